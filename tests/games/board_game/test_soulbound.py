"""No recorded item is Soulbound, but the keyword is enforced for content that uses it (BG-ITEM-10, BG-ITEM-11)."""

from typing import Any

import pytest
from msgspec.structs import replace

from meetingstone.engine import Game, Refused
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.game import GAME


def bind(patch: pytest.MonkeyPatch) -> None:
    number = CONTENT.number["dull_blade"]
    blade = replace(CONTENT.cards[number], soulbound=True)
    patch.setattr(CONTENT, "cards", (*CONTENT.cards[:number], blade, *CONTENT.cards[number + 1 :]))


@pytest.fixture(autouse=True)
def soulbound_blade(monkeypatch: pytest.MonkeyPatch) -> None:
    bind(monkeypatch)


def refusal(g: Game[Any], key: str) -> str:
    assert g.question is not None
    with pytest.raises(Refused) as refused:
        g.answer(g.number, key, seat=g.question.awaited()[0])
    return refused.value.why.rule


@pytest.mark.rules("BG-ITEM-10", "BG-MERCH-07")
def test_it_cannot_be_sold() -> None:
    g = GAME.position({"hero": [{"id": "grumbaz_crowsblood", "bag": ["dull_blade", "cadet_vest"]}]})
    g.answer(g.number, "town:grumbaz_crowsblood", seat=0)
    assert "sell:cadet_vest" in g.keys(0)
    assert refusal(g, "sell:dull_blade") == "BG-ITEM-10"


@pytest.mark.rules("BG-ITEM-10", "BG-TRADE-03")
def test_it_cannot_be_traded() -> None:
    heroes = [{"id": "grumbaz_crowsblood", "bag": ["dull_blade", "cadet_vest"]}, {"id": "sofeea_icecall"}]
    g = GAME.position({"hero": heroes})
    g.answer(g.number, "rest:grumbaz_crowsblood", seat=0)
    g.answer(g.number, "trade:grumbaz_crowsblood:sofeea_icecall", seat=0)
    assert refusal(g, "hand:grumbaz_crowsblood:dull_blade") == "BG-TRADE-03"
    g.answer(g.number, "hand:grumbaz_crowsblood:cadet_vest", seat=0)


@pytest.mark.rules("BG-ITEM-11")
def test_it_cannot_be_looted() -> None:
    heroes = [
        {"id": "grumbaz_crowsblood", "region": "tarren_mill"},
        {"id": "burbonn_fang", "region": "tarren_mill", "health": 1, "bag": ["dull_blade", "scimitar"]},
    ]
    fight = {"group": ["grumbaz_crowsblood"], "against": "pvp", "step": "resolution", "boxes": {"defense": 1}}
    g = GAME.position({"hero": heroes, "fight": fight})
    g.answer(g.number, "go:southshore", seat=1)
    assert g.keys(0) == ["done", "loot:burbonn_fang:scimitar:grumbaz_crowsblood"]


@pytest.mark.rules("BG-ITEM-11")
def test_it_may_overflow_to_the_merchant() -> None:
    bag = ["dull_blade", "scimitar", "trogg_club"]
    g = GAME.position({"hero": [{"id": "grumbaz_crowsblood", "bag": bag}], "merchant": ["bent_staff"]})
    g.answer(g.number, "town:grumbaz_crowsblood", seat=0)
    g.answer(g.number, "buy:bent_staff", seat=0)
    assert "to_merchant:dull_blade" in g.keys(0)
