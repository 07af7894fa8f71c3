"""What the seat may do: each option with what it names, where its characters may travel, what friends have chosen."""

from __future__ import annotations

import msgspec

from meetingstone.engine import NONE, Option
from meetingstone.engine.picture import Phrase
from meetingstone.engine.questions import UNANSWERED, AskTeams, Team
from meetingstone.engine.scene import SceneOption, as_seen
from meetingstone.engine.views import View
from meetingstone.games.board_game import options as o
from meetingstone.games.board_game.content import CONTENT, QUEST_COLOURS
from meetingstone.games.board_game.flow.actions import (
    STEPS_OF_TRAVEL,
    Town,
    Travel,
    lacks,
    neighbours,
    rest_amount,
)
from meetingstone.games.board_game.flow.manage import shown_in
from meetingstone.games.board_game.ids import card_id, hero_id, hero_ids, region_id, region_ids
from meetingstone.games.board_game.queries import blue_groups, energy_of, equip_cost, grants, is_boon, is_plain
from meetingstone.games.board_game.state import Table
from meetingstone.games.board_game.vocabulary import COLOUR_NAMES


class RouteScene(msgspec.Struct, frozen=True):
    """A region that a Travel can end in: the regions entered on the way, and how it goes."""

    steps: tuple[str, ...]
    flies: bool
    stops: bool
    """Independent creatures end the Travel there."""
    keys: tuple[str, ...]
    """The answers that lead there once the Travel has begun. A step that has no alternative answers itself."""


class OptionScene(SceneOption, frozen=True, kw_only=True, omit_defaults=True):
    """One option; what does not apply is left out."""

    hero: str | None = None
    heroes: tuple[str, ...] | None = None
    """Of an invitation or an order of attacks; the friend of a trade, the victor who takes loot."""
    card: str | None = None
    other: str | None = None
    """A second card: the one that pays, or the Talent that comes instead."""
    ability: int | None = None
    region: str | None = None
    to: str | None = None
    die: str | None = None
    quest: str | None = None
    foe: str | None = None
    target: str | None = None
    """Of a Challenge: the type of creature, the boss, ``counter`` or ``pvp``. Of beasts: their type."""
    area: int | None = None
    out: str | None = None
    """What an equip throws out of its area, or the preprinted card that it covers."""
    energy: int | None = None
    plain: bool | None = None
    """Of a use: it only adds something and costs nothing."""
    boon: bool | None = None
    """Of a use: it costs nothing and betters a die, which is chosen then."""
    gold: int | None = None
    count: int | None = None
    """How many: dice, hits, payments; tokens that a Rest or a Town action brings back."""
    amounts: tuple[int, ...] | None = None
    """Health and Energy; damage, defense and attrition; bids of a seat's characters."""
    what: str | None = None
    """An action, a box, a colour, a class, a deck or a kind of token."""


class Desk:
    """What the seat's options need, looked up once."""

    def __init__(self, seen: View[Table]) -> None:
        self.seen = seen
        self.s = seen.state
        self.table = as_seen(seen)
        self.top = seen.stack[-1] if seen.stack else None

    def option(self, option: Option) -> OptionScene:
        key, kind, text = (
            option.key(self.table),
            str(type(option).__struct_config__.tag),
            Phrase(*option.says(self.table)),
        )
        return OptionScene(key=key, kind=kind, text=text, **self._about(option))  # type: ignore[arg-type]

    def _about(self, option: Option) -> dict[str, object]:
        """What the fields of an option name, by the names of the scene."""
        found: dict[str, object] = {}
        for field in option.__struct_fields__:
            value = getattr(option, field)
            if field == "hero" or field == "loser":
                found["hero"] = self._hero(value)
            elif field == "heroes":
                found["heroes"] = hero_ids(self.s, value)
            elif field == "winner" or (field == "other" and isinstance(option, o.Trade)):
                found["heroes"] = (self._hero(value),)
            elif field == "card" or field == "old":
                found["card"] = card_id(value)
            elif field in ("by", "new") or (field == "other" and isinstance(option, o.BringOut)):
                found["other"] = card_id(value) if value != NONE else None
            elif field == "region" or field == "source":
                found["region"] = region_id(value)
            elif field == "die":
                found["die"] = o.die_key(value)
            elif field == "quest":
                found["quest"] = CONTENT.quests[value].id
            elif field == "foe":
                found["foe"] = o.foe_id(self.table, value)
            elif field in ("gold", "area", "count", "ability", "amounts"):
                found[field] = value
            elif field == "amount":
                found["gold"] = value
            elif field in ("action", "box", "token", "name"):
                found["what"] = value
        return found | self._more(option)

    def _more(self, option: Option) -> dict[str, object]:
        if isinstance(option, o.UseCard):
            free = option.by != NONE
            energy = 0 if free else energy_of(self.s, option.hero, option.card, option.ability)
            plain = not free and is_plain(option.card, option.ability)
            boon = not free and is_boon(option.card, option.ability)
            return {"energy": energy, "plain": plain or None, "boon": boon or None}
        if isinstance(option, o.Equip):
            hero = self.s.heroes[option.hero]
            shown = NONE if CONTENT.cards[option.card].is_add_on else shown_in(hero, option.area)
            out = card_id(shown) if shown != NONE else None
            return {"energy": equip_cost(hero, option.card), "out": out}
        if isinstance(option, o.Act) and option.action == "rest":
            hero = self.s.heroes[option.hero]
            return {"count": lacks(hero) if grants(hero, "full_rest") else min(lacks(hero), rest_amount(hero))}
        if isinstance(option, o.Regain) and isinstance(self.top, Town):
            hero = self.s.heroes[self.top.hero]
            return {"count": min(lacks(hero), hero.level)}
        if isinstance(option, o.Train):
            return {"gold": CONTENT.cards[option.card].gold}
        if isinstance(option, o.Challenge):
            target = o.target_id(option.target, option.which).rpartition(":")[2]
            return {"target": target, "what": option.target}
        if isinstance(option, o.MoveBeasts):
            return {"target": CONTENT.kinds[option.kind].id, "to": region_id(option.target)}
        if isinstance(option, o.Colour):
            return {"what": COLOUR_NAMES[option.colour]}
        if isinstance(option, o.QuestDeck):
            return {"what": QUEST_COLOURS[option.colour]}
        if isinstance(option, o.Split):
            return {"amounts": (option.health, option.energy)}
        if isinstance(option, o.Parry):
            return {"amounts": (option.damage, option.defense, option.attrition)}
        return {}

    def _hero(self, i: int) -> str:
        return hero_id(self.s.heroes[i])

    # ---- where to

    def routes(self) -> dict[str, dict[str, RouteScene]]:
        """BG-TRAVEL-01, BG-TRAVEL-02, BG-TRAVEL-03, BG-TRAVEL-04, BG-TRAVEL-05, BG-TRAVEL-06, BG-TRAVEL-07: the fewest
        steps to each region, on foot before by air."""
        if isinstance(self.top, Travel) and self.seen.options:
            left = STEPS_OF_TRAVEL + self.top.extra - self.top.steps
            return {self._hero(self.top.hero): routes_of(self.s, self.top.hero, left, begun=self.top.steps > 0)}
        return {
            self._hero(option.hero): routes_of(self.s, option.hero)
            for option in self.seen.options
            if isinstance(option, o.Act) and option.action == "travel"
        }

    def common(self) -> Team | None:
        """Those with whom the seat decides now."""
        question = self.seen.question
        team = question.team_of(self.seen.seat) if isinstance(question, AskTeams) else None
        return team if team and len(team.seats) > 1 else None

    def decider(self) -> int | None:
        team = self.common()
        return team.leader if team else None

    def votes(self) -> dict[str, str]:
        question = self.seen.question
        if self.common() is None or not isinstance(question, AskTeams):
            return {}
        return {
            str(seat): mine[index].key(self.table)
            for seat, mine, index in zip(question.seats, question.options, question.chosen, strict=True)
            if index != UNANSWERED and mine
        }


def routes_of(s: Table, i: int, steps: int = STEPS_OF_TRAVEL, *, begun: bool = False) -> dict[str, RouteScene]:
    """Where a Travel can end from where the character stands, by region."""
    hero = s.heroes[i]
    free = grants(hero, "travel_freely") or grants(hero, "never_stopped")
    alone = not begun and len(neighbours(s, i, hero.region)) == 1
    found: dict[int, RouteScene] = {}
    edge: list[tuple[int, tuple[int, ...], bool]] = [(hero.region, (), False)]
    for taken in range(1, steps + 1):
        further: list[tuple[int, tuple[int, ...], bool]] = []
        for at, way, flown in edge:
            walk = set(CONTENT.links[at])
            for region in sorted(neighbours(s, i, at), key=lambda r: r not in walk):
                if region in found or region == hero.region:
                    continue
                stops = bool(blue_groups(s, region)) and not free
                here, flies = (*way, region), flown or region not in walk
                ends = ("done",) if taken < steps and not stops else ()
                keys = tuple(f"go:{step}" for step in region_ids(here)[alone:])
                found[region] = RouteScene(region_ids(here), flies, stops, keys + ends)
                if not stops:
                    further.append((region, here, flies))
        edge = further
    return {region_id(region): route for region, route in found.items()}
