"""The HTTP API: tables, seats, records. The game itself runs over WebSockets (`connection.py`)."""

import asyncio
import gzip
from typing import Annotated, Any

from litestar import HttpMethod, MediaType, Request, Response, Router, delete, get, post, put, route
from litestar.di import Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from pyrite.bots import BOTS
from pyrite.core.version import VERSION
from pyrite.games import GAMES
from pyrite.protocol.requests import (
    BotChoice,
    ContinueFrom,
    Export,
    GameInfo,
    Health,
    History,
    Invitation,
    ModuleInfo,
    Notifications,
    Offers,
    ProblemDetails,
    Replay,
    ShuffleCheck,
    SitDown,
    Subscribe,
)
from pyrite.protocol.table import CODE, Language, MyTable, Plan, TableInfo
from pyrite.server import entries
from pyrite.server.house import House
from pyrite.server.limits import Gate
from pyrite.server.problems import PROBLEM_JSON, Problem
from pyrite.server.records import continued, record_of
from pyrite.server.table import Table
from pyrite.server.visitor import NO_COOKIE, Visitor, is_loopback, local_address

Code = Annotated[str, Parameter(pattern=f"^(?i:{CODE})$", description="six letters")]
Seat = Annotated[int, Parameter(ge=0, le=11, description="a seat, from 0 on")]
Asking = Request[Any, Any, Any]

PROBLEMS = {
    status: ResponseSpec(ProblemDetails, media_type=PROBLEM_JSON, description=why)
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
async def health(house: House, gate: Gate) -> Health:
    """Report whether the server is up and storing games."""
    await house.check_health()
    return Health("ok", VERSION, len(house.awake), gate.open_sockets)


@get("/games", responses={429: PROBLEMS[429]})
async def offers() -> Offers:
    """List the games, modules, bots and settings a table can be opened with."""
    games = [
        GameInfo(
            name=game.name,
            seats=game.seats,
            editions=list(game.editions),
            flags={name: list(values) for name, values in game.flags.items()},
            flag_rules=dict(game.flag_rules),
            modules=[
                ModuleInfo(seats=game.seats_for([module["key"]]), **module)
                for module in (*game.modules(), *game.own_modules())
            ],
        )
        for game in GAMES.values()
    ]
    return Offers(games, list(BOTS), VERSION)


@get("/invitation", responses={429: PROBLEMS[429]})
async def invitation(request: Asking) -> Invitation:
    """Return this server's address on the local network, if you are on the same machine."""
    here, visitor = request.scope.get("server"), request.scope.get("client")
    if not (here and visitor and request.app.state.is_shared and is_loopback(visitor[0])):
        return Invitation(None)
    address = local_address()
    return Invitation(address and f"http://{address}:{here[1]}")


@get("/tables", responses={429: PROBLEMS[429]})
async def public_tables(house: House) -> list[TableInfo]:
    """List public tables that are waiting for players or being played."""
    return await house.listed()


@post("/tables", responses=PROBLEMS)
async def open_table(data: Plan, house: House, gate: Gate, visitor: Visitor) -> MyTable:
    """Open a table with you as its host."""
    gate.check_opening(visitor.address)
    return mine((await house.open(data, visitor.person)).table, visitor)


@post("/lessons/{name:str}", responses=PROBLEMS)
async def begin_lesson(
    name: str, data: SitDown, house: House, gate: Gate, visitor: Visitor, lang: Language = "en"
) -> MyTable:
    """Take a seat at a lesson table, with known cards and scripted bots."""
    gate.check_opening(visitor.address)
    live = await house.begin_lesson(name, visitor.person, clean_name(data), lang)
    return mine(live.table, visitor)


@get("/me/tables", responses={429: PROBLEMS[429]})
async def my_tables(house: House, visitor: Visitor) -> list[MyTable]:
    """List the tables where you hold a seat or are the host, latest first."""
    return await house.tables_of(visitor.person)


@get("/me", responses=PROBLEMS)
async def my_history(house: House, visitor: Visitor) -> History:
    """Return your finished games: played, won, with whom, and how often you were suspected."""
    return await house.people.history(visitor.person, visitor.address)


@delete("/me", responses=PROBLEMS)
async def forget_me(house: House, gate: Gate, visitor: Visitor) -> Response[None]:
    """Delete your name, seats, texts, subscriptions and cookie."""
    gate.check_export(visitor.address)
    await house.forget(visitor.person)
    return Response(None, headers={} if visitor.is_new else {"set-cookie": NO_COOKIE})


@get("/me/export", responses=PROBLEMS)
async def export(house: House, gate: Gate, visitor: Visitor) -> Response[Export]:
    """Return everything that the server stores about you, as a file."""
    gate.check_export(visitor.address)
    body: Any = await house.people.export(visitor.person, visitor.address)
    named = {"content-disposition": 'attachment; filename="pyrite.json"'}
    return Response(body, headers=named, media_type=MediaType.JSON)


@get("/me/push", responses=PROBLEMS)
async def notifications(house: House, visitor: Visitor) -> Notifications:
    """Return the key that a browser subscribes with, and how many of yours are notified."""
    found = await asyncio.to_thread(house.storage.subscriptions_of, visitor.person)
    return Notifications(await house.push.key(), len(found))


@put("/me/push", status_code=204, responses=PROBLEMS)
async def subscribe(data: Subscribe, house: House, gate: Gate, visitor: Visitor) -> None:
    """Notify this browser when it is your turn and you are not at the table."""
    gate.check_export(visitor.address)
    await house.push.subscribe(visitor.person, data)


@delete("/me/push", responses=PROBLEMS)
async def unsubscribe(house: House, gate: Gate, visitor: Visitor) -> None:
    """Notify none of your browsers any more."""
    gate.check_export(visitor.address)
    await house.push.unsubscribe(visitor.person)


@get("/tables/{code:str}", responses=PROBLEMS)
async def one_table(code: Code, house: House, visitor: Visitor) -> MyTable:
    """Return a table and the seats you hold there."""
    return mine((await house.table(code)).table, visitor)


@put("/tables/{code:str}/seats/{seat:int}", responses=PROBLEMS)
async def take_seat(
    code: Code, seat: Seat, data: SitDown, house: House, visitor: Visitor
) -> MyTable:
    """Take a seat. You may hold several seats and share a screen."""
    live = await house.table(code)
    entry = entries.Sat(
        seat, visitor.person, clean_name(data), sealed=data.sealed or "", face=data.face
    )
    await house.do(live, entry)
    return mine(live.table, visitor)


@delete("/tables/{code:str}/seats/{seat:int}", status_code=200, responses=PROBLEMS)
async def leave_seat(code: Code, seat: Seat, house: House, visitor: Visitor) -> MyTable:
    """Leave a seat before the game or remove a bot; the host may remove anyone."""
    live = await house.table(code)
    if live.table.has_bot(seat):
        check_seated(live.table, visitor)
    elif seat not in live.table.seats_of(visitor.person):
        check_host(live.table, visitor)
    await house.do(live, entries.Rose(seat))
    return mine(live.table, visitor)


@put("/tables/{code:str}/seats/{seat:int}/bot", responses=PROBLEMS)
async def seat_bot(
    code: Code, seat: Seat, data: BotChoice, house: House, visitor: Visitor
) -> MyTable:
    """Seat a bot. Anyone at the table may do this, and so may the host."""
    live = await house.table(code)
    check_seated(live.table, visitor)
    await house.do(live, entries.BotSat(seat, data.bot))
    return mine(live.table, visitor)


@post("/tables/{code:str}/start", status_code=200, responses=PROBLEMS)
async def start(code: Code, house: House, visitor: Visitor) -> MyTable:
    """Deal the cards, or close the seats until the sealed texts are revealed."""
    live = await house.table(code)
    check_seated(live.table, visitor)
    await house.do(live, live.table.next_step_to_deal())
    return mine(live.table, visitor)


@post("/tables/{code:str}/rematch", responses=PROBLEMS)
async def rematch(code: Code, house: House, gate: Gate, visitor: Visitor) -> MyTable:
    """Open a rematch with the same players, or return the one already opened."""
    live = await house.table(code)
    check_seated(live.table, visitor)
    new = await house.rematch(live, lambda: gate.check_opening(visitor.address))
    return mine(new.table, visitor)


@post("/tables/{code:str}/continue", responses=PROBLEMS)
async def continue_game(
    code: Code, data: ContinueFrom, house: House, gate: Gate, visitor: Visitor
) -> MyTable:
    """Continue from any moment of a finished game at a new table."""
    gate.check_opening(visitor.address)
    plan, before, seed = continued((await house.table(code)).table, data)
    return mine((await house.open(plan, visitor.person, before, seed)).table, visitor)


@get("/tables/{code:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
async def record(code: Code, house: House) -> str:
    """Return a finished game as text for `pyrite replay` and `pyrite verify`."""
    live = await house.table(code)
    return record_of(live.table).to_text()


@get("/tables/{code:str}/replay", responses=PROBLEMS)
async def frames(
    code: Code,
    house: House,
    visitor: Visitor,
    request: Asking,
    seat: Seat | None = None,
    open: bool = False,
) -> Response[Replay]:
    """Return a finished game move by move, as a seat or watcher saw it, or with all cards open."""
    table = (await house.table(code)).table
    packed = await house.replays.find(table, seat, open, visitor.address)
    headers = {"vary": "accept-encoding"}
    body: Any = packed
    if accepts_gzip(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
    else:
        body = await asyncio.to_thread(gzip.decompress, packed)
    return Response(body, headers=headers, media_type=MediaType.JSON)


@get("/tables/{code:str}/shuffle", responses=PROBLEMS)
async def check_shuffle(code: Code, house: House) -> ShuffleCheck:
    """Check that a finished game was shuffled as the table had committed to."""
    found = record_of((await house.table(code)).table)
    shuffle = found.shuffle
    if shuffle is None:
        raise Problem("shuffle-none", 404)
    return ShuffleCheck(
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


def accepts_gzip(header: str) -> bool:
    """Return whether an `Accept-Encoding` header allows gzip."""
    for part in header.lower().split(","):
        coding, _, weight = (text.strip() for text in part.partition(";"))
        if coding in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def clean_name(data: SitDown) -> str:
    """Return the player's name with tidied spaces; refuse invisible characters."""
    name = " ".join(data.name.split())
    if not name or not name.isprintable():
        raise Problem("name-wrong", 422)
    return name


def check_host(table: Table, visitor: Visitor) -> None:
    """Refuse anyone but the host."""
    if table.opened.host != visitor.person:
        raise Problem("host-only", 403)


def check_seated(table: Table, visitor: Visitor) -> None:
    """Refuse anyone who is neither seated here nor the host."""
    if not table.seats_of(visitor.person):
        check_host(table, visitor)


def find_house(request: Asking) -> House:
    """Return the server's tables."""
    house: House = request.app.state.house
    return house


def find_gate(request: Asking) -> Gate:
    """Return the server's limits."""
    gate: Gate = request.app.state.gate
    return gate


def find_visitor(request: Asking) -> Visitor:
    """Return the sender of the request."""
    visitor: Visitor = request.scope["state"]["visitor"]
    return visitor


api = Router(
    path="/api",
    route_handlers=[
        options,  # first, or Litestar adds its own
        health,
        offers,
        invitation,
        public_tables,
        open_table,
        begin_lesson,
        my_tables,
        my_history,
        forget_me,
        export,
        notifications,
        subscribe,
        unsubscribe,
        one_table,
        take_seat,
        leave_seat,
        seat_bot,
        start,
        rematch,
        continue_game,
        record,
        frames,
        check_shuffle,
    ],
    dependencies={
        "house": Provide(find_house, sync_to_thread=False),
        "gate": Provide(find_gate, sync_to_thread=False),
        "visitor": Provide(find_visitor, sync_to_thread=False),
    },
)
