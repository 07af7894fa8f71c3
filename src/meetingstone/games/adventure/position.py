"""Positions of scenarios, as content files write them; what a position leaves out takes its default."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from meetingstone.engine import NONE, ContentError, Frame, Game
from meetingstone.engine.positions import Exact, Given, frames, numbered, read, standing
from meetingstone.games.adventure.changes import add_lasting, begin_fight, dress, survey
from meetingstone.games.adventure.content import BOX, CONTENT
from meetingstone.games.adventure.flow.challenge import ChallengePhase
from meetingstone.games.adventure.flow.combat import Combat
from meetingstone.games.adventure.flow.match import Match, ability_deck, check, lay_out, starting_quests
from meetingstone.games.adventure.flow.turn import Turn
from meetingstone.games.adventure.queries import attack_type, health_of, valor_of, value
from meetingstone.games.adventure.state import (
    CHALLENGE,
    ENCOUNTER,
    EXPLORE,
    LOG_EVENT,
    LOG_TROPHY,
    MAINTAIN,
    MOVE,
    START,
    Attachment,
    Errand,
    Fight,
    Hero,
    Scope,
    Settings,
    Table,
    Tally,
)
from meetingstone.games.adventure.vocabulary import LEVELS, Level, Side

if TYPE_CHECKING:
    from meetingstone.games.adventure.game import Adventure

PHASES = {
    "begin": START,
    "start": START,
    "roll": START,
    "rolled": MOVE,
    "move": MOVE,
    "explore": EXPLORE,
    "challenge": CHALLENGE,
    "maintain": MAINTAIN,
    "end": MAINTAIN,
    "pass_die": MAINTAIN,
}
"""Steps of a turn at which a position may stand."""


class QuestPosition(Given, frozen=True):
    """An active quest."""

    id: str
    target: str = ""
    """A character."""
    lying: tuple[str, ...] | None = None
    """Spaces where its tokens still lie; left out, all of them."""
    counts: tuple[int, ...] = ()
    """How much of each goal is done."""
    met: tuple[int, ...] = ()
    """Numbers (from 1) of the goals that are met."""


class HeroPosition(Given, frozen=True):
    """A character; seats are taken in the order of the rows."""

    id: str
    space: str = "undercity"
    level: Level = "grey"
    side: Side = "start"
    wounds: int = 0
    disease: int = 0
    energy: int | None = None
    """Left out: 3 for the active character after his roll, none for the others."""
    weapon: str = ""
    armor: str = ""
    bag: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    """Kept discovery tokens."""
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    """Ability cards on top, first to be drawn first; the rest lies below in printed order."""
    discards: tuple[str, ...] = ()
    attached: tuple[str, ...] = ()
    """``battle_shout``, ``curse_of_recklessness sandrai`` (whose card it is), ``sharpen_blade grumbaz iron_axe``."""
    quests: tuple[QuestPosition, ...] = ()
    log: tuple[str, ...] = ()
    """Quests, trophies and events."""
    events: tuple[str, ...] = ()


class FightPosition(Given, frozen=True):
    """A combat of the active character that is going on at ``step``.

    He fights a character (``defender``), a challenge card (``card``), an undefeated encounter (``slot``, from 1), or
    what is printed on his space.
    """

    defender: str = ""
    card: str = ""
    slot: int = 0
    step: str = "met"
    dice: tuple[int, int] = (0, 0)
    """Red and black; X is 6."""
    replaced: tuple[str, str] = ("", "")
    """Weapon replacements of attacker and defender."""


class Position(Given, frozen=True):
    """What a scenario states of the table; docs/scenarios.md explains each field."""

    players: int = 2
    valor: int = 8
    rounds: int = 80
    round: int = 1
    active: str = ""
    """Left out, the first row."""
    phase: str = "move"
    """The step of the turn that comes next: start, roll, rolled, move, explore, challenge, maintain or end."""
    moves: int = 2
    face: int = 1
    """The face of the movement die (from 0) that was rolled."""
    moved: bool = False
    halted: bool = False
    hero: tuple[HeroPosition, ...] = ()
    decks: dict[str, tuple[str, ...]] = {}
    """``grey``: challenge cards at the bottom, first to be drawn first; the rest lies above in printed order."""
    only: tuple[str, ...] = ()
    """Decks (a colour, ``elite``, ``tokens`` or a character) that hold only the cards named here."""
    elite: tuple[str, ...] = ()
    """Elite quests on top, first to be drawn first."""
    elite_discards: tuple[str, ...] = ()
    trophies: dict[str, int] = {}
    """Copies left, where it is not all of them."""
    pile: tuple[str, ...] = ()
    """Discovery tokens on top of the unused pile, first to be drawn first."""
    box: tuple[str, ...] = ()
    """Discarded discovery tokens."""
    hidden: tuple[str, ...] = ()
    """``bomb brill sofeea``: a facedown token, its space and who knows it."""
    track: dict[str, str] = {}
    """``1 = "rotten_ghoul brill"``: slot, card and space of the marker."""
    world: str = ""
    """The global event."""
    located: tuple[str, ...] = ()
    """Location events on their spaces."""
    turned: tuple[str, ...] = ()
    """Events whose reverse is up."""
    counters: dict[str, int] = {}
    traps: tuple[str, ...] = ()
    """``freezing_trap brill burbonn``: card, space and owner."""
    ambushed: tuple[str, ...] = ()
    """Characters with an Ambush in this turn (AG-TOK-07)."""
    stuck: tuple[str, ...] = ()
    """Characters whose next movement phase has no steps."""
    played: tuple[str, ...] = ()
    """``sofeea frostbolt``: ability cards played in this turn."""
    fight: FightPosition | None = None
    exact: Exact | None = None


def _space(name: str) -> int:
    return numbered(CONTENT.space, "space", name)


def _ability(name: str) -> int:
    return numbered(CONTENT.ability, "ability card", name)


def _item(name: str) -> int:
    return numbered(CONTENT.item, "item", name)


def _challenge(name: str) -> int:
    return numbered({**CONTENT.item, **CONTENT.challenge}, "challenge card", name)


def _token(name: str) -> int:
    return numbered(CONTENT.discovery, "discovery token", name)


def _words(text: str, least: int, example: str) -> list[str]:
    words = text.split()
    if len(words) < least:
        raise ContentError(f"position: {text!r} says too little; write `{example}`")
    return words


# ---- to a game


def build(definition: Adventure, plain: dict[str, Any]) -> Game[Table]:
    """A game that stands at this position and asks its next question."""
    position = read(plain, Position)
    try:
        given = {"players": position.players, "valor": position.valor, "rounds": position.rounds}
        settings = msgspec.convert(given, Settings)
    except msgspec.ValidationError as error:
        raise ContentError(f"position: {error}") from None
    check(settings)
    if position.exact:
        return position.exact.game(definition)
    s = Table(settings=settings)
    lay_out(s)
    _seat_heroes(s, position)
    _lay_turn(s, position)
    _lay_decks(s, position)
    _lay_board(s, position)
    _dress_all(s)
    return standing(definition, s, _stack(s, position))


def _dress_all(s: Table) -> None:
    for seat in range(len(s.heroes)):
        dress(s, seat)
    survey(s)


def _seat_heroes(s: Table, position: Position) -> None:
    rows = list(position.hero)
    if len(rows) > position.players:
        raise ContentError(f"position: {len(rows)} characters for {position.players} players")
    taken = {row.id for row in rows}
    rows += [HeroPosition(id=each.id) for each in CONTENT.characters if each.id not in taken]
    rows = rows[: position.players]
    s.heroes = [Hero(numbered(CONTENT.character, "character", row.id)) for row in rows]
    if len({hero.character for hero in s.heroes}) != len(s.heroes):
        raise ContentError("position: a character occurs twice")
    s.first = 0
    s.active = _seat(s, position.active) if position.active else 0
    for seat, row in enumerate(rows):
        s.heroes[seat] = _hero(s, seat, row, position)


def _seat(s: Table, name: str) -> int:
    found = next((i for i, hero in enumerate(s.heroes) if CONTENT.characters[hero.character].id == name), NONE)
    if found == NONE:
        raise ContentError(f"position: {name} does not play")
    return found


def _hero(s: Table, seat: int, row: HeroPosition, position: Position) -> Hero:
    rolled = seat == s.active and PHASES.get(position.phase, START) != START
    for name in (row.weapon, row.armor):
        slot = "weapon" if name == row.weapon else "armor"
        item = CONTENT.challenges[_item(name)].item if name else None
        if item and item.kind != slot:
            raise ContentError(f"position: {name} is no {slot}")
    return replace(
        s.heroes[seat],
        space=_space(row.space),
        level=LEVELS.index(row.level),
        side=int(row.side == "other"),
        wounds=row.wounds,
        disease=row.disease,
        energy=row.energy if row.energy is not None else 3 if rolled else 0,
        weapon=_item(row.weapon) if row.weapon else NONE,
        armor=_item(row.armor) if row.armor else NONE,
        bag=tuple(_item(name) for name in row.bag),
        tokens=tuple(sorted(_token(name) for name in row.tokens)),
        attached=tuple(_attachment(s, seat, text) for text in row.attached),
        quests=tuple(_errand(s, quest) for quest in row.quests),
        log=tuple(_entry(name) for name in row.log),
        events=tuple(_challenge(name) for name in row.events),
    )


def _attachment(s: Table, seat: int, text: str) -> Attachment:
    words = _words(text, 1, "sharpen_blade grumbaz iron_axe")
    owner = _seat(s, words[1]) if len(words) > 1 else seat
    return Attachment(_ability(words[0]), owner, _item(words[2]) if len(words) > 2 else NONE)


def _errand(s: Table, row: QuestPosition) -> Errand:
    number = numbered(CONTENT.quest, "quest", row.id)
    quest = CONTENT.quests[number]
    counts = row.counts or (0,) * len(quest.goals)
    if len(counts) != len(quest.goals) or any(not 1 <= goal <= len(quest.goals) for goal in row.met):
        raise ContentError(f"position: {row.id} has {len(quest.goals)} goals")
    lying = quest.tokens if row.lying is None else row.lying
    return Errand(
        quest=number,
        target=_seat(s, row.target) if row.target else NONE,
        lying=tuple(_space(name) for name in lying),
        counts=counts,
        done=sum(1 << (goal - 1) for goal in row.met),
    )


def _entry(name: str) -> int:
    if name in CONTENT.quest:
        return CONTENT.quest[name]
    if name in CONTENT.trophy:
        return LOG_TROPHY + CONTENT.trophy[name]
    return LOG_EVENT + numbered(CONTENT.challenge, "quest, trophy or event", name)


def _lay_turn(s: Table, position: Position) -> None:
    s.round = position.round
    s.turn = (position.round - 1) * len(s.heroes) + s.active
    if position.phase not in PHASES:
        raise ContentError(f"position: phase is {position.phase}; a turn has {', '.join(PHASES)}")
    s.phase = PHASES[position.phase]
    if s.phase != START:
        if not 0 <= position.face < len(BOX.movement_die):
            raise ContentError(f"position: the movement die has faces 0 to {len(BOX.movement_die) - 1}")
        s.face = position.face
        s.moves = position.moves
    s.moved = position.moved
    s.halted = position.halted
    s.stuck = tuple(_seat(s, name) for name in position.stuck)
    for name in position.ambushed:
        add_lasting(s, "ambush", _seat(s, name), 1, "ambush", NONE)
    for text in position.played:
        hero, card = _words(text, 2, "sofeea frostbolt")[:2]
        s.add(Scope.TURN, Tally.PLAYED, _seat(s, hero), _ability(card))


def _lay_decks(s: Table, position: Position) -> None:
    for seat, row in enumerate(position.hero):
        hand = tuple(sorted(_ability(name) for name in row.hand))
        gone = tuple(_ability(name) for name in row.discards)
        top = tuple(_ability(name) for name in row.deck)
        used = Counter((*hand, *gone, *top))
        used.update(each.ability for hero in s.heroes for each in hero.attached if each.owner == seat)
        used.update(_ability(text.split()[0]) for text in position.traps if text.split()[-1] == row.id)
        whole = Counter(ability_deck(s.heroes[seat].character))
        if used - whole:
            extra = CONTENT.abilities[next(iter(used - whole))].id
            raise ContentError(f"position: {row.id} has too many copies of {extra}")
        s.hands[seat] = hand
        s.discards[seat] = gone
        rest = () if row.id in position.only else sorted((whole - used).elements())
        s.decks[seat] = (*rest, *reversed(top))
    for seat in range(len(position.hero), len(s.heroes)):
        s.decks[seat] = ability_deck(s.heroes[seat].character)
    s.elite = _deck(position.elite, position.elite_discards, s, "elite" in position.only)
    s.elite_discards = tuple(numbered(CONTENT.quest, "quest", name) for name in position.elite_discards)
    left = {numbered(CONTENT.trophy, "trophy", name): count for name, count in position.trophies.items()}
    held = Counter(entry - LOG_TROPHY for hero in s.heroes for entry in hero.log if LOG_TROPHY <= entry < LOG_EVENT)
    s.trophies = tuple(left.get(i, trophy.copies - held[i]) for i, trophy in enumerate(CONTENT.trophies))


def _deck(top: tuple[str, ...], gone: tuple[str, ...], s: Table, only: bool) -> tuple[int, ...]:
    numbers = [numbered(CONTENT.quest, "quest", name) for name in top]
    out = {*numbers, *(CONTENT.quest[name] for name in gone if name in CONTENT.quest), *starting_quests()}
    out |= {errand.quest for hero in s.heroes for errand in hero.quests}
    out |= {entry for hero in s.heroes for entry in hero.log}
    rest = [] if only else [i for i in range(len(CONTENT.quests)) if i not in out]
    return (*rest, *reversed(numbers))


def _lay_board(s: Table, position: Position) -> None:
    for text, words in ((text, _words(text, 3, "freezing_trap brill burbonn")) for text in position.traps):
        if CONTENT.spaces[_space(words[1])].kind == "city":
            raise ContentError(f"position: {text!r}: cities cannot hold traps")
        s.traps = (*s.traps, (_space(words[1]), _ability(words[0]), _seat(s, words[2])))
    for number, text in position.track.items():
        if not number.isdigit() or not 1 <= int(number) <= BOX.markers:
            raise ContentError(f"position: the track has slots 1 to {BOX.markers}")
        card, space = _words(text, 2, "rotten_ghoul brill")[:2]
        slot = int(number) - 1
        s.track = (*s.track[:slot], _challenge(card), *s.track[slot + 1 :])
        s.marked = (*s.marked[:slot], _space(space), *s.marked[slot + 1 :])
    s.world = _challenge(position.world) if position.world else NONE
    s.turned = tuple(_challenge(name) for name in position.turned)
    for name in position.located:
        event = CONTENT.challenges[_challenge(name)].event
        if event is None or event.kind != "location":
            raise ContentError(f"position: {name} is no location event")
        s.located = (*s.located, (_space(event.space), _challenge(name)))
    s.counters = tuple((_challenge(name), count) for name, count in position.counters.items())
    _lay_tokens(s, position)
    _lay_challenges(s, position)


def _lay_tokens(s: Table, position: Position) -> None:
    hidden: list[list[int]] = [[] for _ in s.hidden]
    spaces: list[list[int]] = [[] for _ in s.hidden]
    for words in (_words(text, 2, "bomb brill sofeea") for text in position.hidden):
        row = sum(1 << _seat(s, name) for name in words[2:])
        hidden[row].append(_token(words[0]))
        spaces[row].append(_space(words[1]))
    s.hidden = tuple(tuple(row) for row in hidden)
    s.hidden_at = tuple(tuple(row) for row in spaces)
    top = [_token(name) for name in position.pile]
    gone = [_token(name) for name in position.box]
    used = Counter((*top, *gone, *(kind for row in hidden for kind in row)))
    used.update(kind for hero in s.heroes for kind in hero.tokens)
    used[CONTENT.discovery["disease"]] += sum(hero.disease for hero in s.heroes)
    whole = Counter(s.pile)
    if used - whole:
        raise ContentError(f"position: too many tokens {CONTENT.discoveries[next(iter(used - whole))].id}")
    rest = [] if "tokens" in position.only else sorted((whole - used).elements())
    s.pile = (*rest, *reversed(top))
    s.box = (*s.box[:-1], tuple(gone))


def _lay_challenges(s: Table, position: Position) -> None:
    out = {card for hero in s.heroes for card in (hero.weapon, hero.armor, *hero.bag, *hero.events)}
    out |= {entry - LOG_EVENT for hero in s.heroes for entry in hero.log if entry >= LOG_EVENT}
    out |= {s.world, *s.track, *(card for _, card in s.located)}
    if position.fight and position.fight.card:
        out.add(_challenge(position.fight.card))
    for name in position.decks:
        if name not in LEVELS:
            raise ContentError(f"position: there is no {name} challenge deck")
    decks = []
    for level, name in enumerate(LEVELS):
        bottom = [_challenge(card) for card in position.decks.get(name, ())]
        for card in bottom:
            if CONTENT.challenges[card].level != level or card in out:
                raise ContentError(f"position: {CONTENT.challenges[card].id} is not in the {name} deck")
        rest = [] if name in position.only else [c for c in s.challenge[level] if c not in out and c not in bottom]
        decks.append((*rest, *reversed(bottom)))
    s.challenge = tuple(decks)


# ---- where the game stands


def _stack(s: Table, position: Position) -> list[Frame]:
    match = Match()
    match.goto("next_turn")
    match.at = match.pc
    turn = Turn(seat=s.active)
    turn.goto(position.phase)
    if position.fight is None:
        return [match, turn]
    turn.goto("challenge")
    turn.at, turn.pc = turn.pc, turn.pc + 1
    s.phase = CHALLENGE
    phase = ChallengePhase(seat=s.active)
    phase.goto("choose")
    phase.at = phase.pc
    phase.goto("end")
    combat = Combat()
    if position.fight.step not in Combat.STEPS:
        raise ContentError(f"position: step is {position.fight.step}; a combat has {', '.join(Combat.STEPS)}")
    combat.goto(position.fight.step)
    begin_fight(s, _fight(s, position.fight))
    return [match, turn, phase, combat]


def _fight(s: Table, given: FightPosition) -> Fight:
    space = s.heroes[s.active].space
    card = slot = NONE
    defender = ENCOUNTER
    if given.defender:
        defender = _seat(s, given.defender)
    elif given.slot:
        slot = given.slot - 1
        card = s.track[slot] if 0 <= slot < BOX.markers else NONE
        if card == NONE:
            raise ContentError(f"position: slot {given.slot} of the track is empty")
    elif given.card:
        card = _challenge(given.card)
        if CONTENT.challenges[card].encounter is None:
            raise ContentError(f"position: {given.card} cannot be fought")
    else:
        printed = CONTENT.spaces[space].encounter
        if printed is None or printed.enemy is None:
            raise ContentError(f"position: nothing is printed on {CONTENT.spaces[space].id} that can be fought")
    if any(not 0 <= face <= 6 for face in given.dice):
        raise ContentError("position: combat dice show 1 to 6; 0 before the roll")
    begun = given.step not in ("met", "begin")
    if begun and defender >= 0 and not s.heroes[defender].energy:
        s.heroes[defender] = replace(s.heroes[defender], energy=1)
    replaced = tuple(_ability(name) if name else NONE for name in given.replaced)
    return Fight(
        attacker=s.active, defender=defender, space=space, card=card, slot=slot, dice=given.dice, begun=begun,
        board=defender == ENCOUNTER and card == NONE, replaced=(replaced[0], replaced[1]),
    )  # fmt: skip


# ---- and back


def export(g: Game[Table]) -> dict[str, Any]:
    """Everything that ``build`` needs to make the same game; the characters also in words, for those who read it."""
    s = g.state
    position = Position(
        players=s.settings.players,
        valor=s.settings.valor,
        rounds=s.settings.rounds,
        round=max(1, s.round),
        active=CONTENT.characters[s.heroes[s.active].character].id if s.active != NONE else "",
        hero=tuple(_export_hero(s, seat) for seat in range(len(s.heroes))),
        exact=Exact(frames(g), msgspec.to_builtins(s, str_keys=True)),
    )
    plain: dict[str, Any] = msgspec.to_builtins(position)
    return plain


def _hero_id(s: Table, seat: int) -> str:
    return CONTENT.characters[s.heroes[seat].character].id


def _items(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(item.id for item in (CONTENT.challenges[card].item for card in cards if card != NONE) if item)


def _export_hero(s: Table, seat: int) -> HeroPosition:
    hero = s.heroes[seat]
    return HeroPosition(
        id=_hero_id(s, seat),
        space=CONTENT.spaces[hero.space].id,
        level=LEVELS[hero.level],
        side="other" if hero.side else "start",
        wounds=hero.wounds,
        disease=hero.disease,
        energy=hero.energy,
        weapon=next(iter(_items((hero.weapon,))), ""),
        armor=next(iter(_items((hero.armor,))), ""),
        bag=_items(hero.bag),
        tokens=tuple(CONTENT.discoveries[kind].id for kind in hero.tokens),
        hand=_abilities(s.hands[seat]),
        discards=_abilities(s.discards[seat]),
        attached=tuple(_attached_text(s, each) for each in hero.attached),
        quests=tuple(_export_errand(s, errand) for errand in hero.quests),
        log=tuple(_entry_id(entry) for entry in hero.log),
        events=tuple(CONTENT.challenges[card].id for card in hero.events),
    )


def _abilities(numbers: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(CONTENT.abilities[number].id for number in numbers)


def _attached_text(s: Table, each: Attachment) -> str:
    words = [CONTENT.abilities[each.ability].id, _hero_id(s, each.owner), *_items((each.item,))]
    return " ".join(words)


def _export_errand(s: Table, errand: Errand) -> QuestPosition:
    return QuestPosition(
        id=CONTENT.quests[errand.quest].id,
        target=_hero_id(s, errand.target) if errand.target != NONE else "",
        lying=tuple(CONTENT.spaces[space].id for space in errand.lying),
        counts=errand.counts,
        met=tuple(i + 1 for i in range(len(errand.counts)) if errand.done >> i & 1),
    )


def _entry_id(entry: int) -> str:
    if entry >= LOG_EVENT:
        return CONTENT.challenges[entry - LOG_EVENT].id
    return CONTENT.trophies[entry - LOG_TROPHY].id if entry >= LOG_TROPHY else CONTENT.quests[entry].id


def facts(g: Game[Table]) -> dict[str, Any]:
    """What expectations may name: heroes by id, decks, track, tokens, events, the turn and the fight."""
    s = g.state
    return {
        "heroes": {_hero_id(s, seat): _hero_facts(s, seat) for seat in range(len(s.heroes))},
        "active": _hero_id(s, s.active) if s.active != NONE else "",
        "round": s.round,
        "phase": ("start", "move", "explore", "challenge", "maintain")[s.phase],
        "moves": s.moves,
        "moved": s.moved,
        "halted": s.halted,
        "decks": {name: [CONTENT.challenges[c].id for c in reversed(s.challenge[i])] for i, name in enumerate(LEVELS)}
        if s.challenge
        else {},
        "elite": [CONTENT.quests[quest].id for quest in reversed(s.elite)],
        "elite_discards": [CONTENT.quests[quest].id for quest in s.elite_discards],
        "trophies": {trophy.id: s.trophies[i] for i, trophy in enumerate(CONTENT.trophies)} if s.trophies else {},
        "pile": len(s.pile),
        "box": [CONTENT.discoveries[kind].id for row in s.box for kind in row],
        "hidden": [_hidden_text(s, row, i) for row in range(len(s.hidden)) for i in range(len(s.hidden[row]))],
        "track": {
            str(slot + 1): f"{CONTENT.challenges[card].id} {CONTENT.spaces[s.marked[slot]].id}"
            for slot, card in enumerate(s.track)
            if card != NONE
        },
        "world": CONTENT.challenges[s.world].id if s.world != NONE else "",
        "located": {CONTENT.spaces[space].id: CONTENT.challenges[card].id for space, card in s.located},
        "turned": [CONTENT.challenges[card].id for card in s.turned],
        "counters": {CONTENT.challenges[card].id: count for card, count in s.counters},
        "traps": [
            f"{CONTENT.abilities[ability].id} {CONTENT.spaces[space].id} {_hero_id(s, owner)}"
            for space, ability, owner in s.traps
        ],
        "winners": [_hero_id(s, seat) for seat in s.winners],
        "fight": _fight_facts(s),
    }


def _hidden_text(s: Table, row: int, i: int) -> str:
    known = " ".join(_hero_id(s, seat) for seat in range(len(s.heroes)) if row >> seat & 1)
    text = f"{CONTENT.discoveries[s.hidden[row][i]].id} {CONTENT.spaces[s.hidden_at[row][i]].id}"
    return f"{text} {known}" if known else text


def _hero_facts(s: Table, seat: int) -> dict[str, Any]:
    hero = s.heroes[seat]
    row = _export_hero(s, seat)
    plain: dict[str, Any] = {name: getattr(row, name) for name in row.__struct_fields__}
    for name in ("bag", "tokens", "hand", "discards", "attached", "log", "events"):
        plain[name] = list(plain[name])
    plain["deck"] = [CONTENT.abilities[card].id for card in reversed(s.decks[seat])]
    plain["quests"] = {errand.id: _errand_facts(errand) for errand in row.quests}
    plain["health"] = health_of(s, seat)
    plain["left"] = health_of(s, seat) - hero.wounds
    plain["valor"] = valor_of(hero)
    for name in ("attack", "defense", "damage"):
        plain[name] = value(s, seat, name)
    return plain


def _errand_facts(errand: QuestPosition) -> dict[str, Any]:
    plain = {"target": errand.target, "lying": list(errand.lying or ()), "counts": list(errand.counts)}
    return {**plain, "met": list(errand.met)}


def _fight_facts(s: Table) -> dict[str, Any]:
    fight = s.fight
    if fight is None:
        return {}
    sides = {}
    for word, seat in (("attacker", fight.attacker), ("defender", fight.defender)):
        numbers = {name: value(s, seat, name) for name in ("attack", "defense", "damage")}
        sides[word] = {**numbers, "type": ("melee", "ranged")[attack_type(s, seat)]}
    return {
        **sides,
        "red": fight.dice[0],
        "black": fight.dice[1],
        "space": CONTENT.spaces[fight.space].id,
        "card": CONTENT.challenges[fight.card].id if fight.card != NONE else "",
        "over": fight.over,
    }
