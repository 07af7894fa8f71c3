"""Card texts of the Adventure Game are written from the effects: they exist for all, and follow every number."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from meetingstone.games.adventure import cards as written
from meetingstone.games.adventure import pieces
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.content import CONTENT, parts_of
from meetingstone.games.adventure.game import GAME
from meetingstone.games.adventure.options import Branch
from meetingstone.games.adventure.sources import SCRIPTS
from meetingstone.games.adventure.wording import FOE, VERBS, YOU, moment, needs, person, row_of, told
from meetingstone.texts import LANGUAGES, Texts

CARDS = GAME.cards()


def text(sentences: tuple[written.Sentence, ...], language: str = "en") -> str:
    return " ".join(Texts(language).say(*sentence) for sentence in sentences)


def text_of(card_id: str, language: str = "en") -> str:
    return text(next(card.text for card in CARDS if card.id == card_id), language)


# ---- the box


def test_the_box_is_complete() -> None:
    copies: Counter[str] = Counter()
    for card in CARDS:
        copies[card.deck.partition("_")[0]] += card.copies
    assert copies == {
        "character": 16, "ability": 92, "challenge": 160, "quest": 48, "trophy": 16, "discovery": 20, "space": 76,
    }  # fmt: skip
    assert len({card.id for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text_that_reads_well(language: str) -> None:
    t = Texts(language)
    for card in CARDS:
        assert t(card.name) and t(f"deck-{card.deck}")
        for sentence in (t.say(*each) for each in card.text):
            assert sentence[0].isupper() or sentence[0] in "+−0123456789", (card.id, sentence)
            assert sentence.endswith("."), (card.id, sentence)
            assert not re.search(r"  | [,.;:]|\{|\$|[,;:.]{2}", sentence), (card.id, sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_names_a_section_of_the_rules_and_facts_with_names(language: str) -> None:
    t = Texts(language)
    sections = set(GAME.rules.sections)
    for card in CARDS:
        assert card.rules in sections, card.id
        assert all(t.has(f"fact-{name}") for name, value in card.facts.items() if isinstance(value, int)), card.id


# ---- every number is told


def changed(struct: Struct, path: str = "") -> Iterator[tuple[str, Any]]:
    """``struct`` with one number in it changed, in every way."""
    for name in struct.__struct_fields__:
        value = getattr(struct, name)
        where = f"{path}.{name}"
        if isinstance(value, bool) or is_silent(struct, name):
            continue
        if isinstance(value, int) and value:
            yield where, replace(struct, **{name: value + (1 if value > 0 else -1)})
        elif isinstance(value, tuple) and value and isinstance(value[0], int):
            yield where, replace(struct, **{name: tuple({1, 2, 3, 4, 5, 6} - set(value))})
        elif isinstance(value, Struct):
            for at, inner in changed(value, where):
                yield at, replace(struct, **{name: inner})
        elif isinstance(value, tuple) and value and isinstance(value[0], Struct):
            for i, row in enumerate(value):
                for at, inner in changed(row, f"{where}[{i}]"):
                    yield at, replace(struct, **{name: (*value[:i], inner, *value[i + 1 :])})


def is_silent(struct: Struct, name: str) -> bool:
    """A number that is printed beside the text, or that means nothing beside another word."""
    if name == "copies" or (isinstance(struct, pieces.AbilityCard) and name == "energy"):
        return True
    if isinstance(struct, v.Move):
        return name == "steps" and struct.where not in ("steps", "key", "character")
    if isinstance(struct, v.GainItem) and name in ("look", "amount"):
        return (name == "look") == (struct.look == 1)
    return name == "amount" and (
        getattr(struct, "all", False)
        or getattr(struct, "how", "") == "all"
        or getattr(struct, "source", "") in ("weapon", "armor")
    )


def faces() -> Iterator[tuple[str, Struct, Any]]:
    """(name, what states it, the function that writes it)."""
    for card in CONTENT.abilities:
        yield card.id, card, written.ability_text
    for challenge in CONTENT.challenges:
        if challenge.event:
            yield challenge.id, challenge.event, written.event_text
        elif challenge.encounter:
            yield challenge.id, challenge.encounter, written.encounter_text
        if challenge.item:
            yield challenge.item.id, challenge.item, written.item_text
    for quest in CONTENT.quests:
        yield quest.id, quest, written.quest_text
    for token in CONTENT.discoveries:
        yield token.id, token, written.discovery_text
    for space in CONTENT.spaces:
        yield space.id, space, written.space_text


def test_every_number_shows_in_the_text() -> None:
    untold = []
    for name, face, write in faces():
        was = text(write(face))
        for where, other in changed(face):
            # The reverse of a card is told apart.
            if not where.startswith((".item", ".enemy.item")) and text(write(other)) == was:
                untold.append(f"{name}{where}")
    assert untold == []


def test_every_number_of_a_character_shows_in_the_text() -> None:
    for character in CONTENT.characters:
        for card in character.card:
            for side in ("start", "other"):
                was = text(written.side_text(character, card, side))
                for where, other in changed(card):
                    if where.startswith(f".{side}"):
                        assert text(written.side_text(character, other, side)) != was, f"{character.id}{where}"


# ---- every word of the vocabulary can be told


def test_every_verb_has_a_text() -> None:
    assert set(VERBS) == set(v.AnyEffect.__args__)


FILLED: dict[str, Any] = {
    "look": 3, "type": "ranged", "level": "green", "trophy": "heart_of_hakkar", "colour": "red", "what": "no_cards",
    "at": 3, "name": "x", "then": (v.DrawCards(),), "options": (v.Branch(then=(v.DrawCards(),)),),
    "rows": (v.Result(on=(1,), then=(v.DrawCards(),)),), "cost": v.Cost(energy=1), "resource": "book",
}  # fmt: skip


def ways(kind: type[Struct]) -> Iterator[Any]:
    """An effect with each word that one of its fields may be."""
    from msgspec.structs import fields

    needed = {field.name: FILLED[field.name] for field in fields(kind) if field.required}
    if kind is v.Boost:
        needed["attack"] = 1
    if kind is v.Summon:
        needed.pop("at", None)
    yield kind(**needed)
    for field in fields(kind):
        words = getattr(field.type, "__args__", ())
        for word in words:
            if isinstance(word, str) and word:
                extra = {"space": "brill"} if word == "named" else {}
                yield kind(**{**needed, **extra, field.name: word})
        if field.type is bool:
            yield kind(**{**needed, field.name: True})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_be_told_in_every_way(language: str) -> None:
    t = Texts(language)
    for kind in v.AnyEffect.__args__:
        for effect in ways(kind):
            for voice in (YOU, FOE):
                sentence = t.say("text-ag-does", {"does": told((effect,), voice)})
                assert sentence and "  " not in sentence, effect


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_can_be_told_of_everybody(language: str) -> None:
    t = Texts(language)
    samples: dict[str, Any] = {
        "level": "red", "below": "red", "side": "other", "affiliation": "horde", "role": "defender",
        "attack_type": "melee", "fights": ("board",), "enemy_trait": ("beast",), "enemy_colour": ("grey",),
        "die": (1, 6),
        "movement_die": (1,),
        "weapon": ("bow",), "armor": ("mail",), "attached": ("pet", "frostbolt"), "space": ("red",), "at": ("brill",),
        "keyword": ("spell",), "timing": ("combat",), "used": ("frostbolt",), "hand_most": 1, "within": 2,
    }  # fmt: skip
    for field in v.Need.__struct_fields__:
        if field == "of":
            continue
        default = getattr(v.ALWAYS, field)
        stated = samples.get(field, True if default is None or default is False else 2)
        for value in (stated, False) if default is None and stated is True else (stated,):
            for of in ("self", "enemy", "bearer", "subject", "target"):
                for voice in (YOU, FOE, YOU._replace(owner="he")):
                    assert t.say("ag-if", {"need": list(needs(v.Need(of=of, **{field: value}), voice))})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_person_number_and_permission_can_be_told(language: str) -> None:
    t = Texts(language)
    for at in v.MOMENTS:
        for of in ("self", "other", "any"):
            for voice in (YOU, FOE):
                assert t.say("text-ag-when", {"when": moment(at, of, voice), "does": ""})
    for who in v.Who.__args__:
        for within in (None, 2) if who in v.CHOSEN else (None,):
            for name in ("name", "to", "of"):
                assert t.say("text-ag-does", {"does": person(YOU, who, within)[name]})
    for stat in v.Stat.__args__:
        assert t.say("text-ag-does", {"does": row_of(v.Modify(stat=stat, add=1), YOU)})
        assert t.say("text-ag-does", {"does": row_of(v.Modify(stat=stat, add=1, of="all"), YOU)})
    for permission in v.Permission.__args__:
        for of in ("self", "enemy", "all"):
            assert t.say("text-ag-does", {"does": row_of(v.Modify(allow=permission, of=of), YOU)})
    for per in v.Per.__args__[1:]:
        assert t.say("text-ag-does", {"does": told((v.Damage(per=per),), YOU)})


# ---- how it reads


@pytest.mark.parametrize(
    ("card_id", "english", "italian"),
    [
        (
            "counterspell",
            "Spell. When another character plays an ability card, if that character is within 3 spaces: cancel that "
            "card. At red: that character discards 1 card at random and you draw 1 card.",
            "Incantesimo. Quando un altro personaggio gioca una carta abilità, se quel personaggio si trova entro 3 "
            "caselle: annulla quella carta. Al livello rosso: quel personaggio scarta 1 carta a caso e tu peschi 1 "
            "carta.",
        ),
        (
            "freezing_trap",
            "Trap. In your movement phase: lay this card on a space within 2 spaces, not in a city. Whoever enters "
            "takes 1 damage and moves no farther this turn. From green on: +1 movement. From yellow on, whoever enters "
            "also may not play ability cards until the end of the turn.",
            "Trappola. Nella tua fase di movimento: metti questa carta su una casella entro 2 caselle, non in una "
            "città. Chi entra subisce 1 danno e non si muove oltre in questo turno. Dal livello verde in su: +1 "
            "movimento. Dal livello giallo in su, chi entra inoltre non può giocare carte abilità fino alla fine del "
            "turno.",
        ),
        (
            "skeleton_key",
            "Location event: Caer Darrow. You may discard 2 cards; if you do, turn this event over; if not, take 1 "
            "damage. In a quest log: 1 valor. Reverse: Darkmaster Gandling. Undead, Humanoid. Ranged attack 6, defense"
            " 10, damage 2. On 2 or 5: it has +1 defense. At the end of the combat, unless it was defeated or you "
            "were defeated: the player on your right moves you to a key location at most 3 spaces away. Reward: put "
            "this event into your quest log.",
            "Evento di luogo: Caer Darrow. Se vuoi, scarta 2 carte; se lo fai, gira questo evento; altrimenti subisci "
            "1 danno. Valore nel diario delle missioni: 1. Retro: Maestro Oscuro Gandling. Non Morto, Umanoide. "
            "Attacco 6 a distanza, difesa 10, danno 2. Con 2 o 5: l’incontro ha +1 difesa. Alla fine del "
            "combattimento, tranne se l’incontro è sconfitto o hai subito una sconfitta: il "
            "giocatore alla tua destra ti sposta in un luogo chiave a non più di 3 caselle. Ricompensa: metti questo "
            "evento nel tuo diario delle missioni.",
        ),
        (
            "black_market",
            "Special event. Every character (he may discard 1 item from his bag; if he does, he gains 1 item of his "
            "level); then you may turn this event over. Reverse: Syndicate Fence. Humanoid, Syndicate. Melee attack 5, "
            "defense 9, damage 2. When it hits: discard 1 item at random from your bag. Reward: gain 2 items of your "
            "level.",
            "Evento speciale. Ogni personaggio (se vuole, scarta dalla sua borsa 1 oggetto; se lo fa, ottiene 1 "
            "oggetto del suo livello); poi, se vuoi, gira questo evento. Retro: Ricettatore della Congrega. Umanoide, "
            "Congrega. Attacco 5 in mischia, difesa 9, danno 2. Quando l’incontro colpisce: scarta dalla tua borsa 1 "
            "oggetto a caso. Ricompensa: ottieni 2 oggetti del tuo livello.",
        ),
        (
            "grain_for_the_north",
            "At the beginning lay a token of yours at Sentinel Hill. First collect the token at Sentinel Hill, then go "
            "to Tarren Mill. Reward: heal 2 damage. 1 valor.",
            "All’inizio metti un tuo gettone al Colle della Sentinella. Prima raccogli il gettone al Colle della "
            "Sentinella, poi vai al Mulino di Tarren. Ricompensa: cura 2 danni. Valore: 1.",
        ),
    ],
)
def test_texts_read_well(card_id: str, english: str, italian: str) -> None:
    assert text_of(card_id) == english
    assert text_of(card_id, "it") == italian


def test_a_branch_says_what_it_does() -> None:
    """An encounter makes its enemy choose: what it gains is its own, what is paid is the reader's."""
    golem = next(card.encounter for card in CONTENT.challenges if card.id == "rot_hide_scavenger")
    assert golem is not None
    script = next(i for i, effects in enumerate(SCRIPTS) if effects is golem.trigger[0].do)
    said = [Texts("en").say(*Branch(i, script, 0, foe=True).says(None)) for i in (0, 1)]  # type: ignore[arg-type]
    assert said == ["Discard 1 card", "It has +2 defense"]


OWN = {"en": "(?:has|have|cost) ", "it": "(?:ha|hai|costano) "}
MORE = {"en": "(?:,| and) ", "it": "(?:,| e) "}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bonus_on_an_encounter_says_whose_it_is(language: str) -> None:
    """Its reader is its enemy: a bare bonus might be his."""
    bonus = r"[+−]\d \w+"
    for name, face, write in faces():
        if write is written.encounter_text:
            said = text(write(face), language)
            bare = re.sub(f"(?i:{OWN[language]}){bonus}(?:{MORE[language]}{bonus})*", "", said)
            assert not re.search(r"[+−]\d", re.split("Reward|Ricompensa", bare)[0]), (name, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_face_that_deals_a_disease_says_what_it_does(language: str) -> None:
    reminder = Texts(language)("text-ag-disease")
    for name, face, write in faces():
        deals = {each for each in parts_of(face) if isinstance(each, v.Disease) and not each.cure}
        if isinstance(face, pieces.Event) and face.item:
            # The reverse of a card is told apart.
            deals -= {*parts_of(face.item)}
        assert (reminder in text(write(face), language)) == bool(deals), name
    assert text_of("stitches_walks", language).count(reminder) == 1


@pytest.mark.parametrize(
    ("card_id", "english", "italian"),
    [
        ("siege_of_the_cities", "No character may use auction houses.", "Nessun personaggio può usare la casa d’aste."),
        ("restless_shade", "No character may attack you if", "Nessun personaggio può attaccarti se"),
        ("restless_shade", "On 3 or 5: your triggered powers", "Con 3 o 5: i tuoi poteri automatici"),
        ("defias_cutpurse", "discard 1 item at random from your bag", "scarta dalla tua borsa 1 oggetto a caso"),
        ("syndicate_footpad", "Humanoid, Syndicate.", "Umanoide, Congrega."),
        ("market_day", "At the end of every character’s turn, if", "Alla fine del turno di ogni personaggio, se"),
        ("black_dragonspawn", "It has +1 attack if it is in Burning Steppes or Searing Gorge.",
         "L’incontro ha +1 attacco se l’incontro si trova nelle Steppe Ardenti o nella Gola Rovente."),
        ("scarshield_spellbinder", "Your special cards cost", "Le tue carte di tipo speciale costano"),
        ("plague_spreader", "get rid of every Disease", "liberati di ogni Malattia"),
        ("last_stand", "about to be defeated", "Quando stai per subire una sconfitta: eviti la sconfitta e"),
        ("polymorph", "unless you fight an overlord", "tranne se combatti contro un Capo Supremo"),
        ("burbonn_red", "Traps do nothing to you.", "Le trappole non ti fanno nulla."),
        ("plague_wind", "3 items of his level; then turn", "uno fra 3 oggetti del suo livello; poi gira"),
        ("siege_of_the_cities", "1 item of his level and draws 1 card", "1 oggetto del suo livello e pesca 1 carta"),
        ("call_of_the_champions", "When you win a combat, if the encounter is red:",
         "Quando vinci un combattimento, se il colore dell’incontro è rosso:"),
        ("campfire_tale", "or he places 1 discovery token); then", "oppure mette 1 gettone scoperta); poi, se"),
        ("mosh_ogg_brute", "On 2: take 1 damage; then +3 attack.", "Con 2: subisci 1 danno; poi +3 attacco."),
        ("the_soulflayer", "First defeat Hakkar, then", "Prima sconfiggi Hakkar, poi"),
    ],
)  # fmt: skip
def test_people_and_places_are_told_as_natives_do(card_id: str, english: str, italian: str) -> None:
    assert english in text_of(card_id)
    assert italian in text_of(card_id, "it")


@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_are_told_in_words(language: str) -> None:
    """`meetingstone cards adventure` shows names, never ids."""
    t = Texts(language)
    facts = {(name, fact) for card in CARDS for name, fact in card.facts.items() if isinstance(fact, str | int)}
    assert {name for name, _ in facts if not t.has(f"fact-{name}")} == set()
    words = {f"{GAME.fact_words.get(name, f'{name}-')}{fact}" for name, fact in facts if isinstance(fact, str)}
    assert {word for word in words if not t.has(word)} == set()
