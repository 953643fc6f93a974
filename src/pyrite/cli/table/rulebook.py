"""The numbered rules: a single one, those about a word, or all titles."""

from textwrap import fill

from rich.text import Text

from pyrite.cli.terminal.printer import Printer
from pyrite.lang import Speaker

PREFIX = "rule-"
INDENT = "  "
MOST = 100  # columns; longer lines are hard to read
LEAST = 20  # columns; a terminal may claim to have none


def show_rules(screen: Printer, about: str) -> bool:
    """Print the matching rules; False if there are none."""
    numbers = [id.removeprefix(PREFIX) for id in screen.speaker.ids(PREFIX)]
    if not about:
        for number in numbers:
            screen.out.print(_title(screen.speaker, number))
        return True
    exact = [number for number in numbers if _plain(number) == _plain(about)]
    found = exact or [n for n in numbers if about.lower() in _searched(screen.speaker, n)]
    for number in found:
        screen.out.print(_title(screen.speaker, number))
        screen.out.print(_paragraph(screen.speaker.say(PREFIX + number), screen.out.width))
    return bool(found)


def _plain(number: str) -> str:
    """Return a number in the form used for searching, such as "b12" or "must_connect"."""
    return number.lower().removeprefix("e-").replace("-", "")


def _title(speaker: Speaker, number: str) -> Text:
    return Text.assemble((f"{number}  ", "number"), speaker.part(PREFIX + number, "title"))


def _paragraph(text: str, width: int) -> str:
    lines = fill(
        text, max(LEAST, min(width, MOST)), initial_indent=INDENT, subsequent_indent=INDENT
    )
    return f"{lines}\n"


def _searched(speaker: Speaker, number: str) -> str:
    title = speaker.part(PREFIX + number, "title")
    return f"{number} {title} {speaker.say(PREFIX + number)}".lower()
