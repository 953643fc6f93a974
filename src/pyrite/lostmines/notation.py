"""Actions as text and back: one notation for wire, logs, tests, terminal and records.

    NESW@2,3  rock_NSW@4,5r       lay a path, r: turned by half
    axe@4,5  thunderstorm@2,3     a card on a cell
    trap@2,3E  troll@2,3S         a token on the edge of a cell
    info_mine_dwarf@9,1           look at the mine on a cell,
    info_mine_treasure:2            at the second treasure,
    info_treasure_dwarf>C           at the dwarf card of a seat
    pass NESW  pass NESW trap     discard one card or two
    propose  agree  refuse        the end of the round
    step N  stop  upright  turned  take 2
"""

import re
from collections.abc import Callable

from pyrite.core.errors import NotationError
from pyrite.core.moves import arg_of, card_of, pack, verb_of
from pyrite.core.reading import Action, read_number, read_seat
from pyrite.core.seats import seat_letter
from pyrite.core.sides import LETTERS as SIDES
from pyrite.lostmines.messages import say
from pyrite.lostmines.names import Names, cell_of, xy
from pyrite.lostmines.numbers import (
    COLUMNS,
    DWARF,
    FIRST_TILE,
    LOOK_MASK,
    LOOK_SHIFT,
    MINE,
    ROWS,
    TREASURE,
    VERBS,
    WIDTH,
)
from pyrite.lostmines.state import Rules

EXAMPLES = "NESW@2,3 - rock_NSW@4,5r - axe@4,5 - trap@2,3E - pass NESW - step E - stop"
CARD_VERBS = ("place", "tool", "look", "trap", "troll", "thunderstorm")
SEAT_WORDS = ("agree", "refuse")
PLAIN_WORDS = ("propose", "stop")
TURNS = ("upright", "turned")


def unpack(action: int) -> Action:
    """The action taken apart."""
    return Action(VERBS[verb_of(action)], card_of(action), arg_of(action))


def packed(verb: str, card: int, arg: int) -> int:
    """The action as one int."""
    return pack(VERBS.index(verb), card, arg)


def cell_text(cell: int) -> str:
    """A cell as players write it, counted from the north-west corner: "2,3"."""
    column, row = xy(cell)
    return f"{column},{row}"


def edge_text(edge: int) -> str:
    """An edge by the cell to its west or north: "2,3E", "2,3S"."""
    return cell_text(edge >> 1) + "ES"[edge & 1]


def tile_text(names: Names, tile: int) -> str:
    """A card as it lies: "NW", "NW r" turned by half, "?" face down."""
    if tile < FIRST_TILE:
        return "?"
    return names.cards[tile - FIRST_TILE >> 1].name + " r" * (tile & 1)


def is_cell(cell: int) -> bool:
    """Is it a cell of the board?"""
    column, row = xy(cell)
    return 1 <= column <= COLUMNS and 1 <= row <= ROWS


def is_edge(edge: int) -> bool:
    """Does it lie between two cells of the board?"""
    return is_cell(edge >> 1) and is_cell((edge >> 1) + (WIDTH if edge & 1 else 1))


def to_text(rules: Rules, action: int) -> str:
    """The action in words; a `NotationError` for a number that is no action here."""
    if not is_action(rules, action):
        raise NotationError(say("text-number", value=action))
    verb, card, arg = unpack(action)
    return WRITE[verb](rules.names, card, arg)


def is_action(rules: Rules, action: int) -> bool:
    """Could this number be an action at this table, legal or not?"""
    names: Names = rules.names
    if type(action) is not int or not 0 <= action < 1 << 31 or verb_of(action) >= len(VERBS):
        return False
    verb, card, arg = unpack(action)
    if not ARGS[verb](names, card, arg):
        return False
    if verb in CARD_VERBS:
        return card < len(names.deck) and names.deck[card].verb == verb
    return card < len(names.deck) if verb == "pass" else card == 0


def _is_look(names: Names, card: int, arg: int) -> bool:
    kind, which = arg >> LOOK_SHIFT, arg & LOOK_MASK
    most = {MINE: len(names.mines), TREASURE: names.options.seats, DWARF: names.options.seats}
    return which < most.get(kind, 0)


ARGS: dict[str, Callable[[Names, int, int], bool]] = {
    "place": lambda w, c, a: is_cell(a >> 1),
    "tool": lambda w, c, a: is_cell(a),
    "look": _is_look,
    "trap": lambda w, c, a: is_edge(a),
    "troll": lambda w, c, a: is_edge(a),
    "thunderstorm": lambda w, c, a: is_cell(a),
    "pass": lambda w, c, a: a == 0 or c < a <= len(w.deck),
    "propose": lambda w, c, a: a == 0,
    "agree": lambda w, c, a: a < w.options.seats,
    "refuse": lambda w, c, a: a < w.options.seats,
    "step": lambda w, c, a: a < len(SIDES),
    "stop": lambda w, c, a: a == 0,
    "turn": lambda w, c, a: a < len(TURNS),
    "take": lambda w, c, a: a < w.options.seats,
}


def look_text(names: Names, name: str, arg: int) -> str:
    """A card with what is looked at."""
    kind, which = arg >> LOOK_SHIFT, arg & LOOK_MASK
    if kind == MINE:
        return f"{name}@{cell_text(names.mine_cells[which])}"
    return f"{name}:{which + 1}" if kind == TREASURE else f"{name}>{seat_letter(which)}"


def _passed(names: Names, card: int, arg: int) -> str:
    cards = [card] if arg == 0 else [card, arg - 1]
    return " ".join(["pass", *(names.cards[c].name for c in cards)])


WRITE: dict[str, Callable[[Names, int, int], str]] = {
    "place": lambda w, c, a: f"{w.cards[c].name}@{cell_text(a >> 1)}{'r' * (a & 1)}",
    "tool": lambda w, c, a: f"{w.cards[c].name}@{cell_text(a)}",
    "look": lambda w, c, a: look_text(w, w.cards[c].name, a),
    "trap": lambda w, c, a: f"{w.cards[c].name}@{edge_text(a)}",
    "troll": lambda w, c, a: f"{w.cards[c].name}@{edge_text(a)}",
    "thunderstorm": lambda w, c, a: f"{w.cards[c].name}@{cell_text(a)}",
    "pass": _passed,
    "propose": lambda w, c, a: "propose",
    "agree": lambda w, c, a: "agree",
    "refuse": lambda w, c, a: "refuse",
    "step": lambda w, c, a: f"step {SIDES[a]}",
    "stop": lambda w, c, a: "stop",
    "turn": lambda w, c, a: TURNS[a],
    "take": lambda w, c, a: f"take {a + 1}",
}


def from_text(rules: Rules, seat: int, text: str) -> int:
    """The action that `seat` writes like this; a `NotationError` says what cannot be read."""
    names: Names = rules.names
    if not isinstance(text, str):
        raise NotationError(say("text-action", text=repr(text), examples=EXAMPLES))
    text = text.strip()
    first, *rest = text.split(" ")
    if text in PLAIN_WORDS:
        return packed(text, 0, 0)
    if text in SEAT_WORDS:
        return packed(text, 0, seat)
    if text in TURNS:
        return packed("turn", 0, TURNS.index(text))
    if first == "pass":
        return _read_pass(names, rest)
    if first == "step" and len(rest) == 1:
        return packed("step", 0, _read_step(rest[0]))
    if first == "take" and len(rest) == 1:
        return packed("take", 0, read_number(rest[0], names.options.seats))
    found = re.fullmatch(r"(\w+)([@:>])(.*)", text)
    if found is None:
        raise NotationError(say("text-action", text=repr(text), examples=EXAMPLES))
    return _read_play(names, *found.groups())


def _read_pass(names: Names, named: list[str]) -> int:
    if not 1 <= len(named) <= 2:
        raise NotationError(say("mines-text-pass", "L-05"))
    low, *high = sorted(_card(names, name) for name in named)
    return packed("pass", low, high[0] + 1 if high else 0)


def _read_step(side: str) -> int:
    if len(side) != 1 or side not in SIDES:
        raise NotationError(say("mines-text-step", "L-30", text=repr(side)))
    return SIDES.index(side)


def _read_play(names: Names, name: str, sign: str, where: str) -> int:
    card = _card(names, name)
    verb = names.deck[card].verb
    if verb == "look":
        return packed(verb, card, _read_look(names, name, sign, where))
    if sign != "@":
        raise NotationError(say("not-that-way", card=name))
    if verb == "place":
        flip = where.endswith("r")
        return packed(verb, card, read_cell(where.removesuffix("r")) << 1 | flip)
    if verb in ("trap", "troll"):
        return packed(verb, card, read_edge(where))
    return packed(verb, card, read_cell(where))


def _read_look(names: Names, name: str, sign: str, where: str) -> int:
    if sign == ":":
        return TREASURE << LOOK_SHIFT | read_number(where, names.options.seats)
    if sign == ">":
        return DWARF << LOOK_SHIFT | read_seat(where, names.options.seats)
    cell = read_cell(where)
    if cell not in names.mine_cells:
        raise NotationError(say("mines-text-look", "L-21", card=name))
    return MINE << LOOK_SHIFT | names.mine_cells.index(cell)


def read_cell(text: str) -> int:
    """A cell of the board."""
    found = re.fullmatch(r"([1-9][0-9]?),([1-9])", text)
    cell = cell_of(int(found[1]), int(found[2])) if found else 0
    if not found or int(found[1]) > COLUMNS or not is_cell(cell):
        raise NotationError(say("mines-text-cell", "L-01", cell=repr(text)))
    return cell


def read_edge(text: str) -> int:
    """An edge between two cells, written from either of them."""
    side = text[-1:]
    if not side or side not in SIDES:
        raise NotationError(say("mines-text-edge", "L-22", text=repr(text)))
    column, row = xy(read_cell(text[:-1]))
    cell = cell_of(column - (side == "W"), row - (side == "N"))
    edge = 2 * cell + (side in "NS")
    if not is_edge(edge):
        raise NotationError(say("mines-text-edge", "L-22", text=repr(text)))
    return edge


def _card(names: Names, name: str) -> int:
    card = names.numbers.get(name)
    if card is None or card >= len(names.deck):
        raise NotationError(say("text-card", card=repr(name)))
    return card
