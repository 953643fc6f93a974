"""What happened, as one seat may know it: sentences since its last turn, and the board."""

from collections.abc import Mapping

from pyrite.core.events import Event
from pyrite.lang import Speaker, tell_event


class Diary:
    """Listens to the events of one seat (None: a spectator)."""

    def __init__(self, speaker: Speaker, seat: int | None) -> None:
        self.speaker = speaker
        self.seat = seat
        self.news: list[str] = []
        self.told: list[str] = []
        self.fresh: set[str] = set()
        self.board: dict[str, str] = {}
        self.goals: dict[str, str] = {}
        self.dealing = False

    def hear(self, event: Event) -> str | None:
        """Note an event; returns its sentence, if it has one."""
        self._change_board(event.kind, event.known())
        if event.kind in ("round_started", "asked"):
            self.dealing = event.kind == "round_started"
        if event.kind == "drew" and self.dealing:
            return None
        sentence = tell_event(self.speaker, event, self.seat)
        if sentence is not None:
            self.news.append(sentence)
            self.told.append(sentence)
        return sentence

    def look(self, board: Mapping[str, str], goals: Mapping[str, str]) -> None:
        """See the board as it is."""
        self.board, self.goals = dict(board), dict(goals)

    def forget(self) -> None:
        """A new turn: what happened before is no news any more."""
        self.news.clear()
        self.fresh.clear()

    def _change_board(self, kind: str, known: Mapping[str, object]) -> None:
        cell = str(known.get("cell"))
        if kind in ("placed", "goal_turned"):
            self.board[cell] = str(known["tile"])
            self.fresh.add(cell)
        elif kind == "collapsed":
            self.board.pop(cell, None)
            self.fresh.discard(cell)
        elif kind == "looked" and "card" in known:
            self.goals[cell] = str(known["card"])
        elif kind == "round_started":
            self.fresh.clear()
