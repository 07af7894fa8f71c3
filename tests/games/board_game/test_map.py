"""The drawing of Lordaeron says of every border what the rules say of it (BG-BOARD-06)."""

from collections import defaultdict
from itertools import pairwise

from meetingstone.games.board_game import board
from meetingstone.games.board_game.content import CONTENT

Edge = frozenset[board.Point]
WALKED = {"open", "open-area"}


def edges_of(points: list[board.Point]) -> set[Edge]:
    return {frozenset(pair) for pair in pairwise(points)}


def points_of(path: str) -> list[board.Point]:
    """The points of ``M1 2L3 4``."""
    return [(float(x), float(y)) for x, _, y in (step.partition(" ") for step in path.removeprefix("M").split("L"))]


def borders() -> dict[frozenset[str], set[str]]:
    """Which kinds of border any two regions share."""
    drawn = board.drawing()
    owners: dict[Edge, set[str]] = defaultdict(set)
    for name, shape in drawn.regions.items():
        for edge in edges_of([*shape.polygon, shape.polygon[0]]):
            owners[edge].add(name)
    kinds: dict[Edge, str] = {
        edge: border.kind for border in drawn.borders for edge in edges_of(points_of(border.path))
    }
    found: dict[frozenset[str], set[str]] = defaultdict(set)
    for edge, names in owners.items():
        assert len(names) <= 2
        if len(names) == 2:
            found[frozenset(names)].add(kinds[edge])
    return found


def links() -> set[frozenset[str]]:
    return {frozenset((region.id, other)) for region in CONTENT.regions for other in region.links}


def test_two_regions_touch_exactly_where_one_may_walk_and_black_borders_lie_where_one_may_not() -> None:
    found = borders()
    walked = {pair for pair, kinds in found.items() if kinds <= WALKED}
    closed = {pair for pair, kinds in found.items() if kinds == {"closed"}}
    assert walked == links()
    assert walked | closed == set(found), "no border is open here and closed there"
    assert closed, "the board has black borders"


def test_the_border_of_an_area_is_drawn_as_one() -> None:
    area = {region.id: region.area for region in CONTENT.regions}
    for pair, kinds in borders().items():
        one, other = pair
        if kinds <= WALKED:
            assert kinds == {"open" if area[one] == area[other] else "open-area"}


def test_a_region_holds_its_label_and_keeps_its_bounds() -> None:
    for shape in board.drawing().regions.values():
        xs, ys = zip(*shape.polygon, strict=True)
        assert shape.bounds == (min(xs), min(ys), max(xs), max(ys))
        assert holds(shape.polygon, shape.label)


def holds(polygon: tuple[board.Point, ...], at: board.Point) -> bool:
    """Whether a ray from ``at`` leaves the polygon an odd number of times."""
    inside = False
    for (ax, ay), (bx, by) in pairwise((*polygon, polygon[0])):
        if (ay > at[1]) != (by > at[1]) and at[0] < ax + (bx - ax) * (at[1] - ay) / (by - ay):
            inside = not inside
    return inside
