"""Asking a player for an action: first a card, then a place, or all of it as text."""

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches

from pyrite.cli.drawing.choices import Choice, choices, find, holes, numbered_cells
from pyrite.cli.drawing.grid import HOLE, Grid
from pyrite.cli.table.sight import Sight, question
from pyrite.cli.table.spelling import spelled, understood
from pyrite.core.actions import Action
from pyrite.core.messages import PyriteError
from pyrite.lang import capital

QUIT = ("quit", "q", "exit")


class Asking:
    """A question to a player, and what they have chosen so far."""

    def __init__(self, sight: Sight, actions: Sequence[Action]) -> None:
        self.sight = sight
        self.actions = actions
        hand = sight.view["hand"] or ()
        self.root = choices(sight.speaker, sight.description, hand, actions)
        self.at = self.root
        self.chosen = ""  # the choices so far, in words

    @property
    def options(self) -> list[Choice]:
        """The current options, in the order of their numbers."""
        return self.at.options(self.sight.speaker)

    @property
    def is_first(self) -> bool:
        """Whether nothing is chosen yet."""
        return self.at is self.root

    @property
    def is_turn(self) -> bool:
        """Whether the player is choosing a card for their turn."""
        ask = self.sight.view["ask"]
        return self.is_first and bool(self.actions) and ask["kind"] == "turn"

    def show(self) -> None:
        """Draw the table with the current options."""
        self.sight.show(self.title, self.options, self.marks, self.is_first)

    def board(self) -> Grid:
        """Return the board with the numbers of the options on it."""
        return self.sight.board(self.marks)

    @property
    def marks(self) -> dict[str, str]:
        """The marks on the board: what the question is about, holes, and option numbers."""
        marks = self.sight.asked_about()
        if self.is_first:
            marks |= dict.fromkeys(holes(self.root, self.sight.description), HOLE)
        return marks | numbered_cells(self.options)

    @property
    def title(self) -> str:
        """A sentence that says what to choose."""
        say, view = self.sight.speaker.say, self.sight.view
        if not self.actions:
            return say("browser-waiting", seat=view["turn"])
        if self.is_turn:
            return say("choose-card")
        if self.is_first:
            return question(self.sight.speaker, view)
        if any(option.step.cell for option in self.options):
            return say("choose-place", what=self.chosen)
        return say("choose-use", what=self.chosen)

    @property
    def prompt(self) -> str:
        """The text in front of the cursor."""
        say, n = self.sight.speaker.say, len(self.options)
        if not self.is_first:
            return say("choose-prompt", what=self.chosen, n=n) + " "
        return capital(say("prompt", dwarf=self.sight.view["dwarf"], n=n)) + " "

    def back(self) -> None:
        """Start choosing again, and show the options."""
        self.at, self.chosen = self.root, ""
        self.show()

    def follow(self, words: Sequence[str]) -> Action | None:
        """Choose one thing after the other, and return the action once nothing is left to choose.

        Returns None, changing nothing, if a word names no option. A card in hand is never played
        without asking for the rest.
        """
        at, chosen_so_far = self.at, [self.chosen] if self.chosen else []
        for left, word in zip(reversed(range(len(words))), words, strict=True):
            chosen = find(at.options(self.sight.speaker), word)
            if chosen is None:
                return None
            at = chosen
            chosen_so_far.append(at.step.short or at.step.label)
            if at.only is not None and not (at.step.card and at.then):
                return None if left else at.only
        self.at, self.chosen = at, ", ".join(chosen_so_far)
        return None


Command = Callable[[Asking, str], None]
Commands = Mapping[str, Command]


def ask_person(asking: Asking, commands: Commands) -> Action | None:
    """Ask until a legal action is named; None when the player leaves."""
    while True:
        line = asking.sight.screen.read(asking.prompt)
        if leaves(line):
            return None
        action = answer(asking, commands, line or "")
        if action is not None:
            return action


def leaves(line: str | None) -> bool:
    """Return whether the player wants to leave, or the input has ended."""
    return line is None or line.lower() in QUIT


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
        return allowed(asking.sight, action)
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
    sight, n = asking.sight, len(asking.options)
    numbers = [word for word in line.split() if word.isdecimal()]
    if numbers == line.split():
        sight.screen.say("play-no-number", "error", number=numbers[-1], n=n)
        return None
    text = spelled(sight, line)
    action = allowed(sight, text)
    if not understood(sight, text):
        _suggest(asking, commands, line.partition(" ")[0].lower())
    return action


def _suggest(asking: Asking, commands: Commands, word: str) -> None:
    """Suggest the command or verb most similar to an unknown word."""
    verbs = (action.text.partition(" ")[0] for action in asking.actions)
    known = {*commands, *QUIT, *(verb for verb in verbs if verb.isalpha())}
    for nearest in get_close_matches(word, sorted(known - {word}), n=1):
        asking.sight.screen.say("play-nearest", "error", word=nearest)


def allowed(sight: Sight, action: Action | str) -> Action | None:
    """Return the action; None after printing why it is not allowed."""
    problem = refusal(sight, action)
    if problem is None:
        return sight.state.action(action, sight.seat or 0)
    sight.screen.out.print(problem, style="error")
    return None


def refusal(sight: Sight, action: Action | str) -> str | None:
    """Return why an action is not possible now, in a sentence; None if it is."""
    try:
        said = sight.state.refusal(action, sight.seat or 0)
    except PyriteError as error:
        said = error.message
    return None if said is None else sight.speaker.message(said)
