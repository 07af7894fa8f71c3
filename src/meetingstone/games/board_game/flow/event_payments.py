"""What faceup Events bring later: after an action, at the end of a turn, after a combat."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from meetingstone.engine import NONE, Frame, Game, Option, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game.changes import earn_gold, redress, spend_energy
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow import meant
from meetingstone.games.board_game.flow.items import Receive
from meetingstone.games.board_game.flow.moments import after_spending
from meetingstone.games.board_game.flow.ongoing import (
    calm_winds,
    card_of,
    end_event,
    in_plaguelands,
    is_out,
    lies_out,
    payout,
)
from meetingstone.games.board_game.flow.rewards import EarnXp, Reward
from meetingstone.games.board_game.flow.teams import together, whoever
from meetingstone.games.board_game.options import Cleanse, GiveItem, Ready
from meetingstone.games.board_game.queries import fight_of, hero_name, region_name
from meetingstone.games.board_game.state import FACTIONS, FaceUp, Foe, Table

CLEANSING = 3
"""Energy that removes a plague token."""


def after_action(g: Game[Table], acted: tuple[int, ...]) -> Outcome:
    """Spread the Plague: whoever ends an action in such a region may remove the token."""
    able = plague_fighters(g.state, acted)
    return CleansePlague(heroes=able) if able else None


def plague_fighters(s: Table, acted: tuple[int, ...]) -> tuple[int, ...]:
    plague = lies_out(s, "plague")
    if plague is None:
        return ()
    return tuple(i for i in acted if s.heroes[i].region in plague.data and s.heroes[i].energy >= CLEANSING)


class CleansePlague(Frame, kw_only=True):
    """BG-EVENT-20, BG-DEC-04: Spread the Plague: Energy removes a token, for XP (BG-XP-01)."""

    STEPS = ("offer", "reward")
    heroes: tuple[int, ...]
    done: int = NONE
    """Who has removed the token."""

    def offer(self, g: Game[Table]) -> Outcome:
        """BG-DEC-04: each for himself, with his own Energy."""
        return whoever(g.state, "bg-cleanse", "BG-EVENT-20", ((i, (Cleanse(i),)) for i in self.heroes))

    def offer_answered(self, g: Game[Table], answer: tuple[int, Option]) -> Outcome:
        _, choice = answer
        if not isinstance(choice, Cleanse):
            return None
        s = g.state
        spend_energy(g, choice.hero, CLEANSING)
        region = s.heroes[choice.hero].region
        at = next(k for k, up in enumerate(s.events) if card_of(up).does == "plague")
        left = tuple(r for r in s.events[at].data if r != region)
        s.events[at] = replace(s.events[at], data=left)
        if not left:
            end_event(g, "plague")
        g.tell("bg-cleansed", hero=hero_name(s, choice.hero), region=region_name(region))
        self.done = choice.hero
        return after_spending(s, choice.hero, CLEANSING)

    def reward(self, g: Game[Table]) -> Outcome:
        """Then a friend may remove another one."""
        if self.done == NONE:
            return None
        hero, self.done = self.done, NONE
        self.heroes = plague_fighters(g.state, tuple(i for i in self.heroes if i != hero))
        self.goto("offer")
        return EarnXp(hero=hero, xp=1)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        yield Ready()
        yield from meant.heroes(g.state, Cleanse)

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        if not isinstance(option, Cleanse):
            return None
        hero = {"hero": hero_name(g.state, option.hero)}
        if option.hero not in self.heroes:
            return Why("BG-EVENT-20", "bg-no-cleansing", {**hero, "energy": CLEANSING})
        return None if g.state.heroes[option.hero].seat == seat else Why("BG-DEC-04", "bg-not-yours", hero)


class CheckWars(Frame, kw_only=True):
    """BG-EVENT-11, BG-EVENT-12, BG-EVENT-13, BG-EVENT-14, BG-EVENT-24: a War is won by holding both regions at the end
    of the enemy's turn; several may run, and one that is won is discarded."""

    STEPS = ("look", "pay")
    faction: int
    won: tuple[int, ...] = ()
    """Heroes still to be paid, and how much XP each gets."""
    xp: int = 0

    def look(self, g: Game[Table]) -> None:
        s = g.state
        for up in s.events:
            card = card_of(up)
            if card.does != "war" or up.since == s.turn:
                continue
            if all(s.heroes_in(region, self.faction) for region in up.data):
                paid = payout(s, card, self.faction)
                self.won, self.xp = tuple(s.heroes_of(self.faction)), paid.xp
                g.tell("bg-war-won", event=f"@bg-{card.id}", faction=f"@bg-{FACTIONS[self.faction]}")
                for i in self.won:
                    earn_gold(g, i, paid.gold)
                is_out(g, up)
                return

    def pay(self, g: Game[Table]) -> Outcome:
        if not self.won:
            return None
        first, *rest = self.won
        self.won = tuple(rest)
        # Another War may be won as well.
        self.goto("pay" if rest else "look")
        return EarnXp(hero=first, xp=self.xp)


class AfterCombat(Frame, kw_only=True):
    """BG-EVENT-17, BG-CHAL-10, BG-REWARD-13: what bosses and faceup Events pay for a combat; ``Table.fight`` still
    tells of it."""

    STEPS = ("boss", "hoard", "ears", "winds", "keep", "pvp", "pay")
    won: int
    """Of a normal combat whether all opponents fell; of PvP the winning faction, or NONE."""
    hoard_cards: tuple[int, ...] = ()
    owed: tuple[tuple[int, int], ...] = ()
    """(hero, XP) still to be paid."""

    def boss(self, g: Game[Table]) -> Outcome:
        """BG-EVENT-17."""
        s = g.state
        fight = fight_of(s)
        faction = fight.attackers
        if fight.kind != "boss":
            return None
        foe = (fight.killed or fight.foes)[0]
        up = next((up for up in s.events if card_of(up).boss == CONTENT.bosses[foe.boss].id), None)
        if up is None:
            return None
        card = card_of(up)
        if card.does == "cauldrons":
            self._attempt(g, up, faction)
        if not fight.killed:
            return None
        paid = payout(s, card, faction)
        alive = fight.sides[faction]
        gold = paid.gold + (up.data[0] if card.does == "toll_of_gold" else 0)
        self.hoard_cards = up.data if card.does == "hoarder" else ()
        if card.prize and alive:
            self.hoard_cards = (CONTENT.number[card.prize],)
        if card.does != "cauldrons":
            is_out(g, up)
        return Reward(faction=faction, began=fight.began, alive=alive, gold=gold, xp=paid.xp, symbols=paid.items)

    def _attempt(self, g: Game[Table], up: FaceUp, faction: int) -> None:
        """Each faction has one attempt; the card stays until both have had theirs."""
        s = g.state
        if fight_of(s).killed:
            s.won_cauldrons[faction] = True
        after = replace(up, data=(*up.data, faction))
        s.events[s.events.index(up)] = after
        if len(after.data) == 2:
            is_out(g, after)

    def hoard(self, g: Game[Table]) -> Outcome:
        """Items that lay on Zaeldarr's card, and the relic, for the victors."""
        s = g.state
        fight = fight_of(s)
        alive = fight.sides[fight.attackers]
        if not self.hoard_cards or not alive:
            return None
        first, *rest = self.hoard_cards
        self.hoard_cards = tuple(rest)
        self.again()
        return GiveOne(card=first, group=alive, faction=fight.attackers)

    def ears(self, g: Game[Table]) -> Outcome:
        """Ears and Heads of the Wild (BG-CHAL-10): XP and gold for independent creatures, shared like a quest's."""
        s = g.state
        fell = blue_fallen(s)
        if not fell or not lies_out(s, "ears_and_heads") or lies_out(s, "cleanse") or lies_out(s, "plaguewinds"):
            return None
        gold = sum(CONTENT.kinds[foe.kind].values(foe.colour).attack // 2 for foe in fell)
        return self._share(g, gold=gold, xp=len(fell))

    def _share(self, g: Game[Table], *, gold: int = 0, xp: int) -> Reward:
        fight = fight_of(g.state)
        alive = fight.sides[fight.attackers]
        return Reward(faction=fight.attackers, began=fight.began, alive=alive, gold=gold, xp=xp)

    def winds(self, g: Game[Table]) -> Outcome:
        """Foul Plaguewinds: XP for independent creatures of either Plaguelands, shared like a quest's."""
        s = g.state
        fell = blue_fallen(s)
        if not fell or not lies_out(s, "plaguewinds") or not in_plaguelands(fight_of(s).region):
            return None
        calm_winds(g)
        return self._share(g, xp=2 * len(fell))

    def keep(self, g: Game[Table]) -> None:
        """Cleanse the Land: factions keep what they fell (Horde's kinds, NONE, Alliance's); Attack 10 is paid."""
        s = g.state
        up, fell = lies_out(s, "cleanse"), blue_fallen(s)
        if not fell or up is None:
            return
        faction = fight_of(s).attackers
        at = s.events.index(up)
        divider = up.data.index(NONE) if NONE in up.data else 0
        sides: list[tuple[int, ...]] = [up.data[:divider], up.data[divider + 1 :]] if up.data else [(), ()]
        sides[faction] = (*sides[faction], *(foe.kind for foe in fell))
        s.events[at] = replace(up, data=(*sides[0], NONE, *sides[1]))
        total = sum(CONTENT.kinds[kind].values(2).attack for kind in sides[faction])
        if total >= 10:
            paid = payout(s, card_of(up), faction)
            for i in s.heroes_of(faction):
                earn_gold(g, i, paid.gold)
            self.owed = tuple((i, paid.xp) for i in s.heroes_of(faction))
            is_out(g, s.events[at])

    def pvp(self, g: Game[Table]) -> None:
        """Old Hatreds and Bounty."""
        s = g.state
        fight = fight_of(s)
        if fight.kind != "pvp":
            return
        owed: dict[int, int] = {}
        for up in tuple(s.events):
            card = card_of(up)
            if card.does == "old_hatreds" and self.won != NONE:
                paid = payout(s, card, self.won)
                for i in fight.began:
                    if s.heroes[i].faction == self.won:
                        earn_gold(g, i, paid.gold)
                        owed[i] = owed.get(i, 0) + paid.xp
                is_out(g, up)
            prey = next((i for i in fight.fallen if card.does == "bounty" and i in up.data), NONE)
            if prey != NONE:
                hunters = 1 - s.heroes[prey].faction
                for i in s.heroes_of(hunters):
                    owed[i] = owed.get(i, 0) + payout(s, card, hunters).xp
                is_out(g, up)
        self.owed = tuple(owed.items())

    def pay(self, g: Game[Table]) -> Outcome:
        if not self.owed:
            return None
        (hero, xp), *rest = self.owed
        self.owed = tuple(rest)
        self.again()
        return EarnXp(hero=hero, xp=xp)


def blue_fallen(s: Table) -> list[Foe]:
    """Independent creatures that fell in this combat."""
    return [foe for foe in fight_of(s).killed if foe.boss == NONE and foe.quest == NONE]


class GiveOne(Frame, kw_only=True):
    """A card for one of the victors, as they agree (BG-REWARD-03)."""

    STEPS = ("choose",)
    card: int
    group: tuple[int, ...]
    faction: int

    def choose(self, g: Game[Table]) -> Outcome:
        options = tuple(GiveItem(i) for i in self.group)
        return together(g, self.faction, "bg-give", "BG-REWARD-03", options, self.group)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        return meant.heroes(g.state, GiveItem)

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        assert isinstance(option, GiveItem)
        return meant.why_no_part(g.state, option.hero, self.group, "BG-REWARD-03")

    def choose_answered(self, g: Game[Table], choice: GiveItem) -> Outcome:
        if CONTENT.cards[self.card].type is None:
            hero = g.state.heroes[choice.hero]
            redress(g.state, choice.hero, prizes=(*hero.prizes, self.card))
            return None
        return Receive(hero=choice.hero, card=self.card)
