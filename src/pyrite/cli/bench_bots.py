"""How long the bot `medium` takes to decide, over whole games among its like."""

from statistics import median
from time import perf_counter

import pyrite
from pyrite.bots.heuristic import HeuristicBot
from pyrite.bots.table import seat_rng

TABLES: dict[str, tuple[int, tuple[str, ...]]] = {  # by figure: seats and modules
    "medium_us": (5, ()),
    "medium_saboteur2_us": (8, ("saboteur2",)),
}


def measure_bots(step: int) -> dict[str, float]:
    """Microseconds for a decision; what was told since the last one is thought about, too."""
    return {figure: 1e6 * median(decisions(*TABLES[figure], step)) for figure in TABLES}


def decisions(seats: int, modules: tuple[str, ...], seed: int) -> list[float]:
    """The time of every decision of a game that had more than one answer."""
    state = pyrite.new_game("saboteur", seats=seats, seed=seed, modules=modules)
    bots = [HeuristicBot(state.describe()) for _ in range(seats)]
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
