"""Finished games stay on disk, whatever happens afterwards."""

import os
from pathlib import Path

import pytest
from arena.games import contest, game

from pyrite.arena.contest import ArenaError, Contest, GameNumber
from pyrite.arena.results_file import ResultsFile

GAMES = [game(deal, 0, [deal, 1, 2]) for deal in range(3)]
CONTEST = contest("random")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with three games."""
    path = tmp_path / "kept.jsonl"
    write(path)
    return path


def write(path: Path) -> None:
    kept = ResultsFile(path)
    kept.begin(CONTEST)
    kept.add(GAMES[:2])
    kept.add(GAMES[2:])
    kept.close()


def numbers(path: Path) -> list[int]:
    kept = ResultsFile(path)
    kept.begin(CONTEST)
    kept.close()
    return [number.deal for number in kept.games]


def test_games_are_read_as_they_were_written(file: Path) -> None:
    kept = ResultsFile(file)
    assert kept.seed == CONTEST.seed
    assert kept.games == {GameNumber(3, deal, 0): GAMES[deal] for deal in range(3)}
    kept.close()


def test_a_line_that_was_not_written_to_its_end_is_dropped_and_its_place_used(file: Path) -> None:
    whole = file.read_bytes()
    last = len(whole.splitlines()[-1])
    for torn in (whole[:-1], whole[:-30], whole[:-last], whole[: -last - 1] + b"x" * 5000):
        file.write_bytes(torn)
        kept = ResultsFile(file)
        kept.begin(CONTEST)
        assert len(kept.games) == 2
        kept.add(GAMES[2:])
        kept.close()
        assert file.read_bytes() == whole


def test_a_file_cut_off_in_its_first_line_begins_anew(file: Path) -> None:
    for rest in (b"", file.read_bytes()[:20]):
        file.write_bytes(rest)
        assert numbers(file) == []
        write(file)
        assert numbers(file) == [0, 1, 2]


def test_a_line_that_cannot_be_read_is_named(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    for wrong in (b"{}\n", b"\xff\n", b"\n", lines[0], lines[2][:40] + b"\n"):
        file.write_bytes(b"".join([*lines[:2], wrong, *lines[3:]]))
        with pytest.raises(ArenaError, match=r"Line 3 of .*kept.jsonl cannot be read. Delete it"):
            ResultsFile(file)
    file.write_bytes(b"".join([*lines[:2], *lines[3:]]))
    assert numbers(file) == [0, 2]


def test_what_is_no_journal_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    for text in ("dear diary\n", '{"a": 1}\n', "\n\n", "dear diary", '{"a": 1}', "{"):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(ArenaError, match="has no arena games"):
            ResultsFile(path)
        assert path.read_text(encoding="utf-8") == text
    with pytest.raises(ArenaError, match=r"Cannot save games to .*: Is a directory"):
        ResultsFile(tmp_path)
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(ArenaError, match="has no arena games"):
        ResultsFile(tmp_path / "pipe")


@pytest.mark.parametrize(
    ("other", "problem"),
    [
        (CONTEST._replace(seed=8), r"\(seed: 7, here: 8\)"),
        (CONTEST._replace(bots=("medium",)), r'\(bots: \["random"\], here: \["medium"\]\)'),
        (CONTEST._replace(game="lostmines"), r"\(game: saboteur, here: lostmines\)"),
        (CONTEST._replace(options={"rounds": 3}), r"\(options: .*, here: {\"rounds\":3}\)"),
    ],
)
def test_what_another_command_has_kept_is_refused(file: Path, other: Contest, problem: str) -> None:
    before = file.read_bytes()
    kept = ResultsFile(file)
    with pytest.raises(
        ArenaError, match=f"belongs to another arena {problem}. Choose another file"
    ):
        kept.begin(other)
    kept.close()
    assert file.read_bytes() == before


def test_more_deals_and_other_tables_go_on_in_the_same_file(file: Path) -> None:
    kept = ResultsFile(file)
    kept.begin(CONTEST._replace(seats=(4,)))
    kept.add([game(0, 0, [1, 2, 3, 4])])
    kept.close()
    assert numbers(file) == [0, 1, 2, 0]


def test_two_processes_do_not_play_into_the_same_file(file: Path) -> None:
    first = ResultsFile(file)
    with pytest.raises(ArenaError, match="Another process is saving games"):
        ResultsFile(file)
    first.close()
    ResultsFile(file).close()


def test_a_full_disk_is_told_and_loses_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = ResultsFile(file)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(ArenaError, match=r"Cannot save games to .*: No space left on device"):
        kept.add([game(9, 0, [1, 2, 3])])
    monkeypatch.undo()
    kept.add([game(8, 0, [1, 2, 3])])
    kept.close()
    assert numbers(file) == [0, 1, 2, 8]
