"""Random play at full speed: complete legal lists, uniform or guided choice, no GIL."""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from pyrite.core.chance import Luck
from pyrite.saboteur.state import Moves, Rules, Table

if not cython.compiled:
    from pyrite.saboteur.numbers import OVER, PLAYING
    from pyrite.saboteur.legal import list_all
    from pyrite.saboteur.setup import start_game, start_round
    from pyrite.saboteur.turn import apply, begin


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
    moves = Moves()
    luck = Luck(seed)
    with cython.nogil:
        played = play_out(table, moves, luck)
    return played


def random_rounds(rules: "Rules", n: int, seed: int) -> tuple[int, int, int, int]:
    """n first rounds at random: moves, rounds won by diggers, squared moves, length of legal lists."""
    table = Table()
    moves = Moves()
    luck = Luck(seed)
    table.seat_at(rules, Luck(seed))
    total = won = squares = branching = 0
    with cython.nogil:
        for i in range(n):
            table.luck.reseed(seed + i)
            start_game(table)
            start_round(table)
            begin(table)
            played = 0
            while table.stage == PLAYING:
                list_all(table, moves)
                branching += moves.n
                apply(table, moves.acts[luck.below(moves.n)])
                played += 1
            total += played
            won += table.found
            squares += played * played
    return total, won, squares, branching
