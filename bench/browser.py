"""Browser benchmarks in Chromium against a real server, one figure for each thing users feel.

    python bench/browser.py              prints JSON
    python bench/browser.py --cards 40   a smaller table

Three players place card after card, while a page watches from one of their seats. Then the mouse
pans and zooms the board, and the first page is loaded over a slow connection. Everything runs on
this machine's loopback and ends by itself.
"""

import argparse
import itertools
import json
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from laid_table import PATIENCE, Table
from load import machine, start_server
from playwright.sync_api import Browser, Page, sync_playwright

from pyrite.server.network.browser_files import built_files

LOOKS = 30  # pictures changed by another player
STEPS = 120  # mouse steps for each kind of movement
FAST_3G = {  # bytes per second, milliseconds
    "offline": False,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
    "latency": 150,
}
VISITS = 3
MOST_SECONDS = 300  # then the benchmark stops
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
)
# Records when each version of the table appeared on screen.
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
SQUARE = """<style>div {position: fixed; top: 0; left: 0; padding: 25px; background: red}</style>
<div></div>
<script>onmousemove = (event) => {
    const square = document.querySelector("div");
    square.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
}</script>"""
PLAY_NOW = """() => {
    const button = document.querySelector("main button.primary");
    return button && !button.disabled && button.checkVisibility() ? performance.now() : 0;
}"""


def measure_pictures(page: Page, table: Table, cards: int) -> dict[str, float]:
    """Return the time from another seat's action to the changed picture, as the table grows.

    As among people, each action comes when the animation of the one before has ended.
    """
    page.evaluate(NOTE_PICTURES)
    sent: dict[int, float] = {}
    while table.cards < cards:
        page.wait_for_selector("main.play[data-film=false]", timeout=PATIENCE)
        seat, when = table.turn, table.lay()
        page.wait_for_function("v => window.shown[v]", arg=table.moment.version, timeout=PATIENCE)
        if seat:
            sent[table.moment.version] = when
    shown = page.evaluate("window.shown")
    late = [shown[str(version)] - 1e3 * when for version, when in sent.items()][-LOOKS:]
    return {"looks": len(late), "median_ms": median(late), "worst_ms": max(late)}


def measure_movement(page: Page) -> dict[str, Any]:
    """Return frame times while the board is dragged and zoomed."""
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


def measure_empty(browser: Browser) -> dict[str, float]:
    """Return frame times on a page with only a small square that follows the mouse."""
    with visitor(browser) as page:
        page.set_content(SQUARE)
        page.evaluate(NOTE_FRAMES)
        return frames(page, lambda i: page.mouse.move(400 + swing(i), 300 + swing(i) / 2), True)


def swing(step: int) -> float:
    """Return how far from the middle the mouse is, moving to and fro."""
    return 6.0 * abs((step + 20) % 80 - 40) - 120


def frames(page: Page, move: Any, drag: bool = False) -> dict[str, float]:
    """Return frame times while the mouse is moved."""
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
    """Return the seconds until "Play now" can be clicked, on a slow line with an empty cache."""
    seconds = [first_visit(browser, url) for _ in range(VISITS)]
    return {"visits": VISITS, "median_s": median(seconds), "worst_s": max(seconds)}


def first_visit(browser: Browser, url: str) -> float:
    """Return the seconds of one visit by a new visitor."""
    with visitor(browser) as page:
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", FAST_3G)
        page.goto(url, wait_until="commit")
        usable = page.wait_for_function(PLAY_NOW, timeout=PATIENCE).json_value()
        return float(usable) / 1e3


@contextmanager
def visitor(browser: Browser) -> Iterator[Page]:
    """Open a page as a new visitor at a desktop."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    try:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        yield page
    finally:
        context.close()


def measure_table(browser: Browser, url: str, cards: int, seed: int) -> dict[str, Any]:
    """Build up a table, then measure the page that shows it."""
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
    """Return all figures."""
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
            figures |= measure_table(browser, url, cards, seed)
            return figures | {"empty_page": measure_empty(browser)}
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
