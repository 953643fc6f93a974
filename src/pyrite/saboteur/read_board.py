"""Reading the board and the goals of a position."""

from collections.abc import Callable
from typing import Any

from pyrite.core.errors import NotationError
from pyrite.core.grid import cell_text, xy
from pyrite.core.sides import LETTERS, SIDES
from pyrite.saboteur.drawing import read_drawing
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import FIRST_TILE, HIDDEN, MAX_CELLS, tile_of
from pyrite.saboteur.picture import FACING, STEPS, Picture
from pyrite.saboteur.source import Source


class BoardReader:
    """Fills in the board; `take` accounts for every path card that lies on it."""

    def __init__(self, source: Source, picture: Picture, take: Callable[[int], int]) -> None:
        self.source = source
        self.picture = picture
        self.rules, self.words = picture.rules, picture.words
        self.take = take
        self.goal_cards = [n for n, c in enumerate(self.words.cards) if c.ways and not c.verb]
        self.goal_cards.remove(self.rules.start_card)

    def read(self) -> tuple[list[int], list[int]]:
        """Returns the goals of which the card is unknown, and the goal cards left for them."""
        self._lay_all()
        self._check_fits()
        self._check_room()
        fresh = self.source.data.get("fresh")
        if fresh is not None:
            self.picture.fresh = self._among("fresh", fresh, self.picture.laid)
        return self._goals()

    def _lay_all(self) -> None:
        data, p = self.source.data, self.picture
        if "board" in data and "drawing" in data:
            raise NotationError(say("position-two-boards"))
        board = self.source.mapping("board")
        if "drawing" in data:
            board = dict(read_drawing(self.words, self.rules.start_at, data["drawing"]))
        p.board = {self.rules.start_at: tile_of(self.rules.start_card, 0)}
        p.board |= dict.fromkeys(self.words.goal_places, HIDDEN)
        for text, card in board.items():
            self._lay(self.source.cell("board", text), card)

    def _lay(self, place: int, text: Any) -> None:
        tile = self._tile(place, text)
        number = tile - FIRST_TILE >> 1
        if (place == self.rules.start_at) != (number == self.rules.start_card):
            cell = cell_text(self.rules.start_at)
            raise NotationError(say("position-start", "B-02", cell=cell))
        is_goal = tile == HIDDEN or number in self.goal_cards
        if is_goal != (place in self.words.goal_places):
            raise NotationError(say("position-no-goal", "B-02", cell=cell_text(place)))
        self.picture.board[place] = tile
        if tile != HIDDEN and self.words.cards[number].verb:
            self.picture.laid.append(place)
            self.take(number)

    def _tile(self, place: int, text: Any) -> int:
        if text == "?":
            return HIDDEN
        name, _, turn = text.partition(" ") if isinstance(text, str) else ("", "", "")
        number = self.words.numbers.get(name)
        if number is None or not self.words.cards[number].ways or turn not in ("", "r"):
            where = f"board {cell_text(place)}"
            raise NotationError(say("position-card", where=where, card=repr(text)))
        return tile_of(number, int(turn == "r" and self.words.cards[number].turns == 2))

    def _check_fits(self) -> None:
        """B-11: only a goal may lie with a misfit (B-31)."""
        p = self.picture
        for place in p.laid:
            for letter, side in zip(LETTERS, SIDES, strict=True):
                tile = p.neighbour(place, side)
                if tile is None or tile - FIRST_TILE >> 1 in self.goal_cards:
                    continue
                if (p.exits(p.board[place]) & side != 0) != (p.exits(tile) & FACING[side] != 0):
                    cell = cell_text(place)
                    raise NotationError(say("position-misfit", "B-11", cell=cell, side=letter))

    def _check_room(self) -> None:
        """What paths.py argues for every real game must hold here too: the board cannot run out."""
        p = self.picture
        paths = sum(card.copies for card in self.words.cards if card.verb == "place")
        unlaid = paths - len(p.laid)
        touched = {place + step for place in p.board for step in (0, *STEPS.values())}
        furthest = max(abs(z) for place in p.board for z in xy(place))
        if furthest + unlaid > 125 or len(touched) + 3 * unlaid >= MAX_CELLS:
            raise NotationError(say("position-too-far", "B-13"))

    def _among(self, where: str, value: Any, places: list[int] | tuple[int, ...]) -> int:
        place = self.source.cell(where, value)
        if place not in places:
            self.source.wrong_value(where, value, ", ".join(cell_text(p) for p in places))
        return place

    def goal(self, where: str, value: Any) -> int:
        """The number of a goal by its cell."""
        places: tuple[int, ...] = self.words.goal_places
        return places.index(self._among(where, value, places))

    def _goals(self) -> tuple[list[int], list[int]]:
        p, places = self.picture, self.words.goal_places
        cards: dict[int, int] = {}
        for text, name in self.source.mapping("goals").items():
            names = [self.words.cards[n].name for n in self.goal_cards]
            name = self.source.one_of(f"goals {text}", name, names)
            cards[self.goal("goals", text)] = self.words.numbers[name]
        turned = {g: p.board[at] - FIRST_TILE >> 1 for g, at in enumerate(places)
                  if p.board[at] != HIDDEN}  # fmt: skip
        left = list(self.goal_cards)
        for goal, card in (cards | turned).items():
            if card not in left or cards.get(goal, card) != card:
                raise NotationError(say("position-goal", "B-02", cell=cell_text(places[goal])))
            left.remove(card)
        known = cards | turned
        p.goals = [(at, known.get(goal, self.goal_cards[0])) for goal, at in enumerate(places)]
        self._who_knows(set(turned))
        return [goal for goal in range(len(places)) if goal not in known], left

    def _who_knows(self, turned: set[int]) -> None:
        p, source = self.picture, self.source
        shown = {self.goal("shown", text) for text in source.items("shown", [])}
        p.shown = sum(1 << goal for goal in turned | shown)
        looks = source.items("looks", [[] for _ in range(source.seats)], source.seats)
        for seat, cells in enumerate(looks):
            goals = {self.goal("looks", text) for text in source.as_list(f"looks {seat}", cells)}
            p.looked.append(sum(1 << goal for goal in goals))
        hidden = [at for at in self.words.goal_places if p.board[at] == HIDDEN]
        pending = source.items("pending", [])
        p.pending = [self._among("pending", text, hidden) for text in pending]
        if len(set(p.pending)) != len(p.pending):
            source.wrong_value("pending", pending, "each goal once")
