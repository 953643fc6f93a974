"""The promises of write-a-module.md hold, whatever a module returns or calls.

A module that breaks them is refused: the public call raises, and the table stays as it was.
"""

import json
import pickle
from collections.abc import Callable, Iterator
from itertools import repeat
from random import Random
from typing import Any, ClassVar

import numpy
import pytest
from deep import in_deep
from property.conserved import cards_of
from property.hidden import redealt
from property.laws import folding_events_gives_the_view

import pyrite
from pyrite import State
from pyrite.core.messages import ConfigError, IllegalAction, NotationError
from pyrite.lang import Speaker, tell_message
from pyrite.modules import (
    Action,
    Card,
    E,
    Message,
    N,
    OwnModule,
    OwnTable,
    S,
    W,
    add_module,
    module_named,
)
from pyrite.saboteur.config.plugins import OWN

VETO, DIVERSION = "y2019_veto", "y2023_diversion"


class Fuse(OwnModule):
    """Twenty cards that do nothing, and a question about a card: what the tests build on."""

    rule = "X-8"
    cards = (Card("fuse", "light", copies=20),)
    forms: ClassVar = {"light": "alone", "huff": "keep"}
    questions: ClassVar = {"blown": ("huff",)}
    numbers = ("lit",)
    cells = ("burnt",)

    def plays(self, table: OwnTable, seat: int, card: str) -> Any:
        verbs = {row.name: row.verb for row in self.cards}
        return [Action(seat, verbs[card], card=card)]

    def answers(self, table: OwnTable, seat: int, question: str) -> Any:
        return [Action(seat, "huff", card=card) for card in table.hand(seat)]


def fuse(**parts: Any) -> type[OwnModule]:
    """The same with other parts; calls take the place of methods."""
    return type("Changed", (Fuse,), parts)


def at_verb(verb: str, *modules: Any, seats: int = 3, seed: int = 4) -> tuple[State, Action]:
    """The first moment of a game at which somebody may do this."""
    state, rng = pyrite.new_game(seats=seats, modules=[*modules], seed=seed), Random(seed)
    while True:
        for action in state.actions():
            if action.verb == verb:
                return state, action
        state.play(rng.choice(state.actions()))


def conserved(state: State) -> None:
    """Every card of the deck lies somewhere, once."""
    cards = state.describe().cards
    deck = {name: card.copies for name, card in cards.items() if card.kind in ("path", "action")}
    assert cards_of(state.position()) == deck


def refused(state: State, action: Any, problem: str) -> None:
    """The action is refused for this reason, and nothing has happened."""
    before, told = state.position(), len(state.events)
    with pytest.raises(ConfigError, match=problem):
        state.play(action)
    assert state.position() == before
    assert len(state.events) == told
    conserved(state)


def ask_next(self: OwnModule, table: OwnTable, action: Action) -> None:
    """Ask the seat after the one on turn, if it can answer."""
    seat = (table.turn + 1) % table.seats
    if action.verb != "huff" and table.cards_in_hand(seat):
        table.ask("blown", seat)


def unheld(self: OwnModule, table: OwnTable, seat: int, *about: str) -> list[Action]:
    """Cards that the seat does not hold."""
    held = table.hand(seat)
    return [Action(seat, "huff", card=card) for card in ("map", "NS") if card not in held]


LISTED: list[tuple[dict[str, Any], str]] = [
    ({"answers": lambda *a: [Action(a[2], "light", card="fuse")]}, "where its verbs are: huff"),
    ({"answers": unheld}, "which is not held"),
    ({"answers": lambda *a: [Action(a[2] - 1, "huff", card="map")]}, "but seat . is asked"),
    ({"answers": lambda *a: None}, "answers returned None"),
    ({"answers": lambda *a: ["huff map"]}, "which is not an Action"),
    ({"answers": lambda *a: [Action(a[2], "huff", cards=[])]}, "answers lists"),
    ({"answers": lambda *a: [Action(a[2], "huff", card="no_card")]}, "answers lists"),
    ({"answers": lambda *a: repeat(Action(a[2], "huff", card="fuse"))}, "more than 500 actions"),
    ({"answers": lambda *a: []}, "nobody can answer 'blown'"),
]


@pytest.mark.parametrize(("parts", "problem"), LISTED)
def test_a_question_that_cannot_be_answered_is_not_asked(
    parts: dict[str, Any], problem: str
) -> None:
    refused(*at_verb("light", fuse(do=ask_next, **parts)), problem)


def test_an_object_of_a_module_is_refused_with_what_to_pass() -> None:
    with pytest.raises(ConfigError, match=r"Pass the class itself.*modules=\[Fuse\]"):
        pyrite.new_game(seats=3, modules=[Fuse()])


def test_whole_numbers_of_numpy_are_whole_numbers_and_nothing_else_is() -> None:
    def at(target: Any) -> type[OwnModule]:
        plays = [Action(0, "light", card="fuse", target=target)]
        return fuse(plays=lambda *a: [one._replace(seat=a[2]) for one in plays], forms=SEATED)

    state, action = at_verb("light", at(numpy.int64(1)))
    assert type(action.target) is int
    state.play(action._replace(target=numpy.uint8(1)))
    for target in (1.0, "B", numpy.float64(1), numpy.array([1, 1]), True):
        with pytest.raises(ConfigError, match="plays lists"):
            at_verb("light", at(target))


SEATED = {"light": "seat", "huff": "keep"}
TWO: dict[str, Any] = {
    "cards": (Card("fuse", "light", copies=10), Card("torch", "burn", copies=10)),
    "forms": {"light": "alone", "burn": "alone", "huff": "keep", "wait": "keep"},
}


@pytest.mark.parametrize(
    ("parts", "problem"),
    [
        ({"plays": lambda *a: [Action(a[2], "burn", card="torch")]}, "asked about fuse"),
        ({"plays": lambda *a: repeat(Action(a[2], "light", card=a[3]))}, "more than 500"),
        ({"options": lambda *a: [Action(a[2], "light", card="fuse")]}, "its verbs are: wait"),
        ({"options": lambda *a: [Action(a[2], "huff", card="map")]}, "its verbs are: wait"),
        ({"options": lambda *a: [Action(a[2], "wait", card="fuse")] * 2}, "which is not held"),
        ({"plays": lambda *a: a[1].throw_away(0, a[1].hand(0)[0])}, "cannot be used in plays"),
        ({"may_not_lay": lambda *a: False}, "may_not_lay returned False"),
        ({"may_not_lay": lambda *a: Message("x", {"who": object()})}, "may_not_lay returned"),
        ({"may_not_look": lambda *a: "no"}, "may_not_look returned 'no'"),
    ],
)
def test_what_is_listed_or_forbidden_in_a_turn_is_checked(
    parts: dict[str, Any], problem: str
) -> None:
    state = pyrite.new_game(seats=3, modules=[fuse(**TWO, **parts)], seed=1)
    twin = state.copy()
    with pytest.raises(ConfigError, match=problem):
        twin.play_random(1)
    assert twin._dump() == state._dump()


def on(verb: str, call: Callable[[OwnTable, Action], object]) -> Callable[..., None]:
    """A method that does this when somebody plays such a card."""

    def told(self: OwnModule, table: OwnTable, action: Action) -> None:
        if action.verb == verb:
            call(table, action)

    return told


def hand_on(table: OwnTable, action: Action) -> None:
    """What is being repaired goes to somebody else."""
    others = [s for s in range(table.seats) if action.tool not in table.broken_tools(s)]
    table.hand_on_tool(str(action.tool), action.target or 0, others[0])


MOVED: list[tuple[str, dict[str, Any], str]] = [
    ("rockfall", {"declared": on("rockfall", lambda t, a: t.take_away(a.cell))}, "declared card"),
    (
        "diversion",
        {"declared": on("diversion", lambda t, a: t.take_away(t.paths()[-1]))},
        "declared card",
    ),
    ("repair", {"declared": on("repair", hand_on)}, "declared card"),
    ("map", {"declared": on("map", lambda t, a: t.throw_away(a.seat, "NS"))}, "declared card"),
    ("light", {"do": lambda *a: [a[1].ask("blown", seat) for seat in (0, 1)]}, "one question"),
    ("light", {"do": lambda *a: a[1].ask("other", 0)}, "no question 'other'"),
    ("light", {"do": lambda *a: a[1].set_number("lit", 32768)}, "0 to 32767, not 32768"),
    ("light", {"do": lambda *a: a[1].set_number("burnt", 1)}, "no number 'burnt'"),
    ("light", {"do": lambda *a: a[1].set_cell("lit", "1,0")}, "no cell 'lit'"),
    ("light", {"do": lambda *a: a[1].set_cell("burnt", "127,0")}, "'127,0' is not a cell"),
    ("light", {"do": lambda *a: a[1].neighbours((1, 0))}, "is not a cell"),
    ("light", {"do": lambda *a: a[1].tell("nothing", 0)}, "no sentence 'nothing'"),
    ("light", {"do": lambda *a: a[1].take_away("here")}, "no path lies on 'here'"),
    ("light", {"do": lambda *a: a[1].tile(7)}, "7 is not a cell"),
    ("light", {"do": lambda *a: [a[1].let_draw(1) for _ in range(9)]}, "cannot draw more"),
]


@pytest.mark.parametrize(("verb", "parts", "problem"), MOVED)
def test_a_call_that_would_break_the_table_is_refused(
    verb: str, parts: dict[str, Any], problem: str
) -> None:
    refused(*at_verb(verb, fuse(**parts), DIVERSION), problem)


def test_a_table_that_a_module_kept_is_for_reading_alone() -> None:
    kept: list[OwnTable] = []
    state, action = at_verb("light", fuse(do=lambda self, table, action: kept.append(table)))
    state.play(action)
    before = state.position()
    assert kept[0].seats == 3
    with pytest.raises(ConfigError, match="after its call has returned"):
        kept[0].throw_away(0, kept[0].hand(0)[0])
    assert state.position() == before


@pytest.mark.parametrize("others", [(), (VETO,)])
def test_a_moment_between_declaring_and_effect_is_a_moment_like_any_other(
    others: tuple[str, ...],
) -> None:
    """A module may ask in `declared`, and its own card may wait for a veto."""
    rng, waited = Random(2), 0
    state = pyrite.new_game(seats=3, modules=[fuse(declared=ask_next), *others], seed=2)
    while waited < 12 and not state.over:
        state.play(rng.choice(state.actions()))
        if state.view(None)["declared"] is None:
            continue
        waited += 1
        twin = pyrite.from_position(json.loads(json.dumps(state.position())))
        assert twin == state
        for seat in (0, 1, 2, None):
            world = pyrite.imagine(state.view(seat), rng)
            assert world.view(seat)["ask"] == state.view(seat)["ask"]
            world.play_random(1)
        action = rng.choice(state.actions())
        twin.play(action)
        state.play(action)
        assert twin == state
    conserved(state)


def test_a_class_written_anew_takes_the_place_of_the_old_one() -> None:
    """As in a notebook, where the cell with the class is run again."""
    for name in ("old_card", "new_card"):
        changed = fuse(cards=(Card(name, "light"),))
        assert name in pyrite.new_game(seats=3, modules=[changed]).describe().cards


def fail(*about: Any) -> None:
    raise RuntimeError("the fuse is wet")


def test_a_round_that_cannot_start_makes_no_game() -> None:
    wet = fuse(round_started=fail)
    with pytest.raises(RuntimeError, match="wet"):
        pyrite.new_game(seats=3, modules=[wet])
    name = f"{wet.__module__}:{wet.__qualname__}"
    with pytest.raises(RuntimeError, match="wet"):
        pyrite.from_position({"options": {"seats": 3, "modules": [name]}})
    asking = fuse(round_started=lambda self, table: table.ask("blown", 0))
    with pytest.raises(ConfigError, match="cannot be used in round_started"):
        pyrite.new_game(seats=3, modules=[asking])


def cards(*rows: Card, **forms: str) -> dict[str, Any]:
    """Parts with these cards; each new verb is played alone unless a form is named."""
    own = {card.verb: "alone" for card in rows if card.verb == "light"}
    return {"cards": rows, "forms": {**own, "huff": "keep", **forms}}


UNPLAYABLE: list[tuple[dict[str, Any], str]] = [
    (cards(Card("rust", "break", tools=2)), "verb 'break' would lie before a seat"),
    (cards(Card("map", "light")), "'map' is taken"),
    (cards(Card("NESW", "light")), "'NESW' is taken"),
    (cards(Card("treasure", "light")), "'treasure' is taken"),
    (cards(Card("says", "light")), "'says' is taken"),
    (cards(Card("huff", "light")), "'huff' is taken"),
    (cards(Card("two\nlines", "light")), "is not a name"),
    (cards(Card("a#b", "light")), "is not a name"),
    (cards(Card("fuse", "light", copies=-1)), "-1 copies"),
    (cards(Card("fuse", "light", copies=200)), "cards"),
    (cards(Card("fuse", "theft")), "no card at this table is played by 'theft'"),
    (cards(Card("fuse", "place")), "ways"),
    (cards(Card("fuse", "light", ways=(N,))), "ways"),
    (cards(Card("fuse", "place", ways=(N | S, S | W))), "ways"),
    (cards(Card("fuse", "repair")), "which tools it repairs"),
    (cards(Card("fuse", "repair", tools=8)), "tools of fuse"),
    (cards(Card("ladder", "place", ways=(N | E,), begins=True)), "alone"),
    (cards(Card("fuse", "light"), light="answer"), "its form is one of tile, cell"),
    (cards(Card("fuse", "light"), huff="seat"), "its form is one of answer, pass"),
    (cards(Card("fuse", "light"), huff="turn"), "the form 'turn' is the game's alone"),
    ({"questions": {"blown": ("light",)}}, "'light' plays a card"),
    ({"questions": {"blown": ()}}, "no verb answers 'blown'"),
    ({"questions": {"blown": "huff"}}, "must be a tuple of names"),
    ({"cards": ("fuse",)}, "'fuse' is not a Card"),
    ({"numbers": "lit"}, "its numbers must be a tuple of names"),
    ({"numbers": ("lit", "lit")}, "each once"),
    ({"numbers": ("lit",), "cells": ("lit",)}, "numbers and cells must be a tuple of names, each"),
    ({"cells": ("1,0",)}, "is not a name"),
    ({"forms": [("light", "alone")]}, "its forms must be a mapping"),
    ({"rule": "X\n1"}, "it names no rule"),
]


@pytest.mark.parametrize(("parts", "problem"), UNPLAYABLE)
def test_what_could_not_be_played_is_refused_when_the_table_is_made(
    parts: dict[str, Any], problem: str
) -> None:
    with pytest.raises(ConfigError, match=problem):
        pyrite.new_game(seats=3, modules=[fuse(**parts)])


def test_two_modules_cannot_share_a_name() -> None:
    other = type("Other", (Fuse,), {"cards": (Card("torch", "light"),)})
    with pytest.raises(ConfigError, match="'light' is taken"):
        pyrite.new_game(seats=3, modules=[Fuse, other])
    for key in ("base", "two words", ""):
        with pytest.raises(ConfigError, match="choose another name"):
            add_module(other, key or "#")


def test_a_path_and_a_repair_need_no_code() -> None:
    rows = (Card("spiral", "place", ways=(N | E, S | W), copies=9), Card("oil", "repair", tools=7))
    state, action = at_verb("place", fuse(**cards(*rows)))
    while action.card != "spiral":
        state.play(action)
        action = next((a for a in state.actions() if a.card == "spiral"), state.actions()[0])
    state.play(action)
    assert pyrite.from_position(state.position()) == state
    conserved(state)


def test_a_state_whose_module_is_unknown_is_refused() -> None:
    name = add_module(Fuse, "tests:Fuse")
    pickled = pickle.dumps(pyrite.new_game(seats=3, modules=[name]))
    del OWN[name]
    with pytest.raises(ConfigError, match="--module or PYRITE_MODULES"):
        pickle.loads(pickled)
    with pytest.raises(ConfigError, match="--module or PYRITE_MODULES"):
        module_named("nowhere")


def test_questions_that_never_stop_are_refused() -> None:
    """A playout, a bot or a server would go on with them for ever."""
    again = fuse(do=lambda self, table, action: table.ask("blown", action.seat))
    state, action = at_verb("light", again)
    state.play(action)
    with pytest.raises(ConfigError, match="more than 100 questions"):
        state.play_random(1)


def test_numbers_of_a_position_are_those_that_a_module_could_set() -> None:
    name = add_module(Fuse, "tests:Numbers")
    options = {"seats": 3, "modules": [name]}
    for value in (-1, 32768, "1", None):
        with pytest.raises(NotationError, match="lit"):
            pyrite.from_position({"options": options, "modules": {name: {"lit": value}}})


def test_cells_of_a_position_are_cells() -> None:
    name = add_module(Fuse, "tests:Cells")
    options = {"seats": 3, "modules": [name]}
    for value in (7, "somewhere", "127,0", ["1,0"]):
        with pytest.raises(NotationError, match="cell"):
            pyrite.from_position({"options": options, "modules": {name: {"burnt": value}}})
    state = pyrite.from_position({"options": options, "modules": {name: {"burnt": "-3,126"}}})
    assert state.view(None)["modules"][name] == {"lit": 0, "burnt": "-3,126"}
    assert pyrite.from_position(state.position()) == state


def test_cells_are_told_in_events_and_empty_again_in_the_next_round() -> None:
    def move_on(self: OwnModule, table: OwnTable, action: Action) -> None:
        table.set_cell("burnt", None if table.cell("burnt") else table.empty_cells()[-1])

    module = fuse(do=move_on)
    state, action = at_verb("light", module)
    name = state.settings["modules"][-1]
    assert state.view(None)["modules"][name]["burnt"] is None
    state.play(action)
    burnt = state.view(None)["modules"][name]["burnt"]
    told = [event.open["change"] for event in state.events if event.kind == "noted"]
    assert burnt
    assert told == [{"burnt": burnt}]
    folding_events_gives_the_view(state, Random(1))
    while state.view(None)["round"] == 1:
        state.play(next((a for a in state.actions() if a.verb == "pass"), state.actions()[0]))
    assert state.view(None)["modules"][name]["burnt"] is None


SEEN = {"drawing": "S═╗"}


def test_empty_cells_lie_next_to_open_cards_and_neighbours_around_a_cell() -> None:
    found: dict[str, list[str]] = {}

    def look(self: OwnModule, table: OwnTable, action: Action) -> None:
        found["empty"] = table.empty_cells()
        found["around"] = table.neighbours("4,-1")
        found["corner"] = table.neighbours("126,-127")

    name = add_module(fuse(do=look), "tests:Looks")
    options = {"seats": 3, "modules": [name]}
    hands = [["fuse"], 6, 6]
    state = pyrite.from_position({"options": options, "hands": hands, **SEEN})
    state.play("fuse")
    assert found == {
        "empty": ["0,-1", "1,-1", "2,-1", "-1,0", "3,0", "0,1", "1,1", "2,1"],
        "around": ["4,-2", "5,-1", "4,0", "3,-1"],
        "corner": ["126,-126", "125,-127"],
    }


def test_a_target_is_told_like_a_seat() -> None:
    said = fuse(english={"not-you": "{seat} can't light {target}'s fuse."})()
    told = str(said.say("not-you", seat=0, target=2))
    assert told == "A can't light C's fuse. (X-8)"
    with pytest.raises(ConfigError, match="no sentence 'not-me'"):
        said.say("not-me")


def test_seat_and_target_of_a_message_are_told_by_name() -> None:
    english = {"event-lit": "{seat} lights {target}'s fuse."}
    light = fuse(english=english, do=lambda self, table, action: table.tell("event-lit", 0, 2))
    state, action = at_verb("light", light)
    state.play(action)
    speaker = Speaker("en", state.describe(), ["Ada", "Ben", "Cleo"])
    told = [tell_message(speaker, message, 1) for message in state.messages(1)]
    assert "Ada lights Cleo's fuse." in told


CALLS = (
    *(("set_number", 2), ("hand_on_tool", 3), ("throw_away", 2), ("tell", 3), ("let_draw", 1)),
    *(("take_away", 1), ("ask", 2), ("tile", 1), ("set_cell", 2), ("neighbours", 1)),
)


class Hostile(Fuse):
    """Returns and calls whatever comes into its mind, and swallows most of what it is told."""

    cards = (Card("fuse", "light", copies=12), Card("torch", "burn", copies=12))
    forms: ClassVar = {"light": "seat", "burn": "alone", "huff": "keep", "wait": "answer"}
    questions: ClassVar = {"blown": ("huff", "wait")}
    english: ClassVar = {"event-boom": "Boom."}
    rng = Random(0)
    is_calm = False  # then it does as it should, so that the game goes on

    def _value(self, table: OwnTable) -> Any:
        junk = (None, -1, 99, True, "", "fuse", "NS", "map", "0,0", "1,0", "lamp", "lit", "blown")
        seat = self.rng.randrange(table.seats)
        path = self.rng.choice(table.paths() or ["1,0"])
        card = self.rng.choice(table.hand(seat) or ["torch"])
        return self.rng.choice([*junk, seat, seat, path, path, card, card, "event-boom", [], 1.5])

    def _list(self, table: OwnTable, seat: int, good: list[Action]) -> Any:
        if self.is_calm or self.rng.random() < 0.8:
            return good
        verbs = ("light", "burn", "huff", "wait", "pass", "place", "none")
        value = self._value
        bad = [
            Action(seat, verb, card=value(table), target=self.rng.choice((None, seat)))
            for verb in self.rng.choices(verbs, k=3)
        ]
        return self.rng.choice([None, 7, good + bad, bad, [None], iter(good * 600)])

    def plays(self, table: OwnTable, seat: int, card: str) -> Any:
        verb, target = ("light", seat) if card == "fuse" else ("burn", None)
        return self._list(table, seat, [Action(seat, verb, card=card, target=target)])

    def answers(self, table: OwnTable, seat: int, question: str) -> Any:
        held = [Action(seat, "huff", card=card) for card in table.hand(seat)]
        return self._list(table, seat, [Action(seat, "wait"), *held])

    def options(self, table: OwnTable, seat: int) -> Any:
        return self._list(table, seat, [])

    def _forbid(self, table: OwnTable, *about: object) -> Any:
        if self.is_calm or self.rng.random() < 0.99:
            return None
        return self.rng.choice([False, "no", Message("x", {}), Message("x", {"y": object()})])

    may_not_lay = may_not_look = may_not_lay_at = _forbid

    def _act(self, table: OwnTable, *about: object) -> None:
        for name, count in () if self.is_calm else self.rng.choices(CALLS, k=4):
            seat, other = self.rng.choices(range(table.seats), k=2)
            likely = {
                "ask": ("blown", seat),
                "tell": ("event-boom", seat, other),
                "set_number": ("lit", self.rng.randrange(9)),
                "set_cell": ("burnt", self.rng.choice([None, *table.empty_cells()])),
                "hand_on_tool": (*table.broken_tools(seat)[:1], seat, other),
                "throw_away": (seat, *table.hand(seat)[:1]),
                "take_away": (*table.paths()[-1:],),
            }
            values = tuple(self._value(table) for _ in range(count))
            sensible = self.rng.random() < 0.6 and len(likely.get(name, ())) == count
            try:
                getattr(table, name)(*(likely[name] if sensible else values))
            except ConfigError:
                if self.rng.random() < 0.1:
                    raise

    do = declared = laid = lifted = goal_turned = turn_ending = _act

    def round_started(self, table: OwnTable) -> None:
        for call in (table.ask, table.let_draw, table.take_away, table.throw_away):
            with pytest.raises((ConfigError, TypeError)):
                call(self._value(table))


def moments(state: State, rng: Random, moves: int) -> Iterator[State]:
    """Play; whatever the module spoils leaves the table as it was, and a calm move follows."""
    while moves and not state.over:
        before, told = state._dump(), len(state.events)
        try:
            state.play(rng.choice(state.actions()))
        except (ConfigError, IllegalAction):
            assert state._dump() == before
            assert len(state.events) == told
            Hostile.is_calm = True
            state.play(rng.choice(state.actions()))
            Hostile.is_calm = False
        moves -= 1
        yield state


@pytest.mark.parametrize(
    "others",
    [
        in_deep(()),
        (VETO, DIVERSION),
        ("saboteur2", "y2022_path_specialist"),
        in_deep(("treasure_chests", VETO)),
    ],
)
def test_no_module_breaks_a_table(others: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards are conserved, nothing leaks, every moment is written, imagined and told in events."""
    rng = Random(str(others))
    monkeypatch.setattr(Hostile, "rng", rng)
    monkeypatch.setattr(Hostile, "is_calm", False)
    state = pyrite.new_game(seats=4, modules=[Hostile, *others], seed=5)
    for moment in moments(state, rng, 120):
        conserved(moment)
        monkeypatch.setattr(Hostile, "is_calm", True)
        position, seat = moment.position(), rng.choice((0, 1, 2, 3, None))
        assert pyrite.from_position(position).position() == position
        other = pyrite.from_position(redealt(position, seat, rng))
        assert other.view(seat) == moment.view(seat)
        world = pyrite.imagine(moment.view(seat), rng)
        assert {**world.view(seat), "memory": 0} == {**moment.view(seat), "memory": 0}
        monkeypatch.setattr(Hostile, "is_calm", False)
    monkeypatch.setattr(Hostile, "is_calm", True)
    folding_events_gives_the_view(state, rng)


OWN_STATE: dict[str, State] = {}  # what a module gets hold of, though nobody gives it
CHANGING: dict[str, Callable[[State], object]] = {
    "play_random": lambda state: state.play_random(1),
    "apply": lambda state: state.apply(0),
    "play": lambda state: state.play("pass"),
    "reseed": lambda state: state.reseed(5),
}


def meddling(hook: str, call: Callable[[State], object]) -> type[OwnModule]:
    """Return a module that calls its own state in this hook."""

    def meddle(self: OwnModule, table: OwnTable, *about: Any) -> Any:
        if OWN_STATE:
            call(OWN_STATE["state"])
        return getattr(Fuse, hook)(self, table, *about)

    return fuse(**{hook: meddle})


@pytest.mark.parametrize("call", CHANGING)
@pytest.mark.parametrize("hook", ["plays", "options", "may_not_lay", "do", "turn_ending"])
def test_a_module_does_not_change_its_own_state(hook: str, call: str) -> None:
    state, action = at_verb("light", meddling(hook, CHANGING[call]))
    OWN_STATE["state"] = state
    problem = f"{hook} may change only the table it is given, not its state"
    try:
        refused(state, action, problem)
    finally:
        OWN_STATE.clear()
    state.play(action)
    conserved(state)


@pytest.mark.parametrize("hook", ["plays", "options", "may_not_lay"])
def test_a_module_that_lists_does_not_ask_for_a_list(hook: str) -> None:
    state, action = at_verb("light", meddling(hook, lambda state: state.actions()))
    OWN_STATE["state"] = state
    try:
        refused(state, action, f"{hook} may not list the actions of its own state")
    finally:
        OWN_STATE.clear()
    state.play(action)


def test_a_module_may_play_on_a_copy_of_its_state() -> None:
    state, action = at_verb("light", meddling("do", lambda state: state.copy()))
    OWN_STATE["state"] = state
    try:
        state.play(action)
    finally:
        OWN_STATE.clear()
    conserved(state)
