"""Three browsers and two bots play a round together, and all see the same."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.at_table import ask
from web.conftest import PHONE, NewPage

NAMES = ("Ann", "Bob", "Cleo")
MOST_TURNS = 200
MOST_WAITS = 1_500  # of 20 ms, for bots and the film of what they did
# Everybody digs, every path fits everywhere, and the other cards are those that this is about.
CARDS = {
    "paths": [{"ways": "NESW", "copies": 40}],
    "goals": [{"name": "treasure", "ways": "NESW"}],
    "goal_cells": [[4, 0]],
    "actions": {
        **dict.fromkeys(["broken_lamp", "broken_cart", "repair_lamp", "repair_cart"], 0),
        **dict.fromkeys(["repair_pick_lamp", "repair_pick_cart", "repair_lamp_cart"], 0),
        **dict.fromkeys(["broken_pick", "repair_pick", "rockfall", "map"], 10),
    },
    "dwarfs": {"5": {"digger": 6, "saboteur": 0}},
}
PLAN = {
    "seats": 5,
    "rounds": 1,
    "pace": 0,
    "deck": {"base": CARDS},
    "bots": [None, None, None, "random", "random"],
}
WANTED = ("broken pick", "repair (pick)", "map", "rockfall")
LATER = "before => !(document.querySelector('main.play')?.dataset.version <= Number(before))"
NEAREST_TO_THE_GOAL = """places => places.map(one => one.dataset.place).sort((a, b) => {
    const steps = ([x, y]) => Math.abs(4 - x) + Math.abs(y);
    return steps(a.split(',')) - steps(b.split(','));
})[0]"""


def sit_down(new_page: NewPage) -> tuple[str, list[Page]]:
    """Three visitors come to a table and take the first free seat each; one of them on a phone."""
    host = new_page()
    code = str(ask(host, "POST", "/tables", PLAN)["table"]["code"])
    pages = [host, new_page(), new_page(viewport=PHONE)]
    for page, name in zip(pages, NAMES, strict=True):
        page.goto(f"/table/{code}")
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_role("button", name="Sit down")).to_be_hidden()
    host.get_by_role("button", name="Start the game").click()
    for page in pages:
        page.locator("[data-cell]").first.wait_for()
    return code, pages


def play_together(pages: list[Page]) -> None:
    """Whoever is asked plays, until the round is over for all."""
    done: set[str] = set()
    for _ in range(MOST_TURNS):
        page = next_asked(pages)
        if page is None:
            return
        before = page.locator("main.play").get_attribute("data-version")
        if page.locator(".question").count():
            page.locator(".question [data-action]").first.click()
        else:
            take_a_turn(page, done)
        page.wait_for_function(LATER, arg=before)
    raise AssertionError("the round does not end")


def next_asked(pages: list[Page]) -> Page | None:
    """A page that is asked something; None when the game is over on every page."""
    for _ in range(MOST_WAITS):
        for page in pages:
            if page.locator("main.play[data-asked=true]").count():
                return page
            if (onward := page.locator("main.reveal .primary")).count():
                onward.click()
        if all(page.locator("[data-stage=over]").count() for page in pages):
            return None
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked, and the game is not over")


def take_a_turn(page: Page, done: set[str]) -> None:
    """What nobody here has done yet, or what makes it possible; when all was done, dig."""
    missing = [card for card in WANTED if card not in done]
    for card in [*missing, *WANTED] if missing else ["tunnel", "repair (pick)"]:
        if choose(page, card):
            done.add(card)
            return use(page)
    page.keyboard.press("Escape")
    page.locator(".hand button").first.click()
    return page.locator(".choices [data-action^=pass]").first.click()


def choose(page: Page, card: str) -> bool:
    """Click such a card, if it is held; can it be used?"""
    page.keyboard.press("Escape")
    held = page.locator(f".hand button[title^='{card}']")
    if not held.count():
        return False
    held.first.click()
    return page.locator("[data-place], .who.target").count() > 0


def use(page: Page) -> None:
    """Direct the chosen card at a place, the nearest to the goal, or at somebody."""
    places = page.locator("[data-place]")
    if not places.count():
        return page.locator(".who.target").first.click()
    place = places.evaluate_all(NEAREST_TO_THE_GOAL)
    return page.locator(f"[data-place='{place}']").dispatch_event("click")


def board(page: Page) -> dict[str, str]:
    """What lies where."""
    cards = "cards => Object.fromEntries(cards.map(one => [one.dataset.cell, one.dataset.tile]))"
    found: dict[str, str] = page.locator(".play [data-cell]").evaluate_all(cards)
    return found


def scores(page: Page) -> list[str]:
    """The sums of all seats, from the score sheet."""
    ending = page.get_by_role("region", name="Final result")
    ending.wait_for()
    return ending.locator("td.total").all_text_contents()


@pytest.mark.deep
def test_three_browsers_and_two_bots_play_a_round(new_page: NewPage) -> None:
    code, pages = sit_down(new_page)
    play_together(pages)
    frames: list[dict[str, Any]] = ask(pages[0], "GET", f"/tables/{code}/replay")["frames"]
    actions = [frame["action"] for frame in frames[1:]]
    by_people = {action["verb"] for action in actions if action["seat"] < len(NAMES)}
    assert by_people >= {"break", "repair", "map", "rockfall", "place", "take"}
    boards = [board(page) for page in pages]
    assert "treasure" in boards[0].values()
    assert boards[0] == boards[1] == boards[2]
    sums = [scores(page) for page in pages]
    assert len(sums[0]) == PLAN["seats"]
    assert sums[0] == sums[1] == sums[2]
    assert all(map(int, sums[0]))
