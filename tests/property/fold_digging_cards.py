"""The cards in hands, in the pile and among the discards, updated from events."""

from property.fold_types import Folds, Known, View

from pyrite.saboteur.table.state import Rules


def _drew(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["remembered"].drew(seat, v["hands"][seat])
    v["hands"][seat] += 1
    v["pile"] -= 1
    if "card" in e:
        _take_up(rules, v, e["card"])


def _take_up(rules: Rules, v: View, card: str) -> None:
    v["hand"] = sorted([*v["hand"], card], key=rules.names.numbers.__getitem__)


def _set_aside(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["aside"] = e["cards"]
    v["pile"] -= e["cards"]


def _declared(rules: Rules, v: View, seat: int, e: Known) -> None:
    _play(v, seat, e["action"]["card"])
    v["declared"] = e["action"]
    v["passes"] = 0


def _cancelled(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["declared"] = None
    _play(v, seat, e["by"])


def _play(v: View, seat: int, card: str) -> None:
    """Remove a card from the hand in plain sight."""
    _leave_hand(v, seat, card)
    v["remembered"].saw("hands", seat, card)


def _leave_hand(v: View, seat: int, card: str | None) -> None:
    v["hands"][seat] -= 1
    v["last_card"] = seat
    if seat == v["seat"]:
        v["hand"].remove(card)


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
    """Take one of the cards held up, or of the top discards."""
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


def _taken(rules: Rules, v: View, seat: int, e: Known) -> None:
    victim, card = e["target"], e.get("card")
    v["hands"][victim] -= 1
    v["remembered"].took(seat, victim, card, v["hands"][seat])
    v["hands"][seat] += 1
    if v["seat"] == victim:
        v["hand"].remove(card)
    elif card is not None:
        _take_up(rules, v, card)


FOLDS: Folds = {
    "drew": _drew,
    "declared": _declared,
    "passed": _passed,
    "discarded": _discarded,
    "cancelled": _cancelled,
    "set_aside": _set_aside,
    "hands_swapped": _hands_swapped,
    "received": _received,
    "saw": _saw,
    "kept": _kept,
    "searched": _searched,
    "burned": _burned,
    "taken": _taken,
}
