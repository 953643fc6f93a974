"""Names of players."""

from collections.abc import Sequence

from pyrite.cli.errors import CommandError
from pyrite.games import Record
from pyrite.lang import name_bots

LONGEST_NAME = 24


def visible(text: str) -> str:
    """Replace characters that could move the cursor or change the text direction."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def withheld_by(attempts: Sequence[Sequence[str]]) -> str:
    """Return who withheld a sealed text, deal by deal: "Ann; Ann, Bo"."""
    return "; ".join(", ".join(visible(name) for name in names) for names in attempts)


def names_in(record: Record, lang: str) -> tuple[str | None, ...]:
    """Return the players of a recorded game, or dwarfs' names if none are recorded."""
    named = tuple(name and visible(name) for name in record.players)
    return named or name_bots(lang, record.seed, record.options["seats"])


def read_names(text: str | None, seats: int) -> tuple[str | None, ...]:
    """Read names for the seats from A on, as in "Ann,Bo"; a seat may have none: "Ann,,Cy"."""
    if not text:
        return ()
    names = [name.strip() or None for name in text.split(",")]
    if len(names) > seats:
        raise CommandError("usage-names", names=len(names), seats=seats)
    for name in filter(None, names):
        check_name(name)
    return (*names, *[None] * (seats - len(names)))


def check_name(name: str) -> None:
    """Refuse a name that is too long or cannot be shown."""
    if len(name) > LONGEST_NAME:
        raise CommandError("usage-name", name=visible(name), most=LONGEST_NAME)
    if name != visible(name):
        raise CommandError("usage-name-sign", name=visible(name))
