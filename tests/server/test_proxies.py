"""The configurations of the guide: a proxy sends all requests for a table to the same process."""

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.processes import NO_PROXY, proxies, proxy

from pyrite.protocol.table import CODE_LENGTH, CODE_LETTERS

PATHS = "/api/tables/{}", "/api/tables/{}/socket", "/api/tables/{}/seats/2?x=1"


class OwnPort(BaseHTTPRequestHandler):
    """Answers every request with the port that it reached."""

    protocol_version = "HTTP/1.1"
    wbufsize = 1_024  # an answer is one packet

    def do_GET(self) -> None:
        """Answer."""
        port = b"%d" % self.server.server_address[1]
        self.send_response(200)
        self.send_header("Content-Length", str(len(port)))
        self.end_headers()
        self.wfile.write(port)

    def log_message(self, *_: Any) -> None:
        """Stay silent."""


class Stub:
    """A server that only tells its port."""

    def __init__(self) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), OwnPort)
        self.port = self.server.server_port
        self.thread = threading.Thread(target=self.server.serve_forever)


@contextmanager
def stubs(count: int) -> Iterator[list[Any]]:
    """Yield running stubs."""
    with ExitStack() as all_servers:
        servers = [Stub() for _ in range(count)]
        for one in servers:
            all_servers.callback(one.server.server_close)
            one.thread.start()
            all_servers.callback(one.thread.join)
            all_servers.callback(one.server.shutdown)
        yield servers


@pytest.mark.deep
def test_a_code_in_small_letters_goes_to_the_same_process(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    if not proxies():
        record_property("left_out", NO_PROXY)
    rng, reached = Random(30), Counter[str]()
    for program in proxies():
        with stubs(3) as servers, proxy(program, servers, tmp_path) as front:
            for _ in range(100):
                code = "".join(rng.choices(CODE_LETTERS, k=CODE_LENGTH))
                mixed = "".join(rng.choice((letter, letter.lower())) for letter in code)
                asked = [
                    path.format(text) for text in (code, code.lower(), mixed) for path in PATHS
                ]
                owners = {front.http.get(path).text for path in asked}
                assert len(owners) == 1, (program, code)
                reached.update((program, owner) for owner in owners)
            everything_else = {front.http.get(path).text for path in ("/", "/api/health", "/x.js")}
            assert len(everything_else) == 1, "one address goes to one process"
    assert len(reached) == 3 * len(proxies())
    assert min(reached.values(), default=10) >= 10, reached
