"""What the learned bot sees of the base game, as numbers: from a view, or from an environment.

A `Sight` holds small whole numbers and is what training stores. `features` turns sights into the
inputs of the network, with NumPy for a bot and with PyTorch in training, by the same lines. The
first index of every array counts sights.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from pyrite.core.actions import Action
from pyrite.core.cards import FACE_DOWN, Tile
from pyrite.core.description import CardDescription, Description
from pyrite.core.events import Event
from pyrite.core.sides import LETTERS, SIDES
from pyrite.core.views import View

SEATS = 10  # the most at a table; every sight has room for so many
DEEDS = 72  # the most that a sight holds, more than a round has
LEFT, TOP, WIDTH, HEIGHT = -1, -4, 11, 9  # the cells that the network sees
CELLS = WIDTH * HEIGHT
ELSEWHERE = CELLS  # a cell outside
DEED = 7  # numbers of a deed: who, verb, card, column, row, target, number, each from 1

CHOOSE, TURN, PLACE, TAKE, PASS, BREAK, REPAIR, ROCKFALL, MAP = range(1, 10)  # codes of verbs
DEED_VERBS = (PLACE, PASS, BREAK, REPAIR, ROCKFALL, MAP)  # the others come after the tunnel
PATHS, BREAKS, REPAIRS, TOOLS, GOALS, KINDS = 16, 3, 6, 3, 3, 27  # cards come in this order
PLACES = 2 * PATHS + 1  # what can be done with a cell: each path in two turns, a rockfall
AIMS = BREAKS + REPAIRS * TOOLS  # what can be done with a seat
OTHERS = KINDS + GOALS + 3 + GOALS + 2  # passes, maps, gold to take, goals to choose, turns
FIRST_AIM = PLACES * (CELLS + 1)
FIRST_OTHER = FIRST_AIM + SEATS * AIMS
LOGITS = FIRST_OTHER + OTHERS

FAR = 20  # farther than any cell from any goal
AHEAD = 3  # more progress than this is not told apart
COUNTS = 3 * KINDS  # hand, discards, paths on the table
PLANES, SEAT_SIZE, TABLE_SIZE, DEED_SIZE = 16, 21, 102, 50  # numbers per cell, seat, table, deed
KIND_AT, COUNT_AT = 2, 5  # of the goals and the first count in the table's numbers
REST_AT = COUNT_AT + COUNTS
TABLE = REST_AT + 3
OF_SEAT = 8


class Sight(NamedTuple):
    """What a seat knows, in small numbers."""

    tiles: Any  # [n, cells] codes of tiles, goals as far as the seat knows them
    joined: Any  # [n, cells] sides that are joined to the start, as bits
    seats: Any  # [n, seats, 8] tools, hand, dwarf, looks, from the seat itself clockwise
    table: Any  # [n, 89] dwarf, seats, goals, counts of cards, unseen, pile, latest cell
    deeds: Any  # [n, deeds, 7] of the round, the latest last, then zeros


class Inputs(NamedTuple):
    """What the network is given."""

    planes: Any  # [n, rows, columns, planes]
    seats: Any  # [n, seats, numbers]
    here: Any  # [n, seats, 1] 1 where a player sits
    table: Any  # [n, numbers]
    deeds: Any  # [n, deeds, numbers]
    doers: Any  # [n, deeds, seats] 1 for the seat that did it
    pairs: Any  # [n, 4, seats, seats] how often one broke the other's tools or repaired them


class Codes:
    """The numbers of cards, tiles and cells of one kind of table."""

    def __init__(self, description: Description) -> None:
        cards = list(description.cards.values())
        self.seats = description.seats
        self.cards = {card.name: i + 1 for i, card in enumerate(cards) if card.verb}
        self.tools = {name: i for i, name in enumerate(_tools(cards))}
        tiles = [str(Tile(card.name, turn)) for card in cards for turn in (False, True)]
        names = ["", FACE_DOWN, *tiles]
        self.tiles = {name: code for code, name in enumerate(names)}
        places = description.board.places
        self.goals = {place.cell: i for i, place in enumerate(places[1:])}
        self.treasure = next(i for i, card in enumerate(cards) if _is_treasure(card))
        self.shape = tuple(card.verb for card in cards if card.verb)
        self.tables = _tables(description, names, [*self.goals])

    def of_action(self, action: Mapping[str, Any], seat: int) -> list[int]:
        """Return the six numbers of an action as this seat counts seats, each from 1."""
        verb = VERBS[action["verb"]]
        card = action.get("card") or next(iter(action.get("cards", ())), None)
        column, line = SEEN.get(action.get("cell"), NOWHERE)
        target = action.get("target")
        aim = 0 if target is None else (target - seat) % self.seats + 1
        number = _number(verb, action, self.tools)
        return [verb, self.cards[card] if card else 0, column, line, aim, number]


VERBS = {
    **{"choose": CHOOSE, "turn": TURN, "place": PLACE, "take": TAKE, "pass": PASS},
    **{"break": BREAK, "repair": REPAIR, "rockfall": ROCKFALL, "map": MAP},
}
OFFSET = (7, 8)  # columns and rows of environments begin at -6 and -7, and count from 1
COLUMNS, ROWS = 19, 16  # of environments, with the first that counts as none
NOWHERE = (0, 0)
SEEN: dict[Any, tuple[int, int]] = {  # the cells that environments see
    f"{column - OFFSET[0]},{row - OFFSET[1]}": (column, row)
    for column in range(1, COLUMNS)
    for row in range(1, ROWS)
}
INSIDE = {  # the cells that the network sees
    f"{x + LEFT},{y + TOP}": y * WIDTH + x for x in range(WIDTH) for y in range(HEIGHT)
}


def _tools(cards: Sequence[Any]) -> list[str]:
    """The tools in the order of the cards that break them."""
    return [card.tools[0] for card in cards if card.verb == "break"]


def _number(verb: int, action: Mapping[str, Any], tools: Mapping[str, int]) -> int:
    if verb in (PLACE, TURN):
        return int(bool(action.get("turned"))) + 1
    if verb == REPAIR:
        return tools[action["tool"]] + 1
    return int(action["value"]) + 1 if verb == TAKE else 0


def _tables(description: Description, names: list[str], goals: list[str]) -> dict[str, Any]:
    """Tables that turn codes into numbers for the network, by name."""
    tiles = np.zeros((256, 9), np.float32)
    for code, name in enumerate(names):
        ways = description.ways(name)
        card = description.cards.get(Tile.read(name).card)
        tiles[code, :4] = [bool(sum(ways) & side) for side in SIDES]
        tiles[code, 4] = any(way not in SIDES for way in ways)
        tiles[code, 5:7] = bool(ways), name == FACE_DOWN
        if card is not None and card.kind == "goal":
            tiles[code, 7:] = _is_treasure(card), not _is_treasure(card)
    away = np.full((COLUMNS * ROWS, GOALS), FAR, np.int64)
    for column in range(1, COLUMNS):
        for row in range(1, ROWS):
            here = (column - OFFSET[0], row - OFFSET[1])
            away[column * ROWS + row] = [_apart(here, goal) for goal in goals]
    inside = np.full(COLUMNS * ROWS, ELSEWHERE, np.int64)
    for i in range(CELLS):
        x, y = i % WIDTH + LEFT + OFFSET[0], i // WIDTH + TOP + OFFSET[1]
        inside[x * ROWS + y] = i
    grid = np.stack([np.arange(CELLS) % WIDTH / 10, np.arange(CELLS) // WIDTH / 8], 1)
    sides = np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], 1, bitorder="little")
    start = np.array([_apart((0, 0), goal) for goal in goals])
    return {
        **{"tiles": tiles, "away": away, "inside": inside, "grid": grid.astype(np.float32)},
        **{"sides": sides[:, :4].astype(np.float32), "start": start},
        "one": np.eye(CELLS + 1, dtype=np.float32),
        "here": np.tri(SEATS + 1, SEATS, -1, dtype=np.float32),
        "counted": np.isin(np.arange(32), list(DEED_VERBS)).astype(np.float32),
        "age": (np.arange(DEEDS, dtype=np.float32) / 32)[:, None],
    }


def _is_treasure(card: CardDescription) -> bool:
    """Only the goal with the treasure is open to all sides."""
    return card.kind == "goal" and card.ways == (LETTERS,)


def _apart(here: tuple[int, int], goal: str) -> int:
    x, y = map(int, goal.split(","))
    return abs(here[0] - x) + abs(here[1] - y)


class Notes:
    """What happened in this round, as one seat saw it."""

    def __init__(self, codes: Codes) -> None:
        self.codes = codes
        self.deeds: list[tuple[int | None, Mapping[str, Any]]] = []

    def told(self, event: Event) -> None:
        """Remember who did what."""
        if event.kind == "round_started":
            self.deeds = []
        elif event.kind == "declared":
            self.deeds.append((event.seat, event.open["action"]))
        elif event.kind == "passed":
            self.deeds.append((event.seat, {"verb": "pass"}))

    def sight(self, view: View) -> Sight:
        """Return what the seat of a view knows."""
        codes, seat = self.codes, view["seat"]
        tiles, joined = np.zeros((2, 1, CELLS + 1), np.int64)
        for cell, name in view["board"].items():
            known = view["goals"].get(cell) if name == FACE_DOWN else None
            tiles[0, _inside(cell)] = codes.tiles[known or name]
        for cell, letters in view["joined"].items():
            joined[0, _inside(cell)] = sum(SIDES[LETTERS.index(letter)] for letter in letters)
        seats = np.zeros((1, SEATS, OF_SEAT), np.int64)
        for i in range(codes.seats):
            seats[0, i] = _seat_numbers(view, (seat + i) % codes.seats, codes)
        deeds = np.zeros((1, DEEDS, DEED), np.int64)
        for i, (who, action) in enumerate(self.deeds[-DEEDS:]):
            assert who is not None
            deeds[0, i] = [(who - seat) % codes.seats + 1, *codes.of_action(action, seat)]
        table = np.array([_table_numbers(view, codes)])
        return Sight(tiles[:, :CELLS], joined[:, :CELLS], seats, table, deeds)

    def logits(self, actions: Sequence[Action]) -> Any:
        """Return which output of the network stands for each action."""
        rows = [self.codes.of_action(action._asdict(), action.seat) for action in actions]
        return logit_index(np.array(rows)[None], self.codes.tables, np)[0]


def _inside(cell: str) -> int:
    return INSIDE.get(cell, ELSEWHERE)


def _seat_numbers(view: View, who: int, codes: Codes) -> list[int]:
    tools = [int(tool in view["front"][who]) for tool in codes.tools]
    looks = [int(goal in view["looks"][who]) for goal in codes.goals]
    dwarf = view["dwarfs"][who]
    return [*tools, view["hands"][who], dwarf_code(dwarf), *looks]


def dwarf_code(dwarf: str | None) -> int:
    """Return 0 for a dwarf that is not known, 1 for a digger, 2 for a saboteur."""
    return 0 if dwarf is None else 1 + (dwarf == "saboteur")


def _table_numbers(view: View, codes: Codes) -> list[int]:
    counts = [0] * COUNTS
    piles = (view["hand"], view["discards"], map(_card_of, view["board"].values()))
    for i, pile in enumerate(piles):
        for name in pile:
            if name in codes.cards:
                counts[i * KINDS + codes.cards[name] - 1] += 1
    kinds = [_goal_kind(view, goal, codes) for goal in codes.goals]
    fresh = ELSEWHERE if view["fresh"] is None else _inside(view["fresh"])
    rest = [view["discards"].count(None), view["pile"], fresh]
    return [dwarf_code(view["dwarf"]) - 1, codes.seats, *kinds, *counts, *rest]


def _card_of(tile: str) -> str:
    return Tile.read(tile).card


def _goal_kind(view: View, goal: str, codes: Codes) -> int:
    name = view["goals"].get(goal)
    return 0 if name is None else 2 - int(codes.tables["tiles"][codes.tiles[name], 7])


def logit_index(rows: Any, tables: Mapping[str, Any], xp: Any) -> Any:
    """Return which output of the network stands for actions, given by their six numbers."""
    verb, card, seat, number = rows[..., 0], rows[..., 1], rows[..., 4], rows[..., 5]
    cell = tables["inside"][rows[..., 2] * ROWS + rows[..., 3]]
    goal = (rows[..., 3] - OFFSET[1] + 2) // 2  # goals lie in every second row
    laid = ((card - 1) * 2 + number - 1) * (CELLS + 1) + cell
    aim = FIRST_AIM + (seat - 1) * AIMS
    mended = BREAKS + (card - 1 - PATHS - BREAKS) * TOOLS + number - 1
    takes = FIRST_OTHER + KINDS + GOALS
    found = xp.where(verb == PLACE, laid, FIRST_OTHER + (card - 1) * (card > 0))
    found = xp.where(verb == ROCKFALL, (PLACES - 1) * (CELLS + 1) + cell, found)
    found = xp.where(verb == BREAK, aim + card - 1 - PATHS, found)
    found = xp.where(verb == REPAIR, aim + mended, found)
    found = xp.where(verb == MAP, FIRST_OTHER + KINDS + goal, found)
    found = xp.where(verb == TAKE, takes + number - 2, found)
    found = xp.where(verb == CHOOSE, takes + 3 + goal, found)
    return xp.where(verb == TURN, takes + 3 + GOALS + number - 1, found)


def features(sight: Sight, tables: Mapping[str, Any], xp: Any) -> Inputs:
    """Return the inputs of the network, with `xp` NumPy or PyTorch."""
    table, one, n = sight.table, tables["one"], len(sight.table)
    fresh = one[table[:, TABLE - 1]][:, :CELLS, None]
    grid = xp.broadcast_to(tables["grid"], (n, CELLS, 2))
    cells = [tables["tiles"][sight.tiles], tables["sides"][sight.joined], fresh, grid]
    planes = xp.concatenate(cells, -1).reshape(n, HEIGHT, WIDTH, PLANES)
    here = tables["here"][table[:, 1]][:, :, None]
    seats = _seat_features(sight.seats, here, one, xp)
    deeds, doers, pairs = _deed_features(sight, tables, xp)
    return Inputs(planes, seats, here, _table_features(table, one, xp), deeds, doers, pairs)


def _seat_features(seats: Any, here: Any, one: Any, xp: Any) -> Any:
    order = xp.broadcast_to(one[:SEATS, :SEATS], (len(seats), SEATS, SEATS))
    tools, hand, looks = seats[:, :, :TOOLS], seats[:, :, TOOLS : TOOLS + 1], seats[:, :, -GOALS:]
    dwarf = one[seats[:, :, TOOLS + 1]][:, :, :3]
    return xp.concatenate([tools, hand / 6, dwarf, looks, here, order], -1) * here


def _table_features(table: Any, one: Any, xp: Any) -> Any:
    counts = table[:, COUNT_AT:REST_AT] / 3
    parts = [one[table[:, 0]][:, :2], one[table[:, 1]][:, 3 : SEATS + 1]]
    parts += [one[table[:, KIND_AT + goal]][:, :3] for goal in range(GOALS)]
    parts += [
        counts,
        table[:, REST_AT : REST_AT + 1] / 16,
        table[:, REST_AT + 1 : REST_AT + 2] / 40,
    ]
    return xp.concatenate(parts, -1)


def _deed_features(sight: Sight, tables: Mapping[str, Any], xp: Any) -> tuple[Any, Any, Any]:
    """Every deed, who did it, and who did what to whom."""
    deeds, one = sight.deeds, tables["one"]
    who, verb, target = deeds[..., 0], deeds[..., 1], deeds[..., 5]
    card = deeds[..., 2] * (verb != PASS)  # others do not see what is passed
    doers = one[:, 1 : SEATS + 1][who] * tables["counted"][verb][:, :, None]
    away = tables["away"][deeds[..., 3] * ROWS + deeds[..., 4]]
    ahead, near = _progress(verb, away, tables["start"], xp)
    kinds = sight.table[:, None, KIND_AT : KIND_AT + GOALS]
    known = [(ahead * (kinds == kind)).sum(-1)[..., None] for kind in (1, 2)]
    age = xp.broadcast_to(tables["age"][: who.shape[1]], (*who.shape, 1))
    aims = [((target > 0) & (target == own))[..., None] for own in (1 + 0 * who, who)]
    near_and_known = [part / AHEAD for part in (ahead, near[..., None], *known)]
    parts = [one[:, :10][verb], one[:, : KINDS + 1][card], *near_and_known, away / 8]
    told = xp.concatenate([*parts, age, *aims], -1)
    aimed = one[:, 1 : SEATS + 1][target]
    did = xp.swapaxes(doers, 1, 2)
    broke, mended = (did @ (aimed * (verb == kind)[..., None]) for kind in (BREAK, REPAIR))
    pairs = [broke, xp.swapaxes(broke, 1, 2), mended, xp.swapaxes(mended, 1, 2)]
    return told, doers, xp.stack(pairs, 1)


def _progress(verb: Any, away: Any, start: Any, xp: Any) -> tuple[Any, Any]:
    """How much nearer to each goal, and to the nearest, a path lies than all paths before."""
    dug = (verb == PLACE) | (verb == ROCKFALL)
    least = _running_least(xp.where((verb == PLACE)[..., None], away, FAR), xp)
    first = xp.broadcast_to(start, (len(verb), 1, GOALS))
    before = xp.concatenate([first, xp.minimum(least[:, :-1], start)], 1)
    ahead = xp.clip(before - away, -AHEAD, AHEAD) * dug[..., None]
    return ahead, xp.clip(xp.amin(before, -1) - xp.amin(away, -1), -AHEAD, AHEAD) * dug


def _running_least(rows: Any, xp: Any) -> Any:
    return np.minimum.accumulate(rows, 1) if xp is np else xp.cummin(rows, 1)[0]
