"""Reading positions: whole ones, hand-written ones with gaps, and views.

What a position leaves out is dealt from the seed out of the cards that are left; what contradicts
the components or itself is refused with the reason. A view is such a position too: `Worlds` reads
it once and deals its gaps again and again.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from pyrite.core.errors import NotationError
from pyrite.saboteur.config import read_options, rules_for
from pyrite.saboteur.gold import NOTHING, Gold, Memory
from pyrite.saboteur.messages import say
from pyrite.saboteur.notation import TOOLS, from_text
from pyrite.saboteur.numbers import FACE_UP, MAX_HAND, NOBODY, PUBLIC
from pyrite.saboteur.picture import Picture
from pyrite.saboteur.read_asks import read_asks
from pyrite.saboteur.read_board import BoardReader
from pyrite.saboteur.redeal import Blanks
from pyrite.saboteur.source import Source
from pyrite.saboteur.state import Rules, card_of
from pyrite.saboteur.view import STAGES, VERSION

KEYS = (
    *("game", "version", "options", "seed", "step", "round", "starter", "turn", "direction"),
    *("stage", "asks", "declared", "finder", "drafter", "last_card", "passes", "owed"),
    *("treasure_found", "ended", "board", "drawing", "fresh", "pending", "goals", "shown"),
    *("looks", "front", "hands", "pile", "discards", "dwarfs", "spare", "dwarfs_shown"),
    *("gold_pile", "pool", "won", "boxes"),
)


class Reader:
    """One position being read: the picture, and what is blank in it."""

    def __init__(self, position: Mapping[str, Any], memory: Memory = NOTHING) -> None:
        check_keys(position)
        self.picture = Picture(read_rules(position))
        self.words = self.picture.words
        self.source = Source(position, self.picture.rules.seats)
        self.seats = range(self.source.seats)
        self.left = Counter({n: c.copies for n, c in enumerate(self.words.cards) if c.verb})
        self._scalars()
        goals, goal_cards = BoardReader(self.source, self.picture, self.take).read()
        hands = self._hands()
        self._front()
        discards = self._discards()
        dwarfs, spares, dwarf_cards = self._dwarfs()
        self.picture.blank_dwarfs = dwarfs
        pile = self._pile(sum(count for _, count in hands), discards)
        self._boxes()
        self.gold = Gold(self.source, self.picture, memory)
        read_asks(self.source, self.picture)
        self.blanks = Blanks(
            cards=sorted(self.left.elements()),
            hands=hands,
            discards=discards,
            pile=pile,
            goal_cards=goal_cards,
            goals=goals,
            dwarf_cards=dwarf_cards,
            dwarfs=dwarfs,
            spares=spares,
        )
        self.blanks.gold_groups(self.gold.choose(None))

    def _scalars(self) -> None:
        p, source, data = self.picture, self.source, self.source.data
        p.step = source.number("step", 0, 0, 1 << 30)
        p.round_no = source.number("round", 1, 1, self.words.options.rounds)
        p.turn = source.seat("turn", data.get("turn", 0))
        p.starter = source.seat("starter", data.get("starter", p.turn))
        p.direction = source.number("direction", 1, -1, 1) or source.wrong_value(
            "direction", 0, "1 or -1"
        )
        p.passes = source.number("passes", 0, 0, 1000)
        p.owed = source.number("owed", 1, 0, MAX_HAND)
        for name in ("finder", "last_card", "drafter"):
            value = data.get(name)
            setattr(p, name, NOBODY if value is None else source.seat(name, value))
        stages = {text: number for number, text in STAGES.items()}
        p.stage = stages[source.one_of("stage", data.get("stage", "playing"), list(stages))]
        p.found = source.flag("treasure_found")
        p.ended = source.flag("ended")
        p.dwarfs_shown = source.flag("dwarfs_shown")
        text = data.get("declared")
        p.declared = 0 if text is None else from_text(p.rules, p.turn, text)

    def card(self, where: str, name: Any) -> int:
        """A card of the deck by its name, accounted for."""
        number = self.words.numbers.get(name) if isinstance(name, str) else None
        if number is None or not self.words.cards[number].verb:
            raise NotationError(say("position-card", where=where, card=repr(name)))
        return self.take(number)

    def take(self, card: int) -> int:
        """One card less; there must be one left."""
        self.left[card] -= 1
        if self.left[card] < 0:
            row = self.words.cards[card]
            count = row.copies - self.left[card]
            raise NotationError(
                say("position-too-many", "B-03", card=row.name, count=count, most=row.copies)
            )
        return card

    def _hands(self) -> list[tuple[int, int]]:
        """Hands are lists of names, or a number of unknown cards; returns the unknown ones."""
        size, blank = self.picture.rules.hand_size, []
        hands = self.source.items("hands", [None for _ in self.seats], len(self.seats))
        for seat, hand in enumerate(hands):
            where = f"hands {seat}"
            hand = size if hand is None else hand
            if type(hand) is int and 0 <= hand <= MAX_HAND:
                blank.append((seat, hand))
                self.picture.hands.append([0] * hand)
            elif isinstance(hand, list) and len(hand) <= MAX_HAND:
                self.picture.hands.append([self.card(where, name) for name in hand])
            else:
                self.source.wrong_type(where, f"a list or a number of at most {MAX_HAND} cards")
        return blank

    def _front(self) -> None:
        rows = self.source.items("front", [[] for _ in self.seats], len(self.seats))
        for seat, row in enumerate(rows):
            where = f"front {seat}"
            tools = [
                self.source.one_of(where, tool, TOOLS, "B-20")
                for tool in self.source.as_list(where, row)
            ]
            if len(set(tools)) != len(tools):
                self.source.wrong_value(where, tools, "each tool once", "B-20")
            for tool in tools:
                self.card(where, f"broken_{tool}")
            self.picture.front.append(sum(1 << TOOLS.index(tool) for tool in tools))

    def _discards(self) -> list[int]:
        """Entries are names, null (unknown) or mappings; returns the places of the unknown ones."""
        blank = []
        for i, entry in enumerate(self.source.items("discards", [])):
            row = entry if isinstance(entry, Mapping) else {"card": entry}
            name = row.get("card")
            if name is None:
                blank.append(i)
            card = 0 if name is None else self.card(f"discards {i}", name)
            self.picture.discards.append((card, self._eyes(f"discards {i}", row)))
        if self.picture.declared:
            self.take(card_of(self.picture.declared))
        return blank

    def _eyes(self, where: str, row: Mapping[str, Any]) -> int:
        known = row.get("known_to", "all" if row.get("card") else [])
        face_up = FACE_UP if row.get("face_up") is True else 0
        if known == "all":
            return PUBLIC | face_up
        seats = {self.source.seat(where, seat) for seat in self.source.as_list(where, known)}
        return sum(1 << seat for seat in seats) | face_up

    def _pile(self, in_hands: int, discards: list[int]) -> int:
        """Names with the top first, a number of unknown cards, or left out: all that are left.

        With the pile given and the discards left out, the cards that lie nowhere were discarded.
        """
        data, p = self.source.data, self.picture
        pile, needed = data.get("pile"), in_hands + len(discards)
        if isinstance(pile, list):
            p.pile = [self.card("pile", name) for name in reversed(pile)]
            unknown = 0
        elif pile is None or type(pile) is int:
            unknown = self.left.total() - needed if pile is None else pile
            p.pile = [0] * max(unknown, 0)
        else:
            self.source.wrong_type("pile", "a list or a number of cards")
        rest = self.left.total() - needed - unknown
        if unknown < 0 or rest < 0:
            count, wanted = self.left.total(), needed + max(unknown, 0)
            raise NotationError(say("position-too-few", "B-03", count=count, wanted=wanted))
        if rest and "discards" in data:
            raise NotationError(say("position-left-over", "B-03", count=rest))
        discards.extend(range(len(p.discards), len(p.discards) + rest))
        p.discards += [(0, 0)] * rest
        return unknown

    def _dwarfs(self) -> tuple[list[int], list[int], list[int]]:
        """Returns the seats and the spare places whose dwarf is unknown, and the cards left."""
        left = Counter(self.words.dwarf_cards)
        spares = len(self.words.dwarf_cards) - len(self.seats)
        self.picture.dwarf, seats = self._dwarf_row("dwarfs", len(self.seats), left)
        self.picture.spare, places = self._dwarf_row("spare", spares, left)
        return seats, places, sorted(left.elements())

    def _dwarf_row(self, key: str, length: int, left: Counter[int]) -> tuple[list[int], list[int]]:
        names = {name: number for number, name in self.words.dwarfs.items()}
        row, blank = [], []
        for i, name in enumerate(self.source.items(key, [None] * length, length)):
            if name is None:
                blank.append(i)
                row.append(0)
                continue
            number = names[self.source.one_of(key, name, list(names), "B-01")]
            left[number] -= 1
            if left[number] < 0:
                most = self.words.dwarf_cards.count(number)
                raise NotationError(
                    say("position-too-many", "B-01", card=name, count=most + 1, most=most)
                )
            row.append(number)
        return row, blank

    def _boxes(self) -> None:
        boxes = self.source.mapping("boxes")
        for module in self.words.modules:
            numbers = boxes.get(module.key, [0] * module.box)
            where = f"boxes {module.key}"
            for number in self.source.as_list(where, numbers, module.box):
                if type(number) is not int or not -(1 << 31) <= number < 1 << 31:
                    self.source.wrong_type(where, "whole numbers")
                self.picture.box.append(number)


def check_keys(position: Mapping[str, Any]) -> None:
    """Refuse what is no position, or one of another game or a later version."""
    if not isinstance(position, Mapping):
        raise NotationError(say("position-type", where="the position", wanted="a mapping"))
    for key in position:
        if key not in KEYS:
            raise NotationError(say("position-key", key=repr(key), known=", ".join(KEYS)))
    version, game = position.get("version", VERSION), position.get("game", "saboteur")
    if version != VERSION:
        raise NotationError(say("position-version", value=repr(version), known=VERSION))
    if game != "saboteur":
        raise NotationError(say("position-game", value=repr(game), known="saboteur"))


def read_rules(position: Mapping[str, Any]) -> Rules:
    """The rules of the table the position is of."""
    options = position.get("options")
    if not isinstance(options, Mapping) or not all(isinstance(key, str) for key in options):
        raise NotationError(say("position-type", where="options", wanted="options of new_game"))
    if "seats" not in options:
        raise NotationError(say("position-missing", "B-01", key="options.seats"))
    return rules_for(read_options(**options))
