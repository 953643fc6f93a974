"""Reading positions: whole ones, hand-written ones with gaps, and views.

What a position leaves out is dealt from the seed out of the cards that are left; what contradicts
the components or itself is refused with the reason. A view is such a position too: `Worlds` reads
it once and deals its gaps again and again.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from pyrite.core.chance import Luck
from pyrite.core.errors import NotationError
from pyrite.saboteur.config import read_options, rules_for
from pyrite.saboteur.events import ask_about
from pyrite.saboteur.gold import NOTHING, Gold, Memory
from pyrite.saboteur.messages import say
from pyrite.saboteur.notation import from_text
from pyrite.saboteur.numbers import (
    FACE_UP,
    MAX_ASIDE,
    MAX_HAND,
    MAX_LATER,
    NOBODY,
)
from pyrite.saboteur.picture import Picture
from pyrite.saboteur.read_asks import check_asks, read_asks
from pyrite.saboteur.read_board import BoardReader
from pyrite.saboteur.read_memory import read_memory, with_wants
from pyrite.saboteur.redeal import FIRST, Blanks, Domain
from pyrite.saboteur.setup import start_game, start_round
from pyrite.saboteur.source import Source
from pyrite.saboteur.state import Rules, Table, card_of
from pyrite.saboteur.verbs import ASKS, is_play
from pyrite.saboteur.view import STAGES, VERSION
from pyrite.saboteur.words import front_card

KEYS = (
    *("game", "version", "options", "seed", "step", "round", "starter", "turn", "direction"),
    *("stage", "asks", "declared", "finder", "drafter", "last_card", "passes", "owed", "later"),
    *("treasure_found", "ended", "board", "drawing", "fresh", "pending", "sites", "goals"),
    *("chests", "shown", "looks", "knows", "front", "hands", "pile", "aside", "offer", "discards"),
    *("dwarfs", "dwarf_eyes", "spare", "spare_eyes", "dwarfs_shown", "gold_pile", "pool", "won"),
    *("coins", "boxes", "memory"),
)
MOST_LATER = MAX_LATER // 2  # more seats may be added in the same turn


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
        read_asks(self.source, self.picture)
        covers = BoardReader(self.source, self.picture, self.take).read()
        deck, dwarfs = self._deck(), self._dwarfs()
        self.gold = Gold(self.source, self.picture, memory)
        read_memory(self.source, self.picture)
        self._boxes()
        check_asks(self.picture)
        self._check_boxes()
        self.blanks = Blanks(with_wants(self.picture, [deck, *covers, dwarfs]))
        self.blanks.put_gold(*self.gold.choose(Luck(0)))

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
        p.later = [source.seat("later", seat) for seat in source.items("later", [])]
        if len(p.later) > MOST_LATER:
            source.wrong_type("later", f"a list of at most {MOST_LATER} seats")
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

    def _deck(self) -> Domain:
        """Everything that holds paths and actions; returns what is blank."""
        hands = self._hands()
        self._front()
        discards = self._discards()
        self._played()
        aside = self._row("aside", self.picture.rules.set_aside, MAX_ASIDE)
        offer = self._row("offer", 0, MAX_LATER)
        pile = self._pile(hands + aside + offer, discards)
        return Domain(sorted(self.left.elements()), hands + discards + pile + aside + offer)

    def _played(self) -> None:
        """A card that waits for a veto, or for a choice of its player, lies nowhere else."""
        p = self.picture
        forms = [(ask_about(self.words, ASKS[kind]), about) for kind, _, about in p.asks]
        waiting = [about for form, about in forms if form == "action" and is_play(about)]
        for action in [p.declared, *waiting] if p.declared else waiting:
            self.take(card_of(action))

    def _hands(self) -> list[int]:
        """Hands are lists of names, or a number of unknown cards."""
        size, blank = self.picture.rules.hand_size, []
        hands = self.source.items("hands", [None for _ in self.seats], len(self.seats))
        for seat, hand in enumerate(hands):
            where = f"hands {seat}"
            hand = size if hand is None else hand
            if type(hand) is int and 0 <= hand <= MAX_HAND:
                blank += [FIRST["hands"] + seat] * hand
                self.picture.blank_hands.append(seat)
                self.picture.hands.append([0] * hand)
            elif isinstance(hand, list) and len(hand) <= MAX_HAND:
                self.picture.hands.append([self.card(where, name) for name in hand])
            else:
                self.source.wrong_type(where, f"a list or a number of at most {MAX_HAND} cards")
        return blank

    def _front(self) -> None:
        """What lies there are cards of the deck, too."""
        rows = self.source.items("front", [[] for _ in self.seats], len(self.seats))
        for seat, row in enumerate(rows):
            where = f"front {seat}"
            names = [
                self.source.one_of(where, name, self.words.front, "B-20")
                for name in self.source.as_list(where, row)
            ]
            if len(set(names)) != len(names):
                self.source.wrong_value(where, names, "each of them once", "S-27")
            for name in names:
                self.card(where, front_card(name))
            self.picture.front.append(sum(1 << self.words.front.index(name) for name in names))

    def _discards(self) -> list[int]:
        """Entries are names, null (unknown) or mappings."""
        blank = []
        for i, entry in enumerate(self.source.items("discards", [])):
            row = entry if isinstance(entry, Mapping) else {"card": entry}
            name = row.get("card")
            if name is None:
                blank.append(FIRST["discards"] + i)
            card = 0 if name is None else self.card(f"discards {i}", name)
            known = row.get("known_to", "all" if name else [])
            eyes = self.source.eyes(f"discards {i}", known)
            self.picture.discards.append((card, eyes | FACE_UP * (row.get("face_up") is True)))
        return blank

    def _row(self, key: str, size: int, most: int) -> list[int]:
        """Cards in a row, or how many; null stands for an unknown one."""
        row = self.source.data.get(key, size)
        row = [None] * row if type(row) is int and 0 <= row <= most else row
        if not isinstance(row, list) or len(row) > most:
            self.source.wrong_type(key, f"a list or a number of at most {most} cards")
        cards = [0 if name is None else self.card(key, name) for name in row]
        setattr(self.picture, key, cards)
        return [FIRST[key] + i for i, name in enumerate(row) if name is None]

    def _pile(self, others: list[int], discards: list[int]) -> list[int]:
        """Names with the top first, a number of unknown cards, or left out: all that are left.

        With the pile given and the discards left out, the cards that lie nowhere were discarded.
        """
        data, p = self.source.data, self.picture
        pile, needed = data.get("pile"), len(others) + len(discards)
        if isinstance(pile, list):
            p.pile = [self.card("pile", name) for name in reversed(pile)]
            unknown = 0
        elif pile is None or type(pile) is int:
            unknown = self.left.total() - needed if pile is None else pile
        else:
            self.source.wrong_type("pile", "a list or a number of cards")
        rest = self.left.total() - needed - unknown
        if unknown < 0 or rest < 0:
            count, wanted = self.left.total(), needed + max(unknown, 0)
            raise NotationError(say("position-too-few", "B-03", count=count, wanted=wanted))
        if rest and "discards" in data:
            raise NotationError(say("position-left-over", "B-03", count=rest))
        first = FIRST["discards"] + len(p.discards)
        discards.extend(range(first, first + rest))
        p.discards += [(0, 0)] * rest
        p.pile = p.pile or [0] * unknown
        return [FIRST["pile"] + i for i in range(unknown)]

    def _dwarfs(self) -> Domain:
        """The dwarfs of the seats and the spare ones, and who has seen them."""
        p, left = self.picture, Counter(self.words.dwarf_cards)
        spares = len(self.words.dwarf_cards) - len(self.seats)
        p.dwarf, seats = self._dwarf_row("dwarfs", len(self.seats), left)
        p.spare, places = self._dwarf_row("spare", spares, left)
        p.blank_dwarfs = [place - FIRST["dwarfs"] for place in seats]
        p.dwarf_eyes = self._eyes("dwarf_eyes", len(self.seats))
        p.spare_eyes = self._eyes("spare_eyes", spares)
        return Domain(sorted(left.elements()), seats + places)

    def _dwarf_row(self, key: str, length: int, left: Counter[int]) -> tuple[list[int], list[int]]:
        names = {name: number for number, name in self.words.dwarfs.items()}
        row, blank = [], []
        for i, name in enumerate(self.source.items(key, [None] * length, length)):
            if name is None:
                blank.append(FIRST[key] + i)
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

    def _eyes(self, key: str, length: int) -> list[int]:
        rows = self.source.items(key, [[] for _ in range(length)], length)
        return [self.source.eyes(key, row) for row in rows]

    def _boxes(self) -> None:
        """The numbers of modules; those left out are as when a round begins."""
        boxes, modules = self.source.mapping("boxes"), self.words.modules
        self.source.as_mapping("boxes", boxes, [module.key for module in modules if module.box])
        default = fresh_box(self.picture.rules) if self.words.box_names else []
        for module in modules:
            where = f"boxes {module.key}"
            own = self.source.as_mapping(where, boxes.get(module.key, {}), module.box)
            for name in module.box:
                number = own.get(name, default[len(self.picture.box)])
                self.picture.box.append(self.source.whole(where, number, -(1 << 31), (1 << 31) - 1))

    def _check_boxes(self) -> None:
        for module in self.words.modules:
            if module.sound is not None and not module.sound(self.picture):
                raise NotationError(say("position-box", module.rules[0], module=module.key))


def fresh_box(rules: Rules) -> list[int]:
    """The numbers of all modules when a round begins."""
    table = Table()
    table.seat_at(rules, Luck(0))
    start_game(table)
    start_round(table)
    box: list[int] = table.dump()["box"]
    return box


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
