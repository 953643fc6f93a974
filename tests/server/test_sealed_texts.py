"""Sealed texts: nobody who knows a table's secret can choose the cards with a text."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.door import Socket, asking, front
from server.inside import connected, house, say, sent, started
from server.test_around_the_game import last, until
from server.test_migrations import FIRST_ENTRIES

from pyrite.core.fair_shuffle import mixed_seed, seal_of
from pyrite.protocol.table import Plan
from pyrite.server import entries, live_table
from pyrite.server.entries import decode_entry, encode_entry
from pyrite.server.finished_games import record_of
from pyrite.server.live_table import LiveTable
from pyrite.server.network.app import Front
from pyrite.server.network.connection import Connection
from pyrite.server.problems import Problem
from pyrite.server.table import Table
from pyrite.server.table_registry import TableRegistry

TEXTS = ["luck 6a", "", "ö 81"]


async def sealed_table(inn: TableRegistry) -> LiveTable:
    """Three people have sat down in a lobby; the second has not sealed anything."""
    live = await inn.open(Plan(seats=3), "p0")
    for seat, text in enumerate(TEXTS):
        sealed = seal_of(text) if text else ""
        await live.do(entries.Sat(seat, f"p{seat}", f"P{seat}", sealed=sealed))
    return live


@asynccontextmanager
async def closed_table(
    folder: Path, monkeypatch: pytest.MonkeyPatch, seconds: float = 60.0
) -> AsyncIterator[tuple[TableRegistry, LiveTable, list[Connection]]]:
    """The same with closed seats, and everybody connected."""
    monkeypatch.setattr(live_table, "REVEAL_SECONDS", seconds)
    async with house(folder) as inn:
        live = await sealed_table(inn)
        people = [connected(live, seat) for seat in range(3)]
        await live.do(live.table.next_step_to_deal())
        yield inn, live, people


def info(connection: Connection) -> dict[str, Any]:
    """The table as this connection was told last."""
    table: dict[str, Any] = last(connection, "table")["table"]
    return table


def refusal(connection: Connection) -> str:
    """Why the last message was refused."""
    return str(last(connection, "refused")["problem"]["id"])


async def test_the_cards_are_dealt_once_every_sealed_text_is_revealed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with closed_table(tmp_path, monkeypatch) as (inn, live, people):
        assert live.table.phase == "revealing"
        assert info(people[1])["seals"] == [seal_of(TEXTS[0]), "", seal_of(TEXTS[2])]
        assert [table.phase for table in inn.listed()] == []
        say(people[0], type="reveal", text=TEXTS[0], id=1)
        await until(lambda: not live.unkept)
        assert last(people[0], "done")["id"] == 1
        told = sent(people[1])
        assert TEXTS[0] not in str(told), "nobody reads a text before all are there"
        assert told[-1]["table"]["unrevealed"] == [2]
        say(people[2], type="reveal", text=TEXTS[2])
        await until(lambda: not live.unkept)
        dealt = last(people[1], "welcome")["table"]
        assert (dealt["phase"], dealt["added"]) == ("playing", TEXTS)
        assert live.table.seed == mixed_seed(live.table.opened.secret, tuple(TEXTS))
        kept = inn.storage.log(live.table.code)
        assert [type(entry) for entry in kept[-4:]] == [
            entries.Closed,
            entries.Revealed,
            entries.Revealed,
            entries.Started,
        ]
        assert Table.of("ABCDEF", kept).seed == live.table.seed


async def test_what_does_not_fit_the_seals_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with closed_table(tmp_path, monkeypatch) as (_, live, people):
        version = live.table.version
        say(people[0], type="reveal", text="luck 6b")
        assert refusal(people[0]) == "reveal-wrong"
        say(people[1], type="reveal", text=TEXTS[0])
        assert refusal(people[1]) == "reveal-not-awaited"
        for entry in (
            entries.Sat(0, "p0", "P0", sealed=seal_of("luck 6b")),
            entries.LeftSeat(1),
            entries.BotSat(1, "random"),
            entries.Closed(),
        ):
            with pytest.raises(Problem, match="seats-closed"):
                live.commit(entry)
        with pytest.raises(Problem, match="texts-sealed"):
            live.commit(entries.Started())
        assert live.table.version == version
        say(people[0], type="reveal", text=TEXTS[0])
        say(people[0], type="reveal", text=TEXTS[0])
        assert refusal(people[0]) == "reveal-not-awaited"


async def test_a_missing_text_sends_everybody_back_to_the_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with closed_table(tmp_path, monkeypatch, 0.05) as (_, live, people):
        say(people[0], type="reveal", text=TEXTS[0])
        await until(lambda: live.table.phase == "lobby" and not live.unkept)
        table = info(people[1])
        assert [seat["name"] for seat in table["seats"]] == ["P0", "P1", "P2"]
        assert (table["seals"], table["added"]) == ([""] * 3, [""] * 3)
        assert table["withheld"] == [["P2 (C)"]]
        say(people[0], type="reveal", text=TEXTS[0])
        assert refusal(people[0]) == "phase-not-revealing", "old texts count no more"
        await live.do(entries.Sat(0, "p0", "P0", sealed=seal_of("new 17")))
        await live.do(live.table.next_step_to_deal())
        say(people[0], type="reveal", text="new 17")
        await until(lambda: live.table.phase == "playing" and not live.unkept)
        await live.do(entries.Stopped())
        shuffle = record_of(live.table).shuffle
        assert shuffle is not None
        assert shuffle.withheld == (("P2 (C)",),)
        assert (shuffle.sealing, shuffle.added) == ("sealed", ("new 17", "", ""))


@pytest.mark.parametrize("when", ["before the seats close", "after"])
def test_nobody_waits_long_for_the_text_of_who_has_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    monkeypatch.setattr(live_table, "ABSENT_SECONDS", 0.05)

    async def course() -> None:
        async with house(tmp_path) as inn:
            live = await sealed_table(inn)
            people = [connected(live, seat) for seat in range(3)]
            if when != "after":
                people[2].leave()
            await live.do(live.table.next_step_to_deal())
            say(people[0], type="reveal", text=TEXTS[0])
            if when == "after":
                await until(lambda: not live.unkept)
                people[2].leave()
            await until(lambda: live.table.phase == "lobby" and not live.unkept)
            assert info(people[1])["withheld"] == [["P2 (C)"]]

    asyncio.run(course())


async def test_who_comes_back_to_reveal_has_the_whole_time_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with closed_table(tmp_path, monkeypatch) as (_, live, people):
        whole = live.texts_due.at
        people[2].leave()
        short = live.texts_due.at
        assert whole is not None
        assert short is not None
        assert short < live.loop.time() + live_table.ABSENT_SECONDS < whole
        say(people[0], type="reveal", text=TEXTS[0])
        assert live.texts_due.at == short, "what others do does not extend it"
        await until(lambda: not live.unkept)
        back = connected(live, 2)
        assert live.texts_due.at == whole
        say(back, type="reveal", text=TEXTS[2])
        assert live.table.phase == "playing"


async def test_after_a_restart_texts_have_their_whole_time_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with closed_table(tmp_path, monkeypatch) as (_, live, people):
        say(people[0], type="reveal", text=TEXTS[0])
        await until(lambda: not live.unkept)
    async with house(tmp_path) as inn:
        again = await inn.table(live.table.code)
        assert again.table.unrevealed == [2]
        assert again.texts_due.at is None
        late = connected(again, 2)
        await until(lambda: late.joined)
        assert again.texts_due.at is not None
        say(late, type="reveal", text=TEXTS[2])
        assert again.table.phase == "playing"
        assert again.texts_due.at is None
        await until(lambda: not again.unkept)
        log = inn.storage.log(again.table.code)
        body = b"DELETE FROM entries WHERE number = %d" % len(log)  # killed before the deal
        with inn.storage.engine.begin() as connection:
            connection.exec_driver_sql(body.decode())
    async with house(tmp_path) as inn:
        again = await inn.table(live.table.code)
        assert again.table.phase == "revealing"
        watcher = connected(again, None)
        await until(lambda: watcher.joined)
        assert again.table.phase == "playing"
        await until(lambda: not again.unkept)


async def put(browser: httpx.AsyncClient, code: str, seat: int, **body: Any) -> httpx.Response:
    return await browser.put(f"/tables/{code}/seats/{seat}", json={"name": f"P{seat}", **body})


async def attack(one: Front, owner: httpx.AsyncClient, guest: httpx.AsyncClient) -> None:
    """An owner of the server who also plays looks everywhere for the guest's text, then tries."""
    plan = {"seats": 3, "bots": [None, None, "random"]}
    code = (await owner.post("/tables", json=plan)).json()["table"]["code"]
    secret = "guest's words 5f0c6b3e9a114d7e8c2b60d1"
    assert (await put(guest, code, 1, sealed=seal_of(secret))).status_code == 200
    live = one.registry.awake[code]
    in_memory = str([msg for seat in live.table.seats for msg in (seat.text, seat.sealed)])
    in_database = b"".join(map(encode_entry, one.registry.storage.log(code))).decode()
    over_http = (await owner.get(f"/tables/{code}")).text
    for place in (in_memory, in_database, over_http):
        assert seal_of(secret) in place
        assert secret not in place
    assert (await put(owner, code, 0, added="open text")).status_code == 400
    assert (await put(owner, code, 0, sealed="5f0c")).status_code == 400
    assert (await put(owner, code, 0, sealed=seal_of("try 0"))).status_code == 200
    assert (await owner.post(f"/tables/{code}/start")).json()["table"]["phase"] == "revealing"
    socket = Socket(one, code, cookie=f"pyrite={guest.cookies['pyrite']}")
    socket.say(type="hello", seat=1)
    socket.say(type="reveal", text=secret)
    await until(lambda: live.table.unrevealed == [0])
    for number in range(1, 4):  # now the owner knows everything, and is bound
        sealed = seal_of(f"try {number}")
        answer = await put(owner, code, 0, sealed=sealed)
        assert (answer.status_code, answer.json()["message"]["id"]) == (409, "seats-closed")
        with pytest.raises(Problem, match="reveal-wrong"):
            live.commit(entries.Revealed(0, f"try {number}"))
    await socket.leave()


async def test_an_owner_who_knows_the_secret_cannot_choose_the_cards(tmp_path: Path) -> None:
    async with front(tmp_path) as one, asking(one) as owner, asking(one) as guest:
        await attack(one, owner, guest)


async def test_a_revealed_text_cannot_be_sealed_again(tmp_path: Path) -> None:
    async with front(tmp_path) as one, asking(one) as ann:
        plan = {"seats": 3, "bots": [None, None, "random"]}
        code = (await ann.post("/tables", json=plan)).json()["table"]["code"]
        live = one.registry.awake[code]
        seals = [seal_of(text) for text in ("known", "secret")]
        for seat, seal in enumerate(seals):
            assert (await put(ann, code, seat, sealed=seal)).status_code == 200
        for entry in (entries.Closed(), entries.Revealed(0, "known"), entries.Reopened()):
            await live.do(entry)
        for seat in range(2):  # at the other seat, too
            answer = await put(ann, code, seat, sealed=seals[0])
            assert (answer.status_code, answer.json()["message"]["id"]) == (409, "seal-used")
            assert (await put(ann, code, seat, sealed=seals[1])).status_code == 200
        again = [entries.LeftSeat(0), entries.Sat(0, "p0", "P0", sealed=seals[0])]
        log = [*one.registry.storage.log(code), *again]
        assert Table.of(code, log).phase == "lobby", "older servers allowed it"


async def test_a_continued_game_waits_for_no_text(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        live = await inn.open(Plan(seats=3), "p0", seed=7)
        await live.do(entries.Sat(0, "p0", "P0", sealed=seal_of("luck")))
        assert live.table.info().seals == ["", "", ""]


def test_a_log_with_open_texts_still_wakes() -> None:
    sat = b'{"entry":"sat","seat":1,"person":"p1","name":"P1","added":"luck"}'
    log = [decode_entry(sat if number == 2 else body) for number, body in enumerate(FIRST_ENTRIES)]
    table = Table.of("FRSTAA", log[:5])
    assert table.info().added == ["", "luck", ""]
    assert table.shuffle.sealing == "open"
    assert table.seed == mixed_seed(table.opened.secret, ("", "luck", ""))


@pytest.mark.parametrize("people", [1, 2])
async def test_a_rematch_starts_by_itself_once_everyone_has_come_and_sealed(
    tmp_path: Path, people: int
) -> None:
    async with house(tmp_path) as inn:
        bots = [None] * people + ["random"] * (3 - people)
        live = await started(inn, seats=3, bots=bots)
        await live.do(entries.Stopped())
        again = await inn.rematch(live, lambda: None)
        for seat in range(people):
            assert again.table.phase == "lobby", "a player is missing"
            one = connected(again, seat)
            assert again.table.phase == "lobby", "the text is missing"
            seal = seal_of(f"luck {seat}")
            await again.do(entries.Sat(seat, f"p{seat}", f"P{seat}", sealed=seal))
            assert info(one)["rematch"]
            if seat == people - 1:
                assert again.table.unrevealed == list(range(people))
        again.commit(entries.Reopened())
        for seat in range(people):
            seal = seal_of(f"luck {seat}")
            await again.do(entries.Sat(seat, f"p{seat}", f"P{seat}", sealed=seal))
        assert again.table.phase == "lobby", "a withheld text is not asked for again and again"
