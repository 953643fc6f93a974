"""Dealing what is not known: fills the blanks of a table with the cards that are left, at random.

`Blanks` lists them once; `deal` then fills them again and again at full speed (imagine.py). A gold
group is a set of places of which the values are known, but not which is where.
"""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from collections.abc import Sequence

from pyrite.core.chance import Luck

if not cython.compiled:
    from pyrite.core.chance import shuffle
    from pyrite.saboteur.numbers import MAX_GOALS, MAX_GOLD, MAX_SEATS, POOL, WON
    from pyrite.saboteur.setup import take_up
    from pyrite.saboteur.state import Table


class Blanks:
    """What is unknown: which cards are left, and the places they may lie in."""

    def __init__(
        self,
        *,
        cards: Sequence[int],
        hands: Sequence[tuple[int, int]],
        discards: Sequence[int],
        pile: int,
        goal_cards: Sequence[int],
        goals: Sequence[int],
        dwarf_cards: Sequence[int],
        dwarfs: Sequence[int],
        spares: Sequence[int],
    ) -> None:
        if not cython.compiled:
            self._make_room()
        self.ncards = fill(self.cards, cards)
        self.nhands = fill(self.hand_seat, [seat for seat, _ in hands])
        fill(self.hand_count, [count for _, count in hands])
        self.ndiscards = fill(self.discards, discards)
        self.npile = pile
        self.ngoals = fill(self.goals, goals)
        self.ngoal_cards = fill(self.goal_cards, goal_cards)
        self.ndwarfs = fill(self.dwarfs, dwarfs)
        self.nspares = fill(self.spares, spares)
        self.ndwarf_cards = fill(self.dwarf_cards, dwarf_cards)
        self.nblanks = 0
        self.ngroups = 0

    if not cython.compiled:

        def _make_room(self) -> None:
            self.cards, self.discards = [0] * 256, [0] * 256
            self.hand_seat, self.hand_count = [0] * MAX_SEATS, [0] * MAX_SEATS
            self.goals, self.goal_cards = [0] * MAX_GOALS, [0] * MAX_GOALS
            self.dwarfs, self.spares = [0] * MAX_SEATS, [0] * 32
            self.dwarf_cards = [0] * 32
            self.gold_kind, self.gold_place = [0] * MAX_GOLD, [0] * MAX_GOLD
            self.gold_value, self.group_end = [0] * MAX_GOLD, [0] * MAX_GOLD

    def gold_groups(self, groups: Sequence[tuple[list[tuple[int, int]], list[int]]]) -> None:
        """Each group: places (kind, index) and the values that lie there in some order."""
        self.nblanks = 0
        self.ngroups = 0
        for places, values in groups:
            for (kind, place), value in zip(places, values, strict=True):
                self.gold_kind[self.nblanks] = kind
                self.gold_place[self.nblanks] = place
                self.gold_value[self.nblanks] = value
                self.nblanks += 1
            self.group_end[self.ngroups] = self.nblanks
            self.ngroups += 1

    def deal(self, table: "Table", luck: "Luck") -> None:
        """Fill the blanks of this table."""
        self.deal_cards(table, luck)
        self.deal_secrets(table, luck)
        self.deal_gold(table, luck)

    def deal_cards(self, table: "Table", luck: "Luck") -> None:
        shuffle(self.cards, self.ncards, luck)
        k = 0
        for i in range(self.nhands):
            seat = self.hand_seat[i]
            table.nhand[seat] = 0
            for _ in range(self.hand_count[i]):
                take_up(table, seat, self.cards[k])
                k += 1
        for i in range(self.ndiscards):
            table.discards[self.discards[i]] = self.cards[k]
            k += 1
        for i in range(self.npile):
            table.pile[i] = self.cards[k]
            k += 1

    def deal_secrets(self, table: "Table", luck: "Luck") -> None:
        """Goals and dwarfs."""
        shuffle(self.goal_cards, self.ngoal_cards, luck)
        for i in range(self.ngoals):
            table.goal_card[self.goals[i]] = self.goal_cards[i]
        shuffle(self.dwarf_cards, self.ndwarf_cards, luck)
        for i in range(self.ndwarfs):
            table.dwarf[self.dwarfs[i]] = self.dwarf_cards[i]
        for i in range(self.nspares):
            table.spare[self.spares[i]] = self.dwarf_cards[self.ndwarfs + i]

    def deal_gold(self, table: "Table", luck: "Luck") -> None:
        start = 0
        for g in range(self.ngroups):
            for i in range(self.group_end[g] - 1, start, -1):
                j = start + luck.below(i - start + 1)
                self.gold_value[i], self.gold_value[j] = self.gold_value[j], self.gold_value[i]
            start = self.group_end[g]
        for i in range(self.nblanks):
            if self.gold_kind[i] == WON:
                table.won_value[self.gold_place[i]] = self.gold_value[i]
            elif self.gold_kind[i] == POOL:
                table.pool[self.gold_place[i]] = self.gold_value[i]
            else:
                table.gold_pile[self.gold_place[i]] = self.gold_value[i]


def fill(room: list[int], values: Sequence[int]) -> int:
    """Write the values into the room; how many they are."""
    for i, value in enumerate(values):
        room[i] = value
    return len(values)
