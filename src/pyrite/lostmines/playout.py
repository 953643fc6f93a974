"""Random play at full speed: complete legal lists, uniform choice, no GIL."""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from pyrite.core.chance import Luck
from pyrite.core.moves import Moves
from pyrite.lostmines.state import Rules, Table

if not cython.compiled:
    from pyrite.core.moves import give_back, take_moves
    from pyrite.lostmines.legal import list_all
    from pyrite.lostmines.numbers import OVER
    from pyrite.lostmines.setup import start_game, start_round
    from pyrite.lostmines.turn import apply, begin


def play_out(table: "Table", moves: "Moves", luck: "Luck") -> int:
    """Random moves until the game is over; how many they were."""
    played = 0
    while table.stage != OVER:
        list_all(table, moves)
        apply(table, moves.acts[luck.below(moves.n)])
        played += 1
    return played


def random_playout(table: "Table", seed: int) -> int:
    """Play this table to its end at random; returns the number of moves."""
    moves = take_moves()
    luck = Luck(seed)
    started = table.start_changing()
    try:
        with cython.nogil:
            played = play_out(table, moves, luck)
    finally:
        table.stop_changing(started)
    moves.note(None, 0)
    give_back(moves)
    return played


def random_games(rules: "Rules", n: int, seed: int) -> int:
    """Play n games at random; returns the number of moves."""
    table = Table()
    moves = Moves()
    luck = Luck(seed)
    table._seat_at(rules, Luck(seed))
    table._forget_results()
    total = 0
    with cython.nogil:
        for i in range(n):
            table.luck.reseed(seed + i)
            start_game(table)
            start_round(table)
            begin(table)
            total += play_out(table, moves, luck)
    return total
