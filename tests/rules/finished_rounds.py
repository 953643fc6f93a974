"""Finished rounds, for tests of their results."""

from random import Random

from boards import ALMOST, last_turn, play, table, texts

import pyrite

GOALS = {"8,-2": "stone1", "8,0": "treasure", "8,2": "stone2"}
WAY = {f"{x},0": card for x, card in enumerate(["ESW r"] * 3 + ["NESW"] * 2 + ["EW"] * 2, 1)}
REACHED = {"0,0": "start", "8,-2": "?", "8,0": "treasure", "8,2": "?", **WAY}
EVERYBODY = (0, 1, 2, 3, 4, None)
UPRIGHT = {"sack_1": [], "sack_2": [], "dragon": ["upright"]}  # of the dragon both turns fit


def found(text="dsdsd", **more):
    """Return a game in which A finds the treasure in the first of three rounds."""
    more = {"dwarfs": named(text), "seats": len(text), "goals": GOALS} | more
    return play(table(ALMOST, ["EW"], **more), "EW@7,0")


def unfound(text="dsddd", **more):
    """Return a game after the last card of the first of three rounds, without treasure."""
    more = {"dwarfs": named(text), "seats": len(text), "goals": GOALS} | more
    return play(last_turn(["map"], **more), "pass map")


def named(text):
    """Read dwarfs from letters."""
    letters = {"d": "digger", "s": "saboteur", "g": "greedy", "b": "blue", "G": "green"}
    letters |= {"B": "boss", "p": "profiteer", "e": "geologist"}
    return [letters[letter] for letter in text]


def take_all(state):
    """Let everyone take the best card offered."""
    while state.view(None)["stage"] == "paying":
        play(state, max(texts(state)))
    return state


def paid(state, seat=None, number=0):
    """Return who got how much by which rule, as this seat knows it."""
    view = state.view(seat)
    rows = view["results"][number]["paid"]
    for row in rows:
        if row["won"] is not None:
            value = view["won"][row["won"]]["value"]
            assert row["amount"] == (value if state.over else None)
            row["amount"] = value
    return [(row["seat"], row["rule"], row["amount"]) for row in rows]


def see_all(state):
    """Check that positions and imagined worlds show every seat the same as the table."""
    again = pyrite.from_position(state.position())
    assert again.position() == state.position()
    for seat in (None, *range(state.seats)):
        view = state.view(seat)
        assert again.view(seat) == view
        assert pyrite.imagine(view, Random(1)).view(seat) == view


# What a result says
