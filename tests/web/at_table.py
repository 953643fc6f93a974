"""What a player does at a table on a page."""

from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page

from pyrite.client import Client

# What closes by itself after some seconds stays open: a busy machine may look late.
STAYS_OPEN = """const after = setTimeout
window.setTimeout = (then, time, ...more) => after(then, time >= 4000 ? 1e9 : time, ...more)"""
MOST_LOOKS = 1_500  # with 20 ms between them


class Game(NamedTuple):
    """A game of three, and the person who played it against two bots."""

    code: str
    player: Client


def played_game(url: str, rounds: int, played: int | None = None) -> Game:
    """Return a game of this many rounds, of which some or all were played."""
    ann = Client(url)
    plan = {"seats": 3, "rounds": rounds, "pace": 0, "bots": [None, "random", "random"]}
    code = ann.open(**plan).table.code
    ann.sit(code, "Ann", 0, text="luck")
    ann.start(code)
    play_on(ann, code, played)
    return Game(code, ann)


def open_table(page: Page, name: str = "Ann", bots: str = "medium", **plan: Any) -> str:
    """Begin a game of this visitor against bots, show it on the page, and return its code."""
    seats = plan.setdefault("seats", 5)
    plan = {"pace": 0, "bots": [None, *[bots] * (seats - 1)], **plan}
    code = str(ask(page, "POST", "/tables", plan)["table"]["code"])
    ask(page, "PUT", f"/tables/{code}/seats/0", {"name": name})
    ask(page, "POST", f"/tables/{code}/start")
    page.goto(f"/table/{code}")
    page.locator("[data-cell]").first.wait_for()
    return code


def ask(page: Page, method: str, path: str, body: object = None) -> Any:
    """Send a request with this page's cookie."""
    answer = page.request.fetch(f"/api{path}", method=method, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def wait_until(page: Page, is_so: Callable[[], bool]) -> None:
    """Wait for what this process learns from a page, such as a request or a message."""
    for _ in range(MOST_LOOKS):
        if is_so():
            return
        page.wait_for_timeout(20)
    raise AssertionError("the page has not done it")


def my_turn(page: Page) -> Locator:
    """Return the cards that can be chosen, once there are any."""
    cards = page.locator(".hand button:not([disabled])")
    page.locator("[data-asked=true]").wait_for()
    return cards


def play_on(client: Client, code: str, rounds: int | None = None) -> None:
    """Let a bot play for this person until this many rounds, or the whole game, are over."""
    with client.return_to(code, client.table(code).mine[0]) as seat:
        seat.hand_over()
        for moment in seat:
            if rounds is not None and len(moment.view["results"]) == rounds:
                seat.take_back()
                return
