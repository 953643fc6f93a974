"""The pause after a round: bots and clocks wait until the people have seen its result.

Only connections that asked for pauses are waited for, and only as long as they last. Nothing is
stored: a table that was asleep has no pause.
"""

import asyncio
from collections.abc import Callable, Iterable


class Pause:
    """The seats whose players have not gone on since the round ended, and the time they have."""

    def __init__(self) -> None:
        self.unread: set[int] = set()
        self.timer: asyncio.TimerHandle | None = None

    def __bool__(self) -> bool:
        return bool(self.unread)

    @property
    def seconds_left(self) -> float | None:
        """The time until the game goes on by itself; None without a clock."""
        if self.timer is None:
            return None
        return max(0.0, self.timer.when() - asyncio.get_running_loop().time())

    def begin(
        self, seats: Iterable[int], clock: float | None, when_late: Callable[[], None]
    ) -> None:
        """Wait for these seats; after the time of the table's clock, call `when_late`."""
        self.end()
        self.unread = set(seats)
        if self.unread and clock is not None:
            self.timer = asyncio.get_running_loop().call_later(clock, when_late)

    def end(self) -> None:
        """Wait for nobody."""
        self.unread = set()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
