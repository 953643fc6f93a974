"""`pyrite sim --out`: games and decisions as rows, the same for the same seed, stopped or not."""

import json
import os
import resource
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from cli.conftest import Run
from deep import in_deep

import pyrite
from pyrite.arena import workers
from pyrite.cli.commands import sim
from pyrite.cli.commands.sim import NumberedPlay, PlayedRows, play_rows
from pyrite.core import processes

SMALL = ("--seats", "3", "--option", "rounds=1", "--bot", "random")
formats = pytest.mark.parametrize("ending", [".jsonl", in_deep(".parquet")])  # which needs pyarrow


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played in this process, which starts no other."""
    monkeypatch.setattr(processes, "cores", lambda: 1)


def files(folder: Path, ending: str) -> tuple[Path, Path]:
    """Where games and decisions go."""
    folder.mkdir(exist_ok=True)
    return folder / f"games{ending}", folder / f"decisions{ending}"


def write(run: Run, folder: Path, ending: str, *more: str, games: int = 2) -> list[bytes]:
    """What a whole run writes."""
    out, decisions = files(folder, ending)
    words = ("--games", str(games), "--out", str(out), "--decisions", str(decisions))
    made = run("sim", *SMALL, *words, *(more or ("--seed", "1")))
    assert made.exit_code == 0, made.output
    assert made.stderr == ""
    assert {*folder.iterdir()} == {out, decisions}
    return [out.read_bytes(), decisions.read_bytes()]


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_a_row_has_all_that_a_game_needs_to_be_dealt_again(run: Run, tmp_path: Path) -> None:
    out, folder = tmp_path / "games.jsonl", tmp_path / "records"
    words = ("--games", "2", "--seed", "9", "--out", str(out), "--records", str(folder))
    table = ("--seats", "3", "--option", "rounds=2", "--bot", "random")
    told = json.loads(run("sim", *table, *words, "--json").stdout)
    rows = lines(out)
    assert [row["game"] for row in rows] == [1, 2]
    assert told["moves"] == sum(row["moves"] for row in rows)
    for row in rows:
        text = (folder / f"game-{row['game']:06}.txt").read_text(encoding="utf-8")
        record = pyrite.Record.from_text(text)
        dealt = pyrite.new_game(row["name"], **row["options"], seed=int(row["seed"]))
        assert dealt.position() == record.begin().position()
        end = record.replay()
        assert (row["scores"], row["winners"]) == ([*end.scores], [*end.winners])
        assert row["moves"] == len(record.actions)
        assert [sum(gold) for gold in zip(*(r["gold"] for r in row["rounds"]), strict=True)] == [
            *end.scores
        ]
        assert [r["dwarfs"] for r in row["rounds"]] == [
            result["dwarfs"] for result in end.public()["results"]
        ]


def test_a_decision_is_one_of_the_legal_ones_and_says_what_came_of_it(
    run: Run, tmp_path: Path
) -> None:
    write(run, tmp_path / "new", ".jsonl", games=1)
    out, decisions = files(tmp_path / "new", ".jsonl")
    (game,), rows = lines(out), lines(decisions)
    assert [row["move"] for row in rows] == [*range(1, game["moves"] + 1)]
    for row in rows:
        seat, round_ = row["seat"], game["rounds"][row["round"] - 1]
        assert row["choice"] in row["legal"]
        assert row["dwarf"] == round_["dwarfs"][seat]
        assert row["reward"] == round_["gold"][seat]
        assert (row["score"], row["won"]) == (game["scores"][seat], seat in game["winners"])


@formats
def test_games_are_written_in_their_order(
    run: Run, tmp_path: Path, ending: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def backwards(
        do: Callable[[NumberedPlay], PlayedRows], work: Iterator[NumberedPlay], _: int
    ) -> Iterator[list[PlayedRows]]:
        yield from ([do(piece)] for piece in reversed(list(work)))

    usual = write(run, tmp_path / "usual", ending)
    monkeypatch.setattr(workers, "results", backwards)
    assert write(run, tmp_path / "backwards", ending) == usual


@formats
@pytest.mark.parametrize("seed", [("--seed", "1"), ()], ids=["seed", "lot"])
def test_a_stopped_run_leaves_whole_files_and_goes_on(
    run: Run, tmp_path: Path, ending: str, seed: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(one: NumberedPlay) -> PlayedRows:
        if one.number == 1:
            raise KeyboardInterrupt
        return play_rows(one)

    monkeypatch.setattr(sim, "play_rows", interrupted)
    out, decisions = files(tmp_path / "stopped", ending)
    words = ("--out", str(out), "--decisions", str(decisions), *seed)
    stopped = run("sim", *SMALL, "--games", "3", *words)
    assert stopped.exit_code == 130
    assert "Run the same command again to continue." in stopped.stderr
    monkeypatch.undo()
    monkeypatch.setattr(processes, "cores", lambda: 1)
    before = json.loads(run("sim", *SMALL, "--games", "1", "--json", *words).stdout)
    assert (before["games"], before["complete"]) == (1, True)
    went_on = write(run, tmp_path / "stopped", ending, *(seed or ("--lang", "en")), games=3)
    whole = write(run, tmp_path / "whole", ending, "--seed", str(before["seed"]), games=3)
    assert went_on == whole


def test_what_was_not_written_to_its_end_is_written_again(run: Run, tmp_path: Path) -> None:
    games, decisions = write(run, tmp_path / "new", ".jsonl")
    out, chosen = files(tmp_path / "new", ".jsonl")
    for torn in (games[:-1], games[:7]):
        out.write_bytes(torn)
        assert write(run, tmp_path / "new", ".jsonl") == [games, decisions]
    out.write_bytes(games[: games.index(b"\n") + 1])
    chosen.write_bytes(decisions[:-30])
    assert write(run, tmp_path / "new", ".jsonl") == [games, decisions]


@formats
def test_files_of_other_runs_are_left_alone(run: Run, tmp_path: Path, ending: str) -> None:
    written = write(run, tmp_path / "new", ending)
    out, decisions = files(tmp_path / "new", ending)
    words = (*SMALL, "--games", "9", "--out", str(out))
    other = run("sim", *words, "--seed", "2")
    assert (other.exit_code, other.stdout) == (2, "")
    assert 'belongs to another run (run_seed: "1", here: "2")' in other.stderr
    assert "has no rows of pyrite sim" in run("sim", *words[:-1], str(decisions)).stderr
    fewer = ("--decisions", str(tmp_path / f"fewer{ending}"))
    assert "does not have the decisions" in run("sim", *words, *fewer, "--seed", "1").stderr
    assert [out.read_bytes(), decisions.read_bytes()] == written
    diary = tmp_path / f"diary{ending}"
    diary.write_text("Dear diary,\n", encoding="utf-8")
    assert "has no rows of pyrite sim" in run("sim", *words[:-1], str(diary)).stderr
    assert diary.read_text(encoding="utf-8") == "Dear diary,\n"


FOREIGN = (
    b"Dear diary",
    b"Dear diary,\ntoday",
    b"{",
    b'{"game":1,"white":"Anna"}',
    b'{"game":1,"white":"Anna"}\n',
    b"\0" * 50,
)


@pytest.mark.parametrize("text", FOREIGN)
def test_nothing_is_written_into_a_file_of_somebody_else(
    run: Run, tmp_path: Path, text: bytes
) -> None:
    foreign, new = tmp_path / "foreign.jsonl", tmp_path / "new.jsonl"
    foreign.write_bytes(text)
    for out, decisions in ((foreign, new), (new, foreign)):
        words = ("--out", str(out), "--decisions", str(decisions))
        refused = run("sim", *SMALL, "--games", "1", "--seed", "1", *words)
        assert (refused.exit_code, refused.stdout) == (2, "")
        assert f"{foreign} has no rows of pyrite sim" in refused.stderr
        assert foreign.read_bytes() == text


@formats
def test_what_is_not_a_file_is_not_read(run: Run, tmp_path: Path, ending: str) -> None:
    pipe, zeros = tmp_path / f"pipe{ending}", tmp_path / f"zeros{ending}"
    os.mkfifo(pipe)
    zeros.symlink_to("/dev/zero")
    for out in (pipe, zeros):
        refused = run("sim", *SMALL, "--games", "1", "--out", str(out))
        assert refused.exit_code == 2
        assert "has no rows of pyrite sim" in refused.stderr


@pytest.mark.deep
def test_a_part_of_another_parquet_file_is_left_alone(run: Run, tmp_path: Path) -> None:
    part = tmp_path / "games.parquet.pyrite-part"
    part.write_bytes(b"Dear diary")
    refused = run("sim", *SMALL, "--games", "1", "--out", str(tmp_path / "games.parquet"))
    assert refused.exit_code == 2
    assert part.read_bytes() == b"Dear diary"


@contextmanager
def room(size: int) -> Iterator[None]:
    """No file may grow beyond so many bytes: the system fails as on a full disk."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


@formats
@pytest.mark.parametrize("size", [2, 700, 7000])
def test_a_full_disk_is_told_in_a_sentence(
    run: Run, tmp_path: Path, ending: str, size: int
) -> None:
    written = write(run, tmp_path / "new", ending, games=1)
    out, decisions = files(tmp_path / "new", ending)
    more, chosen = tmp_path / f"more{ending}", tmp_path / f"chosen{ending}"
    for pair in ((out, decisions), (more, chosen)):
        words = ("--out", str(pair[0]), "--decisions", str(pair[1]))
        with room(size):
            full = run("sim", *SMALL, "--games", "2", "--seed", "1", *words)
        assert (full.exit_code, full.stdout) == (2, "")
        assert full.stderr.startswith("Cannot write ")
        assert full.stderr.count("\n") == 1
    assert [out.read_bytes(), decisions.read_bytes()] == written
    assert {*(tmp_path / "new").iterdir()} == {out, decisions}
    assert ending == ".jsonl" or not more.exists()
    assert write(run, tmp_path / "new", ending, games=2) == write(
        run, tmp_path / "whole", ending, games=2
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--out", "games.csv"), "games.csv must end in one of these: .jsonl, .parquet."),
        (("--decisions", "d.jsonl"), "Use --decisions together with --out"),
        (("--out", "g.parquet", "--decisions", "d.jsonl"), "as in: --out games.jsonl"),
        (("--out", "g.jsonl", "--decisions", "./g.jsonl"), "both name g.jsonl. Use two files."),
        (("--out", "no/folder/games.jsonl"), "Cannot save games to no/folder/games.jsonl"),
    ],
    ids=str,
)
def test_files_that_cannot_be(run: Run, words: tuple[str, ...], said: str) -> None:
    refused = run("sim", "--games", "1", *SMALL, *words)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert said in refused.stderr


def test_a_missing_package_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim, "find_spec", lambda name: None)
    for words in (("--out", "g.parquet"), ("--out", "g.jsonl", "--decisions", "d.jsonl")):
        refused = run("sim", "--games", "1", *SMALL, *words)
        assert refused.exit_code == 2
        assert "pip install 'pyrite[data]'" in refused.stderr
