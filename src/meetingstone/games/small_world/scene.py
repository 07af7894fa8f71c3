"""The table in the browser: all that a seat sees of it, with ids for names, and what stands beside each option."""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from itertools import count, repeat

import msgspec
from msgspec.structs import replace

from meetingstone.engine import HIDDEN, NONE, Option
from meetingstone.engine.effects import Item, Num
from meetingstone.engine.picture import Phrase
from meetingstone.engine.scene import Gallery, GalleryCard, Scene, SceneOption, as_seen, question_of
from meetingstone.engine.views import View
from meetingstone.games.small_world import options as o
from meetingstone.games.small_world.attack import Attacker, conquest_dues
from meetingstone.games.small_world.board import Face, faces
from meetingstone.games.small_world.cause import CauseScene, cause_of
from meetingstone.games.small_world.content import Box, Content
from meetingstone.games.small_world.flow.choices import ChooseForm, RecruitTokens
from meetingstone.games.small_world.flow.conquests import AirAssault
from meetingstone.games.small_world.flow.redeployment import Redeployment
from meetingstone.games.small_world.flow.scoring import places, winners
from meetingstone.games.small_world.income import Held, held_by_all, holding_of, score_items
from meetingstone.games.small_world.prospects import Prospects, coins_of, decline_items
from meetingstone.games.small_world.state import EMPTY, TEAMS, Combo, Region, Table
from meetingstone.games.small_world.verdict import verdict

CONQUERING = ("conquer", "assault")
"""Questions beside which the page shows what every Region costs."""
KEPT = 2_000
"""How many tables' columns, stacks and trays are kept."""


class PlayerScene(msgspec.Struct, frozen=True):
    """What lies in front of one player. In the mode "murlocs" the Murlocs are the player after the last seat."""

    seat: int
    team: str | None
    race: str | None
    power: str | None
    declined: str | None
    declined_power: str | None
    hand: int
    beasts: int
    champion: bool
    harmony: bool
    objectives: int
    coins: int | None
    """None is a closed purse."""
    regions: int
    declined_regions: int
    tokens_on_map: int


class RegionScene(msgspec.Struct, frozen=True):
    """What lies in one Region. ``seat`` is None for nobody, and for the Murlocs of the board."""

    race: str | None = None
    seat: int | None = None
    declined: bool = False
    tokens: int = 0
    beasts: int = 0
    champion: bool = False
    fort: bool = False
    wall: bool = False
    tower: bool = False
    objective: bool = False
    bomb: bool = False
    markers: tuple[str, ...] = ()
    face_down: bool = False
    """The board's marker lies here and nobody has seen it yet."""


class ComboScene(msgspec.Struct, frozen=True):
    """A combo on show: the coins that lie on it, what it costs, and the tokens it gives."""

    race: str
    power: str
    coins: int
    price: int
    tokens: int


class StacksScene(msgspec.Struct, frozen=True):
    """How many banners (by column) and badges are still face down."""

    banners: tuple[int, ...]
    badges: int


class DueScene(msgspec.Struct, frozen=True):
    """Coins to pay before the attack; ``payee`` None is the stash."""

    payee: int | None
    amount: int
    card: str
    rule: str


class CostScene(msgspec.Struct, frozen=True):
    """What a Region costs: ``base`` and the items that change it."""

    cost: int
    base: int
    items: tuple[Item, ...]


class IncomeScene(msgspec.Struct, frozen=True):
    """Coins at scoring as things stand, and by going In Decline with the same Regions (None: no Active Race)."""

    now: tuple[Item, ...]
    decline: tuple[Item, ...] | None


class OptionScene(SceneOption, frozen=True, kw_only=True, omit_defaults=True):
    """One option; what does not apply is left out."""

    region: str | None = None
    to: str | None = None
    """The second Region of an exchange, or where a piece or marker goes."""
    piece: str | None = None
    """A piece (``token``, ``beast``, ``fort``), or the marker that is laid or stolen."""
    race: str | None = None
    """Of the combo that is picked."""
    cost: int | None = None
    """Tokens. Of an assault from the air: with a roll of 0."""
    base: int | None = None
    items: tuple[Item, ...] | None = None
    odds: tuple[int, int] | None = None
    """Faces of the die that suffice, of how many."""
    ways: tuple[str, ...] | None = None
    """The cards used for this conquest."""
    dues: tuple[DueScene, ...] | None = None
    gain: int | None = None
    """Coins that it brings this turn, at once and at scoring, before ``dues``. Of a conquest: if it succeeds, beside
    what nobody can see. Of a decline: the income of this turn. Of what is paid for: less than 0."""


class TableScene(Scene[OptionScene], frozen=True, kw_only=True):
    """Small World as ``me`` sees it."""

    round: int
    rounds: int
    turn: int | None
    """Whose turn it is."""
    mode: str
    team_score: str
    """SW-TEAM-04: how the coins of a team count, "lowest" or "sum"."""
    how: Phrase | None
    """What decided the game, once it is over."""
    players: tuple[PlayerScene, ...]
    boards: tuple[str, ...]
    regions: dict[str, RegionScene]
    columns: tuple[tuple[ComboScene, ...], ...]
    stacks: StacksScene
    tray: dict[str, int]
    income: IncomeScene | None
    """Of ``me``, on the own turn."""
    costs: dict[str, CostScene] | None
    """Of every Region but the own ones, legal or not, while ``me`` conquers."""
    stood: dict[str, tuple[int, int, bool]] | None
    """Tokens, Beasts and Champion of each Region before ``me`` lifted them to redeploy."""
    cause: CauseScene | None
    """What asks ``me``, where it is not the rules of every turn."""


def scene(seen: View[Table]) -> TableScene:
    s = seen.state
    over = seen.question is None and not seen.stack
    held = held_by_all(s)
    return TableScene(
        game=seen.game,
        me=NONE,
        number=seen.number,
        over=over,
        winners=winners(s) if over else (),
        places=places(s) if over else (),
        how=verdict(s) if over else None,
        question=question_of(seen, ()),
        round=s.round,
        rounds=s.rounds,
        turn=_seat(s.seat),
        mode=s.settings.mode,
        team_score=s.settings.team_score,
        players=tuple([_player(s, seat, held) for seat in range(len(s.players))]),
        boards=s.boards,
        regions=_regions(s),
        columns=_columns(s.content, tuple(s.columns)),
        stacks=_stacks(tuple(map(len, s.banners)), len(s.badges)),
        tray=_tray(s.content, tuple(s.tray)),
        income=None,
        costs=None,
        stood=None,
        cause=None,
    )


def seat_scene(watched: TableScene, seen: View[Table]) -> TableScene:
    """The own purse, the own options, and what helps to choose."""
    s = seen.state
    players = tuple([_with_purse(player, _coins(s, player.seat)) for player in watched.players])
    if not seen.options and s.seat != seen.seat:
        # Whoever only waits sees what a watcher sees, and the own purse.
        return replace(watched, me=seen.seat, players=players)
    desk = _Desk(seen)
    return replace(
        watched,
        me=seen.seat,
        question=question_of(seen, tuple([desk.option(option) for option in seen.options])),
        players=players,
        income=desk.income(),
        costs=desk.costs(),
        stood=desk.stood(),
        cause=cause_of(seen),
    )


# ---- what lies on the table


def _seat(seat: int) -> int | None:
    return seat if seat != NONE else None


def _race(content: Content, race: int) -> str | None:
    return content.races[race].id if race != NONE else None


def _power(content: Content, power: int) -> str | None:
    return content.powers[power].id if power != NONE else None


def _player(s: Table, seat: int, held: Held) -> PlayerScene:
    player = s.players[seat]
    return PlayerScene(
        seat,
        TEAMS[player.team] if player.team != NONE else None,
        _race(s.content, player.race),
        _power(s.content, player.power),
        _race(s.content, player.declined),
        _power(s.content, player.declined_power),
        player.hand,
        player.beasts,
        player.champion,
        player.harmony,
        player.objectives,
        _coins(s, seat),
        held.regions[player.race],
        held.regions[player.declined],
        held.tokens[player.race] + held.tokens[player.declined],
    )


def _coins(s: Table, seat: int) -> int | None:
    return s.coins[seat] if s.coins[seat] != HIDDEN else None


def _with_purse(player: PlayerScene, coins: int | None) -> PlayerScene:
    return player if player.coins == coins else replace(player, coins=coins)


def _regions(s: Table) -> dict[str, RegionScene]:
    m = s.map
    holders: list[tuple[int | None, bool]] = [(None, False)] * (len(s.owner) + 1)  # The last is of NONE.
    for race, owner in enumerate(s.owner):
        if owner != NONE:
            holders[race] = owner, not s.is_active(race)
    found = [BARE if region is EMPTY else _region(s.content, region, *holders[region.race]) for region in s.regions]
    for r, bomb in enumerate(s.bombs):
        if bomb != NONE:
            found[r] = replace(found[r], bomb=True)
    for board, kind in enumerate(s.face_down):
        if kind != NONE:
            r = m.size_regions[board]
            found[r] = replace(found[r], face_down=True)
    for kind, at in enumerate(s.marker_at):
        if at != NONE:
            found[at] = replace(found[at], markers=(*found[at].markers, s.content.markers[kind].id))
    return dict(zip(m.ids, found, strict=True))


BARE = RegionScene()


@cache
def _region(content: Content, region: Region, seat: int | None, declined: bool) -> RegionScene:
    """Cached: most Regions of a table have the same content as some Region before."""
    return RegionScene(
        race=_race(content, region.race),
        seat=seat,
        declined=declined,
        tokens=region.tokens,
        beasts=region.beasts,
        champion=region.champion,
        fort=region.fort,
        wall=region.wall,
        tower=region.tower,
        objective=region.objective,
    )


# What lies there for many answers is made once: it need not be compared, then, to see that it has not changed.


@lru_cache(KEPT)
def _columns(content: Content, columns: tuple[tuple[Combo, ...], ...]) -> tuple[tuple[ComboScene, ...], ...]:
    return tuple(tuple(map(_combo, repeat(content), column, count())) for column in columns)


def _combo(content: Content, combo: Combo, price: int) -> ComboScene:
    race, power = content.races[combo.race], content.powers[combo.power]
    return ComboScene(race.id, power.id, combo.coins, price, race.tokens + power.tokens)


_stacks = lru_cache(KEPT)(StacksScene)


@lru_cache(KEPT)
def _tray(content: Content, left: tuple[int, ...]) -> dict[str, int]:
    return {race.id: tokens for race, tokens in zip(content.races, left, strict=False)}


# ---- what the seat may do


class _Desk:
    """What the seat's options need, looked up once."""

    def __init__(self, seen: View[Table]) -> None:
        self.s = seen.state
        self.me = seen.seat
        self.table = as_seen(seen)
        self.ids = seen.state.map.ids
        self.asks = seen.question.kind if seen.question and seen.options else ""
        self.top = seen.stack[-1] if seen.stack else None
        self.rolled = (self.top.region, self.top.die) if isinstance(self.top, AirAssault) else (NONE, NONE)
        """The Region of an assault from the air, and the roll once it has fallen."""
        self.holding = holding_of(self.s, self.me)
        self.now = tuple(score_items(self.s, self.me, holding=self.holding))
        has_race = self.s.players[self.me].race != NONE
        self.decline = decline_items(self.s, self.me, self.holding.held) if has_race else None
        self.numbers: dict[tuple[int, tuple[int, ...]], Num] = {}
        self.gains: dict[int, int] = {}

    @cached_property
    def attacker(self) -> Attacker:
        return Attacker(self.s, self.me)

    @cached_property
    def prospects(self) -> Prospects:
        return Prospects(self.s, self.me, self.holding)

    def income(self) -> IncomeScene | None:
        return IncomeScene(self.now, self.decline) if self.s.seat == self.me else None

    def costs(self) -> dict[str, CostScene] | None:
        if self.asks not in CONQUERING:
            return None
        held = self.attacker.held
        return {name: _cost(self._number(r)) for r, name in enumerate(self.ids) if not held >> r & 1}

    def stood(self) -> dict[str, tuple[int, int, bool]] | None:
        if self.asks != "redeploy" or not isinstance(self.top, Redeployment) or not self.top.stood:
            return None
        return {self.ids[r]: (tokens, beasts, champion) for r, tokens, beasts, champion in self.top.stood}

    def _number(self, r: int, ways: tuple[int, ...] = ()) -> Num:
        """Once for the option and for the list of costs."""
        found = self.numbers.get((r, ways))
        if found is None:
            region, die = self.rolled
            found = self.numbers[r, ways] = self.attacker.num(r, ways, die if r == region else NONE)
        return found

    def option(self, option: Option) -> OptionScene:
        if isinstance(option, o.Conquer | o.Attempt):
            return self._conquest(option)
        if isinstance(option, o.Assault):
            number = self.attacker.num(option.region, (), 0)
            return self._attack(option, option.region, (), number, number.total - self.attacker.hand)
        if isinstance(option, o.Abandon | o.Guard | o.Retreat | o.Reveal):
            return self._plain(option, region=self.ids[option.region])
        if isinstance(option, o.Place):
            return self._plain(option, region=self.ids[option.region], piece=option.piece)
        if isinstance(option, o.Lay):
            return self._plain(option, region=self.ids[option.region], piece=option.thing)
        if isinstance(option, o.Intimidate):
            to = self.ids[option.to] if option.to != NONE else None
            return self._plain(option, region=self.ids[option.region], to=to, piece=option.piece)
        if isinstance(option, o.Exchange):
            return self._plain(option, region=self.ids[option.region], to=self.ids[option.other])
        if isinstance(option, o.Steal):
            return self._plain(option, to=self.ids[option.to], piece=self.s.content.markers[option.marker].id)
        if isinstance(option, o.Pick):
            return self._plain(
                option, race=_race(self.s.content, option.race), gain=self.offered[option.race] - option.price
            )
        return self._plain(option, gain=self._pays(option))

    def _plain(
        self,
        option: Option,
        *,
        region: str | None = None,
        to: str | None = None,
        piece: str | None = None,
        race: str | None = None,
        gain: int | None = None,
    ) -> OptionScene:
        key, kind, text = self._words(option)
        return OptionScene(key=key, kind=kind, text=text, region=region, to=to, piece=piece, race=race, gain=gain)

    def _words(self, option: Option) -> tuple[str, str, Phrase]:
        return option.key(self.table), str(type(option).__struct_config__.tag), Phrase(*option.says(self.table))

    def _conquest(self, option: o.Conquer | o.Attempt) -> OptionScene:
        number = self._number(option.region, option.ways)
        short = number.total - self.attacker.hand if isinstance(option, o.Attempt) else None
        return self._attack(option, option.region, option.ways, number, short)

    def _attack(
        self, option: Option, region: int, ways: tuple[int, ...], number: Num, short: int | None
    ) -> OptionScene:
        key, kind, text = self._words(option)
        return OptionScene(
            key=key,
            kind=kind,
            text=text,
            region=self.ids[region],
            cost=number.total,
            base=number.base,
            items=number.items,
            odds=self.s.content.odds(short) if short is not None else None,
            ways=tuple(self.s.content.cards[card].id for card in ways) or None,
            dues=self._dues(region, ways),
            gain=self._gain(region),
        )

    def _dues(self, r: int, ways: tuple[int, ...]) -> tuple[DueScene, ...] | None:
        if not ways and self.s.regions[r].race not in self.attacker.takers:
            return None
        dues = conquest_dues(self.attacker.s, self.attacker.seat, r, ways)
        return tuple(DueScene(_seat(d.payee), d.amount, self.s.content.cards[d.card].id, d.rule) for d in dues) or None

    def _gain(self, r: int) -> int:
        if r not in self.gains:
            self.gains[r] = self.prospects.gain(r)
        return self.gains[r]

    @cached_property
    def offered(self) -> dict[int, int]:
        """The coins that lie on each combo, by its Race."""
        return {combo.race: combo.coins for column in self.s.columns for combo in column}

    def _pays(self, option: Option) -> int | None:
        """Coins of an option that is no attack."""
        if isinstance(option, o.Decline) and self.decline is not None:
            return coins_of(self.decline)
        if isinstance(option, o.SitOut):
            return coins_of(self.now)
        if isinstance(option, o.PayForBomb):
            return -option.amount
        if isinstance(option, o.Recruit) and isinstance(self.top, RecruitTokens):
            return -option.count * self.top.price
        if isinstance(option, o.Form) and isinstance(self.top, ChooseForm):
            return self.top.gain if option.form == "human" else -self.top.price
        return None


@cache
def _cost(number: Num) -> CostScene:
    return CostScene(number.total, number.base, number.items)


# ---- what lies in the box


class BoardRegion(msgspec.Struct, frozen=True):
    """One Region as printed; ``label`` and ``polygon`` are in the board's own units."""

    id: str
    name: str
    terrain: str
    symbols: tuple[str, ...]
    neighbours: tuple[str, ...]
    label: tuple[float, float]
    polygon: tuple[tuple[float, float], ...]


class Board(msgspec.Struct, frozen=True):
    """One face; two faces with the same ``board`` are the two sides of one."""

    id: str
    name: str
    board: str
    size: str
    width: float
    height: float
    regions: tuple[BoardRegion, ...]


class BoxGallery(Gallery, frozen=True, kw_only=True):
    """Cards, boards, the faces of the die, and how many of each piece there are."""

    boards: tuple[Board, ...]
    die: tuple[int, ...]
    pieces: dict[str, int]


def gallery(box: Box, cards: tuple[GalleryCard, ...]) -> BoxGallery:
    return BoxGallery(
        cards=cards,
        boards=tuple(_board(face) for face in faces().values()),
        die=box.die,
        pieces={
            "fort": box.forts,
            "wall": box.walls,
            "tower": box.towers,
            "objective": box.objectives,
            "beast": box.beasts,
            "bomb": box.exploding_bombs + box.dud_bombs,
        },
    )


def _board(face: Face) -> Board:
    regions = tuple(
        BoardRegion(
            land.id, f"@region-{land.id}", land.terrain, land.symbols, land.neighbours, land.label, land.polygon
        )
        for land in face.region
    )
    return Board(face.id, f"@board-{face.id}", face.board, face.size, face.width, face.height, regions)
