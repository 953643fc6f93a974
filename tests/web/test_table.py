"""Whole games on a page: by keyboard alone, in The Lost Mines, and by two people at one device."""

import re

import pytest
from playwright.sync_api import Page, expect
from web.at_table import STAYS_OPEN, ask, open_table
from web.checks import wrong_with
from web.conftest import PHONE, NewPage

MOST_TURNS = 400
OVER = "() => document.querySelector('main.play')?.dataset.stage === 'over'"
WAITS = "[data-asked=true], .reveal[data-done=true]"
WAITS_OR_OVER = f"() => document.querySelector('{WAITS}') || ({OVER})()"
IS_LATER = """before => document.querySelector('.reveal')
    || document.querySelector('main.play')?.dataset.version > Number(before)"""


def version(page: Page) -> str:
    return page.locator("main.play").get_attribute("data-version") or ""


def play_by_keyboard(page: Page) -> None:
    """One decision with keys alone: the question's first answer, a place, a seat, or a discard."""
    before = version(page)
    if page.locator(".question").count():
        page.locator(".question button").first.focus()
        page.keyboard.press("Enter")
    else:
        play_card_by_keyboard(page)
    page.wait_for_function(IS_LATER, arg=before)


def play_card_by_keyboard(page: Page) -> None:
    page.keyboard.press("1")
    if page.locator("[data-place]").count():
        page.keyboard.press("ArrowRight")
        expect(page.locator("[data-place]:focus")).to_have_count(1)
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("x")


def finish(page: Page) -> None:
    """Play until the game is over."""
    for _ in range(MOST_TURNS):
        page.wait_for_function(WAITS_OR_OVER)
        if page.locator(".reveal").count():
            page.keyboard.press("Enter")
            expect(page.locator(".reveal")).to_have_count(0)
        elif page.evaluate(OVER):
            return
        else:
            play_by_keyboard(page)
    raise AssertionError("the game does not end")


@pytest.mark.deep
def test_a_whole_game_with_the_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, seats=3, rounds=1, bots="random")
    finish(page)


@pytest.mark.deep
def test_the_lost_mines_to_the_end_on_a_phone(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    open_table(page, game="lostmines", seats=3, rounds=1, bots="random")
    finish(page)
    expect(page.locator("[data-cell]").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def two_at_one_device(page: Page) -> str:
    plan = {"seats": 3, "pace": 0, "bots": [None, None, "random"], "rounds": 1}
    code = str(ask(page, "POST", "/tables", plan)["table"]["code"])
    for seat, name in enumerate(["Ann", "Bob"]):
        ask(page, "PUT", f"/tables/{code}/seats/{seat}", {"name": name})
    ask(page, "POST", f"/tables/{code}/start")
    page.goto(f"/table/{code}")
    return code


def test_between_two_people_at_one_device_nothing_of_either_is_on_the_page(
    new_page: NewPage,
) -> None:
    page = new_page()
    two_at_one_device(page)
    shown = []
    for _ in range(4):
        page.locator(".curtain button, [data-asked=true]").first.wait_for()
        expect(page.locator(".hand, .play")).to_have_count(0)
        mine = page.get_by_role("button", name=re.compile("Show my cards"))
        expect(mine).to_have_count(1)  # while the bot plays, both may look
        mine.click()
        page.locator("[data-asked=true] .hand").wait_for()
        shown.append(page.locator(".mine").get_attribute("data-seat"))
        page.keyboard.press("1")
        page.keyboard.press("x")
    assert set(shown) == {"A", "B"}
    assert shown[:2] == shown[2:]


def test_a_role_is_dealt_as_a_card_to_its_player_alone(new_page: NewPage) -> None:
    page, watcher = new_page(viewport=PHONE, bypass_csp=True), new_page()
    for one in (page, watcher):
        one.add_init_script(STAYS_OPEN)
    code = open_table(page, rounds=1)
    card = page.locator(".role-card")
    expect(card).to_contain_text("Your role in round 1")
    assert wrong_with(page) == []
    role = card.get_by_role("heading").inner_text()
    card.get_by_role("button", name="Got it").click()
    expect(card).to_have_count(0)
    page.reload()
    badge = page.get_by_role("button", name=f"Your role: {role}", exact=False)
    expect(badge).to_be_visible()
    edge = badge.evaluate("one => getComputedStyle(one).color")
    expect(page.locator("footer")).to_have_css("border-top-color", edge)  # the side's colour
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert card.count() == 0, "it was dealt before"
    watcher.goto(f"/table/{code}")
    expect(watcher.locator("header .role")).to_have_text("You are watching")
    expect(watcher.locator(".role-card")).to_have_count(0)
    page.locator("[data-seat=A] .who").click(force=True)  # not a target: it tells more
    page.get_by_role("dialog").get_by_role("button", name="Laugh").click()
    expect(watcher.locator("[data-seat=A] .bubble")).to_have_text("Ann laughs.")
