"""Reading positions: whole ones, hand-written ones with gaps, and views.

What a position leaves out is dealt from the seed out of the cards that are left; what contradicts
the components is refused with the reason. A view is such a position too: `Worlds` reads it once and
deals its gaps again and again.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from pyrite.core.cards import Card
from pyrite.core.errors import NotationError
from pyrite.core.grid import cell_from_text, cell_text
from pyrite.core.sides import LETTERS, SIDES
from pyrite.saboteur.config import read_options, rules_for
from pyrite.saboteur.drawing import read_drawing
from pyrite.saboteur.events import ask_about
from pyrite.saboteur.gold import NOTHING, Gold, Memory
from pyrite.saboteur.messages import say
from pyrite.saboteur.notation import TOOLS, from_text
from pyrite.saboteur.numbers import (
    FACE_UP,
    FIRST_TILE,
    HIDDEN,
    NOBODY,
    OVER,
    PUBLIC,
    tile_of,
)
from pyrite.saboteur.picture import FACING, Picture
from pyrite.saboteur.position import STAGES
from pyrite.saboteur.redeal import Blanks
from pyrite.saboteur.state import Rules, card_of
from pyrite.saboteur.verbs import ASKS
from pyrite.saboteur.view import VERSION

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
        if not isinstance(position, Mapping):
            raise NotationError(say("position-type", where="position", wanted="a mapping"))
        self.data = position
        self.memory = memory
        self._check_keys()
        self.rules = self._rules()
        self.words = self.rules.words
        self.picture = Picture(self.rules)
        self.seats = range(self.rules.seats)
        self.deck = Counter(
            {n: c.copies for n, c in enumerate(self.words.cards) if c.verb}
        )
        self.blanks = self._read()

    def _check_keys(self) -> None:
        for key in self.data:
            if key not in KEYS:
                known = ", ".join(KEYS)
                raise NotationError(say("position-key", key=repr(key), known=known))
        if self.data.get("version", VERSION) != VERSION:
            value = self.data["version"]
            raise NotationError(say("position-version", value=value, known=VERSION))
        if self.data.get("game", "saboteur") != "saboteur":
            raise NotationError(say("position-game", value=self.data["game"], known="saboteur"))

    def _rules(self) -> Rules:
        options = self.data.get("options")
        if not isinstance(options, Mapping) or "seats" not in options:
            raise NotationError(say("position-missing", key="options.seats"))
        try:
            return rules_for(read_options(**options))
        except TypeError:
            wanted = "options of new_game"
            raise NotationError(say("position-type", where="options", wanted=wanted)) from None

    def _read(self) -> Blanks:
        self._scalars()
        self._board()
        goals = self._goals()
        hands = self._hands()
        self._front()
        discards = self._discards()
        dwarfs, spares, dwarf_cards = self._dwarfs()
        self._asks()
        pile = self._pile(hands, discards)
        blanks = Blanks(
            cards=sorted(self.deck.elements()),
            hands=hands,
            discards=discards,
            pile=pile,
            goal_cards=goals[1],
            goals=goals[0],
            dwarf_cards=dwarf_cards,
            dwarfs=dwarfs,
            spares=spares,
        )
        self.gold = Gold(self.data, self.picture, self.memory)
        blanks.gold_groups(self.gold.choose(None))
        self._boxes()
        return blanks


    def _value(self, key: str, kind: type, default: Any, known: str) -> Any:
        value = self.data.get(key, default)
        if value is not default and (not isinstance(value, kind) or type(value) is not kind):
            raise NotationError(say("position-type", where=key, wanted=known))
        return value

    def seat(self, where: str, value: Any) -> int:
        """A seat number."""
        if type(value) is not int or value not in self.seats:
            known = f"0 to {len(self.seats) - 1}"
            raise NotationError(say("position-value", where=where, value=repr(value), known=known))
        return value

    def number(self, key: str, default: int, least: int, most: int) -> int:
        """A whole number of the position."""
        value = self._value(key, int, default, "a whole number")
        if not least <= value <= most:
            known = f"{least} to {most}"
            raise NotationError(say("position-value", where=key, value=value, known=known))
        return int(value)

    def items(self, key: str, default: list[Any], length: int | None = None) -> list[Any]:
        """A list of the position."""
        value = self._value(key, list, default, "a list")
        if length is not None and len(value) != length:
            raise NotationError(say("position-length", where=key, count=len(value), wanted=length))
        return list(value)

    def _cell(self, where: str, value: Any) -> int:
        try:
            return cell_from_text(value)
        except (ValueError, AttributeError):
            raise NotationError(say("text-cell", cell=repr(value))) from None

    def _goal(self, where: str, value: Any) -> int:
        place = self._cell(where, value)
        if place not in self.words.goal_places:
            known = ", ".join(cell_text(at) for at in self.words.goal_places)
            raise NotationError(say("position-value", where=where, value=value, known=known))
        goal: int = self.words.goal_places.index(place)
        return goal

    def _scalars(self) -> None:
        p, data = self.picture, self.data
        p.step = self.number("step", 0, 0, 1 << 30)
        p.round_no = self.number("round", 1, 1, self.words.options.rounds)
        p.turn = self.seat("turn", data.get("turn", 0))
        p.starter = self.seat("starter", data.get("starter", p.turn))
        p.direction = self.number("direction", 1, -1, 1)
        p.passes = self.number("passes", 0, 0, 1000)
        p.owed = self.number("owed", 1, 0, 16)
        for name in ("finder", "last_card", "drafter"):
            value = data.get(name)
            setattr(p, name, NOBODY if value is None else self.seat(name, value))
        stages = {text: number for number, text in STAGES.items()}
        stage = data.get("stage", "playing")
        if stage not in stages:
            known = ", ".join(stages)
            raise NotationError(say("position-value", where="stage", value=stage, known=known))
        p.stage = stages[stage]
        p.found = int(self._value("treasure_found", bool, False, "true or false"))
        p.ended = int(self._value("ended", bool, False, "true or false"))
        p.dwarfs_shown = int(self._value("dwarfs_shown", bool, False, "true or false"))
        text = self._value("declared", str, None, "an action")
        p.declared = from_text(self.rules, p.turn, text) if text else 0


    def _board(self) -> None:
        p = self.picture
        board = self._value("board", dict, None, "cards by cell")
        if board is None:
            board = read_drawing(self.words, self.rules.start_at, self.data.get("drawing"))
        start = tile_of(self.rules.start_card, 0)
        p.board = {self.rules.start_at: start} | dict.fromkeys(self.words.goal_places, HIDDEN)
        for text, card in board.items():
            self._lay(self._cell("board", text), card)
        for place in p.laid:
            self._check_fit(place)
        fresh = self.data.get("fresh")
        p.fresh = self._cell("fresh", fresh) if fresh is not None else 0
        p.pending = [self._cell("pending", text) for text in self.items("pending", [])]

    def _lay(self, place: int, text: Any) -> None:
        p, tile = self.picture, self._tile(place, text)
        card = self.words.cards[tile - FIRST_TILE >> 1]
        if place == self.rules.start_at or tile >> 1 == p.board[self.rules.start_at] >> 1:
            if place != self.rules.start_at or tile != p.board[place]:
                where = cell_text(self.rules.start_at)
                raise NotationError(say("position-start", "B-02", cell=where))
        elif place in self.words.goal_places:
            if tile != HIDDEN and card.verb:
                self._no_goal(place)
            p.board[place] = tile
        elif tile == HIDDEN or not card.verb:
            raise NotationError(say("position-hidden", "B-02", cell=cell_text(place)))
        else:
            p.board[place] = tile
            p.laid.append(place)
            self.take(tile - FIRST_TILE >> 1)

    def _tile(self, place: int, text: Any) -> int:
        if text == "?":
            return HIDDEN
        name, _, turn = text.partition(" ") if isinstance(text, str) else (text, "", "")
        number = self.words.numbers.get(name)
        card: Card | None = None if number is None else self.words.cards[number]
        if card is None or not card.ways or turn not in ("", "r"):
            where = f"board {cell_text(place)}"
            raise NotationError(say("position-card", where=where, card=repr(text)))
        return tile_of(self.words.numbers[name], int(turn == "r" and card.turns == 2))

    def _no_goal(self, place: int) -> None:
        known = ", ".join(c.name for c in self.words.cards if c.ways and not c.verb)
        raise NotationError(say("position-goal", where=cell_text(place), known=known))

    def _check_fit(self, place: int) -> None:
        """B-11: only a goal may lie with a misfit (B-31)."""
        p = self.picture
        for letter, side in zip(LETTERS, SIDES, strict=True):
            tile = p.neighbour(place, side)
            if tile is None or self._is_goal(tile):
                continue
            if (p.exits(p.board[place]) & side != 0) != (p.exits(tile) & FACING[side] != 0):
                where = cell_text(place)
                raise NotationError(say("position-misfit", "B-11", cell=where, side=letter))

    def _is_goal(self, tile: int) -> bool:
        number = tile - FIRST_TILE >> 1
        return not self.words.cards[number].verb and number != self.rules.start_card

    def _goals(self) -> tuple[list[int], list[int]]:
        """Known goals are put in place; returns the blank ones and the goal cards left for them."""
        p, words = self.picture, self.words
        known = self._value("goals", dict, {}, "goal cards by cell")
        cards: dict[int, int] = {}
        for text, name in known.items():
            cards[self._goal("goals", text)] = words.numbers.get(name, -1)
        for goal, place in enumerate(words.goal_places):
            if p.board[place] != HIDDEN:
                cards[goal] = p.board[place] - FIRST_TILE >> 1
        left = [n for n, c in enumerate(words.cards) if c.ways and not c.verb]
        left.remove(self.rules.start_card)
        for goal, number in cards.items():
            if number not in left:
                where = cell_text(words.goal_places[goal])
                names = ", ".join(words.cards[n].name for n in left)
                raise NotationError(say("position-goal", where=where, known=names))
            left.remove(number)
        blank = [goal for goal in range(len(words.goal_places)) if goal not in cards]
        p.goals = [(at, cards.get(goal, left[0] if left else 0))
                   for goal, at in enumerate(words.goal_places)]
        turned = [g for g, at in enumerate(words.goal_places) if p.board[at] != HIDDEN]
        shown = [self._goal("shown", text) for text in self.items("shown", [])]
        p.shown = sum(1 << goal for goal in {*turned, *shown})
        looks = self.items("looks", [[] for _ in self.seats], len(self.seats))
        p.looked = [sum(1 << goal for goal in {self._goal("looks", text) for text in seen})
                    for seen in looks]
        return blank, left


    def card(self, where: str, name: Any) -> int:
        """A card of the deck by name."""
        number = self.words.numbers.get(name) if isinstance(name, str) else None
        if number is None or not self.words.cards[number].verb:
            raise NotationError(say("position-card", where=where, card=repr(name)))
        return int(number)

    def take(self, card: int) -> int:
        """The card is accounted for; there must be one left."""
        self.deck[card] -= 1
        if self.deck[card] < 0:
            name, most = self.words.cards[card].name, self.words.cards[card].copies
            count = most - self.deck[card]
            raise NotationError(say("position-too-many", card=name, count=count, most=most))
        return card

    def _hands(self) -> list[tuple[int, int]]:
        """Hands as lists of names, or as a number of unknown cards; returns the unknown ones."""
        size = self.rules.hand_size
        hands = self.items("hands", [size for _ in self.seats], len(self.seats))
        blank = []
        for seat, hand in enumerate(hands):
            hand = size if hand is None else hand
            if type(hand) is int and 0 <= hand <= 16:
                blank.append((seat, hand))
                self.picture.hands.append([0] * hand)
            elif isinstance(hand, list) and len(hand) <= 16:
                where = f"hands {seat}"
                self.picture.hands.append([self.take(self.card(where, name)) for name in hand])
            else:
                wanted = "a list of cards or a number of cards"
                raise NotationError(say("position-type", where=f"hands {seat}", wanted=wanted))
        return blank

    def _front(self) -> None:
        rows = self.items("front", [[] for _ in self.seats], len(self.seats))
        for seat, tools in enumerate(rows):
            for tool in tools:
                if tool not in TOOLS or tools.count(tool) > 1:
                    known = ", ".join(TOOLS)
                    where = f"front {seat}"
                    raise NotationError(
                        say("position-value", "B-20", where=where, value=tool, known=known)
                    )
                self.take(self.words.numbers[f"broken_{tool}"])
            self.picture.front.append(sum(1 << TOOLS.index(tool) for tool in tools))

    def _discards(self) -> list[int]:
        """Entries are names, null (unknown) or mappings; returns the places of the unknown ones."""
        blank = []
        for i, entry in enumerate(self.items("discards", [])):
            row = entry if isinstance(entry, Mapping) else {"card": entry}
            name, eyes = row.get("card"), self._eyes(i, row)
            if name is None:
                blank.append(i)
            card = 0 if name is None else self.take(self.card(f"discards {i}", name))
            self.picture.discards.append((card, eyes))
        if self.picture.declared:
            self.take(card_of(self.picture.declared))
        return blank

    def _eyes(self, i: int, row: Mapping[str, Any]) -> int:
        known = row.get("known_to", "all" if row.get("card") else [])
        face_up = FACE_UP if row.get("face_up") else 0
        if known == "all":
            return PUBLIC | face_up
        if not isinstance(known, list):
            wanted = '"all" or a list of seats'
            raise NotationError(say("position-type", where=f"discards {i}", wanted=wanted))
        return sum(1 << self.seat(f"discards {i}", seat) for seat in set(known)) | face_up

    def _pile(self, hands: list[tuple[int, int]], discards: list[int]) -> int:
        """The pile: names with the top first, a number of unknown cards, or all that are left."""
        needed = sum(count for _, count in hands) + len(discards)
        pile = self.data.get("pile")
        if isinstance(pile, list):
            self.picture.pile = [self.take(self.card("pile", name)) for name in reversed(pile)]
            unknown = 0
        elif pile is None or type(pile) is int:
            unknown = self.deck.total() - needed if pile is None else pile
            self.picture.pile = [0] * max(unknown, 0)
        else:
            wanted = "a list of cards or a number of cards"
            raise NotationError(say("position-type", where="pile", wanted=wanted))
        left = self.deck.total() - needed - unknown
        if unknown < 0 or left < 0:
            count = self.deck.total()
            raise NotationError(
                say("position-too-few", what="hands and pile", count=count, wanted=needed + unknown)
            )
        # What lies nowhere else was discarded before the position begins, unseen.
        if left and "discards" in self.data and pile is not None:
            raise NotationError(say("position-left-over", count=left))
        places = range(len(self.picture.discards), len(self.picture.discards) + left)
        self.picture.discards += [(0, 0)] * left
        discards.extend(places)
        return unknown

    def _dwarfs(self) -> tuple[list[int], list[int], list[int]]:
        """Known dwarfs are put in place; returns the blank seats, blank spares, and cards left."""
        names = {name: number for number, name in self.words.dwarfs.items()}
        left = Counter(self.words.dwarf_cards)
        spares = len(self.words.dwarf_cards) - len(self.seats)
        rows = [self.items("dwarfs", [None for _ in self.seats], len(self.seats)),
                self.items("spare", [None] * spares, spares)]
        blanks: list[list[int]] = [[], []]
        for row, blank, where in zip(rows, blanks, ("dwarfs", "spare"), strict=True):
            for i, name in enumerate(row):
                if name is None:
                    blank.append(i)
                elif name not in names or not left[names[name]]:
                    known = ", ".join(f"{left[n]} x {x}" for x, n in names.items())
                    raise NotationError(
                        say("position-value", "B-01", where=where, value=repr(name), known=known)
                    )
                else:
                    left[names[name]] -= 1
        self.picture.dwarf = [names.get(name, 0) for name in rows[0]]
        self.picture.spare = [names.get(name, 0) for name in rows[1]]
        return blanks[0], blanks[1], sorted(left.elements())


    def _asks(self) -> None:
        p = self.picture
        default = [{"kind": "turn", "seats": [p.turn], "about": None}]
        for ask in self.items("asks", [] if p.stage == OVER else default):
            if not isinstance(ask, Mapping) or ask.get("kind") not in ASKS:
                known = ", ".join(ASKS)
                raise NotationError(say("position-value", where="asks", value=ask, known=known))
            seats = sum(1 << self.seat("asks", seat) for seat in set(ask.get("seats", [])))
            p.asks.append((ASKS.index(ask["kind"]), seats, self._about(ask)))
        if p.asks and ASKS[p.asks[-1][0]] == "turn" and not p.hands[p.turn]:
            raise NotationError(say("position-no-cards", "B-06", seat=p.turn))

    def _about(self, ask: Mapping[str, Any]) -> int:
        form, about = ask_about(self.words, ask["kind"]), ask.get("about")
        if form == "":
            return 0
        if form == "cell":
            return self._cell("asks", about)
        return from_text(self.rules, self.picture.turn, about)  # type: ignore[arg-type]

    def _boxes(self) -> None:
        boxes = self._value("boxes", dict, {}, "numbers by module")
        for module in self.words.modules:
            numbers = boxes.get(module.key, [0] * module.box)
            if not isinstance(numbers, list) or len(numbers) != module.box:
                where, wanted = f"boxes {module.key}", f"{module.box} numbers"
                raise NotationError(say("position-type", where=where, wanted=wanted))
            self.picture.box += numbers
