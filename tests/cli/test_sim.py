"""`pyrite sim`: the same games whoever plays them."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from cli.conftest import Run

from pyrite.cli import many
from pyrite.cli.many import Chunk, Job, play_chunk
from pyrite.cli.tally import Tally

KEYS = {
    "complete",
    "bot",
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
JOB = Job("saboteur", {"seats": 4, "modules": ()}, "random", 7)


def result(run: Run, *args: str) -> dict[str, object]:
    made = run("sim", "--json", *args)
    assert made.exit_code == 0, made.output
    told: dict[str, object] = json.loads(made.stdout)
    return {key: value for key, value in told.items() if key not in TIMES}


def test_json_is_flat_and_its_keys_are_stable(run: Run) -> None:
    made = run("sim", "--games", "20", "--seats", "4", "--seed", "7", "--json")
    told = json.loads(made.stdout)
    assert set(told) == KEYS
    assert not any(isinstance(value, dict) for value in told.values())
    assert (told["games"], told["seats"], told["seed"], told["complete"]) == (20, 4, 7, True)
    assert len(told["mean_gold"]) == 4
    assert sum(told["win_share"]) == pytest.approx(1, abs=0.001)
    assert made.stderr == ""


def test_flags_that_differ_from_the_edition_are_told(run: Run) -> None:
    args = ("--games", "5", "--edition", "is", "--option", "must_connect=true", "--seed", "1")
    told = result(run, *args, "--module", "y2019_veto", "--option", "rounds=2")
    assert told["must_connect"] is True
    assert told["modules"] == ["y2019_veto"]
    assert told["rounds"] == 2


def test_the_same_seed_gives_the_same_result_on_any_number_of_cores(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    args = ("--games", "40", "--seed", "7")
    monkeypatch.setitem(many.CHUNKS, "random", 10)
    monkeypatch.setattr(many, "_cores", lambda: 1)
    alone = result(run, *args)
    monkeypatch.setattr(many, "_cores", lambda: 2)
    assert result(run, *args) == alone


def test_neighbouring_seeds_have_no_game_in_common() -> None:
    one = play_chunk(Chunk(JOB, 1, 2))
    other = play_chunk(Chunk(JOB._replace(seed=8), 0, 1))
    assert one != other


def test_games_can_be_cut_anywhere() -> None:
    parts = Tally()
    for first, last in ((6, 10), (0, 1), (1, 6)):
        parts.add(play_chunk(Chunk(JOB, first, last)))
    assert parts == play_chunk(Chunk(JOB, 0, 10))


def test_the_heuristic_bots_play_too(run: Run) -> None:
    told = result(run, "--games", "2", "--bot", "heuristic", "--seats", "3", "--seed", "1")
    assert told["bot"] == "heuristic"
    assert told == result(run, "--games", "2", "--bot", "heuristic", "--seats", "3", "--seed", "1")


def test_ctrl_c_reports_what_was_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(chunks: list[Chunk]) -> Iterator[Tally]:
        yield play_chunk(chunks[0])
        raise KeyboardInterrupt

    monkeypatch.setitem(many.CHUNKS, "random", 5)
    monkeypatch.setattr(many, "_results", interrupted)
    told = run("sim", "--games", "100", "--json", "--seed", "1")
    assert told.exit_code == 130
    assert json.loads(told.stdout)["complete"] is False
    assert json.loads(told.stdout)["games"] == 5
    said = run("sim", "--games", "100", "--seed", "1")
    assert said.exit_code == 130
    assert "Stopped after 5 of 100 games." in said.stdout


def test_ctrl_c_before_the_first_game_is_no_accident(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(chunks: list[Chunk]) -> Iterator[Tally]:
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(many, "_results", interrupted)
    for more in ((), ("--json",)):
        assert run("sim", "--games", "100", "--seed", "1", *more).exit_code == 130


def test_a_shared_win_is_divided() -> None:
    tally = Tally()
    tally.add_game(100, (4, 4, 1), (0, 1))
    assert tally.wins == [Tally.WHOLE // 2, Tally.WHOLE // 2, 0]


def test_the_result_for_people(run: Run) -> None:
    out = run("sim", "--games", "10", "--seats", "3", "--seed", "7").stdout
    for word in ("10 games with", "moves per second", "moves per game", "Seat C"):
        assert word in out


def test_a_deck_changes_the_game_and_is_told(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text("[base.actions]\nmap = 0\n", encoding="utf-8")
    args = ("--games", "20", "--seed", "7")
    told = result(run, *args, "--deck", str(file))
    assert told["deck"] == {"base": {"actions": {"map": 0}}}
    assert told["moves"] != result(run, *args)["moves"]
