"""Paths, goals and chests on the board, updated from events."""

from property.fold_types import Folds, Known, View

from pyrite.core.description import Description
from pyrite.saboteur.table.state import Rules


def _placed(rules: Rules, v: View, seat: int | None, e: Known) -> None:
    v["board"][e["cell"]] = e["tile"]
    if seat is not None:
        v["fresh"] = e["cell"]


def _lifted(rules: Rules, v: View, seat: int, e: Known) -> None:
    del v["board"][e["cell"]]
    if v["fresh"] == e["cell"]:
        v["fresh"] = None


def _collapsed(rules: Rules, v: View, seat: int, e: Known) -> None:
    _lifted(rules, v, seat, e)
    for chest in v["chests"]:
        if chest["cell"] == e["cell"]:
            _lose_chest(v, chest)


def _cover_lost(rules: Rules, v: View, seat: int, e: Known) -> None:
    del v["board"][e["cell"]]
    _lose_chest(v, _chest(v, e["cell"]))


def _lose_chest(v: View, chest: Known) -> None:
    for looks in v["looks"]:
        if chest["cell"] in looks:
            looks.remove(chest["cell"])
    chest["cell"] = None


def _chest(v: View, cell: str) -> Known:
    chest: Known = next(chest for chest in v["chests"] if chest["cell"] == cell)
    return chest


def _looked(rules: Rules, v: View, seat: int, e: Known) -> None:
    cells = {*v["looks"][seat], e["cell"]}
    v["looks"][seat] = [cell for cell in _covers(v) if cell in cells]
    if "card" not in e:
        return
    if "chest" in e:
        _chest(v, e["cell"]).update(path=e["card"], chest=e["chest"])
    else:
        v["goals"][e["cell"]] = e["card"]
        v["remembered"].saw("goals", v["goal_cells"].index(e["cell"]), e["card"])


def _covers(v: View) -> list[str]:
    return [*v["goal_cells"], *(chest["cell"] for chest in v["chests"])]


def _joined(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["pending"].append(e["cell"])


def _reached(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["sites"].remove(e["cell"])
    v["pending"].remove(e["cell"])


def _goal_shown(rules: Rules, v: View, seat: int, e: Known) -> None:
    goals = v["goal_cells"]
    v["pending"].remove(e["cell"])
    if e["cell"] not in goals:
        _chest(v, e["cell"])["path"] = e["card"]
        return
    v["goals"][e["cell"]] = e["card"]
    v["remembered"].saw("goals", goals.index(e["cell"]), e["card"])
    if not rules.all_goals:
        v["pending"] = [cell for cell in v["pending"] if cell not in goals]


def _goal_turned(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["board"][e["cell"]] = e["tile"]
    if e["tile"] == rules.names.cards[rules.treasure].name:
        v["treasure_found"] = True
        v["pending"] = []


def _opened(rules: Rules, v: View, seat: int, e: Known) -> None:
    _chest(v, e["cell"]).update(chest=e["card"], opened=True)


def _pushed(rules: Rules, v: View, seat: int, e: Known) -> None:
    old, new = e["from"], e["to"]
    v["goal_cells"] = [new if cell == old else cell for cell in v["goal_cells"]]
    v["goals"] = {new if cell == old else cell: card for cell, card in v["goals"].items()}
    v["looks"] = [[new if cell == old else cell for cell in looks] for looks in v["looks"]]
    v["pending"] = [cell for cell in v["pending"] if cell != old]
    del v["board"][old]
    v["board"][new] = "?"


def _chose(rules: Rules, v: View, seat: int, e: Known) -> None:
    """C-17: only the seat that chose still knows where the two goals are."""
    goals = [number - 1 for number in e["goals"]]
    cells = [v["goal_cells"][goal] for goal in goals]
    known = [v["goals"].get(cell) for cell in cells]
    if seat != v["seat"]:
        v["remembered"].lost_goals(goals, known)
        known = [None, None]
    elif e["swapped"]:
        v["remembered"].swapped_goals(goals)
        known.reverse()
    shown = dict(zip(cells, known, strict=True))
    kept = {cell: card for cell, card in v["goals"].items() if cell not in cells}
    v["goals"] = kept | {cell: card for cell, card in shown.items() if card is not None}
    for looker, looks in enumerate(v["looks"]):
        if looker != seat:
            v["looks"][looker] = [cell for cell in looks if cell not in cells]


def _cover_shown(rules: Rules, v: View, seat: int, e: Known) -> None:
    """Record what is revealed at the end of the round."""
    v["covers"][e["cell"]] = {"path": e["card"], "chest": e["chest"]}


def joined(rules: Rules, board: dict[str, str]) -> dict[str, str]:
    """Return the sides joined to the start, found by walking through the cards."""
    steps = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}
    describe, lit = rules.names.description, {}
    ladders = [cell for cell, tile in board.items() if describe.feature(tile) == "ladder"]
    todo = [(cell, "".join(groups(describe, board[cell]))) for cell in ("0,0", *ladders)]
    while todo:
        cell, way = todo.pop()
        if set(way) <= lit.setdefault(cell, set()):
            continue
        lit[cell] |= set(way)
        x, y = map(int, cell.split(","))
        for side in way:
            dx, dy, facing = steps[side]
            beyond = f"{x + dx},{y + dy}"
            for group in groups(describe, board.get(beyond, "?")):
                if facing in group and (len(group) > 1 or beyond in ladders):
                    todo.append((beyond, group))
    return {cell: "".join(s for s in "NESW" if s in sides) for cell, sides in lit.items()}


def groups(describe: Description, tile: str) -> list[str]:
    """Return the ways of a card as placed, as letters."""
    return ["".join(s for i, s in enumerate("NESW") if way >> i & 1) for way in describe.ways(tile)]


FOLDS: Folds = {
    "placed": _placed,
    "collapsed": _collapsed,
    "lifted": _lifted,
    "cover_lost": _cover_lost,
    "looked": _looked,
    "joined": _joined,
    "reached": _reached,
    "goal_shown": _goal_shown,
    "goal_turned": _goal_turned,
    "cover_shown": _cover_shown,
    "opened": _opened,
    "pushed": _pushed,
    "chose": _chose,
}
