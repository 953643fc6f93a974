"""The documentation site: built without warnings, self-contained, from disk or a server."""

import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from web.checks import AXE, TOO_WIDE
from web.conftest import PHONE

ROOT = Path(__file__).parents[2]
RULE = re.compile(r"^### ([A-Z]-\w+) ", re.M)
READABLE = "async () => (await axe.run(document, {runOnly: ['wcag2a', 'wcag2aa']})).violations"
pytestmark = pytest.mark.deep


class Links(HTMLParser):
    """What a page is called, leads to and loads."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.leads_to: list[str] = []
        self.loads: list[str] = []
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """Called for every tag of the page."""
        found = {name: value or "" for name, value in attributes}
        if "id" in found:
            self.names.add(found["id"])
        if tag == "a" and "href" in found:
            self.leads_to.append(found["href"])
        elif "href" in found or "src" in found:
            self.loads.append(found.get("src") or found["href"])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site in a folder below another one."""
    folder = tmp_path_factory.mktemp("served") / "below" / "docs"
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    quiet = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    run = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert "WARNING" not in run.stdout + run.stderr
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Links]:
    """Every page of the site, read."""
    return {page: Links(page) for page in sorted(site.rglob("*.html"))}


def test_all_links_lead_to_a_page_and_a_place_in_it(site: Path, pages: dict[Path, Links]) -> None:
    assert len(pages) > 30
    for page, links in pages.items():
        if page.name == "404.html":  # which is shown at any address
            continue
        for target in links.leads_to:
            if "://" in target:
                continue
            file, _, name = target.partition("#")
            there = (page.parent / file).resolve() if file else page
            assert there.is_file(), f"{page.name} leads to {target}"
            assert not name or name in pages[there].names, f"{page.name} leads to {target}"


def test_every_rule_has_its_anchor_and_numbers_lead_there(pages: dict[Path, Links]) -> None:
    named = {page.stem: links for page, links in pages.items() if page.parent.name == "rules"}
    for source in sorted((ROOT / "docs/rules").glob("[a-z]*.md")):
        assert {*RULE.findall(source.read_text(encoding="utf-8"))} <= named[source.stem].names
    guide = next(links for page, links in pages.items() if page.stem == "how-to-play")
    assert "rules/base.html#B-12" in guide.leads_to
    assert "base.html#B-11" in named["saboteur2"].leads_to


def test_rules_have_their_drawn_examples(site: Path) -> None:
    text = (site / "rules/base.html").read_text(encoding="utf-8")
    laying = text.partition('id="B-11"')[2].partition('id="B-12"')[0]
    assert laying.count('<figure class="board">') == 4
    assert laying.count('class="frame wrong"') == 3


def test_nothing_is_loaded_from_elsewhere(pages: dict[Path, Links]) -> None:
    loads = {target for links in pages.values() for target in links.loads}
    assert loads
    assert not {target for target in loads if re.match(r"\w+:|//", target)}


def looked_at(browser: Browser, address: str) -> tuple[Page, list[str]]:
    """A page, and all that it asks for."""
    page = browser.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address)
    return page, asked


def find_rockfall(page: Page) -> None:
    """Search leads to a page that has the word."""
    page.locator(".md-search__input").click()
    page.locator(".md-search__input").press_sequentially("rockfall")
    page.locator(".md-search-result__link").first.click()
    expect(page.locator("article")).to_contain_text(re.compile("rockfall", re.I))


def test_it_can_be_read_and_searched_from_the_disk(browser: Browser, site: Path) -> None:
    page, asked = looked_at(browser, (site / "index.html").as_uri())
    find_rockfall(page)
    assert not [url for url in asked if not url.startswith(("file:", "data:", "blob:"))]
    page.close()


@pytest.fixture
def address(site: Path) -> Iterator[str]:
    """The site below a path of a server."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    handler = partial(Quiet, directory=site.parents[1])
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/below/docs/"
        server.shutdown()
        thread.join()


def test_it_can_be_read_and_searched_below_a_path(browser: Browser, address: str) -> None:
    page, asked = looked_at(browser, f"{address}how-to-play.html")
    expect(page.locator("figure.board svg").first).to_be_visible()
    find_rockfall(page)
    assert not [url for url in asked if not url.startswith((address, "data:", "blob:"))]
    page.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_read_it_on_a_phone(browser: Browser, site: Path, scheme: str) -> None:
    page = browser.new_page(viewport=PHONE, color_scheme=scheme)
    for name in ("index", "how-to-play", "fair-shuffles", "rules/base"):
        page.goto((site / f"{name}.html").as_uri())
        page.add_script_tag(path=AXE)
        assert not page.evaluate(READABLE), name
        assert not page.evaluate(TOO_WIDE), name
    page.close()
