"""Master craftsman (C-21): a repair card with all three tools, which mends one of them.

Source: championship card 2021, box of 2024. Needs nothing, forbids nothing. No rulings.
"""

from pyrite.core.cards import Card
from pyrite.saboteur.numbers import CART, LAMP, PICK
from pyrite.saboteur.table.module import Module

Y2021_MASTER_CRAFTSMAN = Module(
    "y2021_master_craftsman",
    source="championship card 2021, box of 2024",
    rules=("C-21",),
    cards=(Card("master_craftsman", "repair", tools=PICK | LAMP | CART),),
)
