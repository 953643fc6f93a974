"""The gold of seats and the result of a round, updated from events."""

from property.fold_types import Folds, Known, View

from pyrite.core.seats import with_most
from pyrite.saboteur.table.state import Rules


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


def _was_paid(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["gold_pile"] -= 1
    _win(v, seat, "paid", e.get("value"))
    if e["left"] == 0:
        v["paid"].append({"round": v["round"], "seat": seat, "sum": e["sum"]})
        _pay(v, seat, e["rule"], e["sum"])


def _win(v: View, seat: int, how: str, value: int | None) -> None:
    won = {"round": v["round"], "seat": seat, "how": how, "value": value, "changed": False}
    v["won"].append(won)
    v["has_gold"][seat] = True


def _pay(v: View, seat: int, rule: str, amount: int | None, won: int | None = None) -> None:
    v["payments"].append({"seat": seat, "rule": rule, "amount": amount, "won": won})


def _found_gold(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["gold_pile"] -= 1
    _win(v, seat, "found", 1)
    _pay(v, seat, e["rule"], 1)


def _coins(rules: Rules, v: View, seat: int, e: Known) -> None:
    _pay(v, seat, e["rule"], e["coins"])
    v["purse"][seat] += e["coins"]
    v["has_gold"][seat] = e["has_gold"]
    if seat == v["seat"]:
        v["coins"] += e["coins"]


def _changed(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["won"][e["card"]]["changed"] = True
    v["gold_pile"] += 1
    if seat == v["seat"]:
        v["coins"] += e["value"]


def _gold_shown(rules: Rules, v: View, seat: int, e: Known) -> None:
    """Reveal the cards in the order they were won."""
    _count(rules, v)
    v["won"][v["shown"]]["value"] = e["value"]
    v["shown"] += 1
    v["gold"][seat] += 0 if e["changed"] else e["value"]


def _coins_shown(rules: Rules, v: View, seat: int, e: Known) -> None:
    _count(rules, v)
    v["gold"][seat] += e["total"]


def _count(rules: Rules, v: View) -> None:
    """End the game and start counting the gold."""
    if v["stage"] != "over":
        close_round(v)
        v["stage"] = "over"
        v["gold"] = [0] * rules.seats
        v["shown"] = 0


def close_round(v: View) -> None:
    """Add the result of the round."""
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
    """Return the goal of a cell, revealed earlier or at the end."""
    covers: dict[str, dict[str, str]] = v["covers"]
    return covers[cell]["path"] if cell in covers else v["board"][cell].removesuffix(" r")


def _lying(v: View, chest: Known) -> Known:
    """Return a chest as everyone knows it at the end; one removed unseen stays unknown."""
    shown = v["covers"].get(chest["cell"])
    if shown:
        return chest | shown
    return chest if chest["opened"] else chest | {"path": None, "chest": None}


def _game_ended(rules: Rules, v: View, seat: int, e: Known) -> None:
    v["stage"] = "over"
    v["ask"], v["asked"] = None, False
    v["gold"] = v["gold"] or [0] * rules.seats
    v["winners"] = with_most(v["gold"])
    v.pop("shown", None)


FOLDS: Folds = {
    "gold_drawn": _gold_drawn,
    "offered": _offered,
    "took_gold": _took_gold,
    "was_paid": _was_paid,
    "coins": _coins,
    "coins_shown": _coins_shown,
    "changed": _changed,
    "found_gold": _found_gold,
    "gold_shown": _gold_shown,
    "game_ended": _game_ended,
}
