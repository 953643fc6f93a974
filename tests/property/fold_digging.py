"""The view of a seat, computed from its events alone, like a client that is only told events."""

from collections.abc import Iterable

from property import fold_digging_board, fold_digging_cards, fold_digging_dwarfs, fold_digging_gold
from property.fold_digging_board import joined
from property.fold_digging_gold import close_round
from property.fold_memory import Remembered
from property.fold_types import Folds, Known, View

from pyrite.core.events import Event
from pyrite.core.grid import at_of, cell_text
from pyrite.saboteur.table.state import Rules
from pyrite.saboteur.text.view import VERSION


def fold(rules: Rules, seat: int | None, events: Iterable[Event]) -> View:
    """Return what the seat knows after these events (from `core.events.for_seat`)."""
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
        close_round(v)
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
            for at in names.stash_places
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


def _asked(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["turn"] = seat
    v["ask"], v["asked"] = e, e.pop("you", False)
    if e["kind"] == "turn":
        v["owed"] = 1
        v["later"] = []


def _took_effect(rules: Rules, v: View, seat: int, e: Known) -> None:
    """Resolve the declared card; its player is the finder of whatever it joins."""
    v["declared"] = None
    v["finder"] = seat


def _skipped(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["turn"] = seat
    v["passes"] = v["passes"] + 1 if v["pile"] == 0 else 0


def _round_ended(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["stage"] = "paying"
    v["spare"] = []
    v["pending"] = []
    v["dwarfs_shown"] = True
    v["remembered"].forget()


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


def _nothing(rules: Rules, v: View, seat: int, e: Known) -> None:
    """Do nothing, because the next event says it all."""


def finished(rules: Rules, v: View) -> View:
    """Return the view as shown, from what was collected while folding."""
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


FOLDS: Folds = {
    **fold_digging_board.FOLDS,
    **fold_digging_cards.FOLDS,
    **fold_digging_dwarfs.FOLDS,
    **fold_digging_gold.FOLDS,
    "round_started": _round_started,
    "asked": _asked,
    "took_effect": _took_effect,
    "skipped": _skipped,
    "round_ended": _round_ended,
    "noted": _noted,
    "owed": _owed,
    "turned_about": _turned_about,
    "answered": _nothing,
    "acted": _nothing,
    "told": _nothing,
}
