"""Help texts: every command and option explained, with possible values and an example."""

import os
from collections.abc import Iterable
from typing import Any

import typer
from typer import rich_utils

from pyrite.cli.arguments.values import LISTED
from pyrite.lang import Speaker, pick_language

EXAMPLES = {
    "pyrite": "pyrite play",
    "play": "pyrite play --seats 4 --seat B --module toll --record game.txt",
    "serve": "pyrite serve --port 8000 --open",
    "bot": "pyrite bot --server http://localhost:8000 --code ABCDEF --bot my:Bot",
    "sim": "pyrite sim --games 500 --bot random --bot A=medium --json",
    "arena": "pyrite arena --bot medium --bot random --seats 5 --deals 50 --report ladder",
    "replay": "pyrite replay game.txt --seat A --step",
    "verify": "pyrite verify game.txt",
    "rules": "pyrite rules B-12",
    "modules": "pyrite modules --verbose",
    "bench": "pyrite bench --json",
    "completion": 'eval "$(pyrite completion bash)"',
}


def explain(lang: str | None, commands: Iterable[Any]) -> None:
    """Set the help of all commands and options, from ids like `help-option-seats`."""
    speaker = Speaker(pick_language(lang, os.environ))
    rich_utils.OPTIONS_PANEL_TITLE = speaker.say("help-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = speaker.say("help-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = speaker.say("help-commands")
    rich_utils.DEFAULT_STRING = f"[{speaker.say('help-default', value='{}')}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{speaker.say('help-required')}]"
    for command in commands:
        explain_command(speaker, command)


def explain_command(speaker: Speaker, command: Any) -> None:
    """Set a command's help, example and option descriptions."""
    name = command.name or "pyrite"
    command.help = speaker.say(f"help-{name}")
    command.usage_word = speaker.say("help-usage")
    command.epilog = speaker.say("help-example", command=EXAMPLES[name])
    for option in command.get_params(typer.Context(command, **command.context_settings)):
        own = f"help-{name}-{option.name}"
        id = own if speaker.knows(own) else f"help-option-{option.name}"
        option.help = speaker.say(id) + _listed(speaker, option.name)


def _listed(speaker: Speaker, option: str) -> str:
    """Return the possible values of an option, if they can be listed."""
    if option not in LISTED:
        return ""
    return " " + speaker.say("help-values", known=", ".join(LISTED[option]()))
