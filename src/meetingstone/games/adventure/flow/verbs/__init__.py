"""What effects do, verb by verb, one file for each part of the game that they touch.

A file enters its verbs when it is imported; whoever imports one gets all.
"""

from meetingstone.games.adventure.flow.verbs import (
    ability_cards,
    attached,
    belongings,
    challenges,
    characters,
    choices,
    fighting,
    health,
    numbers,
)

__all__ = [
    "ability_cards",
    "attached",
    "belongings",
    "challenges",
    "characters",
    "choices",
    "fighting",
    "health",
    "numbers",
]
