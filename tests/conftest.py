"""Deselection of tests that only `make test-deep` runs, and the summary of every test run."""

import gc
import os

import pytest
from deep import DEEP

from pyrite.core.compiled import why_outdated

collect_ignore = [] if DEEP else ["envs"]  # tested in the deep and the bounds-checked run

os.environ.setdefault("OMP_NUM_THREADS", "1")  # as in the command: NumPy's threads slow down a bot
gc.disable()  # until all tests are collected, which leaves hardly any garbage


def pytest_configure() -> None:
    """Refuse to test an outdated core, in which a broken rule would pass."""
    if outdated := why_outdated():
        raise pytest.UsageError(f"{outdated}, or run one file interpreted: make t F=FILE")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect slow tests, marked `deep`, unless `make test-deep` runs them."""
    if not DEEP:
        later = [item for item in items if item.get_closest_marker("deep")]
        items[:] = [item for item in items if item not in later]
        config.hook.pytest_deselected(items=later)


def pytest_collection_finish() -> None:
    """Freeze the collected tests, so that the garbage collector does not rescan them."""
    gc.freeze()
    gc.enable()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print a line for everything this machine could not test."""
    for report in terminalreporter.getreports("passed"):
        for name, sentence in report.user_properties:
            if name == "left_out":
                terminalreporter.write_line(str(sentence))
