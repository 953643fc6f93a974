"""The log, by rounds and turns."""

from collections.abc import Iterable

from rich.rule import Rule
from rich.text import Text

from pyrite.cli.table.news import LoggedTurn
from pyrite.cli.table.sight import Sight


def show_log(sight: Sight, wanted: str) -> None:
    """Print the round with this number, or everything."""
    rounds: dict[int, list[LoggedTurn]] = {}
    for turn in sight.news.log:
        rounds.setdefault(turn.round, []).append(turn)
    if wanted and wanted not in map(str, rounds):
        sight.screen.say("log-rounds", "error", last=max(rounds))
        return
    for number, turns in rounds.items():
        if wanted in ("", str(number)):
            title = Text(sight.speaker.say("replay-round", round=number), "title")
            sight.screen.out.print(Rule(title, style="wall", align="left"))
            _show_turns(sight, turns)


def _show_turns(sight: Sight, turns: Iterable[LoggedTurn]) -> None:
    for turn in turns:
        if turn.seat is not None and turn.sentences:
            sight.screen.say("log-turn", "quiet", turn=turn.number, seat=turn.seat)
        for sentence in turn.sentences:
            place = f" ({sentence.place})" if sentence.place else ""
            indent = "" if turn.seat is None else "  "
            sight.screen.out.print(f"{indent}{sentence.text}{place}")
