"""docs/fair-shuffles.md: `pyrite verify` prints what the page shows, and its recipe works."""

import doctest
import gzip
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from pyrite.cli.app import app
from pyrite.client.notes import Note, Notes
from pyrite.core.fair_shuffle import seal_of
from pyrite.games import Record
from pyrite.protocol.table import Plan
from pyrite.server import entries
from pyrite.server.finished_games import record_of, replay_of
from pyrite.server.table import Table

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/fair-shuffles.md").read_text(encoding="utf-8")
PROGRAM = ROOT / "examples/check_shuffle.mjs"


@pytest.fixture
def record() -> str:
    """The record that the example of the page ends with."""
    names: dict[str, object] = {}
    text = re.sub(r"^```.*$", "", PAGE, flags=re.M)
    example = doctest.DocTestParser().get_doctest(text, names, "page", None, 0)
    doctest.DocTestRunner().run(example, clear_globs=False)
    return str(example.globs["text"])


def verify(file: Path, *options: str) -> tuple[int, str]:
    """What the command says of a game, in one line."""
    run = CliRunner().invoke(app, ["verify", str(file), "--lang", "en", *options])
    return run.exit_code, " ".join(run.stdout.split())


def test_verify_says_what_the_page_says(record: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record, encoding="utf-8")
    shown = re.findall(r"^\$ pyrite verify game\.txt\n(.*?)^```", PAGE, re.M | re.S)
    assert verify(file) == (0, " ".join(shown[0].split()))


def test_another_secret_is_found_out(record: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record.replace(bytes(range(32)).hex(), "ff" * 32), encoding="utf-8")
    assert verify(file)[0] == 1


def test_open_texts_and_missing_ones_are_told(record: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    start = record.index(', "seals": ')
    end = record.index("}", start)
    file.write_text(record[:start] + record[end:], encoding="utf-8")
    code, said = verify(file)
    assert code == 1
    assert "The texts were not sealed. Whoever wrote the last one" in said
    assert said.endswith("this does not prove that nobody chose the cards.")
    assert json.loads(verify(file, "--json")[1])["sealed"] is False
    file.write_text(record.replace('"withheld": []', '"withheld": [["Bob"], ["Bob", "Ann"]]'))
    code, said = verify(file)
    assert code == 0
    assert "2 deals were cancelled because texts were missing: Bob; Bob, Ann." in said
    file.write_text(record.replace("luck 0f", "luck 1f"))
    assert "A text does not match the seal" in verify(file)[1]


def test_what_was_noted_down_is_compared(record: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record, encoding="utf-8")
    shuffle = Record.from_text(record).shuffle
    assert shuffle is not None
    noted = ["--commitment", shuffle.commitment, "--seal", shuffle.seals[0]]
    code, said = verify(file, *noted, "--seal", shuffle.seals[2])
    assert code == 0
    assert said.endswith("The shuffle was fair: nobody could choose the cards.")
    assert verify(file, *noted)[1].endswith("that the cards were dealt only once.")
    code, said = verify(file, *noted, "--seal", "ab" * 32)
    assert code == 1
    assert said.startswith("A hash you noted before the deal is not in the record.")


TABLES = (
    {"seats": 5},
    {"seats": 3, "edition": "is"},
    {"seats": 12, "modules": ["saboteur2"]},
    {"seats": 6, "modules": ["tournament"]},
    *[{"seats": 4, "modules": ["new_goals", "treasure_chests"], "flags": {"treasure_always": True}}]
    * 3,
    {"seats": 4, "game": "lostmines"},
    {"seats": 9, "game": "lostmines"},
)


def notes_of(folder: Path, number: int) -> Path:
    """The folder where the player in seat A keeps notes."""
    return folder / str(number) / "notes"


def dealt(folder: Path, number: int, plan: dict[str, Any]) -> list[str]:
    """The record and the open replay of a table whose cards were dealt, as files."""
    secret = bytes([number] * 32).hex()
    table = Table("ABCDEF", entries.Opened(Plan(**plan), "host", secret, "1"))
    text = f"ö {number}"
    for seat in range(table.plan.seats):
        sealed = seal_of(text) if seat == 0 else ""
        table.do(entries.Sat(seat, f"p{seat}", f"P{seat}", sealed=sealed))
    table.do(entries.Closed())
    Notes(notes_of(folder, number)).add(table.code, Note(0, table.info()))
    for entry in (entries.Revealed(0, text), entries.Started(), entries.Stopped()):
        table.do(entry)
    files = [folder / f"{number}.txt", folder / f"{number}.json"]
    files[0].write_text(record_of(table).to_text(), encoding="utf-8")
    files[1].write_bytes(gzip.decompress(replay_of(table, None, True)))
    return [str(file) for file in files]


def by_hand(*files: str) -> subprocess.CompletedProcess[str]:
    """What the program in JavaScript finds, which knows the page only."""
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    node = shutil.which("node", path=path)
    assert node is not None, "make setup brings it"
    return subprocess.run([node, str(PROGRAM), *files], capture_output=True, text=True)


def noted(folder: Path, number: int) -> str:
    """The file with the note of the player in seat A."""
    return str(notes_of(folder, number) / "ABCDEF.jsonl")


def test_verify_compares_the_notes_of_this_computer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def on_computer(of: int, number: int) -> tuple[int, str]:
        home = tmp_path / str(of)
        monkeypatch.setattr("pyrite.cli.saved.user_data_path", lambda *name, **how: home)
        return verify(tmp_path / f"{number}.txt")

    for number, plan in enumerate(TABLES):
        dealt(tmp_path, number, plan)
        code, said = on_computer(number, number)
        assert (code, said[-52:]) == (0, "The shuffle was fair: nobody could choose the cards."), (
            plan
        )
    code, said = on_computer(1, 0)
    assert code == 1
    assert "does not match what this device noted" in said
    note = Notes(notes_of(tmp_path, 0)).at("ABCDEF")[0]
    plan = replace(note.table.plan, edition="is")
    Notes(notes_of(tmp_path, 90)).add("ABCDEF", replace(note, table=replace(note.table, plan=plan)))
    assert on_computer(90, 0)[0] == 1, "the seeds are the same, but not what was dealt from them"


def test_every_deal_can_be_computed_from_the_page_in_another_language(tmp_path: Path) -> None:
    for number, plan in enumerate(TABLES):
        done = by_hand(*dealt(tmp_path, number, plan), noted(tmp_path, number))
        assert (done.returncode, done.stderr) == (0, ""), (plan, done.stdout)
        assert "yes  a note is of this deal" in done.stdout
    files = [dealt(tmp_path, number, TABLES[0])[0] for number in (20, 21)]
    other = by_hand(files[0], files[1].replace("txt", "json"))
    assert other.returncode == 1
    assert "NO   hands" in other.stdout
    assert "yes  the seed follows" in other.stdout
    again = by_hand(files[0], files[0].replace("txt", "json"), noted(tmp_path, 21))
    assert again.returncode == 1, "all hashes fit, but a player has seen others before"
    assert [line for line in again.stdout.splitlines() if line.startswith("NO")] == [
        "NO   nothing contradicts the notes"
    ]
