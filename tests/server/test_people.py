"""The page of a person: their games, the export, and how everything is deleted."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from server.door import Socket, asking, front
from server.inside import house, started

from pyrite.games import new_game
from pyrite.protocol.table import Plan
from pyrite.server import entries, people
from pyrite.server.entries import AnyEntry, Opened
from pyrite.server.live_table import LiveTable
from pyrite.server.people import summary_of
from pyrite.server.problems import Problem
from pyrite.server.table import Table
from pyrite.server.table_registry import TableRegistry

SECRET = "00" * 32


async def finished(inn: TableRegistry, **plan: Any) -> LiveTable:
    """A game of "p0", "p1" and others, played to its end with the first legal actions."""
    live = await started(inn, **{"seats": 3, "rounds": 1, "talk": "text", **plan})
    while live.table.phase == "playing":
        seat = live.table.asked[0]
        assert live.table.state is not None
        await live.do(entries.Played(seat, live.table.state.actions(seat)[-1].text))
    return live


def suspects(seat: int, target: int) -> entries.Talked:
    return entries.Talked(seat, {"kind": "suspect", "target": target})


def played_log(*talk: AnyEntry) -> list[AnyEntry]:
    """A game of one round between three people; one of them talks when it begins."""
    plan = Plan(seats=3, rounds=1)
    log: list[AnyEntry] = [Opened(plan, "p0", SECRET, "0")]
    log += [entries.Sat(seat, f"p{seat}", f"P{seat}") for seat in range(3)]
    log += [entries.Started(), *talk]
    table = Table.of("AAAAAA", log)
    while table.state is not None and not table.state.over:
        seat = table.asked[0]
        log.append(entries.Played(seat, table.state.actions(seat)[-1].text))
        table.do(log[-1])
    return log


def test_a_game_is_summed_up_by_round_role_and_suspicion() -> None:
    log = played_log(suspects(1, 0), suspects(1, 0), suspects(2, 0), suspects(0, 2))
    summary = summary_of(log)
    table = Table.of("AAAAAA", log)
    assert summary is not None
    assert table.state is not None
    (result,) = table.state.public()["results"]
    (part,) = summary.rounds
    assert part.roles == result["dwarfs"]
    assert part.suspicions == [(0, 2), (1, 0), (2, 0)]
    paid = [payment["seat"] for payment in result["paid"]]
    assert part.gainers == sorted({*paid})
    assert summary.winners == list(table.state.winners)


def test_lessons_continued_and_unfinished_games_do_not_count() -> None:
    first, *rest = played_log()
    assert isinstance(first, Opened)
    assert summary_of([first, *rest]) is not None
    assert summary_of([first, *rest[:-1]]) is None
    assert summary_of([first, *rest[:-1], entries.Stopped()]) is None
    assert summary_of([Opened(first.plan, "p0", SECRET, "0", seed=7), *rest]) is None
    assert summary_of([]) is None


async def test_the_numbers_of_a_person_are_those_of_their_finished_games(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        games = [await finished(inn) for _ in range(3)]
        running = await started(inn, seats=3)
        told = await inn.people.history("p0", "here")
        assert (told.games, told.complete) == (3, True)
        states = [live.table.state for live in games]
        assert told.wins == sum(0 in state.winners for state in states if state is not None)
        assert sum(tally.played for tally in told.by_role) == 3
        assert [past.code for past in told.last] == [g.table.code for g in reversed(games)]
        assert running.table.code not in [past.code for past in told.last]
        together = sum(partner.played for partner in told.partners)
        dwarfs = [state.public()["results"][0]["dwarfs"] for state in states if state]
        assert together == sum(roles[0] == other for roles in dwarfs for other in roles[1:])
        assert all(partner.name in ("P1", "P2") for partner in told.partners)
        nobody = await inn.people.history("a stranger", "here")
        assert (nobody.games, nobody.last, nobody.partners) == (0, [], [])


def test_a_huge_history_is_counted_in_part_and_one_question_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "MOST_GAMES", 2)
    monkeypatch.setattr(people, "AT_ONCE", 1)

    async def course() -> None:
        async with house(tmp_path) as inn:
            for _ in range(3):
                await finished(inn)
            asked = asyncio.create_task(inn.people.history("p0", "here"))
            await asyncio.sleep(0)
            with pytest.raises(Problem, match="too-many-requests"):
                await inn.people.history("p0", "here")
            told = await asked
            assert (told.games, told.complete) == (2, False)

    asyncio.run(course())


def everything(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in sorted(folder.iterdir()))


def test_nothing_of_a_deleted_person_is_left(tmp_path: Path) -> None:
    async def course() -> None:
        async with house(tmp_path) as inn:
            over = await finished(inn)
            await over.do(entries.Talked(0, {"kind": "text", "text": "I live in Oslo"}))
            assert b"Oslo" in everything(tmp_path)
            running = await started(inn, seats=3)
            lobby = await inn.open(Plan(seats=3), "p0")
            await lobby.do(entries.Sat(1, "p0", "Annabel"))
            foreign = await inn.open(Plan(seats=3), "host", faces={"P0": 3})
            await foreign.do(entries.Sat(0, "p0", "P0"))
            left = await inn.open(Plan(seats=3), "host")
            await left.do(entries.Sat(0, "p0", "P0"))
            await left.do(entries.LeftSeat(0))
            assert left.table.code not in [one.table.code for one in await inn.tables_of("p0")]
            late = await inn.open(Plan(seats=3), "host")
            for seat in range(3):
                await late.do(entries.Sat(seat, f"p{seat}", f"P{seat}", sealed="ab" * 32))
            for entry in (entries.Closed(), entries.Reopened(), entries.LeftSeat(0)):
                await late.do(entry)
            codes = [live.table.code for live in (over, running, lobby)]
            winners = over.table.state.winners if over.table.state else ()
            assert (await inn.people.history("p1", "here")).games == 1

            await inn.forget("p0")
            tables = [(await inn.table(code)).table for code in codes]
            assert tables[0].state is not None
            assert tables[0].state.winners == winners, "the game itself is the same"
            assert [seat.name for seat in tables[0].seats] == ["A player", "P1", "P2"]
            assert tables[0].talk[-1].text == "…"
            assert tables[1].seats[0].stand_in == "asked"
            assert tables[2].seats[1].is_open
            assert (await inn.people.history("p0", "here")).games == 0
            assert (await inn.table(foreign.table.code)).table.seats[0].is_open
            withheld = [["A player (A)", "P1 (B)", "P2 (C)"]]
            listed = {one.table.code: one.table for one in await inn.tables_of("host")}
            assert listed[late.table.code].withheld == withheld, "it stays clear whose text it was"
            assert (await inn.table(late.table.code)).table.withheld == withheld
            names = (await inn.people.history("p1", "here")).last[0].names
            assert names == ["A player", "P1", "P2"]
            await inn.forget("p1")
            again = (await inn.table(codes[0])).table
            assert [seat.name for seat in again.seats] == ["A player", "A player 2", "P2"]

    asyncio.run(course())
    left = everything(tmp_path)
    for trace in (b'"p0"', b'"P0"', b"Annabel", b"Oslo", b'"p1"', b'"P1"'):
        assert trace not in left, trace
    assert b'"P2"' in left


async def test_everybody_has_their_own_page_export_and_end(tmp_path: Path) -> None:
    async with front(tmp_path) as one, asking(one) as ann, asking(one, "192.0.2.2") as bob:
        plan = {"seats": 3, "bots": [None, None, "random"]}
        code = (await ann.post("/tables", json=plan)).json()["table"]["code"]
        await ann.put(f"/tables/{code}/seats/0", json={"name": "Ann"})
        await bob.put(f"/tables/{code}/seats/1", json={"name": "Bob"})
        await ann.post(f"/tables/{code}/start")
        live = await one.registry.table(code)
        while live.table.state is not None and not live.table.state.over:
            seat = live.table.asked[0]
            text = live.table.state.actions(seat)[-1].text
            await live.do(entries.Played(seat, text))
        told = (await ann.get("/me")).json()
        assert told["games"] == 1
        assert told["last"][0]["mine"] == [0]
        assert (await bob.get("/me")).json()["last"][0]["mine"] == [1]

        running = (await ann.post("/tables", json=plan)).json()["table"]["code"]
        export = await ann.get("/me/export")
        assert "attachment" in export.headers["content-disposition"]
        tables = {table["table"]["code"]: table for table in export.json()["tables"]}
        assert set(tables) == {code, running}
        did = [entry["entry"] for entry in tables[code]["did"]]
        assert {entry["seat"] for entry in did} == {0}
        assert {"sat", "played"} <= {entry["entry"] for entry in did}
        secret = (await one.registry.table(running)).table.opened.secret
        assert secret not in export.text
        assert "Bob" not in json.dumps(did)

        socket = Socket(one, code, cookie=f"pyrite={ann.cookies['pyrite']}")
        socket.say(type="hello", seat=0)
        await socket.frames(2)
        gone = await ann.delete("/me")
        assert gone.status_code == 204
        assert "Max-Age=0" in gone.headers["set-cookie"]
        await socket.leave()
        assert (await ann.get("/me/tables")).json() == []
        seats = (await bob.get(f"/tables/{code}")).json()["table"]["seats"]
        assert [seat["name"] for seat in seats[:2]] == ["A player", "Bob"]
        assert (await bob.get("/me")).json()["games"] == 1


async def test_asking_for_exports_again_and_again_is_refused(tmp_path: Path) -> None:
    async with front(tmp_path, exports_per_hour=2) as one, asking(one) as ann:
        assert (await ann.get("/me/export")).status_code == 200
        refused = await ann.get("/me/export")
        assert (refused.status_code, refused.json()["message"]["id"]) == (
            429,
            "too-many-requests",
        )
        assert int(refused.headers["retry-after"]) > 0


def test_games_with_every_kind_of_role_can_be_summed_up() -> None:
    for game, options in (("lostmines", {}), ("saboteur", {"modules": ["saboteur2"]})):
        state = new_game(game, seed=3, seats=4, **options)
        state.play_random(1)
        for result in state.public()["results"]:
            assert len(result["dwarfs"]) == 4
            people._gainers(result["paid"])
