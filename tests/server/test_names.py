"""Names under which people play: none that looks like somebody else's account, none that hides or turns letters."""

from collections.abc import Callable
from typing import Any

import pytest

from meetingstone.server.house import House
from server.guests import Guest

Guests = Callable[[], Guest]
WORD = "correct horse"

LOOK_ALIKES = [
    "anna", "ANNA", "Anna ", " Anna", "An na", "Anna\u200b", "A\u200dnna", "\u202eAnna", "Anna\u2066", "Anna\ufe0f",
    "\u3164Anna", "Anna\u2800", "Ａｎｎａ", "𝐀nna", "Ạnna", "Anná", "Anna.", "Anna_", "A-nna", "Ann\u0430", "An\u0578a",
    "Ann\u0251", "\u1d00nna",
]  # fmt: skip


@pytest.mark.parametrize("name", LOOK_ALIKES, ids=ascii)
def test_no_account_looks_like_another(guest: Guests, name: str) -> None:
    anna, fool = guest(), guest()
    anna.post("/api/register", {"name": "Anna", "password": WORD})
    status, error = fool.refused("/api/register", {"name": name, "password": WORD})
    assert (status, error) in ((409, "name-taken"), (400, "mixed-name"))
    assert fool.get("/api/me")["guest"]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("coco", "\u0441\u043e\u0441\u043e"),  # Cyrillic
        ("TOMA", "\u03a4\u039f\u039c\u0391"),  # Greek
        ("\u0441\u043e\u0441\u043e", "coco"),
        ("Hebe", "\u2c8f\u2c89\u2c83\u2c89"),  # Coptic
        ("TALE", "\u13a2\u13aa\u13de\u13ac"),  # Cherokee
        ("Paul", "\ua4d1\ua4ee\ua4f4\ua4e1"),  # Lisu
        ("Ilia", "llia"),
        ("Leo10", "LeolO"),
        ("Carmen", "Carrnen"),
        ("\u0141ukasz", "Lukasz"),
    ],
    ids=ascii,
)
def test_no_account_looks_like_another_in_letters_of_one_script(guest: Guests, first: str, second: str) -> None:
    guest().post("/api/register", {"name": first, "password": WORD})
    assert guest().refused("/api/register", {"name": second, "password": WORD}) == (409, "name-taken")


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "Nicolò D’Angelo",
        "Иван",
        "Ελένη",
        "小林さん",
        "田中 Ken",
        "김민준",
        "José María 2",
        "O'Brien",
        "שרה",
        "Ali ★",
    ],
)
def test_people_are_called_what_they_are_called(guest: Guests, name: str) -> None:
    anna = guest()
    assert anna.post("/api/register", {"name": name, "password": WORD})["name"] == name
    assert guest().post("/api/login", {"name": f" {name.upper()} ", "password": WORD})["id"] == anna.me["id"]


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  An  na ", "An na"),
        ("An\u200bna\u202e", "Anna"),
        ("An\nna", "An na"),
        ("Ａｎｎａ", "Anna"),
        ("Z" + "\u0335\u0336\u0337\u0338" * 5, "Z\u0335\u0336"),
        ("\ufdfa" * 10, None),
    ],
    ids=ascii,
)
def test_what_hides_or_turns_letters_is_dropped_wherever_a_name_is_given(
    guest: Guests, given: str, kept: str | None
) -> None:
    anna = guest()
    name = anna.post("/api/me", {"name": given})["name"]
    assert name == kept if kept else 0 < len(name) <= 40
    table = anna.table([{"kind": "you", "name": given}, {"kind": "hotseat", "name": given}])
    assert [seat["name"] for seat in table["seats"]] == [name, name]


@pytest.mark.parametrize("name", ["\u200b\u200c", "\u202e", " ", "\u3164", "\u2800\u2800"], ids=ascii)
def test_a_name_of_nothing_is_none(guest: Guests, name: str) -> None:
    anna = guest()
    assert anna.refused("/api/me", {"name": name}) == (400, "empty-name")
    assert anna.refused("/api/register", {"name": name, "password": WORD}) == (400, "empty-name")
    seats = [{"kind": "you", "name": name}, {"kind": "hotseat"}]
    assert anna.refused("/api/tables", {"game": "small_world", "seats": seats}) == (400, "empty-name")


def test_letters_of_several_scripts_are_refused_wherever_a_name_is_given(guest: Guests) -> None:
    assert guest().refused("/api/me", {"name": "Ann\u0430"}) == (400, "mixed-name")


def test_what_is_said_turns_no_other_line_around(guest: Guests) -> None:
    anna = guest()
    table = anna.table([{"kind": "you"}, {"kind": "hotseat"}])["id"]
    said = anna.post(f"/api/tables/{table}/chat", {"text": "a\u202eb\u2066c\x00d 👩\u200d👧"})
    assert said["text"] == "abcd 👩\u200d👧"
    assert anna.refused(f"/api/tables/{table}/chat", {"text": "\u202e \u200b"}) == (400, "malformed")


def test_an_unknown_name_takes_as_much_work_as_a_wrong_password(
    guest: Guests, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is called so cannot be told from how long a refusal takes."""
    guest().post("/api/register", {"name": "Anna", "password": WORD})
    hasher = house.people._hasher
    done: list[str] = []

    class Counting:
        def verify(self, *args: Any) -> bool:
            done.append("verify")
            return hasher.verify(*args)

        def hash(self, *args: Any) -> str:
            done.append("hash")
            return hasher.hash(*args)

    monkeypatch.setattr(house.people, "_hasher", Counting())
    work = []
    for name in ("Anna", "Nobody", "Anna", "Bruno", "Ann\u0430", "\u200b"):
        done.clear()
        assert guest().refused("/api/login", {"name": name, "password": "wrong horse"}) == (403, "wrong-password")
        work.append([*done])
    assert all(each == ["verify"] for each in work), work
