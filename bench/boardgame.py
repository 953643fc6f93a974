"""The npm package boardgame.io under the load of `bench/load.py`, for comparison.

Its own server plays a counter with secrets and keeps its tables in memory. A client speaks
Engine.IO 4 over WebSocket: `40` joins the namespace of the game, `42` carries an event.
"""

import asyncio
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

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


class Player:
    """A player's socket at a match, a counter whose players take turns."""

    def __init__(self, load: Any, code: str, seat: int, credentials: str) -> None:
        self.load = load  # the `Load` of `load.py`
        self.code = code
        self.seat = str(seat)
        self.version = 0
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
                self.version = version_of(frame)
                self.load.offer(self)
        elif frame == PING:
            self.socket.send(PONG)
        elif frame.startswith(JOINED):
            self.emit("sync", self.code, self.seat, self.credentials)
        elif frame.startswith(SYNC):
            self.synced.set()

    def act(self) -> None:
        """Make the game's only move."""
        self.load.actions += 1
        self.emit("update", self.move, self.version, self.code, self.seat)

    def emit(self, *event: object) -> None:
        """Send an event to the game."""
        self.socket.send(f"42/{GAME},{json.dumps(event)}".encode())


def version_of(update: bytes) -> int:
    """Return the state number in an update, which the next move must name."""
    return int(update.partition(VERSION)[2].partition(b",")[0].rstrip(b"}"))


async def seat_everybody(load: Any, port: int, tables: int, seats: int) -> None:
    """Create the matches, and seat and connect their players."""
    games = f"/games/{GAME}"
    for _ in range(tables):
        made, _ = await asyncio.to_thread(
            ask, port, "POST", f"{games}/create", {"numPlayers": seats}
        )
        code = made["matchID"]
        players = []
        for seat in range(seats):
            path, who = f"{games}/{code}/join", {"playerID": str(seat), "playerName": f"P{seat}"}
            joined, _ = await asyncio.to_thread(ask, port, "POST", path, who)
            players.append(Player(load, code, seat, joined["playerCredentials"]))
            await players[-1].connect(port)
        load.offer(players[0])


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


def start_server() -> ServerProcess:
    """Start boardgame.io's server, or raise `LeftOut`."""
    install()
    port = free_port()
    command = ["node", str(HERE / "server.js"), str(port)]
    modules = str(INSTALLED / "node_modules")
    return ServerProcess(command, port, "/games", NODE_PATH=modules, NODE_ENV="production")
