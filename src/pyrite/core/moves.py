"""Actions as ints, and a buffer for a complete list of them."""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

if not cython.compiled:
    from pyrite.core.numbers import ARG_MASK, CARD_MASK, CARD_SHIFT, MAX_MOVES, VERB_SHIFT


class Moves:
    """A buffer for a complete list of legal actions."""

    if not cython.compiled:

        def __init__(self) -> None:
            self.n = 0
            self.acts = [0] * MAX_MOVES
            self.table: object = None
            self.step = 0

    def note(self, table: object, step: int) -> None:
        """Note which table and step these actions belong to; None if to no table."""
        self.table = table
        self.step = step

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
        gap = 1
        while gap < (n - before) // 9:
            gap = 3 * gap + 1
        while gap:
            for i in range(before + gap, n):
                action = self.acts[i]
                j = i
                while j >= before + gap and self.acts[j - gap] > action:
                    self.acts[j] = self.acts[j - gap]
                    j -= gap
                self.acts[j] = action
            gap //= 3

    def as_list(self) -> list[int]:
        """Return the actions, sorted."""
        self.sort(0, self.n)  # sorting C ints first saves a tenth of the time
        actions = [0] * self.n  # full length at once, so that it never grows
        for i in range(self.n):
            actions[i] = self.acts[i]
        return actions


SPARE: Moves | None = None  # a buffer not in use; it still holds the last list


def take_moves() -> Moves:
    """Return a buffer for exclusive use until it is given back, so that threads never share one."""
    global SPARE
    moves = SPARE
    SPARE = None
    return Moves() if moves is None else moves


def give_back(moves: Moves) -> None:
    """Return a buffer taken by `take_moves`."""
    global SPARE
    SPARE = moves


def verb_of(action: int) -> int:
    """Return what the action does."""
    return action >> VERB_SHIFT


def card_of(action: int) -> int:
    """Return the card it uses, 0 if none."""
    return action >> CARD_SHIFT & CARD_MASK


def arg_of(action: int) -> int:
    """Return the cell, seat or other argument, which the verb interprets."""
    return action & ARG_MASK


def pack(verb: int, card: int, arg: int) -> int:
    """Return the action as one int."""
    return verb << VERB_SHIFT | card << CARD_SHIFT | arg
