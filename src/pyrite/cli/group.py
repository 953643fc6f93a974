"""The root of the command line: loads commands on demand, and prints errors as one sentence."""

import os
import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from pyrite.cli.errors import CommandError
from pyrite.cli.loading import load
from pyrite.cli.terminal.streams import give_up, prepare_streams
from pyrite.core.messages import PyriteError

UsageError: type[Exception] = typer.BadParameter.__mro__[1]  # the class itself is not exported
HELP_WORDS = {"help_option_names": ["-h", "--help"]}
COMMANDS = {
    "play": "pyrite.cli.commands.play",
    "serve": "pyrite.cli.commands.serve",
    "bot": "pyrite.cli.commands.bot",
    "sim": "pyrite.cli.commands.arena",
    "arena": "pyrite.cli.commands.arena",
    "replay": "pyrite.cli.commands.replay",
    "verify": "pyrite.cli.commands.verify",
    "rules": "pyrite.cli.commands.rules",
    "modules": "pyrite.cli.commands.modules",
    "bench": "pyrite.cli.commands.bench",
    "completion": "pyrite.cli.commands.completion",
}
COMPLETE = "_PYRITE_COMPLETE"  # set by a shell that asks for completions


class Explained:
    """A command with a usage line in the language of its help."""

    usage_word = "Usage:"

    def format_usage(self: Any, ctx: Any, formatter: Any) -> None:
        """Write the usage line."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{self.usage_word} ")


class PyriteCommand(Explained, TyperCommand):
    """A command whose help comes from the catalogues, loaded on demand."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        explain(ctx, self)
        super().format_help(ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        explain(ctx, self)
        return super().shell_complete(ctx, incomplete)


class PyriteGroup(Explained, TyperGroup):
    """The root command, in the language of `--lang` or the locale."""

    lang: str | None = None

    def main(self, args: Sequence[str] | None = None, *rest: Any, **more: Any) -> Any:
        prepare_streams()
        more["standalone_mode"] = False
        try:
            words = self.choose_language(list(sys.argv[1:] if args is None else args))
            code = super().main(words, *rest, **more)
            sys.stdout.flush()
        except KeyboardInterrupt:
            sys.exit(130)
        except (PyriteError, CommandError, UsageError, OSError, SystemExit) as problem:
            sys.exit(self.settle(problem))
        sys.exit(code if isinstance(code, int) else 0)

    def _main_shell_completion(self, *args: Any, **more: Any) -> None:
        if COMPLETE in os.environ:
            load("pyrite.cli.commands.completion").register_shells()
        super()._main_shell_completion(*args, **more)

    def settle(self, problem: BaseException) -> int:
        """Print what went wrong, if anything, and return the exit code."""
        reason = problem.__context__ if isinstance(problem, SystemExit) else problem
        if isinstance(reason, OSError):
            give_up(sys.stdout)
        if isinstance(reason, BrokenPipeError):
            return 0  # the reader of our output is gone, as in `pyrite rules | head`
        if isinstance(problem, SystemExit):
            return problem.code if isinstance(problem.code, int) else 1
        load("pyrite.cli.arguments.usage").complain(self.lang, problem)
        return 2

    def choose_language(self, words: list[str]) -> list[str]:
        """Pass `--lang` on to the command; it may stand anywhere, and the last one counts."""
        languages, rest = languages_apart(words)
        for lang in languages:
            self.lang = load("pyrite.cli.arguments.options").check_language(lang)
        if self.lang is None or not rest or rest[0].startswith("-"):
            return rest
        return [rest[0], f"--lang={self.lang}", *rest[1:]]

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name in COMMANDS and cmd_name not in self.commands:
            self.commands[cmd_name] = load_command(cmd_name)
        return self.commands.get(cmd_name)

    def every_command(self, ctx: Any) -> list[Any]:
        """Return all commands, loaded."""
        return [self.get_command(ctx, name) for name in COMMANDS]

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in COMMANDS and not ctx.resilient_parsing:
            raise CommandError("usage-no-command", command=args[0], known=", ".join(COMMANDS))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        explain(ctx, self, *self.every_command(ctx))
        super().format_help(ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        explain(ctx, self, *self.every_command(ctx))
        return super().shell_complete(ctx, incomplete)


def languages_apart(words: list[str]) -> tuple[list[str], list[str]]:
    """Separate all `--lang` values from the other words, up to a `--`."""
    end = words.index("--") if "--" in words else len(words)
    languages, rest, n = [], [], 0
    while n < end:
        name, equals, value = words[n].partition("=")
        is_pair = name == "--lang" and not equals and n + 1 < end
        if is_pair or (name == "--lang" and equals):
            languages.append(words[n + 1] if is_pair else value)
        else:
            rest.append(words[n])
        n += 2 if is_pair else 1
    return languages, rest + words[end:]


def load_command(name: str) -> Any:
    """Load a command from the function in its file."""
    alone = typer.Typer(add_completion=False, context_settings=HELP_WORDS)
    alone.command(name, cls=PyriteCommand)(getattr(load(COMMANDS[name]), name))
    return typer.main.get_command(alone)


def explain(context: Any, *commands: Any) -> None:
    """Set the help of commands and options, in the root's language."""
    load("pyrite.cli.arguments.help").explain(context.find_root().command.lang, commands)
