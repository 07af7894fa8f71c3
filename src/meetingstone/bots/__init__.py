"""Players that are programs. They get views, never games; start reading at :mod:`base`."""
