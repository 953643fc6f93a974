"""The view of a seat made from its events alone: what a client does that was told, not shown."""

from collections.abc import Iterable
from typing import Any

from property.fold_memory import Remembered

from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.grid import at_of, cell_text
from pyrite.core.seats import with_most
from pyrite.saboteur.state import Rules
from pyrite.saboteur.view import VERSION

View = dict[str, Any]
Known = dict[str, Any]


def fold(rules: Rules, seat: int | None, events: Iterable[Event]) -> View:
    """What the seat knows after these events (as `core.events.for_seat` hands them out)."""
    coins = rules.coins_each
    v: View = {
        "game": "saboteur",
        "version": VERSION,
        "options": rules.names.options.as_dict(),
        "seat": seat,
        "gold_pile": rules.ngold,
        "won": [],
        "paid": [],
        "offers": [],
        "coins": None if seat is None else coins,
        "purse": [coins] * rules.seats,
        "has_gold": [coins > 0] * rules.seats,
        "gold": None,
        "winners": None,
        "results": [],
        "remembered": Remembered(rules, seat),
    }
    for event in events:
        FOLDS[event.kind](rules, v, event.seat, event.known())
    return finished(rules, v)


def _round_started(rules: Rules, v: View, seat: int, e: Known) -> None:
    names, seats = rules.names, range(rules.seats)
    if e["round"] > 1:
        _close(v)
    start = {cell_text(rules.start_at): names.cards[rules.start_card].name}
    sites = {cell_text(at_of(*cell)): card.name for card, cell in names.components.sites}
    v["remembered"].forget()
    v["modules"] = names.module_parts([0] * len(names.box_names))
    v["payments"], v["covers"] = [], {}
    v |= {
        "round": e["round"],
        "starter": seat,
        "turn": seat,
        "direction": 1,
        "stage": "playing",
        "ask": None,
        "declared": None,
        "finder": None,
        "last_card": None,
        "passes": 0,
        "owed": 1,
        "later": [],
        "board": start | sites | {cell_text(at): "?" for at in names.covers},
        "fresh": None,
        "pending": [],
        "sites": list(sites),
        "goal_cells": [cell_text(at) for at in names.goal_places],
        "goals": {},
        "chests": [
            {"cell": cell_text(at), "path": None, "chest": None, "opened": False}
            for at in names.chest_places
        ],
        "looks": [[] for _ in seats],
        "front": [[] for _ in seats],
        "hands": [0 for _ in seats],
        "hand": None if v["seat"] is None else [],
        "pile": rules.ndeck - (1 if rules.open_at else 0),
        "aside": 0,
        "offer": [],
        "discards": [],
        "dwarf": None,
        "dwarfs": [None for _ in seats],
        "dwarfs_seen_by": [[] for _ in seats],
        "spare": [None] * (rules.ndwarfs - rules.seats),
        "spare_seen_by": [[] for _ in range(rules.ndwarfs - rules.seats)],
        "dwarfs_shown": False,
        "treasure_found": False,
        "pool": 0,
    }


def _take_up(rules: Rules, v: View, card: str) -> None:
    v["hand"] = sorted([*v["hand"], card], key=rules.names.numbers.__getitem__)


def _drew(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["remembered"].drew(seat, v["hands"][seat])
    v["hands"][seat] += 1
    v["pile"] -= 1
    if "card" in e:
        _take_up(rules, v, e["card"])


def _asked(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["turn"] = seat
    v["ask"], v["asked"] = e, e.pop("you", False)
    if e["kind"] == "turn":
        v["owed"] = 1
        v["later"] = []


def _leave_hand(v: View, seat: int, card: str | None) -> None:
    v["hands"][seat] -= 1
    v["last_card"] = seat
    if seat == v["seat"]:
        v["hand"].remove(card)


def _play(v: View, seat: int, card: str) -> None:
    """A card leaves the hand and everybody sees it."""
    _leave_hand(v, seat, card)
    v["remembered"].saw("hands", seat, card)


def _declared(rules: Rules, v: View, seat: int, e: Known) -> None:
    _play(v, seat, e["action"]["card"])
    v["declared"] = e["action"]
    v["passes"] = 0


def _took_effect(rules: Rules, v: View, seat: int, e: Known) -> None:
    """What was declared happens; its author is the finder of whatever it joins."""
    v["declared"] = None
    v["finder"] = seat


def _placed(rules: Rules, v: View, seat: int | None, e: Known) -> None:
    v["board"][e["cell"]] = e["tile"]
    if seat is not None:
        v["fresh"] = e["cell"]


def _put(rules: Rules, v: View, seat: int, name: str) -> None:
    v["front"][seat] = sorted([*v["front"][seat], name], key=rules.names.front.index)


def _broke(rules: Rules, v: View, seat: int, e: Known) -> None:
    _put(rules, v, e["target"], front_of(rules, e["card"]))


def front_of(rules: Rules, card: str) -> str:
    """Under which name a card lies before a seat: a broken tool under that of the tool."""
    return next(iter(rules.names.description.cards[card].tools), card)


def _repaired(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["front"][e["target"]].remove(e["tool"])


def _put_before(rules: Rules, v: View, seat: int, e: Known) -> None:
    _put(rules, v, e["target"], e["card"])


def _taken_from(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["front"][e["target"]].remove(front_of(rules, e["card"]))


def _collapsed(rules: Rules, v: View, seat: int, e: Known) -> None:
    _lifted(rules, v, seat, e)
    for chest in v["chests"]:
        if chest["cell"] == e["cell"]:
            _lose_chest(v, chest)


def _lifted(rules: Rules, v: View, seat: int, e: Known) -> None:
    del v["board"][e["cell"]]
    if v["fresh"] == e["cell"]:
        v["fresh"] = None


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


def _covers(v: View) -> list[str]:
    return [*v["goal_cells"], *(chest["cell"] for chest in v["chests"])]


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


def _passed(rules: Rules, v: View, seat: int, e: Known) -> None:
    _leave_hand(v, seat, e.get("card"))
    if e["how"] == "pass":
        v["passes"] = v["passes"] + 1 if v["pile"] == 0 else 0
    elif e["how"] == "more":
        v["owed"] += 1
    else:
        v["passes"] = 0
    if seat != v["seat"]:
        v["remembered"].slipped(seat, len(v["discards"]))


def _discarded(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["discards"].append({"card": None} | e)


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


def _nothing(rules: Rules, v: View, seat: int, e: Known) -> None:
    """The event that follows says it all."""


def _cancelled(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["declared"] = None
    _play(v, seat, e["by"])


def _skipped(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["turn"] = seat
    v["passes"] = v["passes"] + 1 if v["pile"] == 0 else 0


def _round_ended(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["stage"] = "paying"
    v["spare"] = []
    v["pending"] = []
    v["dwarfs_shown"] = True
    v["remembered"].forget()


def _dwarf_shown(rules: Rules, v: View, seat: int | None, e: Known) -> None:
    if seat is None:
        v["spare"].append(e["dwarf"])
    else:
        v["dwarfs"][seat] = e["dwarf"]


def _gold_drawn(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["pool"] = e["cards"]
    v["gold_pile"] -= e["cards"]


def _offered(rules: Rules, v: View, seat: int, e: Known) -> None:
    if "value" not in e:
        return
    if e["card"] == 0:
        v["offers"].append({"round": v["round"], "pick": len(v["won"]), "values": []})
    v["offers"][-1]["values"] = sorted([*v["offers"][-1]["values"], e["value"]])


def _took_gold(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["pool"] -= 1
    _win(v, seat, "drafted", e.get("value"))
    _pay(v, seat, e["rule"], None, len(v["won"]) - 1)


def _win(v: View, seat: int, how: str, value: int | None) -> None:
    won = {"round": v["round"], "seat": seat, "how": how, "value": value, "changed": False}
    v["won"].append(won)
    v["has_gold"][seat] = True


def _was_paid(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["gold_pile"] -= 1
    _win(v, seat, "paid", e.get("value"))
    if e["left"] == 0:
        v["paid"].append({"round": v["round"], "seat": seat, "sum": e["sum"]})
        _pay(v, seat, e["rule"], e["sum"])


def _pay(v: View, seat: int, rule: str, amount: int | None, won: int | None = None) -> None:
    v["payments"].append({"seat": seat, "rule": rule, "amount": amount, "won": won})


def _count(rules: Rules, v: View) -> None:
    """The game is over, all gold is shown."""
    if v["stage"] != "over":
        _close(v)
        v["stage"] = "over"
        v["gold"] = [0] * rules.seats
        v["shown"] = 0


def _gold_shown(rules: Rules, v: View, seat: int, e: Known) -> None:
    """The cards are shown in the order they were won."""
    _count(rules, v)
    v["won"][v["shown"]]["value"] = e["value"]
    v["shown"] += 1
    v["gold"][seat] += 0 if e["changed"] else e["value"]


def _coins(rules: Rules, v: View, seat: int, e: Known) -> None:
    _pay(v, seat, e["rule"], e["coins"])
    v["purse"][seat] += e["coins"]
    v["has_gold"][seat] = e["has_gold"]
    if seat == v["seat"]:
        v["coins"] += e["coins"]


def _coins_shown(rules: Rules, v: View, seat: int, e: Known) -> None:
    _count(rules, v)
    v["gold"][seat] += e["total"]


def _changed(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["won"][e["card"]]["changed"] = True
    v["gold_pile"] += 1
    if seat == v["seat"]:
        v["coins"] += e["value"]


def _found_gold(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["gold_pile"] -= 1
    _win(v, seat, "found", 1)
    _pay(v, seat, e["rule"], 1)


def _noted(rules: Rules, v: View, seat: int, e: Known) -> None:
    part, change = v["modules"][e["module"]], dict(e["change"])
    if "guard" in change:
        part["guards"][change.pop("guard") - 1] |= change
    elif "theft" in change:
        others = [seat for seat in part["thefts"] if seat != change["theft"]]
        part["thefts"] = others if change["gone"] else [*others, change["theft"]]
    else:
        part |= change


def _owed(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["owed"] = e["owed"]
    if e["later"] is not None:
        v["later"].append(e["later"])


def _turned_about(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["direction"] = e["direction"]


def _set_aside(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["aside"] = e["cards"]
    v["pile"] -= e["cards"]


def _inspected(rules: Rules, v: View, seat: int, e: Known) -> None:
    target = e["target"]
    v["dwarfs_seen_by"][target] = sorted({*v["dwarfs_seen_by"][target], seat})
    if "dwarf" in e:
        v["dwarfs"][target] = e["dwarf"]
        v["remembered"].saw("dwarfs", target, e["dwarf"])


def _hat_swapped(rules: Rules, v: View, seat: int, e: Known) -> None:
    """The old dwarf goes under the unused ones; who knew it knows it there."""
    mine = seat == v["seat"]
    old = v["dwarf"] if mine else v["dwarfs"][seat]
    seen_by = sorted({*v["dwarfs_seen_by"][seat], seat})
    v["remembered"].moved_hat(seat, len(v["spare"]) - 1)
    v["dwarfs"][seat] = None if mine else v["spare"][-1]
    v["dwarfs_seen_by"][seat] = [s for s in v["spare_seen_by"][-1] if s != seat]
    v["spare"] = [old, *v["spare"][:-1]]
    v["spare_seen_by"] = [seen_by, *v["spare_seen_by"][:-1]]


def _party(rules: Rules, v: View, seat: int, e: Known) -> None:
    known = [v["dwarf"] if s == v["seat"] else name for s, name in enumerate(v["dwarfs"])]
    v["remembered"].party(known)
    v["dwarfs"] = [None] * rules.seats
    v["dwarfs_seen_by"] = [[] for _ in range(rules.seats)]


def _dwarf_dealt(rules: Rules, v: View, seat: int, e: Known) -> None:
    if "dwarf" in e:
        v["dwarf"] = e["dwarf"]
        v["remembered"].saw("dwarfs", seat, e["dwarf"])


def _hands_swapped(rules: Rules, v: View, seat: int, e: Known) -> None:
    other = e["target"]
    v["hands"][seat], v["hands"][other] = v["hands"][other], v["hands"][seat]
    if v["seat"] in (seat, other):
        v["remembered"].gives(other if v["seat"] == seat else seat, v["hand"])
        v["hand"] = []
        _got_all(v)
    else:
        v["remembered"].swapped_hands(seat, other)


def _received(rules: Rules, v: View, seat: int, e: Known) -> None:
    if "card" in e:
        _take_up(rules, v, e["card"])
        v["remembered"].receives(e["card"])
        _got_all(v)


def _got_all(v: View) -> None:
    if len(v["hand"]) == v["hands"][v["seat"]]:
        v["remembered"].has_given()


def _saw(rules: Rules, v: View, seat: int, e: Known) -> None:
    if e["discard"] is None:
        v["offer"].append(e.get("card"))
        v["pile"] -= 1
        return
    row = v["discards"][e["discard"]]
    if isinstance(row["seen_by"], list):
        row["seen_by"] = sorted({*row["seen_by"], seat})
    if "card" in e:
        row["card"] = e["card"]
        v["remembered"].saw("discards", e["discard"], e["card"])


def _kept(rules: Rules, v: View, seat: int, e: Known) -> None:
    """One card of those held up, or of the top discards."""
    v["hands"][seat] += 1
    if "card" in e:
        _take_up(rules, v, e["card"])
    if v["offer"]:
        v["remembered"].drew(seat, v["hands"][seat] - 1)
        v["offer"] = []
        return
    first = len(v["discards"]) - e["of"]
    v["remembered"].lost_sight(seat, v["discards"], e["of"], v["hands"][seat] - 1)
    cards = [row["card"] for row in v["discards"][first:]]
    if "card" in e:
        del cards[len(cards) - 1 - cards[::-1].index(e["card"])]
    else:
        cards = [None] * (e["of"] - 1)
    rows = [{"card": card, "seen_by": [seat]} for card in cards]
    v["discards"] = v["discards"][:first] + rows


def _searched(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["remembered"].shuffled(v["discards"])
    v["discards"] = [{"card": None, "seen_by": []} for _ in v["discards"]]


def _burned(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["pile"] -= e["cards"]


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


def _taken(rules: Rules, v: View, seat: int, e: Known) -> None:
    victim, card = e["target"], e.get("card")
    v["hands"][victim] -= 1
    v["remembered"].took(seat, victim, card, v["hands"][seat])
    v["hands"][seat] += 1
    if v["seat"] == victim:
        v["hand"].remove(card)
    elif card is not None:
        _take_up(rules, v, card)


def _chose(rules: Rules, v: View, seat: int, e: Known) -> None:
    """C-17: only the seat that did it still knows where the two goals lie."""
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
    """The round is over: what still lies face down is shown."""
    v["covers"][e["cell"]] = {"path": e["card"], "chest": e["chest"]}


def _close(v: View) -> None:
    """What is left of the round."""
    found = v["treasure_found"]
    result = {
        "round": v["round"],
        "treasure_found": found,
        "finder": v["finder"] if found else None,
        "dwarfs": list(v["dwarfs"]),
        "spare": list(v["spare"]),
        "goals": {cell: _lay_there(v, cell) for cell in v["goal_cells"]},
        "chests": [_lying(v, chest) for chest in v["chests"]],
        "board": dict(v["board"]),
        "paid": v["payments"],
    }
    v["results"].append(result)
    v["payments"] = []


def _lay_there(v: View, cell: str) -> str:
    """The goal of a cell, turned up before or shown at the end."""
    covers: dict[str, dict[str, str]] = v["covers"]
    return covers[cell]["path"] if cell in covers else v["board"][cell].removesuffix(" r")


def _lying(v: View, chest: Known) -> Known:
    """A chest as everybody knows it at the end: looked at, but taken away unseen, is no news."""
    shown = v["covers"].get(chest["cell"])
    if shown:
        return chest | shown
    return chest if chest["opened"] else chest | {"path": None, "chest": None}


def finished(rules: Rules, v: View) -> View:
    """The view as it is shown, from what was kept while folding."""
    me, names = v["seat"], rules.names
    v["goals"] = {cell: v["goals"].get(cell) for cell in v.pop("goal_cells")}
    rows = v["discards"]
    v["discards"] = [row["card"] for row in rows]
    v["discards_seen_by"] = [row["seen_by"] for row in rows]
    if me is not None:
        v["dwarfs"][me] = v["dwarf"]
    remembered = v.pop("remembered")
    v["memory"], v["history"] = remembered.as_text(), remembered.history()
    v["scores"] = v.pop("gold")
    v["joined"] = joined(rules, v["board"])
    held = names.held_up.get(v["ask"]["kind"], 0) if v["ask"] else 0
    if held:
        v["offer"] = [card if v["asked"] else None for card in v["discards"][-held:]]
    for result in v["results"]:
        for row in result["paid"]:
            if row["won"] is not None and v["stage"] == "over":
                row["amount"] = v["won"][row["won"]]["value"]
    del v["covers"]
    return v


def joined(rules: Rules, board: dict[str, str]) -> dict[str, str]:
    """The sides joined to the start, found by walking through the cards."""
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
    """The ways of a card as it lies, as letters."""
    return ["".join(s for i, s in enumerate("NESW") if way >> i & 1) for way in describe.ways(tile)]


def _game_ended(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["stage"] = "over"
    v["ask"], v["asked"] = None, False
    v["gold"] = v["gold"] or [0] * rules.seats
    v["winners"] = with_most(v["gold"])
    v.pop("shown", None)


FOLDS: dict[str, Any] = {
    "round_started": _round_started,
    "dwarf_dealt": _dwarf_dealt,
    "drew": _drew,
    "asked": _asked,
    "declared": _declared,
    "took_effect": _took_effect,
    "placed": _placed,
    "broke": _broke,
    "repaired": _repaired,
    "put_before": _put_before,
    "taken_from": _taken_from,
    "collapsed": _collapsed,
    "lifted": _lifted,
    "cover_lost": _cover_lost,
    "looked": _looked,
    "passed": _passed,
    "discarded": _discarded,
    "joined": _joined,
    "reached": _reached,
    "goal_shown": _goal_shown,
    "goal_turned": _goal_turned,
    "cancelled": _cancelled,
    "skipped": _skipped,
    "round_ended": _round_ended,
    "dwarf_shown": _dwarf_shown,
    "gold_drawn": _gold_drawn,
    "offered": _offered,
    "took_gold": _took_gold,
    "was_paid": _was_paid,
    "coins": _coins,
    "coins_shown": _coins_shown,
    "cover_shown": _cover_shown,
    "changed": _changed,
    "found_gold": _found_gold,
    "noted": _noted,
    "owed": _owed,
    "turned_about": _turned_about,
    "set_aside": _set_aside,
    "inspected": _inspected,
    "hat_swapped": _hat_swapped,
    "party": _party,
    "hands_swapped": _hands_swapped,
    "received": _received,
    "saw": _saw,
    "kept": _kept,
    "searched": _searched,
    "burned": _burned,
    "opened": _opened,
    "pushed": _pushed,
    "taken": _taken,
    "chose": _chose,
    "gold_shown": _gold_shown,
    "game_ended": _game_ended,
    "answered": _nothing,
    "acted": _nothing,
}
