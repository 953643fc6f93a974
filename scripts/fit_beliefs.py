"""Count in games what each dwarf does, for the beliefs of bots: src/pyrite/bots/saboteur/likelihoods.json.

python scripts/fit_beliefs.py --games 300 --seed 1 --passes 3    plays medium against itself, thrice
python scripts/fit_beliefs.py --measure --games 100 --seed 9     only says how good the beliefs are

Since the players change with what was counted, several passes are played. All is seeded: the same
call writes the same file.
"""

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

from rich.progress import track

from pyrite import new_game
from pyrite.bots.beliefs import Evidence, marginals
from pyrite.bots.heuristic import HeuristicBot
from pyrite.bots.saboteur import likelihoods as counted
from pyrite.bots.saboteur.deeds import CLAIMS, PHASES, SAID, kind_of, kinds_of_deeds
from pyrite.bots.saboteur.dwarfs import unknown_cards
from pyrite.bots.saboteur.judge import SaboteurJudge, known_goals
from pyrite.bots.table import seat_rng
from pyrite.core.state import State

TABLES: dict[str, list[dict[str, Any]]] = {  # whom to play with, the games taking turns
    "base": [{"seats": seats} for seats in (5, 7, 4, 10, 6, 3, 8, 5, 9)],
    "greedy": [{"seats": seats, "modules": ("tournament",)} for seats in (5, 7, 6, 9, 8)]
    + [{"seats": seats, "modules": ("y2016_greedy_dwarf",)} for seats in (5, 7, 4, 6)],
    "saboteur2": [{"seats": seats, "modules": ("saboteur2",)} for seats in (5, 8, 6, 10, 4, 7, 12)],
}
SMOOTHING = 20.0  # so many deeds of everybody are mixed into those of each dwarf
RARE = 0.5  # what a deed counts that nobody did
TRUSTS = [x / 20 for x in range(4, 25)]
SAMPLED = 0.3  # the share of moments at which the whole of the evidence is weighed


@dataclass
class Moment:
    """What a seat could believe before one of its decisions, and what was true."""

    cards: Mapping[str, int]  # that are left to the seats in doubt
    evidence: Evidence  # of these seats, not tempered
    truth: list[str]
    beliefs: list[Mapping[str, float]]
    when: float = 0.0  # from 0, when the round began, to 1

    def score(self, beliefs: Sequence[Mapping[str, float]]) -> float:
        """The mean logarithm of what was believed of the truth."""
        pairs = zip(beliefs, self.truth, strict=True)
        return mean(log(max(own.get(dwarf, 0.0), 1e-9)) for own, dwarf in pairs)

    def prior(self) -> float:
        """The same for one who counts cards only."""
        return self.score(marginals(self.cards, [{}] * len(self.truth)))


@dataclass
class Counts:
    """What was counted at one kind of table."""

    dwarfs: Mapping[str, int] = field(default_factory=dict)
    deeds: dict[str, Counter[tuple[str, str]]] = field(default_factory=dict)
    rounds: list[list[Moment]] = field(default_factory=list)


def play(state: State, counts: Counts) -> None:
    """Play one game, and count round by round what the seats saw of each other."""
    bots = [HeuristicBot(state.describe()) for _ in range(state.settings["seats"])]
    heard, views = [0] * len(bots), {}
    moments: list[Moment] = []
    counts.dwarfs = state.describe().dwarfs
    while not state.over:
        seat = state.asked[0]
        for event in state.events_for(seat, heard[seat]):
            bots[seat].told(event)
        heard[seat] = len(state.events)
        views[seat] = state.view(seat)
        if len(state.actions(seat)) > 1:
            moments.append(moment(views[seat], bots[seat], state))
        rng, mark = seat_rng(state, seat), len(state.events)
        state.play(bots[seat].choose(views[seat], state.actions(seat), rng), seat)
        if any(event.kind == "round_ended" for event in state.events[mark:]):
            truth = dwarfs_of(state)
            for seen_by, view in views.items():
                count(counts, judge_of(bots[seen_by]), view, truth)
            counts.rounds.append(timed(moments))
            views, moments = {}, []


def dwarfs_of(state: State) -> list[str]:
    """Who is what."""
    dwarfs: list[str] = state.position()["dwarfs"]
    return dwarfs


def judge_of(bot: HeuristicBot) -> SaboteurJudge:
    """What the bot goes by."""
    assert isinstance(bot.judge, SaboteurJudge)
    return bot.judge


def moment(view: Mapping[str, Any], bot: HeuristicBot, state: State) -> Moment:
    """What the bot may believe now."""
    observer = judge_of(bot).observer
    beliefs, dwarfs = bot.beliefs(view).dwarfs, dwarfs_of(state)
    doubtful = [seat for seat, dwarf in enumerate(view["dwarfs"]) if dwarf is None]
    trust = observer.likelihoods.trust
    raw = [{k: x / trust for k, x in observer.own.sums[seat].items()} for seat in doubtful]
    truth = [dwarfs[seat] for seat in doubtful]
    left = unknown_cards(observer.dwarfs, view)
    return Moment(left, raw, truth, [beliefs[seat] for seat in doubtful])


def timed(moments: list[Moment]) -> list[Moment]:
    """The moments of a round, each with when it was."""
    for number, own in enumerate(moments):
        own.when = number / len(moments)
    return [own for own in moments if own.truth]


def count(
    counts: Counts, judge: SaboteurJudge, view: Mapping[str, Any], truth: Sequence[str]
) -> None:
    """The deeds of a round as one seat saw them."""
    for deed in judge.observer.deeds:
        kind = kind_of(deed, known_goals(view))
        if kind and deed.seat != view["seat"]:
            counted_deeds = counts.deeds.setdefault(deed.phase, Counter())
            counted_deeds[kind, truth[deed.seat]] += 1


def fitted(counts: Counts, rng: Random) -> dict[str, Any]:
    """The table of likelihoods."""
    dwarfs = sorted(counts.dwarfs)
    deeds = {phase: phase_table(counts.deeds.get(phase, Counter()), dwarfs) for phase in PHASES}
    said = counts.deeds.get(SAID, Counter())
    claims = {dwarf: [said[kind, dwarf] + 1 for kind in CLAIMS] for dwarf in dwarfs}
    return {
        "trust": best_trust(counts, deeds, rng),
        "honesty": {dwarf: round(true / (true + lies), 3) for dwarf, (true, lies) in claims.items()},
        "deeds": deeds,
    }


def phase_table(
    seen: Mapping[tuple[str, str], int], dwarfs: Sequence[str]
) -> dict[str, dict[str, float]]:
    """By kind of deed and dwarf the logarithm of how likely it is."""
    kinds = kinds_of_deeds(dwarfs)
    of_all = {kind: RARE + sum(seen.get((kind, k), 0) for k in dwarfs) for kind in kinds}
    whole = sum(of_all.values())
    many = {k: sum(seen.get((kind, k), 0) for kind in kinds) for k in dwarfs}
    return {
        kind: {
            k: round(
                log(
                    (seen.get((kind, k), 0) + SMOOTHING * of_all[kind] / whole)
                    / (many[k] + SMOOTHING)
                ),
                3,
            )
            for k in dwarfs
        }
        for kind in kinds
    }


def best_trust(counts: Counts, deeds: Mapping[str, Any], rng: Random) -> float:
    """How far the deeds of one seat may be added up: what scores best in these games."""
    moments = [own for moments in counts.rounds for own in moments if rng.random() < SAMPLED]

    def score(trust: float) -> float:
        weighed = [
            [{k: trust * x for k, x in own.items()} for own in moment.evidence]
            for moment in moments
        ]
        return mean(m.score(marginals(m.cards, own)) for m, own in zip(moments, weighed, strict=True))

    return max(TRUSTS, key=score)


def tenths(rounds: Sequence[Sequence[Moment]]) -> Iterator[tuple[str, list[float], list[float]]]:
    """By tenth of a round, and at its end: scores of the beliefs and of the prior, by round."""
    for tenth in range(11):
        name = "end" if tenth == 10 else f"{tenth}"
        own, prior = [], []
        for moments in rounds:
            chosen = moments[-3:] if tenth == 10 else [m for m in moments if int(10 * m.when) == tenth]
            if chosen:
                own.append(mean(m.score(m.beliefs) for m in chosen))
                prior.append(mean(m.prior() for m in chosen))
        yield name, own, prior


def report(name: str, counts: Counts) -> None:
    """How much better than the prior the beliefs are, with intervals of 95 %."""
    print(f"{name}: {len(counts.rounds)} rounds; log score of beliefs and prior, and what is gained")
    for when, own, prior in tenths(counts.rounds):
        gains = [1 - x / y for x, y in zip(own, prior, strict=True) if y < -1e-9]
        if len(gains) > 1:
            gain = 1 - mean(own) / mean(prior)
            spread = 1.96 * stdev(x - y for x, y in zip(own, prior, strict=True)) / sqrt(len(own))
            error = spread / -mean(prior)
            print(f"  {when:>4} {mean(own):7.3f} {mean(prior):7.3f} {gain:7.1%} ± {error:.1%}")


def played(name: str, games: int, seed: int, rounds: int) -> Counts:
    """So many games at one kind of table."""
    counts, tables = Counts(), TABLES[name]
    for number in track(range(games), f"{name}", transient=True):
        options = tables[number % len(tables)]
        play(new_game("saboteur", seed=seed + number, rounds=rounds, **options), counts)
    return counts


def main() -> None:
    """Fit and write, or only measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--measure", action="store_true")
    parser.add_argument("--seats", type=int, help="measure at tables of so many seats only")
    parser.add_argument("--table", choices=TABLES, action="append")
    args = parser.parse_args()
    if args.seats:
        for name, tables in TABLES.items():
            TABLES[name] = [row for row in tables if row["seats"] == args.seats][:1]
    for number in range(1 if args.measure else args.passes):
        tables = json.loads(counted.FILE.read_text(encoding="utf-8"))
        for name in args.table or TABLES:
            counts = played(name, args.games, args.seed + number * args.games, 3)
            report(name, counts)
            tables[counted.table_name(counts.dwarfs)] = fitted(counts, Random(args.seed))
        if not args.measure:
            write(tables)


def write(tables: Mapping[str, Any]) -> None:
    """Write the file anew, a line for every kind of deed, and go by it from now on."""
    text = json.dumps(tables, indent=1, sort_keys=True)
    counted.FILE.write_text(text + "\n", encoding="utf-8")
    counted.forget()


if __name__ == "__main__":
    main()
