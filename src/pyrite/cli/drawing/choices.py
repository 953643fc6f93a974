"""Choosing an action step by step: the tree of choices, and the hand and options with numbers.

Every legal action is a path of steps: first a card, then a place, then its orientation. Cards that
are discarded together, or to remove something, are chosen one after the other.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from rich.text import Text

from pyrite.cli.drawing.board import BIG, Size, face_of, place
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.lang import Speaker, seat_letter, tell_action
from pyrite.lang.speaker import tile_of

DISCARD = "x"  # may be typed instead of the number
GAP = 2  # columns between pieces
LAST = ("guard", "shed", "pass")  # uses of a card that are listed last


class Step(NamedTuple):
    """A single choice: its label and its place."""

    label: str
    short: str = ""  # used when it is the only choice after another
    card: str = ""  # a card in the hand
    cell: str = ""  # a cell on the board
    typed: str = ""  # can be typed instead of its number: a card, seat, cell or side


@dataclass
class Choice:
    """A step, the action if it can end here, and the choices that may follow."""

    step: Step
    action: Action | None = None
    then: dict[Step, "Choice"] = field(default_factory=dict)

    def add(self, steps: Sequence[Step], action: Action) -> None:
        """Add an action that is reached by these steps."""
        if not steps:
            self.action = action
            return
        self.then.setdefault(steps[0], Choice(steps[0])).add(steps[1:], action)

    @property
    def only(self) -> Action | None:
        """The only action this leads to; None if there are several."""
        if not self.then:
            return self.action
        first, *others = self.then.values()
        return None if others or self.action else first.only

    @property
    def label(self) -> str:
        """The label, including all following steps that leave no choice."""
        if self.action or len(self.then) != 1:
            return self.step.label
        (follows,) = self.then.values()
        return f"{self.step.label} {follows.step.short or follows.label}"

    def options(self, speaker: Speaker) -> list["Choice"]:
        """Return the next choices in the order of their numbers; stopping here comes first."""
        if self.action is None:
            return list(self.then.values())
        return [Choice(Step(speaker.say("choose-no-more")), self.action), *self.then.values()]

    def actions(self) -> Iterator[Action]:
        """Yield all actions this may lead to."""
        if self.action is not None:
            yield self.action
        for choice in self.then.values():
            yield from choice.actions()


def choices(
    speaker: Speaker, description: Description, hand: Sequence[str], actions: Iterable[Action]
) -> Choice:
    """Return the tree of these actions, cards in hand order and places in reading order."""
    root = Choice(Step(""))
    maker = StepMaker(speaker, description, hand)
    for action in sorted(actions, key=maker.order):
        root.add(maker.steps(action), action)
    return root


def find(options: Sequence[Choice], word: str) -> Choice | None:
    """Return the option with this number or typed name; None if there is none."""
    named = {one.step.typed.lower(): one for one in reversed(options) if one.step.typed}
    numbered = {str(number): one for number, one in enumerate(options, 1)}
    return {**named, **numbered}.get(word.lower())


def holes(root: Choice, description: Description) -> set[str]:
    """Return the cells where a path may be placed now."""
    laid = (one for one in root.actions() if description.ways(one.card or ""))
    return {action.cell for action in laid if action.cell and action.verb not in LAST}


def numbered_cells(options: Sequence[Choice]) -> dict[str, str]:
    """Return the numbers of the options on the board, by cell."""
    return {one.step.cell: str(n) for n, one in enumerate(options, 1) if one.step.cell}


class StepMaker:
    """Turns actions into steps, in the words of a table."""

    def __init__(self, speaker: Speaker, description: Description, hand: Sequence[str]) -> None:
        self.speaker = speaker
        self.description = description
        self.hand = list(hand)
        self.played = description.questions["turn"].verbs  # other verbs keep cards or give answers

    def order(self, action: Action) -> tuple[int, ...]:
        """Return a sort key: by card, then by use, then by place in reading order."""
        card = action.cards[0] if action.verb == "pass" else self._used(action)
        first = self.hand.index(card) if card in self.hand else len(self.hand)
        column, row = place(action.cell) if action.cell else (0, 0)
        last = LAST.index(action.verb) + 1 if action.verb in LAST else 0
        return first, last, row, column, action.turned, action.number

    def steps(self, action: Action) -> list[Step]:
        """Return the steps by which an action is chosen."""
        if action.verb == "pass":
            first, *more = map(self._card, action.cards)
            word = self.speaker.say("choose-discard")
            return [first, Step(f"{word} ({DISCARD})", short=word, typed=DISCARD), *more]
        if action.verb == "shed":
            removed = self.speaker.say("choose-remove", front=action.front)
            return [Step(removed), *map(self._card, action.cards)]
        if action.verb == "guard":
            guard = Step(self.speaker.say("choose-guard"))
            return [self._card(action.card or ""), guard, *self._place(action)]
        if action.verb == "beg":
            asked = self.speaker.say("moves-beg", number=action.guard)
            return [Step(asked), *self._on_seat(action)]
        if self._used(action):
            return [self._card(action.card or ""), *self._on(action)]
        return [self._answer(action)]

    def _used(self, action: Action) -> str:
        """Return the hand card used in a turn; empty if the action is an answer."""
        is_played = self.speaker.plays(action) and action.verb in self.played
        return action.card or "" if is_played or action.verb == "guard" else ""

    def _card(self, card: str) -> Step:
        return Step(card_name(self.speaker, card), card=card, typed=card)

    def _answer(self, action: Action) -> Step:
        if action.verb == "keep" and action.card is not None:
            return Step(card_name(self.speaker, action.card), typed=action.card)
        label = tell_action(self.speaker, action)
        return Step(label, cell=action.cell or "", typed=action.side or "")

    def _on(self, action: Action) -> list[Step]:
        """Return the steps for what a card is played on."""
        if action.target is not None:
            return self._on_seat(action)
        if action.cell is not None:
            return self._place(action)
        if action.treasure is not None:
            return [Step(self.speaker.say("choose-treasure", number=action.treasure))]
        if action.goals:
            return [Step(" ⇄ ".join(map(str, action.goals)))]
        return [Step(self.speaker.say("choose-play"))]

    def _on_seat(self, action: Action) -> list[Step]:
        seat = action.target or 0
        steps = [Step(self.speaker.player(seat), typed=seat_letter(seat))]
        return [*steps, Step(self.speaker.tool(action.tool))] if action.tool else steps

    def _place(self, action: Action) -> list[Step]:
        """Return the steps for a cell with its cost, its side and the card's orientation."""
        cell = action.cell or ""
        label = self.speaker.say("choose-cost", cell=cell, n=action.cost) if action.cost else cell
        steps = [Step(label, cell=cell, typed=cell)]
        if action.side is not None:
            return [*steps, Step(self.speaker.side(action.side), typed=action.side)]
        card = self.description.cards[action.card or ""]
        return [*steps, self._lies(action)] if card.turns > 1 and action.verb != "guard" else steps

    def _lies(self, action: Action) -> Step:
        word = self.speaker.say("act-turned" if action.turned else "act-upright")
        shape = self.speaker.shape(tile_of(action))
        return Step(f"{shape} {word}".strip(), short=shape)


def card_name(speaker: Speaker, card: str) -> str:
    """Return the name of a card in words; a path also has its drawing and its ways."""
    shape = speaker.shape(card)
    if not shape or speaker.in_words:
        return speaker.card(card)
    return f"{shape} {path_name(speaker, card)}"


def path_name(speaker: Speaker, card: str) -> str:
    """Return the ways of a plain path, which are its name, after the words for a special one."""
    ways = speaker.ways(card)
    return ways if card == ways else f"{speaker.card_kind(card)} {ways}"


def list_options(
    title: str, options: Sequence[Choice], width: int, has_hand: bool = False
) -> list[Text]:
    """Return all options after a title, without cards that the hand already shows."""
    pieces = [
        Text.assemble((f"{number})", "number"), f" {option.label}")
        for number, option in enumerate(options, 1)
        if not (has_hand and option.step.card)
    ]
    return flow(Text(title + " " * GAP, "title"), pieces, width) if pieces else []


def flow(head: Text, pieces: Iterable[Text], width: int, gap: str = " " * GAP) -> list[Text]:
    """Return the pieces after a head, as many per line as fit."""
    lines, margin = [Text().append_text(head)], len(head)
    for piece in pieces:
        if len(lines[-1]) > margin and len(lines[-1]) + len(gap) + len(piece) > width:
            lines.append(Text(" " * margin))
        if len(lines[-1]) > margin:
            lines[-1].append(gap)
        lines[-1].append_text(piece)
    for line in lines:
        line.rstrip()
    return lines


class Held(NamedTuple):
    """A kind of card in the hand."""

    card: str
    number: str  # "3) "; empty if it cannot be chosen now
    times: str  # " ×2"; empty if there is only one


def hand(
    speaker: Speaker,
    description: Description,
    cards: Sequence[str],
    options: Sequence[Choice],
    size: Size,
    width: int,
) -> list[Text]:
    """Return the whole hand, drawn if the board is large and there is room."""
    title = Text(speaker.say("hand-title") + " " * GAP, "title")
    numbers = {one.step.card: f"{n}) " for n, one in enumerate(options, 1) if one.step.card}
    held = [
        Held(card, numbers.get(card, ""), f" ×{n}" if n > 1 else "")
        for card, n in Counter(cards).items()
    ]
    if size.is_large:
        drawn = [_card(speaker, description, one) for one in held]
        rows = [Text(" " * GAP).join(row) for row in zip(*drawn, strict=True)]
        if len(title) + len(rows[0]) <= width:
            heads = [title, *(Text(" " * len(title)) for _ in rows[1:])]
            return [Text.assemble(head, row) for head, row in zip(heads, rows, strict=True)]
    names = [
        Text.assemble((one.number, "number"), card_name(speaker, one.card), one.times)
        for one in held
    ]
    return flow(title, names, width)


def _card(speaker: Speaker, description: Description, held: Held) -> list[Text]:
    """Return a picture with number and name below, or the name in a frame."""
    is_path = bool(description.ways(held.card))
    name = path_name(speaker, held.card) if is_path else ""
    label = Text.assemble((held.number, "number"), (name + held.times, "quiet"))
    if is_path:
        wide = max(BIG.width, len(label))
        lines = BIG.draw(face_of(description, held.card))
        return [_centred(line, wide) for line in (*lines, label)]
    title = speaker.card(held.card)
    inside = max(len(title), len(label) - 4)
    edge = "─" * (inside + 2)
    return [
        Text(f"╭{edge}╮", "wall"),
        Text.assemble(("│ ", "wall"), title.ljust(inside), (" │", "wall")),
        Text(f"╰{edge}╯", "wall"),
        _centred(label, inside + 4),
    ]


def _centred(line: Text, width: int) -> Text:
    left = (width - len(line)) // 2
    return Text.assemble(" " * left, line, " " * (width - len(line) - left))
