"""From a position to a game: characters, decks, tokens and the track are laid out, and the turn stands at its phase."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from meetingstone.engine import NONE, ContentError, Frame, Game
from meetingstone.engine.positions import numbered, read, standing
from meetingstone.games.adventure.changes import add_lasting, begin_fight, dress, survey
from meetingstone.games.adventure.content import BOX, CONTENT
from meetingstone.games.adventure.flow.challenge import ChallengePhase
from meetingstone.games.adventure.flow.combat import Combat
from meetingstone.games.adventure.flow.match import Match, ability_deck, check, lay_out, starting_quests
from meetingstone.games.adventure.flow.turn import Turn
from meetingstone.games.adventure.ids import space_id
from meetingstone.games.adventure.position.fields import PHASES, FightPosition, HeroPosition, Position, QuestPosition
from meetingstone.games.adventure.position.names import (
    ability_named,
    challenge_named,
    item_named,
    seat_named,
    space_named,
    token_named,
    words_of,
)
from meetingstone.games.adventure.state import (
    CHALLENGE,
    ENCOUNTER,
    LOG_EVENT,
    LOG_TROPHY,
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
from meetingstone.games.adventure.vocabulary import LEVELS

if TYPE_CHECKING:
    from meetingstone.games.adventure.game import Adventure


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
    s.active = seat_named(s, position.active) if position.active else 0
    for seat, row in enumerate(rows):
        s.heroes[seat] = _hero(s, seat, row, position)


def _hero(s: Table, seat: int, row: HeroPosition, position: Position) -> Hero:
    rolled = seat == s.active and PHASES.get(position.phase, START) != START
    for name in (row.weapon, row.armor):
        slot = "weapon" if name == row.weapon else "armor"
        item = CONTENT.challenges[item_named(name)].item if name else None
        if item and item.kind != slot:
            raise ContentError(f"position: {name} is no {slot}")
    return replace(
        s.heroes[seat],
        space=space_named(row.space),
        level=LEVELS.index(row.level),
        side=int(row.side == "other"),
        wounds=row.wounds,
        disease=row.disease,
        energy=row.energy if row.energy is not None else 3 if rolled else 0,
        weapon=item_named(row.weapon) if row.weapon else NONE,
        armor=item_named(row.armor) if row.armor else NONE,
        bag=tuple(item_named(name) for name in row.bag),
        tokens=tuple(sorted(token_named(name) for name in row.tokens)),
        attached=tuple(_attachment(s, seat, text) for text in row.attached),
        quests=tuple(_errand(s, quest) for quest in row.quests),
        log=tuple(_entry(name) for name in row.log),
        events=tuple(challenge_named(name) for name in row.events),
    )


def _attachment(s: Table, seat: int, text: str) -> Attachment:
    words = words_of(text, 1, "sharpen_blade grumbaz iron_axe")
    owner = seat_named(s, words[1]) if len(words) > 1 else seat
    return Attachment(ability_named(words[0]), owner, item_named(words[2]) if len(words) > 2 else NONE)


def _errand(s: Table, row: QuestPosition) -> Errand:
    number = numbered(CONTENT.quest, "quest", row.id)
    quest = CONTENT.quests[number]
    counts = row.counts or (0,) * len(quest.goals)
    if len(counts) != len(quest.goals) or any(not 1 <= goal <= len(quest.goals) for goal in row.met):
        raise ContentError(f"position: {row.id} has {len(quest.goals)} goals")
    lying = quest.tokens if row.lying is None else row.lying
    return Errand(
        quest=number,
        target=seat_named(s, row.target) if row.target else NONE,
        lying=tuple(space_named(name) for name in lying),
        counts=counts,
        done=sum(1 << (goal - 1) for goal in row.met),
    )


def _entry(name: str) -> int:
    if name in CONTENT.quest:
        return CONTENT.quest[name]
    if name in CONTENT.trophy:
        return LOG_TROPHY + CONTENT.trophy[name]
    card = numbered(CONTENT.challenge, "quest, trophy or event", name)
    if CONTENT.challenges[card].event is None:
        raise ContentError(f"position: {name} is no quest, trophy or event")
    return LOG_EVENT + card


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
    s.moved = s.walked = position.moved
    s.halted = position.halted
    s.stuck = tuple(seat_named(s, name) for name in position.stuck)
    for name in position.ambushed:
        add_lasting(s, "ambush", seat_named(s, name), 1, "ambush", NONE)
    for text in position.played:
        hero, card = words_of(text, 2, "sofeea frostbolt")[:2]
        s.add(Scope.TURN, Tally.PLAYED, seat_named(s, hero), ability_named(card))


def _lay_decks(s: Table, position: Position) -> None:
    for seat, row in enumerate(position.hero):
        hand = tuple(sorted(ability_named(name) for name in row.hand))
        gone = tuple(ability_named(name) for name in row.discards)
        top = tuple(ability_named(name) for name in row.deck)
        used = Counter((*hand, *gone, *top))
        used.update(each.ability for hero in s.heroes for each in hero.attached if each.owner == seat)
        traps = [words_of(text, 3, "freezing_trap brill burbonn") for text in position.traps]
        used.update(ability_named(words[0]) for words in traps if words[2] == row.id)
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
    for text, words in ((text, words_of(text, 3, "freezing_trap brill burbonn")) for text in position.traps):
        if CONTENT.spaces[space_named(words[1])].kind == "city":
            raise ContentError(f"position: {text!r}: cities cannot hold traps")
        s.traps = (*s.traps, (space_named(words[1]), ability_named(words[0]), seat_named(s, words[2])))
    for number, text in position.track.items():
        if not number.isdigit() or not 1 <= int(number) <= BOX.markers:
            raise ContentError(f"position: the track has slots 1 to {BOX.markers}")
        card, space = words_of(text, 2, "rotten_ghoul brill")[:2]
        slot = int(number) - 1
        s.track = (*s.track[:slot], challenge_named(card), *s.track[slot + 1 :])
        s.marked = (*s.marked[:slot], space_named(space), *s.marked[slot + 1 :])
    s.world = challenge_named(position.world) if position.world else NONE
    s.turned = tuple(challenge_named(name) for name in position.turned)
    for name in position.located:
        event = CONTENT.challenges[challenge_named(name)].event
        if event is None or event.kind != "location":
            raise ContentError(f"position: {name} is no location event")
        s.located = (*s.located, (space_named(event.space), challenge_named(name)))
    s.counters = tuple((challenge_named(name), count) for name, count in position.counters.items())
    rows = (words_of(text, 2, "market_day sofeea") for text in position.marks)
    s.marks = tuple((challenge_named(words[0]), seat_named(s, words[1])) for words in rows)
    _lay_tokens(s, position)
    _lay_challenges(s, position)


def _lay_tokens(s: Table, position: Position) -> None:
    hidden: list[list[int]] = [[] for _ in s.hidden]
    spaces: list[list[int]] = [[] for _ in s.hidden]
    for words in (words_of(text, 2, "bomb brill sofeea") for text in position.hidden):
        row = sum({1 << seat_named(s, name) for name in words[2:]})
        hidden[row].append(token_named(words[0]))
        spaces[row].append(space_named(words[1]))
    s.hidden = tuple(tuple(row) for row in hidden)
    s.hidden_at = tuple(tuple(row) for row in spaces)
    top = [token_named(name) for name in position.pile]
    gone = [token_named(name) for name in position.box]
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
        out.add(challenge_named(position.fight.card))
    for name in position.decks:
        if name not in LEVELS:
            raise ContentError(f"position: there is no {name} challenge deck")
    decks = []
    for level, name in enumerate(LEVELS):
        bottom = [challenge_named(card) for card in position.decks.get(name, ())]
        for card in bottom:
            if CONTENT.challenges[card].level != level or card in out:
                raise ContentError(f"position: {CONTENT.challenges[card].id} is not in the {name} deck")
        rest = [] if name in position.only else [c for c in s.challenge[level] if c not in out and c not in bottom]
        decks.append((*rest, *reversed(bottom)))
    s.challenge = tuple(decks)


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
        defender = seat_named(s, given.defender)
    elif given.slot:
        slot = given.slot - 1
        card = s.track[slot] if 0 <= slot < BOX.markers else NONE
        if card == NONE:
            raise ContentError(f"position: slot {given.slot} of the track is empty")
    elif given.card:
        card = challenge_named(given.card)
        if CONTENT.challenges[card].encounter is None:
            raise ContentError(f"position: {given.card} cannot be fought")
    else:
        printed = CONTENT.spaces[space].encounter
        if printed is None or printed.enemy is None:
            raise ContentError(f"position: nothing is printed on {space_id(space)} that can be fought")
    if any(not 0 <= face <= 6 for face in given.dice):
        raise ContentError("position: combat dice show 1 to 6; 0 before the roll")
    begun = given.step not in ("met", "begin")
    if begun and defender >= 0 and not s.heroes[defender].energy:
        s.heroes[defender] = replace(s.heroes[defender], energy=1)
    replaced = tuple(ability_named(name) if name else NONE for name in given.replaced)
    return Fight(
        attacker=s.active, defender=defender, space=space, card=card, slot=slot, dice=given.dice, begun=begun,
        board=defender == ENCOUNTER and card == NONE, replaced=(replaced[0], replaced[1]),
    )  # fmt: skip
