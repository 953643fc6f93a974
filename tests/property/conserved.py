"""Every card of Saboteur is somewhere, once, and coins change only by events."""

import re
from collections import Counter
from typing import Any

import pyrite
from pyrite import State
from pyrite.saboteur.decks.deck import Components, components, read_deck

HOLDING = ("swap_goals", "keep_discard")  # questions about a card that is discarded afterwards
FRONT_CARDS = {tool: f"broken_{tool}" for tool in ("pick", "lamp", "cart")}


def cards_conserved(state: State) -> None:
    """Check deck, goals, chests, dwarfs and gold."""
    p = pyrite.position(state)
    printed = boxes(p["options"])
    deck = Counter({card.name: card.copies for card in printed.paths}) + Counter(printed.copies)
    assert cards_of(p) == deck
    assert Counter(p["dwarfs"] + p["spare"]) == Counter(printed.dwarfs[len(p["hands"])])
    check_covers(p, printed)
    check_sites(p, printed)
    won = [row["value"] for row in p["won"] if not row["changed"]]
    assert Counter(p["gold_pile"] + p["pool"] + won) == Counter(printed.gold)
    assert sum(state.scores) == sum(won) + sum(p["coins"])


def boxes(options: dict[str, Any]) -> Components:
    """Return the components of this table."""
    return components(("base", *options["modules"]), read_deck(options.get("deck")))


def cards_of(p: dict[str, Any]) -> Counter[str]:
    """Count all paths and actions of a position, wherever they are."""
    cards = Counter(p["pile"] + p["aside"] + p["offer"])
    for hand in p["hands"]:
        cards.update(hand)
    cards.update(p["discards"])
    cards.update(FRONT_CARDS.get(name, name) for front in p["front"] for name in front)
    fixed = {start_cell(p), *p["goals"], *(chest["cell"] for chest in p["chests"]), *site_cells(p)}
    cards.update(tile.split()[0] for cell, tile in p["board"].items() if cell not in fixed)
    cards.update(re.split("[@>:]", text)[0] for text in played_now(p))
    return cards


def played_now(p: dict[str, Any]) -> list[str]:
    """Return the declared card, or one that waits for an answer."""
    held = [ask["action"] for ask in p["asks"] if ask["kind"] in HOLDING]
    return held if p["declared"] is None else [p["declared"], *held]


def start_cell(p: dict[str, Any]) -> str:
    """Return the cell of the start."""
    x, y = boxes(p["options"]).start_cell
    return f"{x},{y}"


def site_cells(p: dict[str, Any]) -> dict[str, str]:
    """Return the cells and names of the fixed cards."""
    return {f"{x},{y}": card.name for card, (x, y) in boxes(p["options"]).sites}


def check_covers(p: dict[str, Any], printed: Components) -> None:
    """Check goals and chests: none twice, one per cell, and consistent with the board."""
    goals, chests = p["goals"], p["chests"]
    assert Counter(goals.values()) <= Counter(card.name for card in printed.goals)
    assert len(goals) == len(printed.goal_cells)
    assert Counter(c["chest"] for c in chests) <= Counter(printed.stashes)
    paths = Counter({card.name: card.copies for card in printed.stash_paths})
    assert Counter(c["path"] for c in chests) <= paths
    assert len(chests) == len(printed.stash_cells)
    covers = goals | {c["cell"]: c["path"] for c in chests if c["cell"] is not None}
    assert len(covers) == len(goals) + sum(c["cell"] is not None for c in chests)
    for cell, card in covers.items():
        assert p["board"][cell] in ("?", card, f"{card} r")
    assert sum(tile == "?" for tile in p["board"].values()) <= len(covers)


def check_sites(p: dict[str, Any], printed: Components) -> None:
    """M-W1, M-P1: check that sites stay in place, joined or not."""
    sites = site_cells(p)
    assert {cell: p["board"][cell] for cell in sites} == sites
    assert set(p["sites"]) <= sites.keys()
    assert len(p["aside"]) == printed.set_aside


def gold_told(state: State) -> None:
    """I-09, S-37: check that starting coins, events and changed gold cards add up."""
    p = pyrite.position(state)
    coins = [boxes(p["options"]).coins_each] * len(p["coins"])
    for event in state.events:
        if event.kind == "coins_shown":
            assert event.open["total"] == p["coins"][event.seat]
        elif event.kind == "coins":
            coins[event.seat] += event.open["coins"]
            assert event.open["has_gold"] or coins[event.seat] == 0
        elif event.kind == "changed":
            coins[event.seat] += event.secret["value"]
            assert p["won"][event.open["card"]]["value"] == event.secret["value"]
    assert coins == p["coins"]
    assert all(amount >= 0 for amount in coins)
    results_add_up(p)


def results_add_up(p: dict[str, Any]) -> None:
    """Check that results and this round's payments add up to what seats have."""
    totals = [boxes(p["options"]).coins_each] * len(p["coins"])
    rows = [row for result in p["results"] for row in result["paid"]] + p["payments"]
    for row in rows:
        drafted = row["won"] is not None
        totals[row["seat"]] += p["won"][row["won"]]["value"] if drafted else row["amount"]
    cards = [(won["seat"], won["value"]) for won in p["won"] if not won["changed"]]
    have = [
        coins + sum(value for owner, value in cards if owner == seat)
        for seat, coins in enumerate(p["coins"])
    ]
    assert totals == have
