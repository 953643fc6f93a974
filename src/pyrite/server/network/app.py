"""The ASGI application: checks every request, then hands it to `http.py` or `connection.py`."""

import logging
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar._openapi.schema_generation import SchemaCreator
from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Schema
from litestar.typing import FieldDefinition

from pyrite.core.messages import PyriteError
from pyrite.core.version import VERSION
from pyrite.protocol.messages import Goodbye
from pyrite.protocol.requests import ProblemDetails
from pyrite.server.audience import NO_TABLE, RESTART, SPOILT, TOO_MANY
from pyrite.server.database import StorageError, in_words, reason_of
from pyrite.server.frames import encoded
from pyrite.server.network.browser_files import browser_file, words
from pyrite.server.network.connection import Connection
from pyrite.server.network.http import api
from pyrite.server.network.visitor import (
    Account,
    Charged,
    Gate,
    Limits,
    Visitor,
    header,
    host_name,
    is_our_name,
    is_same_origin,
    is_secure,
)
from pyrite.server.network.wire import SocketWire, serve_socket
from pyrite.server.problems import PROBLEM_JSON, Elsewhere, Problem, problem_data
from pyrite.server.storage import Storage
from pyrite.server.table_registry import BACK_IN, TableRegistry

log = logging.getLogger(__name__)
Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
SLOW_DISK = 0.01  # seconds for a commit, above which players notice
SAFE = ("GET", "HEAD", "OPTIONS", "TRACE")
HEADERS = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'; object-src 'none'; connect-src 'self'; img-src 'self' blob:",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


@dataclass(frozen=True)
class Settings:
    """Settings chosen by the host; `names` are host names that browsers may use for the server."""

    database: str
    behind_proxy: bool = False
    limits: Limits = field(default_factory=Limits)
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    names: tuple[str, ...] = ()
    listens_everywhere: bool = False  # on every address of this machine
    json_log: bool = False


class StrictStructs(StructSchemaPlugin):
    """Marks structs that forbid unknown keys as closed in the schema."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Return whether the type is a struct that forbids unknown keys."""
        if not super().is_plugin_supported_field(field_definition):
            return False
        forbids: bool = field_definition.type_.__struct_config__.forbid_unknown_fields
        return forbids

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: SchemaCreator
    ) -> Schema:
        """Return the struct's schema without additional properties."""
        schema = super().to_openapi_schema(field_definition, schema_creator)
        schema.additional_properties = False
        return schema


class Front:
    """The entry point of every request: identifies the visitor, checks limits and adds headers."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.gate = Gate(settings.limits, settings.behind_proxy)
        machine = socket.gethostname().lower()
        names = (*settings.names, "", "localhost", machine, f"{machine}.local")
        self.names = frozenset(name.lower() for name in names)
        self.registry: TableRegistry
        self.inner = Litestar(
            route_handlers=[api, browser_file, words],
            lifespan=[self._open_registry],
            exception_handlers={Exception: problem_response},
            openapi_config=OpenAPIConfig("Pyrite", VERSION, path="/api/schema"),
            plugins=[StrictStructs()],
            logging_config=None,
            request_max_body_size=settings.limits.request_bytes,
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            scope["state"]["gate"] = self.gate  # `HttpWire` reads it from the shared state
            await self._inside(scope, receive, send)

    @asynccontextmanager
    async def _open_registry(self, app: Litestar) -> AsyncIterator[None]:
        storage = Storage(self.settings.database, alone=True)
        try:
            seconds = storage.commit_seconds()
        except StorageError as error:  # start anyway: games can still be watched
            log_failure(error)
        else:
            if seconds > SLOW_DISK:
                log.warning("this disk needs %.0f ms for a commit: answers are late", 1e3 * seconds)
        contact = next((f"https://{name}" for name in self.settings.names), "")
        self.registry = TableRegistry(storage, self.settings.bot_processes, contact)
        app.state.registry = self.registry
        app.state.gate = self.gate
        app.state.is_shared = self.settings.listens_everywhere and not self.settings.behind_proxy
        yield
        await self.registry.close()

    async def _inside(self, scope: Any, receive: Any, send: Any) -> None:
        await self.inner(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        visitor = self.gate.visitor(scope)
        scope.setdefault("state", {})["visitor"] = visitor
        headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        cookies, is_private = [], scope["path"].startswith("/api")
        if visitor.is_new and scope["method"] not in SAFE:
            cookie = visitor.cookie(is_secure(scope, self.settings.behind_proxy))
            cookies.append((b"set-cookie", cookie.encode()))

        async def send_with_headers(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                is_done = message["status"] < HTTPStatus.BAD_REQUEST  # else it owns nothing,
                given = cookies if is_done else []  # and a cookie could replace one that does
                message["headers"] = [*message["headers"], *headers, *given]
                if is_private and not any(
                    name == b"cache-control" for name, _ in message["headers"]
                ):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            self._check(scope, visitor.account)
        except Problem as problem:
            await _answer(problem, send_with_headers)
        else:
            asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
            await Charged(self._inside(asked, whole(receive), send_with_headers), visitor.account)

    def _check(self, scope: Scope, account: Account) -> None:
        """Refuse a request before routing: too large, too frequent, wrong host or wrong origin."""
        host = header(scope, "host")
        size = len(scope["raw_path"]) + len(scope["query_string"])
        size += sum(len(name) + len(value) for name, value in scope["headers"])
        if size > self.settings.limits.header_bytes:
            raise Problem("headers-too-large", 431)
        name = host_name(host)
        if name is None:
            raise Problem("request-wrong", 400, detail="Host")
        if not is_our_name(host, self.names):
            raise Problem("host-unknown", 421, host=name[:64])
        if scope["method"] not in SAFE and not is_same_origin(scope):
            raise Problem("origin-foreign", 403)
        account.check_request()

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a table's WebSocket at /api/tables/ABCDEF/socket."""
        visitor = self.gate.visitor(scope)
        parts = scope["path"].strip("/").split("/")
        known = len(parts) == 4 and (parts[0], parts[1], parts[3]) == ("api", "tables", "socket")
        ours = is_our_name(header(scope, "host"), self.names) and is_same_origin(scope)
        if not known or not ours or not self.gate.may_open_socket(visitor.account):
            await send({"type": "websocket.close", "code": TOO_MANY})  # answered with a 403
            return
        with self.gate.socket(visitor.account):  # counted even while the table is still loading
            await self._serve(visitor, parts[2], scope["state"]["wire"], receive, send)

    async def _serve(
        self, visitor: Visitor, code: str, wire: SocketWire, receive: Receive, send: Send
    ) -> None:
        try:
            live = await self.registry.table(code)
        except Elsewhere as problem:
            await receive()
            await send({"type": "websocket.accept"})
            frame = encoded(Goodbye(problem_data(problem), BACK_IN)).decode()
            await send({"type": "websocket.send", "text": frame})
            await send({"type": "websocket.close", "code": RESTART})
            return
        except Problem:
            await send({"type": "websocket.close", "code": NO_TABLE})
            return
        except StorageError as error:
            log_failure(error)
            await receive()
            await send({"type": "websocket.accept"})  # a 403 would mean: no such table
            await send({"type": "websocket.close", "code": SPOILT})
            return
        await receive()
        await send({"type": "websocket.accept"})
        person = None if visitor.is_new else visitor.person
        await serve_socket(Connection(live, person, visitor.account), wire, receive, send)


def whole(receive: Receive) -> Receive:
    """Return what receives a request, and refuses one that ends too early, for nobody to hear."""
    more = True

    async def receive_whole() -> dict[str, Any]:
        nonlocal more
        message = await receive()
        if more and message["type"] == "http.disconnect":
            raise Problem("message-unread", 400)
        more = message.get("more_body", False)
        return message

    return receive_whole


async def _answer(problem: Problem, send: Send) -> None:
    """Send a refusal without involving Litestar."""
    body = msgspec.json.encode(details(problem))
    headers = [(b"content-type", PROBLEM_JSON.encode()), (b"content-length", b"%d" % len(body))]
    headers += [(name.encode(), value.encode()) for name, value in problem.headers.items()]
    start = {"type": "http.response.start", "status": problem.status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body})


def problem_response(_: Request[Any, Any, Any], error: Exception) -> Response[ProblemDetails]:
    """Turn any exception from a handler into an RFC 9457 problem response."""
    headers = error.headers if isinstance(error, HTTPException | Problem) else None
    problem: Problem | PyriteError
    if isinstance(error, Problem | PyriteError):
        problem = error
    elif isinstance(error, StorageError):
        problem = Problem("database-failed", 503, why=log_failure(error))
    elif isinstance(error, HTTPException) and error.status_code < 500:
        problem = Problem("request-wrong", error.status_code, detail=error.detail)
    elif isinstance(error, RecursionError | UnicodeDecodeError):
        problem = Problem("message-unread", 400)
    else:
        log.exception("request failed", exc_info=error)
        problem = Problem("server-failed", 500)
    found = details(problem)
    return Response(found, status_code=found.status, headers=headers, media_type=PROBLEM_JSON)


def details(error: Problem | PyriteError) -> ProblemDetails:
    """Return an error as RFC 9457 problem details."""
    message = problem_data(error)
    status = error.status if isinstance(error, Problem) else 422
    title = HTTPStatus(status).phrase
    return ProblemDetails("about:blank", title, status, message.get("english", ""), message)


def log_failure(error: StorageError) -> str:
    """Log why the database failed, and return the reason."""
    reason = reason_of(error)
    log.error("cannot use the database: %s", in_words(error, reason))
    return reason
