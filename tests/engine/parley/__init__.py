"""Parley: a tiny card game that needs all of the kernel, and an example of how a game is written.

Two sides of two seats (even and odd) bid for the first word, smear each other, and cancel, soften or turn aside
what is said about them. Start reading at :mod:`frames`; :mod:`table` seats a game for a test.
"""

from engine.parley.game import PARLEY

__all__ = ["PARLEY"]
