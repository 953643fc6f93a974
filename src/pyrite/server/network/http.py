"""The HTTP API: tables, seats, records. The game itself runs over WebSockets (`connection.py`)."""

import asyncio
import zlib
from collections.abc import AsyncIterator, Mapping
from functools import partial
from typing import Annotated, Any, cast

from litestar import HttpMethod, MediaType, Request, Response, Router, delete, get, post, put, route
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from pyrite.bots import BOTS
from pyrite.bots.learned import LEARNED
from pyrite.core.names import clean_name
from pyrite.core.version import VERSION
from pyrite.games import GAMES
from pyrite.protocol import requests
from pyrite.protocol.table import CODE, Language, MyTable, Plan, TableInfo
from pyrite.server import entries
from pyrite.server.audience import Backlog
from pyrite.server.entries import AnyEntry
from pyrite.server.finished_games import continued, without_talk
from pyrite.server.listing import LONGEST_SEARCH
from pyrite.server.live_table import LiveTable
from pyrite.server.network.connection import pay_for
from pyrite.server.network.visitor import NO_COOKIE, Visitor, is_loopback, local_address
from pyrite.server.problems import PROBLEM_JSON, Problem
from pyrite.server.table import Table
from pyrite.server.table_registry import TableRegistry

Code = Annotated[str, Parameter(pattern=f"^(?i:{CODE})$", description="six letters")]
SeatNumber = Annotated[int, Parameter(ge=0, le=11, description="a seat, from 0 on")]
Search = Annotated[
    str,
    Parameter(max_length=LONGEST_SEARCH, description="beginnings of words: code, name, module"),
]
Asking = Request[Any, Any, Any]
PIECE = 32_768  # bytes of an answer that is sent in pieces
GZIP = 16 + zlib.MAX_WBITS  # the format, for zlib

PROBLEMS = {
    status: ResponseSpec(requests.ProblemDetails, media_type=PROBLEM_JSON, description=why)
    for status, why in {
        400: "The request cannot be read.",
        403: "Somebody else's seat or table.",
        404: "There is no such table or seat.",
        409: "Not possible now.",
        413: "Too large.",
        422: "The game does not allow this.",
        429: "Too many requests.",
        503: "The database failed; nothing was changed.",
    }.items()
}


@route(
    ["/me", "/me/push", "/tables", "/tables/{code:str}/seats/{seat:int}"],
    http_method=HttpMethod.OPTIONS,
    status_code=204,
    include_in_schema=False,
)
async def options(request: Asking) -> Response[None]:
    """Return the allowed methods; Litestar's own answer names only one of several."""
    template = request.scope["path_template"]
    here = next(one for one in request.app.routes if one.path_format == template)
    return Response(None, headers={"allow": ", ".join(sorted(here.methods))})


@get("/health", responses={429: PROBLEMS[429], 503: PROBLEMS[503]})
async def health(registry: TableRegistry, request: Asking) -> requests.Health:
    """Report whether the server is up and storing games."""
    await registry.check_health()
    return requests.Health("ok", VERSION, len(registry.awake), request.app.state.gate.open_sockets)


@get("/games", responses={429: PROBLEMS[429]})
async def offers() -> requests.Offers:
    """List the games, modules, bots and settings a table can be opened with."""
    games = [
        requests.GameInfo(
            name=game.name,
            seats=game.seats,
            editions=list(game.editions),
            flags={name: list(values) for name, values in game.flags.items()},
            flag_rules=dict(game.flag_rules),
            modules=[
                requests.ModuleInfo(seats=game.seats_for([module["key"]]), **module)
                for module in (*game.modules(), *game.own_modules())
            ],
        )
        for game in GAMES.values()
    ]
    learned = {
        bot: [requests.LearnedTable(one.game, sorted(one.modules)) for one in tables]
        for bot, tables in LEARNED.items()
    }
    return requests.Offers(games, list(BOTS), VERSION, learned)


@get("/invitation", responses={429: PROBLEMS[429]})
async def invitation(request: Asking) -> requests.Invitation:
    """Return this server's address on the local network, if you are on the same machine."""
    here, visitor = request.scope.get("server"), request.scope.get("client")
    if not (here and visitor and request.app.state.is_shared and is_loopback(visitor[0])):
        return requests.Invitation(None)
    address = local_address()
    return requests.Invitation(address and f"http://{address}:{here[1]}")


@get("/tables", responses={status: PROBLEMS[status] for status in (400, 429)})
async def public_tables(
    registry: TableRegistry, visitor: Visitor, search: Search = ""
) -> list[TableInfo]:
    """List public tables that are waiting for players or being played, shared out by address."""
    return await visitor.account.in_thread(partial(registry.listed, search))


@post("/tables", responses=PROBLEMS)
async def open_table(data: Plan, registry: TableRegistry, visitor: Visitor) -> MyTable:
    """Open a table with you as its host."""
    visitor.account.check_opening()
    address = visitor.account.address
    return opened(await registry.open(data, visitor.person, address=address), visitor)


@post("/lessons/{name:str}", responses=PROBLEMS)
async def begin_lesson(
    name: str,
    data: requests.SitDown,
    registry: TableRegistry,
    visitor: Visitor,
    lang: Language = "en",
) -> MyTable:
    """Take a seat at a lesson table, with known cards and scripted bots."""
    visitor.account.check_opening()
    live = await registry.begin_lesson(name, visitor.person, clean_name(data.name), lang)
    return opened(live, visitor)


@get("/me/tables", responses={429: PROBLEMS[429]})
async def my_tables(registry: TableRegistry, visitor: Visitor) -> list[MyTable]:
    """List the tables where you hold a seat or are the host, latest first."""
    return await registry.tables_of(visitor.person)


@get("/me", responses=PROBLEMS)
async def my_history(registry: TableRegistry, visitor: Visitor) -> requests.History:
    """Return your finished games: played, won, with whom, and how often you were suspected."""
    return await registry.people.history(visitor.person, visitor.account.address)


@delete("/me", response_headers={"set-cookie": NO_COOKIE}, responses=PROBLEMS)
async def forget_me(registry: TableRegistry, visitor: Visitor) -> None:
    """Delete your name, seats, texts, subscriptions and cookie."""
    visitor.account.check_export()
    await registry.forget(visitor.person)


@get("/me/export", responses=PROBLEMS)
async def export(
    registry: TableRegistry, visitor: Visitor, request: Asking
) -> Response[requests.Export]:
    """Return everything that the server stores about you, as a file."""
    visitor.account.check_export()
    packed = await registry.people.export(visitor.person, visitor.account.address)
    named = {"content-disposition": 'attachment; filename="pyrite.json"'}
    return unpacked(packed, MediaType.JSON, visitor, request, named)


@get("/me/push", responses=PROBLEMS)
async def notifications(registry: TableRegistry, visitor: Visitor) -> requests.Notifications:
    """Return the key that a browser subscribes with, and how many of yours are notified."""
    found = await asyncio.to_thread(registry.storage.subscriptions_of, visitor.person)
    return requests.Notifications(await registry.push.key(), len(found))


@put("/me/push", status_code=204, responses=PROBLEMS)
async def subscribe(data: requests.Subscribe, registry: TableRegistry, visitor: Visitor) -> None:
    """Notify this browser when it is your turn and you are not at the table."""
    visitor.account.check_export()
    await registry.push.subscribe(visitor.person, data, visitor.account.address)


@delete("/me/push", responses=PROBLEMS)
async def unsubscribe(registry: TableRegistry, visitor: Visitor) -> None:
    """Notify none of your browsers any more."""
    visitor.account.check_export()
    await registry.push.unsubscribe(visitor.person)


@get("/tables/{code:str}", responses=PROBLEMS)
async def one_table(live: LiveTable, visitor: Visitor) -> MyTable:
    """Return a table and the seats you hold there."""
    return mine(live.table, visitor)


@put("/tables/{code:str}/seats/{seat:int}", responses=PROBLEMS)
async def take_seat(
    live: LiveTable, seat: SeatNumber, data: requests.SitDown, visitor: Visitor
) -> MyTable:
    """Take a seat. You may hold several seats and share a screen."""
    live.table.check_seal(data.sealed)
    name = clean_name(data.name)
    live.table.check_name(seat, name)
    entry = entries.Sat(seat, visitor.person, name, sealed=data.sealed or "", face=data.face)
    await do(live, entry, visitor)
    return mine(live.table, visitor)


@delete("/tables/{code:str}/seats/{seat:int}", status_code=200, responses=PROBLEMS)
async def leave_seat(live: LiveTable, seat: SeatNumber, visitor: Visitor) -> MyTable:
    """Leave a seat before the game or remove a bot; the host may remove anyone."""
    if live.table.seat(seat).bot is not None:
        check_seated(live.table, visitor)
    elif not live.table.holds(visitor.person, seat):
        check_host(live.table, visitor)
    await do(live, entries.LeftSeat(seat), visitor)
    return mine(live.table, visitor)


@put("/tables/{code:str}/seats/{seat:int}/bot", responses=PROBLEMS)
async def seat_bot(
    live: LiveTable, seat: SeatNumber, data: requests.BotChoice, visitor: Visitor
) -> MyTable:
    """Seat a bot. Anyone at the table may do this, and so may the host."""
    check_seated(live.table, visitor)
    await do(live, entries.BotSat(seat, data.bot), visitor)
    return mine(live.table, visitor)


@post("/tables/{code:str}/start", status_code=200, responses=PROBLEMS)
async def start(live: LiveTable, visitor: Visitor) -> MyTable:
    """Deal the cards, or close the seats until the sealed texts are revealed."""
    check_seated(live.table, visitor)
    await do(live, live.table.next_step_to_deal(), visitor)
    return mine(live.table, visitor)


@post("/tables/{code:str}/rematch", responses=PROBLEMS)
async def rematch(live: LiveTable, registry: TableRegistry, visitor: Visitor) -> MyTable:
    """Open a rematch with the same players, or return the one already opened."""
    check_seated(live.table, visitor)
    account = visitor.account
    is_new = live.table.next is None
    new = await registry.rematch(live, account.check_opening, account.address)
    return opened(new, visitor) if is_new else mine(new.table, visitor)


@post("/tables/{code:str}/continue", responses=PROBLEMS)
async def continue_game(
    live: LiveTable, data: requests.ContinueFrom, registry: TableRegistry, visitor: Visitor
) -> MyTable:
    """Continue from any moment of a finished game at a new table."""
    visitor.account.check_opening()
    plan, before, seed = continued(live.table, data)
    address = visitor.account.address
    new = await registry.open(plan, visitor.person, before, seed, address=address)
    return opened(new, visitor)


@get("/tables/{code:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
async def record(
    live: LiveTable, registry: TableRegistry, visitor: Visitor, request: Asking
) -> Response[str]:
    """Return a finished game as text for `pyrite replay` and `pyrite verify`."""
    await live.all_kept()
    packed = await registry.replays.find(live.table, None, visitor.account.address)
    return unpacked(packed, MediaType.TEXT, visitor, request)


@get("/tables/{code:str}/replay", responses=PROBLEMS)
async def frames(
    live: LiveTable,
    registry: TableRegistry,
    visitor: Visitor,
    request: Asking,
    seat: SeatNumber | None = None,
    open: bool = False,
) -> Response[requests.Replay]:
    """Return a finished game move by move, as a seat or watcher saw it, or with all cards open."""
    await live.all_kept()
    packed = await registry.replays.find(live.table, (seat, open), visitor.account.address)
    return unpacked(packed, MediaType.JSON, visitor, request)


@get("/tables/{code:str}/shuffle", responses=PROBLEMS)
async def check_shuffle(live: LiveTable) -> requests.ShuffleCheck:
    """Check that a finished game was shuffled as the table had committed to."""
    found = without_talk(live.table)
    shuffle = found.shuffle
    if shuffle is None:
        raise Problem("shuffle-none", 404)
    return requests.ShuffleCheck(
        shuffle.commitment,
        shuffle.secret,
        list(shuffle.added),
        list(shuffle.seals),
        [list(names) for names in shuffle.withheld],
        str(found.seed),
        kept=shuffle.is_kept(),
        sealed=shuffle.sealing == "sealed",
        dealt=shuffle.seed == found.seed,
    )


def mine(table: Table, visitor: Visitor) -> MyTable:
    """Return a table with the seats this visitor holds."""
    is_host = table.opened.host == visitor.person
    return MyTable(table.info(), table.seats_of(visitor.person), is_host)


def opened(live: LiveTable, visitor: Visitor) -> MyTable:
    """Return a new table, whose opening is charged to its host."""
    visitor.account.pay(0.0, live.bounds.stored)
    return mine(live.table, visitor)


async def do(live: LiveTable, entry: AnyEntry, visitor: Visitor) -> None:
    """Do something at a table for a visitor, and return once it is stored."""
    visitor.account.check_storing()
    await pay_for(visitor.account, live, live.do, entry)


def unpacked(
    packed: bytes,
    media_type: MediaType,
    visitor: Visitor,
    request: Asking,
    headers: Mapping[str, str] | None = None,
) -> Response[Any]:
    """Return a gzipped answer in pieces, as it is or unpacked; a slow reader gets them slowly."""
    backlog = visitor.account.backlog
    backlog.check()
    is_gzip = accepts_gzip(request.headers.get("accept-encoding", ""))
    coding = {"content-encoding": "gzip"} if is_gzip else {}
    size = len(packed) if is_gzip else int.from_bytes(packed[-4:], "little")  # RFC 1952, 2.3.1
    sized = {"vary": "accept-encoding", "content-length": str(size)}
    return Stream(
        pieces_of(packed, is_gzip, backlog),
        headers={**sized, **coding, **(headers or {})},
        media_type=media_type,
    )


async def pieces_of(packed: bytes, is_gzip: bool, backlog: Backlog) -> AsyncIterator[bytes]:
    """Yield gzipped data, unpacked unless it is wanted as it is; nothing is unpacked in advance."""
    with backlog.holding(len(packed)):
        unpacking = zlib.decompressobj(GZIP)
        for start in range(0, len(packed), PIECE):
            piece = packed[start : start + PIECE]
            if is_gzip:
                yield piece
            while piece and not is_gzip:
                yield unpacking.decompress(piece, PIECE)
                piece = unpacking.unconsumed_tail


def accepts_gzip(header: str) -> bool:
    """Return whether an `Accept-Encoding` header allows gzip."""
    for part in header.lower().split(","):
        coding, _, weight = (text.strip() for text in part.partition(";"))
        if coding in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def check_host(table: Table, visitor: Visitor) -> None:
    """Refuse anyone but the host."""
    if table.opened.host != visitor.person:
        raise Problem("host-only", 403)


def check_seated(table: Table, visitor: Visitor) -> None:
    """Refuse anyone who is neither seated here nor the host."""
    if not table.seats_of(visitor.person):
        check_host(table, visitor)


def find_registry(request: Asking) -> TableRegistry:
    """Return the server's tables."""
    return cast(TableRegistry, request.app.state.registry)


async def find_table(code: Code, registry: TableRegistry) -> LiveTable:
    """Return the table that the path names."""
    return await registry.table(code)


def find_visitor(request: Asking) -> Visitor:
    """Return the sender of the request."""
    return cast(Visitor, request.scope["state"]["visitor"])


api = Router(
    path="/api",  # `options` comes first, or Litestar adds its own
    route_handlers=[one for one in globals().values() if isinstance(one, HTTPRouteHandler)],
    dependencies={
        "registry": Provide(find_registry, sync_to_thread=False),
        "live": Provide(find_table),
        "visitor": Provide(find_visitor, sync_to_thread=False),
    },
)
