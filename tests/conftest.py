"""What every run of the tests says at its end."""

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line for everything that this machine could not try."""
    for report in terminalreporter.getreports("passed"):
        for name, sentence in report.user_properties:
            if name == "left_out":
                terminalreporter.write_line(str(sentence))
