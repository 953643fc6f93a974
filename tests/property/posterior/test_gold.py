"""Beliefs about gold that a seat has not seen (B-41, I-09)."""

from collections import Counter
from random import Random
from typing import Any

from property.worlds import assert_shares, shares

import pyrite


def won(round_no: int, seat: int, how: str, value: int) -> dict[str, Any]:
    return {"round": round_no, "seat": seat, "how": how, "value": value}


def test_B41_a_saboteur_paid_after_unseen_gold_was_drawn() -> None:
    """Counted: three cards drawn unseen, then 4 gold in two cards, then a 3 for oneself.

    As long as there is a 3 and a 1 it is 3 + 1, and the three cards before are as likely as ever,
    but for what the 3 tells that came later.
    """
    drawn = [won(1, seat, "drafted", 1) for seat in (1, 2, 3)]
    rows = [*drawn, won(2, 1, "paid", 3), won(2, 1, "paid", 1), won(3, 0, "drafted", 3)]
    state = pyrite.from_position({"options": {"seats": 4, "rounds": 4}, "round": 4, "won": rows})
    paid = shares(state, 0, lambda p: (p["won"][3]["value"], p["won"][4]["value"]), 300)
    assert_shares(paid, {(3, 1): 1.0})
    counts = {1: 16, 2: 8, 3: 4}
    ways: Counter[int] = Counter()
    for order in ((a, b, c) for a in counts for b in counts for c in counts):
        left, n = Counter(counts), 1
        for value in order:
            n *= left[value]
            left[value] -= 1
        ways[order.count(3)] += n * max(left[3] - 1, 0)
    exact = {threes: n / ways.total() for threes, n in ways.items() if n}
    found = shares(state, 0, lambda p: [row["value"] for row in p["won"][:3]].count(3), 2000)
    assert_shares(found, exact)


def paid(seat: int, amount: int | None, card: int | None = None) -> dict[str, Any]:
    rule = "M-T1" if card is None else "B-40"
    return {"seat": seat, "rule": rule, "amount": amount, "won": card}


def test_I09_a_gold_card_that_was_changed_for_coins() -> None:
    """Counted: B paid its coin, then a changed card, then a coin of that, before it got another.

    So the card was worth more than 1, and no more than the other card of B.
    """
    state = pyrite.new_game(seats=3, modules=["toll"], seed=1)
    rng = Random(1)
    while state.position()["round"] == 1:
        state.play(rng.choice(state.legal_actions(state.asked[0])), seat=state.asked[0])
    table = state.position()
    table["results"][0]["paid"] = [paid(1, None, 0), paid(1, None, 1)]
    tolls = [paid(seat, n) for _ in range(3) for seat, n in ((1, -1), (2, 1))]
    table["payments"] = [*tolls, paid(2, -1), paid(1, 1)]
    table["won"] = [won(1, 1, "drafted", 2) | {"changed": True}, won(1, 1, "drafted", 3)]
    table |= {"coins": [1, 1, 3], "gold_pile": None}
    values = shares(
        pyrite.from_position(table), 0, lambda p: tuple(row["value"] for row in p["won"]), 1000
    )
    assert_shares(values, {(2, 2): 0.56, (2, 3): 0.32, (3, 3): 0.12})
