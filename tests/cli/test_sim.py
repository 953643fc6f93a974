"""`pyrite sim`: the same games on any number of cores."""

import json
import pickle
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from cli.conftest import Run

import pyrite
from pyrite.arena import workers
from pyrite.arena.contest import Contest
from pyrite.cli.commands import sim
from pyrite.cli.commands.sim import Chunk, Tally, chunks, play_chunk
from pyrite.cli.errors import CommandError
from pyrite.core import processes

KEYS = {
    "complete",
    "game",
    "bots",
    "seats",
    "edition",
    "modules",
    "rounds",
    "seed",
    "games",
    "moves",
    "seconds",
    "moves_per_s",
    "mean_moves",
    "mean_gold",
    "win_share",
}
TIMES = {"seconds", "moves_per_s"}
CONTEST = Contest("saboteur", {"modules": ()}, ("random",) * 4, (4,), 7)
RANDOM = ("--bot", "random")


def result(run: Run, *args: str) -> dict[str, object]:
    made = run("sim", "--json", *args)
    assert made.exit_code == 0, made.output
    told: dict[str, object] = json.loads(made.stdout)
    return {key: value for key, value in told.items() if key not in TIMES}


def test_json_is_flat_and_its_keys_are_stable(run: Run) -> None:
    made = run("sim", "--games", "20", "--seats", "4", "--seed", "7", "--json", *RANDOM)
    told = json.loads(made.stdout)
    assert set(told) == KEYS
    assert not any(isinstance(value, dict) for value in told.values())
    assert (told["games"], told["seats"], told["seed"], told["complete"]) == (20, 4, 7, True)
    assert (told["game"], told["bots"]) == ("saboteur", ["random"] * 4)
    assert len(told["mean_gold"]) == 4
    assert sum(told["win_share"]) == pytest.approx(1, abs=0.001)
    assert made.stderr == ""


def test_flags_that_differ_from_the_edition_are_told(run: Run) -> None:
    args = ("--games", "5", "--edition", "is", "--option", "must_connect=True", "--seed", "1")
    more = ("--module", "y2019_veto", "--option", "rounds=2", "--option", "first_seat=c")
    told = result(run, *args, *more, *RANDOM)
    assert told["must_connect"] is True
    assert told["first_seat"] == 2
    assert told["modules"] == ["y2019_veto"]
    assert told["rounds"] == 2


def test_the_same_seed_gives_the_same_result_on_any_number_of_cores(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    args = ("--games", "40", "--seed", "7", *RANDOM)
    monkeypatch.setattr(sim, "FAST", 10)
    monkeypatch.setattr(processes, "cores", lambda: 1)
    alone = result(run, *args)
    monkeypatch.setattr(processes, "cores", lambda: 2)
    assert result(run, *args) == alone


def test_neighbouring_seeds_have_no_game_in_common() -> None:
    one = play_chunk(Chunk(CONTEST, 1, 2))
    other = play_chunk(Chunk(CONTEST._replace(seed=8), 0, 1))
    assert one != other


def test_games_can_be_cut_anywhere() -> None:
    parts = Tally()
    for first, last in ((6, 10), (0, 1), (1, 6)):
        parts.add(play_chunk(Chunk(CONTEST, first, last)))
    assert parts == play_chunk(Chunk(CONTEST, 0, 10))


def test_medium_bots_play_unless_others_are_named(run: Run) -> None:
    args = ("--games", "1", "--seats", "3", "--seed", "1", "--option", "rounds=1")
    told = result(run, *args)
    assert told["bots"] == ["medium"] * 3
    assert told == result(run, *args, "--bot", "medium")


def test_every_seat_may_have_its_own_bot(run: Run) -> None:
    args = ("--games", "1", "--seats", "3", "--seed", "1", "--option", "rounds=1")
    told = result(run, *args, "--bot", "b=medium", *RANDOM)
    assert told["bots"] == ["random", "medium", "random"]
    assert result(run, *args, "--bot", "B=random")["bots"] == ["medium", "random", "medium"]


def test_every_game_can_be_saved_and_replayed(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    args = ("--games", "3", "--seats", "3", "--seed", "1", "--option", "rounds=1", *RANDOM)
    told = result(run, *args, "--records", str(folder))
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"game-00000{n}.txt" for n in (1, 2, 3)]
    records = [pyrite.Record.from_text(file.read_text(encoding="utf-8")) for file in files]
    ends = [pyrite.Record(*record).replay() for record in records]
    assert sum(len(record.actions) for record in records) == told["moves"]
    sums = [sum(end.scores[seat] for end in ends) for seat in range(3)]
    assert told["mean_gold"] == [round(gold / 3, 4) for gold in sums]


def test_saved_games_overwrite_nothing(run: Run, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary", encoding="utf-8")
    refused = run("sim", "--games", "1", *RANDOM, "--records", str(tmp_path))
    assert refused.exit_code == 2
    assert "is not empty. Choose a new one." in refused.stderr
    refused = run("sim", "--games", "1", *RANDOM, "--records", str(tmp_path / "diary.txt"))
    assert ": it already exists." in refused.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["diary.txt"]


def test_a_trillion_games_are_no_list() -> None:
    work = chunks(CONTEST, 10**12)
    assert [chunk.first for chunk in islice(work, 3)] == [0, sim.FAST, 2 * sim.FAST]
    assert sum(c.last - c.first for c in chunks(CONTEST, 1234)) == 1234


def test_only_a_few_chunks_are_handed_out_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = 0

    def counted(contest: Contest, games: int, folder: Path | None) -> Iterator[Chunk]:
        nonlocal taken
        for chunk in chunks(contest, games, folder):
            taken += 1
            yield chunk

    monkeypatch.setattr(sim, "chunks", counted)
    monkeypatch.setattr(sim, "FAST", 1)
    monkeypatch.setattr(processes, "cores", lambda: 2)
    played = sim.tallies(CONTEST, 10**12)
    for done in range(1, 20):
        next(played)
        assert taken <= done + 2 * 2 * workers.AHEAD
    played.close()


def test_what_goes_wrong_in_another_process_is_told_in_the_first() -> None:
    error = pickle.loads(pickle.dumps(CommandError("file-cannot-write", file="x", problem="y")))
    assert (error.id, error.args_said) == ("file-cannot-write", {"file": "x", "problem": "y"})


def test_a_seed_may_be_the_secret_of_a_live_table(run: Run) -> None:
    secret = "0123456789abcdef" * 4
    told = result(run, "--games", "3", *RANDOM, "--seed", secret)
    assert told["seed"] == secret
    assert told == result(run, "--games", "3", *RANDOM, "--seed", secret)
    other = result(run, "--games", "3", *RANDOM, "--seed", "9" * 64)
    assert told["mean_gold"] != other["mean_gold"]


def test_ctrl_c_reports_what_was_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(contest: Contest, games: int, folder: Path | None) -> Iterator[Tally]:
        yield play_chunk(Chunk(contest, 0, 5))
        raise KeyboardInterrupt

    monkeypatch.setattr(sim, "tallies", interrupted)
    told = run("sim", "--games", "100", "--json", "--seed", "1", *RANDOM)
    assert told.exit_code == 130
    assert json.loads(told.stdout)["complete"] is False
    assert json.loads(told.stdout)["games"] == 5
    said = run("sim", "--games", "100", "--seed", "1", *RANDOM)
    assert said.exit_code == 130
    assert "Stopped after 5 of 100 games." in said.stdout


def test_ctrl_c_before_the_first_game_is_no_accident(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(contest: Contest, games: int, folder: Path | None) -> Iterator[Tally]:
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(sim, "tallies", interrupted)
    for more in ((), ("--json",)):
        assert run("sim", "--games", "100", "--seed", "1", *more).exit_code == 130


def test_a_shared_win_is_divided() -> None:
    tally = Tally()
    tally.add_game(100, (4, 4, 1), (0, 1))
    assert tally.wins == [Tally.WHOLE // 2, Tally.WHOLE // 2, 0]


def test_the_result_for_people(run: Run) -> None:
    out = run("sim", "--games", "10", "--seats", "3", "--seed", "7", *RANDOM).stdout
    for word in ("10 games with", "moves per second", "moves per game", "Seat C  random"):
        assert word in out


def test_a_deck_changes_the_game_and_is_told(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text("[base.actions]\nmap = 0\n", encoding="utf-8")
    args = ("--games", "20", "--seed", "7", *RANDOM)
    told = result(run, *args, "--deck", str(file))
    assert told["deck"] == {"base": {"actions": {"map": 0}}}
    assert told["moves"] != result(run, *args)["moves"]
