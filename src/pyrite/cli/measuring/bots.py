"""Bot benchmarks: the time `medium` takes per decision, and how fast `hard` searches."""

from random import Random
from statistics import median
from time import perf_counter

import pyrite
from pyrite.bots.levels import HardBot, MediumBot
from pyrite.bots.table import SeatedBot, seat_rng
from pyrite.search.halving import Budget

TABLES: dict[str, tuple[int, tuple[str, ...]]] = {  # seats and modules by figure
    "medium_us": (5, ()),
    "medium_saboteur2_us": (8, ("saboteur2",)),
}
MIDDLE = 30  # moves; a round with five seats has about sixty
SEARCHED = Budget(milliseconds=300)


def measure_bots(step: int) -> dict[str, float]:
    """Return the microseconds per decision, including time to process new events."""
    times = {figure: 1e6 * median(decisions(*TABLES[figure], step)) for figure in TABLES}
    return times | {"hard_playouts_per_s": playouts(step)}


def playouts(seed: int) -> float:
    """Return the searching bot's guided playouts per second, mid-round with five seats."""
    state = pyrite.new_game(seats=5, seed=seed, rounds=1)
    bots = [SeatedBot(MediumBot(state.describe()), seat) for seat in range(5)]
    for _ in range(MIDDLE):
        if state.over:  # ended early, so use another deal
            return playouts(seed + 1_000)
        seat = state.asked[0]
        state.play(bots[seat].answer(state).action, seat)
    if len(state.legal_actions()) == 1 or state.over:
        return playouts(seed + 1_000)
    seat = state.asked[0]
    search = HardBot(state.describe()).search(state.view(seat), Random(seed))
    actions = state.legal_actions(seat)
    begin = perf_counter()
    found = search.best(actions, [0] * len(actions), SEARCHED, seed)
    return found.playouts / (perf_counter() - begin)


def decisions(seats: int, modules: tuple[str, ...], seed: int) -> list[float]:
    """Return the time of every decision in a game that had more than one answer."""
    state = pyrite.new_game("saboteur", seats=seats, seed=seed, modules=modules)
    bots = [MediumBot(state.describe()) for _ in range(seats)]
    heard, times = [0] * seats, []
    while not state.over:
        seat = state.asked[0]
        news, view, actions = state.events_for(seat, heard[seat]), state.view(seat), state.actions()
        heard[seat], luck = len(state.events), seat_rng(state, seat, "bot")
        begin = perf_counter()
        for event in news:
            bots[seat].told(event)
        chosen = bots[seat].choose(view, actions, luck)
        if len(actions) > 1:
            times.append(perf_counter() - begin)
        state.play(chosen, seat)
    return times
