"""A page whose server goes away and comes back, and everything a page is ever told."""

import json
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect
from server.running import Server
from web.at_table import my_turn, open_table
from web.conftest import NewPage

KEPT_ADDRESSES = """async () => (await (await caches.open('pyrite')).keys())
    .map((request) => new URL(request.url).pathname)"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of this file's own: it is killed here."""
    with closing(Server(tmp_path_factory.mktemp("server"))) as one:
        one.start()
        yield one


def discard(page: Page) -> None:
    """In one's turn: the first card goes to the discards."""
    told = page.get_by_role("listitem").filter(has_text="You pass and discard")
    cards = my_turn(page)
    before = told.count()
    cards.first.click()
    page.get_by_role("button", name="discard").first.click()
    expect(told).to_have_count(before + 1)


def test_a_killed_server_comes_back_under_an_open_page(browser: Browser, server: Server) -> None:
    """The page says that it is alone, comes back by itself and has lost nothing."""
    context = browser.new_context(base_url=f"http://127.0.0.1:{server.port}", locale="en-GB")
    page = context.new_page()
    page.goto("/")
    open_table(page)
    discard(page)
    my_turn(page)
    before = board_and_hand(page)
    server.kill()
    lost = page.get_by_text("Connection lost")
    expect(lost).to_be_visible()
    server.start()
    expect(lost).to_be_hidden()
    assert board_and_hand(page) == before
    discard(page)
    context.close()


def test_the_client_starts_without_its_server(browser: Browser, server: Server) -> None:
    """One visit keeps it on the device; it shows what it can and says what it cannot."""
    context = browser.new_context(base_url=f"http://127.0.0.1:{server.port}", locale="de")
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    server.kill()
    page.reload()
    play = page.get_by_role("button", name="Jetzt spielen")
    expect(play).to_be_visible()
    page.goto("/rules")
    expect(page.get_by_role("heading", name="Stapel und Handkarten").first).to_be_visible()
    page.goto("/table/ABCDEF")
    expect(page.get_by_role("heading")).to_have_text("Keine Verbindung zum Server")
    page.get_by_role("link", name="Alle Karten").click()
    expect(page.get_by_role("heading", name="Alle Karten")).to_be_visible()
    page.goto("/new")
    expect(page.get_by_role("alert")).to_have_text("Der Server antwortet nicht. Bist du online?")
    page.goto("/")
    expect(play).to_be_visible()
    kept = page.evaluate(KEPT_ADDRESSES)
    assert {path for path in kept if path.startswith("/api")} == {"/api/words/de"}
    server.start()
    context.close()


def board_and_hand(page: Page) -> list[str]:
    """What lies where, and what one holds."""
    tiles = page.locator("[data-cell]").all()
    hand = page.locator(".hand button").all()
    lying = [
        f"{tile.get_attribute('data-cell')} {tile.get_attribute('data-tile')}" for tile in tiles
    ]
    return sorted(lying) + [str(card.get_attribute("aria-label")) for card in hand]


def test_a_page_is_told_only_what_its_seat_may_know(new_page: NewPage) -> None:
    """Everything the page receives during two rounds of Saboteur 2, from sockets and over HTTP."""
    page = new_page()
    frames: list[dict[str, Any]] = []
    answers: list[str] = []

    def follow(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(json.loads(frame)))

    page.on("websocket", follow)
    page.on("response", lambda response: answers.append(response.url))
    open_table(page, seats=4, modules=["saboteur2"], rounds=1)
    for _ in range(3):
        discard(page)
    assert {frame["type"] for frame in frames} >= {"welcome", "news"}
    for frame in frames:
        check_private(frame)
    asked = {url.partition("/api/")[2] for url in answers if "/api/" in url}
    assert not [path for path in asked if path.endswith(("record", "replay", "shuffle"))]


def check_private(frame: dict[str, Any]) -> None:
    """Hidden dwarfs, hands and goals of others are not in a frame while a round is played."""
    public, private = frame.get("public") or {}, frame.get("private") or {}
    shown = public.get("dwarfs_shown", False)
    assert shown or set(public.get("dwarfs", [])) <= {None}
    assert private.get("seat", 0) == 0
    assert all(isinstance(count, int) for count in public.get("hands", []))
    assert not {"secret", "seed", "pile_cards"} & (public.keys() | private.keys() | frame.keys())
