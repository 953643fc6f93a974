"""What others' deeds say about them: who opened or blocked whose way."""

from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.bots.base.beliefs import Evidence, KnownDeed, Tally
from pyrite.bots.base.likelihoods import likelihoods
from pyrite.bots.lostmines.ground import BUILD, FAR, Field, Ground
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.talk import Talk

HELPED, BARRED = 0.4, -1.0
CLEAR = 0.1  # a larger difference between the clans makes a deed for or against its own
KINDS = ("placed", "tool_laid", "stormed", "trap_set", "troll_set")
SIDES = ("for", "against", "between")
SPEECH = ("accuse", "praise")
CLANS = ("clan", "others")  # whether both are of one clan
DONE, SAID, HEARD = "done", "said", "heard"  # what is counted: deeds, words, words about a seat
ROLES = ("loyal", "selfish", "saboteur")


def kinds_of_deeds() -> dict[str, list[str]]:
    """Return all kinds of deeds, by phase."""
    by = [f"{speech}d by" for speech in SPEECH]
    return {
        DONE: [f"{kind} {side}" for kind in KINDS for side in SIDES],
        SAID: [f"{speech} {clan}" for speech in SPEECH for clan in CLANS],
        HEARD: [f"{spoken} {clan}" for spoken in by for clan in CLANS],
    }


class Observer:
    """What a seat makes of the others' deeds in this round."""

    def __init__(self, description: Description) -> None:
        self.likelihoods = likelihoods(description.game, ROLES)
        self.tally = Tally(ROLES, description.seats, self.likelihoods.trust)
        self.clear()

    def clear(self) -> None:
        """Forget everything for a new round."""
        self.news: list[Event | Talk] = []
        self.said: set[Talk] = set()
        self.deeds: list[KnownDeed] = []
        self.proposed: set[int] = set()  # who has proposed to end this round
        self.tally.clear()

    def told(self, event: Event) -> None:
        """Keep the event until the bot is asked."""
        if event.kind == "round_started":
            self.clear()
        elif event.kind == "proposed" and event.seat is not None:
            self.proposed.add(event.seat)
        elif event.kind in KINDS and event.seat is not None:
            self.news.append(event)

    def hear(self, talk: Talk) -> None:
        """Keep what is said, but only once: repeating it does not make it truer."""
        if talk.kind in ("suspect", "trust") and talk not in self.said:
            self.said.add(talk)
            self.news.append(talk)

    def weigh(self, view: Mapping[str, Any], ground: Ground) -> Evidence:
        """Judge the news on the board as it is now."""
        for news in self.news:
            if isinstance(news, Talk):
                self._judge(news, view["clans"])
            elif news.seat is not None:
                self._note(news.seat, DONE, f"{news.kind} {side_of(news, view, ground)}")
        self.news = []
        return self.tally.evidence()

    def _judge(self, talk: Talk, clans: Sequence[str]) -> None:
        """Note what talk says about the speaker and about its target."""
        speaker, target = talk.seat, talk.target
        if target is not None and 0 <= target < len(clans) and target != speaker:
            clan = CLANS[clans[speaker] != clans[target]]
            speech = SPEECH[talk.kind == "trust"]
            self._note(speaker, SAID, f"{speech} {clan}")
            self._note(target, HEARD, f"{speech}d by {clan}")

    def _note(self, seat: int, phase: str, kind: str) -> None:
        self.deeds.append((seat, phase, kind))
        self.tally.add(seat, self.likelihoods.of(phase, kind))


def side_of(event: Event, view: Mapping[str, Any], ground: Ground) -> str:
    """Return whether a deed was for or against the seat's own clan."""
    weight = against(event, view, ground)
    return "against" if weight > CLEAR else "for" if weight < -CLEAR else "between"


def against(event: Event, view: Mapping[str, Any], ground: Ground) -> float:
    """Return how much a deed speaks against a seat, because it helped the other clan more."""
    assert event.seat is not None
    effects: dict[bool, list[float]] = {True: [], False: []}
    for seat, (clan, where) in enumerate(zip(view["clans"], view["stands"], strict=True)):
        if seat != event.seat:
            own = clan == view["clans"][event.seat]
            effects[own].append(_effect(event, ground.cards.grid.cell(where), view, ground))
    own, others = ([*effects[key], 0.0] for key in (True, False))
    return sum(others) / len(others) - sum(own) / len(own)


def _effect(event: Event, at: int, view: Mapping[str, Any], ground: Ground) -> float:
    """Return whether a deed helped or blocked a dwarf here on its way to the nearest mine."""
    at_cell = ground.cards.grid.cell
    fields = [ground.to(at_cell(mine)) for mine in view["mines"]]
    way = min(fields, key=lambda field: field[at])
    away = ground.away(at)
    if "edge" in event.open:
        return BARRED if _across(str(event.open["edge"]), away, way, ground) == way[at] else 0.0
    cell = at_cell(str(event.open["cell"]))
    if event.kind == "placed":
        best = min(_open(cell, away, field, ground) for field in fields)
        if best + BUILD <= way[at]:
            return BARRED
    if away[cell] + way[cell] > way[at]:
        return 0.0
    return BARRED if event.kind == "stormed" else HELPED


def _across(edge: str, away: Field, way: Field, ground: Ground) -> int:
    """Return the length of the way across this edge."""
    cell, side = ground.cards.grid.edge(edge)
    beyond = cell + ground.offsets[side]
    there = away[cell] + ground.costs[beyond] + way[beyond]
    back = away[beyond] + ground.costs[cell] + way[cell]
    return min(there, back) + ground.slow[4 * cell + side]


def _open(cell: int, away: Field, way: Field, ground: Ground) -> int:
    """Return the length of the way if the card here were open on all sides."""
    doors = [cell + ground.offsets[side] for side in range(4) if ground.meets(cell, side)]
    before = min((away[door] for door in doors if door not in ground.hidden), default=FAR)
    after = min((way[door] + ground.costs[door] for door in doors), default=FAR)
    return before + ground.costs[cell] + after
