"""The lesson as a new player takes it: clicking, leaving, coming back."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from web.conftest import PHONE, NewPage
from web.test_board import AT_REST

CHAPTERS = {"digger": "Dig for gold", "saboteur": "Be the saboteur"}


def coach(page: Page) -> Locator:
    """The coach beside the table."""
    return page.get_by_label("Your coach")


def at_step(page: Page, number: int) -> None:
    """The coach waits for this step, and it is the pupil's turn."""
    expect(coach(page)).to_contain_text(f"Step {number} of")
    expect(coach(page).locator("button, .primary")).to_be_visible()


def begin(page: Page, chapter: str) -> None:
    """Begin a chapter from the page of the lesson."""
    page.get_by_role("listitem").filter(has_text=CHAPTERS[chapter]).get_by_role("link").click()
    at_step(page, 1)


def choose(page: Page, card: str) -> None:
    """Take up a card; two of them are as good as one."""
    page.locator(".hand button:not([disabled])").filter(has_text=card).first.click()


def act(page: Page, card: str, where: str) -> None:
    """Play a card at a place of the board, or on a seat."""
    choose(page, card)
    if where in "ABC":
        page.locator(f"[data-seat={where}] .who").click()
    else:
        page.locator(f'[data-place="{where}"]').click()


def click_beside(page: Page, cell: str, before: str) -> None:
    """Click on the empty place that comes after these two cells."""
    page.evaluate(AT_REST)
    boxes = [page.locator(f'[data-cell="{one}"]').bounding_box() for one in (before, cell)]
    first, second = (box for box in boxes if box is not None)
    middle = second["x"] + second["width"] / 2
    page.mouse.click(2 * middle - first["x"] - first["width"] / 2, second["y"] + 20)


@pytest.mark.deep
def test_the_whole_chapter_by_clicking(new_page: NewPage) -> None:
    page = new_page("/learn")
    begin(page, "digger")
    for step in (2, 3):
        coach(page).get_by_role("button", name="Next").click()
        at_step(page, step)
    choose(page, "║")
    click_beside(page, "4,0", "3,0")
    expect(coach(page)).to_contain_text("The card does not fit there")
    coach(page).get_by_role("button", name="Next").click()
    act(page, "╬", "5,0")
    at_step(page, 5)
    act(page, "repair", "A")
    at_step(page, 6)
    page.reload()
    at_step(page, 6)
    act(page, "map", "8,0")
    at_step(page, 7)
    act(page, "rockfall", "7,0")
    at_step(page, 8)
    act(page, "╬", "7,0")
    at_step(page, 9)
    page.get_by_role("button", name="worth 2").click()
    at_step(page, 10)
    expect(page.locator(".primary:visible")).to_have_text("Next lesson: Be the saboteur")
    coach(page).get_by_role("link", name="Leave the lesson").click()
    done = page.get_by_role("listitem").filter(has_text=CHAPTERS["digger"])
    expect(done).to_contain_text("Done")


@pytest.mark.deep
def test_shown_left_and_taken_up_again(new_page: NewPage) -> None:
    page = new_page("/learn", viewport=PHONE)
    begin(page, "saboteur")
    coach(page).get_by_role("button", name="Next").click()
    coach(page).get_by_role("button", name="Show me").click()
    at_step(page, 3)
    coach(page).get_by_role("link", name="Leave the lesson").click()
    page.get_by_role("link", name="Continue").click()
    at_step(page, 3)
    expect(page.locator("[data-seat=B]")).to_contain_text("lamp")
    page.go_back()
    page.get_by_role("button", name="Start over").click()
    at_step(page, 1)
    expect(page.locator("[data-seat=B]")).not_to_contain_text("lamp")
    coach(page).get_by_role("button", name="Next").click()
    for step in (2, 3, 4):
        at_step(page, step)
        coach(page).get_by_role("button", name="Show me").click()
    at_step(page, 5)
    coach(page).get_by_role("link", name="Leave the lesson").click()
    expect(page.get_by_text("Done")).to_be_visible()


def test_it_can_be_skipped(new_page: NewPage) -> None:
    page = new_page("/learn")
    page.get_by_role("link", name="Skip").click()
    expect(page).to_have_url(re.compile(r":\d+/$"))
