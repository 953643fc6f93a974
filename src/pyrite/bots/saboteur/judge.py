"""The heuristics of Saboteur: answers to every question, their reasons, and what a seat says."""

import random
from collections.abc import Callable, Iterator, Sequence

from pyrite.bots.guidance import Guidance
from pyrite.bots.judge import Beliefs, Evidence, Judge, KnownDeed, Speaker
from pyrite.bots.saboteur.beliefs import (
    LAYING,
    PLAIN,
    exposure,
    kind_of,
    kinds_of_dwarfs,
    phase_of,
    result,
    sort_of_card,
    treasure_odds,
)
from pyrite.bots.saboteur.board import Board, cards_of, cell_number
from pyrite.bots.saboteur.observer import HARM, HELP, Observer, guidance
from pyrite.bots.saboteur.sense import SHOWED_ITSELF, Sense
from pyrite.bots.saboteur.situation import Situation, card_of, cell_of, target_of
from pyrite.bots.saboteur.values import doubt, keep, swap_gain, worth
from pyrite.core.actions import Action
from pyrite.core.cards import Tile
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.messages import Message
from pyrite.core.talk import Talk
from pyrite.core.views import View

OUTRAGE = -2.0  # anything this bad for the seat's side is vetoed
MASKED = ("saboteur",)  # dwarfs that hide who they are
GULLIBLE = 0.95  # trust of a bot that believes everything
# Cost in cards, by phase, of a deed that is e times likelier for this dwarf than for others.
BLUFF = {"far": 0.05, "held": 0.05}
LIES = 0.7  # how often a saboteur says the opposite of what it saw
SURE, DOUBTFUL = 0.8, 0.5  # probability of a saboteur: worth mentioning; below it, worth blaming
HONEST = ("digger", "blue", "green", "boss", "profiteer")  # all gain if the treasure is found
PLAIN_REASONS = {
    **dict.fromkeys(("take", "steal", "theft"), "hint-gold"),
    **dict.fromkeys(("keep", "trove", "rob", "swap_hands"), "hint-card"),
    **dict.fromkeys(("map", "inspection", "look"), "hint-know"),
    **{"pass": "hint-spare", "guard": "hint-astray", "allow": "hint-no-harm", "veto": "hint-harm"},
}


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


class SaboteurJudge(Judge):
    """Weighs actions by the way to the treasure and by whom the seat trusts."""

    speaker: SaboteurSpeaker
    tolerated = frozenset({SHOWED_ITSELF})  # without it, saboteurs of `medium` win a sixth less

    def __init__(self, description: Description) -> None:
        self.cards = cards_of(description)
        self.observer = Observer(description)
        self.speaker = SaboteurSpeaker(description)
        self.listeners = self.observer, self.speaker
        self.last: Situation | None = None  # what it thought about last

    def believe_everything(self) -> None:
        honest = dict.fromkeys(self.observer.dwarfs, GULLIBLE)
        self.observer.likelihoods = self.observer.likelihoods._replace(honesty=honest)

    def say(self, view: View, rng: random.Random) -> Talk | None:
        situation = self.situation(view)
        return self.speaker.first_of(self.speaker.thoughts(situation, self.observer, rng), rng)

    def values(self, view: View, actions: Sequence[Action]) -> list[float]:
        situation, asked = self.situation(view, actions), view["ask"]["kind"]
        values = [ANSWERS.get((asked, a.verb), worth)(a, situation) for a in actions]
        if situation.dwarf not in MASKED or asked != "turn":
            return values
        mask = Mask(self.observer, situation)
        return [x - mask.cost(action) for action, x in zip(actions, values, strict=True)]

    def silly(self, view: View, actions: Sequence[Action]) -> list[str]:
        if view["ask"]["kind"] != "turn":
            return [""] * len(actions)
        sense = Sense(self.situation(view, actions), self.observer)
        return [sense.kind(action) for action in actions]

    def reason(self, view: View, actions: Sequence[Action], action: Action) -> Message:
        if action.verb in REASONS:
            return REASONS[action.verb](action, self.situation(view, actions))
        return Message(PLAIN_REASONS.get(action.verb, "hint-other"), {})

    def evidence(self, view: View) -> Evidence:
        self.situation(view)
        return self.observer.evidence(known_goals(view))

    def deeds(self, view: View) -> list[KnownDeed]:
        known = known_goals(view)
        return [(deed.seat, deed.phase, kind_of(deed, known)) for deed in self.observer.deeds]

    def believed(self, view: View, evidence: Evidence) -> list[dict[str, float]]:
        return kinds_of_dwarfs(self.observer.dwarfs, view, evidence)

    def beliefs(self, view: View) -> Beliefs:
        situation = self.situation(view)
        goals = {cell: cell_number(cell) for cell in view["goals"]}
        odds, hidden = situation.odds, situation.board.hidden
        down = {cell: odds.get(at, 0.0) for cell, at in goals.items() if at in hidden}
        return Beliefs(situation.kinds, down)

    def guidance(self, view: View) -> Guidance:
        self.situation(view)
        return guidance(view, self.observer, Board.of_all(view, self.cards))

    def situation(self, view: View, actions: Sequence[Action] = ()) -> Situation:
        """Return the moment as the seat understands it, after thinking about the news."""
        last = self.last
        if last is None or last.view is not view or self.observer.news:
            last = self.last = self._think(view)
        now = Situation(view, last.board, last.kinds, last.odds, actions)
        now.boards = last.boards
        return now

    def _think(self, view: View) -> Situation:
        now, observer = Board.of_all(view, self.cards), self.observer
        observer.think(view, now)
        kinds = self.believed(view, observer.evidence(known_goals(view)))
        board = now.seen_in(view)
        odds = treasure_odds(board, observer.deeds, kinds, observer.likelihoods)
        return Situation(view, board, kinds, odds)


def known_goals(view: View) -> dict[int, str]:
    """Return the goals that the seat knows, by cell."""
    return {cell_number(cell): card for cell, card in view["goals"].items() if card}


class Mask:
    """What a seat must avoid to be taken for another dwarf, by the statistics behind beliefs."""

    def __init__(self, observer: Observer, situation: Situation) -> None:
        self.observer = observer
        self.situation = situation
        held = bool(situation.hindrances(situation.seat))
        self.phase = phase_of(situation.distances, held)
        unknown = 1 - observer.believed_of(situation.seat).get(situation.dwarf, 0.0)
        self.worth = BLUFF.get(self.phase, 0.0) * unknown

    def cost(self, action: Action) -> float:
        """Return the cost of giving the dwarf away; near the goals it no longer matters."""
        if self.worth <= 0:
            return 0.0
        logs = self.observer.likelihoods.of(self.phase, self._kind(action))
        dwarf, box = self.situation.dwarf, self.observer.dwarfs
        others = {kind: copies for kind, copies in box.items() if kind != dwarf}
        return self.worth * exposure(logs, dwarf, others)

    def _kind(self, action: Action) -> str:
        """Return the kind of deed that the others would see."""
        verb, situation = action.verb, self.situation
        if verb in LAYING or verb in ("rockfall", "diversion"):
            gain = result(situation.seems(situation.after(action)))
            shape = situation.cards.shape(card_of(action)) if verb in LAYING else None
            return f"{sort_of_card(shape) if shape else verb} {gain}"
        if verb in HARM:
            return f"harm {self.observer.looks(target_of(action))}"
        if verb in HELP:
            own = target_of(action) == situation.seat
            return "help self" if own else f"help {self.observer.looks(target_of(action))}"
        return verb if verb in PLAIN else ""


def _pick_goal(action: Action, situation: Situation) -> float:
    """Prefer the likeliest treasure; saboteurs the opposite, or the spider (M-G1)."""
    cell = cell_of(action)
    spider = situation.known_goals.get(cell) == "spider"
    return situation.aim * (situation.odds.get(cell, 0.0) - spider)


def _turn_goal(action: Action, situation: Situation) -> float:
    """Prefer the rotation that leads on best; saboteurs the opposite."""
    cell: str = situation.view["ask"]["cell"]
    chests = {chest["cell"]: chest["path"] for chest in situation.view["chests"]}
    name = situation.view["goals"].get(cell) or chests.get(cell) or "treasure"
    tile = str(Tile(name, action.turned))
    turned = situation.board.with_card(cell_number(cell), tile)
    return situation.aim * situation.gain(turned.distances())


def _veto(action: Action, situation: Situation) -> float:
    """Veto only what clearly hurts the seat's side."""
    declared = situation.view["declared"]
    if action.verb != "veto" or not declared:
        return 0.0
    return OUTRAGE - worth(Action.from_dict(declared), situation)


def _swap_goals(action: Action, situation: Situation) -> float:
    """Swap goals towards the diggers or away from them (C-17)."""
    if action.verb != "swap":
        return 0.0
    swap = Action.from_dict(situation.view["ask"]["action"])
    return situation.aim * swap_gain(swap, situation)


def _push_goal(action: Action, situation: Situation) -> float:
    """Push a stone away; saboteurs push the treasure (M-C2)."""
    cell = situation.goal_cell(action.goals[0])
    return -situation.aim * situation.odds.get(cell, 0.0)


def _take_card(action: Action, situation: Situation) -> float:
    """Take a card from the largest hand, preferably a foe's (M-C2)."""
    seat = target_of(action)
    return float(situation.view["hands"][seat]) + situation.foes[seat]


def _pay_toll(action: Action, situation: Situation) -> float:
    """Pay for a trusted seat if the dwarf digs and has gold to spare (M-T1)."""
    if action.verb != "agree":
        return 0.0
    asker: int = situation.view["turn"]
    generous = situation.aim > 0 and situation.gold > 1 and situation.foes[asker] < 0.5
    return 1.0 if generous else -1.0


# By question and verb, so that a new answer to an old question is judged like a play.
ANSWERS: dict[tuple[str, str], Callable[[Action, Situation], float]] = {
    ("pick_goal", "choose"): _pick_goal,
    ("turn_goal", "turn"): _turn_goal,
    ("take_gold", "take"): lambda action, situation: float(action.value or 0),
    **dict.fromkeys((("veto", "veto"), ("veto", "allow")), _veto),
    **dict.fromkeys(  # the most useful card (C-18, M-C2)
        (("keep_discard", "keep"), ("choose_discard", "keep"), ("keep_drawn", "keep")),
        lambda action, situation: keep(card_of(action), situation),
    ),
    **dict.fromkeys((("swap_goals", "swap"), ("swap_goals", "leave")), _swap_goals),
    ("push_goal", "push"): _push_goal,
    ("see_dwarf", "look"): doubt,  # the seat that is known least (M-C2)
    ("take_card", "rob"): _take_card,
    # From the richest, as far as everybody can know (S-36).
    ("steal", "steal"): lambda action, now: float(now.view["purse"][target_of(action)]),
    **dict.fromkeys((("pay_toll", "agree"), ("pay_toll", "refuse")), _pay_toll),
}


def _why_dig(action: Action, situation: Situation) -> Message:
    """Explain what the changed tunnel means for the seat's side."""
    after = situation.after(action)
    crystal = action.verb in LAYING and situation.cards.shape(card_of(action)).is_crystal
    if crystal and situation.dwarf == "geologist":
        return Message("hint-crystal", {})
    gain = situation.gain(after)
    if situation.aim < 0:
        return Message("hint-astray" if gain < 0 else "hint-mask", {})
    if situation.finds(action, after) > 0:
        return Message("hint-reach", {})
    return Message("hint-nearer" if gain > 0 else "hint-spare", {})


def _why_mend(action: Action, situation: Situation) -> Message:
    """Explain mending the seat's own tool, or that of a seeming friend."""
    if action.target is None or action.target == situation.seat:
        return Message("hint-mend-own", {})
    return Message("hint-trust", {"target": action.target})


def _why_stop(action: Action, situation: Situation) -> Message:
    return Message("hint-suspect", {"target": target_of(action)})


REASONS: dict[str, Callable[[Action, Situation], Message]] = {
    **dict.fromkeys((*LAYING, "rockfall", "diversion"), _why_dig),
    **dict.fromkeys(("repair", "freed", "shed"), _why_mend),
    **dict.fromkeys(("break", "trapped"), _why_stop),
}
