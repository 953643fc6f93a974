"""Count what each dwarf does in games, for beliefs: src/pyrite/bots/likelihoods.json.

python scripts/fit_beliefs.py --games 200 --seed 1 --passes 3    medium against itself, three times
python scripts/fit_beliefs.py --measure --games 100 --seed 9     only measures the beliefs
python scripts/fit_beliefs.py --only-strangers --games 60        only counts what strangers do

The players change with the counts, so several passes are played, and older counts fade with each
pass. Counting starts from nothing, so the same call writes the same tables. Some seats play at
random; they are counted as strangers, whatever their dwarf.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import log, sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

from rich.progress import track

from pyrite import describe, new_game
from pyrite.bots import judge as counted
from pyrite.bots.judge import STRANGER, KnownDeed, Tally
from pyrite.bots.levels import Judge, MediumBot
from pyrite.bots.lostmines import beliefs as lostmines
from pyrite.bots.saboteur import beliefs as saboteur
from pyrite.bots.table import seat_rng
from pyrite.core.state import State

TABLES: dict[str, list[dict[str, Any]]] = {  # settings per kind of table, used in turn
    "base": [{"seats": seats} for seats in (5, 7, 4, 10, 6, 3, 8, 5, 9)],
    "greedy": [{"seats": seats, "modules": ("tournament",)} for seats in (5, 7, 6, 9, 8)]
    + [{"seats": seats, "modules": ("y2016_greedy_dwarf",)} for seats in (5, 7, 4, 6)],
    "saboteur2": [{"seats": seats, "modules": ("saboteur2",)} for seats in (5, 8, 6, 10, 4, 7, 12)],
    "lostmines": [{"game": "lostmines", "seats": seats} for seats in (5, 7, 4, 6, 9, 3, 8)],
}
WORDS = (saboteur.SAID, saboteur.HEARD)
SMOOTHING = 20.0  # deeds of all dwarfs mixed into those of each
RARE = 0.5  # count of a deed that nobody did
TRUSTS = [x / 10 for x in range(15)]
SAID = (0.0, 0.1, 0.2, 0.4, 0.7, 1.0)  # candidates for talk, as TRUSTS for deeds
CAUTIOUS = 0.3  # both, before any game to try them in
FADING = 0.3  # weight of a deed in the next pass
SAMPLED = 0.1  # share of moments used to measure how far deeds add up
STRANGERS = 0.1  # default share of seats that play at random
END = 3  # moments that count as the end of a round

Seen = defaultdict[tuple[str, str], float]  # how often a dwarf did each deed


@dataclass
class Moment:
    """A seat's knowledge before a decision, and the truth."""

    view: Mapping[str, Any]
    judge: Judge
    deeds: list[KnownDeed]
    truth: list[str]
    own: float = 0.0  # score of its beliefs
    prior: float = 0.0  # score of beliefs from the cards alone
    when: float = 0.0  # position in the round, from 0 to 1

    def score(self, beliefs: Sequence[Mapping[str, float]]) -> float:
        """Return the mean log probability of the truth, over seats whose dwarf was unknown."""
        rows = zip(beliefs, self.truth, self.view["dwarfs"], strict=True)
        return mean(log(max(own.get(x, 0.0), 1e-9)) for own, x, seen in rows if seen is None)


@dataclass
class Counts:
    """The counts for one kind of table."""

    name: str = ""
    dwarfs: set[str] = field(default_factory=set)
    deeds: dict[str, Seen] = field(default_factory=dict)
    seats: Seen = field(default_factory=lambda: defaultdict(float))  # how often each was watched
    rounds: list[list[Moment]] = field(default_factory=list)


class Round:
    """A round: what each seat saw before its end."""

    def __init__(self) -> None:
        self.moments: list[Moment] = []
        self.last: dict[int, Moment] = {}  # by seat

    def note(self, state: State, view: Mapping[str, Any], judge: Judge) -> None:
        """Record that a seat is about to decide."""
        now = Moment(view, judge, [], [state.private(s)["dwarf"] for s in range(state.seats)])
        if view["stage"] == "playing" and None in view["dwarfs"]:
            now.own = now.score(judge.beliefs(view).dwarfs)
            now.prior = now.score(judge.believed(view, [{}] * state.seats))
            now.deeds = judge.deeds(view)
            self.moments.append(now)
            self.last[view["seat"]] = now

    def count(self, counts: Counts, strangers: Collection[int], rng: Random) -> None:
        """Count the deeds as each seat saw them, at the end of a round."""
        for number, moment in enumerate(self.moments):
            moment.when = number / len(self.moments)
        for seat, moment in self.last.items():
            for who, dwarf in enumerate(moment.truth):
                counts.seats["", dwarf] += who != seat and who not in strangers
            for who, phase, kind in moment.deeds:
                if kind and who != seat:
                    deeds = counts.deeds.setdefault(phase, defaultdict(float))
                    deeds[kind, STRANGER if who in strangers else moment.truth[who]] += 1
        for moment in self.moments:
            if rng.random() > SAMPLED:
                moment.deeds = []
        counts.rounds.append(self.moments)


def play(state: State, counts: Counts, strange: float, rng: Random) -> None:
    """Play a game in which bots talk and a share of seats are silent strangers."""
    strangers = {seat for seat in range(state.seats) if rng.random() < strange}
    bots = [MediumBot(state.describe()) for _ in range(state.seats)]
    heard, now, number = [0] * state.seats, Round(), 1
    while not state.over:
        seat = state.asked[0]
        bot, judge = bots[seat], bots[seat].judge
        assert judge is not None
        for event in state.events_for(seat, heard[seat]):
            bot.told(event)
        heard[seat] = len(state.events)
        view, luck = state.view(seat), seat_rng(state, seat, "bot")
        if view["round"] != number:
            now.count(counts, strangers, rng)
            now, number = Round(), view["round"]
        if seat in strangers:
            state.play(luck.choice(state.actions(seat)), seat)
            continue
        if view["ask"]["kind"] == "turn":
            now.note(state, view, judge)
        talk = bot.say(view, luck) if view["ask"]["kind"] == "turn" else None
        if talk is not None:
            for other in bots:
                other.hear(talk)
        state.play(bot.choose(view, state.actions(seat), luck), seat)
    now.count(counts, strangers, rng)


def fitted(counts: Counts, before: counted.Likelihoods | None) -> counted.Likelihoods:
    """Return the likelihoods; how far deeds add up is measured in games not counted before."""
    dwarfs = sorted(counts.dwarfs)
    deeds = {}
    for phase, kinds in kinds_by_phase(counts).items():
        seen: Mapping[tuple[str, str], float] = counts.deeds.get(phase, {})
        many = {k: sum(seen.get((kind, k), 0) for kind in kinds) for k in dwarfs}
        if phase in WORDS:  # how often something is said matters, not its alternatives
            many = {k: counts.seats["", k] for k in dwarfs}
        deeds[phase] = phase_table(seen, many, kinds)
    said: Mapping[tuple[str, str], float] = counts.deeds.get(saboteur.SAID, {})
    true, lie = saboteur.CLAIMS
    claims = {k: (said.get((true, k), 0) + 1, said.get((lie, k), 0) + 1) for k in dwarfs}
    honesty = {k: round(truths / (truths + lies), 3) for k, (truths, lies) in claims.items()}
    table = counted.Likelihoods(CAUTIOUS, honesty, deeds)
    part, trust = (CAUTIOUS, CAUTIOUS) if before is None else best_trust(counts, before)
    return with_strangers(softened(table._replace(trust=trust), part), counts)


def with_strangers(table: counted.Likelihoods, counts: Counts) -> counted.Likelihoods:
    """Return the table with the deeds of strangers added; their talk is not counted."""
    deeds = {phase: dict(kinds) for phase, kinds in table.deeds.items()}
    for phase, kinds in kinds_by_phase(counts).items():
        seen: Mapping[tuple[str, str], float] = counts.deeds.get(phase, {})
        many = {STRANGER: sum(seen.get((kind, STRANGER), 0) for kind in kinds)}
        for kind, own in phase_table(seen, many, kinds).items() if phase not in WORDS else ():
            deeds[phase][kind] = {**deeds[phase][kind], **own}
    return table._replace(deeds=deeds)


def kinds_by_phase(counts: Counts) -> dict[str, list[str]]:
    """Return all deeds that may be looked up."""
    if counts.name == "lostmines":
        return lostmines.kinds_of_deeds()
    return saboteur.kinds_of_deeds(sorted(counts.dwarfs))


def phase_table(
    seen: Mapping[tuple[str, str], float], many: Mapping[str, float], kinds: Sequence[str]
) -> dict[str, dict[str, float]]:
    """Return the log likelihood by kind of deed and dwarf."""
    of_all = {kind: RARE + sum(seen.get((kind, k), 0) for k in many) for kind in kinds}
    whole = sum(many.values()) + RARE * len(kinds)

    def likely(kind: str, dwarf: str) -> float:
        mixed_in = SMOOTHING * of_all[kind] / whole
        return (seen.get((kind, dwarf), 0) + mixed_in) / (many[dwarf] + SMOOTHING)

    return {kind: {k: round(log(likely(kind, k)), 3) for k in many} for kind in kinds}


def best_trust(counts: Counts, table: counted.Likelihoods) -> tuple[float, float]:
    """Return how far a seat's words and deeds add up, by the best score in the last games."""
    moments = [own for moments in counts.rounds for own in moments if own.deeds]

    def score(parts: tuple[float, float]) -> float:
        tried = softened(table._replace(trust=parts[1]), parts[0])
        return mean(weighed(moment, tried) for moment in moments)

    return max(product(SAID, TRUSTS), key=score)


def softened(table: counted.Likelihoods, part: float) -> counted.Likelihoods:
    """Weaken what is said, because players repeat each other."""
    deeds = dict(table.deeds)
    for phase in WORDS:
        deeds[phase] = {kind: _drawn_together(logs, part) for kind, logs in deeds[phase].items()}
    return table._replace(deeds=deeds)


def _drawn_together(logs: Mapping[str, float], part: float) -> dict[str, float]:
    middle = mean(logs.values())
    return {k: round(middle + part * (x - middle), 3) for k, x in logs.items()}


def weighed(moment: Moment, table: counted.Likelihoods) -> float:
    """Return the score of a moment when judged by this table."""
    tally = Tally(sorted(table.honesty), len(moment.truth), table.trust)
    for seat, phase, kind in moment.deeds:
        tally.add(seat, table.of(phase, kind))
    return moment.score(moment.judge.believed(moment.view, tally.evidence()))


def tenths(rounds: Sequence[Sequence[Moment]]) -> Iterator[tuple[str, list[float], list[float]]]:
    """Yield the scores of beliefs and prior, by tenths of a round and at its end."""
    for tenth in range(11):
        chosen = [
            moments[-END:] if tenth == 10 else [m for m in moments if int(10 * m.when) == tenth]
            for moments in rounds
        ]
        own = [mean(m.own for m in moments) for moments in chosen if moments]
        prior = [mean(m.prior for m in moments) for moments in chosen if moments]
        yield "end" if tenth == 10 else str(tenth), own, prior


def report(counts: Counts) -> None:
    """Print the gain of the beliefs over the prior, with 95 % intervals."""
    print(f"{counts.name}: {len(counts.rounds)} rounds; log score of beliefs and prior, gain")
    for when, own, prior in tenths(counts.rounds):
        if len(own) > 1:
            gain = 1 - mean(own) / mean(prior)
            spread = 1.96 * stdev(x - y for x, y in zip(own, prior, strict=True)) / sqrt(len(own))
            error = spread / -mean(prior)
            print(f"  {when:>4} {mean(own):7.3f} {mean(prior):7.3f} {gain:7.1%} ± {error:.1%}")


def add_games(counts: Counts, games: int, seed: int, strange: float) -> None:
    """Play more games at one kind of table, keeping only their moments."""
    counts.rounds, rng, tables = [], Random(seed), TABLES[counts.name]
    for deeds in (counts.seats, *counts.deeds.values()):
        for key in deeds:
            deeds[key] *= FADING
    for number in track(range(games), counts.name, transient=True):
        options = {"game": "saboteur", **tables[number % len(tables)]}
        play(new_game(seed=seed + number, **options), counts, strange, rng)


def main() -> None:
    """Fit and write the tables, or only measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--measure", action="store_true")
    parser.add_argument("--only-strangers", action="store_true")
    parser.add_argument("--seats", type=int, help="only tables with this number of seats")
    parser.add_argument("--strangers", type=float, default=STRANGERS, help="share of random seats")
    parser.add_argument("--table", choices=TABLES, action="append")
    args = parser.parse_args()
    for name, tables in TABLES.items():
        TABLES[name] = [row for row in tables if args.seats in (None, row["seats"])] or tables
    for name in args.table or TABLES:
        counts = Counts(name, set(dwarfs_of(name)))
        if args.measure or args.only_strangers:
            add_games(counts, args.games, args.seed, args.strangers)
            report(counts)
        else:
            fit(counts, args)
        if args.only_strangers:
            write(counts, with_strangers(table_of(counts), counts))


def fit(counts: Counts, args: argparse.Namespace) -> None:
    """Count everything from the start, in several passes."""
    before = None
    write(counts, counted.Likelihoods(1.0, {}, {}))
    for number in range(args.passes):
        add_games(counts, args.games, args.seed + number * args.games, args.strangers)
        report(counts)
        before = fitted(counts, before)
        write(counts, before)


def table_of(counts: Counts) -> counted.Likelihoods:
    """Return the table now in the file."""
    return counted.likelihoods(game_of(counts), counts.dwarfs)


def game_of(counts: Counts) -> str:
    """Return the game played at these tables."""
    game: str = TABLES[counts.name][0].get("game", "saboteur")
    return game


def dwarfs_of(name: str) -> Iterable[str]:
    """Return the kinds of dwarfs at these tables."""
    if name == "lostmines":
        return lostmines.ROLES
    return describe("saboteur", **TABLES[name][0]).dwarfs


def write(counts: Counts, table: counted.Likelihoods) -> None:
    """Write a table into the file and use it from now on."""
    tables = json.loads(counted.FILE.read_text(encoding="utf-8"))
    name = counted.table_name(game_of(counts), counts.dwarfs)
    tables[name] = table._asdict()
    tables["made by"][name] = " ".join(["scripts/fit_beliefs.py", *sys.argv[1:]])
    lines = json.dumps(tables, indent=1, sort_keys=True)
    counted.FILE.write_text(lines + "\n", encoding="utf-8")
    counted.forget()


if __name__ == "__main__":
    main()
