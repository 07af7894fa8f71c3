"""The procedures of the rulebook, one file each, their steps in the rulebook's order."""
