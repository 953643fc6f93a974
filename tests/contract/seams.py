"""A module that plugs into every seam, run from the sources: hooks of a test are Python, not C.

Run by test_seams.py through core/interpreted.py; prints what it saw as JSON.
"""

import json
import random

from pyrite.core.cards import Card
from pyrite.core.chance import Luck
from pyrite.core.sides import E, N, S, W
from pyrite.saboteur import config, module, verbs
from pyrite.saboteur.game import SaboteurState
from pyrite.saboteur.legal import legal_actions
from pyrite.saboteur.numbers import DIGGER, MAX_HAND, PAID, SABOTEUR, tile_of
from pyrite.saboteur.paths import put, touch
from pyrite.saboteur.playout import promise
from pyrite.saboteur.registry import MODULES
from pyrite.saboteur.setup import start_game, start_round
from pyrite.saboteur.state import pack, pop_ask, push_ask
from pyrite.saboteur.turn import apply, begin, drop

SEEN: dict[str, int] = dict.fromkeys((*module.HOOKS, *module.SLOTS, "answered"), 0)


def seen(name: str) -> None:
    SEEN[name] += 1


def round_started(table):
    seen("round_started")
    table.box[at(table)] = table.round_no
    site = touch(table, table.rules.start_at + 2)  # one cell from the start
    put(table, site, tile_of(table.rules.words.numbers["site"], 0))


def turn_options(table, seat, moves):
    seen("turn_options")
    moves.acts[moves.n] = pack(REST, 0, seat)
    moves.n += 1


def may_lay(table, seat):
    seen("may_lay")
    return seat != 2  # the third seat never digs


def declared(table, action):
    seen("declared")
    push_ask(table, NOD, 1 << table.turn, action)


def joined(table, cell):
    seen("joined")


def goal_turned(table, cell):
    seen("goal_turned")


def deal_dwarfs(table):
    seen("deal_dwarfs")
    for seat in range(table.rules.seats):
        table.dwarf[seat] = SABOTEUR if seat == 0 else DIGGER
    table.nspare = 0


def pay(table):
    seen("pay")
    table.stage = PAID


def rest(table, action):
    """A turn that only throws a card away; the box counts them."""
    pop_ask(table)
    drop(table, table.turn, table.hands[table.turn * MAX_HAND])
    table.owed = 0
    table.box[at(table) + 1] += 1


def nod(table, action):
    seen("answered")
    pop_ask(table)


def list_nod(table, seat, moves):
    moves.acts[moves.n] = pack(NODDED, 0, seat)
    moves.n += 1


def at(table):
    return table.rules.box_at[FAKE.number]


REST = verbs.new_verb("rest", rest)
NODDED = verbs.new_verb("nod", nod)
NOD = verbs.new_ask("nod", list_nod)
FAKE = module.Module(
    "fake",
    source="tests",
    rules=(),
    cards=(Card("site", "rest", (N | E | S | W,), copies=0, watched=True),),
    slots=module.SLOTS,
    box=2,
    forms={"rest": "word", "nod": "word"},
    asks={"nod": "action"},
)
for name in (*module.HOOKS, *module.SLOTS):
    setattr(FAKE, name, globals()[name])


def main() -> None:
    options = config.read_options(seats=4, rounds=12)
    rules = config.compile_rules(options, (MODULES["base"], FAKE))
    state = SaboteurState()
    state.seat_at(rules, Luck(3))
    start_game(state)
    start_round(state)
    begin(state)
    rng = random.Random(5)
    dug_by_third = 0
    while not state.over:
        actions = legal_actions(state, -1)
        if state.asked == (2,):
            dug_by_third += sum(verbs.VERBS[a >> 25] == "place" for a in actions)
        apply(state, max(rng.choices(actions, k=12), key=lambda a: promise(state, a)))
    twin = state.copy()
    print(
        json.dumps(
            {
                "seen": SEEN,
                "over": state.over,
                "dug_by_third": dug_by_third,
                "box": state.dump()["box"][:2],
                "copied": twin.dump()["box"][:2],
                "gold": sum(state.gold),
            }
        )
    )


main()
