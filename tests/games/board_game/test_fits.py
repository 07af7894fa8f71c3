"""What a card would do for whom: the numbers beside the cards of Merchant, rewards and trade."""

from typing import Any

import pytest

from meetingstone.engine import Game
from meetingstone.engine.views import view
from meetingstone.games.board_game.fits import Fit
from meetingstone.games.board_game.game import GAME
from meetingstone.games.board_game.prospects import Now
from meetingstone.games.board_game.state import Table

WENNU, GRUMBAZ = "wennu_bloodsinger", "grumbaz_crowsblood"


def town(*, merchant: list[str], **wennu: Any) -> Game[Table]:
    heroes = [{"id": WENNU, "region": "brill", **wennu}, {"id": GRUMBAZ, "region": "brill"}]
    g = GAME.position({"turn": 1, "hero": heroes, "merchant": merchant})
    g.answer(g.number, f"town:{WENNU}", seat=0)
    return g


def fits(g: Game[Table], card: str) -> dict[str, Fit]:
    found = GAME.odds(view(g, 0), "now")
    assert isinstance(found, Now)
    return {fit.hero: fit for fit in found.wares[card]}


@pytest.mark.rules("BG-EQUIP-05", "BG-ITEM-13")
def test_each_friend_is_told_who_can_use_a_ware_and_what_it_takes_the_place_of() -> None:
    g = town(merchant=["bent_staff", "cadet_vest"])
    staff, vest = fits(g, "bent_staff"), fits(g, "cadet_vest")
    assert staff[WENNU].can and not staff[GRUMBAZ].can
    assert staff[WENNU].out == "heavy_mace" and staff[WENNU].then.hits > staff[WENNU].now.hits
    assert vest[GRUMBAZ].can and not vest[WENNU].can
    assert vest[GRUMBAZ].then.stops > vest[GRUMBAZ].now.stops and vest[GRUMBAZ].then.hits == vest[GRUMBAZ].now.hits


@pytest.mark.rules("BG-EQUIP-08")
def test_a_card_of_a_later_level_tells_what_it_will_bring_then() -> None:
    later = fits(town(merchant=["soldiers_armor"]), "soldiers_armor")[GRUMBAZ]
    assert later.can and later.level == 2 and later.then.stops > later.now.stops


@pytest.mark.rules("BG-ITEM-02", "BG-ITEM-17")
def test_a_full_bag_is_told_before_the_card_is_chosen() -> None:
    held = ["cadet_vest", "soldiers_armor", "taran_smasher"]
    g = town(merchant=["bent_staff", "minor_healing_potion"], bag=held)
    assert fits(g, "bent_staff")[WENNU].full and not fits(g, "bent_staff")[GRUMBAZ].full
    assert not fits(g, "minor_healing_potion")[WENNU].full


@pytest.mark.rules("BG-TRAIN-01")
def test_powers_are_weighed_for_whoever_learns_them() -> None:
    learned = fits(town(merchant=[]), "shadow_word_pain")
    assert set(learned) == {WENNU} and learned[WENNU].then.hits > learned[WENNU].now.hits
