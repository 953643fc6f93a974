"""The root of the command line: loads commands on demand, and prints errors as one sentence."""

import os
import sys
from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import typer
from typer.completion import get_completion_inspect_parameters
from typer.core import TyperCommand, TyperGroup

from pyrite.cli import load
from pyrite.cli.errors import CommandError
from pyrite.cli.terminal.streams import give_up, prepare_streams
from pyrite.core.messages import PyriteError, blamed
from pyrite.core.version import VERSION

UsageError: type[Exception] = typer.BadParameter.__mro__[1]  # the class itself is not exported
HELP_WORDS = {"help_option_names": ["-h", "--help"]}
COMMANDS = {  # the file of each command, and an example
    "play": ("play", "pyrite play --seats 4 --seat B --module toll --record game.txt"),
    "serve": ("server", "pyrite serve --port 8000 --open"),
    "bot": ("server", "pyrite bot --server http://localhost:8000 --code ABCDEF --bot my:Bot"),
    "sim": ("sim", "pyrite sim --games 500 --bot random --bot A=medium --json"),
    "arena": (
        "arena",
        "pyrite arena --bot medium --bot random --seats 5 --deals 50 --report ladder",
    ),
    "replay": ("records", "pyrite replay game.txt --seat A --step"),
    "verify": ("records", "pyrite verify game.txt"),
    "rules": ("reference", "pyrite rules B-12"),
    "modules": ("reference", "pyrite modules --verbose"),
    "bench": ("bench", "pyrite bench --json"),
    "completion": ("reference", 'eval "$(pyrite completion bash)"'),
}


class PyriteCommand(TyperCommand):
    """A command whose help lists the possible values of its options."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        list_values(self.params)
        super().format_help(ctx, formatter)


class PyriteGroup(TyperGroup):
    """The root command; `--lang` or the locale chooses the language of everything but help."""

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
        except Exception as problem:
            if blamed(problem) is None:
                raise
            sys.exit(self.settle(problem))
        sys.exit(code if isinstance(code, int) else 0)

    def _main_shell_completion(self, *args: Any, **more: Any) -> None:
        if "_PYRITE_COMPLETE" in os.environ:
            get_completion_inspect_parameters()  # registers the shells
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
        load("pyrite.cli.usage").complain(self.lang, problem)
        return 2

    def choose_language(self, words: list[str]) -> list[str]:
        """Pass `--lang` on to the command; it may stand anywhere, and the last one counts."""
        languages, rest = languages_apart(words)
        for lang in languages:
            self.lang = load("pyrite.cli.options").check_language(lang)
        if self.lang is None or not rest or rest[0].startswith("-"):
            return rest
        return [rest[0], f"--lang={self.lang}", *rest[1:]]

    def list_commands(self, ctx: object) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: object, cmd_name: str) -> Any:
        if cmd_name in COMMANDS and cmd_name not in self.commands:
            self.commands[cmd_name] = load_command(cmd_name)
        return self.commands.get(cmd_name)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in COMMANDS and not ctx.resilient_parsing:
            raise CommandError("usage-no-command", command=args[0], known=", ".join(COMMANDS))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        list_values(self.params)
        super().format_help(ctx, formatter)


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
    """Load a command from the function of its name."""
    file, example = COMMANDS[name]
    alone = typer.Typer(add_completion=False, context_settings=HELP_WORDS)
    function = getattr(load(f"pyrite.cli.commands.{file}"), name)
    alone.command(name, cls=PyriteCommand, epilog=f"Example: {example}")(function)
    return typer.main.get_command(alone)


def list_values(options: Iterable[Any]) -> None:
    """Add the possible values of options to their help, where they can be listed."""
    listed = load("pyrite.cli.options").LISTED
    for option in options:
        if option.name in listed:
            option.help += f" Possible values: {', '.join(listed[option.name]())}."


def languages() -> list[str]:
    """Return all languages for shell completion, without loading the catalogues before."""
    known: list[str] = load("pyrite.cli.options").LISTED["lang"]()
    return known


def show_version(wanted: bool) -> None:
    """Print name and version, then exit."""
    if wanted:
        typer.echo(f"pyrite {VERSION}")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option(
        "--version", callback=show_version, is_eager=True, help="Show the version and exit."
    ),
]
Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="LANG",
        autocompletion=languages,
        help="Language (default: from your locale).",
    ),
]
app = typer.Typer(
    cls=PyriteGroup,
    add_completion=False,
    context_settings=HELP_WORDS,
    epilog="Example: pyrite play",
)


@app.callback(invoke_without_command=True)
def pyrite(context: typer.Context, version: Version = False, lang: Lang = None) -> None:
    """Play the Saboteur board games, simulate them and look up their rules."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
