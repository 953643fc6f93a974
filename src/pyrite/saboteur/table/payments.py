"""Gold gained or lost in a round, in words: who got how much by which rule."""

from typing import Any

from pyrite.core.numbers import NOBODY

RULES: list[str] = []


def payments_text(payments: tuple[tuple[int, int, int, int], ...]) -> list[dict[str, Any]]:
    """Return who got how much by which rule; only owners know the value of a gold card."""
    return [
        {
            "seat": seat,
            "rule": RULES[rule],
            "amount": amount if card == NOBODY else None,
            "won": None if card == NOBODY else card,
        }
        for seat, amount, card, rule in payments
    ]
