"""Every change of the table has one verb here."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from meetingstone.engine import NONE, Game
from meetingstone.games.adventure.board import IS_CITY
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.queries import (
    ability_name,
    allowed,
    face_name,
    fight_of,
    foe_name,
    foe_source,
    force_of,
    health_of,
    hero_name,
    item_name,
    item_of,
    log_name,
    log_valor,
    space_name,
    token_name,
)
from meetingstone.games.adventure.sources import BACK, EVENT, SOURCES
from meetingstone.games.adventure.state import (
    ENCOUNTER,
    LOG_EVENT,
    Attachment,
    Bonus,
    Errand,
    Fight,
    Hero,
    Lasting,
    Scope,
    Table,
)


def change(s: Table, seat: int, **values: Any) -> Hero:
    hero = s.heroes[seat] = replace(s.heroes[seat], **values)
    return hero


# ---- what is in force


def dress(s: Table, seat: int) -> None:
    """Work out what is in force on a character after his cards have changed."""
    hero = s.heroes[seat]
    force = force_of(s, seat, (hero.weapon, hero.armor))
    hooks = 0
    for number, _ in force:
        hooks |= SOURCES[number].hooks
    s.heroes[seat] = replace(hero, force=force, hooks=hooks)
    _listen(s)


def survey(s: Table) -> None:
    """Work out what is in force on the board after events have come, gone or turned over."""
    cards = [s.world] if s.world != NONE else []
    cards += [card for _, card in s.located]
    numbers = (BACK[card] if card in s.turned else EVENT[card] for card in cards)
    s.afoot = tuple(number for number in numbers if number != NONE)
    _listen(s)


def _listen(s: Table) -> None:
    hooks = abroad = 0
    for seat, hero in enumerate(s.heroes):
        hooks |= hero.hooks
        if hero.attached:
            for number, owner in hero.force:
                if owner != seat:
                    abroad |= SOURCES[number].hooks
    for number in s.afoot:
        abroad |= SOURCES[number].hooks
    hooks |= abroad
    if s.fight is not None and s.fight.defender == ENCOUNTER:
        hooks |= SOURCES[foe_source(s.fight)].hooks
    s.hooks = hooks
    s.abroad = abroad


def redress(s: Table, seat: int, **values: Any) -> None:
    change(s, seat, **values)
    dress(s, seat)


# ---- ability cards


def to_discard(s: Table, owner: int, ability: int) -> None:
    """AG-ABIL-03, AG-ABIL-18: faceup on the pile of the character whose deck it came from."""
    s.discards[owner] = (*s.discards[owner], ability)


def lose_card(s: Table, seat: int, ability: int) -> None:
    """A card leaves the hand."""
    hand = list(s.hands[seat])
    hand.remove(ability)
    s.hands[seat] = tuple(hand)


def take_card(s: Table, seat: int, ability: int) -> None:
    s.hands[seat] = tuple(sorted((*s.hands[seat], ability)))


def detach(g: Game[Table], seat: int, each: Attachment) -> None:
    s = g.state
    attached = list(s.heroes[seat].attached)
    attached.remove(each)
    redress(s, seat, attached=tuple(attached))
    to_discard(s, each.owner, each.ability)
    g.tell("ag-detached", hero=hero_name(s, seat), card=ability_name(each.ability))


# ---- damage


def wound(g: Game[Table], seat: int, amount: int) -> None:
    """AG-DMG-01."""
    s = g.state
    change(s, seat, wounds=s.heroes[seat].wounds + amount)
    left = max(0, health_of(s, seat) - s.heroes[seat].wounds)
    g.tell("ag-hurt", hero=hero_name(s, seat), amount=amount, left=left)


def mend(g: Game[Table], seat: int, amount: int) -> int:
    """AG-DMG-02: returns what was really healed."""
    s = g.state
    healed = min(amount, s.heroes[seat].wounds)
    if healed:
        change(s, seat, wounds=s.heroes[seat].wounds - healed)
        g.tell("ag-healed", hero=hero_name(s, seat), amount=healed)
    return healed


def cure(g: Game[Table], seat: int) -> None:
    """AG-TOK-12: every Disease goes, back to the box."""
    s = g.state
    count = s.heroes[seat].disease
    if count:
        change(s, seat, disease=0)
        for _ in range(count):
            box_token(s, CONTENT.discovery["disease"])
        g.tell("ag-cured", hero=hero_name(s, seat))


def turn_card(g: Game[Table], seat: int, side: int) -> None:
    """AG-CHAR-04."""
    s = g.state
    if s.heroes[seat].side != side:
        redress(s, seat, side=side)
        unfit(g, seat)
        g.tell("ag-flipped", hero=hero_name(s, seat), side=side)


def unfit(g: Game[Table], seat: int) -> None:
    """AG-ITEM-09: what a new character card does not allow drops into the bag."""
    s = g.state
    for slot in ("weapon", "armor"):
        card = getattr(s.heroes[seat], slot)
        if card != NONE and not set(item_of(card).icons) <= set(icons_of(s, seat)) and not allowed(s, seat, "any_icon"):
            redress(s, seat, **{slot: NONE}, bag=(*s.heroes[seat].bag, card))
            g.tell("ag-unequipped", hero=hero_name(s, seat), item=item_name(card))


def icons_of(s: Table, seat: int) -> tuple[str, ...]:
    hero = s.heroes[seat]
    card = CONTENT.characters[hero.character].card[hero.level]
    return (card.other if hero.side else card.start).icons


def spend(s: Table, seat: int, energy: int) -> None:
    if energy:
        change(s, seat, energy=s.heroes[seat].energy - energy)


# ---- challenge cards


def discard_challenge(s: Table, card: int) -> None:
    """AG-CARD-03, AG-CARD-04: on top of the deck of its colour, to surface last; nothing is ever reshuffled."""
    level = CONTENT.challenges[card].level
    decks = list(s.challenge)
    decks[level] = (card, *decks[level])
    s.challenge = tuple(decks)
    if s.turned:
        s.turned = tuple(other for other in s.turned if other != card)


def draw_challenge(s: Table, level: int) -> int:
    """AG-CARD-02: the bottom card."""
    decks = list(s.challenge)
    card = decks[level][-1]
    decks[level] = decks[level][:-1]
    s.challenge = tuple(decks)
    return card


def bag_item(g: Game[Table], seat: int, card: int) -> None:
    """AG-ITEM-02, AG-ITEM-10."""
    s = g.state
    redress(s, seat, bag=(*s.heroes[seat].bag, card))
    g.tell("ag-item", hero=hero_name(s, seat), item=item_name(card))


def take_item(s: Table, seat: int, card: int) -> tuple[Attachment, ...]:
    """An item leaves a character; returns what was attached to it."""
    hero = s.heroes[seat]
    on_it = tuple(each for each in hero.attached if each.item == card)
    values: dict[str, Any] = {"attached": tuple(each for each in hero.attached if each.item != card)} if on_it else {}
    if hero.weapon == card:
        values["weapon"] = NONE
    elif hero.armor == card:
        values["armor"] = NONE
    else:
        values["bag"] = tuple(other for other in hero.bag if other != card)
    redress(s, seat, **values)
    return on_it


def discard_item(g: Game[Table], seat: int, card: int) -> None:
    s = g.state
    for each in take_item(s, seat, card):
        to_discard(s, each.owner, each.ability)
    discard_challenge(s, card)
    g.tell("ag-lost-item", hero=hero_name(s, seat), item=item_name(card))


def hand_over(g: Game[Table], giver: int, taker: int, card: int) -> None:
    """AG-ITEM-11; AG-ABIL-18: what is attached to the item travels with it."""
    s = g.state
    on_it = take_item(s, giver, card)
    hero = s.heroes[taker]
    redress(s, taker, bag=(*hero.bag, card), attached=(*hero.attached, *on_it))
    g.tell("ag-stole", hero=hero_name(s, taker), victim=hero_name(s, giver), item=item_name(card))


# ---- the track


def put_on_track(g: Game[Table], card: int, slot: int, space: int) -> None:
    """AG-TRACK-01, AG-TRACK-02."""
    s = g.state
    s.track = (*s.track[:slot], card, *s.track[slot + 1 :])
    s.marked = (*s.marked[:slot], space, *s.marked[slot + 1 :])
    g.tell("ag-undefeated", foe=foe_name(card), space=space_name(space), number=slot + 1)


def clear_slot(s: Table, slot: int) -> int:
    """The marker goes back to the supply; returns the card."""
    card = s.track[slot]
    s.track = (*s.track[:slot], NONE, *s.track[slot + 1 :])
    s.marked = (*s.marked[:slot], NONE, *s.marked[slot + 1 :])
    return card


# ---- events


def remove_event(s: Table, card: int) -> int:
    """Take an event from wherever it lies, with all that lies on it; returns its space if it is a location event."""
    s.counters = tuple(row for row in s.counters if row[0] != card)
    s.marks = tuple(row for row in s.marks if row[0] != card)
    if s.loose == card:
        s.loose = NONE
    if s.world == card:
        s.world = NONE
        survey(s)
    space = next((at for at, event in s.located if event == card), NONE)
    if space != NONE:
        s.located = tuple(row for row in s.located if row[1] != card)
        survey(s)
    for seat, hero in enumerate(s.heroes):
        if card in hero.events:
            redress(s, seat, events=tuple(other for other in hero.events if other != card))
    return space


def discard_event(g: Game[Table], card: int) -> None:
    s = g.state
    name = face_name(s, card)
    remove_event(s, card)
    discard_challenge(s, card)
    g.tell("ag-event-gone", event=name)


def lay_on_event(g: Game[Table], seat: int, card: int) -> None:
    """AG-QUEST-16: a token of a character."""
    s = g.state
    s.marks = (*s.marks, (card, seat))
    g.tell("ag-token-on", hero=hero_name(s, seat), event=face_name(s, card))


# ---- the quest log


def log_card(g: Game[Table], seat: int, entry: int) -> None:
    """AG-QUEST-08, AG-TROPHY-02, AG-TROPHY-05, AG-EVENT-16."""
    s = g.state
    change(s, seat, log=(*s.heroes[seat].log, entry))
    s.due = True
    g.tell("ag-logged", hero=hero_name(s, seat), card=log_name(entry), valor=log_valor(entry))


def log_event(g: Game[Table], seat: int, card: int) -> None:
    remove_event(g.state, card)
    log_card(g, seat, LOG_EVENT + card)


def set_errand(s: Table, seat: int, place: int, errand: Errand) -> None:
    quests = s.heroes[seat].quests
    change(s, seat, quests=(*quests[:place], errand, *quests[place + 1 :]))


# ---- discovery tokens


def box_token(s: Table, kind: int, known: int | None = None) -> None:
    """AG-DISC-06: to the box; ``known`` is a bit mask of those who have seen it, all if it was turned up."""
    row = len(s.box) - 1 if known is None else known
    s.box = (*s.box[:row], (*s.box[row], kind), *s.box[row + 1 :])


def lay_token(g: Game[Table], seat: int, kind: int, space: int) -> None:
    """AG-RES-07: facedown, known to whoever places it."""
    s = g.state
    hide_token(s, 1 << seat, kind, space)
    g.tell("ag-laid", hero=hero_name(s, seat), space=space_name(space))


def lift_token(s: Table, row: int, place: int) -> int:
    """A token leaves the board; returns its kind."""
    kinds, spaces = s.hidden[row], s.hidden_at[row]
    s.hidden = (*s.hidden[:row], kinds[:place] + kinds[place + 1 :], *s.hidden[row + 1 :])
    s.hidden_at = (*s.hidden_at[:row], spaces[:place] + spaces[place + 1 :], *s.hidden_at[row + 1 :])
    return kinds[place]


def learn_tokens(g: Game[Table], seat: int, space: int) -> None:
    """A seat comes to know all facedown tokens of a space."""
    s = g.state
    bit = 1 << seat
    for row, spaces in enumerate(s.hidden_at):
        if row & bit:
            continue
        for place in reversed([i for i, at in enumerate(spaces) if at == space]):
            kind = lift_token(s, row, place)
            hide_token(s, row | bit, kind, space)
            g.reveal()
            g.tell("ag-peeked-token", to=(seat,), token=token_name(kind))


def hide_token(s: Table, known: int, kind: int, space: int) -> None:
    """A token lies facedown in a space; ``known`` is a bit mask of those who know it."""
    s.hidden = (*s.hidden[:known], (*s.hidden[known], kind), *s.hidden[known + 1 :])
    s.hidden_at = (*s.hidden_at[:known], (*s.hidden_at[known], space), *s.hidden_at[known + 1 :])


def keep_token(g: Game[Table], seat: int, kind: int) -> None:
    s = g.state
    change(s, seat, tokens=tuple(sorted((*s.heroes[seat].tokens, kind))))
    g.tell("ag-kept-token", hero=hero_name(s, seat), token=token_name(kind))


def lose_token(s: Table, seat: int, kind: int) -> None:
    tokens = list(s.heroes[seat].tokens)
    tokens.remove(kind)
    change(s, seat, tokens=tuple(tokens))


# ---- the fight


def begin_fight(s: Table, fight: Fight) -> None:
    """From now on what the encounter states is in force too."""
    s.fight = fight
    _listen(s)


def end_fight(s: Table) -> None:
    s.fight = None
    _listen(s)


def set_fight(s: Table, **values: Any) -> Fight:
    s.fight = replace(fight_of(s), **values)
    return s.fight


def add_bonus(s: Table, name: str, side: int, amount: int, source: str, base: int | None = None) -> None:
    fight = fight_of(s)
    set_fight(s, bonuses=(*fight.bonuses, Bonus(name, side, amount, source, base)))


def add_lasting(s: Table, name: str, seat: int, amount: int, source: str, owner: int) -> None:
    s.lasting = (*s.lasting, Lasting(name, seat, amount, source, owner))


# ---- scopes of counts


def new_combat(s: Table) -> None:
    s.counts[Scope.COMBAT] = {}


def new_turn(s: Table) -> None:
    """AG-TURN-03: what lasts for a turn ends with it."""
    s.counts[Scope.TURN] = {}
    new_combat(s)
    if s.lasting:
        # What was given for the next roll of one's own lasts through that turn.
        s.lasting = tuple(
            replace(row, owner=NONE) if row.name == "movement" and row.owner == s.active else row
            for row in s.lasting
            if row.owner not in (NONE, s.active) or (row.name == "movement" and row.owner == s.active)
        )


def in_city(s: Table, seat: int) -> bool:
    return IS_CITY[s.heroes[seat].space]
