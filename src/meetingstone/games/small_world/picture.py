"""The table as a seat sees it: boards, players, combos, and what stands beside each option."""

from __future__ import annotations

from meetingstone.engine import NONE, Option
from meetingstone.engine.effects import Num
from meetingstone.engine.picture import Area, Cell, Choice, Group, Panel, Phrase, Picture, Piece, Place, Row
from meetingstone.engine.views import View
from meetingstone.games.small_world import options as o
from meetingstone.games.small_world.attack import Attacker, conquest_dues
from meetingstone.games.small_world.board import faces
from meetingstone.games.small_world.flow.conquests import AirAssault
from meetingstone.games.small_world.income import score_items
from meetingstone.games.small_world.queries import Due, region_name
from meetingstone.games.small_world.state import Table

QUIET = frozenset({"placed", "readied", "combo", "emptied", "boards"})
"""What happens every turn and shows on the map anyway."""

BEFORE = ("turn", "form", "side")
"""Questions that come before the conquests."""
LETTERS: dict[type[Option], str] = {
    o.Done: "d", o.Decline: "l", o.Expand: "e", o.SitOut: "o", o.GiveUp: "w", o.PayForBomb: "p",
}  # fmt: skip
GROUPS: dict[type[Option], Group] = {
    o.Abandon: Group(Phrase("picture-group-abandon"), "a"),
    o.Assault: Group(Phrase("picture-group-assault"), "f"),
    o.Exchange: Group(Phrase("picture-group-exchange"), "x"),
    o.Intimidate: Group(Phrase("picture-group-intimidate"), "i"),
    o.Steal: Group(Phrase("picture-group-steal"), "v"),
}


def picture(seen: View[Table]) -> Picture:
    s, seat = seen.state, seen.seat
    sketch = _Sketch(seen)
    return Picture(
        seat=seat,
        title=Phrase("picture-round", {"round": s.round, "rounds": s.rounds}),
        turn=s.seat,
        panels=(_players(s), _combos(s)),
        areas=tuple(sketch.area(board) for board in range(len(s.boards))),
        choices=tuple(sketch.choice(option) for option in seen.options),
        income=Num.of(0, score_items(s, seat)),
        tip=_tip(seen),
    )


def _tip(seen: View[Table]) -> Phrase | None:
    """SW-REDEP-01: a redeployment is a chain of small answers; several pieces may go at once."""
    if not seen.question or seen.question.kind != "redeploy" or not seen.options:
        return None
    player = seen.state.players[seen.seat]
    first = seen.options[0]
    assert isinstance(first, o.Place)
    return Phrase("picture-tip-redeploy", {"count": player.pieces, "region": region_name(seen.state, first.region)})


# ---- panels


def _players(s: Table) -> Panel:
    teams = s.settings.mode == "teams"
    columns = (
        "picture-player", *(("picture-team",) if teams else ()), "picture-active", "picture-declined", "picture-hand",
        "picture-regions", "picture-coins",
    )  # fmt: skip
    rows = []
    for seat, player in enumerate(s.players):
        name = "@seat" if seat < s.humans else s.content.card_name(player.race)
        team = (f"@faction-{('alliance', 'horde', 'neutral')[player.team]}",) if teams else ()
        coins: Cell = s.coins[seat] if s.coins[seat] >= 0 else Phrase("picture-closed-purse")
        regions = Phrase(
            "picture-regions-held", {"active": len(s.held(player.race)), "declined": len(s.held(player.declined))}
        )
        cells = (name, *team, _active(s, seat), _declined(s, seat), _hand(s, seat), regions, coins)
        rows.append(Row(cells, seat if seat < s.humans else NONE))
    return Panel("players", columns, tuple(rows))


def _active(s: Table, seat: int) -> Cell:
    player = s.players[seat]
    if player.race == NONE:
        return ""
    if player.power == NONE:
        return s.content.card_name(player.race)
    return _pair(s, player.race, player.power)


def _pair(s: Table, race: int, power: int) -> Phrase:
    return Phrase("picture-race-and-power", {"race": s.content.card_name(race), "power": s.content.power_name(power)})


def _declined(s: Table, seat: int) -> Cell:
    player = s.players[seat]
    if player.declined == NONE:
        return ""
    if player.declined_power == NONE:
        return s.content.card_name(player.declined)
    return _pair(s, player.declined, player.declined_power)


def _hand(s: Table, seat: int) -> Cell:
    player = s.players[seat]
    if not player.beasts and not player.champion and not player.harmony:
        return player.hand
    return Phrase(
        "picture-in-hand",
        {
            "tokens": player.hand,
            "beasts": player.beasts,
            "champion": int(player.champion),
            "harmony": int(player.harmony),
        },
    )


def _combos(s: Table) -> Panel:
    rows = [
        Row(
            (
                price,
                _pair(s, combo.race, combo.power),
                f"@faction-{s.content.races[combo.race].faction}",
                s.content.races[combo.race].tokens + s.content.powers[combo.power].tokens,
                combo.coins or "",
            )
        )
        for column in s.columns
        for price, combo in enumerate(column)
    ]
    columns = ("picture-price", "picture-combo", "picture-faction", "picture-tokens", "picture-coins-on-it")
    return Panel("combos", columns, tuple(rows))


# ---- the map and the options


class _Sketch:
    """What the seat's map and options need, looked up once."""

    def __init__(self, seen: View[Table]) -> None:
        self.s = seen.state
        self.kind = seen.question.kind if seen.question else ""
        self.thing = next((option.thing for option in seen.options if isinstance(option, o.Lay)), "")
        plays = seen.seat < self.s.humans and self.s.players[seen.seat].race != NONE
        self.attacker = Attacker(self.s, seen.seat) if plays else None
        top = seen.stack[-1] if seen.stack else None
        self.die = top.die if isinstance(top, AirAssault) else NONE

    def area(self, board: int) -> Area:
        s = self.s
        face = faces()[s.boards[board]]
        places = tuple(self._place(r) for r, b in enumerate(s.map.board) if b == board)
        return Area(face.id, f"@board-{face.id}", face.width, face.height, places)

    def _place(self, r: int) -> Place:
        s = self.s
        land = s.map.lands[r]
        mine = self.attacker is not None and bool(self.attacker.held >> r & 1)
        return Place(
            id=land.id,
            name=region_name(s, r),
            ground=land.terrain,
            signs=land.symbols,
            holder=_holder(s, r),
            pieces=tuple(_pieces(s, r)),
            neighbours=tuple(s.map.ids[other] for other in s.map.neighbours[r]),
            label=land.label,
            shape=land.polygon,
            cost=self.attacker.num(r) if self.attacker and not mine and not self._is_closed(r) else None,
            open=self._is_open(r),
            tries=self._tries(land.id),
        )

    def _is_closed(self, r: int) -> bool:
        """SW-SEA-01: never to be conquered by this Race, so it costs nothing to speak of."""
        assert self.attacker is not None
        return bool(self.s.map.water >> r & 1) and not self.attacker.water

    def _is_open(self, r: int) -> bool:
        """Before the conquests of a turn begin, everything that could be attacked."""
        return self.attacker is not None and self.kind in BEFORE and self.attacker.why_no_target(r) is None

    def _tries(self, name: str) -> tuple[str, ...]:
        if self.thing:
            return (f"lay:{self.thing}>{name}",)
        if self.kind in ("redeploy", "retreat"):
            return (f"{'place' if self.kind == 'redeploy' else 'retreat'}:{name}",)
        return (f"conquer:{name}", f"attempt:{name}")

    def choice(self, option: Option) -> Choice:
        """What stands beside one option."""
        kind = type(option)
        if isinstance(option, o.Conquer | o.Attempt):
            return self._conquest(option)
        if isinstance(option, o.Pick):
            return self._pick(option)
        if isinstance(option, o.Place):
            now = Phrase("picture-there-now", {"count": self.s.regions[option.region].defenders})
            return Choice(places=(self._id(option.region),), notes=(now,))
        if isinstance(option, o.Recruit):
            return Choice(letter=str(option.count))
        return Choice(places=self._places(option), letter=LETTERS.get(kind, ""), group=GROUPS.get(kind))

    def _id(self, r: int) -> str:
        return self.s.map.ids[r]

    def _places(self, option: Option) -> tuple[str, ...]:
        if isinstance(option, o.Exchange):
            return self._id(option.region), self._id(option.other)
        if isinstance(option, o.Steal):
            return (self._id(option.to),)
        if isinstance(option, o.Intimidate) and option.to != NONE:
            return self._id(option.region), self._id(option.to)
        if isinstance(option, o.Abandon | o.Assault | o.Intimidate | o.Lay | o.Retreat | o.Reveal):
            return (self._id(option.region),)
        return ()

    def _pick(self, option: o.Pick) -> Choice:
        content = self.s.content
        combos = (combo for column in self.s.columns for combo in column)
        coins = next(combo.coins for combo in combos if combo.race == option.race)
        notes = (Phrase("picture-coins-found", {"coins": coins}),) if coins else ()
        side = Phrase(f"faction-{content.races[option.race].faction}")
        return Choice(notes=(side, *notes), cards=(content.races[option.race].id, content.powers[option.power].id))

    def _conquest(self, option: o.Conquer | o.Attempt) -> Choice:
        assert self.attacker is not None
        group = None
        if option.ways:
            names = [self.s.content.card_name(number) for number in option.ways]
            group = Group(Phrase("picture-group-ways", {"ways": names}))
        short = "picture-attempt" if isinstance(option, o.Attempt) else "picture-conquer"
        dues = conquest_dues(self.s, self.attacker.seat, option.region, option.ways)
        return Choice(
            short=Phrase(short, {"region": region_name(self.s, option.region)}),
            places=(self._id(option.region),),
            cost=self.attacker.num(option.region, option.ways, self.die),
            odds=self.s.content.odds(option.cost - self.attacker.hand) if isinstance(option, o.Attempt) else None,
            notes=tuple(_due(self.s, due) for due in dues),
            cards=tuple(self.s.content.cards[number].id for number in option.ways),
            group=group,
        )


def _due(s: Table, due: Due) -> Phrase:
    values = {"amount": due.amount, "card": s.content.card_name(due.card)}
    if due.payee == NONE:
        return Phrase("picture-due-stash", values)
    return Phrase("picture-due", {**values, "payee": due.payee})


def _holder(s: Table, r: int) -> Piece | None:
    region = s.regions[r]
    if region.race == NONE:
        return None
    owner = s.owner[region.race]
    seat = owner if owner < s.humans else NONE
    return Piece(
        s.content.card_name(region.race), region.tokens, seat, faded=seat != NONE and not s.is_active(region.race)
    )


def _pieces(s: Table, r: int) -> list[Piece]:
    region = s.regions[r]
    found = [Piece("@piece-beast", region.beasts)] if region.beasts else []
    found += [
        Piece(f"@piece-{name}") for name in ("champion", "fort", "wall", "tower", "objective") if getattr(region, name)
    ]
    if s.bombs[r] != NONE:
        found.append(Piece("@piece-bomb"))
    board = s.map.board[r]
    if s.face_down[board] != NONE and s.map.size_regions[board] == r:
        found.append(Piece("@picture-face-down"))
    found += [Piece(s.content.marker_name(kind)) for kind, at in enumerate(s.marker_at) if at == r]
    return found
