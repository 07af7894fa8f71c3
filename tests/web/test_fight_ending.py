"""How a fight of the Board Game ends on the page: who fell, by what dice, and what it brought."""

from __future__ import annotations

from typing import Any

ENDING = """async (told) => {
  const { story, seatHeroes } = await import("/games/board_game/story.js");
  seatHeroes({ leeam: { id: "leeam_sagewind", seat: 0, faction: "horde" } });
  const events = told.map(([kind, values]) => ({ kind, values, update: 1 }));
  return story.ending(events.slice(-3), events.slice(0, -3), 0);
}"""
BEFORE = [
    ["bg-combat", {"heroes": ["@bg-zowka_shattertusk"], "foes": ["@bg-ogre"]}],
    ["bg-rolled", {"hero": "@bg-zowka_shattertusk", "dice": ["@bg-shows-red-2"]}],
    ["bg-slain", {"foe": "@bg-ogre", "health": 5}],
    ["bg-combat", {"heroes": ["@bg-leeam_sagewind"], "foes": ["@bg-naga", "@bg-spectre_of_nowhere"]}],
    ["bg-rolled", {"hero": "@bg-leeam_sagewind", "dice": ["@bg-shows-blue-8", "@bg-shows-green-3"]}],
    ["bg-rerolled", {"hero": "@bg-leeam_sagewind", "dice": ["@bg-shows-blue-8", "@bg-shows-green-7"]}],
    ["bg-slain", {"foe": "@bg-naga", "health": 3}],
]
FRESH = [
    ["bg-slain", {"foe": "@bg-spectre_of_nowhere", "health": 4}],
    ["bg-combat-over", {"won": 1}],
    ["bg-gold", {"hero": "@bg-leeam_sagewind", "amount": 9}],
]


def test_the_last_dice_and_all_who_fell_in_this_fight_are_shown(visit: Any) -> None:
    ending = visit("/help").evaluate(ENDING, [*BEFORE, *FRESH])
    assert (ending["title"], ending["good"]) == ("seen-victory", True)
    assert ending["dice"] == [{"look": "blue", "face": "8"}, {"look": "green", "face": "7"}]
    # A creature without a face of its own shows a skull.
    assert ending["fallen"] == ["naga", "skull"]
    assert [line["id"] for line in ending["lines"]] == ["log-bg-slain", "log-bg-combat-over", "log-bg-gold"]


def test_a_fight_of_others_is_nobody_s_ending(visit: Any) -> None:
    assert visit("/help").evaluate(ENDING, [*BEFORE[:3], ["bg-combat-over", {"won": 1}]]) is None
