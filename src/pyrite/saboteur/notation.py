"""Actions as text and back: one notation for wire, logs, tests, terminal and records.

    NESW@1,0   NW@3,-1r     lay a path, r: turned by half
    rockfall@3,0  map@8,2   a card on a cell
    broken_lamp>C           a card on a seat (A, B, C …)
    repair_pick_lamp>C:lamp a repair that could mend several tools
    pass NESW               discard a card
    goal 8,0   upright   turned   take 3   allow   veto     answers
"""

from collections.abc import Callable
from typing import NamedTuple

from pyrite.core.errors import NotationError
from pyrite.core.grid import cell_from_text, cell_text, is_place
from pyrite.core.message import Message
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import CARD_MASK, HIDDEN
from pyrite.saboteur.state import Rules, arg_of, card_of, pack, verb_of
from pyrite.saboteur.verbs import VERBS
from pyrite.saboteur.words import Words

TOOLS = ("pick", "lamp", "cart")
LETTERS = "ABCDEFGHIJKL"
EXAMPLES = "NESW@1,0 - NW@3,-1r - broken_lamp>B - map@8,0 - pass NESW"

# How the verbs of the base game are written; modules bring the forms of their own.
FORMS = {
    "place": "tile",
    "rockfall": "cell",
    "map": "cell",
    "break": "seat",
    "repair": "tool",
    "pass": "pass",
    "pick": "goal",
    "turn": "turn",
    "take": "take",
}


class Action(NamedTuple):
    """An action taken apart."""

    verb: str
    card: int
    arg: int


def unpack(action: int) -> Action:
    """The action taken apart."""
    return Action(VERBS[verb_of(action)], card_of(action), arg_of(action))


def packed(verb: str, card: int, arg: int) -> int:
    """The action as one int."""
    return pack(VERBS.index(verb), card, arg)


def forms(words: Words) -> dict[str, str]:
    """How each verb at this table is written."""
    own = {verb: form for module in words.modules for verb, form in module.forms.items()}
    return FORMS | own


def seat_letter(seat: int) -> str:
    """Seats are letters in text, numbers in Python: seat 0 is A."""
    return LETTERS[seat]


def tile_text(words: Words, tile: int) -> str:
    """A card as it lies: "NW", "NW r" turned by half, "?" face down."""
    if tile == HIDDEN:
        return "?"
    return words.cards[tile - 2 >> 1].name + " r" * (tile & 1)


def to_text(rules: Rules, action: int) -> str:
    """The action in words; a `NotationError` for a number that is no action here."""
    words: Words = rules.words
    if not is_action(rules, action):
        raise NotationError(say("text-number", value=action))
    verb, card, arg = unpack(action)
    return WRITE[forms(words)[verb]](words, verb, card, arg)


def is_action(rules: Rules, action: int) -> bool:
    """Could this number be an action at this table, legal or not?"""
    words: Words = rules.words
    if type(action) is not int or not 0 <= action < 1 << 31 or verb_of(action) >= len(VERBS):
        return False
    verb, card, arg = unpack(action)
    form = forms(words).get(verb)
    if form is None or not ARGS[form](words.options.seats, arg):
        return False
    if form in CARD_FORMS:
        return card < len(words.cards) and words.cards[card].verb == verb
    if form == "pass":
        return card < len(words.cards) and words.cards[card].verb != ""
    return card == 0


CARD_FORMS = ("tile", "cell", "seat", "tool", "card")
ARGS: dict[str, Callable[[int, int], bool]] = {
    "tile": lambda seats, arg: is_place(arg >> 1),
    "cell": lambda seats, arg: is_place(arg),
    "seat": lambda seats, arg: arg < seats,
    "tool": lambda seats, arg: arg >> 2 < seats and arg & 3 < 3,
    "pass": lambda seats, arg: arg == 0,
    "goal": lambda seats, arg: is_place(arg),
    "turn": lambda seats, arg: arg < 2,
    "take": lambda seats, arg: 1 <= arg <= 3,
    "word": lambda seats, arg: arg < seats,
    "card": lambda seats, arg: arg < seats,
}


def _tool(words: Words, verb: str, card: int, arg: int) -> str:
    text = f"{words.cards[card].name}>{seat_letter(arg >> 2)}"
    clear = words.cards[card].tools == 1 << (arg & 3)
    return text if clear else f"{text}:{TOOLS[arg & 3]}"


WRITE: dict[str, Callable[[Words, str, int, int], str]] = {
    "tile": lambda w, v, c, a: f"{w.cards[c].name}@{cell_text(a >> 1)}{'r' * (a & 1)}",
    "cell": lambda w, v, c, a: f"{w.cards[c].name}@{cell_text(a)}",
    "seat": lambda w, v, c, a: f"{w.cards[c].name}>{seat_letter(a)}",
    "tool": _tool,
    "pass": lambda w, v, c, a: f"pass {w.cards[c].name}",
    "goal": lambda w, v, c, a: f"goal {cell_text(a)}",
    "turn": lambda w, v, c, a: "turned" if a else "upright",
    "take": lambda w, v, c, a: f"take {a}",
    "word": lambda w, v, c, a: v,
    "card": lambda w, v, c, a: w.cards[c].name,
}


def from_text(rules: Rules, seat: int, text: str) -> int:
    """The action that `seat` writes like this; a `NotationError` says what cannot be read."""
    words: Words = rules.words
    if not isinstance(text, str):
        raise NotationError(say("text-action", text=repr(text), examples=EXAMPLES))
    text = text.strip()
    first, _, rest = text.partition(" ")
    for verb, form in forms(words).items():
        if form == "word" and text == verb:
            return packed(verb, 0, seat)
    if first == "pass":
        return packed("pass", _card(words, rest), 0)
    if first == "goal":
        return packed("pick", 0, _cell(rest))
    if text in ("upright", "turned"):
        return packed("turn", 0, int(text == "turned"))
    if first == "take" and rest in ("1", "2", "3"):
        return packed("take", 0, int(rest))
    if "@" in text:
        return _on_cell(words, text)
    if ">" in text:
        return _on_seat(words, text)
    card = words.numbers.get(text)
    if card is not None and forms(words).get(words.cards[card].verb) == "card":
        return packed(words.cards[card].verb, card, seat)
    raise NotationError(say("text-action", text=repr(text), examples=EXAMPLES))


def _on_cell(words: Words, text: str) -> int:
    name, _, where = text.partition("@")
    card = _card(words, name)
    verb = words.cards[card].verb
    form = forms(words).get(verb)
    if form == "cell":
        return packed(verb, card, _cell(where))
    if form != "tile":
        raise NotationError(say("not-that-way", card=name))
    return packed(verb, card, _cell(where.removesuffix("r")) << 1 | where.endswith("r"))


def _on_seat(words: Words, text: str) -> int:
    name, _, rest = text.partition(">")
    whom, colon, tool = rest.partition(":")
    card = _card(words, name)
    verb = words.cards[card].verb
    form = forms(words).get(verb)
    seat = _seat(words, whom)
    if form == "seat" and not colon:
        return packed(verb, card, seat)
    if form != "tool":
        raise NotationError(say("not-that-way", card=name))
    if not colon:
        if words.cards[card].tools.bit_count() > 1:
            raise NotationError(say("text-which-tool", "B-22", card=name))
        tool = TOOLS[words.cards[card].tools.bit_length() - 1]
    if tool not in TOOLS:
        raise NotationError(say("text-tool", tool=repr(tool)))
    return packed(verb, card, seat << 2 | TOOLS.index(tool))


def _card(words: Words, name: str) -> int:
    card = words.numbers.get(name)
    if card is None or card > CARD_MASK or not words.cards[card].verb:
        raise NotationError(say("text-card", card=repr(name)))
    return card


def _cell(text: str) -> int:
    try:
        return cell_from_text(text)
    except ValueError:
        problem: Message = say("text-cell", cell=repr(text))
        raise NotationError(problem) from None


def _seat(words: Words, text: str) -> int:
    if len(text) != 1 or text not in LETTERS[: words.options.seats]:
        last = seat_letter(words.options.seats - 1)
        raise NotationError(say("text-seat", seat=repr(text), last=last))
    return LETTERS.index(text)
