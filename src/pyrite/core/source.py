"""Reading positions and other plain data from outside; every error names its place."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn

from pyrite.core.grid import read_cell
from pyrite.core.messages import NotationError, PyriteError, say
from pyrite.core.plain import MOST_ENTRIES, is_too_big, shown
from pyrite.core.seats import PUBLIC

MOST_NAMED = 40  # values in a refusal; a table with many cards has hundreds of tiles


def _some_of(names: Sequence[str]) -> str:
    more = ["…"] if len(names) > MOST_NAMED else []
    return ", ".join([*names[:MOST_NAMED], *more])


class Source:
    """The keys of a position, each read with the type it must have."""

    def __init__(self, data: Mapping[str, Any], seats: int) -> None:
        self.data = data
        self.seats = seats

    def wrong_type(self, where: str, wanted: str) -> NoReturn:
        """Refuse a value of the wrong type."""
        raise NotationError(say("position-type", where=where, wanted=wanted))

    def wrong_value(self, where: str, value: object, known: str, rule: str = "") -> NoReturn:
        """Refuse a value that is not possible here."""
        raise NotationError(
            say("position-value", rule, where=where, value=shown(value), known=known)
        )

    def flag(self, key: str) -> int:
        """Read true or false; false if left out."""
        return self.as_flag(key, self.data.get(key, False))

    def as_flag(self, where: str, value: object) -> int:
        """Return the value, which must be true or false."""
        if not isinstance(value, bool):
            self.wrong_type(where, "true or false")
        return int(value)

    def number(self, key: str, default: int, least: int, most: int) -> int:
        """Read a whole number in a range."""
        return self.whole(key, self.data.get(key, default), least, most)

    def one_of(self, where: str, value: object, known: Sequence[str], rule: str = "") -> str:
        """Return the value, which must be one of the known names."""
        if not isinstance(value, str) or value not in known:
            self.wrong_value(where, value, _some_of(known) or "left out", rule)
        return value

    def at_most(self, most: int, key: str, of: str) -> list[Any]:
        """Read a list of limited length; empty if left out."""
        rows = self.items(key, [])
        if len(rows) > most:
            self.wrong_type(key, f"a list of at most {most} {of}")
        return rows

    def items(self, key: str, default: object, length: int | None = None) -> list[Any]:
        """Read a list, of a fixed length if one is given."""
        return self.as_list(key, self.data.get(key, default), length)

    def as_list(self, where: str, value: object, length: int | None = None) -> list[Any]:
        """Return the value, which must be a list, of a fixed length if one is given."""
        if not isinstance(value, list):
            self.wrong_type(where, "a list")
        if length is not None and len(value) != length:
            raise NotationError(
                say("position-length", where=where, count=len(value), wanted=length)
            )
        return value

    def short(self, key: str, most: int) -> Any:
        """Read a value of any type; a text must not be longer than this."""
        value = self.data[key]
        if isinstance(value, str) and len(value) > most:
            self.wrong_type(key, f"a text of at most {most} characters")
        return value

    def mapping(self, key: str) -> dict[str, Any]:
        """Read a mapping; empty if left out."""
        return self.as_mapping(key, self.data.get(key, {}))

    def as_mapping(
        self, where: str, value: object, known: Sequence[str] | None = None
    ) -> dict[str, Any]:
        """Return the value, which must be a mapping, with no keys but the known ones if given."""
        if not isinstance(value, dict):
            self.wrong_type(where, "a mapping")
        for key in value if known is not None else ():
            self.one_of(where, key, known or ())
        return value

    def seat(self, where: str, value: object) -> int:
        """Return the value, which must be the number of a seat."""
        if type(value) is not int or not 0 <= value < self.seats:
            self.wrong_value(where, value, f"0 to {self.seats - 1}")
        return int(value)

    def whole(self, where: str, value: object, least: int, most: int) -> int:
        """Return the value, which must be a whole number in a range."""
        if type(value) is not int:
            self.wrong_type(where, "a whole number")
        if not least <= value <= most:
            self.wrong_value(where, value, f"{least} to {most}")
        return int(value)

    def seen_by(self, where: str, value: object) -> int:
        """Return who knows a card as bits: "all", or a list of seats."""
        if value == "all":
            return PUBLIC
        seats = {self.seat(where, seat) for seat in self.as_list(where, value)}
        return sum(1 << seat for seat in seats)

    def cell(self, where: str, value: object) -> int:
        """Return the number of a cell, from its text."""
        if not isinstance(value, str):
            self.wrong_type(where, "a cell such as 4,-1")
        return read_cell(value)

    def check_rounds(self, results: Sequence[Mapping[str, Any]], finished: int) -> None:
        """Refuse results that are not finished rounds in order."""
        rounds = [result["round"] for result in results]
        if rounds != sorted({*rounds}) or max(rounds, default=0) > finished:
            self.wrong_value("results", rounds, "finished rounds in their order")


def check_keys(position: Mapping[str, Any], keys: Collection[str], game: str, version: int) -> None:
    """Refuse data that is not a position, or one of another game or version."""
    if not isinstance(position, Mapping):
        raise NotationError(say("position-type", where="the position", wanted="a mapping"))
    check_size(position)
    for key in position:
        if key not in keys:
            raise NotationError(say("position-key", key=shown(key), known=", ".join(keys)))
    told, name = position.get("version", version), position.get("game", game)
    if told != version:
        raise NotationError(say("position-version", value=shown(told), known=version))
    if name != game:
        raise NotationError(say("position-game", value=shown(name), known=game))


def check_size(data: object) -> None:
    """Refuse data larger than any game's, before reading it."""
    if is_too_big(data):
        raise NotationError(say("data-too-big", most=MOST_ENTRIES))


def saved_options(options: object, rule: str = "") -> Mapping[str, Any]:
    """Return saved options of a table after checking them; a deck must be inline, never a file."""
    if not isinstance(options, Mapping) or not all(isinstance(key, str) for key in options):
        raise NotationError(say("position-type", where="options", wanted="options of new_game"))
    check_size(options)
    if "seats" not in options:
        raise NotationError(say("position-missing", rule, key="options.seats"))
    deck = options.get("deck")
    if deck is not None and not isinstance(deck, Mapping):
        raise NotationError(say("deck-inside", value=shown(deck)))
    return options


def options_in(position: Mapping[str, Any], rule: str) -> Mapping[str, Any]:
    """Return the options of the position's table, as `new_game` takes them."""
    return saved_options(position.get("options"), rule)


@contextmanager
def reading_a_view(view: Mapping[str, Any]) -> Iterator[None]:
    """Turn any error from reading a view into one short message, since programs make views."""
    check_size(view)
    try:
        yield
    except PyriteError:
        raise
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        raise NotationError(say("view-broken")) from None


class Stock:
    """The cards of one kind by number; `left` are those not taken yet."""

    def __init__(self, copies: Mapping[int, int], name_of: Callable[[int], str], rule: str) -> None:
        self.copies = copies
        self.left = Counter(copies)
        self.name_of = name_of
        self.rule = rule

    def take(self, card: int) -> int:
        """Take one card, of which there must be one left."""
        self.left[card] -= 1
        if self.left[card] < 0:
            most = self.copies.get(card, 0)
            names = {"card": self.name_of(card), "count": most - self.left[card], "most": most}
            raise NotationError(say("position-too-many", self.rule, **names))
        return card

    def rest(self) -> list[int]:
        """Return all cards that are left, sorted."""
        return sorted(self.left.elements())


Place = tuple[str, int]  # ("hands", seat), ("pile", number) ...


class CardReader:
    """Takes every named card from the stock; places without a name are listed in `blank`."""

    def __init__(self, source: Source, numbers: Mapping[str, int], stock: Stock) -> None:
        self.source = source
        self.numbers = numbers
        self.stock = stock
        self.blank: list[Place] = []

    def card(self, where: str, name: object) -> int:
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

    def _named_pile(self, named: Sequence[object]) -> list[int]:
        """Read a pile in which some or all cards are named."""
        if len(named) > len(self.stock.left) + self.stock.left.total():
            self.source.wrong_type("pile", "a list of cards of this set")
        pile = []
        for i, name in enumerate(reversed(named)):
            if name is None:
                self.blank.append(("pile", i))
            pile.append(0 if name is None else self.card("pile", name))
        return pile
