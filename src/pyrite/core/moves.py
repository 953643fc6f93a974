# Compiled: see core/native.py
"""Actions as ints, and a buffer for a complete list of them."""

from typing import final

from pyrite.core.native import Ints, Native, c_only, python_too, raises
from pyrite.core.numbers import ARG_MASK, CARD_MASK, CARD_SHIFT, MAX_MOVES, VERB_SHIFT


@final
class Moves(Native):
    """A buffer for a complete list of legal actions."""

    acts: Ints = [0] * MAX_MOVES
    n: int  # after the array: the checked build cannot watch an array in last place
    table: object
    step: int

    @c_only
    def note(self, table: object, step: int) -> None:
        """Note which table and step these actions belong to; None if to no table."""
        self.table = table
        self.step = step

    @c_only
    def holds(self, table: object, step: int, action: int) -> bool:
        """Return whether this is one of the actions and they belong to this table and step."""
        if self.table is not table or self.step != step:
            return False
        for i in range(self.n):
            if self.acts[i] == action:
                return True
        return False

    def sort(self, before: int, n: int) -> None:
        """Shell sort the actions from `before` up to n: fast for a handful and for thousands."""
        gap: int = 1
        while gap < (n - before) // 9:
            gap = 3 * gap + 1
        while gap:
            for i in range(before + gap, n):
                action = self.acts[i]
                j: int = i
                while j >= before + gap and self.acts[j - gap] > action:
                    self.acts[j] = self.acts[j - gap]
                    j -= gap
                self.acts[j] = action
            gap //= 3

    @python_too
    def as_list(self) -> list[int]:
        """Return the actions, sorted."""
        self.sort(0, self.n)  # sorting C ints first saves a tenth of the time
        actions = [0] * self.n  # full length at once, so that it never grows
        for i in range(self.n):
            actions[i] = self.acts[i]
        return actions


SPARE: Moves | None = None  # a buffer not in use; it still holds the last list


@c_only
def take_moves() -> Moves:
    """Return a buffer for exclusive use until it is given back, so that threads never share one."""
    global SPARE
    moves = SPARE
    SPARE = None
    return Moves() if moves is None else moves


@raises
def give_back(moves: Moves) -> None:
    """Return a buffer taken by `take_moves`."""
    global SPARE
    SPARE = moves


@python_too
def verb_of(action: int) -> int:
    """Return what the action does."""
    return action >> VERB_SHIFT


@python_too
def card_of(action: int) -> int:
    """Return the card it uses, 0 if none."""
    return action >> CARD_SHIFT & CARD_MASK


@python_too
def arg_of(action: int) -> int:
    """Return the cell, seat or other argument, which the verb interprets."""
    return action & ARG_MASK


@python_too
def pack(verb: int, card: int, arg: int) -> int:
    """Return the action as one int."""
    return verb << VERB_SHIFT | card << CARD_SHIFT | arg
