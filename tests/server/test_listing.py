"""The list of public tables: shared out by address, people first, and searched."""

import asyncio
from pathlib import Path

import pytest
from server.conftest import NewServer
from server.inside import connected, house
from server.player import Person

from pyrite.client import Client
from pyrite.protocol.table import Plan
from pyrite.server import entries, storage, table_registry
from pyrite.server.listing import words_in
from pyrite.server.live_table import LiveTable
from pyrite.server.table_registry import TableRegistry

SHORT_LIST = "from pyrite.server import table_registry; table_registry.MOST_LISTED = 6"


def at(person: Person, address: str) -> Person:
    """Return a person whose requests come from this address."""
    person.cookie["X-Forwarded-For"] = address
    return person


def listed(person: Person, search: str = "") -> list[str]:
    """Return the codes of the public tables, in their order."""
    question = f"?search={search}" if search else ""
    return [table["code"] for table in person.do("GET", f"/tables{question}")]


def test_two_addresses_cannot_hide_the_tables_of_others(new_server: NewServer) -> None:
    server = new_server(prelude=SHORT_LIST, behind_proxy=True)
    ann, bob = at(Person(server), "192.0.2.1"), at(Person(server), "192.0.2.2")
    lobby = ann.open(seats=3, public=True)
    ann.sit(lobby, 0, "Ann")
    running = bob.open(seats=3, public=True, bots=[None, "random", "random"])
    bob.sit(running, 0, "Bob")
    bob.start(running)
    for number in range(14):
        flooder = at(Person(server), f"198.51.100.{1 + number % 2}")
        flooder.sit(flooder.open(seats=3, public=True), 0, "Flood")
    server.kill()
    server.start()
    found = listed(ann)
    assert len(found) == 6
    assert {lobby, running} <= {*found}
    assert listed(ann, "ann") == [lobby]
    assert set(listed(ann, lobby.lower()[:4])) == {lobby}
    found = Client(f"http://127.0.0.1:{server.port}").public_tables("bob saboteur")
    assert [table.code for table in found] == [running]
    everything = str(ann.do("GET", "/tables"))
    assert "198.51.100" not in everything
    assert "origin" not in everything
    with server.http.stream("GET", "/api/tables", params={"search": "x" * 65}) as refused:
        assert refused.status_code == 400


async def opened(inn: TableRegistry, address: str, *names: str, **plan: object) -> LiveTable:
    """Return a public table where people with these names have sat down."""
    wanted: dict[str, object] = {"seats": 5, "public": True, **plan}
    live = await inn.open(Plan(**wanted), names[0] if names else "host", address=address)  # type: ignore[arg-type]
    for seat, name in enumerate(names):
        await live.do(entries.Sat(seat, name, name))
    return live


def codes(inn: TableRegistry, search: str = "") -> list[str]:
    """Return the codes of the listed tables."""
    return [table.code for table in inn.listed(search)]


async def test_where_people_are_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_registry, "HERE", 0.2)
    async with house(tmp_path) as inn:
        away = await opened(inn, "192.0.2.1", "Ann", "Bob", "Cleo")
        here = await opened(inn, "192.0.2.2", "Dora")
        assert codes(inn) == [away.table.code, here.table.code], "more people"
        dora = connected(here, None)
        monkeypatch.setattr(storage, "HERE", 0.5)
        async with asyncio.timeout(20):
            while codes(inn) != [here.table.code, away.table.code]:
                await asyncio.sleep(0.02)
        dora.leave()


async def test_each_address_gets_its_first_table_before_any_gets_its_second(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        one = [await opened(inn, "192.0.2.1", "Ann", "Bob", "Cleo") for _ in range(3)]
        two = await opened(inn, "192.0.2.2", "Dora")
        three = await opened(inn, "192.0.2.3")
        found = codes(inn)
        assert found[0] in [live.table.code for live in one]
        assert found[1:3] == [two.table.code, three.table.code]


@pytest.mark.parametrize(
    "search",
    [
        "jon",
        "JÓN",
        "saboteur",
        "veto",
        "2019",
        "Schatztruhen",
        "aarde",
        "chests",
        "jon veto",
        "  Jón, veto ",
    ],
)
async def test_a_table_is_found_by_its_words(tmp_path: Path, search: str) -> None:
    async with house(tmp_path) as inn:
        live = await opened(
            inn, "192.0.2.1", "Jón", modules=["y2019_veto", "treasure_chests"], lang="is"
        )
        await opened(inn, "192.0.2.2", "Other", game="lostmines", seats=3)
        assert codes(inn, search) == [live.table.code]
        assert codes(inn, live.table.code[:5]) == [live.table.code]
        assert not codes(inn, "jon mines")
        assert not codes(inn, "hests")


async def test_a_person_who_is_forgotten_is_not_found(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        live = await opened(inn, "192.0.2.1", "Jón", seats=3, bots=[None, "random", "random"])
        await live.do(entries.Started())
        assert codes(inn, "jon") == [live.table.code]
        await inn.forget("Jón")
        assert codes(inn) == [live.table.code]
        assert not codes(inn, "jon")


def test_words_are_compared_without_case_and_accents() -> None:
    assert words_in(" Jón  ÞÓR\u0301-lostmines") == ["jon", "þor", "lostmines"]
    assert words_in("%_") == ["%"]
    assert words_in("") == []
