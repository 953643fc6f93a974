"""Drawn boards for tests: a table at a chosen moment, and short queries about it.

Drawings use the signs of `pyrite.saboteur.text.drawing`. The start anchors the drawing, so it may
be indented with the code around it. It is seat 0's (A's) turn unless the position says otherwise;
whatever a position leaves out is dealt from its seed.
"""

from collections import Counter
from typing import Any

import pyrite
from pyrite import State

FLAGS = pyrite.GAMES["saboteur"].flags
OPTIONS = {"seats", "edition", "modules", "rounds", "first_seat", "deck", *FLAGS}
GOLD = (1,) * 16 + (2,) * 8 + (3,) * 4
ALMOST = "S╩╩╩╬╬═ ?"  # one card short of the goal at 8,0


def table(drawing: str = "S", hand: list[str] | None = None, **more: Any) -> State:
    """Return a table with this board and this hand for the seat on turn.

    `more` holds options and position keys. `modules` are those in play, `parts` what a position
    says of them.
    """
    options = {"seats": 5} | {key: more.pop(key) for key in list(more) if key in OPTIONS}
    if hand is not None:
        hands: list[list[str] | None] = [None] * options["seats"]
        hands[more.get("turn", 0)] = hand
        more["hands"] = hands
    if "parts" in more:
        more["modules"] = more.pop("parts")
    board = {} if "board" in more else {"drawing": drawing}
    return pyrite.from_position({"options": options} | board | more)


def last_turn(hand: list[str], drawing: str = "S", **more: Any) -> State:
    """Return a table where only the seat on turn holds cards and the pile is empty."""
    hands: list[list[str]] = [[] for _ in range(more.get("seats", 5))]
    hands[more.get("turn", 0)] = hand
    return table(drawing, hands=hands, pile=[], **more)


def treasure_next(**more: Any) -> State:
    """Return a table where the seat on turn holds the card (EW@7,0) that reaches the treasure."""
    return table(ALMOST, ["EW"], goals={"8,0": "treasure"}, **more)


def dwarfs(text: str) -> list[str]:
    """Read dwarfs from letters: "dsd" is a digger, a saboteur, a digger."""
    return [{"d": "digger", "s": "saboteur"}[letter] for letter in text]


def gold_on_top(*top: int) -> list[int]:
    """Return the whole gold pile with these cards on top."""
    return [*top, *(Counter(GOLD) - Counter(top)).elements()]


def gold_left(*pile: int) -> dict[str, Any]:
    """Return a second round with only these gold cards, top first; A has won all others."""
    others = (Counter(GOLD) - Counter(pile)).elements()
    won = [{"round": 1, "seat": 0, "how": "drafted", "value": value} for value in others]
    return {"round": 2, "gold_pile": list(pile), "won": won}


def got(state: State, round_no: int = 1) -> dict[int, list[int]]:
    """Return the gold cards that seats won in a round, in order."""
    cards: dict[int, list[int]] = {}
    for card in state.position()["won"]:
        if card["round"] == round_no:
            cards.setdefault(card["seat"], []).append(card["value"])
    return cards


def texts(state: State, seat: int | None = None) -> set[str]:
    """Return all legal actions as text."""
    return {state.to_text(action) for action in state.legal_actions(seat)}


def places(state: State, card: str) -> set[str]:
    """Return where a card may go: "3,0", or "3,0r" upside down."""
    return {text.split("@")[1] for text in texts(state) if text.startswith(f"{card}@")}


def play(state: State, *actions: str) -> State:
    """Play legal actions one after another, each by the seat that is asked."""
    for action in actions:
        assert action in texts(state), f"{action} is not among {sorted(texts(state))}"
        state.play(action)
    return state


def pass_all(state: State, times: int) -> State:
    """Let this many seats in a row pass with the first card of their hand."""
    for _ in range(times):
        (seat,) = state.asked
        state.play(f"pass {state.view(seat)['hand'][0]}")
    return state


def all_allow(state: State) -> State:
    """Let everyone allow the card just played."""
    for seat in state.asked:
        state.play("allow", seat)
    return state


def tile(state: State, cell: str) -> str | None:
    """Return the tile at a cell: "EW", "NW r", "?" for a face-down goal, or None."""
    return state.view(None)["board"].get(cell)


def hand(state: State, seat: int) -> list[str]:
    """Return the cards of a seat."""
    return state.view(seat)["hand"]


def discarded(state: State) -> list[str]:
    """Return the discard pile, top card last."""
    return list(state.position()["discards"])


def happened(state: State, kind: str) -> list[tuple[int | None, dict[str, object]]]:
    """Return the seat and contents of all events of this kind."""
    return [(event.seat, event.known()) for event in state.events if event.kind == kind]


def kinds(state: State) -> list[str]:
    """Return the kinds of all events, in order."""
    return [event.kind for event in state.events]


def known_goals(state: State, seat: int | None) -> dict[str, str]:
    """Return the goals that a seat (None for a watcher) knows, by cell."""
    goals = state.view(seat)["goals"]
    return {cell: card for cell, card in goals.items() if card is not None}


def discard_rows(state: State, seat: int | None) -> list[tuple[str | None, str | list[int]]]:
    """Return the discards as a seat (None for a watcher) sees them, each with who knows it."""
    view = state.view(seat)
    return list(zip(view["discards"], view["discards_seen_by"], strict=True))


def only_own_dwarf(state: State, seat: int | None) -> bool:
    """Return whether a seat knows exactly its own dwarf, and a watcher none."""
    view, dealt = state.view(seat), state.position()["dwarfs"]
    own = [dwarf if number == seat else None for number, dwarf in enumerate(dealt)]
    return bool(view["dwarfs"] == own)
