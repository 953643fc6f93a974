"""`pyrite replay`: a recorded game shown again."""

import json
import random
import re
from pathlib import Path

import pytest
from cli.conftest import Run

import pyrite
from pyrite.cli.saved import MOST_BYTES

JSON_KEYS = {
    "game",
    "options",
    "seed",
    "seat",
    "over",
    "cut",
    "actions",
    "events",
    "scores",
    "winners",
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A whole game of one round between three."""
    state = pyrite.new_game("saboteur", seats=3, seed=7, rounds=1)
    rng = random.Random(7)
    while not state.over:
        state.play(rng.choice(state.legal_actions()))
    path = tmp_path / "game.txt"
    path.write_text(pyrite.Record.of(state).to_text(), encoding="utf-8")
    return path


def test_a_game_is_told_with_its_boards_and_its_end(run: Run, file: Path) -> None:
    result = run("replay", str(file))
    assert result.exit_code == 0
    told = ("Round 1 begins.", " passes.", "S╬═", "[2]", "The game is over.", "Final result")
    for word in (*told, "Rule", "(not reached)", " win: "):
        assert word in result.stdout
    assert "You" not in result.stdout


def test_a_seat_is_told_what_it_saw(run: Run, file: Path) -> None:
    out = run("replay", str(file), "--seat", "B").stdout
    assert "You draw" in out
    assert "Pelka passes." in out


def test_step_waits_for_enter(run: Run, file: Path) -> None:
    whole = run("replay", str(file), "--step", lines=[""] * 500).stdout
    part = run("replay", str(file), "--step", lines=["", "", "q"]).stdout
    assert "Final result" in whole
    assert "Final result" not in part
    assert part.count("Enter: next, q: quit") == 3
    assert run("replay", str(file), "--step", lines=[]).exit_code == 0


def test_json_is_one_object_with_stable_keys(run: Run, file: Path) -> None:
    told = json.loads(run("replay", str(file), "--json", "--seat", "A").stdout)
    assert set(told) == JSON_KEYS
    assert told["over"] is True
    assert told["seat"] == 0
    assert all({"kind", "seat", "open"} <= set(event) for event in told["events"])
    mine = [event for event in told["events"] if event["kind"] == "drew" and event["seat"] == 0]
    theirs = [event for event in told["events"] if event["kind"] == "drew" and event["seat"] == 1]
    assert all("card" in event["secret"] for event in mine)
    assert not any("secret" in event for event in theirs)


def test_a_game_that_is_not_over_has_no_result(run: Run, file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join(lines[:12]), encoding="utf-8")
    told = json.loads(run("replay", str(file), "--json").stdout)
    assert (told["over"], told["scores"], told["winners"]) == (False, None, None)
    assert told["cut"] is False
    out = run("replay", str(file)).stdout
    assert "Final result" not in out
    assert out.endswith("The record ends here. The game was not finished.\n")
    assert "stops in the middle" not in out


def test_a_file_that_stops_in_the_middle_is_shown_as_far_as_it_goes(run: Run, file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([*lines[:12], "A pass NE"[:7]]), encoding="utf-8")
    result = run("replay", str(file))
    assert result.exit_code == 0
    assert "stops in the middle of its last line (A pass )" in re.sub(r"\s+", " ", result.stdout)
    told = json.loads(run("replay", str(file), "--json").stdout)
    assert (told["cut"], told["over"]) == (True, False)
    assert len(told["actions"]) == 12 - 1 - lines.index("")


def test_a_game_may_come_from_standard_input(run: Run, file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert run("replay", "-", lines=lines).stdout == run("replay", str(file)).stdout
    refused = run("replay", "-", "--step", lines=lines)
    assert refused.exit_code == 2
    assert refused.stderr.startswith("--step waits for Enter")


def test_a_byte_order_mark_does_not_matter(run: Run, file: Path) -> None:
    before = run("replay", str(file)).stdout
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes().replace(b"\n", b"\r\n"))
    assert run("replay", str(file)).stdout == before


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "is empty. Give the file of a recorded game."),
        ("\n \n", "is empty. Give the file of a recorded game."),
        ("pyrite record 3\n", "This record has version '3'. This program reads versions 1 and 2."),
        ("pyrite record x y\n", "A record must begin with the line: pyrite record 2."),
        ("pyrite record 2\n", "The record has no game."),
        ("pyrite record 1", "The record has no game."),
    ],
)
def test_what_is_no_record_is_told_apart_with_the_name_of_the_file(
    run: Run, file: Path, text: str, sentence: str
) -> None:
    file.write_text(text, encoding="utf-8")
    result = run("replay", str(file))
    assert result.exit_code == 2
    assert str(file) in result.stderr
    assert sentence in result.stderr


def test_a_file_without_an_end_is_not_read_to_its_end(run: Run, file: Path) -> None:
    assert "is too long for a recorded game" in run("replay", "/dev/zero").stderr
    with file.open("r+b") as sparse:
        sparse.truncate(10**10)
    assert "is too long for a recorded game" in run("replay", str(file)).stderr


def test_the_longest_game_has_room_in_a_record() -> None:
    longest = pyrite.new_game("saboteur", seats=12, seed=1, modules=["saboteur2"], rounds=2)
    rng = random.Random(1)
    while not longest.over:
        longest.play(rng.choice(longest.legal_actions()))
    text = pyrite.Record.of(longest).to_text()
    assert len(text) * 50 < MOST_BYTES


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("pyrite record 2", "something else", "A record must begin with the line"),
        ("seats: 3", "seats: three", "Line 3: 'seats: three' is not a setting"),
        ("seats: 3\n", "", "The record has no seats."),
        ("seats: 3", "seats: 30", "This table needs 3 to 10 seats"),
        ("\n\n", "\n\nX map@8,0\n", "an action must begin with the letter of its seat"),
        ("\n\n", "\n\nA map@8,9\n", "Action 1 (A map@8,9) cannot be played"),
        ('game: "saboteur"', 'game: "chess"', "Unknown game: 'chess'"),
    ],
)
def test_a_bad_file_is_refused_with_the_place(
    run: Run, file: Path, old: str, new: str, sentence: str
) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    for more in ((), ("--json",)):
        result = run("replay", str(file), *more)
        assert result.exit_code == 2
        assert sentence in result.stderr
        assert result.stdout == ""


def test_a_file_that_is_no_text_is_refused(run: Run, file: Path) -> None:
    file.write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in run("replay", str(file)).stderr
    assert "Cannot read" in run("replay", str(file.parent)).stderr


def test_a_seat_that_there_is_not_is_refused(run: Run, file: Path) -> None:
    assert (
        "D is not a seat. Seats at this table: A to C."
        in run("replay", str(file), "--seat", "D").stderr
    )
