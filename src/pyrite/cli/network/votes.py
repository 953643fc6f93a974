"""Voting at a server's table: to stop the game, or to let a bot play for an inactive player."""

from pyrite.cli.terminal.screen import Screen
from pyrite.client import Seat
from pyrite.core.messages import PyriteError
from pyrite.core.reading import read_seat
from pyrite.lang import Speaker
from pyrite.protocol.table import Proposal, TableInfo

ANSWERS = {"yes": True, "no": False}


def vote(screen: Screen, place: Seat, text: str, seats: int) -> bool:
    """Propose or vote; False after telling the player why it is not possible."""
    word, _, who = text.lower().partition(" ")
    try:
        if word in ANSWERS and not who:
            place.vote(ANSWERS[word])
        elif word == "stop" and not who:
            place.propose("stop")
        elif word == "skip":
            place.propose("skip", read_seat(who.strip().upper(), seats))
        else:
            screen.say("network-vote-what", "error")
            return False
    except PyriteError as error:
        screen.out.print(screen.speaker.message(error.message), style="error")
        return False
    return True


def proposed(speaker: Speaker, proposal: Proposal) -> str:
    """Describe the proposal and its votes."""
    return speaker.say(
        f"network-proposal-{proposal.what}",
        seat=proposal.by,
        target=proposal.seat,
        yes=len(proposal.yes),
        voters=proposal.voters,
    )


def outcome(speaker: Speaker, before: Proposal, table: TableInfo) -> str:
    """Describe the outcome of a closed proposal."""
    seat = before.seat
    passed = seat is not None and table.seats[seat].stand_in
    return speaker.say("network-skipped" if passed else "network-not-passed", seat=seat)
