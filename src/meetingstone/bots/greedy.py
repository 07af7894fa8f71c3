"""A bot that tries every option in an imagined game and takes the one that looks best.

One imagined game per decision, one clone per option. Rolls that an option leads to are averaged over their faces;
what other players do next is not guessed. How a position is judged, also in the middle of a turn, is the game's own
affair (``GameDef.evaluate``), so this bot plays every game. A game may also judge options itself where trying one
says little (``GameDef.judge``). Bots of a style (:mod:`styles`) weigh the parts of either.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import prod
from typing import Any, ClassVar

from meetingstone.bots.base import Estimate, rng_for
from meetingstone.engine import Chance, Game, GameDef, Roll, Source
from meetingstone.engine.views import View, imagine

MOST_FACES = 64
"""Above so many outcomes a roll is drawn instead of averaged."""
DEEPEST = 2
"""So many rolls in a row are averaged; further ones are drawn."""
REASONS = 3


class GreedyBot:
    name: ClassVar[str] = "greedy"

    def __init__(self, definition: GameDef[Any], seed: int) -> None:
        self.definition = definition
        self.seed = seed
        self.weights = definition.styles.get(self.name, {})

    def choose(self, seen: View[Any]) -> int:
        if len(seen.options) == 1:
            return 0
        return ranked(self.values(seen))[0]

    def values(self, seen: View[Any]) -> list[float]:
        """What each option is worth; rounded, so that sums of floats in another order are still equal."""
        judged = self.definition.judge(seen)
        if judged is not None:
            return [round(self._weighed(parts), 6) for parts in judged]
        return [round(self._value(g, seen.seat), 6) for g in self._tried(seen)]

    def explain(self, seen: View[Any]) -> list[Estimate]:
        """All options, best first, with what sets each apart from the best of the others."""
        values = self.values(seen)
        parts = self.definition.judge(seen) or [self._parts(g, seen.seat) for g in self._tried(seen)]
        order = ranked(values)
        return [
            Estimate(index, values[index], _differences(parts[index], parts[_rival(order, index)])) for index in order
        ]

    def _tried(self, seen: View[Any]) -> list[Game[Any]]:
        """The imagined game after each option."""
        rng = rng_for(self.seed, seen)
        root = imagine(seen, self.definition, rng)
        source, root.source = root.source, None
        tried = []
        for index in range(len(seen.options)):
            g = root.clone()
            g.take(seen.seat, index)
            tried.append(_past_draws(g, source))
        return tried

    def _value(self, g: Game[Any], seat: int, depth: int = 0) -> float:
        question = g.question
        if not isinstance(question, Roll):
            return self._judged(g, seat)
        if depth == DEEPEST or prod(len(faces) for faces in question.dice) > MOST_FACES:
            g.fall(g.number, tuple(faces[g.number % len(faces)] for faces in question.dice))
            return self._value(g, seat, depth)
        outcomes = Counter(product(*question.dice))
        value = 0.0
        for outcome, count in outcomes.items():
            after = g.clone()
            after.fall(g.number, outcome)
            value += count * self._value(_past_draws(after, None), seat, depth + 1)
        return value / outcomes.total()

    def _judged(self, g: Game[Any], seat: int) -> float:
        if not self.weights:
            return self.definition.evaluate(g, seat)
        return self._weighed(self.definition.appraise(g, seat))

    def _weighed(self, parts: dict[str, float]) -> float:
        return sum([self.weights.get(name, 1.0) * value for name, value in parts.items()])

    def _parts(self, g: Game[Any], seat: int) -> dict[str, float]:
        while isinstance(g.question, Roll):
            # The middle face stands for all: reasons are rough.
            g.fall(g.number, tuple(sorted(faces)[len(faces) // 2] for faces in g.question.dice))
        return self.definition.appraise(g, seat)


def _past_draws(g: Game[Any], source: Source | None) -> Game[Any]:
    """Draws from stacks that nobody has seen are as good as any; only rolls are worth averaging."""
    while isinstance(g.question, Chance) and not isinstance(g.question, Roll):
        stream = (source or Source(bytes(32))).stream(g.number)
        g.fall(g.number, g.question.draw(stream))
    return g


def ranked(values: list[float]) -> list[int]:
    """Indices, best first. Of equals the last option comes first, because games list leaving off last."""
    last = len(values) - 1
    return sorted(range(len(values)), key=lambda index: (-values[index], index != last, index))


def _rival(order: list[int], index: int) -> int:
    return order[0] if index != order[0] or len(order) == 1 else order[1]


def _differences(parts: dict[str, float], others: dict[str, float]) -> tuple[tuple[str, float], ...]:
    differences = [(name, value - others.get(name, 0.0)) for name, value in parts.items()]
    largest = sorted(differences, key=lambda pair: -abs(pair[1]))[:REASONS]
    return tuple(pair for pair in largest if pair[1])
