"""Reading where the cards of a deck lie in a position, and which places are left blank."""

from collections.abc import Callable, Mapping
from typing import Any

from pyrite.core.errors import NotationError
from pyrite.core.messages import say
from pyrite.core.source import Source
from pyrite.core.stock import Stock

Place = tuple[str, int]  # ("hands", seat), ("pile", number) ...


class CardReader:
    """Takes every card that is named from the stock; what is not named is listed in `blank`."""

    def __init__(self, source: Source, numbers: Mapping[str, int], stock: Stock) -> None:
        self.source = source
        self.numbers = numbers
        self.stock = stock
        self.blank: list[Place] = []

    def card(self, where: str, name: Any) -> int:
        """A card of the deck by its name, accounted for."""
        number = self.numbers.get(name) if isinstance(name, str) else None
        if number is None:
            raise NotationError(say("position-card", where=where, card=repr(name)))
        return self.stock.take(number)

    def hands(self, size: int, most: int) -> list[list[int] | int]:
        """Hands are lists of names, or a number of unknown cards; left out, as many as dealt."""
        hands: list[list[int] | int] = []
        seats = self.source.seats
        for seat, hand in enumerate(self.source.items("hands", [None] * seats, seats)):
            where = f"hands {seat}"
            hand = size if hand is None else hand
            if type(hand) is int and 0 <= hand <= most:
                self.blank += [("hands", seat)] * hand
                hands.append(hand)
            elif isinstance(hand, list) and len(hand) <= most:
                hands.append([self.card(where, name) for name in hand])
            else:
                self.source.wrong_type(where, f"a list or a number of at most {most} cards")
        return hands

    def row(self, key: str, size: int, most: int) -> list[int]:
        """Cards in a row, or how many; null stands for an unknown one."""
        row = self.source.data.get(key, size)
        row = [None] * row if type(row) is int and 0 <= row <= most else row
        if not isinstance(row, list) or len(row) > most:
            self.source.wrong_type(key, f"a list or a number of at most {most} cards")
        self.blank += [(key, i) for i, name in enumerate(row) if name is None]
        return [0 if name is None else self.card(key, name) for name in row]

    def discards(
        self, bits: Callable[[Mapping[str, Any]], int] = lambda row: 0
    ) -> list[tuple[int, int]]:
        """Entries are names, null (unknown) or mappings; each with who knows it, and own bits."""
        discards = []
        for i, entry in enumerate(self.source.items("discards", [])):
            row = entry if isinstance(entry, Mapping) else {"card": entry}
            name = row.get("card")
            if name is None:
                self.blank.append(("discards", i))
            card = 0 if name is None else self.card(f"discards {i}", name)
            known = row.get("known_to", "all" if name else [])
            discards.append((card, self.source.eyes(f"discards {i}", known) | bits(row)))
        return discards

    def pile(self, discards: list[tuple[int, int]]) -> list[int]:
        """Names with the top first, a number of unknown cards, or left out: all that are left.

        With the pile given and the discards left out, the cards that lie nowhere were discarded.
        It is read last, and returned with the top card last.
        """
        data, left = self.source.data, self.stock.left
        named, needed = data.get("pile"), len(self.blank)
        pile: list[int] = []
        if isinstance(named, list):
            pile = [self.card("pile", name) for name in reversed(named)]
            unknown = 0
        elif named is None or type(named) is int:
            unknown = left.total() - needed if named is None else named
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
