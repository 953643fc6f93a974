"""Pages in a real browser: Debian's Chromium, driven by Playwright, against a real server."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)
from server.running import Server
from web.at_table import Game, played_game

CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)
ARGUMENTS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
)
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
SHOWN = ("a status of 4", "ERR_INTERNET_DISCONNECTED")  # refused, or asked after going offline
NewPage = Callable[..., Page]
expect.set_options(timeout=30_000)  # a machine may be busy


def pytest_ignore_collect() -> bool | None:
    """Skip these tests without a browser; `make test` says so before it begins."""
    return True if CHROMIUM is None else None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the built client, shared by all tests that do not kill it."""
    with closing(Server(tmp_path_factory.mktemp("server"))) as one:
        one.start()
        yield one


@pytest.fixture(scope="session")
def game(server: Server) -> Game:
    """A finished game of one round against bots."""
    played = played_game(f"http://127.0.0.1:{server.port}", rounds=1)
    path = f"/api/tables/{played.code}/replay?open=true"  # of which its end tells the story
    assert server.http.get(path).is_success, "it is built, by a process that has to start first"
    return played


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser per file, as its event loop must not meet that of other tests; pages are new."""
    with sync_playwright() as playwright:
        options: dict[str, Any] = {"executable_path": CHROMIUM, "args": ARGUMENTS.split()}
        with closing(playwright.chromium.launch(**options)) as one:
            yield one


def is_wrong(said: ConsoleMessage) -> bool:
    """Return whether a console message is an error, other than a failure shown on the page."""
    shown = any(text in said.text for text in SHOWN) and "/api/" in said.location["url"]
    return said.type == "error" and not shown


@pytest.fixture
def new_page(browser: Browser, server: Server) -> Iterator[NewPage]:
    """Return a function that opens a page as a new visitor; any error on one fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def make(path: str = "/", viewport: dict[str, int] = DESKTOP, **options: Any) -> Page:
        settings = {
            "locale": "en-GB",
            "color_scheme": "dark",
            "reduced_motion": "reduce",
            **options,
        }
        address = f"http://127.0.0.1:{server.port}"
        context = browser.new_context(base_url=address, viewport=viewport, **settings)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.set_default_navigation_timeout(60_000)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if is_wrong(said) else None)
        page.goto(path)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not wrong, wrong
