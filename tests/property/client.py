"""A small client that has only JSON: a description, the public part and one private part.

It imports nothing from the package, so any screen in any language can do what it does. The
clickable actions are in client_digging.py and client_mines.py, from the rules in docs/rules.
"""

from collections.abc import Iterator
from typing import Any

Cell = tuple[int, int]
Click = dict[str, Any]  # a verb and its parts, as in an action's JSON
Ways = list[str]  # the joined sides of a card as placed
Board = dict[Cell, str]

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
FACE_DOWN = "?"


class Table:
    """What a client knows of a game."""

    def __init__(self, about: Any, public: Any, private: Any) -> None:
        self.about = about
        self.view = {**public, **private}  # the private part overrides the public one
        self.seat: int = self.view["seat"]
        self.cards = about["cards"]
        self.board = {read_cell(at): tile for at, tile in self.view["board"].items()}
        self.hand: list[str] = self.view["hand"]
        self.seats = range(about["seats"])
        self.others = [seat for seat in self.seats if seat != self.seat]

    def card(self, tile: str) -> Any:
        """Return the description of a card; an empty one if it is face down."""
        return self.cards.get(tile.split(" ")[0], {"kind": None, "feature": None, "ways": []})

    def ways(self, tile: str) -> Ways:
        """Return the joined sides of a card as placed: "NW r" is upside down."""
        ways: Ways = self.card(tile)["ways"]
        return half_turn(ways) if " " in tile else ways

    def exits(self, tile: str) -> str:
        """Return the open sides of a card as placed."""
        return "".join(self.ways(tile))

    def is_open(self, board: Board, at: Cell, side: str) -> bool:
        """Return whether a face-up card here has an exit on this side."""
        return side in self.exits(board.get(at, FACE_DOWN))

    def fits(self, board: Board, at: Cell, sides: str) -> bool:
        """B-11, L-10: ways meet ways and walls meet walls on every side with a face-up card."""
        for side in STEPS:
            beyond = beside(at, side)
            there = self.is_open(board, beyond, FACING[side])
            if is_face_up(board, beyond) and (side in sides) != there:
                return False
        return True

    def turns(self, board: Board, at: Cell, card: str) -> Iterator[Click]:
        """B-12, L-10: yield the orientations in which a card fits on a cell."""
        for tile in (card, f"{card} r")[: self.cards[card]["turns"]]:
            if self.fits(board, at, self.exits(tile)):
                yield {"cell": write_cell(at)} | ({"turned": True} if tile != card else {})


# --- drawing --------------------------------------------------------------------------------------


def draw(table: Table) -> str:
    """Return the board with each card as 3 × 3 characters, and hands and pieces below."""
    blocks = {at: block(sign(table, tile), table.ways(tile)) for at, tile in table.board.items()}
    return sheet(blocks) + "\n" + list_around(table.view["hands"], table.view)


def sign(table: Table, tile: str) -> str:
    """Return the sign in the middle of a card: its feature, else its kind."""
    card = table.card(tile)
    if tile == FACE_DOWN:
        return FACE_DOWN
    if card["kind"] in ("goal", "mine"):
        return initial(card["name"])
    return SIGNS[card["feature"] or card["kind"]]


def initial(name: str) -> str:
    """Return the first letter, which identifies a goal or a mine."""
    return name[0].upper()


SIGNS = {
    **{"path": "+", "chest_path": "c", "site": "o", "start": "@"},
    **{"ladder": "H", "door_blue": "b", "door_green": "g", "crystal": "*"},
    **{"rock": "^", "campfire": "c", "trunk": "t", "lake": "l", "ditch": "d"},
}
AROUND = ("pile", "front", "stands", "tools", "traps", "trolls")


def list_around(hands: list[int], things: dict[str, Any]) -> str:
    """Return hand sizes, cards in front of seats, dwarfs and tokens."""
    rows = [f"{key} {things[key]}" for key in AROUND if key in things]
    return "\n".join([f"hands {hands}", *rows])


def block(middle: str, ways: Ways) -> list[str]:
    """Draw a card: joined sides have the same digit, a dead end has a dot."""
    edge = dict.fromkeys(STEPS, "#")
    for number, way in enumerate(ways, 1):
        for side in way:
            edge[side] = str(number) if len(way) > 1 else "."
    return [f"#{edge['N']}#", f"{edge['W']}{middle}{edge['E']}", f"#{edge['S']}#"]


def sheet(blocks: dict[Cell, list[str]]) -> str:
    """Arrange all blocks on the board."""
    columns = range(min(x for x, _ in blocks), max(x for x, _ in blocks) + 1)
    rows = range(min(y for _, y in blocks), max(y for _, y in blocks) + 1)
    lines = []
    for y in rows:
        for i in range(3):
            line = [blocks[x, y][i] if (x, y) in blocks else "   " for x in columns]
            lines.append("".join(line).rstrip())
    return "\n".join(lines)


# --- cells and sides ------------------------------------------------------------------------------


def half_turn(ways: Ways) -> Ways:
    """Return the ways after half a turn."""
    return ["".join(FACING[side] for side in way) for way in ways]


def read_cell(text: str) -> Cell:
    """Return column and row."""
    x, y = text.split(",")
    return int(x), int(y)


def write_cell(at: Cell) -> str:
    """Return a cell as views and actions write it."""
    return f"{at[0]},{at[1]}"


def read_exit(text: str) -> tuple[Cell, str]:
    """Return a cell and one of its sides."""
    return read_cell(text[:-1]), text[-1]


def beside(at: Cell, side: str) -> Cell:
    """Return the neighbour on this side."""
    dx, dy = STEPS[side]
    return at[0] + dx, at[1] + dy


def is_face_up(board: Board, at: Cell) -> bool:
    """Return whether a face-up card is here."""
    return board.get(at, FACE_DOWN) != FACE_DOWN
