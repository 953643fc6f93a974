"""The documentation site without building it: every page has a place, the API has every name."""

import importlib
import re
from pathlib import Path

import pyrite
from pyrite import bots, client

ROOT = Path(__file__).parents[2]
NAVIGATION = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
SHOWN = re.findall(r"^::: ([\w.]+)$", (ROOT / "docs/api.md").read_text(encoding="utf-8"), re.M)
NO_PAGES = {"BOTS", "GAMES", "USUAL", "NewBot"}  # values, told where they are used


def test_every_page_has_its_place_in_the_navigation() -> None:
    named = re.findall(r"[\w/-]+\.md", NAVIGATION)
    pages = {page.relative_to(ROOT / "docs").as_posix() for page in ROOT.glob("docs/**/*.md")}
    assert len(named) == len({*named})
    assert {*named} == pages | {"CONTRIBUTING.md", "CHANGELOG.md"}


def found(name: str) -> object:
    """What a dotted name stands for."""
    module, _, last = name.rpartition(".")
    return getattr(importlib.import_module(module), last)


def test_the_api_shows_every_public_name() -> None:
    shown = [found(name) for name in SHOWN]
    for room in (pyrite, bots, client):
        for name in {*room.__all__} - NO_PAGES:
            value = getattr(room, name)
            there = value in shown or value.__module__ in SHOWN
            assert there, f"{room.__name__}.{name} is not in docs/api.md"
