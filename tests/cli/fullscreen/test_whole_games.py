"""Whole games by keys alone: every question of every module is answered on screen."""

import pytest
from cli.fullscreen.pilot import Player, table, visit

from pyrite.cli.fullscreen.app import OVER
from pyrite.games import GAMES

EVERYTHING = tuple(
    module["key"]
    for module in GAMES["saboteur"].modules()
    if module["key"] not in ("base", "tournament", "sabotaged_dwarf", "y2016_greedy_dwarf")
)
GAMES_PLAYED = [("saboteur", 9), ("lostmines", 3), ("lostmines", 9)]  # shorter: see test_pty


@pytest.mark.deep
@pytest.mark.parametrize(("game", "seats"), GAMES_PLAYED)
def test_a_whole_game_is_played_by_keys(game: str, seats: int) -> None:
    screen, player = table(game, seats=seats, rounds=1, seed=0), Player(0)
    assert visit(screen, player) == OVER
    assert screen.table.state.over
    assert "round is over" in player.pages[0]
    assert "Final result" in "".join(player.pages[1:])
