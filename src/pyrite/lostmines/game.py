"""The state of a game of The Lost Mines as the world sees it: the table with the public calls."""

from typing import Any, ClassVar

from pyrite.core.options import read_or_draw_seed
from pyrite.core.table_state import Engine, TableState
from pyrite.lostmines import legal, notation
from pyrite.lostmines.config import read_options, rules_for
from pyrite.lostmines.events import EVENTS
from pyrite.lostmines.numbers import OVER, ROUND_STARTED
from pyrite.lostmines.playout import random_playout
from pyrite.lostmines.position import position
from pyrite.lostmines.setup import start_game, start_round
from pyrite.lostmines.snapshot import Snapshot
from pyrite.lostmines.state import Table
from pyrite.lostmines.turn import apply, begin
from pyrite.lostmines.view import view
from pyrite.lostmines.why_not import why_not


class LostMinesState(Table, TableState):
    """One game of the board game at one moment."""

    game: ClassVar[str] = "lostmines"
    engine: ClassVar[Engine] = Engine(
        notation=notation,
        kinds=EVENTS,
        first_event=(ROUND_STARTED, 1),
        over=OVER,
        rules_for=rules_for,
        snapshot_of=Snapshot.of,
        view=view,
        position=position,
        why_not=why_not,
        play_out=random_playout,
        set_up=start_game,
        begin=(start_round, begin),
    )
    __slots__ = ()

    @property
    def asked(self) -> tuple[int, ...]:
        return legal.asked(self)

    @property
    def gold(self) -> tuple[int, ...]:
        return tuple(self._dump()["points"][: self.seats])

    def legal_actions(self, seat: int | None = None) -> list[int]:
        return legal.legal_actions(self, -1 if seat is None else self.check_seat(seat))

    def apply(self, action: int) -> None:
        apply(self, action)

    def seat_of(self, action: int) -> int:
        """Answers to a proposal name their seat, others are the asked one's."""
        verb, _, arg = notation.unpack(action)
        return arg if verb in notation.SEAT_WORDS else self.first_asked


def new_game(*, seats: int, seed: int | str | None = None, **options: Any) -> LostMinesState:
    """A new game, by chance if no seed is named; a `ConfigError` says what does not go together."""
    rules = rules_for(read_options(seats=seats, **options))
    return LostMinesState.dealt(rules, *read_or_draw_seed(seed))
