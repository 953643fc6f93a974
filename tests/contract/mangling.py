"""Spoiling valid input a little, because real input is seldom complete nonsense."""

import copy
from random import Random
from typing import Any

from contract import mangling_mines

from pyrite.saboteur.table.verbs import ASKS

JUNK: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 15, 16, 17, 99, 300, 70_000, 2**31, 2**40, 2**70, 1.5, 1e300,
    float("nan"), "", "x", "?", "0,0", "8,0", "1,0", "126,126", "-127,-127", "999,0", "start",
    "treasure", "NESW", "NESW r", "map", "veto", "base", "NESW@1,0", "allow", "turn", "pick_goal",
    "turn_goal", "take_gold", "paying", "over", "all", "#4", "theft", "trapped", "ladder_S",
    "dragon", "gold_1", "chest_NESW", "blue", "toll", "pay_toll", "keep_drawn", "9,1", "2,3",
    "2,3E", "11,7S", "blue_loyal", "silver", "silver r", "lake_NESW", "troll", "take_treasure",
    "turn_mine", "agree", "move",
    [], {}, [[]], [None], [0, 0], {"a": 1}, {"exit_1": 2**40},
    [{"knower": 0, "hands": [1], "cards": ["map"], "least": 1}],
)  # fmt: skip


ABOUT = ("goal_swap:1,2", "trove", "beg B 1", "allow", "keep map", "path_specialist")


def mangled(data: Any, rng: Random) -> Any:
    """Return a copy with one to three changes somewhere inside."""
    new = copy.deepcopy(data)
    for _ in range(rng.randint(1, 3)):
        boxes = [box for box in containers(new) if box]
        if boxes:
            change(rng.choice(boxes), rng, new)
    return new


def containers(data: Any) -> list[Any]:
    """Return all lists and mappings inside, including the outermost."""
    if not isinstance(data, dict | list):
        return []
    inner = data.values() if isinstance(data, dict) else data
    return [data, *(box for value in inner for box in containers(value))]


def change(box: Any, rng: Random, whole: Any) -> None:
    """Lose, double or swap an entry, or replace it with junk or something from elsewhere."""
    key = rng.choice(list(box)) if isinstance(box, dict) else rng.randrange(len(box))
    how = rng.randrange(6)
    if how == 0:
        del box[key]
    elif how == 1 and isinstance(box, list):
        box.insert(key, copy.deepcopy(box[key]))
    elif how == 2 and isinstance(box, dict):
        box[rng.choice([str(value) for value in JUNK])] = box.pop(key)
    elif how == 3:
        other = rng.choice([inner for inner in containers(whole) if inner])
        values = list(other.values()) if isinstance(other, dict) else other
        box[key] = copy.deepcopy(rng.choice(values))
    else:
        box[key] = copy.deepcopy(rng.choice(JUNK))


def mangled_text(text: str, rng: Random) -> str:
    """Return a text with a few letters or lines lost, doubled or swapped."""
    for _ in range(rng.randint(1, 3)):
        by_lines = "\n" in text and rng.randrange(2)
        parts = text.splitlines(keepends=True) if by_lines else list(text)
        if not parts:
            return text
        i, j = rng.randrange(len(parts)), rng.randrange(len(parts))
        how = rng.randrange(4)
        if how == 0:
            del parts[i]
        elif how == 1:
            parts.insert(i, parts[j])
        elif how == 2:
            parts[i], parts[j] = parts[j], parts[i]
        else:
            parts[i] = rng.choice('"[]{}:#@>,- ArNESW09\n\0é')
        text = "".join(parts)
    return text


def loosened(position: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Return a position as people might write it by hand, with gaps and mismatches."""
    new = copy.deepcopy(position)
    for key in rng.sample(sorted(new.keys() - {"game", "options"}), rng.randrange(8)):
        del new[key]
    for _ in range(rng.randint(1, 4)):
        rng.choice(EDITS[new["game"]])(new, rng)
    return new


def _seat(p: dict[str, Any], rng: Random) -> None:
    key = rng.choice(["turn", "starter", "finder", "drafter", "last_card"])
    p[key] = rng.choice([None, *range(p["options"]["seats"])])


def _number(p: dict[str, Any], rng: Random) -> None:
    p[rng.choice(["passes", "owed", "step", "round", "direction"])] = rng.randint(-1, 17)


def _stage(p: dict[str, Any], rng: Random) -> None:
    p["stage"] = rng.choice(["playing", "paying", "paid", "over"])
    p[rng.choice(["treasure_found", "ended", "dwarfs_shown"])] = rng.random() < 0.5


def _asks(p: dict[str, Any], rng: Random) -> None:
    seats = [seat for seat in range(p["options"]["seats"]) if rng.randrange(2)]
    kind = rng.choice(ASKS)
    cell = rng.choice([None, "8,0", "8,2", "1,0"])
    action = rng.choice([None, "NESW@1,0", "map@8,0", "pass map", {"text": "map@8,0"}, *ABOUT])
    ask = {"kind": kind, "seats": seats, "cell": cell, "action": action}
    p["asks"] = [ask] * rng.choice([0, 1, 1, 1, 2, 9])


def _declared(p: dict[str, Any], rng: Random) -> None:
    """Add a window about a card that could not have been played."""
    plays = ["NESW@1,0", "NESW@40,40", "map@8,0", "map@1,0", "rockfall@1,0", "rockfall@9,9"]
    plays += ["broken_lamp>A", "repair_lamp>A", "pass map", "veto", "ladder_S@1,0", "theft"]
    plays += ["path_specialist", "diversion@1,1", "goal_swap:1,2", "trove", "trapped>B"]
    p["declared"] = rng.choice([*plays, "swap_hands>B", "swap_hats>A", "freed>A", "hands_off>C"])
    seats = [seat for seat in range(p["options"]["seats"]) if seat != p.get("turn", 0)]
    p["asks"] = [{"kind": "veto", "seats": seats, "action": p["declared"]}]
    p.pop(rng.choice(["pile", "hands", "discards"]), None)


def _cells(p: dict[str, Any], rng: Random) -> None:
    cells = [*p.get("board", {"0,0": ""}), "8,0", "9,9", "126,0", "1,0"]
    if rng.randrange(2):
        p["fresh"] = rng.choice(cells)
    else:
        p["pending"] = rng.sample(cells, rng.randrange(4)) * rng.choice([1, 1, 5])


def _board(p: dict[str, Any], rng: Random) -> None:
    board = p.setdefault("board", {"0,0": "start"})
    tile = board.pop(rng.choice(list(board)), "NESW") if rng.randrange(2) else "NESW"
    cell = rng.choice(["1,0", "0,1", "7,0", "8,0", "8,2", "40,40", "126,126", "-127,0"])
    board[cell] = tile if rng.randrange(3) else rng.choice(["stone1 r", "treasure", "?", "S r"])


def _drawing(p: dict[str, Any], rng: Random) -> None:
    p.pop("board", None)
    width, height = rng.choice([2, 9, 300]), rng.choice([1, 5])
    rows = [rng.choices("S╬═║╗?$12 ─", k=width) for _ in range(height)]
    p["drawing"] = "\n".join("".join(row) for row in rows)


def _hands(p: dict[str, Any], rng: Random) -> None:
    hands: list[Any] = p.setdefault("hands", [None] * p["options"]["seats"])
    for seat in range(len(hands)):
        hands[seat] = rng.choice([hands[seat], None, 0, 1, 6, 16])
    for key in ("pile", "discards"):
        if rng.randrange(2):
            p.pop(key, None)


def _pile(p: dict[str, Any], rng: Random) -> None:
    p["pile"] = rng.choice([0, 1, 30, 67, 68, None, []])
    p.pop("discards", None)


def _dwarfs(p: dict[str, Any], rng: Random) -> None:
    dwarf = [None, "digger", "saboteur", "greedy", "blue", "boss", "geologist"]
    p["dwarfs"] = [rng.choice(dwarf) for _ in range(p["options"]["seats"])]
    p.pop("spare", None)


def _gold(p: dict[str, Any], rng: Random) -> None:
    p["pool"] = rng.choice([0, 1, 3, 9, 28, [1, 2], [3, 3, 3, 3, 3], [None, 1]])
    p.pop("gold_pile", None)
    for row in p.get("won", []):
        if rng.randrange(2):
            row["value"] = rng.choice([None, 1, 2, 3])


def _won(p: dict[str, Any], rng: Random) -> None:
    how, value = rng.choice(["drafted", "paid"]), rng.choice([None, 1, 2, 3])
    row = {"round": rng.randint(1, 3), "seat": 0, "how": how, "value": value}
    p.setdefault("won", []).extend(dict(row) for _ in range(rng.choice([1, 2, 28, 70])))
    p.pop("gold_pile", None)


def _goals(p: dict[str, Any], rng: Random) -> None:
    cells = ["8,-2", "8,0", "8,2"]
    cards = ["treasure", "stone1", "stone2"]
    p["goals"] = {cell: rng.choice(cards) for cell in rng.sample(cells, 2)}
    p["shown"] = rng.sample(cells, rng.randrange(3))
    p["looks"] = [rng.sample(cells, rng.randrange(3)) for _ in range(p["options"]["seats"])]


def _numbers(p: dict[str, Any], rng: Random) -> None:
    """Change coins, others' draws, and the numbers of modules."""
    seats = p["options"]["seats"]
    p["coins"] = [rng.choice([0, 1, 2, 9, 10_001, -1]) for _ in range(seats)]
    p["later"] = rng.choices(range(-1, seats + 1), k=rng.choice([0, 1, 2, 9]))
    for part in p.setdefault("modules", {}).values():
        for name in part:
            part[name] = rng.choice([part[name], *PARTS, rng.randint(-1, seats)])


PARTS: list[Any] = [  # some values that modules show, and some that they never do
    *(0, 1, 2**31 - 1, [], [0], [1, 0], [0, 0], [99], ["take_card"], ["draw_3_keep_1"] * 2),
    *(["x"], None, "x", [{"exit": "1,0E", "owner": 1, "payer": None, "out": False}]),
    *([{"exit": None, "out": True}] * n for n in (1, 2, 3)),
    [{"exit": "0,0W", "owner": 0, "payer": 1}, {"exit": "0,0W", "owner": 2}],
]


def _covers(p: dict[str, Any], rng: Random) -> None:
    """Move, change or remove chests, and join or separate sites."""
    for chest in p.get("chests", []):
        chest["cell"] = rng.choice([chest["cell"], chest["cell"], None, "1,0", "8,0", "0,0"])
        chest["chest"] = rng.choice([chest["chest"], None, "burn_5", "push_goal"])
        chest["path"] = rng.choice([chest["path"], None, "chest_NESW", "chest_NE"])
        chest["opened"] = rng.random() < 0.4
    p["sites"] = rng.sample(["4,-2", "4,2", "1,0"], rng.randrange(3))
    cells = ["8,-2", "8,0", "#4", "#6", "2,2", "6,1"]
    p["knows"] = [rng.sample(cells, rng.randrange(3)) for _ in range(p["options"]["seats"])]


def _known(p: dict[str, Any], rng: Random) -> None:
    """Change who has seen which dwarf, and cards held up or set aside."""
    seats = p["options"]["seats"]
    p["dwarfs_seen_by"] = [rng.choice([[], [0], [seats - 1], [seats], "all"]) for _ in range(seats)]
    p["spare_seen_by"] = [rng.choice([[], [0], "all"]) for _ in p.get("spare") or []]
    p["offer"] = rng.sample(["map", "NESW", "EW", "rockfall"], rng.randrange(4))
    p["aside"] = rng.choice([0, 10, 11, [], ["map"] * 10, None])
    p.pop("pile", None)


def _memory(p: dict[str, Any], rng: Random) -> None:
    """Add memories, true or not."""
    rows = p.setdefault("memory", [])
    for _ in range(rng.choice([1, 1, 3, 40])):
        row: dict[str, Any] = {"knower": rng.choice([None, 0, 1, 99])}
        kind = rng.choice(["hands", "discards", "goals", "dwarfs", "spare"])
        row[kind] = rng.sample(range(13), rng.randint(0, 3))
        names = ["digger", "blue"] if kind in ("dwarfs", "spare") else ["map", "treasure", "NESW"]
        row["cards"] = rng.choices(names, k=rng.choice([0, 1, 2, 300]))
        rows.append(row | {"least": rng.randint(-1, 3)})


def _history(p: dict[str, Any], rng: Random) -> None:
    """Add steps of remembered cards, possible or not."""
    words = ["draw", "pass", "see", "put", "swap", "flip", "mix", "keep", "lose", ""]
    places = ["h0", "h1", "h99", "d0", "d3", "d200", "g0", "w1", "u0", "x", "map", "5", "digger"]
    for _ in range(rng.choice([1, 3, 40])):
        step = " ".join([rng.choice(words), *rng.choices(places, k=rng.randrange(4))])
        row = {"seen_by": rng.choice(["all", [0], [None], [99], None]), "step": step}
        p["history"] = [*(p.get("history") or []), rng.choice([row, row, row, step, 7])]


def _front(p: dict[str, Any], rng: Random) -> None:
    names = ["pick", "lamp", "cart", "trapped", "theft", "crown"]
    p["front"] = [rng.sample(names, rng.randrange(4)) for _ in range(p["options"]["seats"])]


DIGGING = [
    _seat, _number, _stage, _asks, _declared, _cells, _board, _drawing, _hands, _pile, _dwarfs,
    _gold, _won, _goals, _numbers, _covers, _known, _memory, _history,
    _front,
]  # fmt: skip
EDITS = {"saboteur": DIGGING, "lostmines": mangling_mines.EDITS}
