"""The dwarfs of seats and the cards in front of them, updated from events."""

from property.fold_types import Folds, Known, View

from pyrite.saboteur.table.state import Rules


def _dwarf_dealt(rules: Rules, v: View, seat: int, e: Known) -> None:
    if "dwarf" in e:
        v["dwarf"] = e["dwarf"]
        v["remembered"].saw("dwarfs", seat, e["dwarf"])


def _dwarf_shown(rules: Rules, v: View, seat: int | None, e: Known) -> None:
    if seat is None:
        v["spare"].append(e["dwarf"])
    else:
        v["dwarfs"][seat] = e["dwarf"]


def _inspected(rules: Rules, v: View, seat: int, e: Known) -> None:
    target = e["target"]
    v["dwarfs_seen_by"][target] = sorted({*v["dwarfs_seen_by"][target], seat})
    if "dwarf" in e:
        v["dwarfs"][target] = e["dwarf"]
        v["remembered"].saw("dwarfs", target, e["dwarf"])


def _hat_swapped(rules: Rules, v: View, seat: int, e: Known) -> None:
    """Move the old dwarf under the unused ones, with everyone who knew it."""
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


def _broke(rules: Rules, v: View, seat: int, e: Known) -> None:
    _put(rules, v, e["target"], front_of(rules, e["card"]))


def _put(rules: Rules, v: View, seat: int, name: str) -> None:
    v["front"][seat] = sorted([*v["front"][seat], name], key=rules.names.front.index)


def _put_before(rules: Rules, v: View, seat: int, e: Known) -> None:
    _put(rules, v, e["target"], e["card"])


def _taken_from(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["front"][e["target"]].remove(front_of(rules, e["card"]))


def front_of(rules: Rules, card: str) -> str:
    """Return the name of a card in front of a seat; a broken tool has the tool's name."""
    return next(iter(rules.names.description.cards[card].tools), card)


def _repaired(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["front"][e["target"]].remove(e["tool"])


FOLDS: Folds = {
    "dwarf_dealt": _dwarf_dealt,
    "broke": _broke,
    "repaired": _repaired,
    "put_before": _put_before,
    "taken_from": _taken_from,
    "dwarf_shown": _dwarf_shown,
    "inspected": _inspected,
    "hat_swapped": _hat_swapped,
    "party": _party,
}
