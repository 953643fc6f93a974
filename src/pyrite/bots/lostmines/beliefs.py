"""Who shares with whom (L-41), from known dwarf cards and from deeds that everybody saw."""

from collections import Counter
from collections.abc import Mapping, Sequence

from pyrite.bots.judge import Evidence, KnownDeed, Tally, likelihoods, marginals
from pyrite.bots.lostmines.board import BUILD, FAR, Field, Ground
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.talk import Talk
from pyrite.core.views import View

RIVALRY = 0.5  # how much all strangers' treasures together count against the seat
OTHER = {"blue": "yellow", "yellow": "blue"}
ROLES = ("loyal", "selfish", "saboteur")
HELPED, BARRED = 0.4, -1.0
CLEAR = 0.1  # a larger difference between the clans makes a deed for or against its own
KINDS = ("placed", "tool_laid", "stormed", "trap_set", "troll_set")
SIDES = ("for", "against", "between")
SPEECH = ("accuse", "praise")
CLANS = ("clan", "others")  # whether both are of one clan
DONE, SAID, HEARD = "done", "said", "heard"  # what is counted: deeds, words, words about a seat

Roles = dict[str, float]  # probability of each character


def pool_of(clan: str, role: str) -> str:
    """Return the clan that a dwarf shares with; "" for a selfish one."""
    if role == "selfish":
        return ""
    return OTHER[clan] if role == "saboteur" else clan


def roles(
    dwarfs: Mapping[str, int], view: View, evidence: Sequence[Mapping[str, float]]
) -> list[Roles]:
    """Return the probability of each character for each seat, given the box's dwarf cards."""
    found: list[Roles] = [{role: 1.0} if role else {} for role in view["dwarfs"]]
    for clan in OTHER:
        members = [seat for seat, own in enumerate(view["clans"]) if own == clan]
        doubtful = [seat for seat in members if view["dwarfs"][seat] is None]
        left = _cards(dwarfs, clan) - Counter(view["dwarfs"][s] for s in members)
        chances = marginals(left, [evidence[seat] for seat in doubtful])
        for seat, own in zip(doubtful, chances, strict=True):
            found[seat] = own
    return found


def _cards(dwarfs: Mapping[str, int], clan: str) -> Counter[str]:
    """Return the characters of a clan, dealt or spare."""
    return Counter({role: dwarfs.get(f"{clan}_{role}", 0) for role in ROLES})


def kin(view: View, found: Sequence[Roles]) -> list[float]:
    """Return the probability of sharing with each seat; 1 for the seat itself."""
    me: int = view["seat"]
    mine = pool_of(view["clans"][me], view["dwarf"])
    chances = [
        sum(chance for role, chance in own.items() if mine and pool_of(clan, role) == mine)
        for clan, own in zip(view["clans"], found, strict=True)
    ]
    chances[me] = 1.0
    return chances


def cares(view: View, found: Sequence[Roles]) -> list[float]:
    """Return what a treasure of each seat is worth to this one; seats that are out take none."""
    against = RIVALRY / (len(found) - 1)
    weights = [chance - (1 - chance) * against for chance in kin(view, found)]
    return [weight if held else 0.0 for weight, held in zip(weights, view["hands"], strict=True)]


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

    def weigh(self, view: View, ground: Ground) -> Evidence:
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


def side_of(event: Event, view: View, ground: Ground) -> str:
    """Return whether a deed was for or against the seat's own clan."""
    weight = against(event, view, ground)
    return "against" if weight > CLEAR else "for" if weight < -CLEAR else "between"


def against(event: Event, view: View, ground: Ground) -> float:
    """Return how much a deed speaks against a seat, because it helped the other clan more."""
    assert event.seat is not None
    effects: dict[bool, list[float]] = {True: [], False: []}
    for seat, (clan, where) in enumerate(zip(view["clans"], view["stands"], strict=True)):
        if seat != event.seat:
            own = clan == view["clans"][event.seat]
            effects[own].append(_effect(event, ground.cards.grid.cell(where), view, ground))
    own, others = ([*effects[key], 0.0] for key in (True, False))
    return sum(others) / len(others) - sum(own) / len(own)


def _effect(event: Event, at: int, view: View, ground: Ground) -> float:
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
