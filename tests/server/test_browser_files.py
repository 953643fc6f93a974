"""What the server sends a browser before any table is opened."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.door import HOST, asking, front

from pyrite.cli.commands.server import serve
from pyrite.server.network import browser_files, run
from pyrite.server.network.browser_files import File

PAGE = File.make("index.html", b"<!doctype html>", "text/html")


@pytest.fixture(autouse=True)
def a_built_client(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether or not it was built here."""
    monkeypatch.setattr(browser_files, "built_files", lambda: {"index.html": PAGE})


def answers(folder: Path, path: str, *requests: dict[str, str]) -> list[Any]:
    """What is answered to requests with these headers."""

    async def course() -> list[Any]:
        async with front(folder) as one, asking(one) as browser:
            return [await browser.get(f"http://{HOST}{path}", headers=each) for each in requests]

    return asyncio.run(course())


@pytest.mark.parametrize(
    ("headers", "language"),
    [
        ({}, "en"),
        ({"accept-language": "fr-FR,is-IS;q=0.8,de;q=0.5"}, "is"),
        ({"accept-language": "is", "cookie": "language=et"}, "et"),
        ({"accept-language": "is", "cookie": "language=klingon"}, "is"),
    ],
)
def test_pages_name_the_words_that_they_will_need(
    tmp_path: Path, headers: dict[str, str], language: str
) -> None:
    """So that a browser fetches them together with the program, not after it."""
    for path in ("/", "/table/ABCDEF"):
        (answer,) = answers(tmp_path, path, headers)
        assert answer.headers["link"].startswith(f"</api/words/{language}>; rel=preload")


def test_without_the_page_a_browser_is_told_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser_files, "built_files", dict)
    for path in ("/", "/table/ABCDEF"):
        english, german = answers(tmp_path, path, {}, {"accept-language": "de"})
        assert english.status_code == german.status_code == 404
        assert english.headers["content-type"].startswith("text/html")
        assert "<p>The browser page is not installed" in english.text
        assert "python scripts/build_web.py" in english.text
        assert '<html lang="de">' in german.text
        assert "<p>Die Browserseite ist nicht installiert" in german.text
    (picture,) = answers(tmp_path, "/icon.svg", {})
    assert picture.json()["status"] == 404


def test_without_the_page_the_command_says_so_before_the_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "serve", lambda *settings: None)
    for is_built in (True, False):
        built = {"index.html": PAGE} if is_built else {}
        monkeypatch.setattr(browser_files, "built_files", built.copy)
        serve(port=0, db=f"sqlite:///{tmp_path}/tables.db", lang="en")
        said = capfd.readouterr()
        assert "Pyrite is running at http://127.0.0.1:" in said.out
        assert ("The browser page is not installed" in said.err) is not is_built


def test_who_has_the_words_already_is_not_sent_them_again(tmp_path: Path) -> None:
    (first,) = answers(tmp_path, "/api/words/de", {})
    assert "browser-play-now = Jetzt spielen" in first.text
    tag = first.headers["etag"]
    again, other = answers(
        tmp_path, "/api/words/de", {"if-none-match": tag}, {"if-none-match": 'W/"other"'}
    )
    assert (again.status_code, again.content) == (304, b"")
    assert (other.status_code, other.text) == (200, first.text)


def test_a_form_learns_what_goes_together(tmp_path: Path) -> None:
    """Seats, flags with their rules and what a module excludes: a client knows no rule itself."""
    (answer,) = answers(tmp_path, "/api/games", {})
    saboteur, lostmines = answer.json()["games"]
    modules = {module["key"]: module for module in saboteur["modules"]}
    assert modules["base"]["seats"] == saboteur["seats"] == [3, 10]
    assert modules["saboteur2"]["seats"] == [2, 12]
    assert modules["tournament"]["seats"] == [5, 9]
    assert "saboteur2" in modules["tournament"]["excludes"]
    assert saboteur["flag_rules"].keys() == saboteur["flags"].keys()
    assert lostmines["flag_rules"]["last_turn"] == "L-40"


def test_a_module_brings_its_own_flags(tmp_path: Path) -> None:
    async def course() -> list[int]:
        async with front(tmp_path) as one, asking(one) as browser:
            plan = {"seats": 5, "flags": {"treasure_always": True}}
            without = await browser.post("/tables", json=plan)
            with_module = await browser.post("/tables", json=plan | {"modules": ["new_goals"]})
            return [without.status_code, with_module.status_code]

    assert asyncio.run(course()) == [422, 201]
