"""What happened, as one seat may know it: sentences since its last turn, and the scene."""

from pyrite.cli.table.look import Scene
from pyrite.core.events import Event
from pyrite.lang import Speaker, belongs, may_grow, tell_event, tell_events


class Diary:
    """Listens to the events of one seat (None: a spectator)."""

    def __init__(self, speaker: Speaker, seat: int | None, scene: Scene) -> None:
        self.speaker = speaker
        self.seat = seat
        self.scene = scene
        self.news: list[str] = []
        self.told: list[str] = []
        self.chain: list[Event] = []
        self.dealing = False
        self.moving = False

    def hear(self, event: Event) -> list[str]:
        """Note an event; returns the sentences that are ready, some wait for what follows."""
        self.scene.hear(event.kind, event.known(), event.seat)
        if event.kind in ("round_started", "asked"):
            self.dealing = event.kind == "round_started"
            self.moving = event.open.get("kind") == "move"
        if event.kind == "drew" and self.dealing:
            return []
        if belongs(self.speaker, self.chain, event):
            self.chain.append(event)
            return []
        sentence = tell_event(self.speaker, event, self.seat)
        if sentence is None:
            return []
        ready = self.finish()
        self.chain = [event]
        return ready if may_grow(self.speaker, event) else ready + self.finish()

    def pause(self) -> list[str]:
        """Somebody is asked: tell what has waited, but a move only when it is over."""
        walks = self.moving and self.chain and self.chain[0].kind == "stepped"
        return [] if walks else self.finish()

    def finish(self) -> list[str]:
        """Nothing more follows for now: tell what has waited."""
        if not self.chain:
            return []
        sentence = tell_events(self.speaker, self.chain, self.seat)
        self.chain = []
        told = [] if sentence is None else [sentence]
        self.news += told
        self.told += told
        return told

    def forget(self) -> None:
        """A new turn: what happened before is no news any more."""
        self.news.clear()
        self.scene.fresh.clear()
