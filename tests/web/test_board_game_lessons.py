"""The lessons of the Board Game in a real browser, by mouse, by keyboard and on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from web.course import answer, each_step, go_on, lead_to_the_end, open_lesson
from web.player import EYES, Hand, Keys, Mouse

PHONE = (390, 844)


def act(page: Any, hand: Hand, action: str) -> None:
    """One of the five actions; those that are not possible tell why when they are touched all the same."""
    what = f"[data-deed={action}]"
    hand.press(page, what) if isinstance(hand, Keys) else page.locator(what).click(force=True)


def hero(page: Any, hand: Hand, name: str) -> None:
    hand.press(page, f"[data-hero={name}]")


def travel(page: Any, hand: Hand, region: str) -> None:
    """Touched once a region is chosen; the button beside the prompt goes there."""
    hand.region(page, region)
    hand.press(page, f"[data-answer$='go:{region}']")


def lay(page: Any, hand: Hand, card: str, area: int) -> None:
    if not page.locator(f"[data-held={card}].held").count():
        hand.press(page, f"[data-held={card}]")
    hand.press(page, f"[data-area='{area}'] .layhere")


def buy_both(page: Any, hand: Hand, first: str, second: str) -> None:
    answer(page, hand, f"train:{first}")
    answer(page, hand, f"train:{second}")


def act_with(page: Any, hand: Hand, name: str, action: str) -> None:
    hero(page, hand, name)
    act(page, hand, action)


def travel_with(page: Any, hand: Hand, name: str, region: str) -> None:
    hero(page, hand, name)
    travel(page, hand, region)


def lay_on_first(page: Any, hand: Hand, card: str, area: int) -> None:
    hand.press(page, ".herotabs button:first-child")
    lay(page, hand, card, area)


def reroll(page: Any, hand: Hand, *dice: int) -> None:
    """Dice bear numbers, from the left."""
    for number in dice:
        if isinstance(hand, Keys):
            page.keyboard.press(str(number + 1))
        else:
            page.locator(".combat .die").nth(number).click()
    hand.press(page, "[data-do=picks]")


def give_both(page: Any, hand: Hand, first: str, second: str) -> None:
    answer(page, hand, f"give:{first}")
    page.get_by_text("Soldier’s Armor").first.wait_for()
    answer(page, hand, f"give:{second}")


WAYS: dict[str, list[Any]] = {
    "train": [
        (go_on,),
        (act, "challenge"),
        (act, "town"),
        (buy_both, "battle_shout", "heroic_strike"),
        (act_with, "wennu_bloodsinger", "town"),
        (buy_both, "lesser_heal", "shadow_word_pain"),
        (answer, "ready"),
        (lay_on_first, "heroic_strike", 5),
        (lay, "heroic_strike", 2),
        (answer, "ready"),
    ],
    "travel": [
        (go_on,),
        (travel, "garrens_haunt"),
        (act, "town"),
        (travel_with, "sofeea_icecall", "brightwater_lake"),
        (act, "rest"),
    ],
    "challenge": [
        (go_on,),
        (act, "challenge"),
        (answer, "use:grumbaz_crowsblood:heroic_strike"),
        (answer, "use_all"),
        (go_on,),
    ],
    "fight": [(go_on,), (go_on,), (reroll, 1, 2), (go_on,), (answer, "ready"), (go_on,)],
    "reward": [
        (go_on,),
        (answer, "talent:improved_heroic_strike"),
        (answer, "keep_item:scimitar"),
        (answer, "quest_deck:green"),
        (answer, "ready"),
        (lay, "scimitar", 4),
        (lay, "scimitar", 5),
        (answer, "ready"),
    ],
    "group": [
        (act, "challenge"),
        (answer, "invite:sofeea_icecall"),
        (answer, "order:sofeea_icecall>grumbaz_crowsblood"),
        (answer, "use:sofeea_icecall:frostbolt"),
        (answer, "use_all"),
        (answer, "use_all"),
        (answer, "wound:grumbaz_crowsblood"),
        (answer, "wound:sofeea_icecall"),
        (give_both, "sofeea_icecall", "grumbaz_crowsblood"),
        (answer, "quest_deck:yellow"),
        (go_on,),
    ],
}


@pytest.mark.parametrize("lesson", WAYS)
@pytest.mark.parametrize("hand", [Mouse, Keys])
def test_a_lesson_is_played_by_mouse_and_by_keyboard(visit: Any, lesson: str, hand: type[Mouse | Keys]) -> None:
    each_step(open_lesson(visit, "board_game", lesson, script=EYES), hand(), *WAYS[lesson])


@pytest.mark.parametrize("lesson", ["travel", "fight"])
def test_on_a_phone_the_coach_leads_to_the_end(visit: Any, lesson: str) -> None:
    lead_to_the_end(open_lesson(visit, "board_game", lesson, size=PHONE))
