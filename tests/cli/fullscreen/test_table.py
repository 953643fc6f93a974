"""The table in full screen: choosing, refusals, hints, undo, reading, several people."""

import random
from pathlib import Path
from typing import Any

import pytest
from cli.fullscreen.pilot import SIZE, Player, asked, region, shown, table, visit
from cli.visitor import unsaved
from textual.pilot import Pilot

from pyrite import Record
from pyrite.cli.drawing.board import HUGE, place
from pyrite.cli.fullscreen.app import LEFT, OVER, TooSmall
from pyrite.cli.fullscreen.board import BoardView, Lights, LitGrid
from pyrite.cli.fullscreen.choosing import cards_of
from pyrite.cli.fullscreen.dialogs import Curtain
from pyrite.cli.fullscreen.game_screen import LocalScreen
from pyrite.cli.saved import begin_journal
from pyrite.cli.terminal.printer import Printer
from pyrite.games import GAMES, new_game

FIRST = {"seats": 5, "first_seat": 0}  # and the person begins, with a cross as the first card


def played(screen: LocalScreen) -> list[str]:
    return [text for seat, text in screen.table.state.played or () if seat == 0]


def press(screen: LocalScreen, *keys: str, size: tuple[int, int] = SIZE) -> list[str]:
    """Press keys when asked; what the message line says after each of them."""
    said = []

    async def do(pilot: Pilot[Any]) -> None:
        for key in keys:
            await asked(pilot)
            await pilot.press(key)
            await pilot.pause()
            said.append(region(pilot, "#message") if pilot.app.screen is screen else "")
        await pilot.press("q")

    visit(screen, do, size)
    return said


def test_two_keys_lay_the_first_card() -> None:
    screen = table("saboteur", **FIRST)
    said = press(screen, "enter", "enter")
    assert said[0] == "Enter: Lay a tunnel ╬."
    assert played(screen) == ["NESW@1,0"]


def test_arrows_move_over_lit_cells_and_r_turns() -> None:
    screen = table("saboteur", **FIRST)
    said = press(screen, "right", "enter", "up", "r", "enter")
    ways = ("╣", "╣", "╠")
    assert said[1:4] == [f"Enter: Lay a tunnel {way}." for way in ways]
    assert played(screen) == ["NSW@0,-1r"]


def test_the_last_line_names_the_keys_that_do_something_now() -> None:
    screen, lines = table("saboteur", **FIRST), []

    async def do(pilot: Pilot[Any]) -> None:
        for keys in (["tab"], ["enter"], ["2", "enter"], ["6", "enter"]):
            await pilot.press(*keys)
            await pilot.pause()
            lines.append(region(pilot, "#keys"))
        await pilot.press("q")

    visit(screen, do)
    assert ["R turn" in line for line in lines] == [False, False, True, False]
    assert ["Esc back" in line for line in lines] == [False, True, True, True]


def test_what_is_not_allowed_says_why_where_one_tried() -> None:
    screen = table("saboteur", **FIRST)
    said = press(screen, "enter", "shift+right", "enter")
    assert said[-1].endswith("(B-11)")
    assert played(screen) == []


def test_a_broken_tool_says_so_where_one_would_dig() -> None:
    screen = table("saboteur", seats=5, seed=2)  # somebody breaks the lamp of A before its turn
    said = press(screen, "tab")
    assert screen.table.state.view(0)["front"][0]
    assert said == ["Your lamp is broken. Mend it before you dig. (B-16)"]


def test_seats_are_chosen_like_places() -> None:
    screen = table("saboteur", **FIRST)
    press(screen, "6", "enter", "c", "enter")
    assert played(screen) == ["broken_cart>C"]


def test_discarding_is_asked_before_it_is_done() -> None:
    screen = table("saboteur", **FIRST)
    said = press(screen, "x", "escape", "x", "enter")
    assert "Pass and discard" in said[0]
    assert said[1].endswith("choose a card.")
    assert played(screen) == ["pass NESW"]


def test_a_number_is_a_card_and_never_confirms_a_discard() -> None:
    screen = table("saboteur", **FIRST)
    said = press(screen, "5", "x", "1")
    assert "discard" in said[1]
    assert said[2].endswith("choose a card.")
    assert screen.table.state.played == ()


@pytest.mark.parametrize("number", ["1", "2"])
def test_a_number_chooses_a_card_wherever_the_cursor_was(number: str) -> None:
    screen = table("saboteur", **FIRST)
    said = press(screen, number, "enter")
    assert said[0].endswith("choose a card.")
    assert said[1].startswith("Enter: Lay a tunnel")
    assert screen.table.state.played == ()


def test_capitals_do_the_same_as_small_letters() -> None:
    screen = table("saboteur", **FIRST)
    said = press(screen, "X", "escape", "right", "enter", "up", "R", "enter")
    assert "discard" in said[0]
    assert played(screen) == ["NSW@0,-1r"]


@pytest.mark.parametrize("opening", ["question_mark", "slash", "o", "m", "x"])
def test_ctrl_c_leaves_whatever_is_open(opening: str) -> None:
    async def do(pilot: Pilot[Any]) -> None:
        await asked(pilot)
        await pilot.press(opening)
        await pilot.pause()
        await pilot.press("ctrl+c")

    assert visit(table("saboteur", **FIRST), do) == LEFT


def test_several_cards_are_marked_and_passed_together() -> None:
    screen = table("saboteur", seats=5, first_seat=0, modules=("saboteur2",))
    hand = screen.table.state.view(0)["hand"]
    press(screen, "right", "space", "right", "right", "space", "x", "enter")
    assert played(screen) == [f"pass {hand[1]} {hand[3]}"]


def test_a_hint_comes_with_its_reason_and_the_rules_are_beside() -> None:
    screen = table("saboteur", **FIRST)
    pages = []

    async def do(pilot: Pilot[Any]) -> None:
        await pilot.press("6", "exclamation_mark")
        while not screen.notice:
            await pilot.pause(0.01)
        assert screen.picking is not None
        assert screen.picking.choosing.names == list(
            cards_of(screen.table.state.action(screen.table.advice(0)[0], 0))
        )
        assert screen.picking.card != 5
        pages.append(region(pilot, "#message"))
        for key in ("slash", "question_mark", "o", "n"):
            await pilot.press(key)
            await pilot.pause()
            pages.append(shown(pilot))
            await pilot.press("escape")
        await pilot.press("q")

    assert visit(screen, do) == LEFT
    hint, rules, help_page, log, notes = pages
    assert hint.startswith("A bot would play ")
    assert hint.count(".") >= 2
    action = screen.table.state.action(screen.table.advice(0)[0], 0)
    assert screen.viewer.description.verbs[action.verb].rule in rules
    assert "What a bot would do".lower() in help_page.lower()
    assert "Round 1 begins. You go first." in log
    assert "You know nothing that the others don't." in notes


def test_a_hint_goes_to_where_it_would_play_and_enter_plays_it() -> None:
    screen = table("saboteur", **FIRST)
    text, _ = screen.table.advice(0)

    async def do(pilot: Pilot[Any]) -> None:
        await pilot.press("6", "exclamation_mark")
        while not screen.notice:
            await pilot.pause(0.01)
        assert screen.picking is not None
        assert screen.picking.action is not None
        assert screen.picking.action.text == text
        await pilot.press("enter", "q")

    visit(screen, do)
    assert played(screen) == [text]


def test_words_that_no_rule_mentions_say_what_to_type() -> None:
    screen, pages = table("saboteur", **FIRST), []

    async def do(pilot: Pilot[Any]) -> None:
        await pilot.press("slash", *["backspace"] * 4, *"xyzzy")
        await pilot.pause()
        pages.append(" ".join(shown(pilot).split()))
        await pilot.press("escape", "q")

    visit(screen, do)
    assert "No rule mentions xyzzy. Type a number such as B-12" in pages[0]


@pytest.mark.parametrize("game", ["saboteur", "lostmines"])
def test_a_table_begins_with_every_goal_on_the_screen(game: str) -> None:
    modules = tuple(one["key"] for one in GAMES[game].modules() if one["key"] != game)
    fitting = [key for key in modules if key in ("base", "saboteur2", "toll", "new_goals")]
    screen = table(game, seats=6, first_seat=0, modules=tuple(fitting))

    async def do(pilot: Pilot[Any]) -> None:
        await asked(pilot)
        await pilot.pause()
        drawn = screen.query_one(BoardView).drawn
        assert drawn is not None
        left, top, right, low = drawn.window
        goals = [place(cell) for cell in screen.viewer.news.scene.numbers]
        assert goals
        assert all(left <= x <= right and top <= y <= low for x, y in goals)
        names = region(pilot, "#seats")
        assert all(f"{letter} " in names for letter in "ABCDEF")
        await pilot.press("q")

    visit(screen, do)


def test_undo_is_in_the_last_line_while_there_is_something_to_undo() -> None:
    screen, lines = table("lostmines", seats=6, first_seat=0, seed=3), []

    async def do(pilot: Pilot[Any]) -> None:
        for keys in ((), ("enter", "enter")):
            await pilot.press(*keys)
            await asked(pilot)
            await pilot.pause()
            lines.append(region(pilot, "#keys"))
        await pilot.press("q")

    visit(screen, do, (120, 40))
    assert ["U undo" in line for line in lines] == [False, True]


def test_the_rule_behind_a_line_of_the_log_or_a_refusal_is_one_key_away() -> None:
    screen = table("saboteur", **FIRST)
    pages = []

    async def do(pilot: Pilot[Any]) -> None:
        for keys in (["enter", "shift+right", "enter"], ["slash"], ["escape", "o"], ["enter"]):
            await pilot.press(*keys)
            await pilot.pause()
            pages.append(shown(pilot))
        await pilot.press("escape", "escape")
        x, y = screen.query_one("#log").region.offset
        await pilot.click(offset=(x + 3, y))
        await pilot.pause()
        pages.append(shown(pilot))
        await pilot.press("escape", "q")

    assert visit(screen, do) == LEFT
    refusal, why, log, behind, clicked = pages
    assert "/ rule" in refusal
    assert "B-11  Where a path can go" in why
    assert all(words in log for words in ("Round 1", "Your role this round: digger. (B-01)"))
    assert "B-01  Roles" in behind
    assert "B-50  Next round" in clicked


def test_the_log_goes_by_rounds_and_turns() -> None:
    screen = table("lostmines", seats=4, first_seat=0)
    pages = []

    async def do(pilot: Pilot[Any]) -> None:
        await pilot.press("x", "enter", "enter")
        await asked(pilot)
        await pilot.press("o", "home")
        await pilot.pause()
        pages.append(" ".join(shown(pilot).split()))
        await pilot.press("escape", "q")

    visit(screen, do)
    assert "Round 1" in pages[0]
    assert "Turn 1, player A" in pages[0]


def test_the_mouse_does_the_same() -> None:
    screen = table("saboteur", **FIRST)

    async def do(pilot: Pilot[Any]) -> None:
        await pilot.click("#hand", offset=(8, 1))
        assert screen.picking is not None
        assert screen.picking.card == 1
        await pilot.click("#board", offset=(40, 5))
        await pilot.pause()
        assert region(pilot, "#message").endswith("(B-11)")
        await pilot.click("#board", offset=(16, 8))
        await pilot.pause()
        await pilot.press("q")

    visit(screen, do)
    assert played(screen) == ["NSW@1,0"]


def test_the_board_is_in_the_middle_of_a_large_screen_and_stays_there() -> None:
    screen, pages = table("saboteur", **FIRST), []

    async def do(pilot: Pilot[Any]) -> None:
        for key in ("1", "6"):  # a path, which lights cells, and a card for seats
            await pilot.press(key)
            await pilot.pause()
            lines = [line[:79] for line in shown(pilot).splitlines()[:34]]
            pages.append([(y, line.index("S")) for y, line in enumerate(lines) if "S" in line])
        (where, _) = pages
        await pilot.press("1")
        await pilot.click("#board", offset=(where[0][1] + 5, where[0][0]))
        await pilot.pause()
        await pilot.press("q")

    visit(screen, do, (120, 40))
    assert pages[0] == pages[1] == [(17, 21)]
    assert played(screen) == ["NESW@1,0"]


@pytest.mark.parametrize(
    ("game", "options"), [("saboteur", {"modules": ("toll",)}), ("lostmines", {})]
)
def test_all_that_lies_and_stands_on_the_board_is_drawn(game: str, options: Any) -> None:
    state, rng = new_game(game, seats=5, seed=5, **options), random.Random(4)
    for _ in range(60):
        seat = state.asked[0]
        state.play(rng.choice(state.actions(seat)), seat)
    record = Record.of(state)
    board = LocalScreen(
        Printer("en"), unsaved(record.begin(), before=record), pause=0
    ).viewer.board()
    for size in board.sizes:
        lit = LitGrid(board, board.window, Lights()).draw(size)
        assert lit.plain == board.draw(size).plain


def kept(path: Path, game: str, **options: Any) -> LocalScreen:
    """A game that is written down."""
    state = new_game(game, **{"seed": 7, **options})
    here = unsaved(state)
    here.journal = begin_journal(path, Record.of(state), here.journal.notes)
    return LocalScreen(Printer("en"), here, pause=0)


def test_one_takes_back_what_has_shown_nothing_and_the_journal_stays_true(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    screen = kept(file, "lostmines", seats=6, first_seat=0, seed=3)

    async def do(pilot: Pilot[Any]) -> None:
        await pilot.press("enter", "enter")
        picking = await asked(pilot)
        assert picking is not None
        assert picking.choosing.view["ask"]["kind"] == "move"
        assert len(Record.from_text(file.read_text()).actions) == 1
        await pilot.press("u")
        await pilot.pause()
        picking = await asked(pilot)
        assert picking is not None
        assert picking.choosing.takes_cards
        assert Record.from_text(file.read_text()).actions == ()
        await pilot.press("right", "enter", "enter", "q")

    visit(screen, do)
    assert Record.from_text(file.read_text()).actions == screen.table.state.played
    assert len(played(screen)) == 1


def test_nothing_is_taken_back_after_a_card_was_drawn(tmp_path: Path) -> None:
    screen = kept(tmp_path / "game.txt", "saboteur", **FIRST)
    said = press(screen, "enter", "enter", "u")
    assert said[-1].startswith("You can't undo this")
    assert len(played(screen)) == 1


def test_several_people_share_the_screen_and_it_is_hidden_between_them() -> None:
    screen = table("saboteur", people=(0, 1), **FIRST)
    hands = [screen.table.state.view(seat)["hand"] for seat in (0, 1)]
    assert hands[0] != hands[1]

    async def do(pilot: Pilot[Any]) -> None:
        for seat in (0, 1):
            await asked(pilot)
            assert isinstance(pilot.app.screen, Curtain)
            assert f"Next: player {'AB'[seat]}." in shown(pilot)
            assert "Hand" not in shown(pilot)
            assert "═" not in shown(pilot)
            await pilot.press("enter")
            picking = await asked(pilot)
            assert picking is not None
            assert picking.choosing.hand == hands[seat]
            assert "You: " in shown(pilot)
            await pilot.press("x", "enter")
        await asked(pilot)
        await pilot.press("q")

    assert visit(screen, do) == LEFT


def test_one_may_watch_bots_play_and_sees_no_hand() -> None:
    screen, player = table("saboteur", people=(), seats=10, rounds=1), Player()
    assert visit(screen, player) == OVER
    assert player.questions == set()
    assert screen.viewer.seat is None


def test_a_window_that_is_made_too_small_says_what_is_needed() -> None:
    screen = table("saboteur", **FIRST)

    async def do(pilot: Pilot[Any]) -> None:
        await pilot.resize_terminal(50, 15)
        await pilot.pause()
        assert isinstance(pilot.app.screen, TooSmall)
        assert "60 columns and 20 lines" in " ".join(shown(pilot).split())
        await pilot.resize_terminal(100, 30)
        await pilot.pause()
        assert pilot.app.screen is screen
        assert "choose a card" in region(pilot, "#message")
        await pilot.resize_terminal(50, 15)
        await pilot.pause()
        await pilot.press("Q")

    assert visit(screen, do) == LEFT


def test_without_colours_the_cursor_is_still_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    screen = table("saboteur", **FIRST)
    seen = []

    async def do(pilot: Pilot[Any]) -> None:
        await pilot.press("enter")
        await pilot.pause()
        strips = screen._compositor.render_strips()
        styles = [segment.style for strip in strips for segment in strip if segment.style]
        seen.append(any(style.reverse for style in styles))
        seen.append(any(style.color and not style.color.is_default for style in styles))
        await pilot.press("q")

    visit(screen, do)
    assert seen == [True, False]


def test_a_very_large_screen_has_larger_cards_and_a_cursor_that_fits_them() -> None:
    screen, pages = table("saboteur", **FIRST), []

    async def do(pilot: Pilot[Any]) -> None:
        await pilot.press("enter")
        await pilot.pause()
        pages.append(shown(pilot))
        drawn = screen.query_one(BoardView).drawn
        assert drawn is not None
        assert drawn.size is HUGE
        await pilot.press("minus")
        await pilot.pause()
        pages.append(shown(pilot))
        await pilot.press("q")

    visit(screen, do, (200, 60))
    assert "════S════" in pages[0]
    assert "╎   +   ╎" in pages[0]
    assert "══S══" in pages[1]
    assert "════S════" not in pages[1]
