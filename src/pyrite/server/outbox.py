"""Messages waiting for one connection, bounded so that nobody waits for a slow reader."""

import asyncio
from collections import deque
from collections.abc import Callable

MOST_BYTES = 1 << 20
Write = Callable[[bytes], None]


class Outbox:
    """Frames for one person, in order. A reader that falls too far behind is closed and resyncs.

    `person` is compared with the holder of the seat whenever something is sent.
    """

    def __init__(self, person: str | None = None, address: str = "") -> None:
        self.person = person
        self.address = address
        self.frames: deque[bytes] = deque()  # empty while the socket accepts data
        self.size = 0
        self.write: Write | None = None  # the socket's, while it accepts data
        self.pauses = False  # its viewer wants time to look at the result of a round
        self.closed_with: int | None = None  # a WebSocket close code
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def put(self, frame: bytes) -> None:
        """Send a frame, unless the connection is closed."""
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
        """Send the waiting frames, then write new ones straight to the socket."""
        self.write = write
        while self.frames and self.write is not None:  # the socket may fill up on the way
            frame = self.frames.popleft()
            self.size -= len(frame)
            write(frame)

    def hold(self) -> None:
        """Queue frames while the socket cannot take more."""
        self.write = None

    def close(self, code: int) -> None:
        """Close the connection after sending what is waiting."""
        if self.closed_with is None:
            self.closed_with = code
            self.closed.set_result(code)


# Close codes; 4000 and above are ours.
LEFT = 1000  # the client has already left
RESTART = 1012  # the server restarts
SLOW = 4000  # fell behind: reconnect and say hello with the last version
SPOILT = 4001  # the table could not be stored: reconnect
GARBAGE = 4002  # too many unreadable messages
TOO_MANY = 4003  # too many connections, or too many messages per second
NO_TABLE = 4004
SEAT_LOST = 4005  # another player or a bot has the seat now
