"""How fast the pages are: in Chromium, against a real server, one figure for each thing one feels.

    python bench/browser.py              prints JSON
    python bench/browser.py --cards 40   a smaller table

A table is laid card by card by three people; a page looks on from the seat of one of them. Then
the board is moved and zoomed by the mouse, and the first page is fetched over a slow line.
Everything happens on this machine's loopback and ends by itself.
"""

import argparse
import itertools
import json
import os
import random
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from load import machine, start_server
from playwright.sync_api import Browser, Page, sync_playwright

from pyrite.client import Client, Moment
from pyrite.core.actions import Action
from pyrite.server.browser_files import built_files

SEATS = 3
# Only paths, which fit nearly everywhere; goals are left alone, so that the round goes on.
SHAPES = [{"ways": ways, "copies": 29} for ways in ("NESW", "ESW", "NSW")]
NO_ACTIONS = ("broken", "repair"), ("pick", "lamp", "cart")
CARDS = {
    "paths": SHAPES,
    "actions": {
        **{f"{what}_{tool}": 0 for what, tool in itertools.product(*NO_ACTIONS)},
        **dict.fromkeys(["repair_pick_lamp", "repair_pick_cart", "repair_lamp_cart"], 0),
        **dict.fromkeys(["rockfall", "map"], 0),
    },
}
PLAN = {"seats": SEATS, "rounds": 1, "deck": {"base": CARDS}}
NEAR_THE_GOALS = 7  # the column before theirs
LOOKS = 30  # at pictures that somebody else has changed
STEPS = 120  # of the mouse, for each kind of movement
FAST_3G = {  # bytes a second, milliseconds
    "offline": False,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
    "latency": 150,
}
VISITS = 3
PATIENCE = 30_000  # milliseconds
MOST_SECONDS = 300  # then it ends by itself
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
)
# Notes when the picture of each version of the table was on the screen.
NOTE_PICTURES = """() => {
    window.shown = {};
    const page = document.querySelector("main.play");
    const note = () => {
        const version = page.dataset.version;
        const channel = new MessageChannel();
        channel.port1.onmessage = () =>
            (window.shown[version] ??= performance.timeOrigin + performance.now());
        requestAnimationFrame(() => channel.port2.postMessage(null)); // comes after the drawing
    };
    new MutationObserver(note).observe(page, {attributeFilter: ["data-version"]});
}"""
NOTE_FRAMES = """() => {
    window.frames_at = [];
    window.long_tasks = [];
    const note = (now) => {
        window.frames_at.push(now);
        requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    new PerformanceObserver((list) => {
        for (const task of list.getEntries()) window.long_tasks.push(task.duration);
    }).observe({type: "longtask"});
}"""
PLAY_NOW = """() => {
    const button = document.querySelector("main button.primary");
    return button && !button.disabled && button.checkVisibility() ? performance.now() : 0;
}"""


class Table:
    """Three people at a table, who lay one card after the other."""

    def __init__(self, url: str, seed: int) -> None:
        self.rng = random.Random(seed)
        self.watched, others = Client(url), Client(url)
        self.code = self.watched.open(**PLAN).table.code
        owners = [self.watched, others, others]
        for seat, owner in enumerate(owners):
            owner.sit(self.code, f"P{seat}", seat)
        self.watched.start(self.code)
        self.seats = [owner.return_to(self.code, i) for i, owner in enumerate(owners)]
        self.moments = [seat.next() for seat in self.seats]
        self.moment = self._look(0, 0)

    @property
    def turn(self) -> int:
        """The seat that is asked."""
        return int(self.moment.view["ask"]["seats"][0])

    @property
    def cards(self) -> int:
        """How many cards lie on the board."""
        return len(self.moment.view["board"])

    def lay(self) -> float:
        """Who is asked lays a card; returns when that was sent."""
        seat = self.turn
        now = self._look(seat, self.moment.version)
        action = self._chosen(now.actions)
        sent = time.time()
        self.seats[seat].act(action)
        self.moment = self._look(seat, now.version + 1)
        return sent

    def close(self) -> None:
        """Everybody leaves the table."""
        for seat in self.seats:
            seat.close()

    def _chosen(self, actions: tuple[Action, ...]) -> Action:
        laying = [one for one in actions if one.cell and column(one.cell) < NEAR_THE_GOALS]
        return self.rng.choice(laying or actions)

    def _look(self, seat: int, version: int) -> Moment:
        """What this seat sees, once it has seen this version."""
        while (moment := self.moments[seat]) is None or moment.version < version:
            self.moments[seat] = self.seats[seat].next(timeout=PATIENCE / 1e3)
        return moment


def column(cell: str) -> int:
    """The column of a cell."""
    return int(cell.partition(",")[0])


def measure_pictures(page: Page, table: Table, cards: int) -> dict[str, float]:
    """From an action of another seat to the changed picture, while the table grows."""
    page.evaluate(NOTE_PICTURES)
    sent: dict[int, float] = {}
    while table.cards < cards:
        seat, when = table.turn, table.lay()
        page.wait_for_function("v => window.shown[v]", arg=table.moment.version, timeout=PATIENCE)
        if seat:
            sent[table.moment.version] = when
    shown = page.evaluate("window.shown")
    late = [shown[str(version)] - 1e3 * when for version, when in sent.items()][-LOOKS:]
    return {"looks": len(late), "median_ms": median(late), "worst_ms": max(late)}


def measure_movement(page: Page) -> dict[str, Any]:
    """Frame times while the board is dragged about, and while it is zoomed."""
    box = page.locator(".board").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.evaluate(NOTE_FRAMES)
    return {
        "cards": page.locator("[data-cell]").count(),
        "panning": frames(page, lambda i: page.mouse.move(x + swing(i), y + swing(i) / 2), True),
        "zooming": frames(page, lambda i: page.mouse.wheel(0, 40 if i % 40 < 20 else -40)),
    }


def swing(step: int) -> float:
    """To and fro: how far from the middle."""
    return 6.0 * abs((step + 20) % 80 - 40) - 120


def frames(page: Page, move: Any, drag: bool = False) -> dict[str, float]:
    """What happened to the pictures while the mouse was moved so."""
    if drag:
        page.mouse.down()
    page.evaluate("window.frames_at.length = window.long_tasks.length = 0")
    busy = page.evaluate("performance.now()")
    for step in range(STEPS):
        move(step)
    at, tasks = page.evaluate("[window.frames_at, window.long_tasks]")
    busy = page.evaluate("performance.now()") - busy
    if drag:
        page.mouse.up()
    times = [later - before for before, later in itertools.pairwise(at)]
    return {
        "frames": len(times),
        "seconds": busy / 1e3,
        "p99_ms": quantiles(times, n=100)[98],
        "worst_ms": max(times),
        "over_20_ms": sum(one > 20 for one in times),
        "long_tasks": len(tasks),
    }


def measure_first_page(browser: Browser, url: str) -> dict[str, float]:
    """Seconds until one can click "Play now": slow line, nothing kept from another visit."""
    seconds = [first_visit(browser, url) for _ in range(VISITS)]
    return {"visits": VISITS, "median_s": median(seconds), "worst_s": max(seconds)}


def first_visit(browser: Browser, url: str) -> float:
    """Seconds of one visit by somebody new."""
    with visitor(browser) as page:
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", FAST_3G)
        page.goto(url, wait_until="commit")
        usable = page.wait_for_function(PLAY_NOW, timeout=PATIENCE).json_value()
        return float(usable) / 1e3


@contextmanager
def visitor(browser: Browser) -> Iterator[Page]:
    """A page of somebody new at a desk."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    try:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        yield page
    finally:
        context.close()


def measure_table(browser: Browser, url: str, cards: int, seed: int) -> dict[str, Any]:
    """A table is laid, then looked at from all sides."""
    table = Table(url, seed)
    try:
        with visitor(browser) as page:
            cookie = str(table.watched.cookie)
            page.context.add_cookies([{"name": "pyrite", "value": cookie, "url": url}])
            page.goto(f"{url}/table/{table.code}")
            page.locator("[data-cell]").first.wait_for()
            pictures = measure_pictures(page, table, cards)
            return {"another_seats_action": pictures, "moving": measure_movement(page)}
    finally:
        table.close()


def measure(cards: int, seed: int) -> dict[str, Any]:
    """All figures."""
    chromium = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if chromium is None:
        sys.exit("There is no Chromium here: install the package chromium.")
    size = sum(len(file.compressed) for file in built_files().values())
    if not size:
        sys.exit("The page was not built: make setup.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = start_server(Path(folder))
        url = f"http://127.0.0.1:{server.port}"
        try:
            browser = playwright.chromium.launch(
                executable_path=chromium, args=ARGUMENTS.split(), timeout=PATIENCE
            )
            figures: dict[str, Any] = {"client_bytes": size}
            figures["first_page"] = measure_first_page(browser, url)
            return figures | measure_table(browser, url, cards, seed)
        finally:
            server.stop()


def main() -> None:
    """Measure, print JSON."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--cards", type=int, default=70, help="on the board that is moved")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))
    signal.signal(signal.SIGALRM, lambda *_: sys.exit("stopped: it took too long"))
    signal.alarm(MOST_SECONDS)
    figures = {"machine": machine(), **measure(chosen.cards, chosen.seed)}
    figures["machine"]["load_after"] = os.getloadavg()[0]
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
