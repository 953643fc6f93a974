"""Proposals and votes open to a player at a server's table."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from pyrite.client import Seat
from pyrite.lang import Speaker
from pyrite.protocol.table import Proposal, TableInfo


class Motion(NamedTuple):
    """A choice, and what it does at the server."""

    words: str
    do: Callable[[], None]


def motions(speaker: Speaker, place: Seat, table: TableInfo) -> list[Motion]:
    """Return votes on the open proposal, or possible proposals, and whether a bot plays."""
    assert place.seat is not None, "who watches has no vote"
    found = list[Motion]()
    if table.proposal is None:
        found += _proposals(speaker, place, table)
    elif may_vote(table.proposal, place.seat):
        found.append(Motion(speaker.say("browser-vote-yes"), partial(place.vote, True)))
        found.append(Motion(speaker.say("browser-vote-no"), partial(place.vote, False)))
    if table.seats[place.seat].stand_in:
        found.append(Motion(speaker.say("browser-take-back"), place.take_back))
    else:
        found.append(Motion(speaker.say("browser-hand-over"), place.hand_over))
    return found


def _proposals(speaker: Speaker, place: Seat, table: TableInfo) -> list[Motion]:
    """Return possible proposals: stop the game, or let a bot play for another player."""
    stop = Motion(speaker.say("browser-propose-stop"), partial(place.propose, "stop"))
    seats = enumerate(table.seats)
    awake = [n for n, one in seats if one.name and not (one.bot or one.stand_in)]
    return [stop] + [
        Motion(speaker.say("browser-propose-skip", seat=n), partial(place.propose, "skip", n))
        for n in awake
        if n != place.seat
    ]


def may_vote(proposal: Proposal, seat: int) -> bool:
    """Return whether a seat may still vote; the player to be skipped may not."""
    return seat not in (*proposal.yes, *proposal.no, proposal.seat)


def proposed(speaker: Speaker, proposal: Proposal) -> str:
    """Describe the proposal and its votes."""
    id = f"browser-proposed-{proposal.what}"
    what = speaker.say(id, seat=proposal.by, target=proposal.seat)
    yes, no, voters = len(proposal.yes), len(proposal.no), proposal.voters
    return f"{what} {speaker.say('browser-votes', yes=yes, no=no, of=voters)}."
