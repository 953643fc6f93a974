"""Saboteur 2 plugged in: the value SABOTEUR2 with its verbs, hooks and slot.

Source: expansion, box of 2024. Needs nothing; the variants of the base game do not go with it
(I-23). Open question: the book announces one more action than it lists; we use those listed.
"""

from pyrite.saboteur.modules.saboteur2 import fronts, hidden, ladders, payout, turns
from pyrite.saboteur.modules.saboteur2.cards import SABOTEUR2

__all__ = ["SABOTEUR2", "hidden", "ladders"]  # imported only for the verbs they register

for part in (fronts, payout, turns):
    part.plug(SABOTEUR2)
