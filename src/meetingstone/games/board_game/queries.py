"""Numbers and permissions that cards change. Whoever filters options with these also explains with them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from msgspec.structs import replace

from meetingstone.engine import NONE, Why
from meetingstone.engine.effects import Item, Num
from meetingstone.games.board_game import dice
from meetingstone.games.board_game.content import CONTENT, Sheet
from meetingstone.games.board_game.ids import card_id, hero_id, region_id
from meetingstone.games.board_game.state import FACTIONS, Attack, Fight, Hero, Scope, Table, Tally
from meetingstone.games.board_game.vocabulary import (
    COLOURS,
    EFFECTS,
    GRANTS,
    MOMENTS,
    Ability,
    Card,
    Grant,
    Modify,
    Need,
    Pick,
    Raise,
)

BITS = {moment: 1 << i for i, moment in enumerate(MOMENTS)}
GRANT_BIT = {grant: i for i, grant in enumerate(GRANTS)}
ABILITIES = 8
"""Counts of uses are kept per ability: ``card * ABILITIES + index``."""


def sheet_of(hero: Hero) -> Sheet:
    return CONTENT.sheets[CONTENT.characters[hero.character].cls]


def card_name(number: int) -> str:
    return f"@bg-{card_id(number)}"


def hero_name(s: Table, i: int) -> str:
    return f"@bg-{hero_id(s.heroes[i])}"


def region_name(region: int) -> str:
    return f"@bg-{region_id(region)}"


# ---- what cards change


def has(hero: Hero, card_id: str) -> bool:
    """Whether a card is in force."""
    return CONTENT.number[card_id] in hero.cards


def grants(hero: Hero, grant: Grant) -> bool:
    return bool(hero.grants >> GRANT_BIT[grant] & 1)


def capacity(hero: Hero, query: str) -> int:
    """BG-CHAR-02, BG-CHAR-07: Health or Energy capacity."""
    return _capacity(hero.character, hero.level, hero.cards, query)


@lru_cache(maxsize=4096)
def _capacity(character: int, level: int, cards: tuple[int, ...], query: str) -> int:
    sheet = CONTENT.sheets[CONTENT.characters[character].cls]
    base = (sheet.health if query == "health" else sheet.energy)[level - 1]
    return base + sum(row.add for number in cards for row in CONTENT.cards[number].modify if row.query == query)


def _rows(hero: Hero, query: str, number: int) -> Iterator[tuple[int, Modify]]:
    card = CONTENT.cards[number]
    for source in hero.cards:
        for row in CONTENT.cards[source].modify:
            # A card changes itself only where it says so: Concentration Aura does not lower its own cost.
            if row.query == query and _speaks_of(row, card) and (source != number or card.id in row.cards):
                yield source, row


def _speaks_of(row: Modify, card: Card) -> bool:
    if row.cards:
        return card.id in row.cards
    if row.category:
        return card.category in row.category
    return not row.type or card.type == row.type


def cost(s: Table, i: int, number: int) -> Num:
    """Energy for one use of an instant, with what changes it."""
    hero, base = s.heroes[i], CONTENT.cards[number].energy
    items = []
    for source, row in _rows(hero, "cost", number):
        if row.again and not times_used(s, i, number):
            continue
        if not needs_hold(s, i, number, row.need):
            continue
        if row.fix is not None:
            items.append(Item(card_name(source), "set", row.fix, "BG-POWER-03"))
        else:
            items.append(Item(card_name(source), "add", row.add, "BG-POWER-03"))
    items.append(Item("@bg-minimum", "floor", 0, "BG-POWER-03"))
    return Num.of(base, items)


def equip_cost(hero: Hero, number: int) -> int:
    """BG-POWER-02: Energy to equip an Active Power."""
    card = CONTENT.cards[number]
    if card.type != "active":
        return 0
    value = card.energy
    for query in ("equip", "cost"):
        for _, row in _rows(hero, query, number):
            if not row.again:
                value = row.fix if row.fix is not None else value + row.add
    return max(0, value)


def uses(hero: Hero, number: int) -> int:
    """BG-CARD-07: how often a card may be used in a combat round."""
    return max([1, *(row.fix or 1 for _, row in _rows(hero, "uses", number))])


def heals(hero: Hero, number: int, amount: int) -> int:
    """How much a healing card gives."""
    for _, row in _rows(hero, "heal", number):
        amount = row.fix if row.fix is not None else amount + row.add
    return amount


def pet_health(hero: Hero, number: int) -> int:
    """BG-POWER-08: tokens of a Pet or Demon when it is equipped."""
    return CONTENT.cards[number].health + sum(row.add for _, row in _rows(hero, "pet", number))


def pet_of(hero: Hero) -> int:
    """The equipped Pet or Demon, or NONE."""
    return next((number for area in hero.areas for number in area if CONTENT.cards[number].health), NONE)


# ---- the fight


def threat(s: Table, i: int) -> int:
    """The face that hits: BG-COMBAT-09, BG-COMBAT-14, BG-PVP-05. Whoever asks when the last opponent is gone gets 0."""
    fight = fight_of(s)
    if fight.kind == "pvp":
        base = max([s.heroes[other].level + 2 for other in fight.sides[1 - s.heroes[i].faction]], default=0)
    else:
        base = max([foe.threat for foe in fight.foes], default=0)
    return base + (s.attack.threat if s.attack else 0)


def armor_from(s: Table, i: int) -> int:
    """BG-CREAT-12: against Drakes the face from which green dice give armor; 0: no limit."""
    fight = fight_of(s)
    if not fight.foes or fight.foes[0].kind == NONE or grants(s.heroes[i], "drake_proof"):
        return 0
    return CONTENT.kinds[fight.foes[0].kind].armor_from


def fight_of(s: Table) -> Fight:
    assert s.fight is not None
    return s.fight


def friends(s: Table, i: int) -> tuple[int, ...]:
    """BG-CARD-14, BG-GEN-03: friendly participants, the character himself included."""
    return fight_of(s).sides[s.heroes[i].faction]


def companions(s: Table, i: int) -> tuple[int, ...]:
    """BG-CARD-14: the friends of a character who fights; outside combat nobody but himself."""
    return friends(s, i) if s.fight and i in s.fight.heroes else (i,)


def owner_of_dice(s: Table, i: int) -> int:
    """The seat that picks dice for a card of character ``i``: the attacker's, whoever owns the card (BG-DICE-05)."""
    return s.heroes[s.attack.hero if s.attack else i].seat


def opponents(s: Table, i: int) -> int:
    """BG-GEN-03: how many he faces, be they creatures, a boss or enemy characters."""
    fight = fight_of(s)
    return len(fight.sides[1 - s.heroes[i].faction]) if fight.kind == "pvp" else len(fight.foes)


def needs_hold(s: Table, i: int, number: int, need: Need) -> bool:
    """Whether the conditions of an ability hold for its owner."""
    hero = s.heroes[i]
    if need.has and not any(has(hero, name) for name in need.has):
        return False
    if need.category and not any(CONTENT.cards[n].category == need.category for n in hero.cards):
        return False
    if need.trait and not any(
        set(CONTENT.cards[n].trait) & set(need.trait) for n in hero.cards if not CONTENT.cards[n].is_add_on
    ):
        return False
    if need.used and not any(was_used(s, Scope.ROUND, i, CONTENT.number[name]) for name in need.used):
        return False
    if need.used_last and not was_used(s, Scope.LAST_ROUND, i, number):
        return False
    if need.no_loss and s.count(Scope.LAST_ROUND, Tally.LOST, i):
        return False
    fight = s.fight
    if need.first_round and (fight is None or fight.round != 1):
        return False
    if need.later_round and (fight is None or fight.round < 2):
        return False
    if need.foes and (fight is None or opponents(s, i) < need.foes):
        return False
    if need.killed and (fight is None or not _somebody_fell(s, i)):
        return False
    if need.against and (fight is None or not any(_against(fight, kind) for kind in need.against)):
        return False
    if need.hurt and not s.count(Scope.ROUND, Tally.LOST, i):
        return False
    if need.combos and not s.count(Scope.ROUND, Tally.COMBOS, i):
        return False
    if need.without and s.attack:
        held = dice.counts(s.attack.dice)
        return all(held[COLOURS.index(letter)] <= allowance(hero, need) for letter in need.without)
    return True


def allowance(hero: Hero, need: Need) -> int:
    """How many dice of a forbidden colour are allowed all the same."""
    return 2 if need.spare and has(hero, need.spare) else 0


def _somebody_fell(s: Table, i: int) -> bool:
    fight = fight_of(s)
    return bool(fight.killed) or any(s.heroes[other].faction != s.heroes[i].faction for other in fight.fallen)


def _against(fight: Fight, kind: str) -> bool:
    if kind == "characters":
        return fight.kind == "pvp"
    if kind == "boss":
        return fight.kind == "boss"
    if kind == "blue":
        return fight.kind == "blue"
    if kind == "creatures":
        return fight.kind in ("blue", "quest")
    return any(foe.colour == 1 for foe in fight.foes)


def times_used(s: Table, i: int, number: int) -> int:
    """Uses of a card in this round: each begins with its first ability, or with another form of it (BG-CARD-07)."""
    return s.count(Scope.ROUND, Tally.USED, i, number * ABILITIES)


def was_used(s: Table, scope: Scope, i: int, number: int) -> bool:
    return any(s.count(scope, Tally.USED, i, number * ABILITIES + index) for index in range(ABILITIES))


def abilities(s: Table, i: int, moment: str) -> Iterator[tuple[int, int, Ability]]:
    """(card, index, ability) of everything that character ``i`` has at a moment, from sheet and Bag."""
    hero = s.heroes[i]
    bit = BITS[moment]
    if not hero.hooks & bit:
        return
    for number in dict.fromkeys(hero.cards):
        if CONTENT.hooks[number] & bit:
            for index in CONTENT.by_moment[number][moment]:
                yield number, index, CONTENT.cards[number].ability[index]
    for number in dict.fromkeys(hero.bag):
        if CONTENT.cards[number].type == "bag" and CONTENT.hooks[number] & bit:
            for index in CONTENT.by_moment[number][moment]:
                yield number, index, CONTENT.cards[number].ability[index]


def ability_of(hero: Hero, number: int, index: int) -> Ability:
    """An ability as its owner's other cards widen it."""
    return widened(hero.cards, number, index)


@lru_cache(maxsize=65536)
def widened(cards: tuple[int, ...], number: int, index: int) -> Ability:
    card = CONTENT.cards[number]
    ability = card.ability[index]
    for row in [row for source in cards for row in CONTENT.cards[source].modify if _speaks_of(row, card)]:
        if row.query == "spot" and ability.spot:
            spot = replace(ability.spot, face=row.fix or ability.spot.face, dice=row.dice or ability.spot.dice)
            ability = replace(ability, spot=spot)
        elif row.query == "roll":
            ability = replace(ability, roll=row.dice * len(ability.roll))
    return ability


def energy_of(s: Table, i: int, number: int, index: int) -> int:
    """What a use costs its owner in Energy, units chosen later apart."""
    card = CONTENT.cards[number]
    ability = card.ability[index]
    first = card.type == "instant" and (index == 0 or ability.or_else) and not ability.via
    return ability.energy + (cost(s, i, number).total if first else 0)


def why_not_use(s: Table, i: int, number: int, index: int, subject: int, *, free: bool = False) -> Why | None:
    """Why character ``i`` cannot use an ability now; its moment is not checked here. ``free``: a card pays for it.

    Nobody uses what he has no Energy for (BG-CHAR-03, BG-POWER-04).
    """
    card, hero = CONTENT.cards[number], s.heroes[i]
    ability = ability_of(hero, number, index)
    values: dict[str, int | str] = {"card": card_name(number)}
    if card.type == "bag" and card.level > hero.level:
        return Why("BG-CARD-04", "bg-level-too-low", {**values, "level": card.level})
    limit = CONTENT.number[ability.via] if ability.via else number
    if ability.via and limit not in hero.cards:
        return Why("BG-POWER-14", "bg-not-in-force", {"card": card_name(limit)})
    which = limit * ABILITIES + (0 if ability.via or ability.or_else else index)
    if ability.every:
        spent = s.count(Scope.ROUND, Tally.USED, subject, which)
    else:
        spent = s.count(Scope.ROUND, Tally.USED, i, which)
    # What grants a further use does so in a combat round (BG-CARD-08); two cards of one kind count by themselves.
    most = max(1, hero.cards.count(number)) * (1 if ability.every or s.fight is None else uses(hero, number))
    if index and card.type == "instant" and not ability.via and not ability.or_else:
        # A use is the card's, with all its abilities: a further one follows each payment once.
        most = times_used(s, i, number)
        if not most:
            return Why("BG-CARD-06", "bg-first-ability-first", values)
    # A card that is an action of its own is limited by the actions (BG-CARD-08), one that is used up by being gone.
    if ability.at != "action" and not ability.discard and spent >= most:
        return Why("BG-CARD-07", "bg-used-up", values)
    if "potion" in card.trait and s.fight and s.count(Scope.ROUND, Tally.POTIONS, i):
        return Why("BG-ITEM-18", "bg-one-potion", values)
    if "scroll" in card.trait and s.count(Scope.ROUND, Tally.SCROLLS, i):
        return Why("BG-ITEM-18", "bg-one-scroll", values)
    if not needs_hold(s, i, number, ability.need):
        return Why("BG-CARD-01", "bg-need", values)
    if ability.give_up and given_up(hero, ability.give_up) == NONE:
        return Why("BG-CARD-01", "bg-need", values)
    if ability.handler and not has_to_bring_out(hero, ability.handler):
        return Why("BG-CARD-01", "bg-need", values)
    price = 0 if free else energy_of(s, i, number, index)
    if price > hero.energy:
        return Why("BG-POWER-04", "bg-no-energy", {**values, "energy": price, "held": hero.energy})
    if ability.each and most_units(s, i, number, ability, price) < 1:
        return Why("BG-POWER-04", "bg-no-energy", {**values, "energy": price, "held": hero.energy})
    return _why_no_dice(s, ability, values) or _why_idle(s, i, number, index, ability)


def has_to_bring_out(hero: Hero, handler: str) -> bool:
    """Cards that equip another one need it in the Spellbook."""
    if handler == "call_demon":
        return pet_of(hero) == NONE and bool(demons_of(hero))
    name = {"vanish": "stealth", "ready_healing_wave": "healing_wave"}.get(handler)
    return name is None or CONTENT.number[name] in hero.spellbook


def demons_of(hero: Hero) -> list[int]:
    """Learned Demons that he may call."""
    cards = CONTENT.cards
    return [n for n in hero.spellbook if cards[n].category == "demon" and cards[n].level <= hero.level]


def _why_no_dice(s: Table, ability: Ability, values: dict[str, int | str]) -> Why | None:
    attack = s.attack
    if attack is None:
        return None
    for pick, rule in ((ability.spot, "BG-DICE-05"), (ability.take, "BG-DICE-11")):
        if pick and dice.how_many(attack.dice, pick, forbidden=dice.SPOTTED) < _least(pick):
            return Why(rule, "bg-no-such-die", values)
    if ability.take and ability.take.rerolls and not reroll_value(s):
        return Why("BG-COMBAT-08", "bg-no-rerolls-left", {"value": 0})
    return None


def _why_idle(s: Table, i: int, number: int, index: int, ability: Ability) -> Why | None:
    """What else the card does counts, and what its use leads to: only a use that could bring nothing is refused."""
    if s.attack is None:
        return None
    card = CONTENT.cards[number]
    idle = list(_idle(s, s.attack, card, ability, {"card": card_name(number)}))
    if not idle or len(idle) < sum(1 for name in EFFECTS if getattr(ability, name)):
        return None
    paid = card.type == "instant" and (index == 0 or ability.or_else)
    return None if paid and any(_can_follow(s, ability, *each) for each in _following(s, i, number)) else idle[0]


def _following(s: Table, i: int, number: int) -> Iterator[tuple[int, Ability]]:
    """BG-CARD-06: further abilities of a card, and those of other cards in force that ask for its use."""
    hero, card = s.heroes[i], CONTENT.cards[number]
    for index, row in enumerate(card.ability):
        if index and not row.or_else and needs_hold(s, i, number, row.need):
            yield number, ability_of(hero, number, index)
    for other in hero.cards:
        for row in CONTENT.cards[other].ability:
            if card.id in row.need.used:
                yield other, row


def _can_follow(s: Table, first: Ability, number: int, row: Ability) -> bool:
    """What comes at a later moment may find other dice."""
    if row.at != first.at:
        return MOMENTS.index(row.at) > MOMENTS.index(first.at)
    values: dict[str, int | str] = {"card": card_name(number)}
    assert s.attack is not None
    return _why_no_dice(s, row, values) is None and not any(_idle(s, s.attack, CONTENT.cards[number], row, values))


def _least(pick: Pick) -> int:
    return pick.most if pick.all else 1 + pick.pairs


def _idle(s: Table, attack: Attack, card: Card, ability: Ability, values: dict[str, int | str]) -> Iterator[Why]:
    """A refusal for each effect that finds nothing to work on."""
    if ability.shift and not getattr(attack.placed, ability.shift.source):
        yield Why("BG-CARD-01", "bg-need", values)
    if ability.change and not changeable(s, ability):
        yield Why("BG-DICE-15", "bg-no-such-die", values)
    if ability.rise and not raisable(attack, ability.rise):
        yield Why("BG-DICE-07", "bg-no-such-die", values)
    if ability.again and not dice.how_many(attack.dice, ability.again, forbidden=dice.REROLLED):
        yield Why("BG-DICE-12", "bg-no-such-die", values)
    # Phantom dice are no use; an instant may still be paid for what it allows later (BG-CARD-06).
    if ability.dice and card.type != "instant" and not any_room(s, ability.dice):
        yield Why("BG-DICE-02", "bg-no-free-die", values)


def any_room(s: Table, letters: str) -> bool:
    """Whether at least one of the dice can be added (BG-DICE-02, BG-CARD-16)."""
    assert s.attack is not None
    room = dice.free(s.attack, fight_of(s))
    return any(room[c] for c in range(3) if COLOURS[c] in letters or "?" in letters)


def changeable(s: Table, ability: Ability) -> list[int]:
    """Dice that a change may be made to: another colour needs an unused die (BG-DICE-15)."""
    assert s.attack is not None and ability.change is not None
    change = ability.change
    room = dice.free(s.attack, fight_of(s))
    found = []
    for d in dice.matching(s.attack.dice, change):
        if any(face_and_colour != d for face_and_colour in outcomes(d, change.to, room)):
            found.append(d)
    return found


def most_changes(s: Table, ability: Ability) -> int:
    """How many dice a change may be made to, one after the other."""
    assert s.attack is not None and ability.change is not None
    room = dice.free(s.attack, fight_of(s))
    at_home = away = 0
    targets: set[int] = set()
    for d in s.attack.dice:
        if not dice.fits(d, ability.change):
            continue
        new = {dice.colour_of(each) for each in outcomes(d, ability.change.to, [1, 1, 1]) if each != d}
        at_home += dice.colour_of(d) in new
        if new and dice.colour_of(d) not in new:
            away += 1
            targets |= new
    return at_home + min(away, sum(room[c] for c in targets))


def raisable(attack: Attack, rise: Raise, *, forbidden: int = 0) -> list[int]:
    """Different dice that can show more (BG-DICE-07)."""
    return [d for d in dice.matching(attack.dice, rise, forbidden=forbidden) if dice.face_of(d) < 8]


def outcomes(d: int, to: str, room: list[int]) -> list[int]:
    """What a die may become; it keeps its marks."""
    marks = d & (dice.SPOTTED | dice.REROLLED)
    face, own = int(to[-1]), dice.colour_of(d)
    letter = to[:-1]
    colours = [own] if not letter else range(3) if letter == "?" else [COLOURS.index(letter)]
    return [dice.die(c, face, marks) for c in colours if c == own or room[c]]


def most_units(s: Table, i: int, number: int, ability: Ability, price: int) -> int:
    """How many units of a price by the piece the owner can pay and use."""
    each, hero = ability.each, s.heroes[i]
    assert each is not None
    most = each.most
    if each.energy:
        most = min(most, (hero.energy - price) // each.energy)
    if each.health:
        most = min(most, hero.health // each.health)
    if each.combo:
        # BG-POWER-15: a Finishing Move spends only the tokens on itself.
        most = min(most, dict(hero.combo).get(number, 0) // each.combo)
    if s.attack and ability.change:
        most = min(most, most_changes(s, ability))
    if s.attack and ability.rise:
        # Every unit raises a die, also the same one again.
        by = ability.rise.by
        most = min(most, sum(-(-(8 - dice.face_of(d)) // by) for d in s.attack.dice if dice.fits(d, ability.rise)))
    if s.attack and ability.again:
        most = min(most, dice.how_many(s.attack.dice, ability.again, forbidden=dice.REROLLED))
    return most


def given_up(hero: Hero, names: tuple[str, ...]) -> int:
    """The first equipped card that fits: by id, or by category."""
    for area in hero.areas:
        for number in area:
            if CONTENT.cards[number].id in names or CONTENT.cards[number].category in names:
                return number
    return NONE


@cache
def is_silent(number: int, index: int) -> bool:
    """Whether a use never hurts: it gives no dice and costs nothing, so that nobody needs to be asked (BG-CARD-05)."""
    ability = CONTENT.cards[number].ability[index]
    free = not costs_something(number, index)
    only_good = min(ability.reroll, ability.attrition, -ability.threat, ability.armor, ability.heal) >= 0
    return free and only_good and not (ability.dice or ability.roll or ability.either or ability.change or ability.rise)


@cache
def is_plain(number: int, index: int) -> bool:
    """Whether a use only adds dice or modifiers and costs nothing: "use all of these" takes it along."""
    ability = CONTENT.cards[number].ability[index]
    return not costs_something(number, index) and not (ability.change or ability.rise or "?" in ability.dice)


def is_boon(number: int, index: int) -> bool:
    """Whether a use costs nothing and only betters dice, so that nobody would leave it: what is chosen is the die."""
    ability = CONTENT.cards[number].ability[index]
    raises = ability.rise is not None and ability.rise.by > 0
    hits = ability.change is not None and ability.change.to == "8"
    return (raises or hits) and not costs_something(number, index)


def costs_something(number: int, index: int) -> bool:
    card = CONTENT.cards[number]
    ability = card.ability[index]
    return bool(
        (card.energy and card.type == "instant" and (index == 0 or ability.or_else))
        or ability.energy or ability.each or ability.spot or ability.take or ability.give_up or ability.again
        or ability.shift or ability.need.without or ability.unequip or ability.discard
        or ability.handler or ability.gain_health < 0 or ability.reroll < 0 or ability.attrition < 0
    )  # fmt: skip


def reroll_value(s: Table) -> int:
    """BG-COMBAT-08; against Ghouls it cannot be used (BG-CREAT-12)."""
    assert s.attack is not None
    fight = fight_of(s)
    if fight.foes and fight.foes[0].kind != NONE and CONTENT.kinds[fight.foes[0].kind].no_reroll:
        return 0
    return max(0, s.attack.reroll)


# ---- the board


def has_town(hero: Hero) -> bool:
    """BG-BOARD-03: a friendly town icon in his region."""
    return FACTIONS[hero.faction] in CONTENT.regions[hero.region].town


def blue_groups(s: Table, region: int) -> list[int]:
    """Types of independent creatures in a region (BG-CHAL-04)."""
    return sorted({c.kind for c in s.creatures if c.region == region and c.quest == NONE and c.colour == 2})


def total_xp(s: Table, faction: int) -> int:
    return sum(s.heroes[i].xp for i in s.heroes_of(faction))


def is_stronger(s: Table, faction: int) -> bool:
    """BG-EVENT-09, BG-EVENT-10: with equal sums both are the stronger one."""
    return total_xp(s, faction) >= total_xp(s, 1 - faction)
