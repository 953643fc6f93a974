"""Bad input of any kind is refused with a sentence and changes nothing; no other exceptions.

Compiled arrays have no bounds checks, so whatever is accepted here must be box_is_valid.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from contract.mangling import mangled, mangled_text
from contract.refusing import EITHER, READING, check_sentence, let_in_or_refused, refused
from contract.sets import TABLES, Table, every_table
from contract.snapshots import finished, snapshots
from hypothesis import given
from hypothesis import strategies as st
from property.moments import examples, games, tables

import pyrite
from pyrite import ConfigError, IllegalAction, NotationError, Record, State
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


def test_numbers_of_seats_are_told_as_numbers() -> None:
    state = pyrite.new_game(seats=3, seed=1)
    text = state.to_text(state.legal_actions()[0])
    for seat in (3, 7, -1, "A", 1.0, True):
        said = f"There is no seat {seat}. Seats at this table: 0 to 2."
        if type(seat) is not int:
            said = f"A seat must be a whole number from 0 to 2, not {seat!r}."
        for call in (state.view, state.legal_actions, state.events_for):
            with pytest.raises(NotationError, match=f"^{said}$"):
                call(seat)
        with pytest.raises(NotationError, match=f"^{said}$"):
            state.play(text, seat)
    with pytest.raises(NotationError, match="Seats at this table: A to C"):
        state.play("broken_lamp>D")


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


@every_table
def test_an_action_of_one_seat_is_not_played_for_another(table: Table) -> None:
    for state in snapshots(table)[:-1]:
        before = state._dump()
        for seat in state.asked:
            action, other = state.actions(seat)[0], (seat + 1) % table.seats
            refused(NotationError, state.play, action, other)
            refused(NotationError, state.why_not, action, other)
            assert state.why_not(action, seat) is None
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


def test_an_unknown_option_is_answered_with_all_that_there_are() -> None:
    with pytest.raises(ConfigError) as told:
        pyrite.new_game(seats=3, editon="2024")
    options = str(told.value).rpartition(": ")[2].rstrip(".").split(", ")
    assert {"seats", "seed", "edition", "modules", "deck", "must_connect"} <= {*options}
    with pytest.raises(ConfigError, match="must be a text such as '2024', not 2024"):
        pyrite.new_game(seats=3, edition=2024)


@every_table
def test_what_is_no_event_and_no_state(table: Table) -> None:
    state = table.new_game()
    for value in (None, 1, "x", ["x"], {}, [None], object()):
        refused(NotationError, Record.of, value)
    for value in (None, 1, "x", ["x"], {"x": 1}, [None], object()):
        refused(NotationError, state.tell, value)


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


@pytest.mark.parametrize("letters", [50_000, 1_000_000])
def test_names_without_end_in_a_deck(letters: int) -> None:
    name = "x" * letters
    row = {"name": name, "ways": "NS"}
    for deck in (
        name,
        f"/{name}/{name}",
        {name: {}},
        {"base": {name: 1}},
        *({"base": {key: {name: 1}}} for key in PRINTED["saboteur"]()["base"]),
        *({"base": {key: {"5": {name: 1}}}} for key in PRINTED["saboteur"]()["base"]),
        *({"base": {key: [row, row]}} for key in PRINTED["saboteur"]()["base"]),
    ):
        refused(ConfigError, pyrite.new_game, seats=5, deck=deck)


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
