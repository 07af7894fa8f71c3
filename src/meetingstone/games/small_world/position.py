"""Positions of scenarios: readable data to a game and back, and the facts that expectations name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from meetingstone.engine import NONE, ContentError, Frame, Game
from meetingstone.engine.effects import total
from meetingstone.engine.positions import Given, counted, frames, read, standing, within
from meetingstone.engine.record import stack_of
from meetingstone.games.small_world.attack import BASE, Attacker
from meetingstone.games.small_world.board import faces
from meetingstone.games.small_world.changes import column_of
from meetingstone.games.small_world.content import Box, Content, Race
from meetingstone.games.small_world.flow.match import Match, Round, check, lay_out
from meetingstone.games.small_world.flow.murlocs import MurlocTurn
from meetingstone.games.small_world.flow.turn import Turn
from meetingstone.games.small_world.income import score_items
from meetingstone.games.small_world.state import (
    EMPTY,
    Combo,
    Mode,
    Region,
    Settings,
    Table,
    Tally,
    tally_key,
)
from meetingstone.games.small_world.vocabulary import ShuffleBombs

if TYPE_CHECKING:
    from meetingstone.games.small_world.game import SmallWorld

PIECES = ("champion", "fort", "wall", "tower", "objective")
BOMBS = ("dud", "explodes")


class PlayerPosition(Given, frozen=True):
    race: str = ""
    power: str = ""
    declined: str = ""
    declined_power: str = ""
    hand: int = 0
    beasts: int = 0
    champion: bool = False
    harmony: bool = False
    objectives: int = 0
    coins: int = 5


class Position(Given, frozen=True):
    """What a scenario states of the table; docs/scenarios.md explains each field."""

    players: int = 3
    mode: Mode = "classic"
    boards: tuple[str, ...] = ()
    team_score: str = "lowest"
    murlocs: int = 14
    murloc_coins: int = 0
    round: int = 2
    first: int = 0
    seat: int = 0
    phase: str = "choose"
    player: tuple[PlayerPosition, ...] = ()
    regions: dict[str, str] = {}
    markers: dict[str, str] = {}
    face_down: dict[str, str] = {}
    column: tuple[str, ...] = ()
    columns: tuple[tuple[str, ...], ...] = ()
    banners: tuple[tuple[str, ...], ...] | None = None
    badges: tuple[str, ...] | None = None
    discarded: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    """Markers out of the game."""
    bombs: dict[str, str] = {}
    bomb_stack: tuple[str, ...] | None = None
    spent: tuple[str, ...] = ()
    """Bombs that were discarded unseen."""
    turn: dict[str, int] = {}
    stack: list[dict[str, Any]] = []
    """The exact procedure, as an export writes it; then ``phase`` does not matter."""


def _known(content: Content, kind: str, name: str) -> int:
    """The index of a race, power or marker by its id; "" is NONE."""
    if not name:
        return NONE
    number = content.number.get(name, NONE)
    first, after = {
        "race": (0, content.first_power),
        "power": (content.first_power, content.first_marker),
        "marker": (content.first_marker, len(content.cards)),
    }[kind]
    if not first <= number < after:
        raise ContentError(f"position: there is no {kind} {name}")
    return number - first


# ---- to a game


def build(definition: SmallWorld, plain: dict[str, Any]) -> Game[Table]:
    """A game that stands at this position and asks its next question."""
    position = read(plain, Position)
    if len(position.player) > position.players:
        raise ContentError(f"position: {len(position.player)} players are described, but players is {position.players}")
    settings = Settings(
        players=position.players,
        mode=position.mode,
        boards=position.boards or _first_boards(definition.content.box, position.players),
        first=position.first,
        team_score=position.team_score,  # type: ignore[arg-type]
        murlocs=position.murlocs,
    )
    check(settings, definition.content.box)
    s = Table(content=definition.content, settings=settings, boards=settings.boards)
    lay_out(s)
    s.regions = [EMPTY] * len(s.regions)
    s.round, s.first = position.round, within(position.first, 0, s.humans - 1, "first")
    s.seat = within(position.seat, 0, len(s.players) - 1, "seat")
    _seat_players(s, position)
    _lay_regions(s, position)
    _count_tray(s)
    _lay_markers(s, position)
    _lay_combos(s, position)
    _lay_bombs(s, position)
    s.turn = {_tally(s, name): count for name, count in position.turn.items()}
    stack = stack_of(definition, position.stack) if position.stack else _stack(position, s)
    return standing(definition, s, stack)


def _first_boards(box: Box, players: int) -> tuple[str, ...]:
    """The lowest faces of the right sizes."""
    chosen: list[str] = []
    used: set[str] = set()
    for size in box.boards.get(str(players), ()):
        face = next(face for face in faces().values() if face.size == size and face.board not in used)
        used.add(face.board)
        chosen.append(face.id)
    return tuple(chosen)


def _seat_players(s: Table, position: Position) -> None:
    for seat, given in enumerate(position.player):
        race, declined = _known(s.content, "race", given.race), _known(s.content, "race", given.declined)
        for mine in (race, declined):
            if mine != NONE:
                s.owner[mine] = seat
        power = _known(s.content, "power", given.power)
        if race != NONE and power == NONE:
            raise ContentError(f"position: player {seat} has the race {given.race} but no power")
        s.players[seat] = replace(
            s.players[seat],
            race=race,
            power=power,
            declined=declined,
            declined_power=_known(s.content, "power", given.declined_power),
            hand=given.hand,
            beasts=given.beasts,
            champion=given.champion,
            harmony=given.harmony,
            objectives=given.objectives,
        )
        s.coins[seat] = given.coins
    if s.settings.mode == "murlocs":
        s.coins[s.humans] = position.murloc_coins


def _region(s: Table, name: str) -> int:
    if name not in s.map.index:
        raise ContentError(f"position: there is no region {name} on {', '.join(s.boards)}")
    return s.map.index[name]


def _lay_regions(s: Table, position: Position) -> None:
    for name, text in position.regions.items():
        s.regions[_region(s, name)] = parse_region(s.content, text)


def parse_region(content: Content, text: str) -> Region:
    """``3 trolls, 2 beasts, champion, fort``."""
    region = EMPTY
    for part in filter(None, (part.strip() for part in text.split(","))):
        match = re.fullmatch(r"(?:(\d+) )?([a-z_]+)", part)
        if match is None:
            raise ContentError(f"position: {part!r} is neither a count with a race nor a piece")
        count, word = counted(match[1] or "1"), match[2]
        if word in PIECES:
            region = replace(region, **{word: True})
        elif word == "beasts":
            region = replace(region, beasts=count)
        else:
            region = replace(region, race=_known(content, "race", word), tokens=count if match[1] != "0" else 0)
    return region


def _count_tray(s: Table) -> None:
    """What is neither on the map nor in a hand lies in the tray."""
    for race, card in enumerate(s.content.races):
        out = sum(region.tokens for region in s.regions if region.race == race)
        out += sum(player.hand for player in s.players if player.race == race)
        if race == s.content.murlocs and s.settings.mode == "murlocs":
            hand = max(0, s.settings.murlocs - sum(region.tokens for region in s.regions if region.race == race))
            s.players[s.humans] = replace(s.players[s.humans], hand=hand)
            out = s.settings.murlocs
        if out > card.supply:
            raise ContentError(f"position: {out} tokens of {card.id}, but the box has {card.supply}")
        s.tray[race] = card.supply - out


def _lay_markers(s: Table, position: Position) -> None:
    for name, region in position.markers.items():
        s.marker_at[_known(s.content, "marker", name)] = _region(s, region)
    for face, name in position.face_down.items():
        if face not in s.boards:
            raise ContentError(f"position: there is no board {face} in play")
        s.face_down[s.boards.index(face)] = _known(s.content, "marker", name)
    gone = {_known(s.content, "marker", name) for name in position.removed}
    s.aside = [
        kind
        for kind in range(len(s.content.markers))
        if s.marker_at[kind] == NONE and kind not in s.face_down and kind not in gone
    ]


def _lay_combos(s: Table, position: Position) -> None:
    columns = position.columns or ((position.column,) if position.column else ())
    teams = s.settings.mode == "teams"
    count = (3 if s.settings.players % 2 else 2) if teams else 1
    size = s.content.box.team_combos if teams else s.content.box.visible_combos
    if position.columns and len(columns) != count:
        raise ContentError(f"position: columns are {count} lists here")
    if position.banners is not None and len(position.banners) != count:
        raise ContentError(f"position: banners are {count} lists here")
    shown_most = max((len(column) for column in columns), default=0)
    within(shown_most, 0, size, "the number of combos in a column")
    s.columns = [()] * count
    shown = [[_combo(s.content, text) for text in column] for column in columns]
    shown += [[] for _ in range(count - len(shown))]
    s.discarded = [_known(s.content, "power", name) for name in position.discarded]
    taken = {power for player in s.players for power in (player.power, player.declined_power)} - {NONE}
    taken |= {combo.power for column in shown for combo in column} | set(s.discarded)
    badges = (
        [_known(s.content, "power", name) for name in position.badges]
        if position.badges is not None
        else [power for power in range(len(s.content.powers)) if power not in taken]
    )
    free = [race for race in s.content.banners if s.owner[race] == NONE]
    s.banners = [()] * count
    for index in range(count):
        mine = [race for race in free if column_of(s, race) == index]
        mine = [race for race in mine if race not in {combo.race for combo in shown[index]}]
        while position.banners is None and len(shown[index]) < size and mine and badges:
            shown[index].append(Combo(mine.pop(0), badges.pop(0)))
        s.banners[index] = tuple(mine)
        s.columns[index] = tuple(shown[index])
    if position.banners is not None:
        s.banners = [tuple(_known(s.content, "race", name) for name in names) for names in position.banners]
    s.badges = badges


def _combo(content: Content, text: str) -> Combo:
    """``orcs farmer 2``: race, power, coins on it."""
    match = re.fullmatch(r"([a-z_]+) ([a-z_]+)(?: (\d+))?", text)
    if match is None:
        raise ContentError(f"position: {text!r} is no combo; write `orcs farmer 2`")
    return Combo(_known(content, "race", match[1]), _known(content, "power", match[2]), counted(match[3] or "0"))


def _lay_bombs(s: Table, position: Position) -> None:
    for name, kind in position.bombs.items():
        s.bombs[_region(s, name)] = _bomb(kind)
    s.spent = [_bomb(kind) for kind in position.spent]
    if position.bomb_stack is not None:
        s.bomb_stack = [_bomb(kind) for kind in position.bomb_stack]
    elif any(s.is_active(race) and _has_bombs(card) for race, card in enumerate(s.content.races)):
        laid = list(s.bombs)
        s.bomb_stack = [1] * (s.content.box.exploding_bombs - laid.count(1)) + [0] * (
            s.content.box.dud_bombs - laid.count(0)
        )


def _has_bombs(race: Race) -> bool:
    return any(isinstance(row.do, ShuffleBombs) for row in race.trigger)


def _bomb(kind: str) -> int:
    if kind not in BOMBS:
        raise ContentError(f"position: a bomb is {' or '.join(BOMBS)}, not {kind}")
    return BOMBS.index(kind)


def _tally(s: Table, name: str) -> int:
    """``used.frostmourne``, ``taken.humans``, ``attacked.1``, ``killed``."""
    word, _, which = name.partition(".")
    if word.upper() not in Tally.__members__:
        raise ContentError(f"position: nothing is counted under {word}")
    number = int(which) if which.isdigit() else s.content.number.get(which, 0)
    return tally_key(Tally[word.upper()], number)


def _stack(position: Position, s: Table) -> list[Frame]:
    """A match in mid-round whose current turn stands at ``phase``."""
    match = Match()
    match.goto("play_round")
    match.at = match.pc
    turns = Round(taken=(s.seat - s.first) % s.humans + 1)
    turns.at = 0
    if s.seat == s.humans:
        turns.taken = s.humans
        turns.at, turns.pc = 1, 2
        return [match, turns, MurlocTurn(seat=s.seat)]
    turn = Turn(seat=s.seat)
    if position.phase not in Turn.STEPS:
        raise ContentError(f"position: phase is {position.phase}; a turn has {', '.join(Turn.STEPS)}")
    turn.goto(position.phase)
    return [match, turns, turn]


# ---- and back


def export(g: Game[Table]) -> dict[str, Any]:
    """Everything that ``build`` needs to make the same game."""
    s = g.state
    m = s.map
    names = [marker.id for marker in s.content.markers]
    in_game = {*s.aside, *s.face_down} | {kind for kind, at in enumerate(s.marker_at) if at != NONE}
    position = Position(
        players=s.settings.players,
        mode=s.settings.mode,
        boards=s.boards,
        team_score=s.settings.team_score,
        murlocs=s.settings.murlocs,
        murloc_coins=sum(s.coins[s.humans :]),
        round=s.round,
        first=s.first,
        seat=s.seat,
        player=tuple(_export_player(s, seat) for seat in range(s.humans)),
        regions={m.ids[r]: text for r, region in enumerate(s.regions) if (text := region_text(s.content, region))},
        markers={names[kind]: m.ids[at] for kind, at in enumerate(s.marker_at) if at != NONE},
        face_down={s.boards[b]: names[kind] for b, kind in enumerate(s.face_down) if kind != NONE},
        columns=tuple(tuple(_combo_text(s.content, combo) for combo in column) for column in s.columns),
        banners=tuple(tuple(s.content.races[race].id for race in stack) for stack in s.banners),
        badges=tuple(s.content.powers[power].id for power in s.badges),
        discarded=tuple(s.content.powers[power].id for power in s.discarded),
        removed=tuple(name for kind, name in enumerate(names) if kind not in in_game),
        bombs={m.ids[r]: BOMBS[bomb] for r, bomb in enumerate(s.bombs) if bomb != NONE},
        bomb_stack=tuple(BOMBS[bomb] for bomb in s.bomb_stack),
        spent=tuple(BOMBS[bomb] for bomb in s.spent),
        turn=_export_turn(s),
        stack=frames(g),
    )
    plain: dict[str, Any] = msgspec.to_builtins(position)
    return plain


def _export_player(s: Table, seat: int) -> PlayerPosition:
    player = s.players[seat]
    return PlayerPosition(
        race=s.content.races[player.race].id if player.race != NONE else "",
        power=s.content.powers[player.power].id if player.power != NONE else "",
        declined=s.content.races[player.declined].id if player.declined != NONE else "",
        declined_power=s.content.powers[player.declined_power].id if player.declined_power != NONE else "",
        hand=player.hand,
        beasts=player.beasts,
        champion=player.champion,
        harmony=player.harmony,
        objectives=player.objectives,
        coins=s.coins[seat],
    )


def region_text(content: Content, region: Region) -> str:
    parts = []
    if region.race != NONE:
        parts.append(f"{region.tokens} {content.races[region.race].id}")
    if region.beasts:
        parts.append(f"{region.beasts} beasts")
    return ", ".join(parts + [piece for piece in PIECES if getattr(region, piece)])


def _combo_text(content: Content, combo: Combo) -> str:
    text = f"{content.races[combo.race].id} {content.powers[combo.power].id}"
    return f"{text} {combo.coins}" if combo.coins else text


def _export_turn(s: Table) -> dict[str, int]:
    named: dict[str, int] = {}
    for key, count in s.turn.items():
        tally, which = Tally(key // 64), key % 64
        if tally in (Tally.CONQUESTS, Tally.OVER, Tally.KILLED):
            named[tally.name.lower()] = count
        elif tally == Tally.ATTACKED:
            named[f"attacked.{which}"] = count
        else:
            named[f"{tally.name.lower()}.{s.content.cards[which].id}"] = count
    return named


def facts(g: Game[Table]) -> dict[str, Any]:
    """What expectations may name: the export, with totals that one would count by hand."""
    s = g.state
    plain = export(g)
    players = []
    for seat in range(len(s.players)):
        player = _export_player(s, seat)
        row = {name: getattr(player, name) for name in player.__struct_fields__}
        row["regions"] = len(s.held(s.players[seat].race))
        row["declined_regions"] = len(s.held(s.players[seat].declined))
        row["income"] = sum(item.amount for item in score_items(s, seat))
        players.append(row)
    columns = [[_combo_text(s.content, combo) for combo in column] for column in s.columns]
    return {
        "players": players,
        "regions": {name: region_text(s.content, s.regions[r]) for r, name in enumerate(s.map.ids)},
        "cost": _costs(s),
        "tray": {race.id: s.tray[i] for i, race in enumerate(s.content.races)},
        "markers": plain.get("markers", {}),
        "face_down": plain.get("face_down", {}),
        "columns": columns,
        "column": columns[0],
        "banners": [[s.content.races[race].id for race in stack] for stack in s.banners],
        "badges": [s.content.powers[power].id for power in s.badges],
        "discarded": [s.content.powers[power].id for power in s.discarded],
        "bombs": plain.get("bombs", {}),
        "bombs_left": len(s.bomb_stack),
        "boards": list(s.boards),
        "round": s.round,
        "rounds": s.rounds,
        "seat": s.seat,
        "turn": plain.get("turn", {}),
    }


def _costs(s: Table) -> dict[str, int]:
    """What each Region would cost the player whose turn it is."""
    if s.seat == NONE or s.players[s.seat].race == NONE:
        return {}
    attacker = Attacker(s, s.seat)
    return {name: total(BASE, attacker.cost(r)) for r, name in enumerate(s.map.ids)}
