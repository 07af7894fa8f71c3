"""The table in the browser, with ids for names; ``table.py`` puts it together."""
