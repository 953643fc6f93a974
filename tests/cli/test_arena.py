"""`pyrite arena`: the same deals for all, nothing lost, the same result however it was played."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from arena.dying_bot import MARK
from arena.games import game
from cli.conftest import Run

import pyrite
from pyrite.arena import workers
from pyrite.arena.contest import Contest
from pyrite.arena.play import play
from pyrite.arena.results_file import on_all_cores
from pyrite.arena.summary import summary
from pyrite.cli.commands import arena
from pyrite.core import processes

SHORT = ("--seats", "3", "--option", "rounds=1", "--seed", "7")
OTHER = "pyrite.bots.levels:RandomBot"  # as somebody else's bot would be named
TWO = ("--bot", OTHER, "--bot", "random")
KEYS = {
    *("complete", "command", "game", "bots", "seats", "edition", "modules", "rounds", "seed"),
    *("deals", "games", "played", "seconds", "tables"),
}
TABLE = {"seats", "deals", "games", "moves", "treasure_found", "bots", "ratios"}
BOT = {
    *("bot", "games", "gold", "win_share", "dwarfs", "beliefs", "times"),
    *("openskill", "bradley_terry"),
}


@pytest.fixture(autouse=True)
def one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played in this process unless a test says otherwise."""
    monkeypatch.setattr(processes, "cores", lambda: 1)


def result(run: Run, *args: str) -> dict[str, Any]:
    """What is told, without what may differ from time to time."""
    made = run("arena", "--json", *args)
    assert made.exit_code == 0, made.output
    told: dict[str, Any] = json.loads(made.stdout)
    for table in told["tables"]:
        for bot in table["bots"]:
            del bot["times"]
    return {key: value for key, value in told.items() if key not in ("seconds", "played")}


def test_json_has_stable_keys(run: Run) -> None:
    made = run("arena", "--json", *SHORT, *TWO, "--deals", "3")
    told = json.loads(made.stdout)
    assert set(told) == KEYS
    assert (told["complete"], told["deals"], told["games"], told["played"]) == (True, 3, 9, 9)
    (table,) = told["tables"]
    assert set(table) == TABLE
    assert [set(bot) for bot in table["bots"]] == [BOT, BOT]
    assert [bot["games"] for bot in table["bots"]] == [18, 9]
    assert set(table["bots"][0]["gold"]) == {"value", "low", "high"}
    assert table["bots"][0]["times"]["decisions"] > 0
    assert [(r["bot"], r["against"]) for r in table["ratios"]] == [
        (OTHER, "random"),
        ("random", OTHER),
    ]
    assert made.stderr == ""
    again = told["command"].split()
    assert again[:2] == ["pyrite", "arena"]
    assert result(run, *again[2:])["tables"][0]["moves"] == table["moves"]


def test_two_cores_and_a_run_that_was_stopped_give_what_one_core_gives(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    args = (*SHORT, *TWO, "--deals", "4")
    alone = result(run, *args)
    kept = ("--keep", str(tmp_path / "kept"))
    result(run, *SHORT, *TWO, "--deals", "2", *kept)
    lines = (tmp_path / "kept").read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "kept").write_text("".join([lines[0], *lines[:2:-1]]) + lines[1][:99], "utf-8")
    assert result(run, *args, *kept) == alone
    monkeypatch.setattr(processes, "cores", lambda: 2)
    assert result(run, *args) == alone


def test_a_run_that_is_killed_loses_no_finished_game(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    args = (*SHORT, "--bot", "random", "--keep", str(kept))
    command = [sys.executable, "-m", "pyrite", "arena", *args, "--deals", "100000"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    while not kept.exists() or kept.read_bytes().count(b"\n") < 12:
        assert process.poll() is None
        time.sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    finished = [json.loads(line)["deal"] for line in whole_lines(kept)[1:]]
    assert len(finished) == len(set(finished)) >= 11
    deals = max(finished) + 2
    told = json.loads(run("arena", "--json", *args, "--deals", str(deals)).stdout)
    assert told["played"] == deals - len(finished)
    fresh = result(run, *SHORT, "--bot", "random", "--deals", str(deals))
    assert fresh == result(run, *args, "--deals", str(deals))


def whole_lines(path: Path) -> list[str]:
    return path.read_bytes().rpartition(b"\n")[0].decode().split("\n")


def test_a_lost_process_is_told_and_what_was_finished_is_kept(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "killed"))
    monkeypatch.setattr(processes, "cores", lambda: 2)
    kept = ("--keep", str(tmp_path / "kept"))
    bots = ("--bot", "arena.dying_bot:DyingBot", "--bot", "random")
    refused = run("arena", *SHORT, *bots, "--deals", "2", *kept)
    assert refused.exit_code == 2
    assert "A worker process was killed." in refused.stderr
    monkeypatch.setattr(processes, "cores", lambda: 1)
    assert result(run, *SHORT, *bots, "--deals", "2", *kept)["games"] == 6


def test_the_seed_drawn_by_lot_stays_that_of_the_file(run: Run, tmp_path: Path) -> None:
    args = ("--bot", "random", "--deals", "1", "--keep", str(tmp_path / "kept"))
    assert result(run, *args)["seed"] == result(run, *args)["seed"]
    refused = run("arena", *args, "--seed", "1")
    assert refused.exit_code == 2
    assert "belongs to another arena (seed: " in refused.stderr


def interrupted(count: int) -> Any:
    """Plays some games before somebody presses Ctrl-C."""

    def players(tasks: Iterator[Any], left: int) -> Iterator[list[Any]]:
        for _, outcomes in zip(range(count), workers.results(play, tasks, 1), strict=False):
            yield outcomes
        raise KeyboardInterrupt

    return players


def test_ctrl_c_tells_of_whole_deals_and_how_to_go_on(
    run: Run, monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    whole = result(run, *SHORT, *TWO, "--deals", "2")
    args = ("arena", *SHORT, *TWO, "--deals", "4")
    monkeypatch.setattr(arena, "on_all_cores", interrupted(7))
    stopped = run(*args, "--json")
    assert stopped.exit_code == 130
    told = json.loads(stopped.stdout)
    assert (told["complete"], told["games"], told["tables"][0]["deals"]) == (False, 7, 2)
    assert told["tables"][0]["ratios"] == whole["tables"][0]["ratios"]
    (kept,) = (data_folder / "arena").iterdir()
    assert f"same command: --keep {kept}" in stopped.stderr.replace("\n", "")
    monkeypatch.setattr(arena, "on_all_cores", on_all_cores)
    goes_on = json.loads(run(*args, "--json", "--keep", str(kept)).stdout)
    assert (goes_on["complete"], goes_on["played"]) == (True, 5)


def test_nothing_is_left_behind_where_nothing_was_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    run("arena", *SHORT, "--bot", "random", "--deals", "1")
    monkeypatch.setattr(arena, "on_all_cores", interrupted(0))
    stopped = run("arena", *SHORT, "--bot", "random", "--deals", "1")
    assert (stopped.exit_code, stopped.stderr) == (130, "")
    assert list((data_folder / "arena").iterdir()) == []


def test_records_of_all_games_are_saved_and_missing_ones_are_played_again(
    run: Run, tmp_path: Path
) -> None:
    folder = tmp_path / "records"
    args = (*SHORT, *TWO, "--deals", "1", "--keep", str(tmp_path / "kept"))
    run("arena", *args)
    told = json.loads(run("arena", "--json", *args, "--records", str(folder)).stdout)
    assert told["played"] == 3
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [
        f"deal-000001-seats-3-rotation-{n}.txt" for n in (1, 2, 3)
    ]
    ends = [pyrite.Record(*pyrite.Record.from_text(f.read_text())).replay() for f in files]
    gold = sum(sum(end.scores) for end in ends)
    bots = told["tables"][0]["bots"]
    assert gold == pytest.approx(sum(bot["gold"]["value"] * bot["games"] for bot in bots), abs=0.01)
    files[1].unlink()
    told = json.loads(run("arena", "--json", *args, "--records", str(folder)).stdout)
    assert told["played"] == 1
    assert files[1].exists()
    refused = run("arena", *SHORT, *TWO, "--deals", "1", "--records", str(folder))
    assert "is not empty. Choose a new one." in refused.stderr
    (tmp_path / "others").mkdir()
    (tmp_path / "others" / "report.html").write_text("Dear diary")
    refused = run("arena", *args, "--records", str(tmp_path / "others"))
    assert "is not empty. Choose a new one." in refused.stderr


@pytest.mark.deep
def test_the_report_is_one_page_and_figures_beside_it(run: Run, tmp_path: Path) -> None:
    folder, lang = tmp_path / "report", "is"
    args = (*SHORT, *TWO, "--deals", "3", "--keep", str(tmp_path / "kept"))
    told = json.loads(run("arena", *args, "--json", "--report", str(folder), "--lang", lang).stdout)
    assert sorted(file.name for file in folder.iterdir()) == [
        *("beliefs.csv", "bots.csv", "dwarfs.csv", "ratios.csv", "report.html"),
    ]
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in page
    assert page.count("<svg ") == page.count("</svg>") == 3
    assert told["command"] in page
    assert "src=" not in page
    assert "@import" not in page
    with (folder / "bots.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["bot"], float(row["gold"])) for row in rows] == [
        (bot["bot"], bot["gold"]["value"]) for bot in told["tables"][0]["bots"]
    ]
    again = run("arena", *args, "--report", str(folder), "--lang", lang)
    assert again.exit_code == 0
    assert (folder / "report.html").read_text(encoding="utf-8") == page


def test_the_result_for_people(run: Run) -> None:
    out = run("arena", *SHORT, *TWO, "--deals", "3").stdout
    words = ("3 seats: 3 deals, 9 games.", "The treasure was found in", "openskill", "saboteur")
    for word in words:
        assert word in out


def test_all_figures_by_hand() -> None:
    """Two bots at two deals of three seats; b sits at each seat once."""
    contest = Contest("saboteur", {}, ("a", "b", "a"), (3,), 1)
    scores = [[4, 0, 0], [2, 2, 0], [0, 0, 3], [6, 0, 3], [0, 3, 3], [3, 3, 3], [1, 1, 1]]
    games = [game(n // 3, n % 3, score, found=n != 2) for n, score in enumerate(scores)]
    (table,) = summary(contest, games)
    assert (table["deals"], table["games"]) == (2, 6)  # the last deal is not whole
    assert table["treasure_found"]["value"] == pytest.approx(5 / 6, abs=1e-4)
    a, b = table["bots"]
    # b has seat B, then A, then C
    assert (a["games"], b["games"]) == (12, 6)
    assert b["gold"]["value"] == pytest.approx((0 + 2 + 3 + 0 + 0 + 3) / 6, abs=1e-4)
    assert a["gold"]["value"] == pytest.approx((4 + 2 + 0 + 9 + 6 + 6) / 12, abs=1e-4)
    wins = (0 + 1 / 2 + 1 + 0 + 0 + 1 / 3) / 6
    assert b["win_share"]["value"] == pytest.approx(wins, abs=1e-4)
    assert b["dwarfs"]["saboteur"]["rounds"] == 2
    assert b["dwarfs"]["saboteur"]["gold"]["value"] == 3
    assert b["dwarfs"]["digger"]["paid_share"]["value"] == pytest.approx(1 / 4)
    ratio = table["ratios"][0]["gold"]["value"]
    assert ratio == pytest.approx((27 / 12) / (8 / 6), abs=1e-4)


@pytest.mark.parametrize(
    ("args", "problem"),
    [
        ((), "--bot is required"),
        (("--bot", "genius"), "Unknown bot: genius"),
        (("--bot", "pyrite.bots:Genius"), "The module pyrite.bots has no bot named Genius"),
        ((*TWO, "--deals", "0"), "--deals must be at least 1, not 0."),
        ((*TWO, "--deals", "few"), "--deals needs a whole number, not few. Example: --deals 50"),
        ((*TWO, "--seats", "5", "--seats", "12"), "This table needs 3 to 10 seats"),
        (("chess", *TWO), "Unknown game: 'chess'"),
        ((*TWO, "--game", "chess"), "Unknown game: 'chess'"),
        ((*TWO, "--seed", "x"), "The seed must be a whole number"),
        ((*TWO, "--keep", "/"), "Cannot save games to /: Is a directory."),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    run: Run, args: tuple[str, ...], problem: str, data_folder: Path
) -> None:
    refused = run("arena", *args)
    assert refused.exit_code == 2
    assert problem in refused.stderr.replace("\n", "")
    assert not (data_folder / "arena").exists()


@pytest.mark.parametrize(
    ("args", "package", "extra"),
    [
        ((), "openskill", "arena"),
        (("--report", "x"), "matplotlib", "arena"),
        (("--cluster",), "ray", "cluster"),
    ],
)
def test_a_missing_package_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], package: str, extra: str
) -> None:
    monkeypatch.setattr(arena, "find_spec", lambda name: None if name == package else object())
    refused = run("arena", *TWO, *args)
    assert refused.exit_code == 2
    assert f"pip install 'pyrite[{extra}]'" in refused.stderr
