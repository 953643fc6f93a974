"""The heuristics of Saboteur, for a seat that remembers others' deeds."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.bots.base.beliefs import Beliefs, Evidence, KnownDeed
from pyrite.bots.base.guidance import Guidance
from pyrite.bots.saboteur.answers import value
from pyrite.bots.saboteur.board import Board
from pyrite.bots.saboteur.cards import cards_of
from pyrite.bots.saboteur.cells import cell_number
from pyrite.bots.saboteur.deeds import kind_of
from pyrite.bots.saboteur.dwarfs import kinds_of_dwarfs
from pyrite.bots.saboteur.guidance import guidance
from pyrite.bots.saboteur.mask import Mask
from pyrite.bots.saboteur.observer import Observer
from pyrite.bots.saboteur.reasons import reason
from pyrite.bots.saboteur.situation import Situation
from pyrite.bots.saboteur.speaker import Speaker
from pyrite.bots.saboteur.treasure import treasure_odds
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.messages import Message
from pyrite.core.talk import Talk

MASKED = ("saboteur",)  # dwarfs that hide who they are
GULLIBLE = 0.95  # trust of a bot that believes everything


class SaboteurJudge:
    """Weighs actions by the way to the treasure and by whom the seat trusts."""

    def __init__(self, description: Description) -> None:
        self.cards = cards_of(description)
        self.observer = Observer(description)
        self.speaker = Speaker(description)
        self.last: Situation | None = None  # what it thought about last

    def told(self, event: Event) -> None:
        """Remember what speaks for or against the other seats."""
        self.observer.told(event)
        self.speaker.told(event)

    def hear(self, talk: Talk) -> None:
        """Remember what is said, which may be a lie."""
        self.observer.hear(talk)
        self.speaker.hear(talk)

    def believe_everything(self) -> None:
        """Believe every claim about a goal from now on."""
        honest = dict.fromkeys(self.observer.dwarfs, GULLIBLE)
        self.observer.likelihoods = self.observer.likelihoods._replace(honesty=honest)

    def say(self, view: Mapping[str, Any], rng: random.Random) -> Talk | None:
        """Return what serves the seat's side now, true or not."""
        return self.speaker.say(self.situation(view), self.observer, rng)

    def values(self, view: Mapping[str, Any], actions: Sequence[Action]) -> list[float]:
        """Return what each action is worth to this seat's side."""
        situation = self.situation(view, actions)
        values = [value(action, situation) for action in actions]
        if situation.dwarf not in MASKED or view["ask"]["kind"] != "turn":
            return values
        mask = Mask(self.observer, situation)
        return [x - mask.cost(action) for action, x in zip(actions, values, strict=True)]

    def reason(self, view: Mapping[str, Any], actions: Sequence[Action], action: Action) -> Message:
        """Return why the seat would choose this action."""
        return reason(action, self.situation(view, actions))

    def evidence(self, view: Mapping[str, Any]) -> Evidence:
        """Return the log likelihood of each seat's deeds for each kind of dwarf."""
        self.situation(view)
        return self.observer.evidence(known_goals(view))

    def deeds(self, view: Mapping[str, Any]) -> list[KnownDeed]:
        """Return the deeds of this round, as far as this seat can judge them."""
        known = known_goals(view)
        return [(deed.seat, deed.phase, kind_of(deed, known)) for deed in self.observer.deeds]

    def believed(self, view: Mapping[str, Any], evidence: Evidence) -> list[dict[str, float]]:
        """Return each seat's dwarf probabilities from the cards and this evidence."""
        return kinds_of_dwarfs(self.observer.dwarfs, view, evidence)

    def beliefs(self, view: Mapping[str, Any]) -> Beliefs:
        """Return who is who and where the treasure lies, as far as this seat can know."""
        situation = self.situation(view)
        goals = {cell: cell_number(cell) for cell in view["goals"]}
        odds, hidden = situation.odds, situation.board.hidden
        down = {cell: odds.get(at, 0.0) for cell, at in goals.items() if at in hidden}
        return Beliefs(situation.kinds, down)

    def guidance(self, view: Mapping[str, Any]) -> Guidance:
        """Return what guides rollouts from this moment."""
        self.situation(view)
        return guidance(view, self.observer, Board.of_all(view, self.cards))

    def situation(self, view: Mapping[str, Any], actions: Sequence[Action] = ()) -> Situation:
        """Return the moment as the seat understands it, after thinking about the news."""
        last = self.last
        if last is None or last.view is not view or self.observer.news:
            last = self.last = self._think(view)
        return Situation(view, last.board, last.kinds, last.odds, actions)

    def _think(self, view: Mapping[str, Any]) -> Situation:
        now, observer = Board.of_all(view, self.cards), self.observer
        observer.think(view, now)
        kinds = self.believed(view, observer.evidence(known_goals(view)))
        board = now.seen_in(view)
        odds = treasure_odds(board, observer.deeds, kinds, observer.likelihoods)
        return Situation(view, board, kinds, odds)


def known_goals(view: Mapping[str, Any]) -> dict[int, str]:
    """Return the goals that the seat knows, by cell."""
    return {cell_number(cell): card for cell, card in view["goals"].items() if card}
