"""The Challenge action: its target, the group, the combat, and what is won by it (BG-CHAL, BG-JOIN)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from meetingstone.engine import NONE, Ask, Frame, Game, Option, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game.changes import change, move
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow import event_payments, ongoing
from meetingstone.games.board_game.flow.combat import Combat
from meetingstone.games.board_game.flow.ongoing import boss_foe, overlord_boss
from meetingstone.games.board_game.flow.pvp import Loot, PvpCombat
from meetingstone.games.board_game.flow.quests import DrawQuest, owner_of, put_away
from meetingstone.games.board_game.flow.rewards import Reward
from meetingstone.games.board_game.flow.teams import together
from meetingstone.games.board_game.options import Challenge, Finish, Invite, Join, StayOut
from meetingstone.games.board_game.queries import blue_groups, fight_of, grants, hero_name, region_name
from meetingstone.games.board_game.state import FACTIONS, Fight, Foe, Table

# ---- targets


def quest_groups(s: Table, region: int, faction: int) -> list[int]:
    """BG-CHAL-03, BG-CHAL-04, BG-CHAL-05, BG-CHAL-06, BG-CHAL-07: types of quest creatures that a faction may fight in
    a region."""
    any_quest = ongoing.lies_out(s, "subterfuge")
    return sorted(
        {
            c.kind
            for c in s.creatures
            if c.region == region and c.quest != NONE and (any_quest or owner_of(s, c.quest) == faction)
        }
    )


def bosses_in(s: Table, region: int, faction: int) -> list[int]:
    """BG-CHAL-08, BG-EVENT-18: bosses of faceup Events, and the Overlord when he is seen."""
    found = [boss for boss in ongoing.bosses_out(s, faction) if CONTENT.region[CONTENT.bosses[boss].region] == region]
    if s.overlord_region == region and s.overlord != NONE:
        found.append(overlord_boss(s))
    return found


def targets(s: Table, i: int) -> list[Challenge]:
    """All that a character may challenge now."""
    hero = s.heroes[i]
    if not hero.actions:
        return []
    blue = blue_groups(s, hero.region)
    if blue:
        # BG-CHAL-02
        return [Challenge(i, "blue", kind, hero.region) for kind in blue]
    found = _targets_at(s, i, hero.region)
    if grants(hero, "intercept"):
        # BG-CHAL-01, BG-GEN-11: as the official clarification has it, also into regions with blue creatures.
        for region in CONTENT.links[hero.region]:
            if region != CONTENT.home(1 - hero.faction):
                found += [c for c in _targets_at(s, i, region) if c.target in ("quest", "pvp")]
    return found


def _targets_at(s: Table, i: int, region: int) -> list[Challenge]:
    hero = s.heroes[i]
    found = [Challenge(i, "quest", kind, region) for kind in quest_groups(s, region, hero.faction)]
    found += [Challenge(i, "boss", boss, region) for boss in bosses_in(s, region, hero.faction)]
    if region in s.counters:
        found.append(Challenge(i, "counter", s.counters.index(region), region))
    if s.heroes_in(region, 1 - hero.faction):
        found.append(Challenge(i, "pvp", 0, region))
    return found


def why_not_challenge(s: Table, option: Challenge) -> Why | None:
    """Why a character with an action left cannot challenge this."""
    if option in targets(s, option.hero):
        return None
    hero = s.heroes[option.hero]
    values: dict[str, int | str] = {"hero": hero_name(s, option.hero), "region": region_name(option.region)}
    blue = blue_groups(s, hero.region)
    if blue:
        kind = f"@bg-{CONTENT.kinds[blue[0]].id}"
        return Why("BG-CHAL-02", "bg-blue-first", {**values, "region": region_name(hero.region), "kind": kind})
    if option.target == "quest" and any(
        c.region == option.region and c.kind == option.which and c.quest != NONE for c in s.creatures
    ):
        return Why("BG-CHAL-03", "bg-enemy-quest", values)
    return Why("BG-CHAL-01", "bg-no-target", values)


def why_nobody(s: Table, i: int) -> Why:
    """A challenge names its target, and there may be none."""
    values = {"hero": hero_name(s, i), "region": region_name(s.heroes[i].region)}
    return Why("BG-CHAL-01", "bg-whom-to-challenge" if targets(s, i) else "bg-no-target", values)


# ---- the action


class Challenged(Frame, kw_only=True):
    """BG-CHAL-01, BG-JOIN-04, BG-ACT-04: target, invitations, combat, and all that is won by it."""

    STEPS = ("announce", "turn_counter", "invite", "join", "fight", "reward", "wage", "aftermath", "close")
    hero: int
    target: str
    which: int
    region: int
    invited: tuple[int, ...] = ()
    group: tuple[int, ...] = ()
    won: int = 0
    """As the combat returned it."""
    quests: tuple[int, ...] = ()
    """Quests completed by this combat, still to be rewarded."""

    def announce(self, g: Game[Table]) -> None:
        s = g.state
        hero = s.heroes[self.hero]
        change(s, self.hero, actions=hero.actions - 1)
        if hero.region != self.region:
            move(g, self.hero, self.region)
        g.tell("bg-challenged", hero=hero_name(s, self.hero), region=region_name(self.region))
        self.group = (self.hero,)

    def turn_counter(self, g: Game[Table]) -> None:
        """BG-OVER-10: before anybody is invited; the action is spent even on a decoy."""
        if self.target != "counter":
            return
        s = g.state
        true = s.kazzak[self.which]
        s.counters[self.which] = NONE
        g.reveal()
        if true:
            s.overlord_region = self.region
            # Nothing is hidden any more: the other counters are decoys.
            s.counters, s.kazzak = [], []
            s.peeked = [(NONE,) * 5] * len(s.peeked)
            g.tell("bg-kazzak-found", region=region_name(self.region))
            self.target, self.which = "boss", overlord_boss(s)
        else:
            g.tell("bg-decoy", region=region_name(self.region))
            self.pc = len(self.STEPS)

    def invite(self, g: Game[Table]) -> Outcome:
        """BG-JOIN-01, BG-JOIN-03: friends in the region, whatever the target is."""
        s = g.state
        faction = s.heroes[self.hero].faction
        friends = [i for i in s.heroes_in(self.region, faction) if i != self.hero and s.heroes[i].actions]
        if not friends:
            return None
        groups = [group for size in range(len(friends), -1, -1) for group in combinations(friends, size)]
        seat = s.heroes[self.hero].seat
        return Ask(seat=seat, kind="bg-invite", rule="BG-JOIN-01", options=tuple(Invite(group) for group in groups))

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        s, step = g.state, self.STEPS[self.at]
        if step == "join":
            return iter((Join(self.invited[0]), StayOut(self.invited[0])))
        if step == "reward":
            return map(Finish, self.quests)
        friends = [i for i in s.heroes_of(s.heroes[self.hero].faction) if i != self.hero]
        return (Invite(group) for size in range(len(friends) + 1) for group in combinations(friends, size))

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        for i in option.heroes if isinstance(option, Invite) else ():
            values = {"hero": hero_name(g.state, i), "region": region_name(self.region)}
            if g.state.heroes[i].region != self.region:
                return Why("BG-JOIN-01", "bg-not-here", values)
            if not g.state.heroes[i].actions:
                return Why("BG-JOIN-02", "bg-no-actions", values)
        return None

    def invite_answered(self, g: Game[Table], choice: Invite) -> None:
        self.invited = choice.heroes

    def join(self, g: Game[Table]) -> Outcome:
        """BG-JOIN-02: accepting is voluntary and costs an action; whoever invites himself has accepted. It is open to
        one who is bound by independent creatures, too (BG-JOIN-05)."""
        s = g.state
        if not self.invited:
            return None
        first = self.invited[0]
        if s.heroes[first].seat == s.heroes[self.hero].seat:
            return Ask(seat=s.heroes[first].seat, kind="bg-join", rule="BG-JOIN-02", options=(Join(first),))
        options: tuple[Option, ...] = (Join(first), StayOut(first))
        return Ask(seat=s.heroes[first].seat, kind="bg-join", rule="BG-JOIN-02", options=options)

    def join_answered(self, g: Game[Table], choice: Option) -> None:
        s = g.state
        first, *rest = self.invited
        self.invited = tuple(rest)
        if isinstance(choice, Join):
            change(s, first, actions=s.heroes[first].actions - 1)
            self.group = (*self.group, first)
            g.tell("bg-joined", hero=hero_name(s, first))
        self.again()

    def fight(self, g: Game[Table]) -> Outcome:
        """BG-COMBAT-01, BG-PVP-01: against creatures or a boss, or against all enemies in the region (BG-CHAL-09), who
        spend no action (BG-PVP-02)."""
        s = g.state
        faction = s.heroes[self.hero].faction
        if self.target == "pvp":
            enemies = tuple(s.heroes_in(self.region, 1 - faction))
            sides = (self.group, enemies) if faction == 0 else (enemies, self.group)
            s.fight = Fight(
                kind="pvp", region=self.region, attackers=faction, sides=sides, began=(*self.group, *enemies)
            )
            return PvpCombat()
        s.fight = normal_fight(s, self.target, self.which, self.region, faction, self.group)
        return Combat(faction=faction)

    def fight_returned(self, g: Game[Table], won: int) -> None:
        self.won = won
        self.quests = completed(g.state)

    # ---- what is won

    def reward(self, g: Game[Table]) -> Outcome:
        """BG-REWARD-13: of creatures only a completed quest brings something, and what Events pay (``wage``)."""
        s = g.state
        fight = fight_of(s)
        if fight.kind == "pvp":
            return Loot()
        if not self.quests or not fight.sides[s.active]:
            # BG-REWARD-12
            return None
        if len(self.quests) == 1:
            return CompleteQuest(quest=self.quests[0])
        options = tuple(Finish(quest) for quest in self.quests)
        return together(g, s.active, "bg-finish", "BG-QUEST-16", options, fight.sides[s.active])

    def reward_answered(self, g: Game[Table], choice: Finish) -> Outcome:
        self.again()
        rest = tuple(quest for quest in self.quests if quest != choice.quest)
        self.quests = rest
        return CompleteQuest(quest=choice.quest)

    def reward_returned(self, g: Game[Table], value: object) -> None:
        if len(self.quests) == 1 and self.pc != self.at:
            self.quests = ()

    def wage(self, g: Game[Table]) -> Outcome:
        """What faceup Events and bosses pay."""
        return event_payments.AfterCombat(won=self.won)

    def aftermath(self, g: Game[Table]) -> None:
        """BG-WIN-01, BG-OVER-01, BG-OVER-04: whoever beats the Overlord wins; losing to him is a plain defeat."""
        s = g.state
        if self.target == "boss" and self.which == overlord_boss(s) and self.won:
            s.winner = s.active
            g.tell("bg-overlord-falls", faction=f"@bg-{FACTIONS[s.active]}")

    def close(self, g: Game[Table]) -> None:
        g.state.fight = None

    def result(self, g: Game[Table]) -> tuple[int, ...]:
        """All who took part."""
        return self.group


def normal_fight(s: Table, target: str, which: int, region: int, faction: int, group: tuple[int, ...]) -> Fight:
    """BG-COMBAT-02: one whole group of creatures (BG-CHAL-05, BG-CHAL-06, BG-CHAL-07), or one boss."""
    sides = (group, ()) if faction == 0 else ((), group)
    if target == "boss":
        foes: tuple[Foe, ...] = (boss_foe(s, which, faction),)
    else:
        more = ongoing.attack_bonus(s, region)
        any_quest = ongoing.lies_out(s, "subterfuge")
        foes = tuple(
            Foe(values.threat, values.attack + more, values.health, c.kind, c.colour, c.quest)
            for c in s.creatures
            if c.region == region
            and c.kind == which
            and (c.quest == NONE) == (target == "blue")
            and (target == "blue" or any_quest or owner_of(s, c.quest) == faction)
            for values in (CONTENT.kinds[c.kind].values(c.colour),)
        )
    return Fight(
        kind=target,  # type: ignore[arg-type]
        region=region,
        attackers=faction,
        sides=sides,
        began=group,
        foes=foes,
    )


def completed(s: Table) -> tuple[int, ...]:
    """BG-QUEST-08, BG-QUEST-09: quests whose last creature fell in this combat."""
    fell = dict.fromkeys(foe.quest for foe in fight_of(s).killed if foe.quest != NONE)
    return tuple(quest for quest in fell if not any(c.quest == quest for c in s.creatures))


class CompleteQuest(Frame, kw_only=True):
    """BG-QUEST-05, BG-REWARD-01: reward, discard, replacement (BG-QUEST-04)."""

    STEPS = ("reward", "replace")
    quest: int

    def reward(self, g: Game[Table]) -> Outcome:
        s = g.state
        fight = fight_of(s)
        quest = CONTENT.quests[self.quest]
        mine = s.active
        stolen = owner_of(s, self.quest) != mine
        g.tell("bg-completed", quest=f"@bg-{quest.id}")
        return Reward(
            faction=mine,
            began=fight.began,
            alive=tuple(i for i in fight.sides[mine]),
            gold=quest.gold,
            xp=max(0, quest.xp - stolen),
            level=quest.level,
            symbols=quest.items,
            named=quest.special,
        )

    def replace(self, g: Game[Table]) -> Outcome:
        s = g.state
        owner = owner_of(s, self.quest)
        put_away(g, owner, self.quest)
        if owner != s.active:
            ongoing.end_event(g, "subterfuge")
        return DrawQuest(faction=owner)
