"""Standing orders: whether a seat is asked at a window."""

from engine.parley.options import Bid
from meetingstone.engine import Pass
from meetingstone.engine.orders import Orders

ABLE, UNABLE = (Pass(), Bid(1)), (Pass(),)


def test_by_default_whoever_can_do_something_is_asked() -> None:
    assert Orders().asks("dusk", ABLE, {})
    assert not Orders().asks("dusk", UNABLE, {})


def test_never_means_never_and_only_at_that_window() -> None:
    orders = Orders(windows={"dusk": "never"})
    assert not orders.asks("dusk", ABLE, {})
    assert orders.asks("dawn", ABLE, {})


def test_who_wants_to_be_asked_always_is() -> None:
    assert Orders(windows={"dusk": "ask"}).asks("dusk", UNABLE, {})


def test_peace_ends_with_its_span() -> None:
    orders = Orders(windows={"dusk": "ask"}, quiet={"turn": 7})
    assert not orders.asks("dusk", ABLE, {"turn": 7})
    assert orders.asks("dusk", ABLE, {"turn": 8}) and orders.asks("dusk", ABLE, {"fight": 7})
