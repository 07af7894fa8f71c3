"""What effects, conditions and prices say, as phrases: the words from which the text of every card is put together.

A phrase knows who is who: ``self`` of an ability or item is "you", ``self`` of an encounter is "it" and its enemy is
"you", because whoever reads a card is the one who plays it or fights it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from meetingstone.engine.picture import Phrase
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.sources import SCRIPTS

Words = str | Phrase | list[Any]
"""A name (``@ag-frostbolt``), a phrase, or a list of them."""
X = 6
"""AG-POWER-04: the highest face of a combat die shows an X."""


class Voice(NamedTuple):
    """Who the words of a card mean, for whoever reads it."""

    owner: str = "you"
    enemy: str = "enemy"
    bearer: str = "bearer"
    subject: str = "subject"
    target: str = "target"
    sides: tuple[str, str] = ("@ag-side-start", "@ag-side-other")
    """Names of the two sides of a character card."""


YOU = Voice()
FOE = Voice(owner="it", enemy="you")
"""An encounter, as whoever fights it reads its text."""

READER = Voice(bearer="you")
"""Whoever is offered something of his own."""

FORMS = ("you", "it", "he", "same")
"""Persons with a verb form or pronoun of their own; all others are named and take the third person. ``same`` has just
been named."""


def person(voice: Voice, who: str, within: int | None = None) -> dict[str, Any]:
    """Values of a phrase about somebody: the form of the verb, his name, and his name as a receiver and an owner."""
    spoken = {
        "self": voice.owner, "enemy": voice.enemy, "bearer": voice.bearer, "subject": voice.subject,
        "target": voice.target,
    }.get(who, who)  # fmt: skip
    if who == "here" and voice.owner == "it":
        spoken = "space"
    values: dict[str, Any] = {"who": spoken if spoken in FORMS else "other"}
    word = "he" if spoken == "same" else spoken
    for case, prefix in (("name", "who"), ("to", "to"), ("of", "of")):
        name = f"@ag-{prefix}-{word}"
        values[case] = name if within is None else Phrase(f"ag-{prefix}-{word}-within", {"within": within})
    return values


def any_of(names: Sequence[Words]) -> Words:
    """``a, b or c``."""
    *others, last = names
    if not others:
        return last
    return Phrase("ag-or", {"first": commas(others), "last": last})


def commas(parts: Sequence[Words]) -> Words:
    first, *others = parts
    for other in others:
        first = Phrase("ag-comma", {"first": first, "next": other})
    return first


def signed(amount: int) -> str:
    return f"{amount:+d}".replace("-", "−")


def faces(on: Sequence[int]) -> Words:
    """Faces of a combat die: ``1, 5 or X``."""
    return any_of(["X" if face == X else str(face) for face in on])


def names(words: Sequence[str], family: str = "ag") -> list[str]:
    return [f"@{family}-{word}" for word in words]


# ---- conditions


def conditions(need: v.Need, unless: v.Need | None, voice: Voice) -> Iterator[Words]:
    """``if ...`` and ``unless ...``."""
    if need != v.ALWAYS:
        yield Phrase("ag-if", {"need": list(needs(need, voice))})
    if unless is not None:
        yield _unless([unless], voice)


def needs(need: v.Need, voice: Voice) -> Iterator[Words]:
    values = person(voice, need.of)
    named = False
    for field in v.Need.__struct_fields__:
        stated = getattr(need, field)
        if field == "of" or stated == getattr(v.ALWAYS, field):
            continue
        who = {**values, "who": "same"} if named and values["who"] in ("other", "he") else values
        if isinstance(stated, bool):
            yield Phrase(f"ag-need-{field}" if stated else f"ag-need-{field}-not", who)
        else:
            yield Phrase(f"ag-need-{field}", {**who, "what": _stated(field, stated)})
        named = field not in IMPERSONAL


IMPERSONAL = frozenset(("enemy_colour", "keyword", "timing", "from_combat", "company", "own_turn", "attached"))
"""Conditions whose subject is somebody or something else."""


def _stated(field: str, stated: Any) -> Words | int:
    """What a condition names."""
    if isinstance(stated, int):
        return stated
    if field == "side":
        return f"@ag-side-{stated}"
    if isinstance(stated, str):
        return f"@ag-{WORDS[field]}-{stated}"
    if field == "die":
        return faces(stated)
    if field == "movement_die":
        return any_of([str(number) for number in stated])
    if field in ("at", "used"):
        return any_of(names(stated))
    if field == "attached":
        return any_of([keyword_or_card(word) for word in stated])
    return any_of(names(stated, f"ag-{WORDS[field]}"))


WORDS = {
    "level": "level",
    "below": "level",
    "affiliation": "side-of",
    "role": "role",
    "fights": "foes",
    "enemy_trait": "trait",
    "enemy_colour": "level",
    "attack_type": "type",
    "weapon": "icon",
    "armor": "icon",
    "space": "level",
    "keyword": "keyword",
    "timing": "timing",
}
"""Which words the values of a condition are."""


def keyword_or_card(word: str) -> Words:
    if word in CONTENT.ability:
        return f"@ag-{word}"
    return Phrase("ag-a-card", {"keyword": f"@ag-keyword-{word}"})


# ---- prices


def price(cost: v.Cost, *, spends: str = "") -> Iterator[Words]:
    """What is given, as nouns; ``spends`` says what the card itself is that is discarded for it."""
    for field in ("energy", "damage", "cards", "items", "tokens", "attached"):
        if amount := getattr(cost, field):
            yield Phrase(f"ag-price-{field}", {"amount": amount, "kind": _kind_of_items(cost)})
    if spends:
        yield f"@ag-price-this-{spends}"


def paying(cost: v.Cost, who: dict[str, Any]) -> list[Words]:
    """What somebody does who pays."""
    return [
        Phrase(f"ag-pay-{field}", {**who, "amount": amount, "kind": _kind_of_items(cost)})
        for field in ("energy", "damage", "cards", "items", "tokens", "attached")
        if (amount := getattr(cost, field))
    ]


def _kind_of_items(cost: v.Cost) -> Words:
    return items_like((cost.trait,) if cost.trait else (), cost.colour)


def items_like(traits: Sequence[str], colour: str | None) -> Words:
    """What items or encounters must be, after their noun; nothing for any."""
    found: list[Words] = []
    if traits:
        found.append(Phrase("ag-with-trait", {"traits": any_of(names(traits, "ag-trait"))}))
    if colour:
        found.append(Phrase("ag-of-colour", {"level": f"@ag-level-{colour}"}))
    return Phrase("ag-such", {"kinds": found}) if found else ""


# ---- effects


def told(effects: Sequence[v.Effect], voice: Voice) -> Words:
    """A list of effects: simple ones as ``a, b and c``, those that hold others apart."""
    parts: list[list[Words]] = [[]]
    named = ""
    bonus = True
    for effect in effects:
        simple = _is_simple(effect)
        who = effect.to if isinstance(effect, SUBJECTS) and simple else ""
        role = {"self": "owner"}.get(who, who)
        again = role == named and role in ROLES
        words = _conditional(effect, _renamed(voice, role) if again else voice)
        if named and not again:
            # Else whoever was named last would seem to do this, too.
            parts.append([])
        was, bonus = bonus, isinstance(effect, v.Boost) and _is_reader(effect.to, voice)
        if bonus and not was:
            # "take 1 damage and +3 attack" would lack a verb.
            parts.append([])
        named = role if who and person(voice, who)["who"] != "you" else ""
        if simple:
            parts[-1].append(words)
        else:
            parts += [[words], []]
    found = [part for part in parts if part]
    first: Words = found[0]
    for part in found[1:]:
        first = Phrase(_link(part[0]), {"first": first, "next": part})
    return first


def _link(words: Words) -> str:
    """What leads on to the next part, by how it begins."""
    if isinstance(words, Phrase) and words.id == "ag-conditional":
        return "ag-then-if"
    if isinstance(words, Phrase) and words.id.startswith("ag-do-may") and words.values["who"] in FORMS:
        return "ag-then-may"
    if isinstance(words, Phrase) and words.id == "ag-do-spend":
        return "ag-then-may"
    return "ag-then"


def _renamed(voice: Voice, role: str) -> Voice:
    """``role`` has just been named."""
    people = {name: "same" if name == role else getattr(voice, name) for name in ROLES}
    return Voice(sides=voice.sides, **people)


SUBJECTS = (
    v.Damage, v.Heal, v.DrawCards, v.DiscardCards, v.Energy, v.Boost, v.NoAttack, v.Halt, v.LoseItem, v.Disease,
    v.GainItem, v.GainLevel,
)  # fmt: skip
"""Verbs whose subject need not be named twice running."""
ROLES = frozenset(("owner", "enemy", "bearer", "subject", "target"))


def _is_simple(effect: v.Effect) -> bool:
    """A long phrase, or one with conditions, stands apart."""
    return (
        effect.when == v.ALWAYS
        and effect.unless is None
        and not isinstance(
            effect, v.Choose | v.May | v.Spend | v.RollDie | v.Each | v.CountEvent | v.LayToken | v.Avoid | v.Ambush
        )
    )


def _conditional(effect: v.Effect, voice: Voice) -> Words:
    does = VERBS[type(effect)](effect, voice)
    found = list(conditions(effect.when, effect.unless, voice))
    return Phrase("ag-conditional", {"need": commas(found), "does": does}) if found else does


Verb = Callable[[Any, Voice], Words]
VERBS: dict[type[v.Effect], Verb] = {}


def _says(*kinds: type[v.Effect]) -> Callable[[Verb], Verb]:
    def register(function: Verb) -> Verb:
        VERBS.update(dict.fromkeys(kinds, function))
        return function

    return register


def _tag(effect: v.Effect) -> str:
    return str(type(effect).__struct_config__.tag)


def _per(does: Words, per: str) -> Words:
    return Phrase("ag-for-each", {"does": does, "per": f"@ag-per-{per}"}) if per else does


def _aimed(effect: v.Aimed, voice: Voice, name: str = "", **values: Any) -> Phrase:
    return Phrase(f"ag-do-{_tag(effect)}{name}", {**person(voice, effect.to, effect.within), **values})


@_says(v.Damage, v.DrawCards)
def _amount(effect: v.Damage | v.DrawCards | v.Heal, voice: Voice) -> Words:
    return _per(_aimed(effect, voice, amount=effect.amount), effect.per)


@_says(v.Heal)
def _heal(effect: v.Heal, voice: Voice) -> Words:
    return (
        _aimed(effect, voice, "-all") if effect.all else _per(_aimed(effect, voice, amount=effect.amount), effect.per)
    )


@_says(v.DiscardCards)
def _discard(effect: v.DiscardCards, voice: Voice) -> Words:
    return _aimed(effect, voice, f"-{effect.how}", amount=effect.amount)


@_says(v.Recover)
def _recover(effect: v.Recover, voice: Voice) -> Words:
    keyword = f"@ag-keyword-{effect.keyword}" if effect.keyword else ""
    name = "ag-do-recover-keyword" if keyword else "ag-do-recover"
    return Phrase(name, {"amount": effect.amount, "random": int(effect.random), "keyword": keyword})


@_says(v.Search)
def _search(effect: v.Search, voice: Voice) -> Words:
    return Phrase("ag-do-search", {"look": effect.look, "take": effect.take})


@_says(v.LookAtHand)
def _look_at_hand(effect: v.LookAtHand, voice: Voice) -> Words:
    return _aimed(effect, voice, amount=effect.discard)


@_says(v.StealCard)
def _steal_card(effect: v.StealCard, voice: Voice) -> Words:
    return _aimed(effect, voice, amount=effect.amount)


@_says(v.Energy)
def _energy(effect: v.Energy, voice: Voice) -> Words:
    name = "" if effect.amount > 0 else "-less"
    return _per(_aimed(effect, voice, name, amount=abs(effect.amount)), effect.per)


@_says(v.Steps)
def _steps(effect: v.Steps, voice: Voice) -> Words:
    return _per(Phrase("ag-bonus", {"amount": signed(effect.amount), "stat": "@ag-stat-movement"}), effect.per)


@_says(v.Boost)
def _boost(effect: v.Boost, voice: Voice) -> Words:
    bonuses = [
        Phrase("ag-bonus", {"amount": signed(amount), "stat": f"@ag-stat-{stat}"})
        for stat in ("attack", "defense", "damage", "taken", "movement")
        if (amount := getattr(effect, stat))
    ]
    does: Words = bonuses if _is_reader(effect.to, voice) else _aimed(effect, voice, bonuses=bonuses)
    return _until(_per(does, effect.per), effect.until)


def _is_reader(who: str, voice: Voice) -> bool:
    """A bonus without a name is the reader's own; that of an encounter, or of whoever was named, says so."""
    spoken: str = person(voice, who)["who"]
    return spoken == voice.owner == "you"


def _until(does: Words, until: str) -> Words:
    return does if until == "combat" else Phrase(f"ag-until-{until}", {"does": does})


@_says(v.Strike)
def _strike(effect: v.Strike, voice: Voice) -> Words:
    return _until(_aimed(effect, voice, f"-{effect.type}"), effect.until)


@_says(v.Ambush)
def _ambush(effect: v.Ambush, voice: Voice) -> Words:
    return Phrase("ag-do-ambush", {"amount": signed(effect.damage)})


@_says(v.Value)
def _value(effect: v.Value, voice: Voice) -> Words:
    return [
        _aimed(effect, voice, stat=f"@ag-stat-{stat}", amount=amount)
        for stat in ("attack", "defense", "damage")
        if (amount := getattr(effect, stat)) is not None
    ]


@_says(v.Reroll)
def _reroll(effect: v.Reroll, voice: Voice) -> Words:
    die = f"@ag-die-{effect.die}" if effect.die not in ("own", "enemy") else _die(effect.die, voice)
    return Phrase("ag-do-reroll-may" if effect.may else "ag-do-reroll", {"die": die})


def _die(die: str, voice: Voice) -> str:
    return f"@ag-die-of-{voice.owner if die == 'own' else voice.enemy}"


@_says(v.SetDie)
def _set_die(effect: v.SetDie, voice: Voice) -> Words:
    die = _die(effect.die, voice)
    if effect.face:
        return Phrase("ag-do-set_die", {"die": die, "face": faces((effect.face,))})
    return Phrase("ag-do-set_die-up" if effect.by > 0 else "ag-do-set_die-down", {"die": die, "by": abs(effect.by)})


@_says(
    v.SwapDice, v.CancelCard, v.DiscardThis, v.ReturnThis, v.Log, v.DiscardEvent,
)  # fmt: skip
def _plain(effect: v.Effect, voice: Voice) -> Words:
    return f"@ag-do-{_tag(effect)}"


@_says(v.CancelCombat)
def _cancel_combat(effect: v.CancelCombat, voice: Voice) -> Words:
    return "@ag-do-cancel_combat-dismiss" if effect.dismiss else "@ag-do-cancel_combat"


@_says(v.Avoid)
def _avoid(effect: v.Avoid, voice: Voice) -> Words:
    return f"@ag-do-avoid-{effect.fate}"


@_says(v.NoAttack, v.DrawQuest)
def _person_only(effect: v.Aimed, voice: Voice) -> Words:
    return _aimed(effect, voice)


@_says(v.Prevent)
def _prevent(effect: v.Prevent, voice: Voice) -> Words:
    does: Words = "@ag-do-prevent-all" if effect.all else Phrase("ag-do-prevent", {"amount": effect.amount})
    return [does, "@ag-do-prevent-reflect"] if effect.reflect else does


@_says(v.Survive)
def _survive(effect: v.Survive, voice: Voice) -> Words:
    return Phrase("ag-do-survive", {"health": effect.health})


@_says(v.Flip)
def _flip(effect: v.Flip, voice: Voice) -> Words:
    if effect.side is None:
        return _aimed(effect, voice)
    name = voice.sides[effect.side == "other"] if effect.to == "self" else f"@ag-side-{effect.side}"
    return _aimed(effect, voice, "-side", side=name)


@_says(v.Attach)
def _attach(effect: v.Attach, voice: Voice) -> Words:
    return _aimed(effect, voice, f"-{effect.item}" if effect.item else "")


@_says(v.Strip)
def _strip(effect: v.Strip, voice: Voice) -> Words:
    name = "ag-attached-all" if effect.all else "ag-attached-some"
    values: dict[str, Any] = {"amount": effect.amount}
    if effect.keyword:
        name, values["keyword"] = f"{name}-keyword", f"@ag-keyword-{effect.keyword}"
    cards = Phrase(name, values)
    return _aimed(effect, voice, "-others" if effect.from_others else "", cards=cards)


@_says(v.SetTrap)
def _set_trap(effect: v.SetTrap, voice: Voice) -> Words:
    return Phrase("ag-do-set_trap", {"within": effect.within})


@_says(v.Move)
def _move(effect: v.Move, voice: Voice) -> Words:
    values = person(voice, effect.to, effect.within)
    where = _destination(effect, voice)
    name = "ag-do-move" if effect.must else "ag-do-move-may"
    if effect.by != "self" and not (effect.by == "mover" and effect.to == "self"):
        name += f"-{effect.by}"
    does = Phrase(name, {**values, "where": where})
    return Phrase("ag-do-move-aggro", {"does": does}) if effect.leaves_aggro else does


def _destination(effect: v.Move, voice: Voice) -> Words:
    if effect.where == "steps":
        return Phrase("ag-where-steps-must" if effect.must else "ag-where-steps", {"steps": effect.steps})
    if effect.where == "named":
        return Phrase("ag-where-named", {"space": f"@ag-{effect.space}"})
    if effect.where in ("key", "character") and effect.steps:
        return Phrase(f"ag-where-{effect.where}-within", {"within": effect.steps})
    if effect.where == "home":
        return Phrase("ag-where-home", person(voice, "self"))
    return f"@ag-where-{effect.where}"


@_says(v.Halt)
def _halt(effect: v.Halt, voice: Voice) -> Words:
    return _aimed(effect, voice, "-next" if effect.next else "")


@_says(v.GainItem)
def _item(effect: v.GainItem, voice: Voice) -> Words:
    coloured = effect.colour in v.LEVELS
    values = {**person(voice, effect.to), "amount": effect.look if effect.look > 1 else effect.amount}
    if coloured:
        items = Phrase("ag-items-coloured", {**values, "level": f"@ag-level-{effect.colour}"})
    else:
        items = Phrase(f"ag-items-{effect.colour}", values)
    return _aimed(effect, voice, "-look" if effect.look > 1 else "", items=items)


@_says(v.LoseItem)
def _lose_item(effect: v.LoseItem, voice: Voice) -> Words:
    if effect.source in ("weapon", "armor"):
        return _aimed(effect, voice, f"-{effect.source}")
    return _aimed(effect, voice, f"-{effect.source}", amount=effect.amount, random=int(effect.how == "random"))


@_says(v.Steal)
def _steal(effect: v.Steal, voice: Voice) -> Words:
    return _aimed(effect, voice, "-back" if effect.back else "")


@_says(v.Disease)
def _disease(effect: v.Disease, voice: Voice) -> Words:
    return _aimed(effect, voice, "-cure" if effect.cure else "")


@_says(v.PlaceDiscovery, v.DrawDiscovery)
def _discoveries(effect: v.PlaceDiscovery | v.DrawDiscovery, voice: Voice) -> Words:
    return Phrase(f"ag-do-{_tag(effect)}", {**person(voice, "self"), "amount": effect.amount})


@_says(v.Peek)
def _peek(effect: v.Peek, voice: Voice) -> Words:
    return Phrase("ag-do-peek-discard" if effect.discard else "ag-do-peek", {"amount": effect.amount})


@_says(v.Activate)
def _resource(effect: v.Activate, voice: Voice) -> Words:
    return Phrase("ag-do-resource", {"resource": f"@ag-resource-{effect.resource}"})


@_says(v.GainLevel)
def _level(effect: v.GainLevel, voice: Voice) -> Words:
    return _aimed(effect, voice, level=f"@ag-level-{effect.level}")


@_says(v.GainTrophy)
def _trophy(effect: v.GainTrophy, voice: Voice) -> Words:
    return Phrase("ag-do-trophy", {"trophy": f"@ag-{effect.trophy}"})


@_says(v.FlipEvent)
def _flip_event(effect: v.FlipEvent, voice: Voice) -> Words:
    return Phrase("ag-do-flip_event-at", {"space": f"@ag-{effect.space}"}) if effect.space else "@ag-do-flip_event"


@_says(v.LayToken)
def _lay_token(effect: v.LayToken, voice: Voice) -> Words:
    does: Words = _aimed(effect, voice)
    if effect.then:
        spoken = person(voice, effect.to)["who"]
        after = voice._replace(owner=spoken if spoken in FORMS else "he")
        does = Phrase("ag-do-lay_token-first", {"does": does, "then": told(effect.then, after)})
    return Phrase("ag-do-lay_token-all", {"does": does, "all": told(effect.all, voice)}) if effect.all else does


@_says(v.CountEvent)
def _count_event(effect: v.CountEvent, voice: Voice) -> Words:
    return Phrase("ag-do-count_event", {"at": effect.at, "does": told(effect.then, voice)})


@_says(v.RemoveMarker)
def _remove_marker(effect: v.RemoveMarker, voice: Voice) -> Words:
    does = Phrase("ag-do-remove_marker", {"foe": _undefeated(effect.within)})
    return [does, "@ag-do-remove_marker-loot"] if effect.loot else does


@_says(v.MoveMarker)
def _move_marker(effect: v.MoveMarker, voice: Voice) -> Words:
    return Phrase("ag-do-move_marker", {"foe": _undefeated(effect.within), "steps": effect.steps})


def _undefeated(within: int | None) -> Words:
    return "@ag-undefeated" if within is None else Phrase("ag-undefeated-within", {"within": within})


@_says(v.Summon)
def _summon(effect: v.Summon, voice: Voice) -> Words:
    if effect.at == "named":
        where: Words = Phrase("ag-place-named", {"space": f"@ag-{effect.space}"})
    else:
        where = Phrase("ag-place-of", person(voice, effect.at))
    return Phrase("ag-do-summon", {"level": f"@ag-level-{effect.colour}", "where": where})


@_says(v.Forbid)
def _forbid(effect: v.Forbid, voice: Voice) -> Words:
    return _until(permission(effect.what, person(voice, effect.to, effect.within)), effect.until)


def permission(what: str, who: dict[str, Any]) -> Phrase:
    return Phrase(f"ag-rule-{what}", who)


# ---- effects that hold others


def _chooser(voice: Voice, to: str) -> Voice:
    """Whoever decides is ``self`` of what follows, unless an encounter made him decide."""
    if to == "self" or voice.owner == "it":
        return voice
    spoken = person(voice, to)["who"]
    return voice._replace(owner=spoken if spoken in FORMS else "he")


@_says(v.Choose)
def _choose(effect: v.Choose, voice: Voice) -> Words:
    after = _chooser(voice, effect.to)
    who = person(voice, effect.to)
    payer = who if voice.owner == "it" else person(after, "self")
    return _aimed(effect, voice, ways=_or_else([branch(each, after, payer) for each in effect.options]))


def branch(each: v.Branch, voice: Voice, payer: dict[str, Any]) -> Words:
    """One way to go on."""
    cost = paying(each.cost, payer)
    if not each.then:
        return cost or "@ag-nothing"
    does = told(each.then, voice)
    does = Phrase("ag-paid", {"price": cost, "does": does}) if cost else does
    found = list(conditions(each.need, None, voice))
    return Phrase("ag-conditional", {"need": found, "does": does}) if found else does


def way(script: int, i: int, index: int, foe: bool) -> Words:
    """What one way of a choice does, for whoever is asked."""
    effect = SCRIPTS[script][i]
    assert isinstance(effect, v.Choose)
    return branch(effect.options[index], FOE if foe else READER, person(READER, "self"))


def taken(script: int, i: int, foe: bool) -> Words:
    """What an offer comes to for whoever is asked and takes it up, with its price."""
    effect = SCRIPTS[script][i]
    assert isinstance(effect, v.May | v.Spend)
    return branch(v.Branch(then=effect.then, cost=effect.cost), FOE if foe else READER, person(READER, "self"))


def left(script: int, i: int, foe: bool) -> Words:
    """What comes of an offer that is left, if anything."""
    effect = SCRIPTS[script][i]
    assert isinstance(effect, v.May)
    return told(effect.otherwise, FOE if foe else READER) if effect.otherwise else ""


def _or_else(ways: Sequence[Words]) -> Words:
    first, *others = ways
    for other in others:
        first = Phrase("ag-or-else", {"first": first, "next": other})
    return first


@_says(v.May)
def _may(effect: v.May, voice: Voice) -> Words:
    after = _chooser(voice, effect.to)
    who = person(voice, effect.to, effect.within)
    payer = person(voice, effect.to) if voice.owner == "it" else person(after, "self")
    cost = paying(effect.cost, payer)
    values: dict[str, Any] = {**who, "does": told(effect.then, after) if effect.then else cost}
    name = "ag-do-may"
    if cost and effect.then:
        name, values["price"] = "ag-do-may-pay", cost
    does = Phrase(name, values)
    if not effect.otherwise:
        return does
    return Phrase("ag-otherwise", {"does": does, **who, "other": told(effect.otherwise, after)})


@_says(v.Spend)
def _spend(effect: v.Spend, voice: Voice) -> Words:
    values = {"price": paying(effect.cost, person(voice, "self")), "does": told(effect.then, voice)}
    return Phrase("ag-do-spend", {**values, "most": effect.most})


@_says(v.RollDie)
def _roll(effect: v.RollDie, voice: Voice) -> Words:
    after = _chooser(voice, effect.to)
    rows = [Phrase("ag-result", {"faces": faces(row.on), "does": told(row.then, after)}) for row in effect.rows]
    first: Words = rows[0]
    for row in rows[1:]:
        first = Phrase("ag-semicolon", {"first": first, "next": row})
    return _aimed(effect, voice, rows=first)


@_says(v.Each)
def _each(effect: v.Each, voice: Voice) -> Words:
    does = told(effect.then, YOU if person(voice, effect.to)["who"] == "you" else YOU._replace(owner="he"))
    return does if person(voice, effect.to)["who"] == "you" else _aimed(effect, voice, does=does)


# ---- rows of cards in force


def row_of(row: v.Use | v.Trigger | v.Modify, voice: Voice, spends: str = "") -> Words:
    """A row as one phrase; ``spends`` is what the card is if it is used up (item, token, card)."""
    if isinstance(row, v.Use):
        return _use(row, voice, spends)
    return _trigger(row, voice) if isinstance(row, v.Trigger) else _modify(row, voice)


def _use(row: v.Use, voice: Voice, spends: str) -> Words:
    when: list[Words] = [any_of([moment(at, row.of, voice) for at in row.at])]
    when += conditions(row.need, row.unless, voice)
    paid = list(price(row.cost, spends=spends if row.discard else ""))
    if paid:
        when.append(Phrase("ag-for", {"price": paid}))
    if row.limit:
        when.append(f"@ag-once-{row.limit}")
    return Phrase("ag-row", {"when": commas(when), "does": told(row.do, voice)})


def _trigger(row: v.Trigger, voice: Voice) -> Words:
    first = Phrase("ag-on", {"faces": faces(row.on)}) if row.at is None else moment(row.at, row.of, voice)
    unless, do = _joined(row)
    when = commas([first, *conditions(row.need, None, voice), *([_unless(unless, voice)] if unless else [])])
    return Phrase("ag-row", {"when": when, "does": told(do, voice)})


def _joined(row: v.Trigger) -> tuple[list[v.Need], v.Effects]:
    """What the row and its only effect must not meet is said once."""
    unless = [row.unless] if row.unless is not None else []
    if unless and len(row.do) == 1 and row.do[0].unless is not None and row.do[0].when == v.ALWAYS:
        return [*unless, row.do[0].unless], (replace(row.do[0], unless=None),)
    return unless, row.do


def _unless(needed: list[v.Need], voice: Voice) -> Phrase:
    return Phrase("ag-unless", {"need": any_of([list(needs(need, voice)) for need in needed])})


def moment(at: str, of: str, voice: Voice) -> Phrase:
    return Phrase(f"ag-at-{at}", {"whose": voice.owner if of == "self" else of})


def _modify(row: v.Modify, voice: Voice) -> Words:
    many = row.of not in ("self", "enemy", "bearer")
    who = person(voice, row.of)
    if row.allow:
        does: Words = permission(row.allow, {**who, "who": "all"} if row.of == "all" else who)
    elif row.stat == "cost":
        does = _cost(row, who)
    else:
        does = _number(row)
        if not _is_reader(row.of, voice):
            does = Phrase("ag-do-boost", {**who, "bonuses": does})
    found = list(conditions(row.need, row.unless, voice._replace(owner="he") if many else voice))
    return Phrase("ag-does-if", {"does": does, "need": commas(found)}) if found else does


def _number(row: v.Modify) -> Words:
    if row.set is not None:
        return Phrase("ag-fixed", {"amount": row.set, "stat": f"@ag-stat-{row.stat}"})
    return _per(Phrase("ag-bonus", {"amount": signed(row.add), "stat": f"@ag-stat-{row.stat}"}), row.per)


def _cost(row: v.Modify, who: dict[str, Any]) -> Phrase:
    """Another cost of all ability cards, of some of them, or of powers."""
    values = {**who, "amount": signed(row.add), "by": row.add}
    if row.cards == ("power",):
        return Phrase("ag-cost-powers", values)
    if row.cards:
        cards = [f"@ag-{word}" if word in CONTENT.ability else f"@ag-keyword-{word}" for word in row.cards]
        return Phrase("ag-cost-cards", {**values, "cards": list(cards)})
    if row.timing:
        return Phrase("ag-cost-timing", {**values, "timing": names(row.timing, "ag-timing")})
    return Phrase("ag-cost-all", values)
