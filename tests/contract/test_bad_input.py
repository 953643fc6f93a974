"""Bad input of any kind is refused with a sentence, and changes nothing. Never any other exception.

Compiled arrays have no bounds checks, so whatever is let in here must be box_is_valid.
"""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from contract.mangling import JUNK, loosened, mangled, mangled_text
from contract.sets import TABLES, Table, every_table
from contract.snapshots import finished, snapshots
from hypothesis import given
from hypothesis import strategies as st
from property.laws import cards_are_conserved
from property.moments import examples, games, tables

import pyrite
from pyrite import ConfigError, IllegalAction, NotationError, PyriteError, Record, State
from pyrite.lostmines.decks import deck as lostmines_deck
from pyrite.saboteur.decks import deck as saboteur_deck

luck = st.integers(0, 2**32)

NO_SEATS = (-1, 12, 99, 2**40, 1.0, 0.5, "A", "0", "", b"0", [], [0], {}, (0,))
NO_ACTIONS = (-1, -(2**40), 2**31, 2**31 - 1, 2**40, 2**70, 1.5, float("nan"), None, b"x", [], {})
NO_TEXTS = {
    "saboteur": (
        "", " ", "pass", "pass ", "pass start", "pass nothing", "NESW", "NESW@", "NESW@1",
        "NESW@1,", "NESW@1,0,0", "NESW@01,0", "NESW@1,0rr", "NESW@1,0 r", "NESW@127,0",
        "NESW@0,-128", "start@1,0", "map@8,0r", "map>A", "broken_lamp@1,0", "broken_lamp>",
        "broken_lamp>M", "broken_lamp>AB", "broken_lamp>a", "broken_lamp>A:lamp",
        "repair_lamp>A:axe", "repair_pick_lamp>A", "goal", "goal 1", "take", "take 0", "take 4",
        "take one", "upside down", "nesw@1,0", "NESW@\u0661,0", "pass map map map map",
        "pass map  map", "shed", "shed map", "shed map map", "shed map map hat", "keep",
        "keep start", "keep gold_1", "guard map", "guard map 0,0", "guard map 0,0X", "guard 0,0N",
        "beg A", "beg A 0", "beg A 3", "beg A 01", "beg M 1", "push 0", "push 99", "push x",
        "push", "steal", "steal M", "rob AB", "look 1", "goal_swap", "goal_swap:1",
        "goal_swap:2,1", "goal_swap:1,1", "goal_swap:1,2,3", "goal_swap:0,1", "diversion",
        "diversion@1", "ladder_S", "theft@1,0", "theft>A", "trove:1,2", "swap_hands",
        "inspection>M", "wardrobe@1,0", "treasure",
    ),
    "lostmines": (
        "", " ", "pass", "pass ", "pass map", "pass start_blue", "pass dragon", "pass NS NS NS",
        "pass NS  NS", "NESW", "NESW@", "NESW@2", "NESW@2,", "NESW@2,3,1", "NESW@02,3",
        "NESW@2,3rr", "NESW@2,3 r", "NESW@0,3", "NESW@12,3", "NESW@2,8", "NESW@2,0", "NESW@-1,3",
        "NESW>A", "NESW:1", "nesw@2,3", "NESW@\u0662,3", "start_blue@2,3", "gems@9,1", "axe",
        "axe@", "axe@2,3r", "axe>A", "axe@2,3E", "trap@2,3", "trap@2,3X", "trap@1,3W",
        "trap@11,3E", "trap@2,1N", "trap@2,7S", "trap@12,3W", "troll@2,3", "troll@0,3E",
        "troll>B", "thunderstorm", "thunderstorm@2,3r", "thunderstorm@2,3E", "info_mine_dwarf",
        "info_mine_dwarf@2,3", "info_mine_dwarf@9,1r", "info_mine_dwarf>J", "info_mine_dwarf>a",
        "info_mine_treasure:0", "info_mine_treasure:10", "info_mine_treasure:x", "step", "step n",
        "step NE", "step X", "step N E", "stop now", "take", "take 0", "take 10", "take silver",
        "take 01", "propose end", "agree A", "agree yes", "upright turned", "map@9,1", "allow",
    ),
}  # fmt: skip


Kinds = type[PyriteError] | tuple[type[PyriteError], ...]
EITHER = (NotationError, IllegalAction)
READING = (NotationError, ConfigError)


def refused(kinds: Kinds, call: Callable[..., object], *arguments: Any, **more: Any) -> None:
    """The call is refused with such an error, and says why in a sentence."""
    with pytest.raises(kinds) as caught:
        call(*arguments, **more)
    check_sentence(str(caught.value))
    assert caught.value.message.id
    assert str(caught.value).startswith(caught.value.message.english)


def check_sentence(text: str) -> None:
    """For a person: more than a word, and it ends like a sentence, perhaps with its rule."""
    assert len(text) > 10
    assert text.endswith((".", ")"))
    assert "Error" not in text
    assert "Traceback" not in text


# --- seats, actions, texts ------------------------------------------------------------------------


@every_table
def test_no_seat(table: Table) -> None:
    first = table.new_game()
    text = first.to_text(first.legal_actions()[0])
    for state in snapshots(table):
        before = state._dump()
        for seat in NO_SEATS:
            refused(NotationError, state.legal_actions, seat)
            refused(NotationError, state.view, seat)
            refused(NotationError, state.events_for, seat)
            refused(NotationError, state.from_text, seat, text)
            refused(EITHER, state.play, text, seat)
            refused(NotationError, state.why_not, text, seat)
        refused(NotationError, state.from_text, None, text)
        assert state._dump() == before


@every_table
def test_no_action(table: Table) -> None:
    for state in snapshots(table):
        before = state._dump()
        for action in NO_ACTIONS:
            refused(NotationError, state.to_text, action)
            refused(EITHER, state.play, action)
            refused(EITHER, state.play, action, 0)
            assert_says(state.why_not, action)
            refused(NotationError, state.from_text, 0, action)
        assert state._dump() == before


@every_table
def test_no_text_of_an_action(table: Table) -> None:
    for state in snapshots(table)[:4]:
        before = state._dump()
        for text in NO_TEXTS[table.game]:
            refused(NotationError, state.from_text, 0, text)
            refused(NotationError, state.play, text, 0)
            assert_says(state.why_not, text, 0)
        assert state._dump() == before


def assert_says(call: Callable[..., object], *arguments: Any) -> None:
    """Why not, as a text or as an error."""
    try:
        reason = call(*arguments)
    except NotationError as error:
        reason = str(error)
    assert isinstance(reason, str)
    check_sentence(reason)


@every_table
def test_when_it_is_over_nothing_is_allowed(table: Table) -> None:
    state = finished(table)
    before = state._dump()
    for action in table.new_game().legal_actions():
        refused(IllegalAction, state.play, action)
        refused(IllegalAction, state.play, state.to_text(action), 0)
    assert state._dump() == before


@every_table
def test_the_actions_of_others_are_refused(table: Table) -> None:
    for state in snapshots(table)[:-1]:
        before = state._dump()
        for seat in state.asked:
            for action in state.legal_actions(seat)[:3]:
                for other in range(table.seats):
                    if other != seat:
                        refused(IllegalAction, state.play, action, other)
        assert state._dump() == before


@examples(40)
@given(table=tables, text=st.text(max_size=30), seed=luck)
def test_any_text_at_all(table: Table, text: str, seed: int) -> None:
    rng = Random(seed)
    state = rng.choice(snapshots(table)[:-1])
    known = state.to_text(rng.choice(state.legal_actions()))
    spoilt = [mangled_text(known, rng) for _ in range(3)]
    for attempt in (text, known[: len(known) // 2], *spoilt):
        try_out(state, attempt, rng.choice([None, *range(table.seats)]))


@examples(40)
@given(table=tables, number=st.integers(-(2**70), 2**70) | st.integers(0, 2**31), seed=luck)
def test_any_number_at_all(table: Table, number: int, seed: int) -> None:
    rng = Random(seed)
    state = rng.choice(snapshots(table)[:-1])
    legal = rng.choice(state.legal_actions())
    flipped = [legal ^ 1 << rng.randrange(33) for _ in range(6)]
    for attempt in (number, -legal, legal + 1, legal << 1, *flipped):
        try_out(state, attempt, rng.choice([None, *range(table.seats)]))


def try_out(state: State, attempt: int | str, seat: int | None) -> None:
    """Played where it is legal; refused elsewhere, without a trace."""
    game, before = state.copy(), state._dump()
    try:
        reason = game.why_not(attempt, seat)
    except NotationError as error:
        reason = str(error)
    assert game._dump() == before
    try:
        game.play(attempt, seat)
    except (NotationError, IllegalAction) as error:
        said = str(error)
    else:
        said = None
    assert said == reason
    if said is None:
        assert game._dump() != before
    else:
        check_sentence(said)
        assert game._dump() == before
        assert list(game.events) == []


# --- making a table -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("seats", (2, 11, -1, 2**70, 3.0, "3", None, [], True)),
        ("seed", (-1, 2**64, 1.5, "x", "g" * 64, "ab" * 31, " " * 64, b"x" * 32, [], True)),
        ("edition", ("", "2007", "2025", 2024, None, [], {}, ("2024",))),
        ("modules", ("x", ["x"], ["y2019_veto"] * 2, [None], [[]], [{}], 5, None, 1.5, {"a": 1})),
        ("rounds", (0, -1, 100, 2**40, 1.5, "3", [], True)),
        ("first_seat", (-1, 3, 99, "A", 0.0, [], True)),
        ("must_connect", (0, 1, "yes", None, [], "all")),
        ("gold_drawn", (True, "", "per_dwarf", None, [], {})),
        ("goals_at_once", (1, "two", ["all"])),
        ("treasure_always", (True, 1)),  # an option of a module that is not there
        ("deck", (5, [], [1], 1.5, "", "no/such/file")),
        ("deck", ({"x": 1}, {"base": 3}, {"base": {"map": 1}})),
        ("no_such_option", (1, None)),
        ("seat", (1,)),
    ],
)
@pytest.mark.parametrize("game", sorted({table.game for table in TABLES}))
def test_options_that_do_not_go(game: str, option: str, values: tuple[Any, ...]) -> None:
    good = {"seats": 3, "seed": 1}
    for value in values:
        refused(ConfigError, pyrite.new_game, game, **good | {option: value})


PRINTED = {"saboteur": saboteur_deck.printed, "lostmines": lostmines_deck.printed}


@examples(60)
@given(game=games, seed=luck)
def test_spoilt_decks(game: str, seed: int) -> None:
    """A printed set with a few changes is refused with a sentence, or can be played."""
    rng = Random(seed)
    printed = PRINTED[game]()
    key = rng.choice(sorted(printed))
    modules = [] if key == "base" else [key]
    seats = rng.randint(*pyrite.GAMES[game].seats_for(modules))
    deck = {key: mangled(printed[key], rng)}
    options = {"seats": seats, "seed": seed, "modules": modules, "deck": deck, "rounds": 1}
    let_in_or_refused(rng, lambda: pyrite.new_game(game, **options))


@pytest.mark.parametrize("game", ["", "chess", "Saboteur", None, 5, [], {}, ("saboteur",)])
def test_games_that_are_none(game: Any) -> None:
    refused(ConfigError, pyrite.new_game, game, seats=3, seed=1)
    refused(ConfigError, pyrite.from_position, {"game": game, "options": {"seats": 3}})
    view = pyrite.new_game(seats=3, seed=1).view(0)
    refused(READING, pyrite.worlds, view | {"game": game})
    refused(ConfigError, Record(game, {"seats": 3}, 1, ()).replay)


@every_table
def test_seeds_of_random_play(table: Table) -> None:
    state = table.new_game()
    before = state._dump()
    for seed in (-1, 2**64, 1.5, "x", None, []):
        refused(READING, state.play_random, seed)
    assert state._dump() == before


# --- positions and views --------------------------------------------------------------------------


def box_is_valid(state: State, rng: Random) -> None:
    """What was let in is a whole game: every call works, and it can be played to its end."""
    position = state.position()
    cards_are_conserved(state, rng)
    assert pyrite.from_position(json.loads(json.dumps(position))).position() == position
    assert state.over == (state.asked == ()) == (state.legal_actions() == [])
    for seat in (*range(len(state.scores)), None):
        view = state.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert pyrite.imagine(view, rng).view(seat) == view
    for _ in range(12):
        if not state.over:
            state.play(rng.choice(state.legal_actions()))
            cards_are_conserved(state, rng)
    if not state.over:
        state.play_random(1)
    assert state.over
    cards_are_conserved(state, rng)


def test_junk_is_no_position() -> None:
    for junk in JUNK:
        refused(NotationError, pyrite.from_position, junk)


def test_junk_is_no_view() -> None:
    for junk in JUNK:
        refused(READING, pyrite.worlds, junk)
        refused(READING, pyrite.imagine, junk, Random(1))


def test_junk_is_no_record() -> None:
    for junk in JUNK:
        refused(NotationError, Record.from_text, junk)


@examples(150)
@given(table=tables, seed=luck)
def test_spoilt_positions(table: Table, seed: int) -> None:
    rng = Random(seed)
    spoilt = mangled(rng.choice(snapshots(table)).position(), rng)
    let_in_or_refused(rng, pyrite.from_position, spoilt)


@examples(250)
@given(table=tables, seed=luck)
def test_positions_written_by_hand(table: Table, seed: int) -> None:
    rng = Random(seed)
    written = loosened(rng.choice(snapshots(table)).position(), rng)
    let_in_or_refused(rng, pyrite.from_position, written)


@examples(150)
@given(table=tables, seed=luck)
def test_spoilt_views(table: Table, seed: int) -> None:
    rng = Random(seed)
    seat = rng.choice([None, *range(table.seats)])
    spoilt = mangled(rng.choice(snapshots(table)).view(seat), rng)
    let_in_or_refused(rng, pyrite.imagine, spoilt, rng)


def let_in_or_refused(rng: Random, call: Callable[..., State], *arguments: Any) -> None:
    """Either it says what is wrong, or it is sound."""
    try:
        state = call(*arguments)
    except (NotationError, ConfigError) as error:
        check_sentence(str(error))
        return
    box_is_valid(state, rng)


# What Hypothesis found, kept: (options, what the position says, why it cannot be).
START = {"seats": 3}
MINES = {"game": "lostmines", "options": START}
SPARE = ["blue_loyal", "blue_saboteur", "yellow_loyal"]
VETO = {"seats": 3, "modules": ["y2019_veto"]}


def window(about: str, **more: Any) -> dict[str, Any]:
    """A window about a card that seat 0 has declared."""
    asks = [{"kind": "veto", "seats": [1, 2], "action": about}]
    return {"options": VETO, "declared": about, "asks": asks, **more}


IMPOSSIBLE = {
    "rockfall on an empty cell": window("rockfall@1,0"),
    "a path far from any card": window("NESW@40,40"),
    "a path on the start": window("NESW@0,0"),
    "a map on a path": window("map@1,0", board={"1,0": "NESW"}),
    "repair of a whole tool": window("repair_lamp>B"),
    "a tool broken twice": window("broken_lamp>B", front=[[], ["lamp"], []]),
    "one's own tool": window("broken_lamp>A"),
    "more cards owed than a hand can hold": {"options": START, "owed": 16},
    "a full hand that draws": window("map@8,0", hands=[16, 1, 1]),
    "gold offered to nobody": {
        "options": START, "stage": "paying", "treasure_found": True, "dwarfs_shown": True,
        "pool": [1, 2], "board": {"8,0": "treasure"},
        "asks": [{"kind": "take_gold", "seats": [0]}],
    },
    "gold drafted and paid in one round": {
        "options": START, "round": 2,
        "won": [{"round": 1, "seat": 0, "how": how, "value": 3} for how in ("drafted", "paid")],
    },
    "a goal shown that lies face down": {"options": START, "shown": ["8,0"]},
    "more cards aside than are set aside": {**MINES, "aside": 11},
    "fewer cards aside than are set aside": {**MINES, "aside": []},
    "a dwarf card that is there once": {**MINES, "dwarfs": ["blue_loyal", "blue_loyal", None]},
    "more of a clan than are left": {**MINES, "dwarfs": ["blue"] * 3, "spare": SPARE},
    "the last treasure is taken and the round goes on": {
        **MINES, "treasures": [{"kind": "gems", "value": v, "owner": 0} for v in (3, 4, 5)],
    },
    "a dwarf on an obstacle": {
        **MINES, "board": {"2,3": "lake_NESW"}, "stands": ["2,3", None, None],
    },
    "an awake dragon of nobody": {**MINES, "board": {"9,1": "dragon"}},
    "a question about a mine that looks alike either way": {
        **MINES, "mines": {"9,1": "dragon"}, "stands": ["9,1", None, None],
        "ask": {"kind": "turn_mine", "seats": [0], "cell": "9,1"},
    },
    "a choice of one treasure": {
        **MINES, "board": {"9,1": "gems"}, "stands": ["9,1", None, None],
        "treasures": ["gems", "gold", "gold"], "ask": {"kind": "take_treasure", "seats": [0]},
    },
    "an answer of the seat that proposes": {
        **MINES, "ask": {"kind": "agree", "seats": [0, 1, 2]},
    },
    "a proposal that all have answered": {**MINES, "ask": {"kind": "agree", "seats": []}},
    "two trolls on an edge": {**MINES, "trolls": ["1,3E", "1,3E", None]},
    "a trap between empty cells": {**MINES, "traps": ["5,5E"]},
}  # fmt: skip


@pytest.mark.parametrize("why", IMPOSSIBLE)
def test_positions_that_cannot_be(why: str) -> None:
    refused(NotationError, pyrite.from_position, IMPOSSIBLE[why])


def test_gold_is_offered_to_a_digger_though_dwarfs_are_left_out() -> None:
    asks = [{"kind": "take_gold", "seats": [1]}]
    for seed in range(20):
        position = {
            "options": {"seats": 3}, "seed": seed, "stage": "paying", "asks": asks, "drafter": 1,
            "treasure_found": True, "dwarfs_shown": True, "pool": [1, 2], "finder": 1,
            "board": {"8,0": "treasure"},
        }  # fmt: skip
        let_in_or_refused(Random(seed), pyrite.from_position, position)


@pytest.mark.parametrize("spare", [SPARE, SPARE[::-1], [None, *SPARE[:2]], 3], ids=str)
def test_dwarfs_that_are_left_out_are_those_that_are_not_spare(spare: Any) -> None:
    """Found by Hypothesis: the clans took turns, whatever was left of them."""
    for seed in range(10):
        box_is_valid(pyrite.from_position({**MINES, "seed": seed, "spare": spare}), Random(seed))


# --- records --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "", "x", "pyrite record", "pyrite record 3\n", "pyrite record 2", "pyrite record 2\n\n",
        'pyrite record 2\ngame: "saboteur"\nseats: 3\nseed: 1\nnonsense\n',
        'pyrite record 2\ngame: "saboteur"\nseats: 3\nseed: 1\nx: {\n',
        'pyrite record 2\ngame: "saboteur"\nseats: 3\n\n',
        'pyrite record 2\ngame: "saboteur"\nseats: 3\nseats: 4\nseed: 1\n\n',
        'pyrite record 2\ngame: "saboteur"\nseats: 3\nseed: 1\n\nA',
        'pyrite record 2\ngame: "saboteur"\nseats: 3\nseed: 1\n\nM pass map',
        'pyrite record 2\ngame: "saboteur"\nseats: 3\nseed: 1\n\npass map',
        'pyrite record 2\ngame: "saboteur"\nseats: 3\nseed: ' + "9" * 5000,
        'pyrite record 2\ngame: "saboteur"\nseats: 3\nseed: ' + "[" * 100_000,
    ],
    ids=range(15),
)  # fmt: skip
def test_texts_that_are_no_records(text: str) -> None:
    refused(NotationError, Record.from_text, text)


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 2},
        {"seats": 3, "x": 1},
        {"seats": 3, "": 1},
        {"seats": 3, "edition": []},
        {"seats": 3, "modules": 5},
    ],
    ids=repr,
)
@pytest.mark.parametrize("game", sorted(pyrite.GAMES))
def test_records_of_tables_that_cannot_be(game: str, options: Any) -> None:
    record = Record(game, options, 1, ())
    refused(READING, record.replay)


@pytest.mark.parametrize(
    "action",
    [
        *((0, "x"), (5, "pass map"), (-1, "pass map"), (0, "NESW@40,40"), (1, "pass map")),
        *((5, "propose"), (-1, "propose"), (0, "stop"), (0, "NESW@11,7"), (1, "agree")),
    ],
    ids=repr,
)
@pytest.mark.parametrize("game", sorted(pyrite.GAMES))
def test_records_of_actions_that_cannot_be(game: str, action: tuple[int, str]) -> None:
    record = Record(game, {"seats": 3, "first_seat": 0}, 1, (action,))
    refused(NotationError, record.replay)


@examples(120)
@given(table=tables, seed=luck)
def test_spoilt_records(table: Table, seed: int) -> None:
    rng = Random(seed)
    whole = Record.of(finished(table))
    record = whole._replace(actions=whole.actions[: rng.randrange(30)])
    text = mangled_text(record.to_text(), rng)
    try:
        again = Record.from_text(text)
        state = again.replay()
    except (NotationError, ConfigError) as error:
        check_sentence(str(error))
        return
    assert Record.of(state).replay().position() == state.position()
    assert Record.from_text(again.to_text()) == again
