"""Signs of the Board Game: one for each Power and Talent, and faces of our own that can be told apart at 24 pixels."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

from meetingstone import registry

FOLDER = Path(__file__).parents[2] / "src/meetingstone/web/games/board_game"
SIZE = 24
ALIKE = 0.72
"""What two signs share of their ink at the most: the part that both draw of what either draws."""
PRINTED = {"wrath", "judgement", "lightning_bolt", "battle_stance", "charge"}
"""Powers that are printed on the sheets."""

INK = """async (paths) => {
  const SIZE = 24, { FACES, faceOf } = await import(paths.faces);
  const found = {};
  for (const name of Object.keys(FACES)) {
    const inner = faceOf(name).replace(/<\\/?symbol[^>]*>/g, "").replaceAll("currentColor", "#000");
    const size = `width="${SIZE}" height="${SIZE}" viewBox="-1 -1 26 26"`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inner}</svg>`;
    const image = new Image();
    image.src = "data:image/svg+xml," + encodeURIComponent(svg);
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: SIZE, height: SIZE });
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, SIZE, SIZE);
    found[name] = Array.from({ length: SIZE * SIZE }, (_, i) => data[4 * i + 3] / 255);
  }
  return found;
}"""


def emblems() -> dict[str, str]:
    """What each card is drawn with, by its id."""
    rows = (FOLDER / "emblems/cards.js").read_text().partition("`\n")[2].partition("`")[0]
    found = [row.split() for row in rows.split(",") if row.strip()]
    assert all(len(row) == 3 and row[1] in "rbgehlu" for row in found)
    return {row[0]: row[2] for row in found}


def test_every_power_and_talent_has_an_emblem_of_its_own() -> None:
    drawn = emblems()
    cards = {card.id for card in registry.game("board_game").cards() if card.deck in ("class_power", "class_talent")}
    assert set(drawn) == cards | PRINTED
    powers = [drawn[card] for card in cards]
    assert [look for look, count in Counter(powers).items() if count > 1] == []


def test_every_motif_of_an_emblem_is_drawn_and_none_for_nothing() -> None:
    motifs = set(re.findall(r'^  (\w+): "', (FOLDER / "emblems/motifs.js").read_text(), re.MULTILINE))
    assert {motif for look in emblems().values() for motif in re.split(r"[@+]", look)} == motifs


def test_classes_creatures_and_overlords_have_faces_that_differ_at_24_pixels(visit: Any) -> None:
    page = visit("/help")
    ink: dict[str, list[float]] = page.evaluate(INK, {"faces": "/games/board_game/faces.js"})
    gallery = registry.game("board_game").gallery()
    known = {*gallery.sheets, *gallery.kinds, "nefarian", "kazzak", "kelthuzad"}  # type: ignore[attr-defined]
    assert set(ink) == known
    shared = {
        (a, b): sum(map(min, ink[a], ink[b])) / sum(map(max, ink[a], ink[b])) for a, b in combinations(sorted(ink), 2)
    }
    assert {pair: round(part, 2) for pair, part in shared.items() if part > ALIKE} == {}
