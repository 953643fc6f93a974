"""What every table has besides its numbers: luck, and a diary of what was told and played."""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from typing import Any

from pyrite.core.chance import Luck


class Diary:
    """Writes down what happens while it is `noisy`; playouts pay nothing for it."""

    if not cython.compiled:

        def __init__(self) -> None:
            self.luck: Luck
            self.log: list[tuple[int, ...]] = []
            self.moves: list[tuple[int, int]] = []
            self.noisy = False

    def remember(self, log: Any, moves: Any) -> None:
        """Take over what was told and played before."""
        self.log = log
        self.moves = moves

    def narrate(self, noisy: bool) -> None:
        """From now on write down what happens, or be silent."""
        if self.log is None:
            self.log = []
            self.moves = []
        self.noisy = noisy

    def tell(self, kind: int, seat: int, a: int, b: int, eyes: int) -> None:
        """Note an event; called only when `noisy`."""
        self.log.append((kind, seat, a, b, eyes))
