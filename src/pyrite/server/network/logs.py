"""The server's log as JSON, one object a line on standard output, for programs that collect logs.

It says what the log for people says, and in addition when a server starts and stops. Neither names
players, tables, cards or addresses.
"""

import json
import logging
import sys
import threading
from datetime import UTC, datetime
from types import TracebackType

QUIET = 60.0  # seconds in which a line is logged once


class JsonLines(logging.Formatter):
    """Formats a record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return one object; `event` is its text without the values, so that it can be counted."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "process": record.process,
            "source": record.name,
            "event": str(record.msg),
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


class Seldom(logging.Filter):
    """Lets the same line pass once a minute: strangers can cause some of them at will."""

    def __init__(self) -> None:
        super().__init__()
        self.passed: dict[tuple[str, object], float] = {}  # by line and error, oldest first

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log this, and forget what was logged long ago."""
        while (
            self.passed and record.created > (oldest := next(iter(self.passed.items())))[1] + QUIET
        ):
            del self.passed[oldest[0]]
        error = record.exc_info[0] if record.exc_info else None
        line = record.getMessage().partition("\n")[0], error
        is_new = line not in self.passed
        self.passed.setdefault(line, record.created)
        return is_new


def log_seldom() -> None:
    """Log the same line once a minute at most."""
    for handler in (*logging.getLogger().handlers, logging.lastResort):
        if handler is not None:
            handler.addFilter(Seldom())


def log_as_json() -> None:
    """Write every line of this process's log as JSON from now on."""
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], force=True)
    logging.getLogger("pyrite").setLevel(logging.INFO)
    logging.captureWarnings(capture=True)
    sys.excepthook = log_failure
    threading.excepthook = lambda failed: log_failure(
        failed.exc_type, failed.exc_value, failed.exc_traceback
    )


def log_failure(
    kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
) -> None:
    """Log an exception that nobody caught."""
    found = error or kind()
    logging.getLogger(__name__).error("failed", exc_info=(kind, found, trace))
