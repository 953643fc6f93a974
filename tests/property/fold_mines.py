"""The view of a seat, computed from its events alone, like a client that is only told events."""

from collections.abc import Callable, Iterable

from property.fold_types import Known, View

from pyrite.core.cards import FACE_DOWN, Tile
from pyrite.core.events import Event
from pyrite.core.seats import with_most
from pyrite.lostmines.table.places import cell_text
from pyrite.lostmines.table.state import Rules
from pyrite.lostmines.text.names import OBSTACLE_OF, TOKENS
from pyrite.lostmines.text.view import VERSION


def fold(rules: Rules, seat: int | None, events: Iterable[Event]) -> View:
    """Return what the seat knows after these events (from `core.events.for_seat`)."""
    v: View = {
        "game": "lostmines",
        "version": VERSION,
        "options": rules.names.options.as_dict(),
        "seat": seat,
        "points": [0] * rules.seats,
        "results": [],
        "scores": None,
        "winners": None,
    }
    for event in events:
        FOLDS[event.kind](rules, v, event.seat or 0, event.known())
    return v


def _round_started(rules: Rules, v: View, seat: int, e: Known) -> None:
    names, seats = rules.names, range(rules.seats)
    mines = [cell_text(cell) for cell in names.mine_cells]
    starts = zip(names.start_cells, names.starts, strict=True)
    board = dict.fromkeys(mines, FACE_DOWN)
    board |= {cell_text(at): names.cards[card].name for at, card in starts}
    v |= {
        "round": e["round"],
        "starter": seat,
        "turn": seat,
        "stage": "playing",
        "last_card": None,
        "dragon": None,
        "board": _sorted(board),
        "tools": [],
        "traps": [],
        "trolls": [None for _ in seats],
        "supply": {name: names.tokens[kind] for name, kind in TOKENS.items()},
        "clans": ["" for _ in seats],
        "stands": ["" for _ in seats],
        "mines": dict.fromkeys(mines),
        "mines_seen_by": [[] for _ in mines],
        "treasures": [],
        "treasures_seen_by": [],
        "dwarf": None,
        "dwarfs": [None for _ in seats],
        "dwarfs_seen_by": [[] for _ in seats],
        "spare": [None] * (rules.ndwarfs - rules.seats),
        "hands": [0 for _ in seats],
        "hand": None if v["seat"] is None else [],
        "pile": rules.ndeck - rules.set_aside,
        "aside": rules.set_aside,
        "discards": [],
        "discards_seen_by": [],
        "ask": None,
        "asked": False,
        "answer": None,
    }


def _place(cell: str) -> tuple[int, int]:
    column, row = cell.rstrip("NESW").split(",")
    return int(row), int(column)


def _sorted(board: dict[str, str]) -> dict[str, str]:
    return dict(sorted(board.items(), key=lambda item: _place(item[0])))


def _dwarf_dealt(rules: Rules, v: View, seat: int, e: Known) -> None:
    clan = ("blue", "yellow").index(e["clan"])
    v["clans"][seat] = e["clan"]
    v["stands"][seat] = cell_text(rules.names.start_cells[clan])
    if "dwarf" in e:
        v["dwarf"] = v["dwarfs"][seat] = e["dwarf"]


def _treasure_laid(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["treasures"].append({"kind": e["kind"], "value": None, "owner": None})
    v["treasures_seen_by"].append([])


def _drew(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["hands"][seat] += 1
    v["pile"] -= 1
    if "card" in e:
        v["hand"] = sorted([*v["hand"], e["card"]], key=rules.names.numbers.__getitem__)


def _asked(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["turn"] = seat
    v["ask"] = {key: e[key] for key in ("kind", "seats", "cell", "action")}
    v["asked"] = "you" in e
    v |= {key: e[key] for key in ("steps", "owed", "proposed")}
    if e["kind"] != "agree":
        v["answer"] = None


def _answered(rules: Rules, v: View, seat: int, e: Known) -> None:
    if "agrees" in e:
        v["answer"] = e["agrees"]


def _nothing(rules: Rules, v: View, seat: int, e: Known) -> None:
    pass


def _play(v: View, seat: int, card: str) -> None:
    """Remove a card from the hand in plain sight."""
    v["hands"][seat] -= 1
    v["last_card"] = seat
    if seat == v["seat"]:
        v["hand"].remove(card)


def _placed(rules: Rules, v: View, seat: int, e: Known) -> None:
    _play(v, seat, Tile.read(e["tile"]).card)
    v["board"] = _sorted({**v["board"], e["cell"]: e["tile"]})


def _tool_laid(rules: Rules, v: View, seat: int, e: Known) -> None:
    _play(v, seat, e["card"])
    v["tools"] = sorted([*v["tools"], e["cell"]], key=_place)
    v["supply"][e["card"]] -= 1


def _looked(rules: Rules, v: View, seat: int, e: Known) -> None:
    _play(v, seat, e["card"])
    if e["what"] == "mine":
        seen_by = v["mines_seen_by"][list(v["mines"]).index(e["cell"])]
        v["mines"][e["cell"]] = e.get("mine", v["mines"][e["cell"]])
    elif e["what"] == "treasure":
        treasure = v["treasures"][e["treasure"] - 1]
        seen_by = v["treasures_seen_by"][e["treasure"] - 1]
        treasure["value"] = e.get("value", treasure["value"])
    else:
        seen_by = v["dwarfs_seen_by"][e["target"]]
        v["dwarfs"][e["target"]] = e.get("dwarf", v["dwarfs"][e["target"]])
    _add_eye(seen_by, seat)


def _add_eye(seen_by: list[int], seat: int) -> None:
    seen_by[:] = sorted({*seen_by, seat})


def _trap_set(rules: Rules, v: View, seat: int, e: Known) -> None:
    _play(v, seat, "trap")
    v["traps"] = sorted([*v["traps"], e["edge"]], key=_edge)
    v["supply"]["trap"] -= 1


def _edge(text: str) -> tuple[tuple[int, int], str]:
    return _place(text), text[-1]


def _trap_gone(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["traps"].remove(e["edge"])
    v["supply"]["trap"] += 1


def _troll_set(rules: Rules, v: View, seat: int, e: Known) -> None:
    _play(v, seat, "troll")
    v["trolls"][seat] = e["edge"]
    v["supply"]["troll"] -= 1


def _troll_left(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["trolls"][seat] = None
    v["supply"]["troll"] += 1


def _stormed(rules: Rules, v: View, seat: int, e: Known) -> None:
    _play(v, seat, "thunderstorm")
    del v["board"][e["cell"]]
    if e["cell"] in v["tools"]:
        v["tools"].remove(e["cell"])
        obstacle = rules.names.cards[rules.names.numbers[e["card"]]].feature
        tool = next(name for name, overcome in OBSTACLE_OF.items() if overcome == obstacle)
        v["supply"][tool] += 1


def _discarded(rules: Rules, v: View, seat: int, e: Known) -> None:
    """Discard a card; played ones have already left the hand, unseen ones leave it now."""
    v["discards"].append(e.get("card"))
    v["discards_seen_by"].append(e["seen_by"])
    if e["seen_by"] != "all" and seat == v["seat"]:
        v["hand"].remove(e["card"])


def _passed(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["hands"][seat] -= e["cards"]
    if dict(rules.names.options.flags)["next_starter"] == "played_or_discarded":  # L-43
        v["last_card"] = seat


def _stepped(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["stands"][seat] = e["cell"]


def _lost(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["hands"][seat] -= 1


def _mine_shown(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["mines"][e["cell"]] = e["mine"]


def _mine_turned(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["board"][e["cell"]] = e["tile"]


def _dragon_woken(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["dragon"] = seat


def _treasure_taken(rules: Rules, v: View, seat: int, e: Known) -> None:
    treasure = v["treasures"][e["treasure"] - 1]
    treasure["owner"] = seat
    treasure["value"] = e.get("value", treasure["value"])
    _add_eye(v["treasures_seen_by"][e["treasure"] - 1], seat)


def _round_ended(rules: Rules, v: View, seat: int, e: Known) -> None:
    """Add the result of the round, to be completed by what is revealed and paid."""
    mines = {cell: Tile.read(v["board"][cell]).card for cell in v["mines"]}
    result = {
        "round": v["round"],
        "ended": e["how"],
        "clans": v["clans"][:],
        "dwarfs": [None] * rules.seats,
        "mines": {cell: None if name == FACE_DOWN else name for cell, name in mines.items()},
        "treasures": [{**treasure, "value": None} for treasure in v["treasures"]],
        "dragon": v["dragon"],
        "board": dict(v["board"]),
        "paid": [],
    }
    v["results"].append(result)


def _dwarf_shown(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["dwarfs"][seat] = v["results"][-1]["dwarfs"][seat] = e["dwarf"]


def _treasure_shown(rules: Rules, v: View, seat: int, e: Known) -> None:
    for treasures in (v["treasures"], v["results"][-1]["treasures"]):
        treasures[e["treasure"] - 1]["value"] = e["value"]


def _scored(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["points"][seat] = e["points"]
    rows = [("L-41", e["share"]), *([("L-42", -e["price"])] if e["price"] else [])]
    for rule, amount in rows:
        row = {"seat": seat, "rule": rule, "amount": amount, "won": None}
        v["results"][-1]["paid"].append(row)


def _game_ended(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["stage"], v["ask"], v["asked"], v["answer"] = "over", None, False, None
    v["steps"], v["owed"], v["proposed"] = 0, 0, False
    v["scores"], v["winners"] = v["points"], with_most(v["points"])


FOLDS: dict[str, Callable[[Rules, View, int, Known], None]] = {
    "round_started": _round_started,
    "dwarf_dealt": _dwarf_dealt,
    "treasure_laid": _treasure_laid,
    "drew": _drew,
    "asked": _asked,
    "troll_left": _troll_left,
    "proposed": _nothing,
    "answered": _answered,
    "answers": _nothing,
    "placed": _placed,
    "tool_laid": _tool_laid,
    "looked": _looked,
    "trap_set": _trap_set,
    "troll_set": _troll_set,
    "stormed": _stormed,
    "trap_gone": _trap_gone,
    "discarded": _discarded,
    "passed": _passed,
    "stepped": _stepped,
    "stopped": _nothing,
    "lost": _lost,
    "mine_shown": _mine_shown,
    "mine_turned": _mine_turned,
    "dragon_woken": _dragon_woken,
    "treasure_taken": _treasure_taken,
    "skipped": _nothing,
    "round_ended": _round_ended,
    "dwarf_shown": _dwarf_shown,
    "treasure_shown": _treasure_shown,
    "scored": _scored,
    "game_ended": _game_ended,
}
