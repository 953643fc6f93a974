"""The root of the command line: help from the catalogues, errors as one sentence."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Any, NoReturn

import typer
from typer import rich_utils
from typer.core import TyperGroup

from pyrite.cli.errors import CommandError
from pyrite.cli.screen import Screen
from pyrite.core.errors import PyriteError
from pyrite.lang import LANGUAGES, Speaker

UsageError: type[Exception] = typer.BadParameter.__mro__[1]  # only this child is exported


class PyriteGroup(TyperGroup):
    """Speaks the language of `--lang` or of the locale from the first word on."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **more: Any) -> Any:
        lang, words = language_last(list(sys.argv[1:] if args is None else args))
        screen = Screen(lang)
        describe(self, screen.speaker)
        replace_unknown_signs()
        more["standalone_mode"] = False
        try:
            code = super().main(words, *rest, **more)
        except BrokenPipeError:
            _close_quietly()
        except (PyriteError, CommandError, UsageError) as problem:
            screen.complain(sentence(screen.speaker, problem))
            sys.exit(2)
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise CommandError("usage-no-command", command=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def replace_unknown_signs() -> None:
    """Where the output cannot show box characters it shows question marks, and goes on."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def language_last(words: list[str]) -> tuple[str | None, list[str]]:
    """`--lang` may stand anywhere: find it, and hand it to the command if there is one."""
    for n, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name == "--lang" and (equals or n + 1 < len(words)):
            lang = value if equals else words[n + 1]
            rest = words[:n] + words[n + (1 if equals else 2) :]
            has_command = rest and not rest[0].startswith("-")
            return lang, [*rest, f"--lang={lang}"] if has_command else rest
    return None, words


def describe(group: TyperGroup, speaker: Speaker) -> None:
    """Give every command and option its help: ids `help-play`, `help-option-seats`."""
    rich_utils.OPTIONS_PANEL_TITLE = speaker.say("help-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = speaker.say("help-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = speaker.say("help-commands")
    for name, command in {"pyrite": group, **group.commands}.items():
        command.help = speaker.say(f"help-{name}")
        for option in command.get_params(typer.Context(command)):
            own = f"help-{name}-{option.name}"
            id = own if speaker.knows(own) else f"help-option-{option.name}"
            setattr(option, "help", speaker.say(id))  # noqa: B010 - unknown to the base class


def sentence(speaker: Speaker, problem: Exception) -> str:
    """What went wrong, for a person."""
    if isinstance(problem, PyriteError):
        return speaker.message(problem.message)
    if isinstance(problem, CommandError):
        return speaker.say(problem.id, **problem.args_said)
    return usage(speaker, problem)


def usage(speaker: Speaker, problem: Any) -> str:
    """A command line that cannot be read; the kinds are told apart by name, not being exported."""
    kind, where = type(problem).__name__, problem.ctx.command_path if problem.ctx else "pyrite"
    if kind == "NoSuchOption":
        return speaker.say("usage-no-option", option=problem.option_name, command=where)
    if kind == "BadOptionUsage":
        return speaker.say("usage-no-value", option=problem.option_name, command=where)
    option = getattr(problem, "param", None)
    if kind == "MissingParameter" and option is not None:
        return speaker.say("usage-missing", option=_name(option), command=where)
    if kind == "BadParameter" and option is not None:
        return speaker.say("usage-bad-value", option=_name(option), command=where)
    return speaker.say("usage-other", problem=problem.format_message(), command=where)


def check_language(lang: str | None) -> str | None:
    """Refuse a language that there is no catalogue for."""
    if lang is not None and lang not in LANGUAGES:
        raise CommandError("usage-language", lang=lang, known=", ".join(LANGUAGES))
    return lang


def _name(option: Any) -> str:
    is_option = option.param_type_name == "option"
    return str(option.opts[0] if is_option else option.metavar or option.name)


def _close_quietly() -> NoReturn:
    """Whoever read our output has gone (`pyrite rules | head`)."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(1)
