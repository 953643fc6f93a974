"""What `make test` leaves to `make test-deep`, and what every run of the tests says at its end."""

import gc

import pytest
from deep import DEEP

gc.disable()  # until all tests are collected, which leaves no garbage to speak of


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests marked `deep` take long: only `make test-deep` runs them."""
    if not DEEP:
        later = [item for item in items if item.get_closest_marker("deep")]
        items[:] = [item for item in items if item not in later]
        config.hook.pytest_deselected(items=later)


def pytest_collection_finish() -> None:
    """Thousands of tests stay to the end: nothing shall look again and again for dead ones."""
    gc.freeze()
    gc.enable()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line for everything that this machine could not try."""
    for report in terminalreporter.getreports("passed"):
        for name, sentence in report.user_properties:
            if name == "left_out":
                terminalreporter.write_line(str(sentence))
