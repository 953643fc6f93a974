"""The state of a game of The Lost Mines as the world sees it: the table with the public calls."""

from typing import Any, ClassVar

from pyrite.core.chance import Luck
from pyrite.core.message import Message
from pyrite.core.options import read_or_draw_seed, read_seed
from pyrite.core.tabled import Notation, TableState
from pyrite.lostmines import legal, notation
from pyrite.lostmines.config import read_options, rules_for
from pyrite.lostmines.events import EVENTS
from pyrite.lostmines.numbers import OVER, ROUND_STARTED
from pyrite.lostmines.picture import Picture
from pyrite.lostmines.playout import random_playout
from pyrite.lostmines.position import position
from pyrite.lostmines.setup import start_game, start_round
from pyrite.lostmines.state import Rules, Table
from pyrite.lostmines.turn import apply, begin
from pyrite.lostmines.view import view
from pyrite.lostmines.why_not import why_not


class LostMinesState(Table, TableState):
    """One game of the board game at one moment."""

    game: ClassVar[str] = "lostmines"
    notation: ClassVar[Notation] = notation
    kinds = EVENTS
    first_event = (ROUND_STARTED, 1)
    rules_for = staticmethod(rules_for)
    __slots__ = ()

    @property
    def asked(self) -> tuple[int, ...]:
        return legal.asked(self)

    @property
    def over(self) -> bool:
        return self.stage == OVER

    @property
    def gold(self) -> tuple[int, ...]:
        return tuple(self.dump()["points"][: self.seats])

    def legal_actions(self, seat: int | None = None) -> list[int]:
        return legal.legal_actions(self, -1 if seat is None else self.check_seat(seat))

    def apply(self, action: int) -> None:
        apply(self, action)

    def refusal(self, action: int | str, seat: int | None = None) -> Message | None:
        return why_not(Picture.of(self), *self.understood(action, seat))

    def view(self, seat: int | None) -> dict[str, Any]:
        return view(Picture.of(self), None if seat is None else self.check_seat(seat))

    def position(self) -> dict[str, Any]:
        return position(Picture.of(self), self.luck)

    def play_random(self, seed: int) -> int:
        number, _ = read_seed(seed)
        return random_playout(self, number)

    def seat_of(self, action: int) -> int:
        """Answers to a proposal name their seat, others are the asked one's."""
        verb, _, arg = notation.unpack(action)
        return arg if verb in notation.SEAT_WORDS else self.first_asked


def make_state(rules: Rules, seed: int, secret: bytes | None) -> LostMinesState:
    """A state with the first round dealt and its events told."""
    state = LostMinesState()
    state.seat_at(rules, Luck(seed, secret))
    start_game(state)
    state.narrate(True)
    start_round(state)
    begin(state)
    state.narrate(False)
    return state


def new_game(*, seats: int, seed: int | str | None = None, **options: Any) -> LostMinesState:
    """A new game, by chance if no seed is named; a `ConfigError` says what does not go together."""
    return make_state(rules_for(read_options(seats=seats, **options)), *read_or_draw_seed(seed))
