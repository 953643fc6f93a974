"""The npm package boardgame.io under the load of `bench/load.py`, for comparison.

Its own server plays a counter with secrets and keeps its tables in memory. A client speaks
Engine.IO 4 over WebSocket: `40` joins the namespace of the game, `42` carries an event.
"""

import asyncio
import json
import shutil
import subprocess
import time
from pathlib import Path

from raw_socket import RawSocket
from server_process import ServerProcess, ask, free_port

HERE = Path(__file__).parent / "boardgame_io"
INSTALLED = Path(__file__).parents[1] / "build" / "boardgame_io"
INSTALL_SECONDS = 300
GAME = "counter"
SOCKET = "/socket.io/?EIO=4&transport=websocket"
PING, PONG = b"2", b"3"
JOIN, JOINED = f"40/{GAME},".encode(), f"40/{GAME},{{".encode()
SYNC = f'42/{GAME},["sync"'.encode()
UPDATE = f'42/{GAME},["update"'.encode()
VERSION = b'"_stateID":'


class LeftOut(Exception):
    """The comparison is not possible here; the message says why."""


class Match:
    """A counter with five players, and the number of its moves."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.moves = 0


class Player:
    """A player's socket, which moves as soon as it is the player's turn."""

    def __init__(self, match: Match, seat: int, credentials: str) -> None:
        self.match = match
        self.seat = str(seat)
        self.my_turn = f'"currentPlayer":"{seat}"'.encode()
        payload = {"type": "add", "args": [], "playerID": self.seat, "credentials": credentials}
        self.move = {"type": "MAKE_MOVE", "payload": payload}
        self.credentials = credentials
        self.synced = asyncio.Event()
        self.socket: RawSocket

    async def connect(self, port: int) -> None:
        """Open the socket, join the game, and wait until the server has sent the match."""
        host = {"Host": f"127.0.0.1:{port}"}
        self.socket = await RawSocket.connect(port, SOCKET, host, self.heard)
        self.socket.send(JOIN)
        await self.synced.wait()

    def heard(self, frame: bytes) -> None:
        """Answer a frame from the server."""
        if frame.startswith(UPDATE):
            if self.my_turn in frame:
                self.act(version_of(frame))
        elif frame == PING:
            self.socket.send(PONG)
        elif frame.startswith(JOINED):
            self.emit("sync", self.match.code, self.seat, self.credentials)
        elif frame.startswith(SYNC):
            self.synced.set()

    def act(self, version: int) -> None:
        """Make the game's only move."""
        self.match.moves += 1
        self.emit("update", self.move, version, self.match.code, self.seat)

    def emit(self, *event: object) -> None:
        """Send an event to the game."""
        self.socket.send(f"42/{GAME},{json.dumps(event)}".encode())


def version_of(update: bytes) -> int:
    """Return the state number in an update, which the next move must name."""
    return int(update.partition(VERSION)[2].partition(b",")[0].rstrip(b"}"))


async def open_match(port: int, seats: int) -> list[Player]:
    """Create a match, and seat and connect its players."""
    games = f"/games/{GAME}"
    made, _ = await asyncio.to_thread(ask, port, "POST", f"{games}/create", {"numPlayers": seats})
    match = Match(made["matchID"])
    players = []
    for seat in range(seats):
        who = {"playerID": str(seat), "playerName": f"P{seat}"}
        path = f"{games}/{match.code}/join"
        joined, _ = await asyncio.to_thread(ask, port, "POST", path, who)
        players.append(Player(match, seat, joined["playerCredentials"]))
        await players[-1].connect(port)
    return players


async def flat_out(
    server: ServerProcess, tables: int, seats: int, seconds: float
) -> dict[str, float]:
    """Move as fast as possible; return moves per second and the server's time per move."""
    firsts = [(await open_match(server.port, seats))[0] for _ in range(tables)]
    matches = [player.match for player in firsts]
    for player in firsts:
        player.act(0)
    before, begin = sum(match.moves for match in matches), time.perf_counter()
    used = server.processor_seconds()
    await asyncio.sleep(seconds)
    after, end = sum(match.moves for match in matches), time.perf_counter()
    used = server.processor_seconds() - used
    if stuck := sum(match.moves < 2 for match in matches):
        raise ConnectionError(f"{stuck} of {tables} matches of boardgame.io stood still")
    return {
        "boardgame_io_actions_per_s": (after - before) / (end - begin),
        "boardgame_io_processor_us_per_action": 1e6 * used / (after - before),
    }


def install() -> None:
    """Install the package into `build/` if it is not there already."""
    if not shutil.which("node") or not shutil.which("npm"):
        raise LeftOut("it needs Node and npm")
    wanted, done = (HERE / "package.json").read_text(encoding="utf-8"), INSTALLED / "done"
    if done.exists() and done.read_text(encoding="utf-8") == wanted:
        return
    INSTALLED.mkdir(parents=True, exist_ok=True)
    (INSTALLED / "package.json").write_text(wanted, encoding="utf-8")
    npm = ["npm", "install", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund"]
    try:
        subprocess.run(npm, cwd=INSTALLED, check=True, timeout=INSTALL_SECONDS, capture_output=True)
    except (subprocess.SubprocessError, OSError) as problem:
        raise LeftOut("npm could not install the package") from problem
    done.write_text(wanted, encoding="utf-8")


def measure(tables: int, seats: int, seconds: float) -> dict[str, float]:
    """Return the figures of boardgame.io with this many tables."""
    install()
    port = free_port()
    script = str(HERE / "server.js")
    modules = str(INSTALLED / "node_modules")
    server = ServerProcess(
        ["node", script, str(port)], port, "/games", NODE_PATH=modules, NODE_ENV="production"
    )
    try:
        bounded = asyncio.wait_for(flat_out(server, tables, seats, seconds), 120 + seconds)
        return asyncio.run(bounded)
    finally:
        server.stop()
