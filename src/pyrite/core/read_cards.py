"""Reading from a position where the cards of a deck lie, and which places are left blank."""

from collections.abc import Mapping
from typing import Any

from pyrite.core.errors import NotationError
from pyrite.core.messages import say
from pyrite.core.plain import MOST_ENTRIES, shown
from pyrite.core.source import Source
from pyrite.core.stock import Stock

Place = tuple[str, int]  # ("hands", seat), ("pile", number) ...


class CardReader:
    """Takes every named card from the stock; places without a name are listed in `blank`."""

    def __init__(self, source: Source, numbers: Mapping[str, int], stock: Stock) -> None:
        self.source = source
        self.numbers = numbers
        self.stock = stock
        self.blank: list[Place] = []

    def card(self, where: str, name: Any) -> int:
        """Take a card of the deck by its name."""
        number = self.numbers.get(name) if isinstance(name, str) else None
        if number is None:
            raise NotationError(say("position-card", where=where, card=shown(name)))
        return self.stock.take(number)

    def hands(self, size: int, most: int) -> list[tuple[list[int], int]]:
        """Return for each seat its named cards and how many others it holds.

        A hand is a list of names, with null for an unknown card, or a number of unknown cards. A
        hand that is left out has as many cards as are dealt.
        """
        hands = []
        seats = self.source.seats
        for seat, hand in enumerate(self.source.items("hands", [None] * seats, seats)):
            where = f"hands {seat}"
            hand = size if hand is None else hand
            hand = [None] * hand if type(hand) is int and 0 <= hand <= most else hand
            if not isinstance(hand, list) or len(hand) > most:
                self.source.wrong_type(where, f"a list or a number of at most {most} cards")
            named = [self.card(where, name) for name in hand if name is not None]
            others = len(hand) - len(named)
            self.blank += [("hands", seat)] * others
            hands.append((named, others))
        return hands

    def row(self, key: str, size: int, most: int) -> list[int]:
        """Read cards in a row, or their number; null stands for an unknown card."""
        row = self.source.data.get(key, size)
        row = [None] * row if type(row) is int and 0 <= row <= most else row
        if not isinstance(row, list) or len(row) > most:
            self.source.wrong_type(key, f"a list or a number of at most {most} cards")
        self.blank += [(key, i) for i, name in enumerate(row) if name is None]
        return [0 if name is None else self.card(key, name) for name in row]

    def discards(self, most: int, face_up: int = 0) -> list[tuple[int, int]]:
        """Read the discards and which seats know each of them, from `discards_seen_by`.

        Names are in a list, with null for an unknown card. Without `discards_seen_by`, named cards
        are known to all. `face_up` is the bit of a card that lies face up.
        """
        rows = self.source.at_most(most, "discards", "cards")
        default = ["all" if name else [] for name in rows]
        known = self.source.items("discards_seen_by", default, len(rows))
        discards = []
        for i, (name, who) in enumerate(zip(rows, known, strict=True)):
            where = f"discards {i}"
            if name is None:
                self.blank.append(("discards", i))
            card = 0 if name is None else self.card(where, name)
            lies_open = face_up and who == "face_up"
            bits = self.source.seen_by(where, "all" if lies_open else who)
            discards.append((card, bits | face_up if lies_open else bits))
        return discards

    def pile(self, discards: list[tuple[int, int]]) -> list[int]:
        """Read the pile and return it with the top card last.

        It is given as names with the top first (null: unknown), as a number of cards, or left out
        for all remaining cards. If the pile is given and the discards are left out, all remaining
        cards were discarded. Read the pile after everything else.
        """
        data, left = self.source.data, self.stock.left
        named, needed = data.get("pile"), len(self.blank)
        pile: list[int] = []
        if isinstance(named, list):
            pile, unknown = self._named_pile(named), 0
            needed = len(self.blank)
        elif named is None:
            unknown = left.total() - needed
        elif type(named) is int:
            unknown = self.source.number("pile", 0, 0, MOST_ENTRIES)
        else:
            self.source.wrong_type("pile", "a list or a number of cards")
        rest = left.total() - needed - unknown
        rule = self.stock.rule
        if unknown < 0 or rest < 0:
            count, wanted = left.total(), needed + max(unknown, 0)
            raise NotationError(say("position-too-few", rule, count=count, wanted=wanted))
        if rest and "discards" in data:
            raise NotationError(say("position-left-over", rule, count=rest))
        self.blank += [("discards", len(discards) + i) for i in range(rest)]
        discards += [(0, 0)] * rest
        self.blank += [("pile", i) for i in range(unknown)]
        return pile or [0] * unknown

    def _named_pile(self, named: list[Any]) -> list[int]:
        """Read a pile in which some or all cards are named."""
        if len(named) > len(self.stock.left) + self.stock.left.total():
            self.source.wrong_type("pile", "a list of cards of this set")
        pile = []
        for i, name in enumerate(reversed(named)):
            if name is None:
                self.blank.append(("pile", i))
            pile.append(0 if name is None else self.card("pile", name))
        return pile
