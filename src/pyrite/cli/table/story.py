"""Telling a player what happens: moves as they come, the end of a round, the end of the game."""

from collections.abc import Sequence
from functools import reduce

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.table import Table
from rich.text import Text

from pyrite.cli.drawing.renderer import SeenTable, Sum, View, gain, seat_name
from pyrite.cli.drawing.words import board_in_words
from pyrite.cli.table.viewer import PROMPT, Sentence, Viewer, cut, height
from pyrite.cli.terminal.printer import Keys, Printer, forget_history, forget_typed
from pyrite.core.events import Event
from pyrite.lang import Speaker

PAUSE = 0.6  # seconds after each move, at normal speed
ROUND_IS_PAID = ("round_started", "game_ended")
RESULT_PAUSES = 8  # pauses for which a watcher sees a result
MOST_ROUNDS = 8  # as many as fit next to each other


class Ticker:
    """Lines that grow after short pauses, or without any after a key; silent in a pipe."""

    def __init__(self, printer: Printer, pause: float = PAUSE) -> None:
        self.printer = printer
        self.pause = pause
        self.keys = Keys()
        self.live: Live | None = None

    def show(self, lines: Sequence[str]) -> None:
        """Show the newest lines for a moment."""
        if not self.printer.is_live:
            return
        if self.live is None:
            self.keys.start()
            self.live = Live(console=self.printer.out, transient=True, auto_refresh=False)
            self.live.start()
        newest = lines[-max(1, self.printer.out.height - 2) :]
        self.live.update(Group(*(Text(f"• {line}", "quiet") for line in newest)), refresh=True)
        self.keys.wait(self.pause)

    def linger(self, times: int = 1) -> None:
        """Keep the lines for this many pauses, or until a key is pressed."""
        self.keys.start()
        self.keys.wait(times * self.pause)
        self.keys.stop()

    def stop(self) -> None:
        """Remove the lines, and pause again from now on."""
        self.keys.stop()
        if self.live is not None:
            self.live.stop()
            self.live = None


class Curtain:
    """Shows each player's view on a separate page, removed when the curtain is drawn."""

    def __init__(self, printer: Printer) -> None:
        self.printer = printer
        self.is_open = False
        self.last: int | None = None  # the player who looked last, if nothing has happened since

    def open_for(self, seat: int) -> None:
        """Wait until this player is ready, then show what follows."""
        if not self.printer.is_live:
            return
        if seat != self.last:
            self.printer.wait("hand-over", seat=seat)
        self.last, self.is_open = seat, True
        self.printer.out.set_alt_screen(True)
        self.printer.out.clear()

    def draw(self) -> None:
        """Remove what the player has seen and typed."""
        if self.is_open:
            forget_history()
            self.printer.out.clear()
            self.printer.out.set_alt_screen(False)
        self.is_open = False


class Story:
    """Collects the events of one seat, and shows the end of rounds."""

    def __init__(
        self, viewer: Viewer, ticker: Ticker, *, is_quiet: bool = False, waits: bool = True
    ) -> None:
        self.viewer = viewer
        self.seat = viewer.seat
        self.printer = viewer.printer
        self.news = viewer.news
        self.ticker = ticker
        self.paying = False
        self.untold: list[RenderableType] = []  # kept for the end of a round
        self.is_quiet = is_quiet  # others see the screen, so this seat reads it at its turn
        self.waits = waits  # for Enter at the end of a round
        self.told_before = False  # these events were shown in an earlier session

    def listen(self, events: Sequence[Event]) -> None:
        """Record new events and look at the table as it is now."""
        for part in cut(events, lambda event: event.kind in ("round_ended", *ROUND_IS_PAID)):
            self._hear(part)
        self._keep(self.news.pause())
        self.news.scene.look(self.viewer.view)

    @property
    def _is_shown(self) -> bool:
        return not self.is_quiet and not self.told_before

    def _hear(self, events: list[Event]) -> None:
        """Record events; the end of a round is shown once all gold is shared out."""
        begins = events[0].kind
        if begins in ROUND_IS_PAID and self.paying:
            self._keep(self.news.finish())
            self._end_round()
        if begins == "round_ended":
            self.ticker.stop()
            self.news.finish()
            if self._is_shown:
                news = [Text.assemble(("• ", "quiet"), text) for text in self.news.recent]
                self.untold = [*news, self.printer.heading("round-over")]
            self.paying = True
        self._keep(self.news.hear(events))

    def _end_round(self) -> None:
        """Show everyone's gold once it is shared out."""
        self.paying = False
        if self._is_shown:
            show_result(self.viewer, self.untold)
            self.untold = []
            self._wait()
        self.news.forget()

    def _keep(self, sentences: list[Sentence]) -> None:
        """Keep sentences for the end of a round, except those the score sheet shows."""
        for sentence in sentences if self.paying and self._is_shown else ():
            if sentence.id not in self.viewer.renderer.in_result:
                self.untold.append(Text(sentence.text))

    def show_untold(self) -> None:
        """Show what was kept for the end of a round when a player is asked before it."""
        show_last(self.printer.out, self.untold, height(self.printer.out) // 2)
        self.untold = []

    def _wait(self) -> None:
        if self.printer.is_live and not self.waits:
            self.ticker.linger(RESULT_PAUSES)
        elif self.printer.is_live:
            forget_typed()
            line = self.printer.read(self.printer.speaker.say("round-wait") + " ")
            if line is None and not self.viewer.table.over:
                raise KeyboardInterrupt


def show_last(out: Console, lines: Sequence[RenderableType], room: int) -> None:
    """Print as many of these lines as fit, the last ones first."""
    shown: list[RenderableType] = []
    for line in reversed(lines):
        room -= len(out.render_lines(line))
        if room < 0:
            break
        shown.insert(0, line)
    for line in shown:
        out.print(line)


def show_result(viewer: Viewer, before: Sequence[RenderableType]) -> None:
    """Print who won the last round and why, the final board, and everyone's gold."""
    out, view = viewer.printer.out, viewer.view
    verdict = Text(viewer.renderer.verdict(viewer.speaker, view), "title")
    sheet = Group(verdict, viewer.renderer.result(viewer.speaker, view, out.width))
    drawn = board_at_end(viewer)
    room = height(out) - len(out.render_lines(sheet)) - PROMPT
    is_shown = len(drawn.plain.splitlines()) < room
    show_last(out, before, room - is_shown * len(drawn.plain.splitlines()))
    out.print(*([drawn] if is_shown else []), sheet, sep="\n")


def board_at_end(viewer: Viewer) -> Text:
    """Draw the board at the end of the last round, or describe it in words."""
    out, result = viewer.printer.out, viewer.view["results"][-1]
    viewer.news.scene.look_back(result)
    if viewer.speaker.in_words:
        return Text("\n".join(board_in_words(viewer.speaker, result)))
    board = viewer.board()
    return board.draw(board.size_for(out.width, height(out)))


def show_ranking(printer: Printer, state: SeenTable, me: int | None) -> None:
    """Print everyone's winnings round by round; equal scores share a place."""
    speaker, view = printer.speaker, state.view(me)
    printer.out.print(printer.heading("end-title"))
    printer.out.print(ranking(speaker, state, view))
    won = {"n": len(state.winners), "winners": speaker.players(state.winners)}
    printer.say("replay-winners", "title", **won, gold=max(state.scores))
    if me is not None:
        printer.say("end-won" if me in state.winners else "end-lost", "title")


def ranking(speaker: Speaker, state: SeenTable, view: View) -> Table:
    """Return the seats by score, with the gold of each round."""
    table = Table(box=None, pad_edge=False, header_style="title", padding=(0, 2, 0, 0))
    earlier, results = view["results"][:-MOST_ROUNDS], view["results"][-MOST_ROUNDS:]
    scores, coins = state.scores, state.describe().coins
    table.add_column("", justify="right")
    table.add_column(speaker.say("result-seat"), no_wrap=True)
    if earlier or coins:
        table.add_column(speaker.say("result-before"), justify="right")
    for result in results:
        table.add_column(speaker.say("replay-round", round=result["round"]), justify="right")
    table.add_column(speaker.say("replay-total"), justify="right")
    for seat in sorted(range(state.seats), key=lambda seat: (-scores[seat], seat)):
        place = 1 + sum(score > scores[seat] for score in scores)
        star = Text(" ★" if seat in state.winners else "", "gold")
        who = seat_name(speaker, view, seat) + star
        won = [gain(view, result, seat).gained for result in results]
        if earlier or coins:
            before = (gain(view, result, seat) for result in earlier)
            won.insert(0, reduce(Sum.plus, before, Sum(coins)).gained)
        table.add_row(f"{place}.", who, *won, Text(speaker.gold(scores[seat])))
    return table
