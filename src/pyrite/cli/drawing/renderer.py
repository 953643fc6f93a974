"""The interface between a game and the terminal, and what all games show alike."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pyrite.cli.drawing.board import Grid, Scene
from pyrite.core.actions import Action
from pyrite.core.cards import FACE_DOWN
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.messages import Message
from pyrite.lang import Speaker, seat_letter

View = Mapping[str, Any]
TURN, CARDS, KNOWN = "▶", "▯", "="
LONGEST = 12  # letters of a name that fit in a list
MINUS, HIDDEN, NOTHING = "−", "◆", "–"
MANY = 3  # more gold cards than this are shown as a count
NOT_LISTED = {  # parts of a view that are shown elsewhere
    *("game", "version", "options", "ask", "asked", "turn", "stage", "results"),
    *("seat", "hand", "dwarf"),
}


class SeenTable(Protocol):
    """A table as one seat sees it, here or at a server; every `State` is one."""

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def seats(self) -> int:
        """The number of seats."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""

    @property
    def scores(self) -> Sequence[int]:
        """Everyone's gold or points, once the game is over."""

    @property
    def winners(self) -> Sequence[int]:
        """The seats with the most, once the game is over."""

    def describe(self) -> Description:
        """Return what never changes at this table."""

    def view(self, seat: int | None) -> View:
        """Return what this seat may know."""

    def action(self, action: Action | str, seat: int) -> Action:
        """Return an action from its text or its parts, legal or not."""

    def refusal(self, action: Action | str, seat: int) -> Message | None:
        """Return why an action is not allowed; None if it is."""

    def tell(self, events: Sequence[Event]) -> list[Message]:
        """Return the messages about these events, without a language."""


class Renderer:
    """Shows a game; as it is, any game in plain lines, without a board."""

    scene: type[Scene] = Scene
    board: type[Grid] = Grid
    changes: Collection[str] = ()  # events after which the board looks different
    in_result: Collection[str] = ()  # ids of end-of-round messages that `result` shows

    def status(self, speaker: Speaker, view: View) -> list[Text]:
        """Return what is always visible."""
        return [Text(f"{key}: {value}") for key, value in view.items() if key not in NOT_LISTED]

    def seat_table(self, speaker: Speaker, view: View) -> Table:
        """Return a line per seat, with the cards in front of it below."""
        return Table()

    def short_seats(self, speaker: Speaker, view: View) -> list[Text]:
        """Return all seats, with signs instead of words."""
        return []

    def seat_signs(self, speaker: Speaker, view: View) -> list[Text]:
        """Return explanations of the signs now in the short list of seats."""
        return []

    def hindrances(self, speaker: Speaker, view: View) -> list[Text]:
        """Return why the viewer cannot do something now."""
        return []

    def memory(self, speaker: Speaker, view: View) -> list[str]:
        """Return what only this seat knows."""
        return []

    def verdict(self, speaker: Speaker, view: View) -> str:
        """Return who won the last round, and why."""
        return ""

    def result(self, speaker: Speaker, view: View, width: int) -> RenderableType:
        """Return everyone's share of the last round."""
        return Text()


def seat_name(speaker: Speaker, view: View, seat: int) -> Text:
    """Return a seat's letter and name, marking your own."""
    name = speaker.people[seat] if seat < len(speaker.people) else None
    short = name if name is None or len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
    words = [seat_letter(seat), short or ""]
    if seat == view["seat"]:
        words.append(speaker.say("seats-you"))
    return Text(" ".join(filter(None, words)), "you" if seat == view["seat"] else "")


def round_and_pile(speaker: Speaker, view: View) -> list[Text]:
    """Return the round and the number of cards left."""
    rounds = speaker.say("status-round", round=view["round"], rounds=view["options"]["rounds"])
    return [Text(rounds, "title"), Text(speaker.say("status-pile", n=view["pile"]), "quiet")]


def kept_lines(speaker: Speaker, view: View) -> Iterator[Text]:
    """Yield the numbers and cells that custom modules keep for all to see."""
    description = speaker.description
    for module in description.modules if description else ():
        kept = view["modules"].get(module.key, {}) if module.numbers or module.cells else {}
        for name in (*module.numbers, *module.cells):
            if kept.get(name) is not None:
                yield Text(speaker.kept(name, kept[name]), "title")


def known_dwarfs(view: View) -> Iterator[tuple[int, str]]:
    """Yield the dwarfs of others that the viewer knows, by seat."""
    for seat, dwarf in enumerate(view["dwarfs"]):
        if dwarf is not None and seat != view["seat"]:
            yield seat, dwarf


def explained(speaker: Speaker, signs: Mapping[str, tuple[str, bool]]) -> list[Text]:
    """Return the signs that are there, each with its explanation."""
    return [Text(f"{sign} {speaker.say(id)}") for id, (sign, is_there) in signs.items() if is_there]


def known_goal_lines(
    speaker: Speaker, view: View, goals: Mapping[str, str | None]
) -> Iterator[str]:
    """Yield what the viewer knows of goals that are still face down."""
    for cell, card in goals.items():
        if card is not None and view["board"].get(cell) == FACE_DOWN:
            yield speaker.say("know-goal", goal=speaker.goal_number(cell), card=card)


def known_dwarf_lines(speaker: Speaker, view: View) -> Iterator[str]:
    """Yield which dwarfs of others the viewer knows."""
    for seat, dwarf in known_dwarfs(view):
        yield speaker.say("know-dwarf", seat=seat, dwarf=dwarf)


def score_table(
    speaker: Speaker, columns: Sequence[str], has_heads: bool, wraps: str, numbers: Collection[str]
) -> Table:
    """Return an empty table for the seats' results; one column wraps, numbers are on the right."""
    table = Table(box=None, pad_edge=False, show_header=has_heads, header_style="title")
    table.padding = (0, 2, 0, 0)
    for name in columns:
        justify: Any = "right" if name in numbers else "left"
        table.add_column(speaker.say(f"result-{name}"), justify=justify, no_wrap=name != wraps)
    return table


class Sum(NamedTuple):
    """The known part of a sum, and the number of gold cards of unknown value in it."""

    known: int = 0
    hidden: int = 0

    def plus(self, other: "Sum") -> "Sum":
        """Return the total of both."""
        return Sum(self.known + other.known, self.hidden + other.hidden)

    @property
    def cards(self) -> str:
        """One sign for each card that only its owner knows."""
        return HIDDEN * self.hidden if self.hidden <= MANY else f"{self.hidden}{HIDDEN}"

    @property
    def gained(self) -> str:
        """The change in gold: "+3", "−1", "+1◆◆"."""
        return (signed(self.known) if self.known else "") + self.cards or NOTHING

    @property
    def owned(self) -> str:
        """The gold someone has: "3", "1◆◆"."""
        return f"{self.known}" + self.cards if self.known or not self.hidden else self.cards


def gains(view: View, result: View, seat: int) -> dict[str, Sum]:
    """Return a seat's gold in a round by rule, leaving out zeros."""
    by_rule: dict[str, Sum] = {}
    for row in result["paid"]:
        if row["seat"] == seat:
            amount = row["amount"] if row["won"] is None else view["won"][row["won"]]["value"]
            one = Sum(hidden=1) if amount is None else Sum(amount)
            by_rule[row["rule"]] = by_rule.get(row["rule"], Sum()).plus(one)
    return {rule: total for rule, total in by_rule.items() if total != Sum()}


def gain(view: View, result: View, seat: int) -> Sum:
    """Return a seat's total gold in a round."""
    total = Sum()
    for one in gains(view, result, seat).values():
        total = total.plus(one)
    return total


def gainers(view: View, result: View) -> list[int]:
    """Return the seats that gained gold in a round."""
    seats = range(len(result["dwarfs"]))
    return [seat for seat in seats if max(gain(view, result, seat)) > 0]


def signed(amount: int) -> str:
    """Return an amount with its sign: "+3", "−1"."""
    return f"{MINUS if amount < 0 else '+'}{abs(amount)}"


def rule_title(speaker: Speaker, rule: str) -> str:
    """Return the title of a rule, with its number."""
    return f"{speaker.part(f'rule-{rule}', 'title')} ({rule})"
