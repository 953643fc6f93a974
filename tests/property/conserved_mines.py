"""Everything in The Lost Mines is somewhere, once, and points follow from events."""

from collections import Counter
from typing import Any

import pyrite
from pyrite import State
from pyrite.core.cards import Tile
from pyrite.lostmines.decks.deck import Components, components, read_deck

OBSTACLES = {"axe": "trunk", "boat": "lake", "rope": "ditch"}
CLANS = ("blue", "yellow")


def cards_conserved(state: State) -> None:
    """Check deck, mines, dwarfs, treasures and tokens."""
    p = pyrite.position(state)
    printed = components(read_deck(p["options"].get("deck")))
    deck = Counter({c.name: c.copies for c in (*printed.paths, *printed.actions)})
    assert cards_of(p, printed) == deck
    assert len(p["aside"]) == printed.set_aside
    assert Counter(p["mines"].values()) == Counter(card.name for card in printed.mines)
    check_board(p, printed)
    counts = printed.dwarfs[len(p["hands"])]
    dwarfs = Counter({f"{clan}_{role}": n for clan in CLANS for role, n in counts.items()})
    assert Counter(p["dwarfs"] + p["spare"]) == dwarfs
    assert Counter((t["kind"], t["value"]) for t in p["treasures"]) == Counter(printed.treasures)
    assert all(t["owner"] is None for t in p["treasures"][len(p["hands"]) :])
    check_tokens(state, p, printed)


def cards_of(p: dict[str, Any], printed: Components) -> Counter[str]:
    """Count all paths and actions: piles, hands, board, and trolls in front of seats."""
    cards = Counter(p["pile"] + p["aside"])
    for hand in p["hands"]:
        cards.update(hand)
    cards.update(p["discards"])
    fixed = {f"{x},{y}" for x, y in (*printed.mine_cells, *printed.start_cells.values())}
    cards.update(Tile.read(tile).card for cell, tile in p["board"].items() if cell not in fixed)
    cards["troll"] += sum(edge is not None for edge in p["trolls"])
    return cards


def check_board(p: dict[str, Any], printed: Components) -> None:
    """L-01, L-33: check that starts and mines are in place, and the dragon's mine is known."""
    for clan, (x, y) in printed.start_cells.items():
        assert p["board"][f"{x},{y}"] == f"start_{clan}"
    for cell, mine in p["mines"].items():
        assert p["board"][cell] in ("?", mine, f"{mine} r")
    awake = [cell for cell, mine in p["mines"].items() if mine == "dragon"]
    assert (p["board"][awake[0]] == "?") == (p["dragon"] is None)
    assert {*p["stands"]} <= p["board"].keys()


def check_tokens(state: State, p: dict[str, Any], printed: Components) -> None:
    """L-20: check that tokens are on the board or in the supply, and tools on their obstacles."""
    on_board = Counter[str]()
    features = {card.name: card.feature for card in printed.paths}
    for cell in p["tools"]:
        feature = features[Tile.read(p["board"][cell]).card]
        on_board.update(tool for tool, obstacle in OBSTACLES.items() if obstacle == feature)
    assert on_board.total() == len(p["tools"]) == len({*p["tools"]})
    trolls = [edge for edge in p["trolls"] if edge is not None]
    on_board.update({"trap": len({*p["traps"]}), "troll": len({*trolls})})
    assert Counter(state.view(None)["supply"]) + on_board == +Counter(printed.tokens)


def gold_told(state: State) -> None:
    """L-40, L-42: check that points come at the end of a round, and none are lost."""
    points = [0] * state.seats
    for event in state.events:
        if event.kind == "scored":
            assert event.open["won"] == event.open["share"] - event.open["price"] >= 0
            points[event.seat or 0] += event.open["won"]
            assert event.open["points"] == points[event.seat or 0]
    assert tuple(points) == state.scores
    assert pyrite.position(state)["points"] == points
    paid = [row for result in state.public()["results"] for row in result["paid"]]
    for seat, total in enumerate(points):
        assert sum(row["amount"] for row in paid if row["seat"] == seat) == total
