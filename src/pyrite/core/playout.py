# Compiled: see core/native.py
"""Random play of any game at full speed: complete legal lists, uniform choice, no GIL."""

from pyrite.core.chance import Luck
from pyrite.core.game_table import GameTable
from pyrite.core.moves import Moves, give_back, take_moves
from pyrite.core.native import Long, Word, nogil, python_too, raises


def play_out(table: GameTable, moves: Moves, luck: Luck) -> int:
    """Play random moves until the game is over; return how many."""
    played = 0
    while not table.is_over():
        table.list_moves(moves)
        if moves.n == 0:  # custom code has failed
            break
        table.do(moves.acts[luck.below(moves.n)])
        played += 1
    return played


@python_too
@raises
def random_playout(table: GameTable, seed: Word) -> int:
    """Play this table to its end at random; equal positions play out alike."""
    moves = take_moves()
    luck = Luck(seed)
    started = table.start_changing()
    before = table.before_risk()
    try:
        with nogil:
            table.sort_for_replay()
            played = play_out(table, moves, luck)
        table.raise_trouble(before)
    finally:
        table.stop_changing(started)
    moves.note(None, 0)
    give_back(moves)
    return played


@python_too
@raises
def random_games(table: GameTable, n: int, seed: Word) -> Long:
    """Play n random games on this table, which has rules and luck; return the number of moves."""
    moves = Moves()
    luck = Luck(seed)
    total: Long = 0
    with nogil:
        for i in range(n):
            table.luck.reseed(seed + i)
            table.deal()
            total += play_out(table, moves, luck)
    return total
