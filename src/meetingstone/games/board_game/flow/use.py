"""Using a card: price, dice, effects, and where the card goes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from meetingstone.engine import NONE, Ask, Frame, Game, Option, Roll, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game import dice
from meetingstone.games.board_game.changes import (
    add_dice,
    bag_is_over,
    cure,
    gain,
    modify,
    put,
    regain,
    set_attack,
    spend_energy,
    take_die,
    unequip,
    use_up,
)
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow import handlers, meant, moments, wounds
from meetingstone.games.board_game.flow.items import Overflow
from meetingstone.games.board_game.flow.rolls import FACES, reroll_chosen, told_roll
from meetingstone.games.board_game.options import Box, Colour, Enough, GiveUp, Shifted, TakeDie, Units
from meetingstone.games.board_game.queries import (
    ABILITIES,
    ability_of,
    allowance,
    card_name,
    changeable,
    energy_of,
    fight_of,
    friends,
    heals,
    hero_name,
    is_silent,
    most_units,
    opponents,
    outcomes,
    owner_of_dice,
    raisable,
    reroll_value,
)
from meetingstone.games.board_game.state import Scope, Source, Table, Tally
from meetingstone.games.board_game.vocabulary import COLOURS, Ability, Each, Pick

_PICKED_BY = {
    "spot": "BG-DICE-05",
    "take": "BG-DICE-11",
    "change": "BG-DICE-15",
    "rise": "BG-DICE-07",
    "again_pick": "BG-DICE-12",
}
"""The rule by which a step picks dice."""


class UseAbility(Frame, kw_only=True):
    """BG-CARD-02, BG-POWER-03: one use: price, dice, effects, and where the card goes."""

    STEPS = (
        "pay", "units", "spent", "suffer_price", "spot", "take", "give_up", "multiply", "dice", "roll", "change",
        "rise", "again_pick", "again_roll", "numbers", "either", "shift", "others", "combos", "special", "put_away",
    )  # fmt: skip
    owner: int
    card: int
    ability: int
    subject: int
    by: int = NONE
    count: int = 1
    """Units paid."""
    times: int = 1
    """How often the effects work."""
    paid: int = 0
    """Energy that this use has cost."""
    picked: int = 0
    """Dice picked in the running step."""
    colours: str = ""
    """Dice to add or roll, once their colours are chosen."""
    given: int = NONE
    """The card that was given up."""
    worth: int = 0
    """Health that was left on a Pet that was given up."""

    @property
    def row(self) -> Ability:
        return CONTENT.cards[self.card].ability[self.ability]

    def _ask(self, g: Game[Table], kind: str, options: Sequence[Option]) -> Ask:
        return Ask(seat=g.state.heroes[self.owner].seat, kind=kind, rule="BG-CARD-02", options=tuple(options))

    def _ask_of_dice(self, g: Game[Table], kind: str, options: Sequence[Option]) -> Ask:
        return Ask(seat=owner_of_dice(g.state, self.owner), kind=kind, rule="BG-CARD-02", options=tuple(options))

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        step, row = self.STEPS[self.at], self.row
        if step == "units":
            assert row.each is not None
            return map(Units, range(1, row.each.most + 1))
        if step == "give_up":
            return meant.cards(GiveUp)
        if step == "dice":
            return map(Colour, range(len(COLOURS)))
        if step == "either":
            return iter((Box("damage"), Box("defense")))
        if step == "shift":
            assert row.shift is not None
            return map(Shifted, range(row.shift.most * self.times + 1))
        return chain((Enough(),), meant.dice_of(g.state))

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        """What is picked must be among what the running step finds."""
        s, row, values = g.state, self.row, {"card": card_name(self.card)}
        if isinstance(option, Units):
            most = most_units(s, self.owner, self.card, row, 0)
            return None if option.count <= most else Why("BG-CARD-02", "bg-too-many-units", {**values, "count": most})
        if isinstance(option, GiveUp):
            return None if option.card in self._spare(s) else Why("BG-CARD-02", "bg-cannot-give-up", values)
        if isinstance(option, Shifted):
            box = {"box": f"@bg-box-{row.shift.source}" if row.shift else ""}
            return None if option.count <= self._most_shifted(s) else Why("BG-CARD-02", "bg-no-hit-there", box)
        if isinstance(option, Enough):
            return None if self._may_stop(self._picking(g)) else Why("BG-CARD-02", "bg-pick-on", values)
        if isinstance(option, TakeDie) and option.die not in self._found(g.state, self._picking(g)):
            return Why(_PICKED_BY[self.STEPS[self.at]], "bg-die-does-not-fit")
        return None

    def _picking(self, g: Game[Table]) -> Pick:
        """By what the running step picks dice."""
        row, step = self.row, self.STEPS[self.at]
        pick: Pick | None
        pick = self._widened(g).spot if step == "spot" else row.again if step == "again_pick" else getattr(row, step)
        assert pick is not None
        return pick

    def _found(self, s: Table, pick: Pick) -> list[int]:
        """Dice that the running step may pick."""
        attack, step = s.attack, self.STEPS[self.at]
        assert attack is not None
        if step == "change":
            return changeable(s, self.row)
        if step == "rise":
            assert self.row.rise is not None
            return raisable(attack, self.row.rise, forbidden=dice.CHOSEN)
        forbidden = dice.REROLLED | dice.CHOSEN if step == "again_pick" else dice.SPOTTED
        return dice.matching(attack.dice, pick, forbidden=forbidden)

    def _may_stop(self, pick: Pick) -> bool:
        """The first die must be picked, further ones may be."""
        return bool(self.picked) and not pick.all and not self.row.forced and not (pick.pairs and self.picked % 2)

    # ---- the price

    def pay(self, g: Game[Table]) -> None:
        s, row = g.state, self.row
        card = CONTENT.cards[self.card]
        limit = CONTENT.number[row.via] if row.via else self.card
        which = limit * ABILITIES + (0 if row.via or row.or_else else self.ability)
        who = self.subject if row.every else self.owner
        price = energy_of(s, self.owner, self.card, self.ability)
        s.add(Scope.ROUND, Tally.USED, who, which)
        s.add(Scope.COMBAT, Tally.USED, who, which)
        if "potion" in card.trait:
            s.add(Scope.ROUND, Tally.POTIONS, self.owner)
        if "scroll" in card.trait:
            s.add(Scope.ROUND, Tally.SCROLLS, self.owner)
        if self.by != NONE:
            s.add(Scope.COMBAT, Tally.USED, self.owner, self.by * ABILITIES)
            price = 0
        self.paid = price
        spend_energy(g, self.owner, price)
        if not row.forced and not is_silent(self.card, self.ability):
            g.tell("bg-used", hero=hero_name(s, self.owner), card=card_name(self.card), energy=price)

    def spent(self, g: Game[Table]) -> Outcome:
        return moments.after_spending(g.state, self.owner, self.paid)

    def units(self, g: Game[Table]) -> Outcome:
        if self.row.each is None:
            return None
        most = most_units(g.state, self.owner, self.card, self.row, 0)
        return self._ask(g, "bg-units", [Units(count) for count in range(1, most + 1)] or [Units(0)])

    def units_answered(self, g: Game[Table], choice: Units) -> None:
        each = self.row.each
        assert each is not None
        self.count = self.times = choice.count
        self.paid += each.energy * self.count
        spend_energy(g, self.owner, each.energy * self.count)
        if each.combo:
            handlers.spend_combo(g.state, self.owner, self.card, each.combo * self.count)

    def suffer_price(self, g: Game[Table]) -> Outcome:
        each: Each | None = self.row.each
        if each is None or not each.health:
            return None
        return wounds.LoseHealth(hero=self.owner, count=each.health * self.count)

    # ---- dice that are spotted, taken out, changed

    def _counted(self) -> int:
        """Dice picked, or hits placed, in the step that ends here."""
        count, self.picked = self.picked, 0
        return count

    def _pick(self, g: Game[Table], kind: str, pick: Pick, most: int) -> Outcome:
        """Ask for the next die."""
        found = self._found(g.state, pick)
        if not found or self.picked >= most:
            return None
        options: list[Option] = [TakeDie(d) for d in found]
        if self._may_stop(pick):
            options.append(Enough())
        return self._ask_of_dice(g, kind, options)

    def _price(self, pick: Pick) -> int:
        """Dice that may be spotted or taken out."""
        return 99 if pick.any or pick.pairs else pick.most

    def _reach(self, pick: Pick) -> int:
        """Dice that an effect works on; it multiplies like all that is given."""
        return 99 if pick.any else pick.most * self.times

    def _widened(self, g: Game[Table]) -> Ability:
        return ability_of(g.state.heroes[self.owner], self.card, self.ability)

    def spot(self, g: Game[Table]) -> Outcome:
        pick, attack = self._widened(g).spot, g.state.attack
        if pick is None or attack is None:
            return None
        asked = self._pick(g, "bg-spot", pick, self._price(pick))
        if asked is None:
            self._spotted(pick)
        return asked

    def _spotted(self, pick: Pick) -> None:
        count = self._counted()
        if pick.any or pick.pairs:
            self.times = count // 2 if pick.pairs else count

    def spot_answered(self, g: Game[Table], choice: Option) -> None:
        pick, attack = self.row.spot, g.state.attack
        assert pick is not None and attack is not None
        if isinstance(choice, TakeDie):
            set_attack(g.state, dice=dice.swapped(attack.dice, choice.die, choice.die | dice.SPOTTED))
            self.picked += 1
            self.again()
        else:
            self._spotted(pick)

    def take(self, g: Game[Table]) -> Outcome:
        pick, attack = self.row.take, g.state.attack
        if pick is None or attack is None:
            return None
        most = reroll_value(g.state) if pick.rerolls else self._price(pick)
        asked = self._pick(g, "bg-take", pick, most)
        if asked is None:
            self._taken(pick)
        return asked

    def take_answered(self, g: Game[Table], choice: Option) -> None:
        assert self.row.take is not None
        if isinstance(choice, TakeDie):
            take_die(g.state, choice.die)
            self.picked += 1
            self.again()
        else:
            self._taken(self.row.take)

    def _taken(self, pick: Pick) -> None:
        count = self._counted()
        if pick.any or pick.rerolls or pick.most > 1:
            self.times = count

    def give_up(self, g: Game[Table]) -> Outcome:
        if not self.row.give_up:
            return None
        equipped = [GiveUp(number) for number in self._spare(g.state)]
        return self._ask(g, "bg-give-up", equipped) if equipped else None

    def _spare(self, s: Table) -> list[int]:
        """Equipped cards that may be given up."""
        names = self.row.give_up
        return [
            number
            for area in s.heroes[self.owner].areas
            for number in area
            if CONTENT.cards[number].id in names or CONTENT.cards[number].category in names
        ]

    def give_up_answered(self, g: Game[Table], choice: GiveUp) -> None:
        self.given, self.worth = choice.card, g.state.heroes[self.owner].pet
        unequip(g, self.owner, choice.card)

    def multiply(self, g: Game[Table]) -> None:
        """What is given for each opponent or token is counted before the card adds its own."""
        s, per = g.state, self.row.per
        if per == "foe":
            self.times *= opponents(s, self.owner)
        elif per and s.attack:
            placed = s.attack.placed
            self.times = {"armor": placed.armor, "damage": placed.damage, "damage_pair": placed.damage // 2}[per]

    def dice(self, g: Game[Table]) -> Outcome:
        """BG-CARD-10; a die of any colour is chosen when it is added (BG-DICE-03)."""
        s, row = g.state, self.row
        if row.need.without and s.attack:
            most = allowance(s.heroes[self.owner], row.need)
            caps = tuple(
                min(cap, most) if COLOURS[c] in row.need.without else cap for c, cap in enumerate(s.attack.caps)
            )
            set_attack(s, caps=caps)
        wanted = (row.dice or self._widened(g).roll) * self.times
        if len(self.colours) < len(wanted) and "?" in wanted:
            return self._ask_of_dice(g, "bg-colour", [Colour(c) for c in range(3)])
        if not self.colours:
            self.colours = wanted
        if row.dice:
            add_dice(s, self.colours)
            self.colours = ""
        return None

    def dice_answered(self, g: Game[Table], choice: Colour) -> None:
        self.colours += COLOURS[choice.colour]
        self.again()

    def roll(self, g: Game[Table]) -> Outcome:
        """BG-DICE-14: dice added after the first roll are rolled at once."""
        if not self.row.roll or g.state.attack is None:
            return None
        before = g.state.attack.dice
        added = add_dice(g.state, self.colours)
        set_attack(g.state, dice=before)
        self.colours = "".join(COLOURS[dice.colour_of(d)] for d in added)
        return Roll(kind="bg-more-dice", rule="BG-DICE-14", dice=(FACES,) * len(added)) if added else None

    def roll_answered(self, g: Game[Table], faces: tuple[int, ...]) -> None:
        assert g.state.attack is not None
        new = tuple(dice.die(COLOURS.index(c), face) for c, face in zip(self.colours, faces, strict=True))
        set_attack(g.state, dice=(*g.state.attack.dice, *new))
        g.tell("bg-rolled-more", **told_roll(g.state, self.subject, new))

    def change(self, g: Game[Table]) -> Outcome:
        pick = self.row.change
        if pick is None or g.state.attack is None:
            return None
        asked = self._pick(g, "bg-change", pick, self._reach(pick))
        if asked is None:
            self._counted()
        return asked

    def change_answered(self, g: Game[Table], choice: Option) -> Outcome:
        if not isinstance(choice, TakeDie):
            self._counted()
            return None
        pick, attack = self.row.change, g.state.attack
        assert pick is not None and attack is not None
        self.picked += 1
        self.again()
        new = outcomes(choice.die, pick.to, dice.free(attack, fight_of(g.state)))
        if len(new) > 1:
            return handlers.ChangeColour(
                owner=self.owner, die=choice.die, colours=tuple(map(dice.colour_of, new)), face=int(pick.to[-1])
            )
        set_attack(g.state, dice=dice.swapped(attack.dice, choice.die, new[0]))
        return None

    def rise(self, g: Game[Table]) -> Outcome:
        pick, attack = self.row.rise, g.state.attack
        if pick is None or attack is None:
            return None
        asked = self._pick(g, "bg-rise", pick, self._reach(pick))
        if asked is None:
            self._counted()
            set_attack(g.state, dice=tuple([d & ~dice.CHOSEN for d in attack.dice]))
        return asked

    def rise_answered(self, g: Game[Table], choice: Option) -> None:
        pick, attack = self.row.rise, g.state.attack
        assert pick is not None and attack is not None
        if isinstance(choice, TakeDie):
            raised = dice.with_face(choice.die, min(8, dice.face_of(choice.die) + pick.by))
            if self.row.each is None:
                # BG-DICE-07: a die is raised once, unless every unit that is paid raises one.
                raised |= dice.CHOSEN
            set_attack(g.state, dice=dice.swapped(attack.dice, choice.die, raised))
            self.picked += 1
        else:
            self.picked = self._reach(pick)
        self.again()

    def again_pick(self, g: Game[Table]) -> Outcome:
        """A reroll apart from the Reroll value (BG-DICE-12)."""
        pick, attack = self.row.again, g.state.attack
        if pick is None or attack is None:
            return None
        most = g.state.heroes[self.owner].level if pick.level else self._reach(pick)
        return self._pick(g, "bg-again", pick, most)

    def again_pick_answered(self, g: Game[Table], choice: Option) -> None:
        assert g.state.attack is not None
        if isinstance(choice, TakeDie):
            set_attack(g.state, dice=dice.swapped(g.state.attack.dice, choice.die, choice.die | dice.CHOSEN))
            self.picked += 1
            self.again()

    def again_roll(self, g: Game[Table]) -> Outcome:
        attack = g.state.attack
        self._counted()
        count = sum(1 for d in attack.dice if d & dice.CHOSEN) if attack and self.row.again else 0
        return Roll(kind="bg-reroll", rule="BG-DICE-12", dice=(FACES,) * count) if count else None

    def again_roll_answered(self, g: Game[Table], faces: tuple[int, ...]) -> None:
        assert self.row.again is not None
        reroll_chosen(g, faces, keep_right=self.row.again.free)

    # ---- effects

    def numbers(self, g: Game[Table]) -> None:
        s, row, n = g.state, self.row, self.times
        if s.attack and (row.reroll or row.attrition or row.threat):
            modify(s, Source(card_name(self.card), row.reroll * n, row.attrition * n, row.threat * n))
        if s.fight:
            faction = s.heroes[self.owner].faction
            armor = row.armor * n if handlers.may_place_armor(s, self.owner) else 0
            pressure = row.pressure * n if handlers.may_press(s) else 0
            if row.damage or row.defense or pressure or armor:
                put(s, faction, damage=row.damage * n, defense=row.defense * n, attrition=pressure, armor=armor)

    def either(self, g: Game[Table]) -> Outcome:
        if self.picked >= self.row.either * self.times:
            self._counted()
            return None
        return self._ask(g, "bg-either", [Box("damage"), Box("defense")])

    def either_answered(self, g: Game[Table], choice: Box) -> None:
        self.picked += 1
        self.again()
        put(g.state, g.state.heroes[self.owner].faction, **{choice.box: 1})

    def shift(self, g: Game[Table]) -> Outcome:
        shift, s = self.row.shift, g.state
        if shift is None or s.attack is None:
            return None
        most = self._most_shifted(s)
        return self._ask(g, "bg-shift", [Shifted(count) for count in range(most, -1, -1)]) if most else None

    def _most_shifted(self, s: Table) -> int:
        shift = self.row.shift
        assert shift is not None and s.attack is not None
        placed: int = getattr(s.attack.placed, shift.source)
        return min(shift.most * self.times, placed)

    def shift_answered(self, g: Game[Table], choice: Shifted) -> None:
        shift = self.row.shift
        assert shift is not None
        faction = g.state.heroes[self.owner].faction
        put(g.state, faction, **{shift.source: -choice.count, shift.target: choice.count})

    def others(self, g: Game[Table]) -> None:
        """Health, Energy and cures."""
        s, row, n = g.state, self.row, self.times
        if row.to == "friends":
            targets = friends(s, self.owner)
        else:
            targets = (self.subject if row.to == "subject" else self.owner,)
        healed = heals(s.heroes[self.owner], self.card, row.heal * n) if row.heal else 0
        for i in targets:
            if healed or row.restore:
                regain(g, i, health=healed, energy=row.restore * n)
            gain(g, i, health=row.gain_health * n, energy=row.gain_energy * n)
            if row.cure:
                cure(s, i)

    def combos(self, g: Game[Table]) -> Outcome:
        count = self.row.combo * self.times
        return handlers.PlaceCombo(hero=self.owner, count=count) if count else None

    def special(self, g: Game[Table]) -> Outcome:
        return handlers.HANDLERS[self.row.handler](g, self) if self.row.handler else None

    def put_away(self, g: Game[Table]) -> Outcome:
        s, row = g.state, self.row
        if row.discard and self.card in s.heroes[self.owner].bag:
            use_up(s, self.owner, self.card)
        equipped = any(self.card in area for area in s.heroes[self.owner].areas)
        if row.unequip and equipped and not handlers.stays(s, self.owner, self.card):
            unequip(g, self.owner, self.card)
        # An item that comes off the sheet may be the fourth in the Bag (BG-ITEM-01).
        return Overflow(hero=self.owner) if bag_is_over(s.heroes[self.owner]) else None
