"""Messages waiting for one connection: bounded, so that nobody waits for a slow reader."""

import asyncio
from collections import deque
from collections.abc import Callable

MOST_BYTES = 1 << 20
Write = Callable[[bytes], None]


class Outbox:
    """Frames for one person, in order. A reader that falls too far behind is closed and resyncs.

    `person` is checked against the holder of the seat whenever something is sent.
    """

    def __init__(self, person: str | None = None, address: str = "") -> None:
        self.person = person
        self.address = address
        self.frames: deque[bytes] = deque()  # none while the socket takes them
        self.size = 0
        self.write: Write | None = None  # of the socket, while it takes something
        self.closed_with: int | None = None  # a WebSocket close code
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def put(self, frame: bytes) -> None:
        """Send this, if the connection is still wanted."""
        if self.closed_with is not None:
            return
        if self.write is not None:
            self.write(frame)
            return
        self.frames.append(frame)
        self.size += len(frame)
        if self.size > MOST_BYTES:
            self.frames.clear()
            self.close(SLOW)

    def open(self, write: Write) -> None:
        """The socket takes frames from now on: first those that wait."""
        self.write = write
        while self.frames and self.write is not None:  # it may have enough meanwhile
            frame = self.frames.popleft()
            self.size -= len(frame)
            write(frame)

    def hold(self) -> None:
        """The socket takes no more for now."""
        self.write = None

    def close(self, code: int) -> None:
        """Send what is waiting, then close the connection."""
        if self.closed_with is None:
            self.closed_with = code
            self.closed.set_result(code)


# Close codes; 4000 and above are ours.
LEFT = 1000  # the client is gone already
RESTART = 1012  # the server goes away for a moment
SLOW = 4000  # did not keep up: connect again and say hello with the last version
SPOILT = 4001  # the table could not be kept: connect again
GARBAGE = 4002  # too many messages that cannot be read
TOO_MANY = 4003  # connections, or messages in a second
NO_TABLE = 4004
SEAT_LOST = 4005  # somebody else, or a bot, has the seat now
