"""Reading the board of a position: what lies where, face up and face down, and who knows it."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from pyrite.core.grid import cell_text, xy
from pyrite.core.messages import NotationError
from pyrite.core.plain import shown
from pyrite.core.sides import LETTERS, SIDES
from pyrite.core.source import Source
from pyrite.saboteur.config.config import RELAYS
from pyrite.saboteur.decks.module_components import STASH
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import FIRST_TILE, HIDDEN, MAX_CELLS, MAX_GOALS, tile_of
from pyrite.saboteur.text.drawing import read_drawing
from pyrite.saboteur.text.snapshot import FACING, STEPS, Snapshot
from pyrite.saboteur.worlds.unknowns import FIRST, Domain

MOST_DRAWN = 64 * 1024  # every cell of the largest board


class BoardReader:
    """Reads the board; `take` removes every path card of the deck on it from the stock.

    Face-down cards are numbered, goals first, then stashes. A place of 0 means that one is gone.
    """

    def __init__(self, source: Source, snapshot: Snapshot, take: Callable[[int], int]) -> None:
        self.source = source
        self.snapshot = snapshot
        self.rules, self.names = snapshot.rules, snapshot.names
        self.take = take
        self.stashes = range(self.rules.ngoals, self.rules.ncovers)
        cards = [self.names.numbers[card.name] for card, _ in self.names.components.sites]
        self.sites = dict(zip(self.names.site_places, cards, strict=True))

    def read(self) -> list[Domain]:
        """Read the board and return what is blank: goals, paths over stashes, stashes."""
        goals, self.goal_names = self._goal_cells()
        stashes, self.rows = self._stash_rows()
        self.places = goals + stashes
        self._lay_all()
        self._check_fits()
        self._check_room()
        fresh = self.source.data.get("fresh")
        if fresh is not None:
            self.snapshot.fresh = self._among("fresh", fresh, self.snapshot.laid)
        domains = [*self._covers(), self._under()]
        self._who_knows()
        self._waiting()
        return domains

    def _goal_cells(self) -> tuple[list[int], list[Any]]:
        """Return where the goals lie, and the cards said to lie there.

        Cells of the layout may be left out. If a goal was pushed away (M-C2), all are listed, and
        their order says which is which.
        """
        layout = self.names.goal_places
        given = {self.source.cell("goals", text): name
                 for text, name in self.source.mapping("goals").items()}  # fmt: skip
        if all(place in layout for place in given):
            return list(layout), [given.get(place) for place in layout]
        if len(given) != len(layout):
            known = ", ".join(cell_text(place) for place in layout)
            self.source.wrong_value("goals", [cell_text(at) for at in given], f"{known}, or all")
        return list(given), list(given.values())

    def _stash_rows(self) -> tuple[list[int], list[dict[str, Any]]]:
        """Return where the stashes lie, and everything said about them."""
        count = len(self.stashes)
        rows = self.source.items(STASH.many, [{} for _ in range(count)], count)
        places = []
        for row, printed in zip(rows, self.names.stash_places, strict=True):
            self.source.as_mapping(STASH.many, row, STASH.keys)
            text = row.get("cell", cell_text(printed))
            places.append(0 if text is None else self.source.cell(STASH.many, text))
        return places, rows

    def _lay_all(self) -> None:
        data, p = self.source.data, self.snapshot
        if "board" in data and "drawing" in data:
            raise NotationError(say("position-two-boards"))
        board = self.source.mapping("board")
        if "drawing" in data:
            drawing = self.source.short("drawing", MOST_DRAWN)
            board = dict(read_drawing(self.names, self.rules.start_at, drawing))
        covers = [place for place in self.places if place]
        p.board = {self.rules.start_at: tile_of(self.rules.start_card, 0)}
        p.board |= {place: tile_of(card, 0) for place, card in self.sites.items()}
        if len(p.board.keys() | set(covers)) != len(p.board) + len(covers):
            cells = [cell_text(place) for place in covers]
            self.source.wrong_value("goals", cells, "each on a free cell of its own")
        p.board |= dict.fromkeys(covers, HIDDEN)
        for text, card in board.items():
            self._lay(self.source.cell("board", text), card)

    def _lay(self, place: int, text: object) -> None:
        tile = self._tile(place, text)
        number = tile - FIRST_TILE >> 1
        if (place == self.rules.start_at) != (number == self.rules.start_card):
            cell = cell_text(self.rules.start_at)
            raise NotationError(say("position-start", "B-02", cell=cell))
        if place in self.sites or number in self.sites.values():
            if tile != tile_of(self.sites.get(place, -1), 0):
                self.source.wrong_value(f"board {cell_text(place)}", text, "a site on its own cell")
            return
        if not self._may_lie(place, tile):
            raise NotationError(say("position-no-goal", "B-02", cell=cell_text(place)))
        self.snapshot.board[place] = tile
        if tile == HIDDEN or place == self.rules.start_at or number in self.names.goal_cards:
            return
        self.snapshot.laid.append(place)
        if self.names.cards[number].verb:
            self.take(number)

    def _may_lie(self, place: int, tile: int) -> bool:
        """Return whether the tile may lie here: covers only on their cells, nothing else there."""
        number = tile - FIRST_TILE >> 1
        if place in self.places[: self.rules.ngoals]:
            return tile == HIDDEN or number in self.names.goal_cards
        if place in self.places:
            return tile == HIDDEN or number in self.names.stash_paths
        return tile != HIDDEN and not self._is_cover(tile)

    def _is_cover(self, tile: int) -> bool:
        number = tile - FIRST_TILE >> 1
        return number in self.names.goal_cards or number in self.names.stash_paths

    def _tile(self, place: int, text: object) -> int:
        if text == "?":
            return HIDDEN
        name, _, turn = text.partition(" ") if isinstance(text, str) else ("", "", "")
        number = self.names.numbers.get(name)
        if number is None or not self.names.cards[number].ways or turn not in ("", "r"):
            where = f"board {cell_text(place)}"
            raise NotationError(say("position-card", where=where, card=shown(text)))
        return tile_of(number, int(turn == "r" and self.names.cards[number].turns == 2))

    def _check_fits(self) -> None:
        """Refuse misfits, except of cards that were turned up (B-11, B-31, M-C1)."""
        p = self.snapshot
        for place in p.laid:
            for letter, side in zip(LETTERS, SIDES, strict=True):
                tile = p.neighbour(place, side)
                if tile is None or self._is_cover(tile) or self._is_cover(p.board[place]):
                    continue
                if (p.exits(p.board[place]) & side != 0) != (p.exits(tile) & FACING[side] != 0):
                    cell = cell_text(place)
                    raise NotationError(say("position-misfit", "B-11", cell=cell, side=letter))

    def _check_room(self) -> None:
        """Refuse a board that could run out of room, as paths.py rules out for real games."""
        p = self.snapshot
        paths = sum(card.copies for card in self.names.cards if card.ways and card.verb)
        lays = paths - len(p.laid) + RELAYS
        touched = {place + step for place in p.board for step in (0, *STEPS.values())}
        furthest = max(abs(z) for place in p.board for z in xy(place))
        if furthest + lays > 125 or len(touched) + 3 * lays >= MAX_CELLS:
            raise NotationError(say("position-too-far", "B-13"))

    def _among(self, where: str, value: object, places: Sequence[int]) -> int:
        place = self.source.cell(where, value)
        if place not in places:
            self.source.wrong_value(where, value, ", ".join(cell_text(p) for p in places if p))
        return place

    def _covers(self) -> list[Domain]:
        """Read the face-down cards themselves: goals and the paths over stashes."""
        p, ngoals = self.snapshot, self.rules.ngoals
        listed = [*self.goal_names, *(row.get("path") for row in self.rows)]
        turned = [p.board[at] - FIRST_TILE >> 1 if at and p.board[at] != HIDDEN else None
                  for at in self.places]  # fmt: skip
        goals, blank_goals = self._cards("goals", 0, self.names.goal_cards, listed, turned)
        paths, blank_paths = self._cards("goals", ngoals, self.names.stash_paths, listed, turned)
        p.goals = list(zip(self.places, goals + paths, strict=True))
        return [blank_goals, blank_paths]

    def _under(self) -> Domain:
        """Read what lies under paths."""
        ngoals = self.rules.ngoals
        listed = [None] * ngoals + [row.get(STASH.one) for row in self.rows]
        upright: list[int | None] = [None] * len(listed)
        stashes, blank = self._cards("under", ngoals, self.names.stashes, listed, upright)
        self.snapshot.under = [0] * ngoals + stashes
        return blank

    def _cards(
        self,
        kind: str,
        first: int,
        pool: tuple[int, ...],
        listed: list[Any],
        turned: list[int | None],
    ) -> tuple[list[int], Domain]:
        """Read goals, or stashes from number `first` on: their cards, and what blanks may be."""
        covers = range(first, self.rules.ncovers if first else self.rules.ngoals)
        left, cards, blank = Counter(pool), [], []
        for cover in covers:
            card = self._known(cover, pool, listed[cover], turned[cover])
            cards.append(0 if card is None else card)
            if card is None:
                blank.append(FIRST[kind] + cover)
                continue
            left[card] -= 1
            if left[card] < 0:
                raise NotationError(say("position-goal", "B-02", cell=self._text(cover)))
        return cards, Domain(sorted(left.elements()), blank)

    def _known(
        self, cover: int, pool: tuple[int, ...], name: object, turned: int | None
    ) -> int | None:
        """Return the card with this number; a card that is face up may be named again."""
        if name is None:
            return turned
        known = {self.names.cards[number].name: number for number in pool}
        card = known[self.source.one_of(f"goals {self._text(cover)}", name, list(known))]
        if turned is not None and turned != card:
            raise NotationError(say("position-goal", "B-02", cell=self._text(cover)))
        return card

    def _text(self, cover: int) -> str:
        """Return its cell, or its number if it is gone."""
        place = self.places[cover]
        return cell_text(place) if place else f"#{cover + 1}"

    def _set(self, where: str, value: object) -> int:
        """Read face-down cards as bits: a list of cells, or of numbers such as #7."""
        covers = {self._cover(where, text) for text in self.source.as_list(where, value)}
        return sum(1 << cover for cover in covers)

    def _cover(self, where: str, text: object) -> int:
        numbers = [f"#{cover + 1}" for cover in range(len(self.places))]
        if isinstance(text, str) and text in numbers:
            return numbers.index(text)
        return self.places.index(self._among(where, text, [at for at in self.places if at]))

    def _who_knows(self) -> None:
        """Read who knows a card; by default whoever looked at it."""
        p, source = self.snapshot, self.source
        p.shown = self._set("shown", source.data.get("shown", []))
        p.shown |= sum(1 << cover for cover, at in enumerate(self.places)
                       if at and p.board[at] != HIDDEN)  # fmt: skip
        p.shown |= sum(self._opened(cover) for cover in self.stashes)
        looks = source.items("looks", [[] for _ in range(source.seats)], source.seats)
        p.looked = [self._set(f"looks {seat}", cells) for seat, cells in enumerate(looks)]
        knows = source.items("knows", looks, source.seats)
        p.knows = [self._set(f"knows {seat}", cells) for seat, cells in enumerate(knows)]

    def _opened(self, cover: int) -> int:
        """Read whether a stash is open: if its path is face up, or as stated if it is gone."""
        at, row = self.places[cover], self.rows[cover - self.rules.ngoals]
        is_up = at != 0 and self.snapshot.board[at] != HIDDEN
        said = self.source.as_flag(STASH.many, row.get("opened", is_up))
        if at and said != is_up:
            self.source.wrong_value(STASH.many, said, "opened if its path lies face up", STASH.rule)
        return (1 << cover | 1 << MAX_GOALS + cover) if said else 0

    def _waiting(self) -> None:
        """Read the sites not joined yet, and what was joined and waits for the finder."""
        p, source = self.snapshot, self.source
        joined = p.joined()
        apart = [cell_text(place) for place in self.sites if not joined[place]]
        p.sites = self._each_once("sites", source.items("sites", apart), list(self.sites))
        hidden = [at for at in self.places if at and p.board[at] == HIDDEN]
        p.pending = self._each_once("pending", source.items("pending", []), hidden + p.sites)

    def _each_once(self, where: str, cells: list[Any], known: list[int]) -> list[int]:
        places = [self._among(where, text, known) for text in cells]
        if len(set(places)) != len(places):
            self.source.wrong_value(where, cells, "each cell once")
        return places
