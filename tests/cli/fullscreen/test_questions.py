"""Every question of every module is a small dialog next to the board, and can be answered there."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from cli.fullscreen.pilot import asked, region, visit
from cli.fullscreen.test_whole_games import EVERYTHING
from cli.visitor import unsaved
from deep import DEEP, in_deep
from textual.pilot import Pilot

from pyrite.cli.fullscreen.game_screen import LocalScreen
from pyrite.cli.terminal.printer import Printer
from pyrite.games import Record, describe

PLAYTHROUGHS = sorted((Path(__file__).parents[2] / "playthroughs").glob("*.txt"))
TABLES: dict[str, dict[str, Any]] = {"saboteur": {"modules": EVERYTHING}, "lostmines": {}}
ALL = sorted(
    (game, kind)
    for game, options in TABLES.items()
    for kind in describe(game, seats=4, **options).questions
    if kind != "turn"
)
FIRST = [one for one in ALL if one[1] in ("veto", "pay_toll", "take_gold", "move")]
SHOWN = [one if one in FIRST else in_deep(*one) for one in ALL]


@cache
def found(game: str) -> dict[str, tuple[int, Record]]:
    """In a playthrough: the first question of each kind that leaves a choice, and to whom."""
    seen: dict[str, tuple[int, Record]] = {}
    wanted = {kind for name, kind in (ALL if DEEP else FIRST) if name == game}
    for file in PLAYTHROUGHS:
        if file.name.startswith(game) and not wanted <= seen.keys():
            look_through(Record(*Record.from_text(file.read_text())), seen)
    return seen


def look_through(record: Record, seen: dict[str, tuple[int, Record]]) -> None:
    """Note what is asked in a game before each of its actions."""
    state = record.begin()
    for number, (seat, text) in enumerate(record.actions):
        kind = state.public()["ask"]["kind"]
        if kind not in seen and kind != "turn" and len(state.legal_actions(seat)) > 1:
            seen[kind] = seat, record._replace(actions=record.actions[:number])
        state.play(text, seat)


@pytest.mark.parametrize(("game", "kind"), SHOWN)
def test_a_question_is_shown_and_answered(game: str, kind: str) -> None:
    seat, record = found(game)[kind]
    here = unsaved(record.begin(), (seat,), before=record)
    screen = LocalScreen(Printer("en"), here, pause=0)
    before = screen.table.state.played or ()

    async def do(pilot: Pilot[Any]) -> None:
        picking = await asked(pilot)
        assert picking is not None
        assert picking.choosing.view["ask"]["kind"] == kind
        if picking.answers:
            asks = " ".join(screen.viewer.question.split())
            assert asks in region(pilot, "#answers")
        await pilot.press("enter")
        for _ in range(3):
            if screen.picking is picking:
                await pilot.press("enter")
        pilot.app.exit()

    visit(screen, do)
    after = screen.table.state.played or ()
    assert len(after) > len(before)
    assert after[len(before)][0] == seat
