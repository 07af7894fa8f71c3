"""The table in a terminal: a picture drawn with characters, and a line to type on."""
