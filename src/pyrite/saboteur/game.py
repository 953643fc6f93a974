"""The state of a Saboteur game as the world sees it: the table with the public calls."""

from collections.abc import Iterable
from secrets import randbits
from typing import Any, ClassVar, Self

from pyrite.core.chance import Luck
from pyrite.core.errors import NotationError
from pyrite.core.game import State
from pyrite.core.message import Message
from pyrite.saboteur import legal, notation
from pyrite.saboteur.coins import totals
from pyrite.saboteur.config import read_options, read_seed, rules_for
from pyrite.saboteur.events import Log
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import OVER, ROUND_STARTED
from pyrite.saboteur.picture import Picture
from pyrite.saboteur.playout import random_playout
from pyrite.saboteur.position import position
from pyrite.saboteur.setup import start_game, start_round
from pyrite.saboteur.state import Rules, Table
from pyrite.saboteur.turn import apply, begin
from pyrite.saboteur.view import most_gold, view
from pyrite.saboteur.why_not import why_not
from pyrite.saboteur.words import Options


class SaboteurState(Table, State):
    """One game of the card game at one moment."""

    game: ClassVar[str] = "saboteur"
    __slots__ = ()

    @property
    def options(self) -> Options:
        """What the table was made with."""
        options: Options = self.rules.words.options
        return options

    @property
    def seats(self) -> int:
        """How many seats there are."""
        seats: int = self.rules.seats
        return seats

    @property
    def asked(self) -> tuple[int, ...]:
        return legal.asked(self)

    @property
    def over(self) -> bool:
        return self.stage == OVER

    @property
    def gold(self) -> tuple[int, ...]:
        return tuple(totals(self))

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(most_gold(totals(self))) if self.over else ()

    @property
    def events(self) -> Log:
        return Log(self.rules, self.log or [])

    def legal_actions(self, seat: int | None = None) -> list[int]:
        return legal.legal_actions(self, -1 if seat is None else self.check_seat(seat))

    def to_text(self, action: int) -> str:
        return notation.to_text(self.rules, action)

    def from_text(self, seat: int, text: str) -> int:
        return notation.from_text(self.rules, self.check_seat(seat), text)

    def apply(self, action: int) -> None:
        apply(self, action)

    def act(self, action: int) -> None:
        self.narrate(True)
        self.moves.append((self._seat_of(action), action))
        apply(self, action)
        self.narrate(False)

    def understood(self, action: int | str, seat: int | None) -> tuple[int, int]:
        if seat is not None:
            self.check_seat(seat)
        if isinstance(action, str):
            if seat is None and len(self.asked) > 1:
                raise NotationError(say("text-which-seat"))
            who = self._first_asked if seat is None else seat
            return who, self.from_text(who, action)
        if not notation.is_action(self.rules, action):
            raise NotationError(say("text-number", value=repr(action)))
        return self._seat_of(action) if seat is None else seat, action

    def refusal(self, action: int | str, seat: int | None = None) -> Message | None:
        who, number = self.understood(action, seat)
        return why_not(Picture.of(self), who, number)

    def view(self, seat: int | None) -> dict[str, Any]:
        return view(Picture.of(self), None if seat is None else self.check_seat(seat))

    @property
    def settings(self) -> dict[str, Any]:
        luck = self.luck
        seed = luck.seed if luck.secret is None else luck.secret.hex()
        return self.options.as_dict() | {"seed": seed}

    @property
    def played(self) -> tuple[tuple[int, str], ...] | None:
        whole = self.log and self.log[0][:3] == (ROUND_STARTED, self.log[0][1], 1)
        if not whole or len(self.moves) != self.step:
            return None
        return tuple((seat, self.to_text(action)) for seat, action in self.moves)

    def position(self) -> dict[str, Any]:
        return position(Picture.of(self), self.luck)

    def play_random(self, seed: int) -> int:
        number, _ = read_seed(seed)
        return random_playout(self, number)

    def copy(self) -> Self:
        new = type(self)()
        new.copy_from(self)
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        luck = (self.luck.seed, self.luck.secret)
        return restored, (self.options, luck, self.dump(), self.log, self.moves)

    @property
    def _first_asked(self) -> int:
        return self.asked[0] if self.asked else 0

    def _seat_of(self, action: int) -> int:
        """Whose action it is: answers of a window name their seat, others are the asked one's."""
        verb, _, arg = notation.unpack(action)
        form = notation.forms(self.rules.words)[verb]
        return arg if form in ("word", "card") else self._first_asked

    def check_seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            last = notation.seat_letter(self.seats - 1)
            raise NotationError(say("text-seat", seat=repr(seat), last=last))
        return seat


def restored(
    options: Options, luck: tuple[int, bytes | None], numbers: Any, log: Any, moves: Any
) -> SaboteurState:
    """What `copy`, `deepcopy` and `pickle` of Python make of a state."""
    state = SaboteurState()
    state.seat_at(rules_for(options), Luck(*luck))
    state.load(numbers)
    state.remember(None if log is None else list(log), None if moves is None else list(moves))
    return state


def make_state(rules: Rules, seed: int, secret: bytes | None) -> SaboteurState:
    """A state with the first round dealt and its events told."""
    state = SaboteurState()
    state.seat_at(rules, Luck(seed, secret))
    start_game(state)
    state.narrate(True)
    start_round(state)
    begin(state)
    state.narrate(False)
    return state


def new_game(
    *,
    seats: int,
    seed: int | str | None = None,
    edition: str = "2024",
    modules: Iterable[str] = (),
    **options: Any,
) -> SaboteurState:
    """A new game, by chance if no seed is named; a `ConfigError` says what does not go together."""
    seed = randbits(64) if seed is None else seed
    chosen = read_options(seats=seats, edition=edition, modules=modules, **options)
    return make_state(rules_for(chosen), *read_seed(seed))
