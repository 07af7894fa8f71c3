"""What the characters of a faction might do next: fights worth their actions, errands, rests; and who does what.

Everything that a plan needs is open to all, so every bot of a faction makes the same plan without a word.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, pairwise
from typing import NamedTuple

from msgspec.structs import replace

from meetingstone.engine import NONE
from meetingstone.games.board_game import odds
from meetingstone.games.board_game.content import BOX, CONTENT
from meetingstone.games.board_game.flow.challenge import normal_fight
from meetingstone.games.board_game.flow.ongoing import bosses_out, card_of, distances, lies_out, overlord_boss, payout
from meetingstone.games.board_game.flow.quests import owner_of
from meetingstone.games.board_game.flow.rewards import divided, level_at
from meetingstone.games.board_game.flow.turn import space_of
from meetingstone.games.board_game.queries import blue_groups, capacity, has_town, sheet_of
from meetingstone.games.board_game.state import FACTIONS, Foe, Hero, Table
from meetingstone.games.board_game.strength import gain_of, is_rested, prospect, suits
from meetingstone.games.board_game.tactics.routes import FAR, actions_to, wild

Parts = dict[str, float]
DEFEAT = 7.0
"""What it costs a character to fall, in XP: the way back, and Health and Energy to regain."""
XP = (*[BOX.levels[-1] / len(BOX.levels) / (end - start) for start, end in pairwise((0, *BOX.levels))], 0.0)
"""What an XP is worth at each level: all levels make a character stronger alike, and the first ones take fewer."""
GOLD = 0.1
POWER = 2.0
"""What one more point of strength is worth, in XP."""
UNCURSED = 2.0
"""What it is worth to be rid of a Curse token: each takes a die, a reroll and an Attrition of every Attack Phase."""
TOKEN = 0.6
"""What a Health token is worth to a character of the first level, Energy half as much."""
SPENT_FOR_GOOD = 8.0
"""How much more it is worth when Nefarian comes before it can be regained."""
ARRIVALS = ((1, 0.7), (2, 0.2))
"""How often an Event check moves Nefarian so many steps or more."""
ITEMS = {"T": 0.6, "S": 1.0, "C": 1.5}
VICTORY = 60.0
ERRANDS = ("train", "town", "rest")
"""What several characters may do at the same place, each for himself."""
CHOICES = 3
"""Plans of the same group that are weighed against those of others: two others may want the same."""


class Goal(NamedTuple):
    """Something to fight for."""

    kind: str
    """The target of the Challenge: quest, boss, counter or pvp."""
    which: int
    region: int
    foes: tuple[Foe, ...]


class Plan(NamedTuple):
    """Who goes where for what; ``worth`` is what it brings per action, by parts."""

    kind: str
    which: int
    group: tuple[int, ...]
    places: tuple[int, ...]
    """Where each of the group has to be."""
    rests: int
    win: float
    worth: Parts

    @property
    def rate(self) -> float:
        return sum(self.worth.values())

    @property
    def goal(self) -> tuple[str, int, int]:
        return self.kind, self.which, self.places[0]

    def place(self, i: int) -> int:
        return self.places[self.group.index(i)]


# ---- what there is to fight


def goals(s: Table, faction: int) -> list[Goal]:
    found = []
    for region, kind in dict.fromkeys(
        (c.region, c.kind) for c in s.creatures if c.quest != NONE and _is_ours(s, c.quest, faction)
    ):
        found.append(Goal("quest", kind, region, normal_fight(s, "quest", kind, region, faction, ()).foes))
    for boss in bosses_out(s, faction):
        region = CONTENT.region[CONTENT.bosses[boss].region]
        found.append(Goal("boss", boss, region, normal_fight(s, "boss", boss, region, faction, ()).foes))
    return found


def _is_ours(s: Table, quest: int, faction: int) -> bool:
    return owner_of(s, quest) == faction or lies_out(s, "subterfuge") is not None


def overlord_goals(s: Table, faction: int) -> list[Goal]:
    """Where the Overlord stands, or may stand (BG-OVER-09)."""
    boss = overlord_boss(s)
    foes = normal_fight(s, "boss", boss, NONE, faction, ()).foes
    if s.overlord_region != NONE:
        return [Goal("boss", boss, s.overlord_region, foes)]
    seen = s.peeked[s.seats_of(faction)[0]]
    known = [k for k, at in enumerate(s.counters) if at != NONE and seen[k] == 1]
    maybe = known or [k for k, at in enumerate(s.counters) if at != NONE and seen[k] == NONE]
    return [Goal("counter" if len(maybe) == 1 else "look", k, s.counters[k], foes) for k in maybe]


def boldness(s: Table, actions: int) -> float:
    """The odds from which a faction dares to fight the Overlord, when it takes so many actions to do it.

    Whoever falls in the last turn is back for the final battle (BG-WIN-04), so the last chance is worth a try.
    """
    if s.settings.defeat_overlord:
        return max(0.1, 0.6 - 0.02 * max(0, s.turn - BOX.track.spaces))
    left = actions_left(s)
    soon, early = 0.45, 0.6
    if s.overlord_region != NONE and CONTENT.overlords[s.overlord].id == "nefarian":
        # BG-WIN-08: he has to be fought anyway, in whatever state one is then, and a defeat now can be made good.
        left = min(left, 3 + 2 * distances(s.overlord_region)[CONTENT.region["the_bulwark"]])
        soon, early = 0.25, 0.4
    if actions > left:
        return 2.0
    return 0.1 if actions >= left - 2 else soon if left < 9 else early


def defeat(s: Table) -> float:
    """What it costs to fall; more when Nefarian may be there before one has recovered (BG-WIN-08)."""
    return 3 * DEFEAT if _nefarian_is_within(s, 3) else DEFEAT


def _nefarian_is_within(s: Table, steps: int) -> bool:
    if s.overlord_region == NONE or CONTENT.overlords[s.overlord].id != "nefarian":
        return False
    return distances(s.overlord_region)[CONTENT.region["the_bulwark"]] <= steps


def arrival(s: Table) -> float:
    """BG-WIN-08: the chance that Nefarian is where everybody has to fight him before this faction's next turn."""
    if not any(0 < space - space_of(s.turn) <= 2 for space in BOX.track.events):
        return 0.0
    return next((chance for steps, chance in ARRIVALS if _nefarian_is_within(s, steps)), 0.0)


def token(s: Table) -> float:
    """What a Health token is worth now, to a character of the first level."""
    return TOKEN * (1 + SPENT_FOR_GOOD * arrival(s))


def actions_left(s: Table) -> int:
    """Actions of one character until the final battle."""
    mine = s.heroes_of(s.active)
    return BOX.track.spaces - s.turn + max([s.heroes[i].actions for i in mine], default=0)


# ---- what a fight brings


def rested(hero: Hero, times: int) -> Hero:
    """The character after so many Rest actions (BG-REST-01, BG-REST-02, BG-REST-03)."""
    if not times:
        return hero
    tokens = hero.level * (3 if has_town(hero) else 2) * times
    health = min(tokens, max(0, capacity(hero, "health") - hero.health))
    energy = min(tokens - health, max(0, capacity(hero, "energy") - hero.energy))
    curse = 0 if has_town(hero) else max(0, hero.curse - times)
    return replace(hero, health=hero.health + health, energy=hero.energy + energy, curse=curse)


def spoils(s: Table, goal: Goal, group: tuple[int, ...]) -> tuple[dict[int, float], float]:
    """XP of each member, and what gold and items are worth."""
    faction = s.heroes[group[0]].faction
    xp = dict.fromkeys(group, 0.0)
    goods = 0.0
    order = tuple(sorted(group, key=lambda i: s.heroes[i].xp))
    if goal.kind == "quest":
        for number in dict.fromkeys(foe.quest for foe in goal.foes):
            quest = CONTENT.quests[number]
            mine = sum(1 for foe in goal.foes if foe.quest == number)
            share = mine / max(1, sum(1 for c in s.creatures if c.quest == number))
            low = next((i for i in order if s.heroes[i].level < quest.level), NONE)
            for i, part in divided(quest.xp, order).items():
                bonus = quest.level - s.heroes[i].level if i == low else 0
                xp[i] += share * (max(0, part - max(0, s.heroes[i].level - quest.level)) + bonus)
            goods += share * (GOLD * quest.gold + sum(ITEMS[draw[0]] for draw in quest.items) + len(quest.special))
    elif goal.kind == "boss":
        up = next((up for up in s.events if card_of(up).boss == CONTENT.bosses[goal.which].id), None)
        if up is not None:
            paid = payout(s, card_of(up), faction)
            for i, part in divided(paid.xp, order).items():
                xp[i] += part
            goods += GOLD * paid.gold + sum(ITEMS[draw[0]] for draw in paid.items) + 0.5 * len(up.data)
    return {i: min(each, BOX.levels[-1] - s.heroes[i].xp) for i, each in xp.items()}, goods


def fight_plan(
    s: Table,
    goal: Goal,
    group: tuple[int, ...],
    ways: tuple[int, ...],
    guards: tuple[tuple[Foe, ...], ...],
    rests: int = 0,
    gains: tuple[dict[int, float], float] | None = None,
) -> Plan:
    """``gains`` are the spoils, for those who know them already."""
    heroes = tuple([rested(s.heroes[i], rests) for i in group])
    outcome = odds.quick(heroes, goal.foes)
    win, wounds = outcome.win, outcome.wounds
    for foes in guards:
        first = odds.quick(heroes, foes)
        win *= first.win
        wounds += first.wounds
    xp, goods = gains or spoils(s, goal, group)
    each = rests + max(ways) + 1 + len(guards)
    actions = len(group) * each - 0.5 * sum([max(ways) - way for way in ways])
    tired = 0.0
    rise = 0.0
    for i in group:
        hero = s.heroes[i]
        if level_at(min(BOX.levels[-1], int(hero.xp + xp[i]))) > hero.level:
            rise += 1.5
        else:
            spent = max(0.0, hero.energy - outcome.energy / len(group))
            tired += (wounds + 0.5 * spent) / len(group) * token(s) / hero.level
    worth = {
        "bg-experience": win * (sum([each * XP[s.heroes[i].level - 1] for i, each in xp.items()]) + rise) / actions,
        "bg-goods": win * goods / actions,
        "bg-risk": -(1 - win) * defeat(s) * len(group) / actions,
        "bg-effort": -tired / actions,
    }
    return Plan(goal.kind, goal.which, group, (goal.region,) * len(group), rests, win, worth)


def overlord_plan(s: Table, goal: Goal, group: tuple[int, ...], ways: tuple[int, ...], rests: int) -> Plan | None:
    heroes = tuple([rested(s.heroes[i], rests) for i in group])
    win = odds.quick(heroes, goal.foes).win
    each = rests + max(ways) + 1
    if win < boldness(s, each):
        return None
    worth = {"bg-victory": win * VICTORY / each, "bg-risk": -(1 - win) * DEFEAT / each}
    return Plan(goal.kind, goal.which, group, (goal.region,) * len(group), rests, win, worth)


def pvp_plan(s: Table, region: int, group: tuple[int, ...], ways: tuple[int, ...]) -> Plan | None:
    faction = s.heroes[group[0]].faction
    enemies = s.heroes_in(region, 1 - faction)
    win = odds.quick_pvp(tuple(s.heroes[i] for i in group), tuple(s.heroes[i] for i in enemies))
    if win < 0.7:
        return None
    actions = (max(ways) + 1) * len(group)
    gain = 1.2 * len(enemies)
    if hatreds := lies_out(s, "old_hatreds"):
        gain += (payout(s, card_of(hatreds), faction).xp + 0.5) * len(group)
    bounty = lies_out(s, "bounty")
    if bounty and set(enemies) & set(bounty.data):
        gain += payout(s, card_of(bounty), faction).xp * len(s.heroes_of(faction))
    worth = {"bg-rivals": win * gain / actions, "bg-risk": -(1 - win) * defeat(s) * len(group) / actions}
    return Plan("pvp", 0, group, (region,) * len(group), 0, win, worth)


# ---- errands of one character


def errands(s: Table, i: int, rough: frozenset[int]) -> list[Plan]:
    hero = s.heroes[i]
    found = []
    here = (hero.region,)
    if hero.region in rough:
        return []
    learned = lesson(hero)
    if learned > 0.5:
        found.append(Plan("train", 0, (i,), here, 0, 1.0, {"bg-cards": learned}))
    wares = learned + shopping(s, hero)
    tokens = _tokens(hero, hero.level)
    if has_town(hero):
        found.append(Plan("town", 0, (i,), here, 0, 1.0, {"bg-cards": wares, "bg-effort": tokens}))
    elif wares > 1.5:
        side = FACTIONS[hero.faction]
        way, town = min(
            (actions_to(s, hero, r, rough), r) for r, region in enumerate(CONTENT.regions) if side in region.town
        )
        if way < FAR // 2 and town not in rough:
            found.append(Plan("town", 0, (i,), (town,), 0, 1.0, {"bg-cards": wares / (way + 1)}))
    lifted = hero.curse - rested(hero, 1).curse
    rest = _tokens(hero, hero.level * (3 if has_town(hero) else 2)) + UNCURSED * lifted
    if rest > 0:
        low = 0.8 if is_rested(hero) < 0.5 else 0.5
        found.append(Plan("rest", 0, (i,), here, 0, 1.0, {"bg-effort": low * rest}))
    return found


def _tokens(hero: Hero, most: int) -> float:
    """What it is worth to regain up to so many tokens."""
    health = max(0, capacity(hero, "health") - hero.health)
    energy = max(0, capacity(hero, "energy") - hero.energy)
    regained = min(most, health)
    return (TOKEN * regained + 0.35 * min(most - regained, energy)) / hero.level


def _wardrobe(hero: Hero) -> Hero:
    """The character as far as cards go: wherever and however he stands, the same ones serve him."""
    return replace(hero, seat=0, region=0, xp=0, health=0, energy=0, actions=0, stun=0, curse=0, pet=0, combo=())


def lesson(hero: Hero) -> float:
    """What the best Power that a character can learn now is worth."""
    return _lesson(_wardrobe(hero))


@lru_cache(maxsize=8192)
def _lesson(hero: Hero) -> float:
    known = {*hero.spellbook, *(n for area in hero.areas for n in area)}
    return POWER * max(
        [
            prospect(hero, n)
            for n in CONTENT.powers_of(sheet_of(hero).id)
            if CONTENT.cards[n].gold <= hero.gold and CONTENT.cards[n].level <= hero.level and n not in known
        ],
        default=0.0,
    )


def shopping(s: Table, hero: Hero) -> float:
    """What the best item of the Merchant that a character can pay is worth, and what he might sell."""
    return _shopping(_wardrobe(hero), tuple(dict.fromkeys(s.merchant)))


@lru_cache(maxsize=8192)
def _shopping(hero: Hero, wares: tuple[int, ...]) -> float:
    best = max(
        [
            prospect(hero, n)
            for n in wares
            if CONTENT.cards[n].gold <= hero.gold and CONTENT.cards[n].level <= hero.level
        ],
        default=0.0,
    )
    spare = sum([CONTENT.cards[n].gold for n in hero.bag if is_spare(hero, n)])
    return 0.8 * POWER * best + 0.5 * GOLD * spare


def is_spare(hero: Hero, number: int) -> bool:
    """Whether an item in the Bag is only worth its price."""
    card = CONTENT.cards[number]
    return card.type != "bag" and not card.soulbound and (not suits(hero, number) or gain_of(hero, number) < 0.1)


# ---- who does what

_known: dict[tuple, dict[int, Plan]] = {}  # type: ignore[type-arg]


def assigned(s: Table, faction: int) -> dict[int, Plan]:
    """The plan of each character: what brings most to all of them together."""
    key = (
        faction, s.turn, tuple(s.heroes), tuple(s.creatures), tuple(s.events), tuple(s.merchant), s.overlord_region,
        tuple(s.counters), s.peeked[s.seats_of(faction)[0]], s.settings,
    )  # fmt: skip
    found = _known.get(key)
    if found is None:
        if len(_known) > 64:
            _known.clear()
        found = _known[key] = _assigned(s, faction)
    return found


def _assigned(s: Table, faction: int) -> dict[int, Plan]:
    plans = sorted([plan for plan in all_plans(s, faction) if plan.rate > 0], key=lambda plan: -plan.rate)
    given: dict[int, Plan] = {}
    for plan in plans:
        if _comes_first(s, plan) and plan.group[0] not in given:
            given[plan.group[0]] = plan
    best: dict[tuple[int, ...], list[Plan]] = {}
    for plan in plans:
        if not any(i in given for i in plan.group):
            rivals = best.setdefault(plan.group, [])
            if len(rivals) < CHOICES and all(plan.goal != rival.goal for rival in rivals):
                rivals.append(plan)
    free = tuple(i for i in s.heroes_of(faction) if i not in given)
    for plan in best_division(free, best, frozenset())[1]:
        given.update(dict.fromkeys(plan.group, plan))
    return given


def best_division(
    free: tuple[int, ...], best: dict[tuple[int, ...], list[Plan]], taken: frozenset[tuple[str, int, int]]
) -> tuple[float, tuple[Plan, ...]]:
    """The plans for those who are free that bring most to all, no goal twice, and what they bring."""
    if not free:
        return 0.0, ()
    found = best_division(free[1:], best, taken)
    for group, plans in best.items():
        if free[0] not in group or not set(group) <= set(free):
            continue
        plan = next((plan for plan in plans if plan.goal not in taken), None)
        if plan is None:
            continue
        others = tuple(i for i in free if i not in group)
        value, rest = best_division(others, best, taken if plan.kind in ERRANDS else taken | {plan.goal})
        value += plan.rate * len(group)
        if value > found[0]:
            found = value, (plan, *rest)
    return found


def _comes_first(s: Table, plan: Plan) -> bool:
    """Learning and shopping on the spot: it makes every later action better, and a fight does not run away.

    Rest comes first when Nefarian may be at The Bulwark before the next turn.
    """
    if plan.kind == "rest" and arrival(s):
        return True
    return plan.kind in ("train", "town") and plan.rate > 1.3 and s.heroes[plan.group[0]].region == plan.places[0]


def all_plans(s: Table, faction: int) -> list[Plan]:
    heroes = tuple(s.heroes_of(faction))
    rough = wild(s)
    groups = [group for size in range(1, len(heroes) + 1) for group in combinations(heroes, size)]
    tired = {i for i in heroes if is_rested(s.heroes[i]) < 0.95}
    found: list[Plan] = []
    for goal in goals(s, faction):
        way = {i: actions_to(s, s.heroes[i], goal.region, rough) for i in heroes}
        guards = _guards(s, goal.region, faction)
        for group in groups:
            ways = tuple([way[i] for i in group])
            if max(ways) >= FAR // 2:
                continue
            gains = spoils(s, goal, group)
            most = 3 if any(i in tired for i in group) else 1
            for rests in range(most):
                plan = fight_plan(s, goal, group, ways, guards, rests, gains)
                found.append(plan)
                if plan.win > 0.93:
                    break
    if s.overlord != NONE:
        found += _against_overlord(s, faction, heroes, rough)
    for region in dict.fromkeys(s.heroes[i].region for i in s.heroes_of(1 - faction)):
        if region in rough or region == CONTENT.home(1 - faction):
            continue
        near = [i for i in heroes if actions_to(s, s.heroes[i], region, rough) <= 1]
        for size in range(1, len(near) + 1):
            for group in combinations(near, size):
                ways = tuple(actions_to(s, s.heroes[i], region, rough) for i in group)
                raid = pvp_plan(s, region, group, ways)
                found += [raid] if raid else []
    found += _wars(s, faction, heroes, rough)
    for i in heroes:
        found += errands(s, i, rough)
    return found


def _guards(s: Table, region: int, faction: int) -> tuple[tuple[Foe, ...], ...]:
    """BG-CHAL-02: independent creatures that must be fought first."""
    return tuple([normal_fight(s, "blue", kind, region, faction, ()).foes for kind in blue_groups(s, region)])


def _against_overlord(s: Table, faction: int, heroes: tuple[int, ...], rough: frozenset[int]) -> list[Plan]:
    found: list[Plan] = []
    for goal in overlord_goals(s, faction):
        ways = tuple([actions_to(s, s.heroes[i], goal.region, rough) for i in heroes])
        if max(ways) >= FAR // 2:
            continue
        if goal.kind == "look":
            # Looking is free for whoever stands there; it pays once the faction is nearly strong enough.
            if overlord_plan(s, goal, heroes, ways, 2):
                found += [
                    Plan("look", goal.which, (i,), (goal.region,), 0, 1.0, {"bg-victory": 6.0 / (way + 0.5)})
                    for i, way in zip(heroes, ways, strict=True)
                ]
            continue
        for rests in range(4):
            plan = overlord_plan(s, goal, heroes, ways, rests)
            found += [plan] if plan else []
    return found


def _wars(s: Table, faction: int, heroes: tuple[int, ...], rough: frozenset[int]) -> list[Plan]:
    """BG-EVENT-12: two characters who hold both regions until the enemy's turn is over."""
    found: list[Plan] = []
    for up in s.events:
        card = card_of(up)
        if card.does != "war" or set(up.data) & rough:
            continue
        gain = payout(s, card, faction).xp * sum(s.heroes[i].xp < BOX.levels[-1] for i in heroes)
        for pair in combinations(heroes, 2):
            for places in (up.data, up.data[::-1]):
                ways = [actions_to(s, s.heroes[i], r, rough) for i, r in zip(pair, places, strict=True)]
                if max(ways) < FAR // 2:
                    worth = {"bg-experience": 0.6 * gain / (2 * max(ways) + 1.5)}
                    found.append(Plan("war", 0, pair, tuple(places), 0, 0.6, worth))
    return found
