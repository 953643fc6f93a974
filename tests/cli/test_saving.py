"""Nothing is lost: games are saved as they are played, and no file is overwritten."""

import errno
import os
from io import FileIO
from pathlib import Path

import pytest
from cli.conftest import Run
from deep import in_deep

from pyrite import Record
from pyrite.cli.errors import CommandError
from pyrite.cli.saved import Journal, begin_journal, open_journal
from pyrite.cli.table.match import LocalTable
from pyrite.core.messages import PyriteError
from pyrite.games import new_game

SECRET = "8123456789"
GAME = ("play", "--seats", "3", "--seed", SECRET, "--option", "rounds=1")
NOTES = {"seat": "A", "bot": "random"}


def games(data_folder: Path) -> list[Path]:
    return sorted((data_folder / "games").glob("*.txt"))


def played(file: Path) -> tuple[tuple[int, str], ...]:
    return Record.from_text(file.read_text()).actions


@pytest.fixture
def half(run: Run, tmp_path: Path) -> Path:
    """A game that somebody left after two turns."""
    file = tmp_path / "half.txt"
    run(*GAME, "--record", str(file), lines=["1 x", "1 x", "quit"])
    return file


def test_every_game_is_kept(run: Run, data_folder: Path) -> None:
    run(*GAME, lines=["1 x", "1 x", "quit"])
    run(*GAME, lines=["1 x", "quit"])
    second, first = sorted(games(data_folder), key=lambda path: len(played(path)))
    assert sorted(seat for seat, _ in played(first) if seat == 0) == [0, 0]
    assert played(second) == played(first)[: len(played(second))]
    assert Record(*Record.from_text(first.read_text())).replay().played == played(first)


def test_an_action_is_kept_before_anybody_is_told(
    run: Run, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = []
    tell = LocalTable._tell

    def telling(table: LocalTable) -> None:
        if table.state.played:
            told.append(played(games(data_folder)[0]) == table.state.played)
        tell(table)

    monkeypatch.setattr(LocalTable, "_tell", telling)
    run(*GAME, lines=["1"] * 40)
    assert len(told) > 20
    assert all(told)


def test_in_a_pipe_nothing_is_offered(run: Run, data_folder: Path) -> None:
    run(*GAME, lines=["1 x", "quit"])
    out = run("play", lines=["know", "quit"]).stdout
    assert "not finished" not in out
    assert "5 players" in out
    assert len(games(data_folder)) == 2


def test_a_kept_game_can_be_replayed(run: Run, half: Path) -> None:
    assert "Round 1 begins." in run("replay", str(half)).stdout


@pytest.mark.parametrize("at", [in_deep(1), 2, in_deep(5)])
def test_a_game_in_two_sittings_is_the_same_game(run: Run, tmp_path: Path, at: int) -> None:
    whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
    run(*GAME, "--record", str(whole), lines=["1"] * 200)
    run(*GAME, "--record", str(parts), lines=["1"] * 2 * at)
    before = parts.read_text()
    result = run("play", "--resume", str(parts), lines=["1"] * 200)
    assert result.exit_code == 0, result.output
    assert "Final result" in result.stdout
    assert parts.read_text().startswith(before)
    assert parts.read_text() == whole.read_text()


def test_who_sits_where_is_kept_too(run: Run, tmp_path: Path) -> None:
    file, copy = tmp_path / "game.txt", tmp_path / "copy.txt"
    seated = ("--seat", "b", "--bot", "random")
    run(*GAME, *seated, "--record", str(file), lines=["1 x", f"save {copy}", "quit"])
    for name in (file, copy):
        assert "# seat: B\n# bot: random\n" in name.read_text()
        assert "you sit in seat B" in run("play", "--resume", str(name), lines=["quit"]).stdout
    run("play", "--resume", str(file), "--seat", "C", lines=["quit"])
    assert "you sit in seat C" in run("play", "--resume", str(file), lines=["quit"]).stdout


def test_what_was_told_is_not_told_again_but_stays_in_the_log(run: Run, half: Path) -> None:
    out = run("play", "--resume", str(half), lines=["quit"]).stdout
    assert "Round 1 begins." not in out
    assert "Round 1 begins." in run("play", "--resume", str(half), lines=["log", "quit"]).stdout


def test_the_seed_of_a_running_game_is_in_the_file_and_not_on_the_screen(
    run: Run, half: Path
) -> None:
    assert SECRET in half.read_text()
    result = run("play", "--resume", str(half), lines=["1 x", "log", "know", "quit"])
    assert SECRET not in result.output


def test_a_file_that_exists_is_no_place_for_a_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("Dear diary")
    result = run(*GAME, "--record", str(file), lines=["1 x", "quit"])
    assert result.exit_code == 2
    assert "already exists. Choose another name" in result.stderr
    assert file.read_text() == "Dear diary"


def test_nor_for_a_copy(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("Dear diary")
    out = run(*GAME, lines=[f"save {file}", f"save {tmp_path}", "quit"]).stdout
    assert " ".join(out.split()).count("already exists. Choose another name") == 2
    assert file.read_text() == "Dear diary"


def test_a_copy_of_the_same_game_grows(run: Run, tmp_path: Path) -> None:
    file, other = tmp_path / "copy.txt", tmp_path / "other.txt"
    run(*GAME, lines=["1 x", f"save {file}", "1 x", f"save {other}", f"save {file}", "quit"])
    assert file.read_text() == other.read_text()


REFUSED = {
    "over": "is over. Watch it with pyrite replay.",
    "text": ": A record must begin with the line",
    "empty": ": A record must begin with the line",
    "middle": ": Action 3 (A pass gold) cannot be played",
    "bytes": "is not a text file. ",
    "large": "is not a recorded game.",
    "pipe": "is not a recorded game.",
    "folder": ": it is a folder.",
    "missing": ": no such file or folder.",
}


@pytest.mark.parametrize("kind", REFUSED)
def test_what_cannot_be_continued_is_refused_and_stays_as_it_is(
    run: Run, tmp_path: Path, half: Path, kind: str
) -> None:
    file = tmp_path / kind
    lines = half.read_text().splitlines(keepends=True)
    if kind == "over":
        run(*GAME, "--record", str(file), lines=["1"] * 200)
    elif kind == "pipe":
        os.mkfifo(file)
    elif kind == "folder":
        file.mkdir()
    elif kind == "large":
        file.write_text(half.read_text())
        os.truncate(file, 1 << 40)
    elif kind != "missing":
        text = {"text": "Dear diary\n", "empty": "", "bytes": "ÿ\n"}
        text["middle"] = "".join([*lines[:13], "A pass gold\n", *lines[14:]])
        file.write_text(text[kind], encoding="latin-1")
    before = file.read_bytes() if kind in ("over", "text", "middle") else b""
    result = run("play", "--resume", str(file), lines=["1"])
    assert result.exit_code == 2
    assert REFUSED[kind] in result.stderr
    assert result.stdout == ""
    assert before == (file.read_bytes() if before else b"")


def test_a_device_is_no_recorded_game(run: Run) -> None:
    result = run("play", "--resume", "/dev/zero", lines=["1"])
    assert "/dev/zero is not a recorded game." in result.stderr


@pytest.mark.parametrize("words", [("--seats", "4"), ("lostmines",), ("--record", "x")])
def test_the_table_is_that_of_the_file(run: Run, half: Path, words: tuple[str, ...]) -> None:
    result = run("play", "--resume", str(half), *words, lines=["1"])
    assert result.exit_code == 2
    wrong = words[0] if words[0].startswith("--") else "GAME"
    assert f"--resume takes the table from the file. Leave out {wrong}." in result.stderr


def test_a_game_cut_anywhere_is_refused_or_goes_on_with_what_is_whole(
    half: Path, tmp_path: Path
) -> None:
    whole, cut = half.read_bytes(), tmp_path / "cut.txt"
    settings = whole.index(b"\n\n")
    actions = played(half)
    for length in range(len(whole)):
        cut.write_bytes(whole[:length])
        if length <= settings:
            with pytest.raises(PyriteError):
                open_journal(cut)
            continue
        saved = open_journal(cut)
        saved.journal.close()
        lines = whole[:length].split(b"\n")[:-1]
        moves = [line for line in lines if b" says " not in line]
        count = sum(line[:2] in (b"A ", b"B ", b"C ") for line in moves)
        assert saved.record.actions == actions[:count]
        assert saved.torn == (whole[length - 1 : length] != b"\n")


def test_a_line_that_is_not_whole_is_left_out_and_that_is_said(run: Run, half: Path) -> None:
    before = half.read_text()
    half.write_text(before + "A pa")
    result = run("play", "--resume", str(half), lines=["1 x", "quit"])
    assert "is incomplete and was left out" in " ".join(result.stdout.split())
    assert half.read_text().startswith(before + "A ")
    assert len(played(half)) > before.count("\n") - 11


def test_a_game_is_played_in_one_place_at_a_time(run: Run, half: Path) -> None:
    saved = open_journal(half)
    result = run("play", "--resume", str(half), lines=["1"])
    assert "is open somewhere else. Close it there first." in result.stderr
    saved.journal.close()
    assert run("play", "--resume", str(half), lines=["quit"]).exit_code == 0


def test_two_games_at_once_have_two_files(tmp_path: Path) -> None:
    state = new_game(seats=3, seed=1)
    begin_journal(tmp_path / "game.txt", Record.of(state), NOTES).close()
    with pytest.raises(CommandError, match="file-exists"):
        begin_journal(tmp_path / "game.txt", Record.of(state), NOTES)


def test_where_nothing_can_be_written_it_is_said_and_played(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "games"
    monkeypatch.setattr("pyrite.cli.saved.user_data_path", lambda *name, **how: folder)
    result = run(*GAME, lines=["1"] * 200)
    assert "Your game is not being saved" in result.stdout
    assert "Final result" in result.stdout
    assert result.exit_code == 0


def test_what_could_not_be_written_is_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.txt"
    journal = Journal(file, NOTES, FileIO(file, "x+"))
    journal.write("one\n")
    with monkeypatch.context() as full:
        full.setattr("pyrite.cli.saved.os.fsync", _no_space)
        journal.write("two\n")
        assert journal.problem is not None
        assert journal.problem.errno == errno.ENOSPC
        journal.write("three\n")
    journal.write("four\n")
    assert journal.problem is None
    journal.close()
    assert file.read_text() == "one\ntwo\nthree\nfour\n"


def test_a_full_disk_is_told_once_and_the_game_goes_on(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Journal, "add", lambda journal, seat, text: _fail(journal))
    out = run(*GAME, lines=["1 x", "1 x", "1 x", "quit"]).stdout
    assert out.count("Your game is not being saved") == 2  # when it happens, and at the end
    assert "the disk is full" in " ".join(out.split())
    assert "You leave the table." in out


def _no_space(descriptor: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _fail(journal: Journal) -> None:
    journal.problem = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_the_command_that_plays_again_names_the_file_of_the_deck(run: Run, tmp_path: Path) -> None:
    deck, file = tmp_path / "our house.toml", tmp_path / "game.txt"
    deck.write_text("[base.actions]\nmap = 0\n")
    made = ("--deck", str(deck), "--seats", "10", "--option", "rounds=1", "--bot", "random")
    run("play", *made, "--record", str(file), lines=["1 x"])
    out = run("play", "--resume", str(file), lines=["1"] * 60).stdout
    assert f"--deck '{deck}'" in " ".join(out.split())
