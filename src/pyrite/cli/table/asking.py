"""Asking a player for an action: step by step, as text, or a command typed instead."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches

from rich.console import RenderableType
from rich.text import Text

from pyrite.cli.drawing.board import ASKED, HOLE, Grid
from pyrite.cli.drawing.choices import Choice, choices, find, flow, holes, numbered_cells
from pyrite.cli.drawing.words import table_in_words
from pyrite.cli.table.rulebook import show_rules
from pyrite.cli.table.viewer import LoggedTurn, Viewer, question
from pyrite.cli.terminal.printer import QUIT, Printer
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.messages import PyriteError
from pyrite.lang import capital

WORD = re.compile(r"[^\W\d][\w-]*")
GAP = "    "


def spelled(viewer: Viewer, text: str) -> str:
    """Return the text, or if it is not understood, a version with corrected case."""
    if understood(viewer, text):
        return text
    other = respelled(viewer.description, text)
    return other if understood(viewer, other) else text


def understood(viewer: Viewer, text: str) -> bool:
    """Return whether a text is an action, legal or not."""
    try:
        viewer.table.action(text, viewer.seat or 0)
    except PyriteError:
        return False
    return True


def respelled(description: Description, text: str) -> str:
    """Correct the case of a text: card names as at this table, seats and sides as capitals."""
    cards = {name.lower(): name for name in description.cards}

    def spell(found: re.Match[str]) -> str:
        word = found[0].lower()
        is_letter = len(word) == 1 and word != "r"  # r means turned upside down
        return cards.get(word, word.upper() if is_letter else word)

    return WORD.sub(spell, text)


class Asking:
    """A question to a player, and what they have chosen so far."""

    def __init__(self, viewer: Viewer, actions: Sequence[Action]) -> None:
        self.viewer = viewer
        self.actions = actions
        hand = viewer.view["hand"] or ()
        self.root = choices(viewer.speaker, viewer.description, hand, actions)
        self.at = self.root
        self.chosen = ""  # the choices so far, in words

    @property
    def options(self) -> list[Choice]:
        """The current options, in the order of their numbers."""
        return self.at.options(self.viewer.speaker)

    @property
    def is_first(self) -> bool:
        """Whether nothing is chosen yet."""
        return self.at is self.root

    @property
    def is_turn(self) -> bool:
        """Whether the player is choosing a card for their turn."""
        ask = self.viewer.view["ask"]
        return self.is_first and bool(self.actions) and ask["kind"] == "turn"

    def show(self) -> None:
        """Draw the table with the current options."""
        self.viewer.show(self.title, self.options, self.marks, self.is_first)

    def board(self) -> Grid:
        """Return the board with the numbers of the options on it."""
        return self.viewer.board(self.marks)

    @property
    def marks(self) -> dict[str, str]:
        """The marks on the board: what the question is about, holes, and option numbers."""
        ask = self.viewer.view["ask"]
        cell = ask and (ask["cell"] or (ask["action"] or {}).get("cell"))
        marks = {cell: ASKED} if cell else {}
        if self.is_first:
            marks |= dict.fromkeys(holes(self.root, self.viewer.description), HOLE)
        return marks | numbered_cells(self.options)

    @property
    def title(self) -> str:
        """A sentence that says what to choose."""
        say, view = self.viewer.speaker.say, self.viewer.view
        if not self.actions:
            return say("browser-waiting", seat=view["turn"])
        if self.is_turn:
            return say("choose-card")
        if self.is_first:
            return question(self.viewer.speaker, view)
        if any(option.step.cell for option in self.options):
            return say("choose-place", what=self.chosen)
        return say("choose-use", what=self.chosen)

    @property
    def prompt(self) -> str:
        """The text in front of the cursor."""
        say, n = self.viewer.speaker.say, len(self.options)
        if not self.is_first:
            return say("choose-prompt", what=self.chosen, n=n) + " "
        return capital(say("prompt", dwarf=self.viewer.view["dwarf"], n=n)) + " "

    def back(self) -> None:
        """Start choosing again, and show the options."""
        self.at, self.chosen = self.root, ""
        self.show()

    def follow(self, words: Sequence[str]) -> Action | None:
        """Choose one thing after the other, and return the action once nothing is left to choose.

        Returns None, changing nothing, if a word names no option. A card in hand is never played
        without asking for the rest.
        """
        at, chosen, left = self._walk(words)
        if left:
            return None
        if self._is_complete(at):
            return at.only
        self.at, self.chosen = at, ", ".join(chosen)
        return None

    def _walk(self, words: Sequence[str]) -> tuple[Choice, list[str], list[str]]:
        """Choose as far as the words lead; return what is chosen, and the words that are left."""
        at, chosen, left = self.at, [self.chosen] if self.chosen else [], list(words)
        while left and not self._is_complete(at):
            found = find(at.options(self.viewer.speaker), left[0])
            if found is None:
                break
            at = found
            chosen.append(at.step.short or at.step.label)
            del left[0]
        return at, chosen, left

    def _is_complete(self, at: Choice) -> bool:
        """Return whether this choice, made just now, leaves nothing to choose."""
        return at is not self.at and at.only is not None and not (at.step.card and at.then)

    def obstacle(self, words: Sequence[str]) -> tuple[str, dict[str, object]]:
        """Return the id and the parts of a sentence about the first word that leads nowhere."""
        at, chosen, left = self._walk(words)
        what = ", ".join(chosen)
        if self._is_complete(at):
            return "play-too-much", {"what": what, "text": " ".join(words[: -len(left)])}
        n = len(at.options(self.viewer.speaker))
        if at is self.at:
            return "play-no-number", {"number": left[0], "n": n}
        return "play-no-number-then", {"what": what, "number": left[0], "n": n}


Command = Callable[[Asking, str], None]
Commands = Mapping[str, Command]


def answer(asking: Asking, commands: Commands, line: str) -> Action | None:
    """Carry out a line, and return the action if it names a legal one."""
    if not line and not asking.is_first:
        asking.back()
        return None
    if obey(asking, commands, line):
        return None
    before = asking.at
    action = asking.follow(line.split())
    if action is not None:
        return action  # one of those on offer
    if asking.at is not before:
        asking.show()
        return None
    return _written(asking, commands, line)


def obey(asking: Asking, commands: Commands, line: str) -> bool:
    """Run the command in this line; False if there is none."""
    word, _, rest = line.partition(" ")
    if line.startswith(("?", "!")):
        word, rest = line[0], line[1:]
    command = commands.get(word.lower())
    if command is None:
        return False
    command(asking, rest.strip())
    return True


def _written(asking: Asking, commands: Commands, line: str) -> Action | None:
    """Return the action that is written out, or say why it is not possible."""
    viewer, words = asking.viewer, line.split()
    if all(map(str.isdecimal, words)):
        id, said = asking.obstacle(words)
        viewer.printer.say(id, "error", **said)
        return None
    text = spelled(viewer, line)
    action = allowed(viewer, text)
    if not understood(viewer, text):
        _suggest(asking, commands, line.partition(" ")[0].lower())
    return action


def _suggest(asking: Asking, commands: Commands, word: str) -> None:
    """Suggest the command or verb most similar to an unknown word."""
    verbs = (action.text.partition(" ")[0] for action in asking.actions)
    known = {*commands, *QUIT, *(verb for verb in verbs if verb.isalpha())}
    for nearest in get_close_matches(word, sorted(known - {word}), n=1):
        asking.viewer.printer.say("play-nearest", "error", word=nearest)


def allowed(viewer: Viewer, text: str) -> Action | None:
    """Return the action written like this; None after printing why it is not allowed."""
    problem = refusal(viewer, text)
    if problem is None:
        return viewer.table.action(text, viewer.seat or 0)
    viewer.printer.out.print(problem, style="error")
    return None


def refusal(viewer: Viewer, text: str) -> str | None:
    """Return why an action is not possible now, in a sentence; None if it is."""
    try:
        said = viewer.table.refusal(text, viewer.seat or 0)
    except PyriteError as error:
        said = error.message
    return None if said is None else viewer.speaker.message(said)


def explain(asking: Asking) -> list[RenderableType]:
    """Return the help for what is on the screen now."""
    viewer = asking.viewer
    say, width = viewer.speaker.say, viewer.printer.out.width
    signs = asking.board().legend(viewer.speaker)
    signs += viewer.renderer.seat_signs(viewer.speaker, viewer.view)
    aim = [Text(say("explain-aim"))] if viewer.speaker.knows("explain-aim") else []
    rule = next(iter(viewer.description.verbs.values())).rule
    return [
        *aim,
        *(Text(say(id), "you") for id in _now(asking)),
        Text(say("explain-signs"), "title"),
        *flow(Text(GAP), signs, width, GAP),
        *say("explain-commands", rule=rule).splitlines(),
    ]


def _now(asking: Asking) -> list[str]:
    """Return the id of what to type now; empty for a player who is waiting."""
    if not asking.actions:
        return []
    if not asking.is_first:
        return ["explain-choice"]
    is_known = asking.viewer.speaker.knows("explain-turn")  # not in a game that brings no texts
    return ["explain-turn" if asking.is_turn and is_known else "explain-answer"]


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
    viewer, view = asking.viewer, asking.viewer.view
    if "board" in view:
        viewer.printer.print_lines(table_in_words(viewer.speaker, view, asking.marks))
    else:
        viewer.printer.print_lines(viewer.renderer.status(viewer.speaker, view))


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
            printer.out.print(printer.heading("replay-round", "left", round=number))
            _print_turns(printer, turns)


def _print_turns(printer: Printer, turns: Iterable[LoggedTurn]) -> None:
    for turn in turns:
        if turn.seat is not None and turn.sentences:
            printer.say("log-turn", "quiet", turn=turn.number, seat=turn.seat)
        for sentence in turn.sentences:
            is_told = sentence.text.endswith(f"({sentence.place})")
            place = f" ({sentence.place})" if sentence.place and not is_told else ""
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
