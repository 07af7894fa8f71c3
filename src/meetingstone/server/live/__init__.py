"""A live table in parts, and the connections to it. What a part needs of another it is given; none knows the whole."""
