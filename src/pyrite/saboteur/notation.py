"""Actions as text and back: one notation for wire, logs, tests, terminal and records.

    NESW@1,0   NW@3,-1r     lay a path, r: turned by half
    rockfall@3,0  map@8,2   a card on a cell
    broken_lamp>C           a card on a seat (A, B, C …)
    repair_pick_lamp>C:lamp a repair that could mend several tools
    goal_swap:1,3           a card on two goals, by their numbers
    theft   turnabout       a card that needs no target
    pass NESW map           discard cards, in this order
    goal 8,0   upright   turned   take 3   keep NESW   steal B   allow   veto     answers
"""

from collections.abc import Callable

from pyrite.core.errors import NotationError
from pyrite.core.grid import cell_text, is_place
from pyrite.core.moves import arg_of, card_of, pack, verb_of
from pyrite.core.numbers import CARD_MASK
from pyrite.core.reading import Action, read_cell, read_exit, read_number, read_seat
from pyrite.core.seats import seat_letter as seat_letter  # modules take it from here
from pyrite.core.sides import LETTERS as SIDES
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import HIDDEN, TOOLS
from pyrite.saboteur.state import Rules
from pyrite.saboteur.verbs import VERBS
from pyrite.saboteur.words import Words

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
    if form is None or not ARGS[form](words, arg):
        return False
    if form in CARD_FORMS:
        return card < len(words.cards) and words.cards[card].verb == verb
    if form in ("pass", "shed", "keep", "exit"):
        return _is_held(words, card)
    return card == 0


def _is_held(words: Words, card: int) -> bool:
    """Could such a card be in a hand?"""
    return card < len(words.cards) and words.cards[card].verb != ""


def _is_pass(words: Words, arg: int) -> bool:
    second, third = arg & CARD_MASK, arg >> 7
    if second == 0:
        return third == 0
    return _is_held(words, second - 1) and (third == 0 or _is_held(words, third - 1))


CARD_FORMS = ("tile", "cell", "seat", "tool", "card", "alone", "goals")
ARGS: dict[str, Callable[[Words, int], bool]] = {
    "tile": lambda w, arg: is_place(arg >> 1),
    "cell": lambda w, arg: is_place(arg),
    "seat": lambda w, arg: arg < w.options.seats,
    "tool": lambda w, arg: arg >> 2 < w.options.seats and arg & 3 < 3,
    "goals": lambda w, arg: arg & 15 < arg >> 4 < len(w.goal_places),
    "alone": lambda w, arg: arg == 0,
    "pass": _is_pass,
    "shed": lambda w, arg: _is_held(w, arg & CARD_MASK) and arg >> 7 < len(w.front),
    "keep": lambda w, arg: arg == 0,
    "exit": lambda w, arg: is_place(arg >> 2),
    "goal": lambda w, arg: is_place(arg),
    "number": lambda w, arg: arg < len(w.goal_places),
    "turn": lambda w, arg: arg < 2,
    "take": lambda w, arg: 1 <= arg <= 3,
    "who": lambda w, arg: arg < w.options.seats,
    "beg": lambda w, arg: arg & 15 < w.options.seats and arg >> 4 < w.components.guards,
    "word": lambda w, arg: arg < w.options.seats,
    "card": lambda w, arg: arg < w.options.seats,
}


def _tool(words: Words, verb: str, card: int, arg: int) -> str:
    text = f"{words.cards[card].name}>{seat_letter(arg >> 2)}"
    clear = words.cards[card].tools == 1 << (arg & 3)
    return text if clear else f"{text}:{TOOLS[arg & 3]}"


def _passed(words: Words, verb: str, card: int, arg: int) -> str:
    cards = [card] + [more - 1 for more in (arg & CARD_MASK, arg >> 7) if more]
    return " ".join(["pass", *(words.cards[c].name for c in cards)])


def _shed(words: Words, verb: str, card: int, arg: int) -> str:
    names = words.cards[card].name, words.cards[arg & CARD_MASK].name, words.front[arg >> 7]
    return " ".join([verb, *names])


WRITE: dict[str, Callable[[Words, str, int, int], str]] = {
    "tile": lambda w, v, c, a: f"{w.cards[c].name}@{cell_text(a >> 1)}{'r' * (a & 1)}",
    "cell": lambda w, v, c, a: f"{w.cards[c].name}@{cell_text(a)}",
    "seat": lambda w, v, c, a: f"{w.cards[c].name}>{seat_letter(a)}",
    "tool": _tool,
    "goals": lambda w, v, c, a: f"{w.cards[c].name}:{(a & 15) + 1},{(a >> 4) + 1}",
    "alone": lambda w, v, c, a: w.cards[c].name,
    "pass": _passed,
    "shed": _shed,
    "keep": lambda w, v, c, a: f"{v} {w.cards[c].name}",
    "exit": lambda w, v, c, a: f"{v} {w.cards[c].name} {cell_text(a >> 2)}{SIDES[a & 3]}",
    "goal": lambda w, v, c, a: f"goal {cell_text(a)}",
    "number": lambda w, v, c, a: f"{v} {a + 1}",
    "turn": lambda w, v, c, a: "turned" if a else "upright",
    "take": lambda w, v, c, a: f"take {a}",
    "who": lambda w, v, c, a: f"{v} {seat_letter(a)}",
    "beg": lambda w, v, c, a: f"{v} {seat_letter(a & 15)} {(a >> 4) + 1}",
    "word": lambda w, v, c, a: v,
    "card": lambda w, v, c, a: w.cards[c].name,
}


def from_text(rules: Rules, seat: int, text: str) -> int:
    """The action that `seat` writes like this; a `NotationError` says what cannot be read."""
    words: Words = rules.words
    if not isinstance(text, str):
        raise NotationError(say("text-action", text=repr(text), examples=EXAMPLES))
    text = text.strip()
    first, *rest = text.split(" ")
    for verb, form in forms(words).items():
        if form == "word" and text == verb:
            return packed(verb, 0, seat)
        lead, count = LEADS.get(form, (None, 0))
        if first == (lead or verb) and form in LEADS and (not count or len(rest) == count):
            return packed(verb, *READ[form](words, rest))
    if text in ("upright", "turned"):
        return packed("turn", 0, int(text == "turned"))
    if "@" in text:
        return _on_cell(words, text)
    if ">" in text:
        return _on_seat(words, text)
    if ":" in text:
        return _on_goals(words, text)
    card = words.numbers.get(text)
    how = None if card is None else forms(words).get(words.cards[card].verb)
    if card is not None and how in ("card", "alone"):
        return packed(words.cards[card].verb, card, seat if how == "card" else 0)
    raise NotationError(say("text-action", text=repr(text), examples=EXAMPLES))


# Forms that begin with a word (of their own, or the verb): how many words follow, 0 for any.
LEADS: dict[str, tuple[str | None, int]] = {
    "pass": ("pass", 0),
    "goal": ("goal", 1),
    "take": ("take", 1),
    "shed": (None, 3),
    "keep": (None, 1),
    "exit": (None, 2),
    "number": (None, 1),
    "who": (None, 1),
    "beg": (None, 2),
}


def _read_pass(words: Words, rest: list[str]) -> tuple[int, int]:
    if not 1 <= len(rest) <= 3:
        raise NotationError(say("text-pass", "S-02"))
    card, *more = [_card(words, name) for name in rest]
    return card, sum(c + 1 << 7 * i for i, c in enumerate(more))


def _read_shed(words: Words, rest: list[str]) -> tuple[int, int]:
    if rest[2] not in words.front:
        raise NotationError(say("text-front", front=repr(rest[2]), known=", ".join(words.front)))
    return _card(words, rest[0]), _card(words, rest[1]) | words.front.index(rest[2]) << 7


def _read_exit(words: Words, rest: list[str]) -> tuple[int, int]:
    cell, side = read_exit(rest[1])
    return _card(words, rest[0]), read_cell(cell) << 2 | side


def _read_take(words: Words, rest: list[str]) -> tuple[int, int]:
    if rest[0] not in ("1", "2", "3"):
        raise NotationError(say("text-action", text=repr(f"take {rest[0]}"), examples=EXAMPLES))
    return 0, int(rest[0])


def _read_beg(words: Words, rest: list[str]) -> tuple[int, int]:
    seat = read_seat(rest[0], words.options.seats)
    return 0, seat | read_number(rest[1], words.components.guards) << 4


READ: dict[str, Callable[[Words, list[str]], tuple[int, int]]] = {
    "pass": _read_pass,
    "goal": lambda w, rest: (0, read_cell(rest[0])),
    "take": _read_take,
    "shed": _read_shed,
    "keep": lambda w, rest: (_card(w, rest[0]), 0),
    "exit": _read_exit,
    "number": lambda w, rest: (0, read_number(rest[0], len(w.goal_places))),
    "who": lambda w, rest: (0, read_seat(rest[0], w.options.seats)),
    "beg": _read_beg,
}


def _on_cell(words: Words, text: str) -> int:
    name, _, where = text.partition("@")
    card = _card(words, name)
    verb = words.cards[card].verb
    form = forms(words).get(verb)
    if form == "cell":
        return packed(verb, card, read_cell(where))
    if form != "tile":
        raise NotationError(say("not-that-way", card=name))
    return packed(verb, card, read_cell(where.removesuffix("r")) << 1 | where.endswith("r"))


def _on_seat(words: Words, text: str) -> int:
    name, _, rest = text.partition(">")
    whom, colon, tool = rest.partition(":")
    card = _card(words, name)
    verb = words.cards[card].verb
    form = forms(words).get(verb)
    seat = read_seat(whom, words.options.seats)
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


def _on_goals(words: Words, text: str) -> int:
    name, _, goals = text.partition(":")
    card = _card(words, name)
    verb = words.cards[card].verb
    if forms(words).get(verb) != "goals":
        raise NotationError(say("not-that-way", card=name))
    numbers = [read_number(text, len(words.goal_places)) for text in goals.split(",")]
    if len(numbers) != 2 or numbers[0] >= numbers[1]:
        raise NotationError(say("text-two-goals", card=name))
    return packed(verb, card, numbers[0] | numbers[1] << 4)


def _card(words: Words, name: str) -> int:
    card = words.numbers.get(name)
    if card is None or card > CARD_MASK or not words.cards[card].verb:
        raise NotationError(say("text-card", card=repr(name)))
    return card
