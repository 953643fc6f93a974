# Compiled: see core/native.py
"""Sequential halving: find the action that does best in rollouts over imagined worlds.

After each round of tries the worse half drops out. All remaining actions are tried in the same
worlds with the same luck, so that only the actions differ. Threads share the worlds, without the
GIL during rollouts. With a budget in playouts the result depends only on the arguments, whatever
the number of threads.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from math import sqrt
from threading import Lock
from time import perf_counter
from typing import Any, NamedTuple, final

from pyrite.core.chance import Luck
from pyrite.core.encoding import of_another_kind
from pyrite.core.game_table import GameTable, Guide, refused
from pyrite.core.moves import Moves
from pyrite.core.native import Native, Readable, Word, nogil, python_only, python_too, raises
from pyrite.core.reading import no_seat

MOST_MOVES = 2_000  # cuts off a game that never ends
SCALE = 1_000
CAUTION = 0.5  # standard errors, unless the caller asks for more caution


class Budget(NamedTuple):
    """How much may be tried: a number of playouts, or as many as fit into some milliseconds."""

    playouts: int = 0
    milliseconds: int = 0

    def after(self, seconds: float) -> "Budget":
        """Return what is left after spending this much time on something else."""
        if self.playouts:
            return self
        return Budget(milliseconds=max(1, self.milliseconds - round(1_000 * seconds)))


class Found(NamedTuple):
    """The result of a search: the best action, its average value, and how much was tried."""

    action: int
    value: float
    playouts: int


class Trial:
    """How an action did so far, compared with the favourite in the same worlds and luck."""

    def __init__(self, action: int, bonus: int) -> None:
        self.action = action
        self.bonus = bonus  # its estimated worth before any try, in thousandths
        self.total = 0
        self.ahead = 0  # of the favourite
        self.squares = 0

    def note(self, won: int, favourite: int) -> None:
        """Note a playout, and how the favourite did in the same one."""
        self.total += won
        self.ahead += won - favourite
        self.squares += (won - favourite) ** 2

    def mean(self, tried: int) -> float:
        """Return the average value."""
        return self.total / max(1, tried) + self.bonus / SCALE

    def surely(self, tried: int, caution: float) -> float:
        """Return the lead over the favourite, minus this many standard errors."""
        ahead = self.ahead / max(1, tried)
        spread = max(0.0, self.squares / max(1, tried) - ahead * ahead)
        return ahead + self.bonus / SCALE - caution * sqrt(spread / max(1, tried))


@final
class Player(Native):
    """What one thread needs to play rollouts."""

    guided: Readable[GameTable]
    moves: Moves
    luck: Luck

    @python_only
    def __init__(self, guided: GameTable) -> None:
        self.guided = guided
        if self.guided.guide is None:
            self.guided.start_guiding(Guide())
        self.moves = Moves()
        self.luck = Luck(0)

    @python_too
    @raises
    def playout(self, world: GameTable, action: int, seat: int, seed: Word) -> int:
        """Return what the seat wins in this world after the action, if everybody plays sensibly."""
        self.check(world, seat)
        if not world.is_legal(action):
            raise refused(action)
        with nogil:
            won: int = roll_out(self.guided, world, action, seat, self.moves, self.luck, seed)
        return won

    @python_only
    def check(self, world: GameTable, seat: Any) -> None:
        """Refuse a world of another table than the guided one, and a seat that it has not."""
        ours: Any = self.guided
        theirs: Any = world
        if type(theirs) is not type(ours) or theirs.rules is not ours.rules:
            raise of_another_kind()
        if type(seat) is not int or not 0 <= seat < world.seat_count():
            raise no_seat(seat, world.seat_count())


class Search:
    """The search for one seat's answer; worlds end at the horizon that their creators set.

    It uses one thread for each guided table.
    """

    def __init__(self, worlds: Sequence[Any], guided: Sequence[Any], seat: int) -> None:
        self.worlds = list(worlds)
        self.players = [Player(table) for table in guided]
        if not self.worlds or not self.players:
            raise ValueError("a search needs a world and a guided table at least")
        for world in self.worlds:
            self.players[0].check(world, seat)
        self.seat = seat
        self.lock = Lock()
        self.played = 0
        self.tried = 0

    def best(
        self,
        actions: Sequence[int],
        bonus: Sequence[int],
        budget: Budget,
        seed: int,
        caution: float = CAUTION,
    ) -> Found:
        """Return the best action; the one with the highest bonus (in thousandths) is the favourite.

        Another action is preferred only if it does better by more than `caution` standard errors.
        """
        self._check_legal(actions)
        trials = [Trial(action, own) for action, own in zip(actions, bonus, strict=True)]
        trials.sort(key=lambda trial: -trial.bonus)
        rounds = max(1, (len(trials) - 1).bit_length())
        begin = perf_counter()
        for number in range(1, rounds + 1):
            self._try_all(trials, seed, partial(self._goes_on, budget, number / rounds, begin))
            others = sorted(trials[1:], key=lambda trial: -trial.mean(self.tried))
            left = (len(trials) + 1) // 2 if number < rounds else len(trials)
            trials = [trials[0], *others[: max(1, left - 1)]]
        chosen = max(trials, key=lambda trial: trial.surely(self.tried, caution))
        return Found(chosen.action, chosen.total / max(1, self.tried), self.played)

    def _check_legal(self, actions: Sequence[int]) -> None:
        legal = {*self.worlds[0].legal_actions(self.seat)}
        wrong = [action for action in actions if action not in legal]
        if wrong:
            raise refused(wrong[0])
        if not actions:
            raise ValueError("a search needs an action at least")

    def _goes_on(self, budget: Budget, part: float, begin: float, n: int) -> bool:
        """Return whether this part of the budget is not used up yet, with n actions to try.

        However slow the machine is, no action is dropped before all were tried once.
        """
        if budget.playouts:
            return self.played + n <= budget.playouts * part
        return self.tried == 0 or (perf_counter() - begin) * 1_000 < budget.milliseconds * part

    def _try_all(self, trials: Sequence[Trial], seed: int, goes_on: Callable[[int], bool]) -> None:
        """Try every action in world after world, in all threads at once."""
        first, *others = self.players
        with ThreadPoolExecutor(max(1, len(others))) as pool:
            running = [pool.submit(self._play, own, trials, seed, goes_on) for own in others]
            self._play(first, trials, seed, goes_on)
            for thread in running:
                thread.result()

    def _play(
        self, player: Player, trials: Sequence[Trial], seed: int, goes_on: Callable[[int], bool]
    ) -> None:
        """Try every action in the next world with the same luck, until the budget is used up."""
        while True:
            with self.lock:
                if not goes_on(len(trials)):
                    return
                world = self.worlds[self.tried % len(self.worlds)]
                self.tried += 1
                self.played += len(trials)
                luck = seed + self.tried
            won = [player.playout(world, trial.action, self.seat, luck) for trial in trials]
            with self.lock:
                for trial, own in zip(trials, won, strict=True):
                    trial.note(own, won[0])


def roll_out(
    table: GameTable,
    world: GameTable,
    action: int,
    seat: int,
    moves: Moves,
    luck: Luck,
    seed: Word,
) -> int:
    """Play this world to its end after the action, guided; return what the seat wins by it."""
    table.restore(world)
    luck.reseed(seed)
    table.luck.reseed(seed)
    before = table.score_of(seat)
    table.do(action)
    played = 0
    while played < MOST_MOVES and not table.is_over():
        table.list_moves(moves)
        if moves.n == 0:  # custom code has failed
            break
        chosen = moves.acts[0] if moves.n == 1 else table.choose_guided(moves, luck)
        table.do(chosen)
        played += 1
    return table.score_of(seat) - before
