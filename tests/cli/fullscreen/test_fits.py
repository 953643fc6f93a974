"""In every language and size nothing is cut off or overlaps, as read from the screen."""

import itertools
from typing import Any

import pytest
from cli.fullscreen.pilot import Player, region, shown, table, visit
from deep import cases, in_deep
from textual.pilot import Pilot

from pyrite.cli.fullscreen.dialogs import ListDialog, TextDialog
from pyrite.cli.fullscreen.game_screen import LocalScreen
from pyrite.lang import LANGUAGES

SIZES = ((80, 24), (120, 40), (60, 20))
GAMES = (("saboteur", 5), ("lostmines", 6))
PARTS = ("#board", "#side", "#message", "#hand", "#keys")
ALL = tuple(itertools.product(LANGUAGES, SIZES, GAMES))
FIRST = (ALL[7], ALL[16])
SCREENS = [one if one in FIRST else in_deep(*one) for one in ALL]


def check_table(pilot: Pilot[Any], screen: LocalScreen) -> None:
    """Every part has its place, and what it has to say is there to the last word."""
    columns, lines = pilot.app.size
    for one, other in itertools.combinations(PARTS, 2):
        here, there = (screen.query_one(part).region for part in (one, other))
        assert not here.overlaps(there), (one, other)
        assert here.right <= columns
        assert here.bottom <= lines
    said = (screen.notice or screen.prompt()).plain
    assert " ".join(said.split()) == region(pilot, "#message")
    seats = region(pilot, "#side").replace(" ", "")
    for seat in screen.viewer.renderer.short_seats(screen.viewer.speaker, screen.viewer.view):
        assert seat.plain.replace(" ", "") in seats, seat
    hand = screen.viewer.view["hand"]
    cards = region(pilot, "#hand")
    assert all(f"{n % 10}" in cards for n in range(1, len(hand) + 1))
    if screen.picking is not None and screen.picking.aims:
        check_answers(pilot, screen)


def check_answers(pilot: Pilot[Any], screen: LocalScreen) -> None:
    """The question is there, or the answer that is chosen, where there are many."""
    picking = screen.picking
    if picking is not None and picking.answers and picking.aimed in picking.answers:
        assert "▸" in region(pilot, "#answers")


def check_page(pilot: Pilot[Any]) -> None:
    """A page lies within the screen, and what does not fit can be scrolled to."""
    page = pilot.app.screen.query_one(".dialog")
    assert page.region.right <= pilot.app.size.width
    assert page.region.bottom <= pilot.app.size.height
    assert page.region.y >= 0
    text = shown(pilot)
    assert "╭" in text
    assert "╰" in text


@pytest.mark.parametrize(("lang", "size", "game"), SCREENS)
def test_every_screen_of_a_game_fits(
    lang: str, size: tuple[int, int], game: tuple[str, int]
) -> None:
    name, seats = game
    screen = table(name, lang, seats=seats, rounds=1, seed=3)
    again = screen.viewer.speaker.say("full-again")

    def look(pilot: Pilot[Any]) -> None:
        if isinstance(pilot.app.screen, TextDialog | ListDialog):
            check_page(pilot)
        elif pilot.app.screen is screen and screen.picking is not None:
            check_table(pilot, screen)

    player = Player(3, look, again)
    player.most = 9
    visit(screen, player, size)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", cases(SIZES, [(60, 20)]))
def test_help_and_the_first_screens_fit(lang: str, size: tuple[int, int]) -> None:
    screen = table("lostmines", lang, seats=9, first_seat=0)

    async def do(pilot: Pilot[Any]) -> None:
        await pilot.press("question_mark")
        await pilot.pause()
        check_page(pilot)
        words = screen.viewer.speaker.say("full-help").splitlines()[1].split()
        assert " ".join(words) in " ".join(shown(pilot).replace("│", " ").split())
        await pilot.press("escape", "q")

    visit(screen, do, size)
