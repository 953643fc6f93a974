"""The view of a seat made from its events alone: what a client does that was told, not shown."""

from collections.abc import Callable, Iterable
from typing import Any

from pyrite.core.events import Event
from pyrite.core.grid import cell_text
from pyrite.saboteur.notation import TOOLS
from pyrite.saboteur.state import Rules
from pyrite.saboteur.view import VERSION, most_gold

View = dict[str, Any]
Known = dict[str, Any]


def fold(rules: Rules, seat: int | None, events: Iterable[Event]) -> View:
    """What the seat knows after these events (as `core.events.for_seat` hands them out)."""
    v: View = {
        "game": "saboteur",
        "version": VERSION,
        "options": rules.words.options.as_dict(),
        "seat": seat,
        "gold_pile": rules.ngold,
        "won": [],
        "paid": [],
        "offers": [],
        "gold": None,
        "winners": None,
    }
    for event in events:
        FOLDS[event.kind](rules, v, event.seat, event.known())
    return v


def _round_started(rules: Rules, v: View, seat: int, e: Known) -> None:
    words, seats = rules.words, range(rules.seats)
    start = {cell_text(rules.start_at): words.cards[rules.start_card].name}
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
        "board": start | {cell_text(at): "?" for at in words.goal_places},
        "fresh": None,
        "pending": [],
        "goals": {},
        "looks": [[] for _ in seats],
        "front": [[] for _ in seats],
        "hands": [0 for _ in seats],
        "hand": None if v["seat"] is None else [],
        "pile": rules.ndeck,
        "discards": [],
        "dwarf": None,
        "dwarfs": [None for _ in seats],
        "spare": [None] * (rules.ndwarfs - rules.seats),
        "treasure_found": False,
        "pool": 0,
    }


def _dwarf_dealt(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["dwarf"] = e.get("dwarf", v["dwarf"])


def _drew(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["hands"][seat] += 1
    v["pile"] -= 1
    if "card" in e:
        v["hand"] = sorted([*v["hand"], e["card"]], key=rules.words.numbers.__getitem__)


def _asked(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["turn"] = seat
    v["ask"] = {"you": False} | e
    if e["kind"] == "turn":
        v["owed"] = 1


def _leave_hand(v: View, seat: int, card: str | None) -> None:
    v["hands"][seat] -= 1
    v["last_card"] = seat
    if seat == v["seat"]:
        v["hand"].remove(card)


def _declared(rules: Rules, v: View, seat: int, e: Known) -> None:
    _leave_hand(v, seat, e["card"])
    v["declared"] = e["action"]
    v["passes"] = 0


def _takes_effect(then: Callable[[Rules, View, int, Known], None]) -> Any:
    """What was declared happens; its author is the finder of whatever it joins."""

    def folded(rules: Rules, v: View, seat: int, e: Known) -> None:
        v["declared"] = None
        v["finder"] = seat
        then(rules, v, seat, e)

    return folded


def _placed(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["board"][e["cell"]] = e["tile"]
    v["fresh"] = e["cell"]


def _broke(rules: Rules, v: View, seat: int, e: Known) -> None:
    tools = [*v["front"][e["target"]], e["card"].removeprefix("broken_")]
    v["front"][e["target"]] = sorted(tools, key=TOOLS.index)


def _repaired(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["front"][e["target"]].remove(e["tool"])


def _collapsed(rules: Rules, v: View, seat: int, e: Known) -> None:
    del v["board"][e["cell"]]
    if v["fresh"] == e["cell"]:
        v["fresh"] = None


def _looked(rules: Rules, v: View, seat: int, e: Known) -> None:
    cells = {*v["looks"][seat], e["cell"]}
    v["looks"][seat] = [cell_text(a) for a in rules.words.goal_places if cell_text(a) in cells]
    if "card" in e:
        v["goals"][e["cell"]] = e["card"]


def _passed(rules: Rules, v: View, seat: int, e: Known) -> None:
    _leave_hand(v, seat, e.get("card"))
    v["passes"] = v["passes"] + 1 if v["pile"] == 0 else 0


def _discarded(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["discards"].append({"card": None} | e)


def _joined(rules: Rules, v: View, seat: int, e: Known) -> None:
    if e["cell"] not in v["pending"]:
        v["pending"].append(e["cell"])


def _goal_shown(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["goals"][e["cell"]] = e["card"]
    rest = [cell for cell in v["pending"] if cell != e["cell"]]
    v["pending"] = rest if rules.all_goals else []


def _goal_turned(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["board"][e["cell"]] = e["tile"]
    if e["tile"] == rules.words.cards[rules.treasure].name:
        v["treasure_found"] = True
        v["pending"] = []


def _nothing(rules: Rules, v: View, seat: int, e: Known) -> None:
    """The event that follows says it all."""


def _cancelled(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["declared"] = None
    v["owed"] = 0
    _leave_hand(v, seat, e["by"])


def _skipped(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["turn"] = seat
    v["passes"] = v["passes"] + 1 if v["pile"] == 0 else 0


def _round_ended(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["stage"] = "paying"
    v["spare"] = []


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
    won = {"round": v["round"], "seat": seat, "how": "drafted", "value": e.get("value")}
    v["won"].append(won)


def _was_paid(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["gold_pile"] -= 1
    v["won"].append({"round": v["round"], "seat": seat, "how": "paid", "value": e.get("value")})
    if e["left"] == 0:
        v["paid"].append({"round": v["round"], "seat": seat, "sum": e["sum"]})


def _gold_shown(rules: Rules, v: View, seat: int, e: Known) -> None:
    """The cards are shown in the order they were won."""
    if v["stage"] != "over":
        v["stage"] = "over"
        v["gold"] = [0] * rules.seats
        v["shown"] = 0
    v["won"][v["shown"]]["value"] = e["value"]
    v["shown"] += 1
    v["gold"][seat] += e["value"]


def _game_ended(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["stage"] = "over"
    v["ask"] = None
    v["gold"] = v["gold"] or [0] * rules.seats
    v["winners"] = most_gold(v["gold"])
    v.pop("shown", None)


FOLDS: dict[str, Any] = {
    "round_started": _round_started,
    "dwarf_dealt": _dwarf_dealt,
    "drew": _drew,
    "asked": _asked,
    "declared": _declared,
    "placed": _takes_effect(_placed),
    "broke": _takes_effect(_broke),
    "repaired": _takes_effect(_repaired),
    "collapsed": _takes_effect(_collapsed),
    "looked": _takes_effect(_looked),
    "passed": _passed,
    "discarded": _discarded,
    "joined": _joined,
    "goal_shown": _goal_shown,
    "goal_turned": _goal_turned,
    "answered": _nothing,
    "cancelled": _cancelled,
    "skipped": _skipped,
    "round_ended": _round_ended,
    "dwarf_shown": _dwarf_shown,
    "gold_drawn": _gold_drawn,
    "offered": _offered,
    "took_gold": _took_gold,
    "was_paid": _was_paid,
    "gold_shown": _gold_shown,
    "game_ended": _game_ended,
}
