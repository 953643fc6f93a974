"""Verbs and asks by number: how each is listed and what it does.

A verb of cards is *declared*, then *resolved*; any other (passing, answering an ask) acts at once.
An ask is a question on the table's stack; its list says what an asked seat may answer.
"""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from typing import Any

from pyrite.core.moves import arg_of, card_of, verb_of

MAX_VERBS = 64

if not cython.compiled:
    from pyrite.core.moves import Moves
    from pyrite.core.numbers import VERB_SHIFT
    from pyrite.saboteur.table.state import Rules, Table

    LIST: list[Any] = [None] * MAX_VERBS
    RESOLVE: list[Any] = [None] * MAX_VERBS
    IS_PLAY: list[int] = [0] * MAX_VERBS
    LIST_ANSWERS: list[Any] = [None] * MAX_VERBS

VERBS: list[str] = []
ASKS: list[str] = []


def list_nothing(table: "Table", card: int, moves: "Moves", n: int) -> int:
    """Cards of such a verb cannot be played in one's own turn."""
    return n


def new_card_verb(name: str, listed: Any, resolve: Any) -> int:
    """Cards with this verb: `listed(table, seat, card, moves)`, `resolve(table, action)`."""
    verb = len(VERBS)
    VERBS.append(name)
    LIST[verb] = listed
    RESOLVE[verb] = resolve
    IS_PLAY[verb] = 1
    return verb


def new_verb(name: str, resolve: Any) -> int:
    """Something a seat does without playing a card for its effect."""
    verb = len(VERBS)
    VERBS.append(name)
    LIST[verb] = list_nothing
    RESOLVE[verb] = resolve
    return verb


def look_up_lists(rules: "Rules") -> None:
    """Every card of a table with the list of its verb: one step less at every card of a hand."""
    for card in range(128):
        rules.list_of[card] = LIST[rules.verb_of[card]]


def is_play(action: int) -> bool:
    """Does the action play a card, so that it is declared first?"""
    return IS_PLAY[action >> VERB_SHIFT] == 1


def unpack(action: int) -> tuple[str, int, int]:
    """The name of its verb, its card, and what the verb reads its own way."""
    return VERBS[verb_of(action)], card_of(action), arg_of(action)


def new_ask(name: str, listed: Any) -> int:
    """A question; `listed(table, seat, moves)` adds the answers of a seat."""
    kind = len(ASKS)
    ASKS.append(name)
    LIST_ANSWERS[kind] = listed
    return kind
