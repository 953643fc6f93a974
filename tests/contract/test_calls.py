"""Every public call of every game exists, works and has the right types."""

import copy
import json
import pickle
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from random import Random

import pytest
from contract.sets import FEW, OWN_MODULES, TABLES, Table, every_table
from contract.snapshots import SEED, finished, snapshots
from deep import DEEP

import pyrite
from pyrite import ConfigError, NotationError, Record, State
from pyrite.core.events import Event
from pyrite.modules import OwnTable


def is_ints(values: object, kind: type) -> bool:
    """A list or tuple of whole numbers, no bools."""
    return type(values) is kind and all(type(value) is int for value in values)


@every_table
def test_new_game_gives_a_state_that_waits_for_somebody(table: Table) -> None:
    state = table.new_game()
    assert isinstance(state, State)
    assert state.game == table.game
    assert not state.over
    assert state.winners == ()
    assert len(state.scores) == table.seats
    assert len({*state.scores}) == 1, "nobody is ahead"
    assert len(state.asked) == 1


@every_table
def test_the_same_seed_gives_the_same_game_and_another_does_not(table: Table) -> None:
    first = table.new_game(7).position()
    assert table.new_game(7).position() == first
    others = [table.new_game(seed).position() | {"seed": 7} for seed in (8, "ab" * 32)]
    assert first not in others
    assert table.new_game("AB" * 32).position() == table.new_game("ab" * 32).position()


@every_table
def test_asked_and_legal_actions_are_sorted_numbers(table: Table) -> None:
    for state in snapshots(table):
        actions = state.legal_actions()
        assert is_ints(actions, list)
        assert is_ints(state.asked, tuple)
        assert actions == sorted(set(actions))
        assert list(state.asked) == sorted(set(state.asked))
        for seat in range(table.seats):
            assert is_ints(state.legal_actions(seat), list)
            assert bool(state.legal_actions(seat)) == (seat in state.asked)


@every_table
def test_when_it_is_over_nobody_is_asked_and_somebody_has_won(table: Table) -> None:
    state = finished(table)
    assert state.over is True
    assert state.asked == ()
    assert state.legal_actions() == []
    assert all(state.legal_actions(seat) == [] for seat in range(table.seats))
    assert is_ints(state.winners, tuple)
    assert is_ints(state.scores, tuple)
    most = max(state.scores)
    assert state.winners == tuple(s for s in range(table.seats) if state.scores[s] == most)
    assert state.why_not(first_text(table), 0) is not None


def first_text(table: Table) -> str:
    """An action that is one at this table."""
    state = table.new_game()
    return state.to_text(state.legal_actions()[0])


@every_table
def test_until_then_nobody_has_won(table: Table) -> None:
    for state in snapshots(table)[:-1]:
        assert state.over is False
        assert state.winners == ()
        assert state.asked != ()
        assert is_ints(state.scores, tuple)
        assert len(state.scores) == table.seats


@every_table
def test_views_are_plain_data(table: Table) -> None:
    for state in snapshots(table):
        for seat in (*range(table.seats), None):
            view = state.view(seat)
            assert type(view) is dict
            assert json.loads(json.dumps(view)) == view
            assert view["game"] == table.game
            assert view["seat"] == seat
            assert view == state.view(seat)
            assert view is not state.view(seat)


@every_table
def test_changing_a_view_or_position_changes_no_state(table: Table) -> None:
    for state in snapshots(table):
        before = json.dumps([state.position(), state.view(0)])
        for data in (state.view(0), state.position(), state.settings):
            spoil(data)
        assert json.dumps([state.position(), state.view(0)]) == before


def spoil(data: object) -> None:
    """Empty every container inside."""
    for value in data.values() if isinstance(data, dict) else data:
        if isinstance(value, dict | list):
            spoil(value)
    data.clear()


@every_table
def test_actions_are_texts_and_back(table: Table) -> None:
    for state in snapshots(table):
        for seat in state.asked:
            for action in state.legal_actions(seat):
                text = state.to_text(action)
                assert type(text) is str
                assert type(state.from_text(seat, text)) is int
                assert state.from_text(seat, text) == action
                assert state.from_text(seat, f"  {text} ") == action


@every_table
def test_play_takes_numbers_and_texts(table: Table) -> None:
    for state in snapshots(table)[:-1]:
        seat = state.asked[-1]
        action = state.legal_actions(seat)[-1]
        by_number, by_text, trusted = state.copy(), state.copy(), state.copy()
        assert by_number.why_not(action) is None
        assert by_number.play(action) is None
        assert by_text.why_not(state.to_text(action), seat) is None
        assert by_text.play(state.to_text(action), seat) is None
        assert trusted.apply(action) is None
        assert by_number.position() == by_text.position() == trusted.position()
        assert list(by_number.events) == list(by_text.events) != []
        assert list(trusted.events) == []


@every_table
def test_every_event_has_an_audience(table: Table) -> None:
    state = finished(table)
    events = state.events
    assert isinstance(events, Sequence)
    everybody = (1 << table.seats) - 1
    for event in events:
        assert isinstance(event, Event)
        assert type(event.kind) is str
        assert event.seat is None or event.seat in range(table.seats)
        assert isinstance(event.open, Mapping)
        assert isinstance(event.secret, Mapping)
        assert 0 <= event.seen_by <= everybody
        assert (event.secret == {}) == (event.seen_by == 0)
        json.dumps([dict(event.open), dict(event.secret)])


@every_table
def test_marks_cut_the_events(table: Table) -> None:
    state = finished(table)
    everything = list(state.events)
    assert len(everything) == len(state.events)
    for mark in (0, 1, len(everything) // 2, len(everything)):
        assert state.events[mark:] == everything[mark:]
        for seat in (0, None):
            told = state.events_for(seat, mark)
            assert [event.kind for event in told] == [event.kind for event in everything[mark:]]
    assert everything[-1] == state.events[-1]


@every_table
def test_a_copy_goes_its_own_way(table: Table) -> None:
    for state in snapshots(table):
        twin, before = state.copy(), state.position()
        assert type(twin) is type(state)
        assert twin is not state
        assert twin.position() == before
        assert twin.luck is not state.luck
        twin.play_random(5)
        assert twin.over
        assert state.position() == before


@pytest.mark.deeper
@pytest.mark.parametrize(
    "twin",
    [copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))],
    ids=["copy.copy", "copy.deepcopy", "pickle"],
)
def test_the_copies_of_python_are_copies_too(twin: Callable[[State], State]) -> None:
    """Copying or pickling an environment loses its state elsewhere: users ask for it again."""
    for state in [state for table in (TABLES if DEEP else FEW) for state in snapshots(table)[:3]]:
        before = state.position()
        other = twin(state)
        assert other.position() == before
        other.play_random(5)
        assert state.position() == before


@every_table
def test_positions_are_plain_data_and_come_back(table: Table) -> None:
    for state in snapshots(table):
        position = pyrite.position(state)
        assert type(position) is dict
        assert position == state.position()
        again = json.loads(json.dumps(position))
        assert again == position
        assert pyrite.position(pyrite.from_position(again)) == position
        assert position["game"] == table.game


@every_table
def test_a_position_with_nothing_but_the_seats_is_a_new_table(table: Table) -> None:
    short = {"game": table.game, "options": json.loads(json.dumps(table.options)), "seed": 4}
    state = pyrite.from_position(short)
    assert state.position() == pyrite.from_position(short).position()
    assert state.legal_actions() != []
    state.play_random(1)
    assert state.over


@every_table
def test_settings_make_the_same_game_again(table: Table) -> None:
    for seed in (7, "ab" * 32):
        state = table.new_game(seed, rounds=2, first_seat=1)
        again = pyrite.new_game(table.game, **state.settings)
        assert again.position() == state.position()
        assert json.loads(json.dumps(state.settings)) == state.settings


@every_table
def test_a_record_replays_the_game(table: Table) -> None:
    state = finished(table)
    record = Record.of(state)
    assert record.game == table.game
    assert record.seed == SEED
    assert record.actions == state.played
    text = record.to_text()
    assert Record.from_text(text) == record
    again = Record.from_text(text).replay()
    assert again.position() == state.position()
    assert list(again.events) == list(state.events)
    assert Record.of(again) == record


@every_table
def test_a_record_goes_move_by_move(table: Table) -> None:
    state = finished(table)
    record = Record.of(state)
    moves = list(record.moves())
    assert [(move.seat, move.action.text) for move in moves] == [*record.actions]
    assert [move.number for move in moves] == [*range(1, len(moves) + 1)]
    told = [event for move in moves for event in move.events]
    assert told == list(state.events)[-len(told) :]
    assert len(state.events) - len(told) == len(record.begin().events)
    assert (moves[0].before, moves[-1].after) == (record.begin(), state)
    assert all(one.after == other.before for one, other in pairwise(moves[:10]))


@every_table
def test_only_what_was_played_from_the_beginning_can_be_recorded(table: Table) -> None:
    state = snapshots(table)[1].copy()
    silent = table.new_game()
    silent.apply(silent.legal_actions()[0])
    silent.play(silent.legal_actions()[0])
    options = json.loads(json.dumps(table.options))
    written = pyrite.from_position({"game": table.game, "options": options})
    written.play(written.legal_actions()[0])
    imagined = pyrite.imagine(table.new_game().view(0), Random(1))
    imagined.play(imagined.legal_actions()[0])
    for other in (state, silent, written, imagined):
        assert other.played is None
        with pytest.raises(NotationError):
            Record.of(other)


@every_table
def test_play_random_ends_the_game_and_is_repeatable(table: Table) -> None:
    for state in snapshots(table)[:4]:
        first, second = state.copy(), state.copy()
        moves = first.play_random(9)
        assert type(moves) is int
        assert moves > 0
        assert second.play_random(9) == moves
        assert first.position() == second.position()
        assert first.over


@every_table
def test_worlds_are_states_of_the_same_game(table: Table) -> None:
    for state in snapshots(table):
        for seat in (table.seats - 1, None):
            view = json.loads(json.dumps(state.view(seat)))
            world = pyrite.imagine(view, Random(3))
            assert isinstance(world, State)
            assert type(world) is type(state)
            assert world.view(seat) == view
            again = pyrite.worlds(view).imagine(Random(3))
            assert again.position() == world.position()
            assert view == state.view(seat), "reading a view leaves it as it was"


@every_table
def test_the_list_of_games_knows_the_table(table: Table) -> None:
    game = pyrite.GAMES[table.game]
    assert game.name == table.game
    assert table.edition in (game.editions or ("",))
    least, most = game.seats_for(table.modules)
    assert least <= table.seats <= most
    assert {*table.modules} - {*OWN_MODULES} < {module["key"] for module in game.modules()}
    state = table.new_game()
    assert game.describe(**table.options).as_dict() == state.describe().as_dict()
    for card in state.position()["hands"][0]:
        assert state.describe().cards[card].verb in state.describe().verbs


@every_table
def test_seats_out_of_range_are_refused(table: Table) -> None:
    least, most = pyrite.GAMES[table.game].seats_for(table.modules)
    for seats in (least - 1, most + 1, 0, -1, 3.0, "3", None, True):
        with pytest.raises(ConfigError):
            table._replace(seats=seats).new_game()


@pytest.mark.parametrize("game", pyrite.GAMES)
def test_a_state_is_not_made_by_its_class(game: str) -> None:
    """It would have no rules, which compiled code relies on."""
    state = pyrite.new_game(game, seats=4, seed=1)
    for kind in (type(state), type("Own", (type(state),), {})):
        with pytest.raises(ConfigError, match=r"pyrite\.new_game"):
            kind()
    for twin in (state.copy(), copy.copy(state), copy.deepcopy(state)):
        assert twin == state
        assert type(twin) is type(state)


@pytest.mark.parametrize("wrong", [None, 5, "table", pyrite.new_game(seats=4, seed=1)], ids=type)
def test_the_table_of_a_module_is_not_made_by_hand(wrong: object) -> None:
    for key in (*OWN_MODULES, "", None):
        with pytest.raises(ConfigError, match="cannot make a table"):
            OwnTable(wrong, key, "do")
