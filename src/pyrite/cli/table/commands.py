"""What a person may type at the prompt besides a move."""

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path

from pyrite.bots import Adviser
from pyrite.bots.table import SeatedBot
from pyrite.cli.errors import CommandError
from pyrite.cli.journal import Notes, save_copy
from pyrite.cli.rulebook import show_rules
from pyrite.cli.table.moves import Move, example, put_together
from pyrite.cli.table.sight import Sight
from pyrite.cli.table.spelling import spelled, understood
from pyrite.core.actions import Action
from pyrite.core.errors import PyriteError
from pyrite.core.message import Message
from pyrite.core.state import State
from pyrite.games import Record

QUIT = ("quit", "q", "exit")
Command = Callable[[Sight, Sequence[Move], str], None]
Commands = Mapping[str, Command]


def ask_person(sight: Sight, moves: Sequence[Move], commands: Commands) -> Action | None:
    """Ask until a legal action is named; None when the person leaves."""
    while True:
        line = sight.screen.read(prompt(sight, len(moves)))
        if leaves(line):
            return None
        action = answer(sight, moves, commands, line or "")
        if action is not None:
            return action


def leaves(line: str | None) -> bool:
    """Does the person want to go, or is there no more to read?"""
    return line is None or line.lower() in QUIT


def prompt(sight: Sight, n: int) -> str:
    dwarf = sight.view["dwarf"]
    return sight.speaker.say("prompt", seat=sight.seat, dwarf=dwarf, n=n) + " "


def answer(sight: Sight, moves: Sequence[Move], commands: Commands, line: str) -> Action | None:
    """Do what the line says; the action that was meant, if it was one and is allowed."""
    if obey(sight, moves, commands, line):
        return None
    numbers = line.replace(",", " ").split()
    if all(number.isdecimal() for number in numbers):
        return _numbered(sight, moves, [int(number) for number in numbers])
    text = spelled(sight, line)
    action = _allowed(sight, text)
    if not understood(sight, text):
        _suggest(sight, moves, commands, line.partition(" ")[0].lower())
    return action


def obey(sight: Sight, moves: Sequence[Move], commands: Commands, line: str) -> bool:
    """Do the command in this line; False if there is none."""
    word, _, rest = line.partition(" ")
    if line.startswith(("?", "!")):
        word, rest = line[0], line[1:]
    command = commands.get(word.lower())
    if command is None:
        return False
    command(sight, moves, rest.strip())
    return True


def _suggest(sight: Sight, moves: Sequence[Move], commands: Commands, word: str) -> None:
    """Name the command or the first word of a move that is most like a word nobody knows."""
    verbs = (move.action.text.partition(" ")[0] for move in moves)
    known = {*commands, *QUIT, *(verb for verb in verbs if verb.isalpha())}
    for nearest in get_close_matches(word, sorted(known - {word}), n=1):
        sight.screen.say("play-nearest", "error", word=nearest)


def _allowed(sight: Sight, action: Action | str) -> Action | None:
    """The action, or None after it was said why it is not allowed."""
    problem = _refusal(sight, action)
    if problem is None:
        return sight.state.action(action, sight.seat)
    sight.screen.out.print(problem, style="error")
    return None


def _numbered(sight: Sight, moves: Sequence[Move], numbers: Sequence[int]) -> Action | None:
    """The move with this number, or what is put together from several."""
    for number in numbers:
        if not 1 <= number <= len(moves):
            sight.screen.say("play-no-number", "error", number=number, n=len(moves))
            return None
    chosen = [moves[number - 1] for number in numbers]
    action = put_together(chosen)
    if action is not None:
        return _allowed(sight, action)
    sight.screen.out.print(_misfit(sight, moves, chosen), style="error")
    return None


def _misfit(sight: Sight, moves: Sequence[Move], chosen: Sequence[Move]) -> str:
    """Why these numbers make no move together."""
    part = next((move for move in chosen if move.needs), None)
    if part is None:
        return sight.speaker.say("play-not-together")
    return sight.speaker.say("play-needs", n=part.needs, example=example(moves, part))


def _refusal(sight: Sight, action: Action | str) -> str | None:
    """Why this cannot be done now, in a sentence; None if it can."""
    try:
        refusal = sight.state.refusal(action, sight.seat)
    except PyriteError as error:
        refusal = error.message
    return None if refusal is None else sight.speaker.message(refusal)


def _help(sight: Sight, moves: Sequence[Move], about: str) -> None:
    if about:
        _rules(sight, moves, about)
        return
    sight.screen.say("play-help")
    if sight.view["options"].get("modules"):
        sight.screen.say("play-help-modules")


def _rules(sight: Sight, moves: Sequence[Move], about: str) -> None:
    if not show_rules(sight.screen, about):
        sight.screen.say("rules-nothing", "error", about=about)


def _why(sight: Sight, moves: Sequence[Move], text: str) -> None:
    if not text:
        sight.screen.say("play-why-what", "error")
        return
    problem = _refusal(sight, spelled(sight, text))
    if problem is None:
        sight.screen.say("play-why-allowed")
    else:
        sight.screen.out.print(problem)


def _memory(sight: Sight, moves: Sequence[Move], rest: str) -> None:
    for line in sight.renderer.memory(sight.speaker, sight.view):
        sight.screen.out.print(line)


def _log(sight: Sight, moves: Sequence[Move], rest: str) -> None:
    for sentence in sight.news.told:
        sight.screen.out.print(sentence)


def _table(sight: Sight, moves: Sequence[Move], rest: str) -> None:
    sight.show(list(moves))


def _zoom(sight: Sight, moves: Sequence[Move], rest: str) -> None:
    sight.zoom()
    sight.show(list(moves))


def advising(state: State, adviser: SeatedBot) -> Command:
    """The command that tells what a bot would do in one's place, and why."""

    def advise(sight: Sight, moves: Sequence[Move], rest: str) -> None:
        action = adviser.answer(state).action
        assert isinstance(adviser.bot, Adviser), "the usual bot can explain itself"
        view, actions = state.view(adviser.seat), state.actions(adviser.seat)
        show_advice(sight, action.text, adviser.bot.reason(view, actions, action))

    return advise


def show_advice(sight: Sight, action: str, reason: Message) -> None:
    """Tell what a bot would do, and why."""
    sight.screen.say("play-advice", action=action, reason=sight.speaker.message(reason))


def saving(record: Callable[[], Record], notes: Notes) -> Command:
    """The command that writes a copy of this game."""

    def save(sight: Sight, moves: Sequence[Move], name: str) -> None:
        if not name:
            sight.screen.say("play-save-where", "error")
            return
        try:
            save_copy(Path(name).expanduser(), record(), notes)
        except CommandError as error:
            sight.screen.say(error.id, "error", **error.args_said)
            return
        sight.screen.say("play-saved", file=name)

    return save


COMMANDS: dict[str, Command] = {  # at every table
    "": _table,
    "?": _help,
    "help": _help,
    "rules": _rules,
    "why": _why,
    "know": _memory,
    "log": _log,
    "table": _table,
    "zoom": _zoom,
}
