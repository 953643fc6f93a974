"""What went wrong, as one sentence for a person."""

import re
import sys
from collections.abc import Iterable, Mapping
from typing import Any

from pyrite.cli.arguments.values import nearest
from pyrite.cli.errors import CommandError
from pyrite.cli.terminal.screen import Screen
from pyrite.cli.terminal.streams import give_up
from pyrite.core.errors import PyriteError
from pyrite.lang import Speaker

# Messages about a word that is not known: which argument it is; `known` has those that are.
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
EXTRA = re.compile(r"extra argument\S* \((.*)\)$")  # only the text says which words are too many


def complain(lang: str | None, problem: Exception) -> None:
    """Say it on standard error, in one red line; if that is not possible either, nowhere."""
    screen = Screen(lang)
    try:
        screen.complain(sentence(screen.speaker, problem))
    except OSError:
        give_up(sys.stderr)


def sentence(speaker: Speaker, problem: Any) -> str:
    """What went wrong, and what was probably meant."""
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
    """The known word nearest to one that is not known, as a sentence of its own."""
    if id not in UNKNOWN:
        return ""
    return suggestion(speaker, str(args[UNKNOWN[id]]).strip("'"), args["known"].split(", "))


def suggestion(speaker: Speaker, word: str, known: Iterable[str]) -> str:
    """ " Did you mean toll?", if some known word is near."""
    meant = nearest(word, known)
    return " " + speaker.say("usage-did-you-mean", word=meant) if meant else ""


def usage(speaker: Speaker, problem: Any) -> str:
    """A command line that cannot be read; the kinds are told apart by name, not being exported."""
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
    """Every option of a command as it is written."""
    if context is None:
        return []
    return [word for option in context.command.get_params(context) for word in option.opts]


def _name(option: Any) -> str:
    is_option = option.param_type_name == "option"
    return str(option.opts[0] if is_option else option.metavar or option.name)
