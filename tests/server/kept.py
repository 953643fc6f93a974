"""Comparing the database with what players were told."""

from collections import Counter
from collections.abc import Iterator, Sequence

from server.player import Player, canonical

from pyrite.server.entries import AnyEntry, Opened, Played, Talked
from pyrite.server.storage import Storage
from pyrite.server.table import Table


def log_of(database: str, code: str) -> list[AnyEntry]:
    """Return the entries of a table."""
    storage = Storage(database)
    try:
        return storage.log(code)
    finally:
        storage.close()


def check(log: Sequence[AnyEntry], players: Sequence[Player]) -> None:
    """Check that nothing acknowledged is missing or doubled, and views match the replay."""
    for player in players:
        actions_are_kept_once(log, player)
        talk_is_kept_once(log, player)
    views_are_those_of_the_replay(log, players)


def actions_are_kept_once(log: Sequence[AnyEntry], player: Player) -> None:
    """Check that a player's action is stored once, if it was done."""
    own = [
        (number, entry.action)
        for number, entry in enumerate(log, 1)
        if isinstance(entry, Played) and entry.seat == player.seat
    ]
    sent = list(player.sent.items())
    ends = [act["version"] for _, act in sent[1:]] + [len(log)]
    found = 0
    for (number, act), end in zip(sent, ends, strict=False):
        between = [action for at, action in own if act["version"] < at <= end]
        assert between in ([], [act["action"]])
        assert between or number not in player.done, f"{act} is lost"
        found += len(between)
    assert found == len(own), "something is there that nobody did"


def talk_is_kept_once(log: Sequence[AnyEntry], player: Player) -> None:
    """Check that every text is stored at most once, and acknowledged ones are there."""
    talked = [entry for entry in log if isinstance(entry, Talked) and entry.seat == player.seat]
    texts = Counter(entry.talk["text"] for entry in talked)
    assert set(texts.values()) <= {1}
    assert {player.talks[number] for number in player.done & player.talks.keys()} <= set(texts)


def views_are_those_of_the_replay(log: Sequence[AnyEntry], players: Sequence[Player]) -> None:
    """Compare views at every version a player saw."""
    compared = 0
    for table in replayed(log):
        public = None if table.state is None else table.state.public()
        for player in players:
            if table.state is not None and table.version in player.seen:
                private = table.state.private(player.seat)
                assert player.seen[table.version] == canonical(public, private)
                compared += 1
    assert compared


def replayed(log: Sequence[AnyEntry]) -> Iterator[Table]:
    """Yield the table after each of its entries."""
    first, *rest = log
    assert isinstance(first, Opened)
    table = Table("REPLAY", first)
    for entry in rest:
        table.do(entry)
        yield table
