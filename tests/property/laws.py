"""The laws of the engine, each a function of a state and a random generator that checks one."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest
from contract.policies import uniform
from property import conserved, conserved_mines, fold_digging, fold_mines
from property.nearby import Tries

import pyrite
from pyrite import Action, IllegalAction, NotationError, Record, State
from pyrite.core.changes import changed, changes
from pyrite.core.events import Event
from pyrite.core.feed import Feed, Update
from pyrite.core.messages import Message
from pyrite.lostmines.text import snapshot as lostmines_picture
from pyrite.lostmines.text import why_not as lostmines_why_not
from pyrite.saboteur.text import snapshot as saboteur_picture
from pyrite.saboteur.text import why_not as saboteur_why_not

Law = Callable[[State, Random], None]


class Own(NamedTuple):
    """What the laws need from each game."""

    snapshot: Callable[[Any], Any]
    why_not: Callable[[Any, int, int], Message | None]
    fold: Callable[[Any, int | None, list[Event]], dict[str, Any]]
    conserved: Callable[[State], None]
    told: Callable[[State], None]


GAMES = {
    "saboteur": Own(
        saboteur_picture.Snapshot.of,
        saboteur_why_not.why_not,
        fold_digging.fold,
        conserved.cards_conserved,
        conserved.gold_told,
    ),
    "lostmines": Own(
        lostmines_picture.Snapshot.of,
        lostmines_why_not.why_not,
        fold_mines.fold,
        conserved_mines.cards_conserved,
        conserved_mines.gold_told,
    ),
}


def whole(state: State) -> list[Any]:
    """Return everything that is visible of a state from outside."""
    return [pyrite.position(state), state.legal_actions(), state.asked, list(state.events)]


def seats_of(state: State) -> range:
    """Return all seats."""
    return range(len(state.scores))


def play_on(state: State, rng: Random, moves: int) -> None:
    """Play a few more moves."""
    while moves and not state.over:
        state.play(uniform(state, rng))
        moves -= 1


def copies_are_independent(state: State, rng: Random) -> None:
    """Check that copies do not affect each other, and have the same luck ahead."""
    luck, before = rng.getrandbits(32), whole(state)
    first, second = state.copy(), state.copy()
    assert first._dump() == second._dump() == state._dump()
    assert list(first.events) == []
    play_on(first, Random(luck), 90)
    first.luck.below(7)
    assert whole(state) == before
    assert second._dump() == state._dump()
    play_on(second, Random(luck), 90)
    assert second.position() == first.position()
    assert whole(state) == before


def playing_leaves_copies_alone(state: State, rng: Random) -> None:
    """Check that a copy keeps its moment while the game goes on."""
    game = Record.of(state).replay()
    kept = game.copy()
    before = whole(kept)
    play_on(game, rng, 40)
    assert whole(kept) == before
    assert game.position() != kept.position() or state.over


def play_accepts_exactly_the_legal_actions(state: State, rng: Random) -> None:
    """Check that legal actions work, by number and text; others are refused without changes."""
    before, tries = state._dump(), Tries(state)
    for seat in seats_of(state):
        legal = set(state.legal_actions(seat))
        for action in tries.some(seat, rng, 30 if legal else 3):
            if action in legal:
                trusted, checked, written = state.copy(), state.copy(), state.copy()
                trusted.apply(action)
                checked.play(action, seat)
                written.play(state.to_text(action), seat)
                assert trusted._dump() == checked._dump() == written._dump() != before
            else:
                with pytest.raises(IllegalAction):
                    state.play(action, seat)
    assert state._dump() == before


def legal_lists_are_sorted_and_whole(state: State, rng: Random) -> None:
    """Check that lists have no duplicates, add up, and exist only for asked seats."""
    everybody = state.legal_actions()
    assert everybody == sorted(set(everybody))
    own = {seat: state.legal_actions(seat) for seat in seats_of(state)}
    assert sorted(action for actions in own.values() for action in actions) == everybody
    assert all(actions == sorted(set(actions)) for actions in own.values())
    assert tuple(seat for seat, actions in own.items() if actions) == state.asked


def why_not_agrees_with_the_legal_lists(state: State, rng: Random) -> None:
    """Check for no reason against legal actions, and a sentence with a rule for all others."""
    tries, own = Tries(state), GAMES[state.game]
    snapshot = own.snapshot(state)
    for seat in seats_of(state):
        legal = set(state.legal_actions(seat))
        for action in tries.some(seat, rng, 20 if legal else 5):
            reason = state.why_not(action, seat)
            assert (reason is None) == (action in legal), state.to_text(action)
        for action in tries.all_of(seat) if legal else []:
            message = own.why_not(snapshot, seat, action)
            assert (message is None) == (action in legal), state.to_text(action)
            assert message is None or message.rule, state.to_text(action)


def cards_are_conserved(state: State, rng: Random) -> None:
    """Check that every component is somewhere on the table, once."""
    GAMES[state.game].conserved(state)


def gold_changes_only_by_events(state: State, rng: Random) -> None:
    """Check that events add up to what everyone has."""
    GAMES[state.game].told(state)


def texts_round_trip(state: State, rng: Random) -> None:
    """Check that every action, legal or not, can be written and read again."""
    tries = Tries(state)
    for seat in seats_of(state):
        for action in tries.some(seat, rng, 60):
            text = state.to_text(action)
            assert state.from_text(seat, text) == action, text


def positions_round_trip(state: State, rng: Random) -> None:
    """Check that JSON gives back the same moment, and the game continues the same way."""
    position = pyrite.position(state)
    other = pyrite.from_position(json.loads(json.dumps(position)))
    assert pyrite.position(other) == position
    assert other.legal_actions() == state.legal_actions()
    assert [other.view(s) for s in seats_of(state)] == [state.view(s) for s in seats_of(state)]
    assert (other.over, other.scores, other.winners) == (state.over, state.scores, state.winners)
    luck, twin = rng.getrandbits(32), state.copy()
    play_on(other, Random(luck), 30)
    play_on(twin, Random(luck), 30)
    assert pyrite.position(other) == pyrite.position(twin)


def random_play_depends_on_the_position_alone(state: State, rng: Random) -> None:
    """Check that random play ignores history and the order of cells."""
    luck, position = rng.getrandbits(64), pyrite.position(state)
    board = dict(sorted(position["board"].items()))
    twin, other = state.copy(), pyrite.from_position(position | {"board": board})
    assert twin.play_random(luck) == other.play_random(luck)
    assert twin == other


def replaying_a_record_gives_the_same_state(state: State, rng: Random) -> None:
    """Check that a record survives as text and replays to the same state and events."""
    record = Record.of(state)
    again = Record.from_text(record.to_text())
    assert again == record
    assert whole(again.replay()) == whole(state)


def folding_events_gives_the_view(state: State, rng: Random) -> None:
    """Check folded views of every seat and a watcher; a mark cuts events without loss."""
    fold = GAMES[state.game].fold
    for seat in (*seats_of(state), None):
        events = state.events_for(seat)
        assert fold(state.rules, seat, events) == state.view(seat), seat
        mark = rng.randint(0, len(events))
        assert events[mark:] == state.events_for(seat, mark)


def actions_texts_and_numbers_are_one_to_one(state: State, rng: Random) -> None:
    """Check that each form leads to the other two, and that `play` takes all three."""
    tries, described = Tries(state), state.describe()
    for seat in seats_of(state):
        for number in tries.some(seat, rng, 30):
            action = state.action(number, seat)
            assert (action.number, action.seat) == (number, seat)
            assert state.action(action.text, seat) == action
            bare = Action(action.seat, action.verb, **action.parts())
            assert state.action(bare) == action
            assert (
                Action.from_dict(json.loads(json.dumps(action.as_dict())))._replace(number=number)
                == action
            )
            assert action.parts().keys() <= set(described.verbs[action.verb].parts)
    listed = state.actions()
    assert [action.number for action in listed] == state.legal_actions()
    for action in rng.sample(listed, min(3, len(listed))):
        first, second = state.copy(), state.copy()
        first.play(action)
        second.play(action.number, action.seat)
        assert first == second != state


def changes_lead_from_view_to_view(state: State, rng: Random) -> None:
    """Check that a feed, which builds only what changed, sends exactly what changed to everyone."""
    game = Record.of(state).replay()
    feed = Feed(game)
    shown, own = game.public(), {viewer: game.private(viewer) for viewer in feed.private}
    for _ in range(8):
        if game.over:
            break
        game.play(uniform(game, rng))
        mark = feed.mark
        update = json_of(feed.update())
        assert update.public == changes(shown, game.public())
        shown = changed(shown, update.public)
        assert shown == game.public()
        for viewer in feed.private:
            assert update.private[viewer] == changes(own[viewer], game.private(viewer))
            own[viewer] = changed(own[viewer], update.private[viewer])
            assert {**shown, **own[viewer]} == game.view(viewer)
            assert update.events[viewer] == game.events_for(viewer, mark)
            assert update.messages[viewer] == game.messages(viewer, mark)
        assert {*update.actions} == {*game.asked}
        for seat, actions in update.actions.items():
            assert [*actions] == game.actions(seat)


def json_of(update: Update) -> Update:
    """Return the changes as they arrive over the network."""
    public, private = (json.loads(json.dumps(part)) for part in update[:2])
    own = {viewer: private[json.dumps(viewer)] for viewer in update.private}
    return update._replace(public=public, private=own)


def equal_means_the_same_position(state: State, rng: Random) -> None:
    """Check that copies are equal until one moves on, and so are their keys."""
    twin = state.copy()
    assert twin == state
    assert twin.key() == state.key()
    assert (state == state.position()) is False
    if not state.over:
        play_on(twin, rng, 1)
        assert twin != state
        assert twin.key() != state.key()
    with pytest.raises(TypeError):
        hash(state)


def apply_refuses_what_is_not_legal(state: State, rng: Random) -> None:
    """Check that anything else raises an error and changes nothing."""
    before, legal = state._dump(), set(state.legal_actions())
    tried = [rng.getrandbits(31) for _ in range(40)] + [n << 25 for n in range(64)]
    tried += [action for seat in seats_of(state) for action in Tries(state).some(seat, rng, 10)]
    for number in (*tried, -1, 1 << 31, 1 << 99):
        if number not in legal:
            with pytest.raises((IllegalAction, NotationError)):
                state.apply(number)
    assert state._dump() == before


def looking_changes_nothing(state: State, rng: Random) -> None:
    """Check that every read-only call leaves the state unchanged."""
    before = whole(state)
    for seat in (*seats_of(state), None):
        view = state.view(seat)
        assert json.loads(json.dumps(view)) == view
        state.events_for(seat)
        pyrite.imagine(view, rng)
        assert state.legal_actions(seat) is not state.legal_actions(seat)
    for action in state.legal_actions():
        state.why_not(action)
        state.to_text(action)
    assert (state.over, state.scores, state.winners) == (state.over, state.scores, state.winners)
    assert whole(state) == before


LAWS: list[Law] = [
    copies_are_independent,
    playing_leaves_copies_alone,
    play_accepts_exactly_the_legal_actions,
    legal_lists_are_sorted_and_whole,
    why_not_agrees_with_the_legal_lists,
    cards_are_conserved,
    gold_changes_only_by_events,
    texts_round_trip,
    positions_round_trip,
    random_play_depends_on_the_position_alone,
    replaying_a_record_gives_the_same_state,
    folding_events_gives_the_view,
    looking_changes_nothing,
    actions_texts_and_numbers_are_one_to_one,
    changes_lead_from_view_to_view,
    equal_means_the_same_position,
    apply_refuses_what_is_not_legal,
]
