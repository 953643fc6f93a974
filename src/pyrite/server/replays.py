"""A finished game once more, moment by moment, from any seat's eyes or with everything shown."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from pyrite.core.changes import changes
from pyrite.core.state import State
from pyrite.core.talk import TalkData
from pyrite.games import new_game
from pyrite.protocol.requests import Frame, Replay
from pyrite.server.problems import Problem
from pyrite.server.table import Table

FACE_DOWN = ("goals", "chests", "mines")  # what lies on the board and perhaps nobody has seen
Eyes = int | None  # a seat; None: somebody who watched


def replay(table: Table, seat: Eyes, show_all: bool) -> Replay:
    """All moments; the first frame has the whole view, the others what changed."""
    if table.phase != "over":
        raise Problem("phase-not-over")
    if seat is not None and not 0 <= seat < len(table.seats):
        raise Problem("seat-unknown", 404, n=len(table.seats))
    return Replay(
        description=table.description.as_dict(),
        seat=seat,
        open=show_all,
        names=[one.name for one in table.seats],
        frames=list(_frames(table, seat, show_all)),
    )


def _frames(table: Table, seat: Eyes, show_all: bool) -> Iterator[Frame]:
    played = () if table.state is None else table.state.played or ()
    talk = _talk_by_moment(table)
    state = new_game(table.plan.game, seed=table.seed, **table.plan.options())
    public, private = state.public(), _private(state, seat, show_all)
    first = [message.as_dict() for message in state.messages(seat)]
    yield Frame(None, dict(public), dict(private), first, talk[0])
    for number, (who, text) in enumerate(played, 1):
        action, mark = state.action(text, who), len(state.events)
        state.play(text, who)
        before, public = public, state.public()
        private_before, private = private, _private(state, seat, show_all)
        yield Frame(
            action.as_dict(),
            changes(before, public),
            changes(private_before, private),
            [message.as_dict() for message in state.messages(seat, mark)],
            talk[number],
        )


def _private(state: State, seat: Eyes, show_all: bool) -> Mapping[str, Any]:
    if not show_all:
        return state.private(seat)
    truth = state.position()
    lying = {name: truth[name] for name in FACE_DOWN if name in truth}
    return {str(each): {**state.private(each), **lying} for each in range(state.seats)}


def _talk_by_moment(table: Table) -> dict[int, list[TalkData]]:
    """What was said after so many actions."""
    found: defaultdict[int, list[TalkData]] = defaultdict(list)
    for talk, after in zip(table.talk, table.said_after, strict=True):
        found[after].append(talk.as_dict())
    return found
