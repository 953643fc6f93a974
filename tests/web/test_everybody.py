"""Every page for everybody: no violation of axe, no missing word, nothing that overflows."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from web.at_table import ask, my_turn, open_table
from web.conftest import DESKTOP, PHONE, NewPage

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
LANGUAGES = ("en", "de", "is", "et")
DEEP = os.environ.get("PYRITE_DEEP") == "1"
RUN_AXE = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
# Words that are still the names of messages, and texts cut off or wider than the window.
MISSING = r"""() => (document.body.innerText.match(
    /\b(browser|home|plan|lobby|table|replay|learn|act|ask|event|status|rule)-[a-z][\w-]*\b/g) ?? [])"""
OVERFLOWING = """() => [...document.querySelectorAll('button, a, label, h1, h2, h3, p, legend, th')]
    .filter((one) => one.checkVisibility({visibilityProperty: true}))
    .filter((one) => getComputedStyle(one).textOverflow !== 'ellipsis')
    .filter((one) => one.scrollWidth > one.clientWidth + 2 && one.clientWidth > 0)
    .filter((one) => getComputedStyle(one).display !== 'inline')
    .map((one) => one.textContent)"""
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth + 1"
State = Callable[[Page], None]


def goes_to(path: str) -> State:
    """A page that needs nothing else."""
    return lambda page: page.goto(path, wait_until="networkidle") and None


def at_a_table(page: Page) -> None:
    open_table(page)
    my_turn(page)


def with_a_card(page: Page) -> None:
    at_a_table(page)
    my_turn(page).first.click()


def in_the_lost_mines(page: Page) -> None:
    open_table(page, game="lostmines", seats=4)
    my_turn(page)


def in_the_lobby(page: Page) -> None:
    code = ask(page, "POST", "/tables", {"bots": [None, "random"]})["table"]["code"]
    ask(page, "PUT", f"/tables/{code}/seats/0", {"name": "Ann"})
    page.goto(f"/table/{code}")
    page.locator("summary").click()


def in_a_lesson(page: Page) -> None:
    page.goto("/learn/digger")
    my_turn(page)


def with_a_rule(page: Page) -> None:
    at_a_table(page)
    page.locator(".choices a").click()
    page.get_by_role("dialog").wait_for()


STATES: dict[str, State] = {
    "home": goes_to("/"),
    "new table": goes_to("/new"),
    "lobby": in_the_lobby,
    "rules": goes_to("/rules"),
    "learn": goes_to("/learn"),
    "a rule over the table": with_a_rule,
    "a lesson": in_a_lesson,
    "nowhere": goes_to("/table/ABCDEF"),
    "table": at_a_table,
    "card chosen": with_a_card,
    "the lost mines": in_the_lost_mines,
}
LOOKS = [
    (language, theme)
    for i, language in enumerate(LANGUAGES)
    for theme in ("dark", "light")
    if DEEP or (i % 2 == 0) == (theme == "dark")
]


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_every_page_is_for_everybody(new_page: NewPage, language: str, theme: str) -> None:
    """In every language and theme, at a desk and on a phone."""
    found: list[Any] = []
    for name, state in STATES.items():
        viewport = PHONE if (len(found) + len(name)) % 2 else DESKTOP
        page = new_page(viewport=viewport, locale=language, color_scheme=theme, bypass_csp=True)
        state(page)
        page.add_script_tag(path=AXE)
        wrong = [
            *[
                (rule["id"], [node["html"] for node in rule["nodes"]])
                for rule in page.evaluate(RUN_AXE)
            ],
            *page.evaluate(MISSING),
            *page.evaluate(OVERFLOWING),
            *(["wider than the window"] if page.evaluate(TOO_WIDE) else []),
        ]
        if wrong:
            found.append((name, viewport["width"], wrong))
        page.context.close()
    assert not found, found
