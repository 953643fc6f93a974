"""Every question of every module is a small dialog beside the board, and is answered there."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from cli.fullscreen.pilot import asked, region, sitting, visit
from cli.fullscreen.test_whole_games import EVERYTHING
from deep import DEEP
from textual.pilot import Pilot

from pyrite.bots import BOTS
from pyrite.bots.table import SeatedBot
from pyrite.cli.fullscreen.local_game import LocalGame
from pyrite.cli.fullscreen.local_screen import LocalScreen
from pyrite.cli.screen import Screen as Printer
from pyrite.games import Record, describe, new_game

TABLES: tuple[tuple[str, str, dict[str, Any]], ...] = (  # game, bot, options
    ("saboteur", "random", {"modules": EVERYTHING}),
    ("saboteur", "easy", {}),  # by chance nobody finds the treasure
    ("lostmines", "random", {}),
)
GAMES = 100  # in which questions are looked for
QUICK = {("veto", 0), ("pay_toll", 0), ("steal", 0), ("take_gold", 1), ("agree", 2), ("move", 2)}


def questions() -> Iterator[tuple[str, int]]:
    """Every kind of question, and the first table where it is asked."""
    seen = {"turn"}
    for number, (game, _, options) in enumerate(TABLES):
        for kind in describe(game, seats=4, **options).questions:
            if kind not in seen:
                seen.add(kind)
                yield kind, number


ALL = sorted(questions())
SHOWN = ALL if DEEP else sorted(QUICK)


def moments(number: int) -> Iterator[tuple[str, int, Record]]:
    """Questions that leave a choice, whom they are put to, and what was played before."""
    game, bot, options = TABLES[number]
    for seed in range(GAMES):
        state, rng = new_game(game, seats=4, seed=seed, **options), random.Random(seed)
        bots = [SeatedBot(BOTS[bot](state.describe()), seat) for seat in range(4)]
        while not state.over:
            seat = rng.choice(state.asked)
            kind = state.public()["ask"]["kind"]
            if kind != "turn" and len(state.legal_actions(seat)) > 1:
                yield kind, seat, Record.of(state)
            state.play(bots[seat].answer(state).action, seat)


@cache
def found(number: int) -> dict[str, tuple[int, Record]]:
    """The first moment of each kind that is shown."""
    wanted = {kind for kind, table in SHOWN if table == number}
    seen: dict[str, tuple[int, Record]] = {}
    for kind, seat, record in moments(number):
        seen.setdefault(kind, (seat, record))
        if wanted <= seen.keys():
            break
    return seen


@pytest.mark.parametrize(("kind", "number"), SHOWN)
def test_a_question_is_shown_and_answered(kind: str, number: int) -> None:
    seat, record = found(number)[kind]
    here = sitting(record.begin(), (seat,))._replace(before=record)
    screen = LocalScreen(Printer("en"), LocalGame("en", here), pause=0)
    before = screen.game.state.played or ()

    async def do(pilot: Pilot[Any]) -> None:
        picking = await asked(pilot)
        assert picking is not None
        assert picking.choosing.view["ask"]["kind"] == kind
        if picking.answers:
            asks = " ".join(screen.eyes.question.split())
            assert asks in region(pilot, "#answers")
        await pilot.press("enter")
        for _ in range(3):
            if screen.picking is picking:
                await pilot.press("enter")
        pilot.app.exit()

    visit(screen, do)
    after = screen.game.state.played or ()
    assert len(after) > len(before)
    assert after[len(before)][0] == seat
