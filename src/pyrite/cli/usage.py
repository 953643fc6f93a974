"""Errors of the command line as one sentence for people."""

import re
import sys
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from pyrite.cli.errors import CommandError
from pyrite.cli.terminal.printer import Printer
from pyrite.cli.terminal.streams import give_up
from pyrite.core.messages import PyriteError, blamed
from pyrite.lang import Speaker

# Messages about an unknown word, with the argument that holds it; `known` lists valid words.
UNKNOWN = {
    "config-edition": "value",
    "config-module": "value",
    "config-option": "option",
    "game-unknown": "game",
    "bot-none": "bot",
    "usage-flag": "value",
    "usage-language": "lang",
    "usage-no-command": "command",
    "usage-shell": "shell",
}
EXTRA = re.compile(r"extra argument\S* \((.*)\)$")  # only the message says which words are too many


def complain(lang: str | None, problem: Exception) -> None:
    """Print an error on standard error as a red line; give up silently if that fails too."""
    printer = Printer(lang)
    try:
        printer.complain(sentence(printer.speaker, problem))
    except OSError:
        give_up(sys.stderr)


def sentence(speaker: Speaker, problem: object) -> str:
    """Return what went wrong, and what was probably meant."""
    fault = blamed(problem)
    if fault is not None:
        return speaker.message(fault)
    if isinstance(problem, PyriteError):
        message = problem.message
        return speaker.message(message) + did_you_mean(speaker, message.id, message.args)
    if isinstance(problem, CommandError):
        said = speaker.say(problem.id, **problem.args_said)
        return said + did_you_mean(speaker, problem.id, problem.args_said)
    if isinstance(problem, OSError):
        id = "output-failed" if problem.filename is None else "file-cannot-write"
        return speaker.say(id, file=problem.filename or "", problem=problem)
    return usage(speaker, problem)


def did_you_mean(speaker: Speaker, id: str, args: Mapping[str, Any]) -> str:
    """Return a suggestion for an unknown word in a message, if there is one."""
    if id not in UNKNOWN:
        return ""
    return suggestion(speaker, str(args[UNKNOWN[id]]).strip("'"), args["known"].split(", "))


def suggestion(speaker: Speaker, word: str, known: Iterable[str]) -> str:
    """Return " Did you mean toll?" if a known word is similar, else an empty text."""
    by_lower = {name.lower(): name for name in known}
    close = get_close_matches(word.lower(), by_lower, n=1)
    return " " + speaker.say("usage-did-you-mean", word=by_lower[close[0]]) if close else ""


def usage(speaker: Speaker, problem: Any) -> str:
    """Explain an unreadable command line; Click's error types are told apart by name."""
    kind, where = type(problem).__name__, problem.ctx.command_path if problem.ctx else "pyrite"
    if kind == "NoSuchOption":
        said = speaker.say("usage-no-option", option=problem.option_name, command=where)
        return said + suggestion(speaker, problem.option_name, _options(problem.ctx))
    if kind == "BadOptionUsage":
        return speaker.say("usage-no-value", option=problem.option_name, command=where)
    option = getattr(problem, "param", None)
    if kind == "MissingParameter" and option is not None:
        return speaker.say("usage-missing", option=_name(option), command=where)
    if kind == "BadParameter" and option is not None:
        return speaker.say("usage-bad-value", option=_name(option), command=where)
    extra = EXTRA.search(problem.format_message())
    if extra:
        return speaker.say("usage-extra", words=extra[1], command=where)
    return speaker.say("usage-other", problem=problem.format_message(), command=where)


def _options(context: Any) -> list[str]:
    """Return every option of a command as it is typed."""
    if context is None:
        return []
    return [word for option in context.command.get_params(context) for word in option.opts]


def _name(option: Any) -> str:
    is_option = option.param_type_name == "option"
    return str(option.opts[0] if is_option else option.metavar or option.name)
