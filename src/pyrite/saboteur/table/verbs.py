# Compiled: see core/native.py
"""Verbs and asks by number: how each is listed and what it does.

A verb of cards is *declared*, then *resolved*; any other (passing, answering an ask) acts at once.
An ask is a question on the table's stack; its list says what an asked seat may answer. Every verb
and ask of the rulebooks has a permanent number. Those of custom modules get theirs at each table,
from the last ones (plugins/hooks.py).
"""

from pyrite.core.moves import Moves
from pyrite.core.native import UNSET, Ints, python_only, python_too
from pyrite.core.numbers import VERB_SHIFT
from pyrite.saboteur.numbers import MAX_VERBS
from pyrite.saboteur.table.state import AnswerLister, CardLister, Rules, SeatHook, Table

LIST: list[CardLister] = [UNSET] * MAX_VERBS
RESOLVE: list[SeatHook] = [UNSET] * MAX_VERBS
IS_PLAY: Ints = [0] * MAX_VERBS
LIST_ANSWERS: list[AnswerLister] = [UNSET] * MAX_VERBS

FREE = ""  # marks an unused number
VERBS: list[str] = [FREE] * MAX_VERBS
ASKS: list[str] = [FREE] * MAX_VERBS


def list_nothing(table: Table, card: int, moves: Moves, n: int) -> int:
    """List nothing: cards of such a verb cannot be played in a turn."""
    return n


def take_number(names: list[str], number: int, name: str) -> None:
    """Assign a number to a name; neither may be in use."""
    if names[number] != FREE or name in names:
        raise ValueError(f"{number} is {names[number]!r}; {name!r} needs a number of its own")
    names[number] = name


def new_card_verb(number: int, name: str, listed: CardLister, resolve: SeatHook) -> int:
    """Register a verb of cards: `listed(table, card, moves, n)`, `resolve(table, action)`."""
    take_number(VERBS, number, name)
    LIST[number] = listed
    RESOLVE[number] = resolve
    IS_PLAY[number] = 1
    return number


def new_verb(number: int, name: str, resolve: SeatHook) -> int:
    """Register something a seat does without playing a card for its effect."""
    take_number(VERBS, number, name)
    LIST[number] = list_nothing
    RESOLVE[number] = resolve
    return number


def new_ask(number: int, name: str, listed: AnswerLister) -> int:
    """Register a question; `listed(table, seat, moves)` adds the answers of a seat."""
    take_number(ASKS, number, name)
    LIST_ANSWERS[number] = listed
    return number


@python_only
def look_up_lists(rules: Rules) -> None:
    """Store each card's list function directly, saving a lookup per card in hand."""
    for card in range(128):
        rules.list_of[card] = LIST[rules.verb_of[card]]


@python_too
def is_play(action: int) -> bool:
    """Return whether the action plays a card, so that it is declared first."""
    return IS_PLAY[action >> VERB_SHIFT] == 1
