"""REST: everything that is not live. A program can do all that a person can."""
