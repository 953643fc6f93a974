"""An owner of a server who plays there reads the texts, goes back in time and deals again."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from cli.terminal import Terminal
from deep import in_deep
from msgspec.structs import replace
from server.conftest import NewServer
from server.owner import OWN, PATIENT, Owner, before_closing
from server.running import Server
from typer.testing import CliRunner

from pyrite.cli.app import app
from pyrite.cli.network.visit import notes_folder
from pyrite.client import Client, Moment, Refusal, Seat
from pyrite.client.notes import Note, Notes, proven
from pyrite.core.fair_shuffle import seal_of
from pyrite.protocol.requests import SitDown
from pyrite.protocol.table import MyTable, Plan, TableInfo
from pyrite.server import entries
from pyrite.server.entries import AnyEntry
from pyrite.server.table import Table

ANN = 1  # her seat
PATIENCE = 60.0  # seconds; a machine may be busy
DOUBT = "network-not-provable"
WARNING = "What the server shows about this shuffle does not match"


@pytest.fixture
def owner(new_server: NewServer) -> Owner:
    """The owner of a server on which nobody is too late."""
    return Owner(new_server(prelude=PATIENT))


@pytest.fixture
def ann(owner: Owner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Seat]:
    """An honest player who keeps her notes where the terminal does."""
    monkeypatch.setattr("pyrite.cli.saved.user_data_path", lambda *name, **how: tmp_path / "data")
    with joined(owner) as seat:
        follow(seat, lambda table: bool(table.seals[ANN]))
        yield seat


def joined(owner: Owner, cookie: str | None = None) -> Seat:
    url = owner.client.http.url
    return Client(url, cookie, notes=notes_folder()).join(owner.code, "Ann", ANN)


def follow(seat: Seat, enough: Callable[[TableInfo], bool]) -> Moment:
    """Read from a seat until its table is so."""
    while (moment := seat.next(PATIENCE)) is not None:
        if enough(moment.table):
            return moment
    raise AssertionError("nothing new in time")


def has_arrived(table: TableInfo) -> bool:
    return table.phase == "revealing" and table.unrevealed == [OWN]


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait for what another process does."""
    for _ in range(1_000):
        if is_so():
            return
        time.sleep(0.03)
    raise AssertionError("it has not done it")


def verified(owner: Owner, folder: Path) -> tuple[int, dict[str, Any], str]:
    """What `pyrite verify` says on Ann's computer."""
    file = folder / "game.txt"
    file.write_text(owner.client.record(owner.code), encoding="utf-8")
    run = CliRunner().invoke(app, ["verify", str(file), "--json"])
    said = CliRunner().invoke(app, ["verify", str(file), "--lang", "en"])
    return run.exit_code, json.loads(run.stdout), " ".join(said.stdout.split())


def stop(owner: Owner, *seats: Seat) -> None:
    """End the game, to see the proof."""
    with owner.client.return_to(owner.code, OWN) as own:
        own.propose("stop")
        for seat in seats:
            seat.vote(True)
            assert list(seat)[-1].over


def test_no_text_is_revealed_twice_when_the_server_goes_back(
    owner: Owner, ann: Seat, tmp_path: Path
) -> None:
    owner.start()
    follow(ann, has_arrived)
    [known] = owner.texts()
    assert ann.doubt is None
    wanted = owner.wanted_text()
    owner.rewrite(before_closing)
    owner.seal(wanted)
    follow(ann, lambda table: table.seals[ANN] not in ("", seal_of(known.text)))
    assert ann.doubt is not None, "she hears of it before the deal"
    assert ann.doubt.id == DOUBT
    owner.start()
    follow(ann, has_arrived)
    [other] = owner.texts()
    assert other != known, "the owner would have chosen the cards"
    owner.reveal()
    follow(ann, lambda table: table.phase == "playing")
    again = joined(owner, ann.line.http.cookie)
    assert again.next() is not None
    assert again.doubt == ann.doubt, "a new process knows it, too"
    again.line.reset()
    stop(owner, ann)
    shuffle = owner.client.shuffle(owner.code)
    assert (shuffle.kept, shuffle.sealed, shuffle.dealt) == (True, True, True), "all hashes fit"
    code, checks, said = verified(owner, tmp_path)
    assert (code, checks["fair"], checks["seen"]) == (1, False, False)
    assert "dealt again until someone liked them" in said
    assert said.endswith("This shuffle cannot be trusted.")


def test_a_text_that_the_server_reveals_by_itself_is_found_out(
    owner: Owner, ann: Seat, tmp_path: Path
) -> None:
    owner.start()
    follow(ann, has_arrived)
    [known] = owner.texts()
    wanted = owner.wanted_text()

    def dealt(log: list[AnyEntry]) -> list[AnyEntry]:
        before = before_closing(log)
        sat = next(entry for entry in before if isinstance(entry, entries.Sat))
        own = [replace(sat, sealed=seal_of(wanted)), entries.Closed()]
        return [*before, *own, known, entries.Revealed(OWN, wanted), entries.Started()]

    owner.rewrite(dealt)
    follow(ann, lambda table: table.phase == "playing")
    assert ann.doubt is not None
    assert ann.doubt.id == DOUBT
    stop(owner, ann)
    assert verified(owner, tmp_path)[0] == 1


def test_a_text_sealed_at_one_table_is_not_revealed_at_another(server: Server) -> None:
    """Its owner could show the seal there, to know the text before the seats are closed here."""
    here, there = Owner(server), Owner(server)
    client = Client(here.client.http.url)
    client.sit(here.code, "Ann", ANN, text="luck")
    seal = here.table.seals[ANN]
    path = f"/tables/{there.code}/seats/{ANN}"
    client.http.ask("PUT", path, MyTable, SitDown("Ann", seal))
    there.start()
    with client.return_to(there.code, ANN) as seat:
        assert follow(seat, lambda table: ANN in table.unrevealed).table.seals[ANN] == seal
        with suppress(Refusal):
            seat.why("pass")  # answered after whatever was sent before
        assert there.texts() == []
    assert client.start(here.code).table.phase == "revealing"
    wait_until(lambda: here.table.unrevealed == [OWN])


@pytest.mark.parametrize("full", [False, in_deep(True)], ids=["line by line", "full screen"])
def test_the_terminal_warns_before_and_after_the_deal(
    owner: Owner, tmp_path: Path, full: bool
) -> None:
    words = ("--server", owner.client.http.url, "--code", owner.code, "--name", "Ann")
    with Terminal("play", *words, data=tmp_path / "ann", full=full) as ann:
        wait_until(lambda: owner.table.seals[ANN] != "")
        owner.start()
        wait_until(lambda: has_arrived(owner.table))
        owner.rewrite(before_closing)
        ann.wait_for(WARNING)
        wait_until(lambda: owner.table.seals[ANN] != "")
        owner.start()
        wait_until(lambda: has_arrived(owner.table))
        owner.reveal()
        ann.wait_for(WARNING)


# The same without a server: tables that Ann may be shown after she has revealed her text.

PLAN = Plan(seats=3, bots=[None, None, "random"])
OPENED = entries.Opened(PLAN, "owner", "07" * 32, "1")
SAT = [
    entries.Sat(seat, f"p{seat}", name, sealed=seal_of(name))
    for seat, name in enumerate(("Olaf", "Ann"))
]
REVEALED = [entries.Closed(), entries.Revealed(ANN, "Ann")]
LOG = [OPENED, *SAT, *REVEALED]
STARTED = [entries.Revealed(OWN, "Olaf"), entries.Started()]
AGAIN = [entries.Reopened(), *SAT]


def shown(*log: AnyEntry) -> TableInfo:
    """The table after these entries."""
    return Table.of("FRSTAA", log).info()


NOTE = Note(ANN, shown(*LOG[:-1])).compared(shown(*LOG))

HONEST = {
    "before her text": LOG[:-1],
    "earlier, as another window may still show it": LOG[:2],
    "dealt": [*LOG, *STARTED],
    "the owner withheld his text": [*LOG, entries.Reopened()],
    "everyone sealed another text": [*LOG, *AGAIN],
    "everyone left": [*LOG, entries.Reopened(), entries.LeftSeat(OWN), entries.LeftSeat(ANN)],
    "it failed again": [*LOG, *AGAIN, entries.Closed(), entries.Reopened()],
    "dealt at the second attempt": [*LOG, *AGAIN, *REVEALED, *STARTED],
}


@pytest.mark.parametrize("log", HONEST.values(), ids=HONEST)
def test_whatever_an_honest_table_shows_is_allowed(log: list[AnyEntry]) -> None:
    assert NOTE.arrived
    assert not NOTE.compared(shown(*log)).broken


OTHER_SEAL = replace(SAT[OWN], sealed=seal_of("better"))
SWAPPED = [replace(SAT[1 - seat], seat=seat, sealed=SAT[seat].sealed) for seat in (0, 1)]
FORGED = {
    "in the lobby again": [*LOG[:3], OTHER_SEAL, OTHER_SEAL],
    "other seals": [OPENED, SAT[ANN], OTHER_SEAL, entries.Closed()],
    "another secret": [replace(OPENED, secret="08" * 32), *LOG[1:]],
    "another plan": [replace(OPENED, plan=replace(PLAN, edition="is")), *LOG[1:]],
    "a bot elsewhere": [
        replace(OPENED, plan=replace(PLAN, bots=["random"])),
        replace(SAT[OWN], seat=2),
        *LOG[2:],
    ],
    "another one at her seat": [OPENED, *SWAPPED, *REVEALED],
    "her text was withheld": [*LOG[:-1], entries.Reopened()],
}


@pytest.mark.parametrize("log", FORGED.values(), ids=FORGED)
def test_what_cannot_follow_from_a_note_is_found_out(log: list[AnyEntry]) -> None:
    broken = NOTE.compared(shown(*log))
    assert broken.broken
    assert broken.compared(shown(*LOG, *STARTED)).broken, "for good"


def test_a_lobby_is_no_earlier_one_if_it_has_just_answered() -> None:
    assert not NOTE.compared(shown(*LOG[:3])).broken
    assert NOTE.compared(shown(*LOG[:3]), is_current=True).broken


def test_failed_deals_do_not_become_fewer() -> None:
    second = Note(ANN, shown(*LOG, *AGAIN, entries.Closed()))
    assert not second.compared(shown(*LOG)).broken, "another window may still show it"
    assert second.compared(shown(*LOG), is_current=True).broken
    shuffle = Table.of("FRSTAA", [*LOG, *STARTED]).shuffle
    assert proven([second], shuffle) is False
    assert proven([NOTE], shuffle) is True
    assert proven([NOTE], Table.of("FRSTAA", HONEST["dealt at the second attempt"]).shuffle) is None


def test_a_first_note_is_never_replaced_and_outlives_a_torn_line(tmp_path: Path) -> None:
    Notes(tmp_path).add("FRSTAA", NOTE)
    other = replace(NOTE, table=replace(NOTE.table, commitment="ab" * 32))
    Notes(tmp_path).add("FRSTAA", other)
    file = tmp_path / "FRSTAA.jsonl"
    file.write_bytes(file.read_bytes() + b'{"seat":1,"ta')
    notes = Notes(tmp_path)
    notes.add("FRSTAA", replace(NOTE, arrived=True))
    assert Notes(tmp_path).at("FRSTAA") == notes.at("FRSTAA") == (replace(NOTE, broken=True),)
    assert file.stat().st_mode & 0o077 == 0
    assert Notes(tmp_path).at("../FRSTAA") == ()


def test_a_note_that_cannot_be_written_is_remembered_and_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    client = Client("http://127.0.0.1:1", notes=tmp_path / "file" / "notes")
    client.notes.add("FRSTAA", NOTE)
    assert client.notes.at("FRSTAA") == (NOTE,)
    doubt = client.return_to("FRSTAA", ANN).doubt
    assert doubt is not None
    assert doubt.id == "network-note-not-kept"
