"""A module that uses every hook and slot, run from the sources because its hooks are Python.

Run by test_seams.py through core/interpreted.py; prints what it saw as JSON.
"""

import json
import random
from dataclasses import replace

from pyrite.core.cards import Card
from pyrite.core.chance import Luck
from pyrite.core.grid import at_of
from pyrite.core.messages import Message
from pyrite.core.moves import arg_of, pack
from pyrite.core.sides import E, N, S, W
from pyrite.saboteur.config import config
from pyrite.saboteur.config.registry import MODULES
from pyrite.saboteur.game import SaboteurState
from pyrite.saboteur.numbers import MAX_HAND, PAID, tile_of
from pyrite.saboteur.play import payout
from pyrite.saboteur.play.setup import start_game, start_round
from pyrite.saboteur.play.turn import apply, begin, discard_unseen, owe
from pyrite.saboteur.playout import promise
from pyrite.saboteur.table import module, verbs
from pyrite.saboteur.table.module import HOOKS, Box, Choices, Terms, Words, get, note
from pyrite.saboteur.table.paths import find, put, touch
from pyrite.saboteur.table.state import pop_ask, push_ask
from pyrite.saboteur.text.events import new_event
from pyrite.saboteur.text.snapshot import Snapshot
from pyrite.saboteur.text.types import Count
from pyrite.saboteur.text.why_not import barred, why_not

FORBIDDING = ("may_lay", "may_look", "bars")
PLUGS = (*HOOKS, *module.SLOTS)
SEEN: dict[str, int] = dict.fromkeys((*PLUGS, "answered", "late"), 0)
CLOSED = at_of(1, 1)  # paths are not allowed here
ROUND, RESTS, WARNED = 0, 1, 2  # the box


def seen(name: str) -> None:
    SEEN[name] += 1


def round_started(table):
    seen("round_started")
    note(table, FAKE.number, ROUND, table.round_no)
    site = touch(table, table.rules.start_at + 2)  # one cell from the start
    put(table, site, tile_of(table.rules.names.numbers["site"], 0))
    table.site_cell[table.nsites] = site
    table.nsites += 1


def turn_options(table, seat, moves):
    seen("turn_options")
    moves.acts[moves.n] = pack(REST, 0, seat)
    moves.n += 1


def may_lay(table, seat):
    seen("may_lay")
    return seat != 2  # the third seat never digs


def may_look(table, goal):
    seen("may_look")
    return goal != 1  # nobody looks at the goal in the middle


def words_of(hook):
    """Return the message for a hook's refusal, so that the rule itself is not repeated here."""
    return lambda table, *about: Message(f"no-{hook}", {})


def bars(table, cell, seat, skip):
    seen("bars")
    assert (seat, skip) == (table.turn, 0)
    return table.at[cell] == CLOSED


def declared(table, action):
    seen("declared")
    push_ask(table, NOD, 1 << table.turn, action)


def taking_effect(table, action):
    seen("taking_effect")
    assert table.declared == action


def laid(table, cell):
    seen("laid")
    assert table.laid[table.nlaid - 1] == cell


def lifted(table, cell):
    seen("lifted")
    assert table.tile[cell] == 0


def joined(table, cell):
    seen("joined")
    assert table.at[cell] == table.rules.start_at + 2


def goal_turned(table, cell):
    seen("goal_turned")


def turn_ending(table):
    """Ask once per turn; called again when that is answered."""
    seen("turn_ending")
    if get(table, FAKE.number, WARNED):
        note(table, FAKE.number, WARNED, 0)
        return
    note(table, FAKE.number, WARNED, 1)
    push_ask(table, LATE, 1 << table.turn, 0)


def payday(table):
    seen("payday")
    assert table.dwarfs_shown


def entitled(table, seat):
    seen("entitled")
    return False  # nobody shares in the gold


def pay(table):
    seen("pay")
    if table.found:
        payout.pay(table)
    else:
        table.stage = PAID


def rest(table, action):
    """Spend a turn only throwing away a card, and count such turns in the box."""
    pop_ask(table)
    discard_unseen(table, table.turn, table.hands[table.turn * MAX_HAND], 2)
    owe(table, 0)
    note(table, FAKE.number, RESTS, get(table, FAKE.number, RESTS) + 1)
    if table.recording:
        table.emit(RESTED, table.turn, get(table, FAKE.number, RESTS), 0, 0)


def rested(rules, seat, a, b, seen_by):
    return {"cards": a}, {}


def nod(table, action):
    seen("answered" if table.ask_kind[table.nasks - 1] == NOD else "late")
    pop_ask(table)


def list_nod(table, seat, moves):
    moves.acts[moves.n] = pack(NODDED, 0, seat)
    moves.n += 1


RESTED = new_event("rested", rested, Count)
REST = verbs.new_verb(40, "rest", rest)
NODDED = verbs.new_verb(41, "nod", nod)
NOD = verbs.new_ask(40, "nod", list_nod)
LATE = verbs.new_ask(41, "late", list_nod)
FAKE = module.Module(
    "fake",
    source="tests",
    rules=(),
    cards=(Card("site", "rest", (N | E | S | W,), copies=0, watched=True),),
    terms=Terms(slots=module.SLOTS),
    choices=Choices(forms={"rest": "answer", "nod": "answer"}, asks={"nod": "action", "late": ""}),
    box=Box(("round", "rests", "warned")),
    words=Words(forbids={hook: words_of(hook) for hook in FORBIDDING}),
)
for name in PLUGS:
    setattr(FAKE, name, globals()[name])


def refused(state) -> dict[str, str]:
    """Return the messages for everything the hooks forbid, with the third seat on turn."""
    names = state.rules.names
    place, look = names.verbs.index("place"), names.verbs.index("map")
    path, map_card = names.numbers["NESW"], names.numbers["map"]
    p = replace(Snapshot.of(state), hands=[[path, map_card]] * 4)
    told = {
        "may_lay": why_not(p, 2, pack(place, path, CLOSED << 1)),
        "may_look": why_not(p, 2, pack(look, map_card, p.goals[1][0])),
        "bars": barred(p, CLOSED, 2),
    }
    return {hook: message.id for hook, message in told.items() if message}


def main() -> None:
    options = config.read_options(seats=4, rounds=12)
    rules = config.compile_rules(options, (MODULES["base"], FAKE))
    state = SaboteurState._empty()
    state._seat_at(rules, Luck(3))
    start_game(state)
    start_round(state)
    begin(state)
    state._keep_events(True)
    rng = random.Random(6)
    broken = dict.fromkeys(FORBIDDING, 0)
    told_why: dict[str, str] = {}
    while not state.over:
        actions = state.legal_actions()
        for action in actions:
            verb = verbs.VERBS[action >> 25]
            dug = verb == "place"
            broken["may_lay"] += dug and state.asked == (2,)
            broken["bars"] += dug and arg_of(action) >> 1 == CLOSED
            middle = state.at[state.goal_cell[1]]
            broken["may_look"] += verb == "map" and arg_of(action) == middle
        if state.asked == (2,) and find(state, CLOSED) and not told_why:
            told_why = refused(state)
        apply(state, max(rng.choices(actions, k=12), key=lambda a: promise(state, a)))
    assert find(state, CLOSED) == 0 or state.tile[find(state, CLOSED)] == 0
    told = [event for event in state.events if event.kind == "rested"][-1]
    assert told.open == {"cards": state._dump()["box"][RESTS]}, "the kind is the module's own"
    twin = state.copy()
    print(
        json.dumps(
            {
                "seen": SEEN,
                "over": state.over,
                "broken": broken,
                "told_why": told_why,
                "box": state._dump()["box"][:3],
                "modules": state.position()["modules"],
                "copied": twin._dump()["box"][:3],
                "gold": sum(state.scores),
            }
        )
    )


main()
