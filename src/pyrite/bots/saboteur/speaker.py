"""What a seat says: diggers share what they know, saboteurs lie and blame, all ask for help."""

import random
from collections.abc import Iterator

from pyrite.bots.judge import Speaker
from pyrite.bots.saboteur.observer import Observer
from pyrite.bots.saboteur.situation import Situation
from pyrite.core.events import Event
from pyrite.core.talk import Talk

LIES = 0.7  # how often a saboteur says the opposite of what it saw
SURE, DOUBTFUL = 0.8, 0.5  # probability of a saboteur: worth mentioning; below it, worth blaming
HONEST = ("digger", "blue", "green", "boss", "profiteer")  # all gain if the treasure is found


class SaboteurSpeaker(Speaker):
    """Says what helps the seat's side."""

    chatty = 0.7

    def clear(self) -> None:
        super().clear()
        self.accused_by: dict[int, int] = {}  # by seat: who last spoke against it
        self.helped_by: dict[int, int] = {}  # by seat: who last mended its tools

    def told(self, event: Event) -> None:
        super().told(event)
        if event.kind == "repaired" and event.seat is not None:
            self.helped_by[event.open["target"]] = event.seat

    def hear(self, talk: Talk) -> None:
        super().hear(talk)
        if talk.kind == "suspect" and talk.target is not None:
            self.accused_by[talk.target] = talk.seat

    def thoughts(
        self, situation: Situation, observer: Observer, rng: random.Random
    ) -> Iterator[Talk]:
        """Yield everything that comes to mind, most important first."""
        seat = situation.seat
        if situation.dwarf in HONEST:
            yield from self._knowledge(situation)
            yield from self._suspicions(situation)
        elif situation.dwarf == "saboteur":
            yield from self._untruths(situation, rng)
            yield from self._blame(situation, observer)
        if seat in self.accused_by:
            yield Talk(seat, "deny")
        for tool in situation.hindrances(seat):
            if tool != "trapped":
                yield Talk(seat, "tool", tool=tool)
        if self.helped_by.get(seat, seat) != seat:
            yield Talk(seat, "thanks", target=self.helped_by[seat])

    def _knowledge(self, situation: Situation) -> Iterator[Talk]:
        """Yield what the seat saw under the goals, the treasure first."""
        known = situation.known_goals
        for goal in sorted(known, key=lambda goal: known[goal] != "treasure"):
            number = situation.goal_number(goal)
            yield Talk(situation.seat, "goal", goal=number, has_gold=known[goal] == "treasure")

    def _untruths(self, situation: Situation, rng: random.Random) -> Iterator[Talk]:
        """Yield claims about goals, mostly false, but never contradicting earlier ones."""
        spoken_of = {talk.goal for talk in self.said if talk.seat == situation.seat}
        for talk in self._knowledge(situation):
            if talk.goal not in spoken_of:
                yield talk._replace(has_gold=talk.has_gold != (rng.random() < LIES))

    def _suspicions(self, situation: Situation) -> Iterator[Talk]:
        """Yield the seats taken for saboteurs."""
        for seat, kinds in enumerate(situation.kinds):
            if seat != situation.seat and kinds.get("saboteur", 0.0) > SURE:
                yield Talk(situation.seat, "suspect", target=seat)

    def _blame(self, situation: Situation, observer: Observer) -> Iterator[Talk]:
        """Yield honest seats to blame: the accuser first, then those that others may doubt."""
        others = [seat for seat in range(len(situation.kinds)) if seat != situation.seat]
        honest = [s for s in others if situation.kinds[s].get("saboteur", 0.0) < DOUBTFUL]
        accuser = self.accused_by.get(situation.seat)
        if accuser in honest:
            yield Talk(situation.seat, "suspect", target=accuser)
        share = observer.dwarfs["saboteur"] / sum(observer.dwarfs.values())
        for seat in honest:
            if observer.believed_of(seat).get("saboteur", 0.0) > share:
                yield Talk(situation.seat, "suspect", target=seat)
