"""Passing with several cards, and discarding two to remove a card from before oneself (S-02)."""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from pyrite.saboteur.table.module import Module

if not cython.compiled:
    from pyrite.core.moves import Moves, arg_of, card_of
    from pyrite.core.numbers import CARD_MASK, CARD_SHIFT, VERB_SHIFT
    from pyrite.saboteur.modules.saboteur2.fronts import take_away
    from pyrite.saboteur.numbers import MAX_HAND
    from pyrite.saboteur.play.turn import PASS, discard_unseen
    from pyrite.saboteur.table.state import Table, pop_ask
    from pyrite.saboteur.table.verbs import new_verb


def list_discards(table: "Table", seat: int, moves: "Moves") -> None:
    """All orders of two and of three cards in hand; equal cards make one order."""
    if not cython.compiled:
        kind, left, third = [0] * MAX_HAND, [0] * MAX_HAND, [0] * MAX_HAND
    kinds = sort_out(table, seat, kind, left)
    for a in range(kinds):
        third[a] = kind[a] + 1 << 7
    front = table.front[seat]
    n = moves.n
    for a in range(kinds):
        left[a] -= 1
        for b in range(kinds):
            if left[b]:
                left[b] -= 1
                n = list_pair(kind[a] << CARD_SHIFT, kind[b], front, moves, n)
                n = list_thirds(kind[a] << CARD_SHIFT | kind[b] + 1, third, left, kinds, moves, n)
                left[b] += 1
        left[a] += 1
    moves.n = n


def sort_out(table: "Table", seat: int, kind: list[int], left: list[int]) -> int:
    """The different cards of the hand and how many there are of each; returns how many kinds."""
    kinds = 0
    for i in range(seat * MAX_HAND, seat * MAX_HAND + table.nhand[seat]):
        card = table.hands[i]
        if kinds and kind[kinds - 1] == card:
            left[kinds - 1] += 1
        else:
            kind[kinds] = card
            left[kinds] = 1
            kinds += 1
    return kinds


def list_pair(first: int, second: int, front: int, moves: "Moves", n: int) -> int:
    """Passing with these two cards, and removing what lies in front of the seat with them."""
    moves.acts[n] = PASS << VERB_SHIFT | first | second + 1
    n += 1
    bit = 0
    while front >> bit:
        moves.acts[n] = SHED << VERB_SHIFT | first | second | bit << 7
        n += front >> bit & 1
        bit += 1
    return n


def list_thirds(
    pair: int, third: list[int], left: list[int], kinds: int, moves: "Moves", n: int
) -> int:
    """Passing with these two and each card that is left."""
    action = PASS << VERB_SHIFT | pair
    for i in range(kinds):
        moves.acts[n] = action | third[i]  # without a branch: kept only if one is left
        n += left[i] != 0
    return n


def resolve_shed(table: "Table", action: int) -> None:
    """Two cards face down in the order named, then the one removed, seen by all (B-25)."""
    pop_ask(table)
    discard_unseen(table, table.turn, card_of(action), 2)
    discard_unseen(table, table.turn, action & CARD_MASK, 2)
    take_away(table, table.turn, arg_of(action) >> 7)


SHED = new_verb("shed", resolve_shed)


def plug(module: Module) -> None:
    """The hook for what else a seat may do in its turn."""
    module.turn_options = list_discards
