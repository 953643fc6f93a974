"""The heuristics of The Lost Mines, and what a seat says.

Nobody tells what information cards showed, nor their own character (L-08). So nothing is said about
seats whose card the speaker has seen.
"""

import random
from collections.abc import Iterator, Sequence

from pyrite.bots.guidance import Guidance
from pyrite.bots.judge import Beliefs, Evidence, Judge, KnownDeed, Speaker
from pyrite.bots.lostmines.beliefs import Observer, Roles, kin, roles
from pyrite.bots.lostmines.board import Ground, cards_of
from pyrite.bots.lostmines.situation import Situation
from pyrite.bots.lostmines.values import answer_values
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.messages import Message
from pyrite.core.talk import Talk
from pyrite.core.views import View

SURE = 0.7  # probability of a saboteur that is worth mentioning
FRIEND = 0.85  # probability of being on the same side
REASONS = {  # by verb
    **dict.fromkeys(("place", "tool", "thunderstorm", "turn"), "hint-way"),
    **dict.fromkeys(("trap", "troll"), "hint-hold-up"),
    **dict.fromkeys(("propose", "agree"), "hint-end"),
    **{"look": "hint-know", "pass": "hint-spare", "refuse": "hint-go-on", "take": "hint-gold"},
    **{"step": "hint-walk", "stop": "hint-stay"},
}


class LostMinesSpeaker(Speaker):
    """Says whom it suspects and whom it trusts."""

    chatty = 0.5

    def thoughts(self, view: View, roles: Sequence[Roles]) -> Iterator[Talk]:
        """Yield warnings of a loyal dwarf, slander of a saboteur, and praise of friends."""
        me, friends = view["seat"], kin(view, roles)
        unseen = [seat for seat, dwarf in enumerate(view["dwarfs"]) if dwarf is None and seat != me]
        for seat in unseen:
            if view["clans"][seat] == view["clans"][me]:
                traitor = roles[seat].get("saboteur", 0.0)
                warned = view["dwarf"] == "loyal" and traitor > SURE
                blamed = view["dwarf"] == "saboteur" and traitor < 1 - FRIEND
                if warned or blamed:
                    yield Talk(me, "suspect", target=seat)
        for seat in unseen:
            if friends[seat] > FRIEND:
                yield Talk(me, "trust", target=seat)


class LostMinesJudge(Judge):
    """Weighs actions by the ways to the treasures and by whom the seat shares with."""

    speaker: LostMinesSpeaker

    def __init__(self, description: Description) -> None:
        self.cards = cards_of(description)
        self.observer = Observer(description)
        self.speaker = LostMinesSpeaker(description)
        self.listeners = self.observer, self.speaker
        self.seen: tuple[View, Ground] | None = None  # the last view, and its board

    def believe_everything(self) -> None:
        """Do nothing: nobody tells what they have seen in this game (L-08)."""

    def say(self, view: View, rng: random.Random) -> Talk | None:
        return self.speaker.first_of(self.speaker.thoughts(view, self._roles(view)), rng)

    def values(self, view: View, actions: Sequence[Action]) -> list[float]:
        situation = Situation(view, self._ground(view), self._roles(view))
        situation.proposed = view["seat"] in self.observer.proposed
        return answer_values(actions, situation)

    def silly(self, view: View, actions: Sequence[Action]) -> list[str]:
        return ["known-look" if tells_nothing(action, view) else "" for action in actions]

    def reason(self, view: View, actions: Sequence[Action], action: Action) -> Message:
        return Message(REASONS.get(action.verb, "hint-other"), {})

    def evidence(self, view: View) -> Evidence:
        return self.observer.weigh(view, self._ground(view))

    def deeds(self, view: View) -> list[KnownDeed]:
        return list(self.observer.deeds)

    def believed(self, view: View, evidence: Evidence) -> list[Roles]:
        return roles(self.cards.description.dwarfs, view, evidence)

    def beliefs(self, view: View) -> Beliefs:
        return Beliefs(self._roles(view), {})  # this game has no goals

    def guidance(self, view: View) -> Guidance:
        """Return how likely each role is to everybody, whatever this seat has seen."""
        public = {**view, "dwarfs": [None] * len(view["dwarfs"])}
        found = self.believed(public, self.evidence(view))
        told = {
            f"{seat} {role}": round(1_000 * chance)
            for seat, own in enumerate(found)
            for role, chance in own.items()
        }
        return Guidance({"roles": told})

    def _roles(self, view: View) -> list[Roles]:
        return self.believed(view, self.evidence(view))

    def _ground(self, view: View) -> Ground:
        if self.seen is None or self.seen[0] is not view:
            self.seen = view, Ground.of(view, self.cards)
        return self.seen[1]


def tells_nothing(action: Action, view: View) -> bool:
    """Return whether this looks at a mine, treasure or dwarf that the seat already knows."""
    if action.verb != "look" or view["ask"]["kind"] != "turn":
        return False
    if action.treasure is not None:
        return view["treasures"][action.treasure - 1]["value"] is not None
    if action.target is not None:
        return view["dwarfs"][action.target] is not None
    return view["mines"].get(action.cell) is not None
