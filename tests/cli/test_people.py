"""Several people at one screen, only bots, names for seats, and another game afterwards."""

import random
import shlex
import termios
from pathlib import Path

import pytest
from boards import table
from cli.conftest import Run
from cli.terminal import Terminal
from cli.visitor import Visitor, unsaved

import pyrite
from pyrite.cli.drawing.renderer import seat_name
from pyrite.cli.errors import CommandError
from pyrite.cli.options import read_names, read_seats
from pyrite.cli.table.match import LocalMatch
from pyrite.cli.table.sitting import command
from pyrite.games import new_game
from pyrite.lang import LANGUAGES, Speaker, name_bots

GAME = ("play", "--seats", "3", "--seed", "7", "--bot", "random", "--option", "first_seat=A")
SHORT = (*GAME, "--option", "rounds=1", "--speed", "instant")
PROMPT, NEXT_STEP, ENTER = " or ? > ", "Enter goes back > ", "Press Enter to continue. "
ARROW_UP = "\x1b[A"
HIDDEN, SHOWN = "\x1b[?1049l", "\x1b[?1049h"


def test_nobody_sees_the_cards_of_another(tmp_path: Path) -> None:
    words = (*SHORT, "--seat", "A,C", "--names", "Ann,,Cy")
    with Terminal(*words, data=tmp_path) as terminal:
        terminal.wait_for("you play Ann and Cy")
        for who in ("Ann", "Cy", "Ann"):
            terminal.wait_for(f"{who}, it's your turn.")
            raw = terminal.bare
            assert "Hand" not in raw.rpartition(HIDDEN)[2]
            assert raw.count(SHOWN) == raw.count(HIDDEN)
            terminal.press("\r")
            terminal.wait_for(f" {who} you")
            terminal.wait_for("Hand")
            assert terminal.bare.count(SHOWN) == raw.count(SHOWN) + 1
            terminal.wait_for(PROMPT)
            terminal.press(f"{ARROW_UP}\r")  # there is nothing that another has typed
            terminal.wait_for(PROMPT)
            terminal.press("1 x\r")
        terminal.wait_for("it's your turn.")
        terminal.press("q\r")
        terminal.wait_for("Your game is saved")
        assert terminal.end() == 0


@pytest.mark.deep
def test_who_leaves_behind_the_curtain_gets_the_terminal_back_as_it_was(tmp_path: Path) -> None:
    with Terminal(*SHORT, "--seat", "A,B", data=tmp_path) as terminal:
        terminal.wait_for("it's your turn.")
        terminal.press("\r")
        terminal.wait_for(PROMPT)
        terminal.press_until("\x03", "Your game is saved")
        assert terminal.end() == 0
        assert terminal.bare.rindex(HIDDEN) > terminal.bare.rindex(SHOWN)


def test_several_people_in_a_pipe(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    people = ("--seat", "c,a", "--names", "Ann,,Cy", "--record", str(file))
    out = run(*SHORT, *people, lines=["1 x"] * 80).stdout
    assert "you play Cy and Ann" in " ".join(out.split())
    assert "Ann passes." in out
    assert "Cy passes." in out
    assert "You win" not in out
    assert "# seat: C,A\n" in file.read_text()


def test_in_a_window_everybody_is_asked_lest_others_learn_who_holds_a_veto() -> None:
    hands = [["veto"], ["NESW"], ["map"], ["map"], ["map"]]
    asked = {}
    for people in ((0, 2), (2,)):
        state = table(hand=None, hands=hands, turn=1, modules=["y2019_veto"])
        state.play("NESW@1,0", 1)
        visitor = Visitor("en", (80, 24), random.Random(1))
        visitor.read = lambda prompt: None
        table_here = unsaved(state, people)
        LocalMatch(visitor, table_here)
        asked[people] = {seat for seat in people if table_here.tells_by_silence(seat)}
    assert asked == {(0, 2): {0, 2}, (2,): set()}


def test_somebody_watches_and_goes_on_with_enter(tmp_path: Path) -> None:
    with Terminal("play", "--watch", *GAME[1:], data=tmp_path, size=(80, 24)) as terminal:
        terminal.wait_for("You are watching 3 bots.")
        for _ in range(3):
            terminal.wait_for("Game log")
            terminal.wait_for("Enter: next, q: quit ")
            terminal.press("\r")
        terminal.wait_for("Enter: next, q: quit ")
        terminal.press("q\r")
        terminal.wait_for("Your game is saved")
        assert terminal.end() == 0
        assert "Hand" not in terminal.text
        assert PROMPT not in terminal.text
    with Terminal("play", data=tmp_path) as terminal:
        terminal.wait_for("q: quit ")
        terminal.press("\r")
        terminal.wait_for("You are watching 3 bots.")


def test_with_a_speed_the_bots_play_by_themselves(tmp_path: Path) -> None:
    words = ("play", "--watch", *SHORT[1:])
    with Terminal(*words, data=tmp_path, size=(80, 24)) as terminal:
        terminal.wait_for("Final result")
        assert "q: stop" not in terminal.text
        assert ENTER not in terminal.text


def test_who_stops_watching_gets_the_keyboard_back(tmp_path: Path) -> None:
    with Terminal("play", "--watch", *GAME[1:], "--speed", "0.05", data=tmp_path) as terminal:
        before = termios.tcgetattr(terminal.screen)
        terminal.wait_for("Game log")
        terminal.press("\x03")
        terminal.wait_for("Your game is saved")
        assert terminal.end() == 0
        assert termios.tcgetattr(terminal.screen) == before


def test_watching_in_a_pipe_tells_the_game_without_secrets(run: Run) -> None:
    out = run("play", "--watch", *SHORT[1:], lines=[]).stdout
    assert "Round 1 begins. Pelka goes first." in out
    assert "You draw" not in out
    assert "Final result" in out


def test_names_are_used_in_sentences_and_kept(run: Run, tmp_path: Path) -> None:
    file, copy = tmp_path / "game.txt", tmp_path / "copy.txt"
    words = ("--names", "Ann,Bo the Great,Cy", "--record", str(file))
    out = run(*GAME, *words, lines=["1 x", f"save {copy}", "quit"]).stdout
    assert "Bo the Great" in " ".join(out.split())
    assert 'players: ["Ann", "Bo the Great", "Cy"]' in file.read_text()
    for kept in (file, copy):
        again = run("play", "--resume", str(kept), lines=["quit"]).stdout
        assert "Bo the Great" in " ".join(again.split())
    assert "Bo the Great" in " ".join(run("replay", str(file)).stdout.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_stand_in_sentences_of_every_language(lang: str) -> None:
    speaker = Speaker(lang, people=("Ann", None, "Bo", "bo"))
    assert "Ann" in speaker.say("event-skipped", seat=0, who="other")
    assert "A" not in speaker.player(0).replace("Ann", "")
    assert speaker.player(1).endswith(" B")
    assert speaker.players((0, 2, 3)).startswith("Ann, Bo (C) ")
    assert speaker.player(3) == "bo (D)"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_draw_names_that_stay_theirs(lang: str) -> None:
    names = name_bots(lang, 7, 12)
    assert len({*names}) == 12
    assert names == name_bots(lang, 7, 12) != name_bots(lang, 8, 12)
    assert name_bots(lang, 7, 5) == names[:5]
    assert name_bots(lang, 7, 5, people=(0, 2))[::2] == (None, None, names[4])
    taken = name_bots(lang, 7, 5, (None, names[0].upper()))  # a person may have chosen that name
    assert taken[1] == names[0].upper()
    assert taken[0] not in (*names, None)
    assert len({*Speaker(lang).say("bot-names").split(", ")}) == 36


def test_long_names_are_cut_in_lists() -> None:
    speaker = Speaker("en", people=("Ann", "Bartholomew the Great"))
    assert seat_name(speaker, {"seat": 0}, 0).plain == "A Ann you"
    assert seat_name(speaker, {"seat": 0}, 1).plain == "B Bartholomew…"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--names", "A,B,C,D"), "There are 4 names for 3 seats."),
        (("--names", "A" * 25), "is too long. At most 24 characters are allowed."),
        (("--names", "A\x1bB"), "A name cannot contain the character U+001B. Leave it out."),
        (("--names", "Ann,ann"), "Someone here is already called ann."),
        (("--seat", "A,D"), "D is not a seat. Seats at this table: A to C."),
        (("--seat", "A,a"), "Seat A is named twice. Leave one out."),
        (("--seat", "A,"), " is not a seat."),
        (("--watch", "--seat", "B"), "Spectators have no seat. Leave out --seat."),
    ],
)
def test_what_cannot_be_is_refused(run: Run, words: tuple[str, ...], sentence: str) -> None:
    result = run("play", "--seats", "3", *words, lines=[])
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_names_belong_to_the_table_of_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run(*GAME, "--record", str(file), lines=["quit"])
    assert "Leave out --names" in run("play", "--resume", str(file), "--names", "Ann").stderr


def test_seats_and_names_are_read() -> None:
    assert read_seats("B", 3) == (1,)
    assert read_seats("c, A", 3) == (2, 0)
    assert read_seats("-", 3) == ()
    assert read_names("Ann,,Cy", 4) == ("Ann", None, "Cy", None)
    assert read_names(None, 4) == ()
    with pytest.raises(CommandError):
        read_seats("A,A", 3)


def hand(game: pyrite.State) -> object:
    return game.view(0)["hand"], game.view(0)["dwarf"]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("saboteur", {"modules": ["toll", "y2019_veto"], "edition": "et2007", "rounds": 2}),
        ("saboteur", {"first_seat": 1, "must_connect": False}),
        ("lostmines", {"last_turn": "finished"}),
    ],
)
def test_the_command_plays_the_same_cards_again(
    run: Run, tmp_path: Path, game: str, options: dict[str, object]
) -> None:
    state = new_game(game, seats=4, seed=99, **options)
    record = pyrite.Record.of(state)._replace(players=("Ann", "Ibbin", "Cy D", "Pelka"))
    line = command(record, {"seat": "A", "bot": "random,B=easy", "names": "Ann,,Cy D"})
    words = shlex.split(line)
    assert words[:2] == ["pyrite", "play"]
    assert "--names" in words
    file = tmp_path / "again.txt"
    assert run(*words[1:], "--record", str(file), lines=["quit"]).exit_code == 0
    again = pyrite.Record.from_text(file.read_text())
    assert (again.options, again.seed, again.players) == (
        record.options,
        record.seed,
        record.players,
    )
    assert hand(again._replace(actions=()).replay()) == hand(state)


def test_another_game_at_the_same_table(tmp_path: Path) -> None:
    words = (*SHORT, "--names", "Ann")
    with Terminal(*words, data=tmp_path, size=(80, 24)) as terminal:
        asked = (PROMPT, NEXT_STEP, ENTER, "Enter: no ")
        while (shown := terminal.wait_for(*asked)) != "Enter: no ":
            terminal.press("\r" if shown == ENTER else "1\r")
        assert "Replay these cards: pyrite play saboteur --seats 3" in terminal.text
        terminal.press("y\r")
        terminal.wait_for("A Ann you")
        terminal.wait_for(PROMPT)
        terminal.press("quit\r")
        assert terminal.end() == 0
    seeds = {file.read_text().partition("seed: ")[2].split()[0] for file in saved(tmp_path)}
    assert len(seeds) == 2


def saved(data: Path) -> list[Path]:
    return sorted((data / "pyrite" / "games").glob("*.txt"))


def test_who_says_no_is_done(run: Run) -> None:
    result = run(*SHORT, lines=["1"] * 200)
    assert "Once more" not in result.stdout
    assert "--seed 7" in result.stdout


def test_a_small_terminal_says_what_is_needed_and_works(tmp_path: Path) -> None:
    with Terminal(*GAME, data=tmp_path, size=(60, 20)) as terminal:
        terminal.wait_for("This terminal has 60 × 20 characters. The whole table needs")
        terminal.wait_for(PROMPT)
    with Terminal(*GAME, data=tmp_path, size=(80, 24)) as terminal:
        terminal.wait_for(PROMPT)
        assert "the whole table needs" not in terminal.text
