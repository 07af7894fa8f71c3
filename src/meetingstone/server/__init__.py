"""The table in the browser: one process that keeps tables, seats and records. Start reading at :mod:`app`."""
