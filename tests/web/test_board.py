"""The board under the hands of a visitor: cards dragged, the tunnel moved."""

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect
from web.at_table import my_turn, open_table
from web.conftest import NewPage

Point = tuple[float, float]


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A table where this visitor is to play."""
    page = new_page()
    open_table(page, seats=3)
    my_turn(page).first.wait_for()
    return page


def card_for_a_place(page: Page) -> Locator:
    """A card of the hand that can go to some place on the board."""
    cards = my_turn(page)
    for i in range(cards.count()):
        cards.nth(i).click()
        found = page.locator("[data-place]").count() > 0
        page.keyboard.press("Escape")
        if found:
            return cards.nth(i)
    raise AssertionError("a first hand has a path, a map or a rockfall")


def middle(what: Locator) -> Point:
    """The middle of something on the screen."""
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: Point, end: Point) -> None:
    """With the mouse, in steps as a hand does it."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=8)


def test_a_card_is_dragged_to_where_it_can_go(page: Page) -> None:
    card = card_for_a_place(page)
    before = page.locator(".hand button").count()
    x, y = middle(card)
    drag(page, (x, y), (x, y - 60))
    place = page.locator("[data-place]").first
    page.mouse.move(*middle(place), steps=5)
    expect(page.locator(".tried")).to_have_count(1)
    page.mouse.up()
    expect(page.locator("[data-place]")).to_have_count(0)
    expect(page.locator(".hand button[aria-pressed=true]")).to_have_count(0)
    assert page.locator(".hand button").count() in (before - 1, before)


def test_a_card_dropped_where_it_cannot_go_says_why(page: Page) -> None:
    card = card_for_a_place(page)
    board = page.locator(".board").bounding_box()
    assert board
    drag(page, middle(card), (board["x"] + 12, board["y"] + 12))
    page.mouse.up()
    expect(page.get_by_role("alert")).to_be_visible()


def test_moving_the_board_draws_nothing_anew(page: Page) -> None:
    start = middle(page.locator(".board"))
    before = middle(page.locator("[data-cell='0,0']"))
    drag(page, start, start)  # the first movement makes the board a picture of its own
    page.mouse.move(start[0] + 20, start[1])
    with Trace(page) as trace:
        page.mouse.move(start[0] + 150, start[1] + 40, steps=20)
    page.mouse.up()
    assert middle(page.locator("[data-cell='0,0']"))[0] == pytest.approx(before[0] + 150, abs=2)
    assert trace.count("Paint") == trace.count("Layout") == 0


class Trace:
    """What the browser does meanwhile, as its own tools would show it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.events: list[dict[str, Any]] = []
        self.over = False

    def __enter__(self) -> "Trace":
        self.session.on("Tracing.dataCollected", lambda data: self.events.extend(data["value"]))
        self.session.on("Tracing.tracingComplete", lambda _: setattr(self, "over", True))
        options = {"categories": "devtools.timeline", "transferMode": "ReportEvents"}
        self.session.send("Tracing.start", options)
        return self

    def __exit__(self, *_: object) -> None:
        self.session.send("Tracing.end")
        while not self.over:
            self.page.wait_for_timeout(20)

    def count(self, name: str) -> int:
        """How often something was done by the thread of the page."""
        return sum(event["name"] == name for event in self.events)
