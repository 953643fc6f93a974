"""Databases with the first schema, without one, and with an unknown one."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from server.inside import connected, house, say
from typer.testing import CliRunner

from pyrite.cli.app import app
from pyrite.server.database import NEWEST, metadata
from pyrite.server.entries import decode_entry
from pyrite.server.network.app import Settings
from pyrite.server.network.run import prepare
from pyrite.server.problems import Problem
from pyrite.server.storage import FORMER, Storage

FIRST_SCHEMA = """
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO alembic_version VALUES ('0001');
CREATE TABLE entries (
    code VARCHAR(6) NOT NULL,
    number INTEGER NOT NULL,
    at FLOAT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (code, number)
) WITHOUT ROWID;
CREATE TABLE people (
    person VARCHAR(32) NOT NULL,
    code VARCHAR(6) NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (person, code, seat)
) WITHOUT ROWID;
CREATE TABLE tables (
    code VARCHAR(6) NOT NULL,
    phase VARCHAR(8) NOT NULL,
    public BOOLEAN NOT NULL,
    changed FLOAT NOT NULL,
    info BLOB NOT NULL,
    PRIMARY KEY (code)
);
CREATE INDEX tables_listed ON tables (public, phase, changed);
"""
PLAN = (
    b'{"game":"saboteur","seats":3,"edition":null,"modules":[],"flags":{},"deck":null,'
    b'"rounds":null,"bots":[],"clock":null,"grace":60.0,"pace":1.0,"talk":"phrases","public":true}'
)
SECRET = b"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
FIRST_ENTRIES = (
    b'{"entry":"opened","plan":%b,"host":"p0","secret":"%b","package":"0.2.0"}' % (PLAN, SECRET),
    b'{"entry":"sat","seat":0,"person":"p0","name":"P0"}',
    b'{"entry":"sat","seat":1,"person":"p1","name":"P1"}',
    b'{"entry":"sat","seat":2,"person":"p3","name":"P3"}',
    b'{"entry":"rose","seat":2}',
    b'{"entry":"sat","seat":2,"person":"p2","name":"P2"}',
    b'{"entry":"started"}',
    b'{"entry":"played","seat":0,"action":"ESW@0,-1"}',
    b'{"entry":"played","seat":1,"action":"NSW@-1,-1r"}',
    b'{"entry":"talked","seat":1,"talk":{"kind":"deny"}}',
    b'{"entry":"played","seat":2,"action":"ESW@-1,-2"}',
)
FIRST_INFO = (
    b'{"code":"FRSTAA","plan":%b,"phase":"playing","version":5,'
    b'"seats":[{"name":"P0"},{"name":"P1"},{"name":"P2"}],'
    b'"commitment":"3cadcde9ed544d711ad4fdfd2fffe8ef6f940d3439756af2d08f93a6aa4129a9",'
    b'"added":["","",""],"proposal":null,"next":null,"stopped":false}' % PLAN
)


def first_database(folder: Path) -> str:
    """A database of the first schema with a game that has begun; its URL."""
    connection = sqlite3.connect(folder / "tables.db")
    connection.executescript(FIRST_SCHEMA)
    rows = [("FRSTAA", number, 1.5, body) for number, body in enumerate(FIRST_ENTRIES, 1)]
    connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)
    held = [("p0", "FRSTAA", -1), *((f"p{seat}", "FRSTAA", seat) for seat in range(3))]
    connection.executemany("INSERT INTO people VALUES (?, ?, ?)", held)
    row = ("FRSTAA", "playing", True, 1.5, FIRST_INFO)
    connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?)", row)
    connection.commit()
    connection.close()
    return f"sqlite:///{folder / 'tables.db'}"


def test_a_game_of_the_first_schema_goes_on_to_its_end(tmp_path: Path) -> None:
    url = first_database(tmp_path)

    async def course() -> None:
        async with house(tmp_path) as inn:
            assert [table.code for table in inn.listed()] == ["FRSTAA"]
            assert [table.mine for table in await inn.tables_of("p1")] == [[1]]
            live = await inn.table("frstaa")
            assert live.table.version == len(FIRST_ENTRIES)
            players = [connected(live, seat) for seat in range(3)]
            while live.table.phase == "playing":
                seat = live.table.asked[0]
                assert live.table.state is not None
                text = live.table.state.actions(seat)[0].text
                say(players[seat], type="act", action=text, version=live.table.version)

    asyncio.run(course())
    storage = Storage(url)
    assert [held.seats for held in storage.held_by("p3", 1)] == [[FORMER]], "p3 left the seat"
    log = storage.log("FRSTAA")
    assert len(log) > len(FIRST_ENTRIES)
    assert log[: len(FIRST_ENTRIES)] == [decode_entry(body) for body in FIRST_ENTRIES]
    storage.close()


@pytest.mark.parametrize("begins", ["empty", "with the first schema"])
def test_every_database_gets_the_schema_that_the_code_knows(tmp_path: Path, begins: str) -> None:
    if begins != "empty":
        first_database(tmp_path)
    storage = Storage(f"sqlite:///{tmp_path / 'tables.db'}")
    with storage.engine.connect() as connection:
        there = MigrationContext.configure(connection)
        assert compare_metadata(there, metadata) == []
        assert there.get_current_revision() == NEWEST
    storage.close()
    Storage(f"sqlite:///{tmp_path / 'tables.db'}").close()  # a second start changes nothing


def newer_database(folder: Path) -> str:
    """A database as a Pyrite of the future has left it; its URL."""
    url = first_database(folder)
    engine = sql.create_engine(url)
    with engine.begin() as connection:
        connection.execute(sql.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    return url


def contents(folder: Path) -> list[str]:
    """All of a database, as SQL."""
    connection = sqlite3.connect(folder / "tables.db")
    lines = list(connection.iterdump())
    connection.close()
    return lines


def test_a_newer_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    url = newer_database(tmp_path)
    before = contents(tmp_path)
    with pytest.raises(Problem, match="database-newer"):
        Storage(url)
    assert contents(tmp_path) == before


UNUSABLE = {
    "sqlite:////nowhere/at/all.db": "Cannot use the database: unable to open database file",
    "newer": "This database was written by a newer Pyrite (version 9999).",
}


@pytest.mark.parametrize("url", ["no URL", "fancy://x", "sqlite:////nowhere/at/all.db"])
def test_what_is_no_database_is_a_problem_with_a_sentence(url: str) -> None:
    with pytest.raises(Problem, match="database-unusable"):
        prepare(Settings(url))


@pytest.mark.parametrize("url", UNUSABLE)
def test_the_command_says_in_one_sentence_why_it_does_not_start(tmp_path: Path, url: str) -> None:
    database = newer_database(tmp_path) if url == "newer" else url
    command = ["serve", "--port", "0", "--lang", "en", "--db", database]
    run = CliRunner().invoke(app, command, prog_name="pyrite")
    assert run.exit_code == 2
    assert run.stderr.startswith(UNUSABLE[url])
    assert len(run.stderr.splitlines()) == 1
    assert run.stdout == ""
