"""The board in use: dragging cards, and moving the board."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from web.at_table import my_turn, open_table
from web.conftest import NewPage

Point = tuple[float, float]
MOST_PASSES = 10
SMALL = 100  # pixels: signs and buttons are
# Two pictures later, whatever was done before is on the screen.
TWO_PICTURES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
# Until a card is wider; a page that is never at rest has no timers to wait with.
LARGER = """than => new Promise((done, fail) => {
  const card = document.querySelector("[data-cell='0,0']")
  let pictures = 0
  function look() {
    if (card.getBoundingClientRect().width > than) done()
    else if (pictures++ < 1000) requestAnimationFrame(look)
    else fail(new Error("the board does not grow"))
  }
  look()
})"""
LATER = "before => !(document.querySelector('main.play')?.dataset.version <= Number(before))"
# After a card was laid the board moves by itself until all of it is seen; a busy machine may show
# no picture for a while, and then it only seems to be at rest.
AT_REST = """() => new Promise(done => {
  let last = ""
  function look() {
    const { x, y, width } = document.querySelector("[data-cell='0,0']").getBoundingClientRect()
    const now = [x, y, width].join()
    if (now === last) done()
    else setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(look)), 200)
    last = now
  }
  look()
})"""

# Its picture is as large as it is seen, and begins where a pixel begins.
SHARP = """() => {
  const sheet = document.querySelector(".sheet")
  const { a, d, e, f } = new DOMMatrix(getComputedStyle(sheet).transform)
  const { left, width } = sheet.firstElementChild.getBoundingClientRect()
  return a === 1 && d === 1 && [e, f, left, width].every(Number.isInteger)
}"""


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A table where this visitor is to play."""
    page = new_page()
    open_table(page, seats=3)
    my_turn(page).first.wait_for()
    page.keyboard.press("Escape")  # puts the card of the role away
    page.evaluate(AT_REST)
    return page


def card_for_a_place(page: Page) -> Locator:
    """A card of the hand that can go to some place on the board; until there is one, pass."""
    for _ in range(MOST_PASSES):
        cards = my_turn(page)
        for i in range(cards.count()):
            cards.nth(i).click()
            found = page.locator("[data-place]").count() > 0
            page.keyboard.press("Escape")
            if found:
                page.evaluate(AT_REST)
                return cards.nth(i)
        discard(page)
    raise AssertionError("no card can be played anywhere")


def discard(page: Page) -> None:
    """Discard the first card, and wait until it is one's turn again."""
    before = page.locator("main.play").get_attribute("data-version")
    page.keyboard.press("1")
    page.keyboard.press("x")
    page.wait_for_function(LATER, arg=before)


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
    never_at_rest(page)
    drag(page, start, (start[0] + 20, start[1]))
    paints = PaintCounts(page)
    for i in range(20):
        page.mouse.move(start[0] + 30 + 6 * i, start[1] + 2 * i)
        page.evaluate(TWO_PICTURES)
    page.mouse.up()
    assert middle(page.locator("[data-cell='0,0']"))[0] == pytest.approx(before[0] + 144, abs=10)
    assert paints.rarely, paints.counts


def test_zooming_the_board_draws_nothing_anew(page: Page) -> None:
    never_at_rest(page)
    page.mouse.move(*middle(page.locator(".board")))
    before = zoom_in(page)
    paints = PaintCounts(page)
    for _ in range(12):
        zoom_in(page)
    page.evaluate(LARGER, 1.2 * before)
    assert paints.rarely, paints.counts


def zoom_in(page: Page) -> float:
    """Turn the wheel, wait until the board is drawn larger, and return how wide a card was."""
    card = page.locator("[data-cell='0,0']")
    width = float(card.evaluate("card => card.getBoundingClientRect().width"))
    page.mouse.wheel(0, -8)  # thirteen times: a fifth larger, and not yet the largest
    page.evaluate(LARGER, width)
    page.evaluate(TWO_PICTURES)
    return width


def test_signs_to_goals_out_of_sight_draw_nothing_else_anew(page: Page) -> None:
    page.mouse.move(*middle(page.locator(".board")))
    paints = PaintCounts(page)
    for _ in range(2):
        page.mouse.wheel(0, -400)
        expect(page.locator(".board > button")).not_to_have_count(0)
        page.mouse.wheel(0, 400)
        expect(page.locator(".board > button")).to_have_count(0)
    assert paints.pictures > 1
    assert not paints.anew, paints.anew


def test_a_board_at_rest_is_drawn_in_the_pixels_of_the_screen(page: Page) -> None:
    page.mouse.move(*middle(page.locator(".board")))
    page.mouse.wheel(0, -130)
    page.wait_for_function(SHARP)


def never_at_rest(page: Page) -> None:
    """A board at rest is drawn anew; between two movements of a busy machine it may rest."""
    page.evaluate("() => { const after = setTimeout; window.setTimeout = f => after(f, 60_000) }")


class PaintCounts:
    """After every picture of the page: how often the board was drawn until then."""

    def __init__(self, page: Page) -> None:
        self.counts: list[int] = []
        self.pictures = 0
        self.beside: dict[str, int] = {}
        self.anew: list[str] = []
        session = page.context.new_cdp_session(page)
        session.send("DOM.enable")
        root = session.send("DOM.getDocument")["root"]["nodeId"]
        found = session.send("DOM.querySelector", {"nodeId": root, "selector": ".sheet > svg"})
        self.board = session.send("DOM.describeNode", found)["node"]["backendNodeId"]
        session.on("LayerTree.layerTreeDidChange", self.count)
        session.send("LayerTree.enable")

    def count(self, tree: dict[str, Any]) -> None:
        """Note how often the board was drawn, and which large pictures beside it once more."""
        self.pictures += 1
        for layer in tree.get("layers", ()):
            name, count = layer["layerId"], layer["paintCount"]
            if layer.get("backendNodeId") == self.board:
                self.counts.append(count)
            elif layer["width"] > SMALL:
                if self.beside.get(name, 0) not in (0, count):
                    self.anew.append(f"layer {name}: {count} times")
                self.beside[name] = count

    @property
    def rarely(self) -> bool:
        """Was there a picture for most movements, and drawn anew for few of them?"""
        return len(self.counts) > 5 and self.counts[-1] - self.counts[0] < len(self.counts) / 4
