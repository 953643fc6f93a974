"""Count the moves of a bot that people would laugh at, and list them to look at.

python scripts/silly_moves.py --bot hard:2000 --seats 5 --seeds 41000-41019
python scripts/silly_moves.py --bot medium --module saboteur2 --seats 6 --seeds 1-20 --json

Every seat is played by the bot, one round per seed. A `medium` bot sits behind each seat, learns
what the seat may know, and judges the move by its own beliefs. These kinds are counted:

dead-end          a digger lays a dead end although a path in its hand brings the treasure nearer by
                  half a card or more on average, or a dead end that takes the treasure farther away
useless-path      such a digger lays a path that brings no possible treasure nearer
passed            such a digger passes
unfinished        a digger holds a path that surely reaches the treasure, and does something else
mended-saboteur   a digger mends the tool of a seat that it takes for a saboteur, at 0.9 or more
wrecked-tunnel    a digger's rockfall takes the treasure farther away
wasted-map        a digger looks at a goal that it knows, has worked out, or need not know any more
broke-fellow      a saboteur harms a seat that it takes for a saboteur, at 0.9 or more
showed-itself     a saboteur's first move of the round is a dead end, a rockfall that helps nobody,
                  or harm to a seat that nobody suspects, with all goals three cards away or more
known-look        in The Lost Mines, a look at a card that the seat already knows

A move counts only if there was a legal one of no such kind. `chances` are the turns in which a move
of that kind was possible and could be avoided.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rich.console import Console
from rich.progress import track

from pyrite import GAMES, new_game
from pyrite.bots.find import find_bot
from pyrite.bots.levels import MediumBot
from pyrite.bots.table import SeatedBot
from pyrite.core.messages import PyriteError
from pyrite.core.seats import seat_letter
from pyrite.core.state import State
from pyrite.core.talk import Talk


@dataclass(frozen=True)
class SillyMove:
    """One silly move, and where to find it."""

    kind: str
    seed: int
    move: int  # counted from 1
    seat: str
    dwarf: str
    action: str


@dataclass
class Counts:
    """What was counted in all rounds."""

    turns: int
    chances: Counter[str]
    moves: list[SillyMove]

    def add(self, seed: int, state: State, kinds: dict[str, str], action: str) -> None:
        """Count one turn; `kinds` are those of all actions, by text."""
        seat, silly = state.asked[0], set(kinds.values()) - {""}
        self.turns += 1
        if "" not in kinds.values():
            return
        self.chances.update(silly)
        if kinds[action]:
            dwarf, number = state.view(seat)["dwarf"], len(state.played or ()) + 1
            move = SillyMove(kinds[action], seed, number, seat_letter(seat), dwarf, action)
            self.moves.append(move)


def play_round(state: State, bot: str, seed: int, counts: Counts) -> None:
    """Play one round and count its silly moves."""
    new_bot, description = find_bot(bot), state.describe()
    seated = [SeatedBot(new_bot(description), seat) for seat in range(state.seats)]
    judges = [MediumBot(description) for _ in seated]
    behind = [SeatedBot(judge, seat) for seat, judge in enumerate(judges)]
    said: list[Talk] = []
    while not state.over:
        seat = state.asked[0]
        behind[seat].listen(state, said)
        view, actions = state.view(seat), state.actions(seat)
        action, talk = seated[seat].choose(state, said)
        judge = judges[seat].judge
        if view["ask"]["kind"] == "turn" and judge is not None:
            kinds = judge.silly(view, actions)
            named = {own.text: kind for own, kind in zip(actions, kinds, strict=True)}
            counts.add(seed, state, named, action.text)
        said += [talk] if talk is not None else []
        state.play(action, seat)


def count(settings: dict[str, Any], bot: str, seeds: Iterable[int]) -> Counts:
    """Return what was counted in one round per seed."""
    counts = Counts(0, Counter(), [])
    for seed in seeds:
        play_round(new_game(**settings, seed=seed, rounds=1), bot, seed, counts)
    return counts


def shown(seeds: Sequence[int]) -> Iterable[int]:
    """Return the seeds, with a progress bar on a terminal only."""
    console = Console(stderr=True)
    return track(seeds, "Rounds", console=console) if console.is_terminal else seeds


def as_dict(bot: str, settings: dict[str, Any], seeds: range, counts: Counts) -> dict[str, Any]:
    """Return the counts as JSON data."""
    moves = Counter(move.kind for move in counts.moves)
    kinds = {kind: {"moves": moves[kind], "chances": n} for kind, n in counts.chances.items()}
    table = {**settings, "bot": bot, "seeds": [seeds[0], seeds[-1]], "turns": counts.turns}
    found = [asdict(move) for move in counts.moves]
    return {**table, "silly": len(found), "kinds": dict(sorted(kinds.items())), "moves": found}


def lines(result: dict[str, Any]) -> Iterator[str]:
    """Yield the counts and every silly move, for people."""
    yield f"{result['bot']}: {result['silly']} silly moves in {result['turns']} turns"
    for kind, own in result["kinds"].items():
        yield f"  {kind:16} {own['moves']:5} of {own['chances']} chances"
    for move in result["moves"]:
        where = f"seed {move['seed']} move {move['move']}"
        yield f"{where}: {move['seat']} ({move['dwarf']}) {move['action']}  {move['kind']}"


def read_seeds(text: str) -> range:
    """Read "41000-41019", or one seed."""
    first, _, last = text.partition("-")
    try:
        seeds = range(int(first), int(last or first) + 1)
    except ValueError:
        seeds = range(0)
    if not seeds:
        raise argparse.ArgumentTypeError(f'"{text}" is not a range of seeds like 41000-41019')
    return seeds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", default="medium", help="level or module:Class at every seat")
    parser.add_argument("--game", default="saboteur", choices=sorted(GAMES))
    parser.add_argument("--module", action="append", default=[], help="may be repeated")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--seeds", type=read_seeds, default=read_seeds("41000-41019"))
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    settings: dict[str, Any] = {"game": asked.game, "seats": asked.seats}
    settings |= {"modules": tuple(asked.module)} if asked.module else {}
    try:
        counts = count(settings, asked.bot, shown(asked.seeds))
    except PyriteError as error:
        sys.exit(str(error))
    result = as_dict(asked.bot, settings, asked.seeds, counts)
    print(json.dumps(result, indent=2) if asked.json else "\n".join(lines(result)))


if __name__ == "__main__":
    main()
