# Compiled: see core/native.py
"""Random rounds at full speed, to compare with bench/limit.c."""

from pyrite.core.chance import Luck
from pyrite.core.moves import Moves
from pyrite.core.native import Long, Word, nogil
from pyrite.core.numbers import ARG_MASK, CARD_MASK, CARD_SHIFT, VERB_SHIFT
from pyrite.saboteur.config.registry import VERBS
from pyrite.saboteur.numbers import FIRST_TILE, PLAYING
from pyrite.saboteur.play.setup import start_game, start_round
from pyrite.saboteur.play.turn import apply, begin, list_all
from pyrite.saboteur.table.state import Rules, Table
from pyrite.saboteur.table.verbs import IS_PLAY

REPAIR: int = VERBS.index("repair")


def random_rounds(rules: Rules, n: int, seed: Word, k: int = 1) -> tuple[int, int, int, int]:
    """Play n one-round games; return moves, digger wins, squared moves and legal actions seen.

    With k = 1 every move is uniform; with a higher k the best of k random moves by `promise` is
    taken.
    """
    table = Table()
    moves = Moves()
    luck = Luck(seed)
    table._seat_at(rules, Luck(seed))
    table._forget_results()
    total: Long = 0
    won: Long = 0
    squares: Long = 0
    branching: Long = 0
    with nogil:
        for i in range(n):
            table.luck.reseed(seed + i)
            start_game(table)
            start_round(table)
            begin(table)
            played: int = 0
            while table.stage == PLAYING:
                list_all(table, moves)
                branching += moves.n
                apply(table, choose(table, moves, luck, k))
                played += 1
            total += played
            won += table.found
            squares += played * played
    return total, won, squares, branching


def choose(table: Table, moves: Moves, luck: Luck, k: int) -> int:
    """Return the most promising of k random actions."""
    best = moves.acts[luck.below(moves.n)]
    for _ in range(1, k):
        action = moves.acts[luck.below(moves.n)]
        if promise(table, action) > promise(table, best):
            best = action
    return best


def promise(table: Table, action: int) -> int:
    """Rate a path by its distance to a goal, and repairs; the same measure as in bench/limit.c."""
    if action >> VERB_SHIFT == REPAIR:
        return 54
    if not is_path(table, action):
        return 0
    at = (action & ARG_MASK) >> 1
    nearest: int = 1000
    for goal in range(table.rules.ngoals):
        dx: int = (at & 255) - (table.rules.goal_at[goal] & 255)
        dy: int = (at >> 8) - (table.rules.goal_at[goal] >> 8)
        nearest = min(nearest, abs(dx) + abs(dy))
    return 60 - nearest


def is_path(table: Table, action: int) -> bool:
    """Return whether the action lays a card with exits, a path of any kind."""
    card = action >> CARD_SHIFT & CARD_MASK
    return IS_PLAY[action >> VERB_SHIFT] == 1 and table.rules.sides[FIRST_TILE + 2 * card] != 0
