"""The drawn boards on the pages are checked by the engine, and are well-formed SVG."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from pyrite.core.messages import IllegalAction

ROOT = Path(__file__).parents[2]
PAGES = sorted(ROOT.glob("docs/**/*.md"))
DRAWN = [page for page in PAGES if "```board" in page.read_text(encoding="utf-8")]


@pytest.fixture(scope="module")
def board_svg() -> Iterator[Any]:
    """The script that draws."""
    sys.path.insert(0, str(ROOT / "scripts"))
    yield import_module("board_svg")
    sys.path.pop(0)


@pytest.mark.parametrize("page", DRAWN, ids=lambda page: page.stem)
def test_every_picture_is_true_and_can_be_shown(page: Path, board_svg: Any) -> None:
    text = page.read_text(encoding="utf-8")
    fences = list(board_svg.fences(text))
    assert len(fences) == text.count("\n```board") + text.count("\n```cards")
    for kind, source, options in fences:
        figure = ElementTree.fromstring(board_svg.draw(kind, source, options))
        assert figure.findall("svg/g")


def test_new_players_see_boards_in_every_chapter() -> None:
    assert {page.stem for page in DRAWN} >= {
        "how-to-play",
        "how-to-play-saboteur2",
        "how-to-play-lost-mines",
    }


def test_the_engine_is_asked(board_svg: Any) -> None:
    with pytest.raises(IllegalAction):
        board_svg.draw("board", "S═\n", {"play": "NS@2,0"})
    with pytest.raises(AssertionError, match=r"NESW@2,0 is allowed"):
        board_svg.draw("board", "S═\n", {"cannot": "NESW@2,0"})
    with pytest.raises(AssertionError, match=r"unknown options of a picture"):
        board_svg.draw("board", "S═\n", {"plays": "NESW@2,0"})


def test_light_follows_what_is_joined(board_svg: Any) -> None:
    joined = board_svg.draw("board", "S═╬\n", {})
    cut_off = board_svg.draw("board", "S═╬\n", {"play": "rockfall@1,0"})
    assert joined.count("floor lit") == 3
    assert cut_off.count("floor lit") == 1
