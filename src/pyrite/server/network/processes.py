"""Several server processes on one machine: a parent that starts them and replaces those that die.

Each has a port of its own, and a proxy in front sends all requests for a table to the same one.
"""

import logging
import multiprocessing
import signal
import time
from contextlib import nullcontext
from dataclasses import replace
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess

from pyrite.core.processes import end_with_parent
from pyrite.server.network.app import Settings
from pyrite.server.network.logs import log_as_json
from pyrite.server.network.run import listen, offer_own_modules, serve

log = logging.getLogger(__name__)
PAUSE = 1.0  # seconds before a process is replaced
LONGEST_STOP = 15.0  # seconds before processes that do not stop are killed
PROCESSES = multiprocessing.get_context("spawn")


def serve_on(host: str, port: int, settings: Settings, metrics_port: int | None) -> None:
    """Serve on one port until stopped; runs in a new process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the parent, which stops us
    end_with_parent()
    if settings.json_log:
        log_as_json()
    offer_own_modules()
    metrics = None if metrics_port is None else listen(host, metrics_port)
    with listen(host, port) as listener, metrics or nullcontext():
        serve(settings, listener, metrics)


class ServerProcesses:
    """Server processes on consecutive ports of an address."""

    def __init__(
        self, host: str, port: int, count: int, settings: Settings, metrics_port: int | None = None
    ) -> None:
        self.host = host
        self.ports = range(port, port + count)
        self.settings = replace(settings, bot_processes=max(1, settings.bot_processes // count))
        self.metrics_port = metrics_port
        self.running: dict[int, SpawnProcess] = {}  # by port

    def run(self) -> None:
        """Keep all processes running until this one is told to stop."""
        for port in self.ports:
            self._start(port)
        try:
            while True:
                wait([process.sentinel for process in self.running.values()])
                time.sleep(PAUSE)
                self._replace_dead()
        finally:
            self.stop()

    def stop(self) -> None:
        """Let every process say goodbye to its clients, and wait for it."""
        end = time.monotonic() + LONGEST_STOP
        for process in self.running.values():
            process.terminate()
        for process in self.running.values():
            process.join(max(0.0, end - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()

    def _replace_dead(self) -> None:
        for port, process in list(self.running.items()):
            if not process.is_alive():
                log.error("the server process on port %d ended and is replaced", port)
                self._start(port)

    def _start(self, port: int) -> None:
        metrics = self.metrics_port
        if metrics is not None:
            metrics += port - self.ports.start
        arguments = (self.host, port, self.settings, metrics)
        process = PROCESSES.Process(target=serve_on, args=arguments)
        process.start()
        self.running[port] = process
