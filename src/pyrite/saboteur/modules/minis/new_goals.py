# Compiled: see core/native.py
"""New goals (M-G1): five of eight goals, among them sacks of gold, a dragon and a spider.

Source: mini expansion, box of 2024. Cells and shapes are ours (decks/minis.toml). Needs nothing,
forbids nothing. Goals joined at once are all turned, whatever the edition (B-32). Ruling: the gold
of sacks and dragons is coins, also in the base game; I-09 says how cards pay.
"""

from pyrite.saboteur.numbers import FIRST_TILE
from pyrite.saboteur.play.payout import gain, has_gold, new_rule, spend
from pyrite.saboteur.table.module import Module, Pieces, Terms, number_of
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.text.drawing import new_goal_signs

GOALS = ("stone_1", "stone_2", "stone_3", "sack_1", "sack_2", "dragon", "spider")
new_goal_signs("①②③④⑤⑥⑦", "❶❷❸❹❺❻❼", GOALS)

SACK_1, SACK_2, DRAGON, SPIDER = 0, 1, 2, 3
NAMES = ("sack_1", "sack_2", "dragon", "spider")


def meet_goal(table: Table, cell: int) -> None:
    """Apply the goal's effect to the finder, whatever their dwarf, trapped or not."""
    card = (table.tile[cell] - FIRST_TILE) >> 1
    if card == number_of(table, NUMBER, SACK_1):
        gain(table, table.finder, 1, GOLD)
    elif card == number_of(table, NUMBER, SACK_2):
        gain(table, table.finder, 2, GOLD)
    elif card == number_of(table, NUMBER, DRAGON):
        feed_dragon(table)
    elif card == number_of(table, NUMBER, SPIDER):
        table.ended = 1  # I-17: everything else that was joined stays as it is
        table.npending = 0


def feed_dragon(table: Table) -> None:
    """Take one gold from the finder, if there is any."""
    if has_gold(table, table.finder):
        spend(table, table.finder, GOLD)


def new_goals() -> Module:
    """Build the module with its hook."""
    module = Module(
        "new_goals",
        source="mini expansion, box of 2024",
        rules=("M-G1",),
        pieces=Pieces(NAMES, ending_goals=("spider",), sure_goals={"treasure_always": "treasure"}),
        terms=Terms(
            flags={"treasure_always": (False, True)},
            overrides={"all_goals": 1},
            most_paid=1,  # there is only one dragon
        ),
    )
    module.goal_turned = meet_goal
    return module


GOLD: int = new_rule("M-G1")
NEW_GOALS = new_goals()
NUMBER: int = NEW_GOALS.number
