"""Losing Health: wounds and other losses, one token at a time, with room for healing; and defeat."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from meetingstone.engine import NONE, Abort, Ask, Frame, Game, Option, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game import dice
from meetingstone.games.board_game.changes import (
    AREAS,
    change,
    put,
    redress,
    set_attack,
    set_fight,
    spend_energy,
    unequip,
)
from meetingstone.games.board_game.content import CONTENT, Plague
from meetingstone.games.board_game.flow import meant, moments
from meetingstone.games.board_game.flow.teams import together
from meetingstone.games.board_game.options import Bear, GiveUp, GoTo, TakeWound, ToPet, Ward
from meetingstone.games.board_game.queries import (
    ABILITIES,
    BITS,
    card_name,
    companions,
    fight_of,
    hero_name,
    pet_of,
    region_name,
)
from meetingstone.games.board_game.state import FACTIONS, Scope, Table, Tally
from meetingstone.games.board_game.vocabulary import Pick


class TakeWounds(Frame, kw_only=True):
    """BG-WOUND-02, BG-WOUND-03, BG-PVP-12: a side shares its wounds, one by one."""

    STEPS = ("share",)
    faction: int
    count: int

    def share(self, g: Game[Table]) -> Outcome:
        side = fight_of(g.state).sides[self.faction]
        if not self.count or not side:
            return None
        options = tuple(TakeWound(i) for i in side)
        return together(g, self.faction, "bg-wound", "BG-WOUND-02", options, side)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        return meant.heroes(g.state, TakeWound)

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        assert isinstance(option, TakeWound)
        return meant.why_no_part(g.state, option.hero, fight_of(g.state).sides[self.faction], "BG-WOUND-02")

    def share_answered(self, g: Game[Table], choice: TakeWound) -> Outcome:
        self.count -= 1
        self.again()
        return LoseHealth(hero=choice.hero, count=1, wound=True)

    def result(self, g: Game[Table]) -> int:
        """BG-WOUND-04: wounds that nobody was left to take."""
        return self.count


class LoseHealth(Frame, kw_only=True):
    """BG-CHAR-04, BG-WOUND-01, BG-DEFEAT-01: token by token, with a last chance after the last one."""

    STEPS = ("instead", "heal", "fall")
    hero: int
    count: int
    wound: bool = False
    lost: bool = False

    def instead(self, g: Game[Table]) -> Outcome:
        s = g.state
        if not self.count or (s.fight and self.hero not in s.fight.heroes):
            self.pc = len(self.STEPS)
            return None
        seat = s.heroes[self.hero].seat
        return Ask(seat=seat, kind="bg-bear", rule="BG-POWER-09", options=self.legal(g, seat))

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        yield from (Bear(), ToPet(pet_of(g.state.heroes[self.hero])))
        yield from map(Ward, _WARDS)

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        if isinstance(option, ToPet):
            return self._why_not_pet(g.state)
        return why_not_ward(g.state, self.hero, option.card) if isinstance(option, Ward) else None

    def _why_not_pet(self, s: Table) -> Why | None:
        if not s.heroes[self.hero].pet:
            return Why("BG-POWER-09", "bg-no-pet", {"hero": hero_name(s, self.hero)})
        return None if self.wound else Why("BG-POWER-10", "bg-own-loss", {"hero": hero_name(s, self.hero)})

    def instead_answered(self, g: Game[Table], choice: Option) -> Outcome:
        s = g.state
        self.count -= 1
        hero = s.heroes[self.hero]
        self.lost = isinstance(choice, Bear)
        if isinstance(choice, ToPet):
            change(s, self.hero, pet=hero.pet - 1)
            g.tell("bg-pet-hurt", hero=hero_name(s, self.hero), card=card_name(choice.card))
            # BG-POWER-11
            if hero.pet == 1:
                unequip(g, self.hero, choice.card)
        elif isinstance(choice, Ward):
            spend_energy(g, self.hero, 1)
            s.add(Scope.ROUND, Tally.USED, self.hero, choice.card * ABILITIES)
            g.tell("bg-warded", hero=hero_name(s, self.hero), card=card_name(choice.card))
            return moments.after_spending(s, self.hero, 1)
        else:
            change(s, self.hero, health=max(0, hero.health - 1))
            for scope in (Scope.ROUND, Scope.COMBAT):
                s.add(scope, Tally.LOST, self.hero)
            g.tell("bg-lost", hero=hero_name(s, self.hero), left=hero.health - 1)
        return None

    def heal(self, g: Game[Table]) -> Outcome:
        s = g.state
        if self.lost and any(s.heroes[i].hooks & BITS["lost"] for i in companions(s, self.hero)):
            return moments.Moment(moment="lost", subject=self.hero)
        return None

    def fall(self, g: Game[Table]) -> Outcome:
        self.goto("instead")
        if g.state.heroes[self.hero].health > 0:
            return None
        self.count = 0
        return Defeat(hero=self.hero)


_WARDS = tuple(n for n, card in enumerate(CONTENT.cards) if "ward" in card.grants)


def why_not_ward(s: Table, i: int, number: int) -> Why | None:
    """With such a card one Energy prevents the loss of one Health, once in a round."""
    hero, values = s.heroes[i], {"card": card_name(number)}
    if number not in hero.cards:
        return Why("BG-CARD-02", "bg-not-in-force", values)
    if s.count(Scope.ROUND, Tally.USED, i, number * ABILITIES):
        return Why("BG-CARD-07", "bg-used-up", values)
    if not hero.energy:
        return Why("BG-POWER-04", "bg-no-energy", {**values, "energy": 1, "held": 0})
    return None


class Defeat(Frame, kw_only=True):
    """BG-DEFEAT-01, BG-DEFEAT-02, BG-DEFEAT-03, BG-DEFEAT-04, BG-DEFEAT-05, BG-DEFEAT-06, BG-DEFEAT-07, BG-DEFEAT-08,
    BG-DEFEAT-09, BG-DEFEAT-11. ``stays`` holds Health and Energy of one who is brought back where he stands."""

    STEPS = ("save", "leave", "where", "recover")
    hero: int
    stays: tuple[int, int] = (0, 0)

    def save(self, g: Game[Table]) -> Outcome:
        s = g.state
        if any(s.heroes[i].hooks & BITS["fall"] for i in companions(s, self.hero)):
            return moments.Moment(moment="fall", subject=self.hero)
        return None

    def leave(self, g: Game[Table]) -> None:
        """BG-DEFEAT-06, BG-DEFEAT-07, BG-DEFEAT-08, BG-DEFEAT-09, BG-POWER-12, BG-EVENT-08, BG-COND-07."""
        s = g.state
        hero = s.heroes[self.hero]
        g.tell("bg-defeated", hero=hero_name(s, self.hero))
        if pet_of(hero) != NONE:
            unequip(g, self.hero, pet_of(hero))
        hero = s.heroes[self.hero]
        # The relic is no Auction Item: it stays (BG-DEFEAT-08).
        kept = tuple(card for card in hero.prizes if _auction_event(card) == NONE)
        s.event_discards += [_auction_event(card) for card in hero.prizes if card not in kept]
        spellbook, areas = hero.spellbook, hero.areas
        if len(areas) > AREAS:
            spellbook, areas = (*spellbook, *areas[AREAS]), areas[:AREAS]
        redress(s, self.hero, prizes=kept, spellbook=spellbook, areas=areas, stun=0, curse=0, combo=(), actions=0)
        if s.fight and self.hero in s.fight.heroes:
            sides = tuple(tuple(i for i in side if i != self.hero) for side in s.fight.sides)
            set_fight(s, sides=sides, fallen=(*s.fight.fallen, self.hero), quiet=0)

    def where(self, g: Game[Table]) -> Outcome:
        s = g.state
        if any(self.stays) or (s.fight and s.fight.last):
            return None
        hero = s.heroes[self.hero]
        options = tuple(GoTo(region) for region in refuges(hero.region, hero.faction))
        return Ask(seat=hero.seat, kind="bg-refuge", rule="BG-DEFEAT-02", options=options)

    def where_answered(self, g: Game[Table], choice: GoTo) -> None:
        change(g.state, self.hero, region=choice.region)
        g.tell("bg-carried", hero=hero_name(g.state, self.hero), region=region_name(choice.region))

    def recover(self, g: Game[Table]) -> Outcome:
        """BG-DEFEAT-05; whoever falls in his own Attack Phase places nothing more (BG-CREAT-07)."""
        s = g.state
        health, energy = self.stays if any(self.stays) else (1, 1)
        change(s, self.hero, health=health, energy=energy)
        if s.fight and s.attack and s.attack.hero == self.hero:
            s.attack = None
            return Abort(to=s.fight.depth, step="next_attack")
        return None

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        return meant.regions()

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        assert isinstance(option, GoTo)
        region, hero = option.region, g.state.heroes[self.hero]
        if region in refuges(hero.region, hero.faction):
            return None
        if region == CONTENT.home(1 - hero.faction):
            return Why("BG-TRAVEL-04", "bg-enemy-home", {"region": region_name(region)})
        if region == hero.region:
            return Why("BG-DEFEAT-03", "bg-fell-here", {"region": region_name(region)})
        return Why("BG-DEFEAT-04", "bg-no-refuge", {"region": region_name(region)})


def _auction_event(card: int) -> int:
    """The Event card that an Auction Item is, so that it can be shuffled in again; NONE for the relic."""
    name = CONTENT.cards[card].id
    return next((i for i, event in enumerate(CONTENT.events) if event.prize == name and event.does == "auction"), NONE)


def refuges(region: int, faction: int) -> list[int]:
    """BG-DEFEAT-02, BG-DEFEAT-03, BG-DEFEAT-04: the home region (BG-BOARD-02) and the nearest graveyards by walking,
    whoever falls (BG-BOARD-05), never the one where he fell."""
    closed = CONTENT.home(1 - faction)
    distance = {region: 0}
    queue = deque([region])
    nearest: list[int] = []
    while queue:
        at = queue.popleft()
        if nearest and distance[at] > distance[nearest[0]]:
            break
        if at != region and CONTENT.regions[at].graveyard:
            nearest.append(at)
        for other in CONTENT.links[at]:
            if other not in distance and other != closed:
                distance[other] = distance[at] + 1
                queue.append(other)
    return list(dict.fromkeys([*nearest, CONTENT.home(faction)]))


# ---- what the opponents' dice cost


class Plagued(Frame, kw_only=True):
    """BG-CREAT-04, BG-CREAT-05, BG-CREAT-06, BG-CREAT-08, BG-CREAT-10: the opponents' ability works on the active
    character's dice."""

    STEPS = ("count_dice", "strip", "health")
    hero: int
    moment: str
    hits: int = 0
    to_strip: int = 0
    """Powers that still leave the sheet."""

    def count_dice(self, g: Game[Table]) -> None:
        """Spotted dice count as well (BG-DICE-06). Stun and Curse tokens are his alone (BG-COND-01)."""
        s = g.state
        plague = plague_of(s)
        if plague is None or s.attack is None or plague.at != self.moment:
            return
        pick = Pick(dice=plague.dice, top=plague.top)
        self.hits = dice.how_many(s.attack.dice, pick)
        if not self.hits:
            return
        self.to_strip = plague.strip * self.hits
        hero = s.heroes[self.hero]
        change(
            s,
            self.hero,
            energy=max(0, hero.energy - plague.energy * self.hits),
            stun=hero.stun + plague.stun * self.hits,
            curse=hero.curse + plague.curse * self.hits,
        )
        put(s, hero.faction, damage=-plague.hits * self.hits, attrition=-plague.pressure * self.hits)
        if plague.lose_die:
            lost = list(fight_of(s).lost_dice)
            for d in dice.matching(s.attack.dice, pick):
                for _ in range(s.attack.dice.count(d)):
                    lost[dice.colour_of(d)] += 1
            kept = tuple(d for d in s.attack.dice if d not in dice.matching(s.attack.dice, pick))
            set_attack(s, dice=kept)
            set_fight(s, lost_dice=tuple(lost))
        g.tell("bg-plagued", hero=hero_name(s, self.hero), count=self.hits)

    def strip(self, g: Game[Table]) -> Outcome:
        """BG-CREAT-10: a Wildkin strips Powers that lie on the sheet."""
        if not self.to_strip:
            return None
        hero = g.state.heroes[self.hero]
        powers = [GiveUp(n) for area in hero.areas for n in area if CONTENT.class_of.get(n)]
        if not powers:
            return None
        return Ask(seat=hero.seat, kind="bg-strip", rule="BG-CREAT-10", options=tuple(powers))

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        return meant.cards(GiveUp)

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        assert isinstance(option, GiveUp)
        areas = g.state.heroes[self.hero].areas
        if CONTENT.class_of.get(option.card) and any(option.card in area for area in areas):
            return None
        return Why("BG-CREAT-10", "bg-no-power-there", {"card": card_name(option.card)})

    def strip_answered(self, g: Game[Table], choice: GiveUp) -> None:
        unequip(g, self.hero, choice.card)
        self.to_strip -= 1
        self.again()

    def health(self, g: Game[Table]) -> Outcome:
        plague = plague_of(g.state)
        if plague is None or not plague.health or not self.hits:
            return None
        return LoseHealth(hero=self.hero, count=plague.health * self.hits)


def plague_of(s: Table) -> Plague | None:
    """The ability of those who are fought; once per Attack Phase, however many they are (BG-CREAT-05). Enemy characters
    have none (BG-PVP-06)."""
    fight = fight_of(s)
    if not fight.foes:
        return None
    foe = fight.foes[0]
    return CONTENT.bosses[foe.boss].ability if foe.boss != NONE else CONTENT.kinds[foe.kind].ability


def faction_name(faction: int) -> str:
    return f"@bg-{FACTIONS[faction]}"
