"""After the game: where the coins came from, how the lead went, what the die gave, what was worth another look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from meetingstone.engine import Event, Game
from meetingstone.engine.picture import Earning, Phrase
from meetingstone.engine.story import Moment, Stage, Story, Throw, luck_of
from meetingstone.games.small_world.content import Box, Content
from meetingstone.games.small_world.flow.scoring import side_points, sides, winners
from meetingstone.games.small_world.income import tokens_on_boards
from meetingstone.games.small_world.state import Table
from meetingstone.games.small_world.verdict import verdict

DIE_ICON = "perspective-dice-six-faces-random"
FEWEST_LOST = 2
"""Regions that must go in one turn before a loss is worth telling."""


def earnings(box: Box, log: Sequence[Event]) -> list[Earning]:
    """Coins won and lost by source; a whole game's add up to the final totals."""
    players = sorted({event.values["seat"] for event in log if event.kind == "turn"})
    found = [Earning(seat, "@picture-start", box.coins_at_start, "@story-from-start") for seat in players]
    for event in log:
        found += _earned(event)
    return found


def _earned(event: Event) -> list[Earning]:
    values = event.values
    if event.kind == "score":
        return [_income(values["seat"], *item) for item in values["items"]]
    if event.kind == "gain":
        return [_income(values["seat"], values["source"], values["amount"], values["rule"])]
    if event.kind == "picked":
        return [_deal(values["seat"], "@picture-combos", values["found"] - values["price"])]
    if event.kind == "pay-stash":
        return [_deal(values["seat"], "@picture-paid", -values["amount"])]
    if event.kind == "pay":
        amount = values["amount"]
        return [_deal(values["seat"], "@picture-paid", -amount), _deal(values["payee"], "@picture-received", amount)]
    return []


def _income(seat: int, source: str, amount: int, rule: str) -> Earning:
    name = source if source.startswith("@") else f"@source-{source}"
    if rule in ("SW-SCORE-01", "SW-SCORE-02"):
        group = "@story-from-regions"
    elif name == "@source-faction":
        group = "@story-from-faction"
    elif name.startswith("@marker-"):
        group = "@story-from-markers"
    else:
        group = "@story-from-cards"
    return Earning(seat, name, amount, group)


def _deal(seat: int, source: str, amount: int) -> Earning:
    return Earning(seat, source, amount, "@story-from-deals")


def story(g: Game[Table]) -> Story:
    """The whole game, once it is over."""
    s, log = g.state, g.log or []
    stages = tuple(_stages(s, log))
    throws = tuple(_throws(s.content, log))
    turns = list(_turns(log, s.humans))
    found = (
        _lead_for_good(s, stages), _lead_changes(s, stages), _tie_break(s, stages), _best_turn(log, turns),
        _best_race(log), _dearest(log, turns, s.humans), _biggest_loss(log, turns, s.humans), _luckiest(throws),
        _unluckiest(throws),
    )  # fmt: skip
    return Story(
        how=verdict(s),
        others=(s.content.card_name(s.content.murlocs),) * (len(s.coins) - s.humans),
        stages=stages,
        die=tuple(s.content.box.die),
        throws=throws,
        luck=tuple(luck_of(seat, throws, s.content.box.die) for seat in range(s.humans)),
        moments=tuple(moment for moment in found if moment),
    )


# ---- the lead


def _stages(s: Table, log: Sequence[Event]) -> Iterator[Stage]:
    totals = [s.content.box.coins_at_start if seat < s.humans else 0 for seat in range(len(s.coins))]
    for at, event in enumerate(log):
        if event.kind in ("round", "end"):
            yield Stage(at, tuple(totals))
        for earning in _earned(event):
            totals[earning.seat] += earning.amount


def _leaders(s: Table, stage: Stage) -> list[tuple[int, ...]]:
    """The sides with most points; several when they are level."""
    points = {side: side_points(s, side, stage.points) for side in sides(s)}
    return [side for side in points if points[side] == max(points.values())]


def _lead_changes(s: Table, stages: Sequence[Stage]) -> Moment | None:
    count, last, ahead = 0, 0, None
    for at, stage in enumerate(stages[1:], 1):
        leaders = _leaders(s, stage)
        if len(leaders) > 1 or leaders[0] == ahead:
            continue
        if ahead is not None:
            count, last = count + 1, at
        (ahead,) = leaders
    if not count:
        return None
    return Moment(
        stages[last].event,
        "story-changes",
        Phrase("story-changes-told", {"count": count, "round": last}),
        "card-exchange",
    )


def _lead_for_good(s: Table, stages: Sequence[Stage]) -> Moment | None:
    """From which round on the winners were ahead of all others; level is not ahead."""
    won = [side for side in sides(s) if side[0] in winners(s)] or [side for side in sides(s) if side[0] >= s.humans]
    since = len(stages)
    while since > 1 and _leaders(s, stages[since - 1]) == won:
        since -= 1
    if since == len(stages):
        return None
    values = {"seats": list(won[0]), "round": since}
    return Moment(stages[since].event, "story-lead", Phrase("story-lead-told", values), "watchtower")


def _tie_break(s: Table, stages: Sequence[Stage]) -> Moment | None:
    """SW-END-03: tokens on the boards decided between equal coins."""
    level = _leaders(s, stages[-1])
    won = [side for side in level if side[0] in winners(s)]
    if len(level) == len(won) or len(won) != 1:
        return None
    tokens = sum(tokens_on_boards(s, seat) for seat in won[0])
    return Moment(
        stages[-1].event,
        "story-tie",
        Phrase("story-tie-told", {"seats": list(won[0]), "count": tokens}),
        "three-friends",
    )


# ---- turns


class _Turn(NamedTuple):
    """The events from ``first`` up to ``after`` are the turn of ``seat``."""

    round: int
    seat: int
    first: int
    after: int


def _turns(log: Sequence[Event], murlocs: int) -> Iterator[_Turn]:
    number, first, seat = 0, -1, -1
    for at, event in enumerate(log):
        if event.kind not in ("round", "turn", "murlocs", "end"):
            continue
        if first >= 0:
            yield _Turn(number, seat, first, at)
        first = -1
        if event.kind == "round":
            number = event.values["round"]
        elif event.kind != "end":
            first, seat = at, event.values.get("seat", murlocs)


def _best_turn(log: Sequence[Event], turns: Iterable[_Turn]) -> Moment | None:
    best: tuple[int, _Turn] | None = None
    for turn in turns:
        earned = [each for event in log[turn.first : turn.after] for each in _earned(event)]
        coins = sum(each.amount for each in earned if each.seat == turn.seat)
        if best is None or coins > best[0]:
            best = coins, turn
    if best is None:
        return None
    coins, turn = best
    at = max(at for at in range(turn.first, turn.after) if at == turn.first or log[at].kind == "score")
    return Moment(at, "story-turn", Phrase("story-turn-told", _who(turn.seat, round=turn.round, amount=coins)), "sun")


def _best_race(log: Sequence[Event]) -> Moment | None:
    """The combo that brought most coins: by its Regions, its Race and its power."""
    picked: dict[tuple[int, str], int] = {}
    coins = Counter[int]()
    for at, event in enumerate(log):
        if event.kind == "picked":
            for card in ("race", "power"):
                picked[event.values["seat"], event.values[card]] = at
        elif event.kind in ("score", "gain"):
            for earning in _earned(event):
                if (pick := picked.get((earning.seat, earning.source))) is not None:
                    coins[pick] += earning.amount
    if not coins:
        return None
    at, amount = coins.most_common(1)[0]
    told = log[at].values
    values = _who(told["seat"], race=told["race"], power=told["power"], amount=amount)
    return Moment(at, "story-race", Phrase("story-race-told", values), "goblin-head")


def _dearest(log: Sequence[Event], turns: Iterable[_Turn], humans: int) -> Moment | None:
    dearest: tuple[int, int, _Turn] | None = None
    for turn in turns:
        for at in range(turn.first, turn.after):
            if log[at].kind == "conquered" and turn.seat < humans:
                cost = log[at].values["cost"]
                if dearest is None or cost > dearest[0]:
                    dearest = cost, at, turn
    if dearest is None:
        return None
    cost, at, turn = dearest
    values = _who(turn.seat, region=log[at].values["region"], cost=cost, round=turn.round)
    return Moment(at, "story-dearest", Phrase("story-dearest-told", values), "castle")


def _biggest_loss(log: Sequence[Event], turns: Iterable[_Turn], humans: int) -> Moment | None:
    """The most Regions that one player lost in one turn of somebody else."""
    worst: tuple[int, int, int, int] | None = None
    for turn in turns:
        for loser in range(humans):
            lost = [at for at in range(turn.first, turn.after) if _loses(log[at], loser)]
            if loser != turn.seat and len(lost) >= max(FEWEST_LOST, worst[0] + 1 if worst else 0):
                worst = len(lost), lost[-1], loser, turn.round
    if worst is None:
        return None
    count, at, loser, number = worst
    return Moment(at, "story-loss", Phrase("story-loss-told", _who(loser, count=count, round=number)), "death-skull")


def _loses(event: Event, seat: int) -> bool:
    return event.kind == "conquered" and event.values["loser"] == seat


def _who(seat: int, **values: int | str) -> dict[str, int | str | list[int]]:
    """The Murlocs have no seat at the table, but a name among the seats."""
    return {"seats": [seat], **values}


# ---- the die


def _throws(content: Content, log: Sequence[Event]) -> Iterator[Throw]:
    for at, event in enumerate(log):
        values = event.values
        if event.kind in ("attempt", "attempt-failed"):
            yield Throw(
                event=at,
                seat=values["seat"],
                pips=values["die"],
                text=Phrase("story-throw-attempt", {"region": values["region"]}),
                need=values["needed"],
                odds=content.odds(values["needed"]),
                good=event.kind == "attempt",
            )
        elif event.kind == "assault":
            text = Phrase("story-throw-assault", {"region": values["region"]})
            yield Throw(event=at, seat=values["seat"], pips=values["die"], text=text)


def _luckiest(throws: Iterable[Throw]) -> Moment | None:
    tried = [(throw.odds[0] / throw.odds[1], throw) for throw in throws if throw.odds and throw.good]
    _, throw = min(tried, key=lambda pair: pair[0], default=(1, None))
    return (
        Moment(throw.event, "story-luckiest", Phrase("story-luckiest-told", _rolled(throw)), DIE_ICON)
        if throw
        else None
    )


def _unluckiest(throws: Iterable[Throw]) -> Moment | None:
    tried = [(throw.odds[0] / throw.odds[1], throw) for throw in throws if throw.odds and not throw.good]
    _, throw = max(tried, key=lambda pair: pair[0], default=(0, None))
    return (
        Moment(throw.event, "story-unluckiest", Phrase("story-unluckiest-told", _rolled(throw)), DIE_ICON)
        if throw
        else None
    )


def _rolled(throw: Throw) -> dict[str, int | str | list[int]]:
    assert throw.odds
    percent = round(100 * throw.odds[0] / throw.odds[1])
    return _who(throw.seat, region=throw.text.values["region"], need=throw.need, pips=throw.pips, percent=percent)
