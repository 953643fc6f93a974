"""An owner of a server who plays there reads the texts, goes back in time and deals again."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from server.conftest import NewServer
from server.owner import PATIENT, Owner, before_closing

from pyrite.client import Client, Moment, Seat
from pyrite.protocol.table import TableInfo


@pytest.fixture
def owner(new_server: NewServer) -> Iterator[Owner]:
    """The owner of a server on which nobody is too late."""
    yield Owner(new_server(prelude=PATIENT))


@pytest.fixture
def ann(owner: Owner, tmp_path: Path) -> Iterator[Seat]:
    """An honest player who keeps her notes in a folder."""
    client = Client(owner.client.http.url, notes=tmp_path / "notes")
    with client.join(owner.code, "Ann", 1) as seat:
        follow(seat, lambda table: bool(table.seals[1]))
        yield seat


def follow(seat: Seat, enough: Callable[[TableInfo], bool]) -> Moment:
    """Read from a seat until its table is so."""
    return next(moment for moment in seat if enough(moment.table))


def has_arrived(table: TableInfo) -> bool:
    return table.phase == "revealing" and table.unrevealed == [0]


def test_no_text_is_revealed_twice_when_the_server_goes_back(owner: Owner, ann: Seat) -> None:
    owner.start()
    follow(ann, has_arrived)
    [known] = owner.texts()
    wanted = owner.wanted_text()
    owner.rewrite(before_closing)
    owner.seal(wanted)
    follow(ann, lambda table: table.phase == "lobby" and "" != table.seals[1])
    owner.start()
    follow(ann, has_arrived)
    assert owner.texts() != [known], "the owner would have chosen the cards"
