"""On every screen the board keeps its size, nothing covers a legal place, and a finger can play."""

import pytest
from deep import cases
from playwright.sync_api import Page, expect
from web.at_table import open_table
from web.conftest import NewPage
from web.shown_state import ShownState
from web.test_board import AT_REST

import pyrite
from pyrite.core.state import State

SIZES = ["360x640", "390x844", "740x360", "640x400", "820x1180", "1280x800", "2560x1440"]
WHOLE_GAMES = ["360x640", "740x360"]
TURNS = 4
MOST_TURNS = 60
# The page shows a later version, or the end in place of the table.
LATER = "before => !(document.querySelector('main.play')?.dataset.version <= Number(before))"
# What is at the middle of each legal place that the board shows, if it is not the place itself.
COVERED = """() => {
  const board = document.querySelector(".board").getBoundingClientRect()
  const seen = [...document.querySelectorAll("[data-place]")].flatMap((place) => {
    const { left, top, width, height } = place.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const inside = x > board.left && x < board.right && y > board.top && y < board.bottom
    return inside ? [[place, document.elementFromPoint(x, y)]] : []
  })
  return {
    shown: seen.length,
    by: seen.filter(([place, on]) => !place.contains(on)).map(([, on]) => on?.outerHTML),
  }
}"""
# Buttons of the prompt that the hand or an edge cuts; a row may go on to the right and is scrolled.
CUT = """() => {
  const { top, bottom } = document.querySelector(".prompt").getBoundingClientRect()
  return [...document.querySelectorAll(".prompt button")].filter((button) => {
    const box = button.getBoundingClientRect()
    return box.top < top - 1 || box.bottom > bottom + 1
  }).map((button) => button.textContent)
}"""
FIRST_PLACE = """() => {
  const middles = [...document.querySelectorAll("[data-place]")].map((place) => {
    const { left, top, width, height } = place.getBoundingClientRect()
    return [place, left + width / 2, top + height / 2]
  })
  const found = middles.find(([place, x, y]) => place.contains(document.elementFromPoint(x, y)))
  return found ? found.slice(1) : null
}"""


def new_page_of(new_page: NewPage, size: str) -> Page:
    width, height = map(int, size.split("x"))
    small = min(width, height) < 1000
    return new_page(viewport={"width": width, "height": height}, has_touch=small, is_mobile=small)


def game() -> State:
    """A holds NS, NW, N-S-W, broken_lamp, repair_pick_cart, map; every card may be vetoed."""
    modules = ["y2019_veto"]
    return pyrite.new_game(seats=4, seed=30, first_seat=0, modules=modules)


@pytest.mark.parametrize("size", cases(SIZES, ["360x640", "740x360"]))
def test_the_board_keeps_its_size_and_nothing_covers_a_legal_place(
    new_page: NewPage, size: str
) -> None:
    page, state = new_page_of(new_page, size), game()
    shown = ShownState(page, state, 0)
    boards = {"turn": board_of(page)}
    card = next(
        i
        for i, name in enumerate(state.view(0)["hand"])
        if state.describe().cards[name].verb == "place"
    )
    page.locator(".hand button").nth(card).click()
    page.locator("[data-place]").first.wait_for()
    boards["card chosen"] = board_of(page)
    assert not page.evaluate(CUT)
    assert_nothing_covers(page)
    drag_place_into_corner(page)
    assert_nothing_covers(page)
    page.get_by_role("button", name="Show everything").click()
    page.evaluate(AT_REST)
    page.locator("[data-cell='0,0']").click()
    expect(page.locator("footer").get_by_role("alert")).to_be_visible()
    boards["refused"] = board_of(page)
    assert_nothing_covers(page)
    page.locator("[data-seat=B] .who").click(force=True)
    expect(page.get_by_role("alert")).to_be_visible()
    boards["refused at a seat"] = board_of(page)
    assert_nothing_covers(page)
    shown.advise(str(state.actions(0)[0].text))
    expect(page.locator(".advice, footer [role=alert]").first).to_be_visible()
    boards["advice"] = board_of(page)
    assert_nothing_covers(page)
    shown.change(
        proposal={"what": "stop", "by": 1, "seat": None, "yes": [1], "no": [], "voters": 4}
    )
    page.get_by_role("button", name="I disagree").wait_for()
    boards["vote"] = board_of(page)
    assert_nothing_covers(page)
    shown.change(proposal=None)
    state.play("pass " + state.view(0)["hand"][0])
    shown.show(state, 0)
    boards["waiting"] = board_of(page)
    seat = state.asked[0]
    state.apply(next(one for one in state.actions(seat) if one.verb != "pass").number)
    asked = next(one for one in state.asked if one != seat)
    shown.show(state, asked)
    expect(page.locator(".question")).to_be_visible()
    boards["question"] = board_of(page)
    assert len(set(boards.values())) == 1, boards


def board_of(page: Page) -> tuple[float, ...]:
    box = page.locator(".board").bounding_box()
    assert box
    return tuple(round(box[name]) for name in ("x", "y", "width", "height"))


def assert_nothing_covers(page: Page) -> None:
    covered = page.evaluate(COVERED)
    assert covered["shown"] > 0
    assert not covered["by"], covered


def drag_place_into_corner(page: Page) -> None:
    """Move the board until a place is in its lower right corner, where buttons were once."""
    page.evaluate(AT_REST)
    box = page.locator(".board").bounding_box()
    assert box
    x, y = page.evaluate(FIRST_PLACE)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 12, box["y"] + box["height"] - 12, steps=4)
    page.mouse.up()
    page.evaluate(AT_REST)


@pytest.mark.deep
@pytest.mark.parametrize("size", SIZES)
def test_it_is_played_by_tapping(new_page: NewPage, size: str) -> None:
    """With a thumb to the end of a game on the smallest screens, for some turns on the others."""
    page = new_page_of(new_page, size)
    open_table(page, seats=3, bots="random", rounds=1)
    confirmed = 0
    is_large = min(map(int, size.split("x"))) > 1000  # where no tap needs to be confirmed
    for turn in range(MOST_TURNS):
        if size not in WHOLE_GAMES and turn >= TURNS and (confirmed or is_large):
            break
        page.locator("[data-asked=true], main.reveal").wait_for()
        if page.locator("main.reveal").count():
            break
        before = page.locator("main.play").get_attribute("data-version")
        confirmed += play_by_tapping(page)
        page.wait_for_function(LATER, arg=before)
    assert confirmed or is_large
    if size in WHOLE_GAMES:
        page.get_by_role("button", name="Final result").tap()
        expect(page.locator(".podium")).to_be_visible()


def play_by_tapping(page: Page) -> bool:
    """Lay a card that can go somewhere, or discard; return whether a place was confirmed."""
    cards = page.locator(".hand button")
    for i in range(cards.count()):
        cards.nth(i).click()
        page.evaluate(AT_REST)
        at = page.evaluate(FIRST_PLACE)
        if not at:
            continue
        touch = page.evaluate("navigator.maxTouchPoints > 0")
        if not touch:
            page.mouse.click(*at)
            return False
        page.touchscreen.tap(*at)
        page.locator("[data-confirm]").click()
        return True
    page.locator(".choices [data-action^=pass]").first.click()
    return False
