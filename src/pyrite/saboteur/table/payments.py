"""Gold that came or went in a round, in words: who got how much by which rule."""

from typing import Any

from pyrite.core.numbers import NOBODY

RULES: list[str] = []


def payments_text(payments: tuple[tuple[int, int, int, int], ...]) -> list[dict[str, Any]]:
    """Who got how much by which rule; the amount of a gold card is known to its owner alone."""
    return [
        {
            "seat": seat,
            "rule": RULES[rule],
            "amount": amount if card == NOBODY else None,
            "won": None if card == NOBODY else card,
        }
        for seat, amount, card, rule in payments
    ]
