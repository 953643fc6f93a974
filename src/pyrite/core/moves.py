"""Actions as ints, and room for a complete list of them."""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

if not cython.compiled:
    from pyrite.core.numbers import ARG_MASK, CARD_MASK, CARD_SHIFT, MAX_MOVES, VERB_SHIFT


class Moves:
    """Room for a complete list of legal actions."""

    if not cython.compiled:

        def __init__(self) -> None:
            self.n = 0
            self.acts = [0] * MAX_MOVES
            self.table: object = None
            self.step = 0

    def note(self, table: object, step: int) -> None:
        """These are actions of this table at this step; None: of none."""
        self.table = table
        self.step = step

    def holds(self, table: object, step: int, action: int) -> bool:
        """Is this one of the actions, and are they those of this very moment?"""
        if self.table is not table or self.step != step:
            return False
        for i in range(self.n):
            if self.acts[i] == action:
                return True
        return False

    def sort(self, before: int, n: int) -> None:
        """Shell's sort of those from `before` up to n: quick for a handful and for thousands."""
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
        """The actions, sorted."""
        self.sort(0, self.n)  # before they are Python's: that costs a tenth
        actions = [0] * self.n  # as long as it will be: it need not grow
        for i in range(self.n):
            actions[i] = self.acts[i]
        return actions


SPARE: Moves | None = None  # room that nobody uses now; what was listed last is still in it


def take_moves() -> Moves:
    """Room that is nobody else's until it is given back: no two threads share it."""
    global SPARE
    moves = SPARE
    SPARE = None
    return Moves() if moves is None else moves


def give_back(moves: Moves) -> None:
    """The opposite of `take_moves`."""
    global SPARE
    SPARE = moves


def verb_of(action: int) -> int:
    """What the action does."""
    return action >> VERB_SHIFT


def card_of(action: int) -> int:
    """The card it uses, 0 if none."""
    return action >> CARD_SHIFT & CARD_MASK


def arg_of(action: int) -> int:
    """Where or whom it concerns; the verb knows how to read it."""
    return action & ARG_MASK


def pack(verb: int, card: int, arg: int) -> int:
    """The action as one int."""
    return verb << VERB_SHIFT | card << CARD_SHIFT | arg
