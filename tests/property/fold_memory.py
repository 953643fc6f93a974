"""The memory of a seat, computed from its events alone: clues on a separate table."""

from typing import Any

from pyrite.core.chance import Luck
from pyrite.saboteur.knowledge import clues, memory
from pyrite.saboteur.knowledge.memory import record
from pyrite.saboteur.numbers import (
    DISCARD_PLACE,
    DWARF_PLACE,
    DWARFS,
    FLIP,
    GOAL_PLACE,
    HAND_PLACE,
    MAX_SEATS,
    MIX,
    PUT,
)
from pyrite.saboteur.play.effects import (
    change_places,
    lose_sight,
    mix_pile,
    move_hat,
    put_discards,
    put_top,
    remember_pile,
)
from pyrite.saboteur.table.state import Rules, Table
from pyrite.saboteur.text.history_text import history_of
from pyrite.saboteur.text.view import PLACES, memory_text

FIRST = {kind: first for kind, first, _ in PLACES}


class Remembered:
    """The clues of one seat (None for a watcher)."""

    def __init__(self, rules: Rules, seat: int | None) -> None:
        self.knower = MAX_SEATS if seat is None else seat
        self.me = 1 << self.knower
        self.names = rules.names
        self.seats = rules.seats
        self.table = Table()
        self.table._seat_at(rules, Luck(0))
        self.given: tuple[int, list[str]] | None = None

    def as_text(self) -> list[dict[str, Any]]:
        """Return the clues as the view shows them."""
        return memory_text(self.table, self.knower)

    def history(self) -> list[str]:
        """Return the remembered steps as the view shows them."""
        return history_of(self.table, self.knower)

    def forget(self) -> None:
        """Forget everything at the start of a round, or when all is revealed."""
        clues.forget_all(self.table)

    def _number(self, kind: str, card: str) -> int:
        return DWARFS.index(card) if kind == "dwarfs" else self.names.numbers[card]

    def _learn(self, kind: str, places: list[int], cards: list[str]) -> None:
        clue = clues.open_clue(self.table, self.knower)
        for place in places:
            clues.add_place(self.table, clue, place)
        for card in cards:
            clues.add_card(self.table, self._number(kind, card))
        clues.close_clue(self.table)

    def _put(self, place: int, number: int) -> None:
        """Record that a known card went out of sight."""
        record(self.table, PUT, self.me, place, 0, number)

    def saw(self, kind: str, i: int, card: str) -> None:
        """Record that a card was shown in this place, or left this hand."""
        memory.saw(self.table, self.me, FIRST[kind] + i, self._number(kind, card))

    def drew(self, seat: int, held: int) -> None:
        """Record that a card came from the pile into a hand unseen."""
        memory.drew(self.table, seat, held)

    def slipped(self, seat: int, slot: int) -> None:
        """Record that a card left a hand unseen."""
        memory.slipped(self.table, self.me, HAND_PLACE + seat, DISCARD_PLACE + slot)

    def moved_hat(self, seat: int, top: int) -> None:
        """Record that a dwarf went under the unused ones, and their top one to the seat."""
        move_hat(self.table, seat, top)

    def party(self, dwarfs: list[str | None]) -> None:
        """Record that the dwarfs of all seats, known or not, were dealt again."""
        places = [DWARF_PLACE + seat for seat in range(self.seats)]
        known = {place: name for place, name in zip(places, dwarfs, strict=True) if name}
        for place, name in known.items():
            self._put(place, self._number("dwarfs", name))
        record(self.table, MIX, self.me, places[0], places[-1], 0)
        memory.widen(self.table, self.me, places[0], places[-1] + 1)
        self._learn("dwarfs", places, [*known.values()])

    def swapped_hands(self, seat: int, other: int) -> None:
        """Record that two others swapped hands."""
        change_places(self.table, self.me, HAND_PLACE + seat, HAND_PLACE + other)

    def gives(self, other: int, hand: list[str]) -> None:
        """Record that the own hand goes to another seat; what comes back is seen next."""
        self.given = other, hand

    def receives(self, card: str) -> None:
        """Record that a card of the other hand is seen."""
        assert self.given is not None
        self.saw("hands", self.given[0], card)

    def has_given(self) -> None:
        """Finish the swap once all of the other hand was seen."""
        if self.given is not None:
            other, hand = self.given
            self.given = None
            memory.leave(self.table, self.me, HAND_PLACE + other)
            for card in hand:
                self._put(HAND_PLACE + other, self._number("hands", card))
            self._learn("hands", [HAND_PLACE + other], hand)

    def took(self, seat: int, victim: int, card: str | None, held: int) -> None:
        """Record that a card went from the victim to the seat; only these two saw it."""
        if self.knower == seat and card is not None:
            self.saw("hands", victim, card)
        memory.came_in(self.table, seat, held)
        if self.knower == victim and card is not None:
            self._put(HAND_PLACE + seat, self._number("hands", card))
            self._learn("hands", [HAND_PLACE + seat], [card])
        elif self.knower != seat:
            memory.strayed(self.table, self.me, HAND_PLACE + victim, HAND_PLACE + seat)

    def _lay_out(self, discards: list[dict[str, Any]]) -> None:
        known = [row["card"] for row in discards]
        cards = [0 if card is None else self.names.numbers[card] for card in known]
        put_discards(self.table, cards, [0 if card is None else self.me for card in known])

    def lost_sight(self, seat: int, discards: list[dict[str, Any]], n: int, held: int) -> None:
        """Record that one of the top n discards went to a hand of this size."""
        memory.came_in(self.table, seat, held)
        if self.knower != seat:
            self._lay_out(discards)
            put_top(self.table, self.me, seat, n)
            lose_sight(self.table, self.knower, seat, n)

    def shuffled(self, discards: list[dict[str, Any]]) -> None:
        """Record that the discard pile was shuffled."""
        self._lay_out(discards)
        mix_pile(self.table, self.me)
        remember_pile(self.table, self.knower)

    def lost_goals(self, goals: list[int], cards: list[str | None]) -> None:
        """Record that two goals, known or not, may have changed places."""
        here, there = (GOAL_PLACE + goal for goal in goals)
        known = {place: card for place, card in zip((here, there), cards, strict=True) if card}
        for place, card in known.items():
            self._put(place, self._number("goals", card))
        record(self.table, FLIP, self.me, here, there, 0)
        memory.mixed(self.table, self.me, here, there)
        self._learn("goals", [here, there], [*known.values()])

    def swapped_goals(self, goals: list[int]) -> None:
        """Record that the seat itself has swapped two goals."""
        change_places(self.table, self.me, GOAL_PLACE + goals[0], GOAL_PLACE + goals[1])
