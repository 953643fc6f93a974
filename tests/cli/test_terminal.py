"""A real terminal: every way to leave and come back, keys, and typing too early."""

import os
import random
import re
import signal
import termios
from pathlib import Path

import pytest
from cli.terminal import Terminal
from deep import DEEP, cases, in_deep

from pyrite import Record
from pyrite.cli.table.viewer import RENDERERS, News
from pyrite.cli.terminal.printer import Keys, forget_typed
from pyrite.games import new_game
from pyrite.lang import Speaker

GAME = ("play", "--seats", "3", "--seed", "7")
PROMPT, CHOICE, ENTER = " or ? > ", "q: quit ", "Press Enter to continue. "
CTRL_C, CTRL_D = "\x03", "\x04"
KILLS = 25 if DEEP else 4


def saved(data: Path) -> list[Path]:
    return sorted((data / "pyrite" / "games").glob("*.txt"))


def played(data: Path) -> tuple[tuple[int, str], ...]:
    (file,) = saved(data)
    return Record.from_text(file.read_text()).actions


def mine(data: Path) -> int:
    return sum(seat == 0 for seat, _ in played(data))


def leave_after_one_turn(data: Path) -> None:
    with Terminal(*GAME, "--speed", "instant", data=data) as terminal:
        for answer in ("1 x\r", "quit\r"):
            terminal.wait_for(PROMPT)
            terminal.press(answer)
        assert terminal.end() == 0


def test_the_last_game_is_offered_and_goes_on(tmp_path: Path) -> None:
    leave_after_one_turn(tmp_path)
    with Terminal("play", data=tmp_path) as terminal:
        terminal.wait_for("Saboteur, 3 players, round 1 of")
        terminal.wait_for(CHOICE)
        terminal.press("\r")
        terminal.wait_for("Welcome back")
        terminal.wait_for(PROMPT)
        terminal.press("1 x\r")
        terminal.wait_for(PROMPT)
        terminal.press("quit\r")
        assert terminal.end() == 0
    assert mine(tmp_path) == 2


@pytest.mark.deep
def test_a_game_that_is_not_wanted_now_is_kept(tmp_path: Path) -> None:
    leave_after_one_turn(tmp_path)
    before = saved(tmp_path)[0].read_text()
    with Terminal("play", data=tmp_path) as terminal:
        terminal.wait_for(CHOICE)
        terminal.press("what\r")
        terminal.wait_for(CHOICE)
        terminal.press("N\r")
        terminal.wait_for(str(saved(tmp_path)[0]))
        terminal.wait_for("5 players")
    kept = [file.read_text() for file in saved(tmp_path)]
    assert len(kept) == 2
    assert before in kept


@pytest.mark.deep
def test_who_names_a_table_gets_a_new_one(tmp_path: Path) -> None:
    leave_after_one_turn(tmp_path)
    with Terminal(*GAME, data=tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        assert "not finished" not in terminal.text


@pytest.mark.deep
def test_a_damaged_game_is_told_once_and_does_not_stand_in_the_way(tmp_path: Path) -> None:
    leave_after_one_turn(tmp_path)
    file = saved(tmp_path)[0]
    file.write_text(file.read_text().replace("B ", "B nonsense", 1))
    with Terminal("play", data=tmp_path) as terminal:
        terminal.wait_for("Cannot resume the game in")
        terminal.wait_for(PROMPT)
    file.write_text("")
    with Terminal("play", data=tmp_path) as terminal:
        terminal.wait_for(CHOICE)
        assert "Cannot resume the game in" not in terminal.text
    assert file.exists()


@pytest.mark.deep
def test_a_game_that_is_played_elsewhere_is_not_offered(tmp_path: Path) -> None:
    with Terminal(*GAME, data=tmp_path) as first:
        first.wait_for(PROMPT)
        with Terminal("play", data=tmp_path) as second:
            second.wait_for(PROMPT)
            assert "not finished" not in second.text
    assert len(saved(tmp_path)) == 2


@pytest.mark.parametrize("key", [in_deep(CTRL_C), CTRL_D, in_deep("quit\r")])
def test_leaving_loses_nothing(tmp_path: Path, key: str) -> None:
    with Terminal(*GAME, "--speed", "fast", data=tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        terminal.press("1 x\r")
        terminal.wait_for(PROMPT)
        terminal.press_until(key, "Your game is saved. Resume it with pyrite play.")
        assert terminal.end() == 0
    assert mine(tmp_path) == 1


def test_a_closed_window_loses_nothing(tmp_path: Path) -> None:
    with Terminal(*GAME, data=tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        terminal.press("1 x\r")
        terminal.wait_for("•")
        terminal.hang_up()
    assert mine(tmp_path) == 1


ENDED = [signal.SIGTERM, signal.SIGHUP]


@pytest.mark.parametrize("number", cases(ENDED, ENDED[:1]))
def test_who_is_ended_gives_the_keyboard_back(tmp_path: Path, number: signal.Signals) -> None:
    slow = ("--speed", "0.05", "--option", "first_seat=B")
    with Terminal(*GAME, *slow, data=tmp_path) as terminal:
        before = termios.tcgetattr(terminal.screen)
        terminal.wait_for("•")
        terminal.signal(number)
        assert terminal.process.wait(60) == 128 + number
        assert termios.tcgetattr(terminal.screen) == before
        assert "Traceback" not in terminal.text
    assert played(tmp_path)


@pytest.mark.parametrize("key", [CTRL_C, in_deep(" "), in_deep("\r")])
def test_a_key_or_ctrl_c_only_hurries_the_others(tmp_path: Path, key: str) -> None:
    slow = ("--speed", "0.05", "--option", "first_seat=B")
    with Terminal(*GAME, *slow, data=tmp_path) as terminal:
        terminal.wait_for("•")
        terminal.press(key)
        terminal.wait_for(PROMPT)
        terminal.press("quit\r")
        assert terminal.end() == 0
    assert len(played(tmp_path)) == 2


@pytest.mark.parametrize("first", cases("ABC", "B"))
def test_what_was_typed_before_the_list_was_shown_is_not_played(tmp_path: Path, first: str) -> None:
    words = (*GAME, "--speed", "instant", "--option", f"first_seat={first}")
    with Terminal(*words, data=tmp_path) as terminal:
        terminal.press("1\r1\r1\r")
        terminal.wait_for(PROMPT)
        terminal.press("know\r")
        terminal.wait_for("You know nothing that the others don't.")
        terminal.press("quit\r")
        assert terminal.end() == 0
    assert mine(tmp_path) == 0


def test_a_key_ends_the_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    screen, keyboard = os.openpty()
    with os.fdopen(keyboard) as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        keys = Keys()
        keys.start()
        os.write(screen, b"x")
        keys.wait(60)
        assert keys.hurried
        keys.stop()
        os.write(screen, b"1\n")
        forget_typed()
        os.write(screen, b"2\n")
        assert stdin.readline() == "2\n"
    os.close(screen)


@pytest.mark.deeper
def test_killed_at_any_moment_nothing_is_lost(tmp_path: Path) -> None:
    rng = random.Random(KILLS)
    before: tuple[tuple[int, str], ...] = ()
    answered = 0
    for _ in range(KILLS):
        words = ("play",) if saved(tmp_path) else (*GAME, "--option", "rounds=9")
        with Terminal(*words, "--speed", "fast", data=tmp_path) as terminal:
            prompts = play_a_while(terminal, rng, is_offered=bool(saved(tmp_path)))
            terminal.signal(signal.SIGKILL)
            terminal.end()
            if not saved(tmp_path):
                continue
            answered += max(0, prompts - 1)
            assert played(tmp_path)[: len(before)] == before
            assert mine(tmp_path) >= answered
            told = lines_told(saved(tmp_path)[0])
            assert [line for line in lines_shown(terminal.text) if not told_as(line, told)] == []
            before = played(tmp_path)
    assert answered


def play_a_while(terminal: Terminal, rng: random.Random, is_offered: bool) -> int:
    """Answer some questions, then look on for a moment; how many questions were seen."""
    questions = rng.choice((0, 1, 2, 2, 3))
    for n in range(questions):
        if n == 0 and is_offered:
            terminal.wait_for(CHOICE)
            terminal.press("\r")
        while terminal.wait_for(PROMPT, ENTER) == ENTER:
            terminal.press("\r")
        terminal.press("1 x\r")
    for _ in range(rng.randrange(8)):
        terminal.read(rng.random() * 0.2)
    return terminal.text.count(PROMPT)


def lines_shown(text: str) -> set[str]:
    """What others did as it was shown, line by line."""
    return set(re.findall(r"• ([^\r\n]+?)\s*[\r\n]", text))


def told_as(line: str, told: set[str]) -> bool:
    """Next to the board a long sentence is wrapped between two words."""
    return any(f"{sentence} ".startswith(f"{line} ") for sentence in told)


def lines_told(file: Path) -> set[str]:
    """What the saved game tells the person at seat A."""
    record = Record.from_text(file.read_text())
    state = record.play_on(new_game(record.game, seed=record.seed, **record.options))
    speaker = Speaker("en", state.describe(), record.players)
    news = News(state, speaker, 0, RENDERERS[state.game].scene())
    for _, talk in record.talk:
        news.hear_talk(talk)
    news.hear(state.events_for(0))
    return set(news.told)
