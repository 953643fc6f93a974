"""`pyrite replay` and `pyrite verify`: show a recorded game, and check its shuffle."""

import json as json_text
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.rule import Rule
from rich.text import Text

from pyrite.cli import load, options
from pyrite.cli.errors import CommandError
from pyrite.cli.options import completed, option
from pyrite.cli.saved import STANDARD_INPUT, RecordedGame, name_of, read_game
from pyrite.cli.table.story import ROUND_IS_PAID, show_ranking, show_result
from pyrite.cli.table.viewer import Sentence, Viewer, cut
from pyrite.cli.terminal.printer import Printer
from pyrite.cli.terminal.streams import is_capable
from pyrite.core.events import Event
from pyrite.core.fair_shuffle import FairShuffle, Sealing
from pyrite.core.seats import seat_letter
from pyrite.core.state import State
from pyrite.games import Record, new_game

if TYPE_CHECKING:
    from pyrite.client.notes import Note
    from pyrite.protocol.table import Plan

File = Annotated[
    Path, typer.Argument(metavar="FILE", help="Recorded game, or - for standard input.")
]
SEAT_HELP = "Show what this seat saw (default: what everyone saw)."
Seat = Annotated[str | None, completed("--seat", "A|B|…", SEAT_HELP, options.seat_letters)]
Step = Annotated[bool, option("--step", None, "Wait for Enter after every move.")]
HASH_HELP = "Hash of the table's secret that you noted in the lobby."
Commitment = Annotated[str | None, option("--commitment", "HASH", HASH_HELP)]
SEAL_HELP = "Seal that you noted in the lobby (repeatable)."
Seals = Annotated[list[str] | None, option("--seal", "HASH", SEAL_HELP)]


def replay(
    file: File,
    seat: Seat = None,
    step: Step = False,
    module: options.Modules = None,
    plain: options.Plain = False,
    json: options.Json = False,
    lang: options.Lang = None,
) -> None:
    """Replay a recorded game."""
    printer = Printer(lang)
    if step and file == STANDARD_INPUT:
        raise CommandError("usage-step")
    options.load_own(module or ())
    game = read_game(file)
    viewer = None if seat is None else options.read_seat(seat, game.end.seats)
    if json:
        typer.echo(as_json(game, viewer))
    elif is_capable() and not (plain or step or file == STANDARD_INPUT):
        load("pyrite.cli.fullscreen.replay_screen").replay_on_full_screen(printer, game, viewer)
    elif retell(printer, game.record, viewer, step):
        show_end(printer, file, game)


def show_end(printer: Printer, file: Path, game: RecordedGame) -> None:
    """Print the result, or where and why the record stops before the end."""
    if game.end.over:
        show_ranking(printer, game.end, None)
    else:
        printer.say("replay-unfinished", "quiet")
    if game.cut:
        printer.say("replay-cut", "error", file=name_of(file), line=game.cut)


def as_json(game: RecordedGame, seat: int | None) -> str:
    """Return the whole game as a JSON object."""
    record, end = game.record, game.end
    return json_text.dumps(
        {
            "game": record.game,
            "options": dict(record.options),
            "seed": record.seed,
            "seat": seat,
            "over": end.over,
            "cut": bool(game.cut),
            "actions": [[who, text] for who, text in record.actions],
            "events": [event.as_dict() for event in end.events_for(seat)],
            "scores": list(end.scores) if end.over else None,
            "winners": list(end.winners) if end.over else None,
        }
    )


def retell(printer: Printer, record: Record, seat: int | None, step: bool) -> bool:
    """Print action after action, with `step` waiting for Enter; False if interrupted."""
    state = record.begin()
    printer.people = options.names_in(record, printer.speaker.lang)
    teller = Teller(printer, state, seat)
    teller.tell()
    for who, text in record.actions:
        state.play(text, who)
        if teller.tell() and step:
            line = printer.read(printer.speaker.say("replay-wait") + " ")
            if line is None or line.lower() in ("q", "quit"):
                return False
    return True


class Teller:
    """Prints the events of a game, and the board whenever it has changed."""

    def __init__(self, printer: Printer, state: State, seat: int | None) -> None:
        self.printer = printer
        self.state = state
        self.seat = seat
        self.viewer = Viewer(printer, state, seat)
        self.news = self.viewer.news
        self.results = 0  # rounds whose result was printed
        self.mark = 0

    def tell(self) -> bool:
        """Print what is new; False if there is nothing."""
        events = self.state.events_for(self.seat, self.mark)
        self.mark = len(self.state.events)
        parts = cut(events, lambda event: event.kind in ROUND_IS_PAID, self._is_drawn)
        said = [self._say(part) for part in parts]
        said.append(self._print(self.news.pause()))
        self.news.scene.look(self.state.view(self.seat))
        self.news.forget()
        return any(said)

    def _is_drawn(self, event: Event) -> bool:
        """Return whether a player's action changed the board."""
        return event.kind in self.viewer.renderer.changes and event.seat is not None

    def _say(self, events: list[Event]) -> bool:
        if events[0].kind in ROUND_IS_PAID and len(self.viewer.view["results"]) > self.results:
            self.results += 1
            show_result(self.viewer, ())
        if events[0].kind == "round_started":
            self.printer.out.print(Rule(style="wall"))
        told = self._print(self.news.hear(events))
        if self._is_drawn(events[-1]):
            self._draw()
        return told

    def _print(self, sentences: list[Sentence]) -> bool:
        for sentence in sentences:
            self.printer.out.print(sentence.text)
        return bool(sentences)

    def _draw(self) -> None:
        board = self.viewer.board()
        size = board.smaller_for(self.printer.out.width)
        self.printer.out.print(board.draw(size), Text(), sep="\n")


def verify(
    file: File,
    commitment: Commitment = None,
    seal: Seals = None,
    json: options.Json = False,
    lang: options.Lang = None,
) -> None:
    """Check that a game on a server was shuffled fairly."""
    printer = Printer(lang)
    record = read_game(file).record
    shuffle = record.shuffle
    if shuffle is None:
        raise CommandError("verify-no-shuffle", file=name_of(file))
    noted = {text.lower() for text in (commitment, *(seal or ())) if text is not None}
    seen = seen_here(record, shuffle)
    checks = {
        "noted": noted <= {shuffle.commitment, *shuffle.seals},
        "kept": shuffle.is_kept(),
        "sealed": shuffle.sealing == "sealed",
        "seen": seen is not False,
        "dealt": shuffle.seed == record.seed,
        "played": True,  # reading the record already checked that every action was legal
    }
    is_fair = all(checks.values())
    if json:
        withheld = [list(names) for names in shuffle.withheld]
        said = {"fair": is_fair, **checks, "seen": seen, "withheld": withheld}
        typer.echo(json_text.dumps(said))
    else:
        for name, holds in checks.items():
            if name == "sealed":
                printer.say(f"verify-{shuffle.sealing}", players=sealed_by(record, shuffle))
            elif name == "seen" and seen is None:
                printer.say("verify-no-note")
            elif name != "noted" or noted:
                printer.say(f"verify-{name}" if holds else f"verify-not-{name}")
        if shuffle.withheld:
            names = options.withheld_by(shuffle.withheld)
            printer.say("network-withheld", n=len(shuffle.withheld), names=names)
        is_proven = seen or noted >= {shuffle.commitment, *filter(None, shuffle.seals)}
        printer.say(verdict(checks, shuffle.sealing, bool(is_proven)))
    raise typer.Exit(0 if is_fair else 1)


def seen_here(record: Record, shuffle: FairShuffle) -> bool | None:
    """Return whether this computer saw the same before it revealed a text; None without a note."""
    module = load("pyrite.client.notes")
    folder = load("pyrite.cli.network.visit").notes_folder()
    notes: tuple[Note, ...] = module.Notes(folder).at(shuffle.table)
    if not all(has_options(record, note.table.plan) for note in notes):
        return False
    seen: bool | None = module.proven(notes, shuffle)
    return seen


def has_options(record: Record, plan: "Plan") -> bool:
    """Return whether the game was dealt to this plan; the order of cards in a deck matters, too."""
    begun = Record.of(new_game(plan.game, seed=record.seed, **plan.options()))
    both = [(one.game, json_text.dumps(one.options)) for one in (begun, record)]
    return both[0] == both[1]


def verdict(checks: dict[str, bool], sealing: Sealing, is_proven: bool) -> str:
    """Return the id of the verdict; without sealed texts a true record still proves nothing."""
    if all(checks.values()):
        return "verify-fair" if is_proven else "verify-fits"
    only_unsealed = all(holds for name, holds in checks.items() if name != "sealed")
    return "verify-unproven" if only_unsealed and sealing != "not-sealed" else "verify-unfair"


def sealed_by(record: Record, shuffle: FairShuffle) -> str:
    """Return the players who sealed a text."""
    named = dict(enumerate(record.players))
    seats = (seat for seat, seal in enumerate(shuffle.seals) if seal)
    return ", ".join(options.visible(named.get(seat) or seat_letter(seat)) for seat in seats)
