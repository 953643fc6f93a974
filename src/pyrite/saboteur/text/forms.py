"""How the actions of Saboteur are written, packed and paid for; core/notation.py explains forms.

NESW@1,0   NW@3,-1r     lay a path, r: turned
rockfall@3,0  map@8,2   a card on a cell
broken_lamp>C           a card on a seat (A, B, C …)
repair_pick_lamp>C:lamp a repair that could mend several tools
goal_swap:1,3           a card on two goals, by their numbers
theft   turnabout       a card without a target
pass NESW map           discard cards, in this order
goal 8,0   upright   turned   take 3   keep NESW   steal B   allow   veto     answers
"""

from collections.abc import Sequence
from typing import Any

from pyrite.core.actions import Action
from pyrite.core.encoding import Field
from pyrite.core.forms import (
    A_CELL,
    A_SEAT,
    ALONE,
    ANSWER,
    CELL,
    SEAT,
    TILE,
    TURN,
    AloneForm,
    Part,
    PlayForm,
    SeatForm,
    WordsForm,
    card_name,
    check_seat,
    held_card,
    played,
    split_play,
    words,
)
from pyrite.core.grid import read_exit
from pyrite.core.messages import NotationError
from pyrite.core.notation import Form, Parts
from pyrite.core.numbers import (
    ARG_MASK,
    CARD_MASK,
    FIELD_CARD,
    FIELD_CELL,
    FIELD_NUMBER,
    FIELD_SEAT,
)
from pyrite.core.plain import shown
from pyrite.core.reading import check_number, read_number, read_seat
from pyrite.core.sides import LETTERS as SIDES
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import MAX_FRONT, MAX_GOALS, TOOLS
from pyrite.saboteur.table.module import box_of
from pyrite.saboteur.text.names import Names
from pyrite.saboteur.text.view import fresh_place

EXAMPLES = "NESW@1,0 - NW@3,-1r - broken_lamp>B - map@8,0 - pass NESW"
MOST_PASSED = 3
NO_PLACE = 0
VALUES = (1, 2, 3)  # of gold cards
GOAL = Field(0, 15, FIELD_NUMBER, MAX_GOALS)


class ToolForm(SeatForm):
    """Form for a card on a tool of a seat; the tool is written only if the card fits several."""

    parts = ("card", "target", "tool")
    written = "CARD>SEAT, CARD>SEAT:TOOL where several are possible"
    fields = (Field(2, 15, FIELD_SEAT), Field(0, 3, FIELD_NUMBER, len(TOOLS)))

    def unpack(self, names: Any, card: int, arg: int) -> Parts | None:
        if arg >> 2 >= names.seats or arg & 3 >= len(TOOLS):
            return None
        return {"card": card_name(names, card), "target": arg >> 2, "tool": TOOLS[arg & 3]}

    def pack(self, names: Any, action: Action) -> tuple[int, int]:
        card = played(names, action)
        tool = action.tool or _only_tool(names, card)
        if tool not in TOOLS:
            raise NotationError(say("text-tool", tool=shown(tool)))
        return card, check_seat(names, action.target) << 2 | TOOLS.index(tool)

    def write(self, names: Any, action: Action) -> str:
        text = super().write(names, action)
        tools = names.cards[names.numbers[action.card or ""]].tools
        return text if tools == _tool_bit(action.tool) else f"{text}:{action.tool}"

    def read(self, names: Any, text: str) -> Parts:
        whom, colon, tool = self.where(text).partition(":")
        parts = {"card": split_play(text)[0], "target": read_seat(whom, names.seats)}
        return {**parts, "tool": tool} if colon else parts


class TwoGoalsForm(PlayForm):
    """Form for a card on two goals, the lower number first."""

    parts = ("card", "goals")
    written = "CARD:GOAL,GOAL"
    sign = ":"
    fields = (GOAL, Field(4, 15, FIELD_NUMBER, MAX_GOALS))

    def unpack(self, names: Names, card: int, arg: int) -> Parts | None:
        return {"card": card_name(names, card), "goals": ((arg & 15) + 1, (arg >> 4) + 1)}

    def pack(self, names: Names, action: Action) -> tuple[int, int]:
        card, goals = played(names, action), action.goals
        if len(goals) != 2 or not 1 <= goals[0] < goals[1] <= len(names.goal_places):
            raise NotationError(say("text-two-goals", card=action.card))
        return card, goals[0] - 1 | goals[1] - 1 << 4

    def write(self, names: Names, action: Action) -> str:
        first, second = action.goals
        return f"{action.card}:{first},{second}"

    def read(self, names: Names, text: str) -> Parts:
        numbers = self.where(text).split(",")
        most = len(names.goal_places)
        return {
            "card": split_play(text)[0],
            "goals": tuple(read_number(number, most) + 1 for number in numbers),
        }


class PassForm(Form):
    """Form for discarding cards, in this order."""

    parts = ("cards",)
    written = "VERB CARD …"
    fields = (Field(0, CARD_MASK, FIELD_CARD), Field(7, CARD_MASK, FIELD_CARD))

    def most_cards(self, names: Names) -> int:
        return names.most_passed

    def unpack(self, names: Names, card: int, arg: int) -> Parts | None:
        more = [number - 1 for number in (arg & CARD_MASK, arg >> 7) if number]
        cards = tuple(card_name(names, number) for number in (card, *more))
        return None if None in cards else {"cards": cards}

    def pack(self, names: Names, action: Action) -> tuple[int, int]:
        if not 1 <= len(action.cards) <= MOST_PASSED:
            one = names.most_passed == 1
            raise NotationError(say("text-pass-one", "B-05") if one else say("text-pass", "S-02"))
        card, *more = [held_card(names, name) for name in action.cards]
        return card, sum(number + 1 << 7 * i for i, number in enumerate(more))

    def write(self, names: Names, action: Action) -> str:
        return " ".join([action.verb, *action.cards])

    def read(self, names: Names, text: str) -> Parts:
        return {"cards": tuple(text.split(" ")[1:])}


class ShedForm(Form):
    """Form for discarding two cards to remove one from in front of the seat."""

    parts = ("cards", "front")
    written = "VERB CARD CARD FRONT"
    fields = (Field(0, CARD_MASK, FIELD_CARD), Field(7, 15, FIELD_NUMBER, MAX_FRONT))

    def most_cards(self, names: Names) -> int:
        return 2

    def unpack(self, names: Names, card: int, arg: int) -> Parts | None:
        cards = card_name(names, card), card_name(names, arg & CARD_MASK)
        if None in cards or arg >> 7 >= len(names.front):
            return None
        return {"cards": cards, "front": names.front[arg >> 7]}

    def pack(self, names: Names, action: Action) -> tuple[int, int]:
        if action.front not in names.front or len(action.cards) != 2:
            known = ", ".join(names.front)
            raise NotationError(say("text-front", front=shown(action.front), known=known))
        first, second = (held_card(names, name) for name in action.cards)
        return first, second | names.front.index(action.front) << 7

    def write(self, names: Names, action: Action) -> str:
        return " ".join([action.verb, *action.cards, action.front or ""])

    def read(self, names: Names, text: str) -> Parts:
        *cards, front = words(text, 3)
        return {"cards": tuple(cards), "front": front}


class KeepForm(Form):
    """Form for keeping one of several cards."""

    parts = ("card",)
    written = "VERB CARD"

    def unpack(self, names: Names, card: int, arg: int) -> Parts | None:
        name = card_name(names, card)
        return None if name is None or arg else {"card": name}

    def pack(self, names: Names, action: Action) -> tuple[int, int]:
        return held_card(names, action.card), 0

    def write(self, names: Names, action: Action) -> str:
        return f"{action.verb} {action.card}"

    def read(self, names: Names, text: str) -> Parts:
        (card,) = words(text, 1)
        return {"card": card}


class ExitForm(Form):
    """Form for discarding a card to put something at an exit on the table."""

    parts = ("card", "cell", "side")
    written = "VERB CARD CELLSIDE"
    fields = (Field(2, ARG_MASK >> 2, FIELD_CELL), Field(0, 3, FIELD_NUMBER, len(SIDES)))

    def unpack(self, names: Names, card: int, arg: int) -> Parts | None:
        name = card_name(names, card)
        if name is None or not names.is_cell(arg >> 2):
            return None
        return {"card": name, "cell": names.cell_text(arg >> 2), "side": SIDES[arg & 3]}

    def pack(self, names: Names, action: Action) -> tuple[int, int]:
        cell, side = read_exit(f"{action.cell}{action.side}")
        return held_card(names, action.card), names.read_cell(cell) << 2 | side

    def write(self, names: Names, action: Action) -> str:
        return f"{action.verb} {action.card} {action.cell}{action.side}"

    def read(self, names: Names, text: str) -> Parts:
        card, at = words(text, 2)
        cell, side = read_exit(at)
        return {"card": card, "cell": cell, "side": SIDES[side]}


A_GOAL = Part(
    "goals",
    GOAL,
    lambda names, number: (number + 1,) if number < len(names.goal_places) else None,
    lambda names, goals: check_number(
        goals[0] if len(goals) == 1 else None, len(names.goal_places)
    ),
    lambda names, word: (read_number(word, len(names.goal_places)) + 1,),
    lambda goals: str(goals[0]),
    "GOAL",
)
A_VALUE = Part(
    "value",
    Field(0, 3, FIELD_NUMBER, len(VALUES) + 1),
    lambda names, number: number if number in VALUES else None,
    lambda names, value: check_number(value, max(VALUES)) + 1,
    lambda names, word: read_number(word, max(VALUES)) + 1,
)


class CardAnswerForm(AloneForm):
    """Form for answering with a card where several seats are asked at once."""

    def unpack(self, names: Any, card: int, arg: int) -> Parts | None:
        if arg >= names.seats:
            return None
        return {"card": card_name(names, card), "seat": arg}

    def pack(self, names: Any, action: Action) -> tuple[int, int]:
        return played(names, action), check_seat(names, action.seat)


def _only_tool(names: Names, card: int) -> str:
    """Return the only tool that a card fits; with several it must be written."""
    tools = names.cards[card].tools
    if tools.bit_count() != 1:
        raise NotationError(say("text-which-tool", "B-22", card=names.cards[card].name))
    return TOOLS[tools.bit_length() - 1]


def _tool_bit(tool: str | None) -> int:
    return 1 << TOOLS.index(tool or "")


# By the names that modules use for the forms of their verbs.
FORMS: dict[str, Form] = {
    "tile": TILE,
    "cell": CELL,
    "seat": SEAT,
    "alone": ALONE,
    "answer": ANSWER,
    "turn": TURN,
    "tool": ToolForm(),
    "two_goals": TwoGoalsForm(),
    "pass": PassForm(),
    "shed": ShedForm(),
    "keep": KeepForm(),
    "exit": ExitForm(),
    "goal_cell": WordsForm(A_CELL, lead="goal"),
    "goal_number": WordsForm(A_GOAL),
    "value": WordsForm(A_VALUE),
    "other_seat": WordsForm(A_SEAT),
    "card_answer": CardAnswerForm(),
}

# The verbs of the base game; modules add their own.
BASE_FORMS = {
    "place": "tile",
    "rockfall": "cell",
    "map": "cell",
    "break": "seat",
    "repair": "tool",
    "pass": "pass",
    "choose": "goal_cell",
    "turn": "turn",
    "take": "value",
    "keep": "keep",  # one of the cards that a module offers
}


def costs_of(state: Any, listed: Sequence[Action]) -> Sequence[int]:
    """Return the gold that modules charge for laying a path on a cell or moving one there."""
    names = state.rules.names
    if not names.charging or not listed:
        return ()
    seat = listed[0].seat
    usual = _due(state, seat, NO_PLACE)
    if not usual:  # lifting a card first can only save gold
        return ()
    actions, forms = [*listed], names.notation.forms
    laying = {verb for verb in {action.verb for action in actions} if forms[verb] is TILE}
    moving = laying & names.moving
    due = dict.fromkeys(laying, usual)
    due |= dict.fromkeys(moving, _due(state, seat, fresh_place(state)) if moving else {})
    charged: dict[tuple[str, str | None], int] = {
        (verb, cell): cost for verb, cells in due.items() for cell, cost in cells.items() if cost
    }
    if not charged:
        return ()
    return [charged.get((action.verb, action.cell), 0) for action in actions]


def _due(state: Any, seat: int, lifted: int) -> dict[str, int]:
    """Return what this seat would pay by cell, if the card at `lifted` is lifted first."""
    due: dict[str, int] = {}
    for module in state.rules.names.charging:
        numbers = box_of(state, module.number, len(module.box.names))
        due |= module.terms.costs(state.rules.names, numbers, seat, lifted)
    return due
