"""Give junk to every call that reaches compiled code; run by test_junk.py in a process of its own.

Prints each call before it is made, so that the last line names the one that crashed or hung.
"""

import faulthandler
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from contract.sets import OWN_MODULES

import pyrite
from pyrite.bots.guidance import WORTHS, Guidance
from pyrite.bots.levels import start_guiding
from pyrite.core import batch, encoding, game_table, sharing
from pyrite.envs import decisions, information_key, vector
from pyrite.envs.encoder import Encoder
from pyrite.envs.vector import BUFFERED
from pyrite.modules import OwnTable
from pyrite.search.halving import Budget, Player, Search

SECONDS = 120
GIVEN = (TypeError, ValueError, LookupError, AttributeError, ArithmeticError, BufferError)


def states() -> dict[str, Any]:
    """Return states of other tables than the one under test, and things that are no states."""
    small = pyrite.new_game(seats=3, seed=1)
    with_modules = pyrite.new_game(seats=8, seed=1, modules=["saboteur2", "toll"])
    mines = pyrite.new_game("lostmines", seats=5, seed=1)
    return {
        **{"small": small, "modules": with_modules, "mines": mines, "kind": type(small)},
        **{"big": pyrite.new_game(seats=10, seed=1), "view": small.view(0)},
        "own": pyrite.new_game(seats=5, seed=1, modules=OWN_MODULES[:1]),
    }


def junk() -> dict[str, Any]:
    """Return what no call should take, by name."""
    fixed = np.zeros(2, np.int32)
    fixed.flags.writeable = False
    numbers = (-1, 5, 7, 99, 10**6, 2**31, 2**32, 2**63, -(2**70), 10**40, 1.9, float("nan"), 1j)
    plain = (None, True, "5", "", b"x", [], (), {}, [1, 2], ["a"], [None, None], [2**40, 2**40])
    integers = (np.int64(99), np.int32(-1), np.float32(1), np.bool_(True))
    arrays = {
        "no-dimension": np.array(1),
        "empty": np.zeros(0, np.int32),
        "short": np.zeros(1, np.int32),
        "long": np.zeros(9, np.int32),
        "floats": np.zeros(2),
        "bytes": np.zeros(2, np.uint8),
        "wide": np.full(2, 2**32, np.int64),
        "unsigned": np.full(2, 2**64 - 1, np.uint64),
        "fixed": fixed,
        "strided": np.zeros(4, np.int32)[::2],
        "swapped": np.zeros(2, np.dtype(">i4")),
        "rows": np.zeros((2, 1), np.int32),
        "table": np.zeros((2, 9), np.uint8),
        "object": np.array([1, None], object),
        "text": np.array(["1", "2"]),
    }
    return {**{repr(x): x for x in (*numbers, *plain, *integers)}, **arrays, **states()}


def calls() -> dict[str, Callable[[Any], object]]:
    """Return every call with room for one piece of junk."""
    state: Any = pyrite.new_game(seats=5, seed=3, rounds=1)
    env = vector(n=2, seats=5, seed=3, threads=2)
    env.reset()
    encoder = Encoder(state)
    coding, number = encoder.coding, state.legal_actions()[0]
    rows = [encoder._rows[name] for name in BUFFERED]
    workers, shared = [sharing.Worker()], env._batch
    guided = state.copy()
    start_guiding(guided, Guidance(WORTHS["saboteur"], [0] * 5))
    search = Search([state.copy()], [guided], 0)
    player, spent = search.players[0], Budget(playouts=4)
    own, module = states()["own"], OWN_MODULES[0]
    threads = {name: np.zeros((1, 16), np.int32) for name in ("posts", "taken")}
    arrays = {**env._arrays, **threads}
    tables = [state.copy(), state.copy()]

    def batch_with(**other: Any) -> object:
        given = {"tables": tables, "out": shared.out, "arrays": arrays, "final": None, **other}
        return batch.Batch(*given.values(), 0, env.switches)

    def set_up(name: str) -> Callable[[Any], object]:
        return lambda x: batch_with(arrays={**arrays, name: x})

    def row_of(place: int) -> Callable[[Any], object]:
        return lambda x: encoding.Buffers(coding, *rows[:place], x, *rows[place + 1 :])

    def option(name: str) -> Callable[[Any], object]:
        most = 99 if name in ("n", "threads", "history", "legal") else 10**99  # more take long
        return lambda x: above(x, most) or vector(**{"n": 1, "seats": 5, name: x}).reset()

    return {
        "step": lambda x: env.step(x),
        "step-two": lambda x: env.step([x, x]),
        "send": lambda x: (env.send(x), env.recv()),
        "sample": lambda x: env.sample(x),
        "reset": lambda x: env.reset(x) and None,
        "state": lambda x: env.state(x),
        "index": lambda x: env.index(x),
        "index-table": lambda x: env.index(number, x),
        "action": lambda x: env.action(x),
        "action-table": lambda x: env.action(int(env.out.legal[0, 0]), x),
        "row": lambda x: env.cell(x, 0),
        "column": lambda x: env.cell(0, x),
        **{f"vector-{name}": option(name) for name in OPTIONS},
        "encoder": lambda x: Encoder(x).size,
        "encoder-staged": lambda x: Encoder(state, x).size,
        "observe": lambda x: encoder.observe(x, 0),
        "observe-seat": lambda x: encoder.observe(state, x),
        "legal": lambda x: encoder.legal(x, 0),
        "legal-seat": lambda x: encoder.legal(state, x),
        "legal-prefix": lambda x: encoder.legal(state, 0, x),
        "legal-prefixes": lambda x: encoder.legal(state, 0, (x, x, x, x)),
        "mask": lambda x: encoder.mask(x),
        "code": lambda x: coding.code(x, 0, 0),
        "code-seat": lambda x: coding.code(number, x, 0),
        "code-stage": lambda x: coding.code(number, 0, x),
        "codes": lambda x: coding.codes(x, 0, 0),
        "stages": lambda x: coding.stages(x),
        "coding": lambda x: encoding.Coding(x, True),
        "coding-cards": lambda x: encoding.Coding(coding.kind._replace(cards=x), True),
        "coding-seats": lambda x: encoding.Coding(coding.kind._replace(seats=x), True),
        "buffers": lambda x: encoding.Buffers(x, *rows),
        **{f"buffers-{name}": row_of(i) for i, name in enumerate(BUFFERED)},
        "observe-table": lambda x: batch.observe(x, encoder._out, 0, 0),
        "observe-out": lambda x: batch.observe(state, x, 0, 0),
        "observe-row": lambda x: batch.observe(state, encoder._out, x, 0),
        "observe-who": lambda x: batch.observe(state, encoder._out, 0, x),
        "batch": lambda x: batch_with(tables=x),
        "batch-of": lambda x: batch_with(tables=[x, x]),
        "batch-out": lambda x: batch_with(out=x),
        "batch-final": lambda x: batch_with(final=x),
        "batch-arrays": lambda x: batch_with(arrays=x),
        **{f"batch-{name}": set_up(name) for name in arrays},
        "open": lambda x: shared.open(x, np.zeros(2, np.int32), workers[0]),
        "open-codes": lambda x: shared.open(batch.SAMPLE, x, workers[0]),
        "open-worker": lambda x: shared.open(batch.SAMPLE, np.zeros(2, np.int32), x),
        "finish": lambda x: shared.finish_job(x),
        "rouse": lambda x: shared.rouse(x),
        "help": lambda x: shared.help(x, workers[0]),
        "help-worker": lambda x: shared.help(1, x),
        "key": lambda x: information_key(x),
        "decisions": lambda x: len([*decisions(x)]),
        "own": lambda x: OwnTable(x, module, "plays").seats,
        "own-key": lambda x: OwnTable(own, x, "plays").seats,
        "own-seat": lambda x: OwnTable(own, module, "plays").hand(x),
        "own-cell": lambda x: OwnTable(own, module, "plays").tile(x),
        "apply": lambda x: state.copy().apply(x),
        "play": lambda x: state.copy().play(x),
        "play-seat": lambda x: state.copy().play(number, x),
        "copy": lambda x: x.copy() if isinstance(x, type(state)) else None,
        "search": lambda x: Search([x], [guided], 0).best([number, number], [0, 0], spent, 1),
        "search-worlds": lambda x: Search(x, [guided], 0).best([number], [0], spent, 1),
        "search-guided": lambda x: Search([state], [x], 0).best([number], [0], spent, 1),
        "search-seat": lambda x: Search([state], [guided], x).best([number], [0], spent, 1),
        "search-actions": lambda x: search.best(x, [], spent, 1),
        "search-bonus": lambda x: search.best([number], x, spent, 1),
        "search-action": lambda x: search.best([x, x], [0, 0], spent, 1),
        "player": lambda x: Player(x),
        "playout": lambda x: player.playout(x, number, 0, 1),
        "playout-action": lambda x: player.playout(state, x, 0, 1),
        "playout-seat": lambda x: player.playout(state, number, x, 1),
        "playout-seed": lambda x: player.playout(state, number, 0, x),
        "random-playout": lambda x: game_table.random_playout(x, 1) if not made(x) else None,
        "guided-choice": lambda x: game_table.guided_choice(x, 1),
    }  # fmt: skip


OPTIONS = (
    *("game", "n", "seats", "rounds", "threads", "actions", "obs", "history", "legal", "features"),
    *("skip_forced", "others", "seat", "truth", "advice", "autoreset", "final", "modules"),
)


def above(x: Any, most: int) -> bool:
    """Return whether this is a number above the most."""
    return isinstance(x, int | np.integer) and x > most


def made(x: Any) -> bool:
    """Return whether this is a state."""
    return isinstance(x, pyrite.State)


def answer(call: Callable[[Any], object], x: Any) -> str:
    """Return what becomes of a call: its error, or that it was done."""
    try:
        call(x)
    except GIVEN as error:
        return type(error).__name__ if type(error).__module__.startswith("pyrite") else "error"
    return "done"


def hot_calls() -> dict[str, Callable[[Any], object]]:
    """Return what hot files define and what their objects can do, called with any arguments."""
    package = Path(pyrite.__file__).parent
    found: dict[str, Callable[[Any], object]] = {}
    for path in sorted(package.rglob("*.py")):
        if path.read_text(encoding="utf-8").startswith("# Compiled: see core/native.py"):
            name = ".".join(("pyrite", *path.relative_to(package).with_suffix("").parts))
            own = [one for one in vars(import_module(name)).items() if callable(one[1])]
            of_it = [(key, one) for key, one in own if getattr(one, "__module__", "") == name]
            found |= {f"{name}.{key}": one for key, one in of_it}
    for of in (*(one for one in states().values() if made(one)), game_table.Guide()):
        calls = {name: getattr(of, name) for name in dir(type(of)) if not name.startswith("_")}
        found |= {f"{of!r}.{name}": call for name, call in calls.items() if callable(call)}
    return found


def main() -> None:
    """Make every call with every piece of junk, and play on afterwards."""
    faulthandler.enable()
    faulthandler.dump_traceback_later(SECONDS, exit=True)
    only, wrong = sys.argv[1:], junk()
    for name, call in calls().items():
        for what, x in wrong.items() if not only or name in only else ():
            print(name, what, end=" ", flush=True)
            print(answer(call, x))
    for name, call in hot_calls().items() if not only else ():
        for many in range(8):
            print(name, many, end=" ", flush=True)
            print(answer(lambda x, call=call: call(*x), [None] * many))
    state, rng = pyrite.new_game(seats=5, seed=3), Random(1)
    while not state.over:
        state.play(rng.choice(state.legal_actions()))
    print("whole")


if __name__ == "__main__":
    main()
