"""Many games at once: :mod:`sim` plays them in local processes and counts."""
