"""The state of a Saboteur game as the world sees it: the table with the public calls."""

from collections.abc import Iterable
from typing import Any, ClassVar

from pyrite.core.options import read_or_draw_seed
from pyrite.core.tabled import Engine, TableState
from pyrite.saboteur import legal, notation
from pyrite.saboteur.coins import totals
from pyrite.saboteur.config import read_options, rules_for
from pyrite.saboteur.events import KINDS
from pyrite.saboteur.numbers import OVER, ROUND_STARTED
from pyrite.saboteur.picture import Picture
from pyrite.saboteur.playout import random_playout
from pyrite.saboteur.position import position
from pyrite.saboteur.setup import start_game, start_round
from pyrite.saboteur.state import Table
from pyrite.saboteur.turn import apply, begin
from pyrite.saboteur.view import view
from pyrite.saboteur.why_not import why_not


class SaboteurState(Table, TableState):
    """One game of the card game at one moment."""

    game: ClassVar[str] = "saboteur"
    engine: ClassVar[Engine] = Engine(
        notation=notation,
        kinds=KINDS,
        first_event=(ROUND_STARTED, 1),
        over=OVER,
        rules_for=rules_for,
        picture_of=Picture.of,
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
        return tuple(totals(self))

    def legal_actions(self, seat: int | None = None) -> list[int]:
        return legal.legal_actions(self, -1 if seat is None else self.check_seat(seat))

    def apply(self, action: int) -> None:
        apply(self, action)

    def seat_of(self, action: int) -> int:
        """Answers of a window name their seat, others are the asked one's."""
        verb, _, arg = notation.unpack(action)
        form = notation.forms(self.rules.words)[verb]
        return arg if form in ("word", "card") else self.first_asked


def new_game(
    *,
    seats: int,
    seed: int | str | None = None,
    edition: str = "2024",
    modules: Iterable[str] = (),
    **options: Any,
) -> SaboteurState:
    """A new game, by chance if no seed is named; a `ConfigError` says what does not go together."""
    chosen = read_options(seats=seats, edition=edition, modules=modules, **options)
    return SaboteurState.dealt(rules_for(chosen), *read_or_draw_seed(seed))
