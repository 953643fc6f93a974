"""Commands that a player may type at the prompt instead of a move."""

from collections.abc import Iterable

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from pyrite.cli.drawing.board import board_in_words
from pyrite.cli.drawing.choices import flow
from pyrite.cli.table.asking import Asking, Command, refusal, spelled
from pyrite.cli.table.rulebook import show_rules
from pyrite.cli.table.viewer import LoggedTurn
from pyrite.cli.terminal.printer import Printer

GAP = "    "


def explain(asking: Asking) -> list[RenderableType]:
    """Return the help for what is on the screen now."""
    viewer = asking.viewer
    say, width = viewer.speaker.say, viewer.printer.out.width
    signs = asking.board().legend(viewer.speaker)
    signs += viewer.renderer.seat_signs(viewer.speaker, viewer.view)
    return [
        Text(say("explain-aim")),
        *(Text(say(id), "you") for id in _now(asking)),
        Text(say("explain-signs"), "title"),
        *flow(Text(GAP), signs, width, GAP),
        *say("explain-commands", rule=viewer.description.verbs["place"].rule).splitlines(),
    ]


def _now(asking: Asking) -> list[str]:
    """Return the id of what to type now; empty for a player who is waiting."""
    if not asking.actions:
        return []
    if not asking.is_first:
        return ["explain-choice"]
    return ["explain-turn" if asking.is_turn else "explain-answer"]


def _help(asking: Asking, about: str) -> None:
    if about:
        _rules(asking, about)
        return
    asking.viewer.printer.print_lines(explain(asking))


def _rules(asking: Asking, about: str) -> None:
    printer = asking.viewer.printer
    if not show_rules(printer, about):
        printer.say("rules-nothing", "error", about=about)


def _why(asking: Asking, text: str) -> None:
    printer = asking.viewer.printer
    if not text:
        printer.say("play-why-what", "error")
        return
    problem = refusal(asking.viewer, spelled(asking.viewer, text))
    if problem is None:
        printer.say("play-why-allowed")
    else:
        printer.out.print(problem)


def _memory(asking: Asking, rest: str) -> None:
    viewer = asking.viewer
    viewer.printer.print_lines(viewer.renderer.memory(viewer.speaker, viewer.view))


def _words(asking: Asking, rest: str) -> None:
    viewer = asking.viewer
    viewer.printer.print_lines(board_in_words(viewer.speaker, viewer.view))


def _log(asking: Asking, wanted: str) -> None:
    """Print the round with this number, or everything."""
    printer, rounds = asking.viewer.printer, dict[int, list[LoggedTurn]]()
    for turn in asking.viewer.news.log:
        rounds.setdefault(turn.round, []).append(turn)
    if wanted and wanted not in map(str, rounds):
        printer.say("log-rounds", "error", last=max(rounds))
        return
    for number, turns in rounds.items():
        if wanted in ("", str(number)):
            title = Text(printer.speaker.say("replay-round", round=number), "title")
            printer.out.print(Rule(title, style="wall", align="left"))
            _print_turns(printer, turns)


def _print_turns(printer: Printer, turns: Iterable[LoggedTurn]) -> None:
    for turn in turns:
        if turn.seat is not None and turn.sentences:
            printer.say("log-turn", "quiet", turn=turn.number, seat=turn.seat)
        for sentence in turn.sentences:
            place = f" ({sentence.place})" if sentence.place else ""
            indent = "" if turn.seat is None else "  "
            printer.out.print(f"{indent}{sentence.text}{place}")


def _table(asking: Asking, rest: str) -> None:
    asking.back()


def _zoom(asking: Asking, rest: str) -> None:
    asking.viewer.zoom()
    asking.show()


COMMANDS: dict[str, Command] = {  # available at every table
    "": _table,
    "?": _help,
    "help": _help,
    "rules": _rules,
    "why": _why,
    "know": _memory,
    "log": _log,
    "table": _table,
    "words": _words,
    "zoom": _zoom,
}
