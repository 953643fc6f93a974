"""Commands that a player may type at the prompt instead of a move."""

from collections.abc import Callable
from pathlib import Path

from pyrite.bots import Adviser
from pyrite.bots.table import SeatedBot
from pyrite.cli.drawing.words import board_in_words
from pyrite.cli.errors import CommandError
from pyrite.cli.saved.journal import Notes, save_copy
from pyrite.cli.table.asking import Asking, Command, refusal
from pyrite.cli.table.explain import explain
from pyrite.cli.table.log import show_log
from pyrite.cli.table.rulebook import show_rules
from pyrite.cli.table.sight import Sight
from pyrite.cli.table.spelling import spelled
from pyrite.core.messages import Message
from pyrite.core.state import State
from pyrite.games import Record


def _help(asking: Asking, about: str) -> None:
    if about:
        _rules(asking, about)
        return
    for line in explain(asking):
        asking.sight.screen.out.print(line)


def _rules(asking: Asking, about: str) -> None:
    screen = asking.sight.screen
    if not show_rules(screen, about):
        screen.say("rules-nothing", "error", about=about)


def _why(asking: Asking, text: str) -> None:
    screen = asking.sight.screen
    if not text:
        screen.say("play-why-what", "error")
        return
    problem = refusal(asking.sight, spelled(asking.sight, text))
    if problem is None:
        screen.say("play-why-allowed")
    else:
        screen.out.print(problem)


def _memory(asking: Asking, rest: str) -> None:
    sight = asking.sight
    for line in sight.renderer.memory(sight.speaker, sight.view):
        sight.screen.out.print(line)


def _words(asking: Asking, rest: str) -> None:
    sight = asking.sight
    for line in board_in_words(sight.speaker, sight.view):
        sight.screen.out.print(line)


def _log(asking: Asking, rest: str) -> None:
    show_log(asking.sight, rest)


def _table(asking: Asking, rest: str) -> None:
    asking.back()


def _zoom(asking: Asking, rest: str) -> None:
    asking.sight.zoom()
    asking.show()


def advising(state: State, adviser: SeatedBot) -> Command:
    """Return the command that shows what a bot would do in your place, and why."""

    def advise(asking: Asking, rest: str) -> None:
        action = adviser.answer(state).action
        assert isinstance(adviser.bot, Adviser), "the usual bot can explain itself"
        view, actions = state.view(adviser.seat), state.actions(adviser.seat)
        show_advice(asking.sight, action.text, adviser.bot.reason(view, actions, action))

    return advise


def show_advice(sight: Sight, action: str, reason: Message) -> None:
    """Print what a bot would do, and why."""
    sight.screen.say("play-advice", action=action, reason=sight.speaker.message(reason))


def saving(record: Callable[[], Record], notes: Notes) -> Command:
    """Return the command that writes a copy of this game."""

    def save(asking: Asking, name: str) -> None:
        screen = asking.sight.screen
        if not name:
            screen.say("play-save-where", "error")
            return
        try:
            save_copy(Path(name).expanduser(), record(), notes)
        except CommandError as error:
            screen.say(error.id, "error", **error.args_said)
            return
        screen.say("play-saved", file=name)

    return save


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
