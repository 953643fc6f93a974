"""Positions of The Lost Mines as people might write them by hand, with mismatches."""

from random import Random
from typing import Any

from pyrite.lostmines.numbers import ASKS, ENDS

PATHS = ("NESW", "NS", "EW", "ESW", "NSW", "rock_ESW", "campfire_NS", "lake_NESW", "trunk_ESW")
ACTIONS = ("axe", "boat", "rope", "trap", "troll", "thunderstorm", "info_mine_dwarf")
MINES = ("9,1", "11,3", "11,5", "9,7")
CELLS = ("1,3", "1,5", "2,3", "2,5", "1,4", "3,3", "9,2", "11,4", "11,7", *MINES)
DWARFS = (None, "blue", "yellow", "blue_loyal", "yellow_selfish", "blue_saboteur")


def _seats(p: dict[str, Any]) -> int:
    seats: int = p["options"]["seats"]
    return seats


def _course(p: dict[str, Any], rng: Random) -> None:
    key = rng.choice(["turn", "starter", "last_card", "dragon"])
    p[key] = rng.choice([None, *range(_seats(p))])
    p[rng.choice(["round", "step"])] = rng.randint(-1, 4)


def _stage(p: dict[str, Any], rng: Random) -> None:
    p["stage"] = rng.choice(["playing", "over", rng.choice(ENDS)])
    if rng.randrange(2):
        p["ask"] = None


def _ask(p: dict[str, Any], rng: Random) -> None:
    """Ask anyone anything, with whatever is left of the turn."""
    seats = range(_seats(p))
    p["ask"] = {
        "kind": rng.choice(ASKS),
        "seats": [seat for seat in seats if rng.randrange(2)],
        "cell": rng.choice([None, None, *MINES]),
        "action": rng.choice([None, None, None, "propose"]),
    }
    turn = {
        "steps": rng.choice([0, 1, 3, 5, 6]),
        "owed": rng.choice([0, 1, 2, 3]),
        "proposed": rng.random() < 0.5,
        "agreed": [seat for seat in seats if rng.randrange(3) == 0],
    }
    for key in rng.sample(sorted(p["ask"]), rng.randrange(4)):
        del p["ask"][key]
    p |= {key: turn[key] for key in rng.sample(sorted(turn), rng.randrange(5))}


def _own_ask(p: dict[str, Any], rng: Random) -> None:
    """Ask the seat on turn, as if the rest of the table were consistent."""
    turn = p["turn"] = p.get("turn") or 0
    kind = rng.choice(["turn", "move", "turn_mine", "take_treasure"])
    cell = rng.choice(MINES)
    p["ask"] = {"kind": kind, "seats": [turn], "cell": cell if kind == "turn_mine" else None}
    p["steps"] = 2 if kind == "move" else 0
    for key in ("agreed", "owed", "proposed"):
        p.pop(key, None)
    p["stands"] = [rng.choice([None, *CELLS]) for _ in range(_seats(p))]
    p["stands"][turn] = rng.choice([cell, *CELLS])


def _board(p: dict[str, Any], rng: Random) -> None:
    board = p.setdefault("board", {})
    for _ in range(rng.randint(1, 3)):
        turn = rng.choice(["", " r"])
        mines = ("?", "silver", "gems", "gold", "dragon")
        board[rng.choice(CELLS)] = rng.choice((*PATHS, *mines)) + turn
    if rng.randrange(2):
        p.pop("mines", None)


def _drawing(p: dict[str, Any], rng: Random) -> None:
    p.pop("board", None)
    rows = [[rng.choice(["· ", "· ", "╬ ", "═ ", "╬l", "╬L", "║t", "? "]) for _ in range(11)]]
    rows = rows * rng.choice([6, 7, 7, 7])
    p["drawing"] = "\n".join("".join(row) for row in rows)


def _tokens(p: dict[str, Any], rng: Random) -> None:
    edges = [f"{cell}{side}" for cell in CELLS for side in "NESW"]
    p["traps"] = rng.sample(edges, rng.randrange(5))
    p["trolls"] = [rng.choice([None, None, rng.choice(edges)]) for _ in range(_seats(p))]
    p["tools"] = rng.sample([*p.get("board", {}), *CELLS], rng.randrange(3))


def _stands(p: dict[str, Any], rng: Random) -> None:
    cells = [None, *p.get("board", {}), *CELLS]
    p["stands"] = [rng.choice(cells) for _ in range(_seats(p))]


def _hands(p: dict[str, Any], rng: Random) -> None:
    hands: list[Any] = p.setdefault("hands", [None] * _seats(p))
    for seat in range(len(hands)):
        cards = rng.choices([None, *PATHS, *ACTIONS], k=rng.randrange(6))
        hands[seat] = rng.choice([hands[seat], None, 0, 1, 5, 40, cards])
    for key in ("pile", "discards", "aside"):
        if rng.randrange(2):
            p.pop(key, None)


def _piles(p: dict[str, Any], rng: Random) -> None:
    p["pile"] = rng.choice([0, 1, 20, 38, 63, None, [], [None, "NESW", None]])
    p["aside"] = rng.choice([0, 10, 11, 33, [], ["trap"] * 2, [None, "NESW"]])
    p.pop(rng.choice(["discards", "hands"]), None)


def _dwarfs(p: dict[str, Any], rng: Random) -> None:
    p["dwarfs"] = [rng.choice(DWARFS) for _ in range(_seats(p))]
    p["spare"] = rng.choice([0, 1, 3, None, [None] * 3, ["blue_loyal"], p.get("spare")])
    if rng.randrange(2):
        del p["spare"]


def _treasures(p: dict[str, Any], rng: Random) -> None:
    """Change kinds, values and owners; take all treasures, or lay out too few."""
    rows = p.setdefault("treasures", ["silver"] * _seats(p))
    for i in range(len(rows)):
        kind = rng.choice(["silver", "gold", "gems", "dragon"])
        row: dict[str, Any] = {"kind": kind, "value": rng.choice([None, 1, 2, 3, 4, 5])}
        row["owner"] = rng.choice([None, *range(_seats(p))])
        rows[i] = rng.choice([rows[i], rows[i], kind, row])
    del rows[rng.choice([len(rows), _seats(p), 2]) :]


def _eyes(p: dict[str, Any], rng: Random) -> None:
    seats = _seats(p)
    eyes = [[], [0], [seats - 1], [seats], "all"]
    p["mines_seen_by"] = [rng.choice(eyes) for _ in MINES]
    p["dwarfs_seen_by"] = [rng.choice(eyes) for _ in range(seats)]
    p["treasures_seen_by"] = [rng.choice(eyes) for _ in range(seats)]
    p["points"] = [rng.choice([0, 1, 99, -1, 2**21]) for _ in range(seats)]


def _results(p: dict[str, Any], rng: Random) -> None:
    """Make finished rounds incomplete, or add too many."""
    results = p.setdefault("results", [])
    for result in (result for result in results if result):
        key = rng.choice(sorted(result))
        result[key] = rng.choice([None, 1, [], {}, "agreed", [{"seat": 0, "rule": "L-41"}]])
    if rng.randrange(2):
        results.append(rng.choice([{}, None, {"round": 1}]))


EDITS = [
    _course, _stage, _ask, _own_ask, _board, _drawing, _tokens, _stands, _hands, _piles, _dwarfs,
    _treasures, _eyes, _results,
]  # fmt: skip
