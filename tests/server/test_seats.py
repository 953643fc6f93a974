"""Before and after the game over HTTP: seats, bots, start, rematch, records, replays."""

import asyncio
from typing import Any

import httpx
import pytest
from server.conftest import NewServer
from server.kept import log_of, replayed
from server.plain_client import patched
from server.player import Person, Player, canonical, seated
from server.running import Server

from pyrite.protocol.table import Plan
from pyrite.server.entries import Opened, Sat
from pyrite.server.table import Table


def problem(person: Person, method: str, path: str, body: Any = None) -> tuple[int, str]:
    """The status and the id of a refusal."""
    answer = person.ask(method, path, body)
    assert answer.headers["content-type"] == "application/problem+json"
    return answer.status_code, answer.json()["message"]["id"]


def seats(person: Person, code: str) -> list[dict[str, Any]]:
    """Who holds which seat."""
    found: list[dict[str, Any]] = person.do("GET", f"/tables/{code}")["table"]["seats"]
    return found


def played_out(server: Server, **plan: Any) -> tuple[str, list[Person], list[Player]]:
    """A finished game of two people and bots."""
    code, people = seated(server, 2, bots=[None, None, "random"], pace=0, **plan)

    async def game() -> list[Player]:
        players = [Player(person, code, seat) for seat, person in enumerate(people)]
        players.append(Player(people[0], code, None))
        for player in players:
            await player.join()
        await asyncio.gather(*(player.play() for player in players))
        for player in players:
            await player.leave()
        return players

    return code, people, asyncio.run(game())


def stopped_game(server: Server) -> tuple[Person, str]:
    """A game that its only person has stopped; who that is, and the code."""
    code, (person,) = seated(server, 1, seats=3, bots=[None, "random", "random"])

    async def stop() -> None:
        player = Player(person, code, 0)
        await player.join()
        await player.until("presence")
        await player.send(type="propose", what="stop", id=1)
        await player.until("done")
        await player.leave()

    asyncio.run(stop())
    return person, code


def test_seats_are_taken_and_left(server: Server) -> None:
    host, guest = Person(server), Person(server)
    code = host.open(seats=3)
    host.sit(code, 0, "Ann")
    guest.sit(code, 2, "Bob")
    assert [seat.get("name") for seat in seats(host, code)] == ["Ann", None, "Bob"]
    assert problem(guest, "PUT", f"/tables/{code}/seats/0", {"name": "B"}) == (409, "seat-taken")
    assert problem(guest, "PUT", f"/tables/{code}/seats/1", {"name": "Ann"}) == (409, "name-taken")
    assert problem(guest, "DELETE", f"/tables/{code}/seats/0") == (403, "host-only")
    assert problem(guest, "PUT", f"/tables/{code}/seats/9", {"name": "B"})[1] == "seat-unknown"
    guest.do("DELETE", f"/tables/{code}/seats/2")
    host.do("DELETE", f"/tables/{code}/seats/0")
    assert seats(host, code) == [{}, {}, {}]


@pytest.mark.parametrize(
    "name", ["ann", "A\u00adnn", "Ａｎｎ", "Ann\ufe0f", "\u0410nn", " Ann\u3164"]
)
def test_nobody_can_look_like_another_at_the_table(server: Server, name: str) -> None:
    host, guest = Person(server), Person(server)
    code = host.open(seats=3)
    host.sit(code, 0, "Ann")
    assert problem(guest, "PUT", f"/tables/{code}/seats/1", {"name": name}) == (409, "name-taken")
    host.sit(code, 0, "ANN")
    assert seats(host, code)[0]["name"] == "ANN", "your own name can change"


@pytest.mark.parametrize(
    ("name", "id"),
    [("\u3164", "name-wrong"), ("\u0323" * 7 + "z", "name-marks"), ("A\x07", "name-sign")],
)
def test_names_can_be_seen(server: Server, name: str, id: str) -> None:
    person = Person(server)
    code = person.open(seats=3)
    assert problem(person, "PUT", f"/tables/{code}/seats/0", {"name": name}) == (422, id)
    assert problem(person, "POST", "/lessons/digger", {"name": name}) == (422, id)


def test_no_person_has_the_name_of_a_bot(server: Server) -> None:
    """Nobody may take it, and a bot that sits down later or in a rematch takes another one."""
    host, guest = Person(server), Person(server)
    code = host.open(seats=3, bots=["random", "random"])
    drawn = [seat.get("name") for seat in seats(host, code)]
    wanted = {"name": drawn[1].upper()}
    assert problem(guest, "PUT", f"/tables/{code}/seats/2", wanted) == (409, "name-taken")
    host.do("DELETE", f"/tables/{code}/seats/1")
    guest.do("PUT", f"/tables/{code}/seats/2", wanted)
    host.do("PUT", f"/tables/{code}/seats/1/bot", {"bot": "random"})
    guest.start(code)

    async def end() -> None:
        player = Player(guest, code, 2)
        await player.join()
        await player.send(type="propose", what="stop", id=1)
        await player.until("done")
        await player.leave()

    asyncio.run(end())
    again = guest.do("POST", f"/tables/{code}/rematch")["table"]
    for row in (seats(host, code), again["seats"]):
        bot, person = row[1]["name"], row[2]["name"]
        assert person == wanted["name"] != bot.upper()


def test_a_table_of_an_older_version_keeps_names_that_look_alike() -> None:
    opened = Opened(Plan(seats=3, bots=[None, None, "random"]), "p", "00" * 32, "0.2.0")
    bot = Table("ABCDEF", opened).seats[2].name or ""
    names = bot.upper(), f"{bot}\u3164"
    table = Table.of("ABCDEF", [opened, *(Sat(n, f"p{n}", name) for n, name in enumerate(names))])
    assert tuple(seat.name for seat in table.seats[:2]) == names
    assert table.seats[2].name not in (bot, None)
    table.check_name(1, names[1])  # the same seat again, with a seal


@pytest.mark.parametrize("name", ["", "x" * 25, 5, None])
def test_names_have_a_length(server: Server, name: Any) -> None:
    person = Person(server)
    code = person.open(seats=3)
    assert person.ask("PUT", f"/tables/{code}/seats/0", {"name": name}).status_code == 400


@pytest.mark.parametrize("face", [-1, 2880, 1.5, "merry", [7], True])
def test_bad_faces_are_refused(server: Server, face: Any) -> None:
    person = Person(server)
    code = person.open(seats=3)
    body = {"name": "Ann", "face": face}
    assert person.ask("PUT", f"/tables/{code}/seats/0", body).status_code == 400


def test_faces_are_chosen_and_no_two_have_the_same_colour(server: Server) -> None:
    host, guest = Person(server), Person(server)
    code = host.open(seats=12, modules=["saboteur2"], bots=[None, None, *["random"] * 10])
    host.do("PUT", f"/tables/{code}/seats/0", {"name": "Ann", "face": 1234})
    guest.do("PUT", f"/tables/{code}/seats/1", {"name": "Bob", "face": 1234})
    faces = [seat["face"] for seat in seats(host, code)]
    assert [face // 12 for face in faces[:2]] == [1234 // 12] * 2, "only the colour may differ"
    assert len({face % 12 for face in faces}) == 12
    host.sit(code, 0, "Anna")
    assert seats(host, code)[0] == {"name": "Anna", "face": faces[0]}, "a new name, the same face"


def test_bots_come_and_go(server: Server) -> None:
    host, stranger = Person(server), Person(server)
    code = host.open(seats=3, bots=["random"])
    host.do("PUT", f"/tables/{code}/seats/1/bot", {"bot": "medium"})
    assert [seat.get("bot") for seat in seats(host, code)] == ["random", "medium", None]
    assert problem(stranger, "PUT", f"/tables/{code}/seats/2/bot", {"bot": "random"})[0] == 403
    refusal = problem(host, "PUT", f"/tables/{code}/seats/2/bot", {"bot": "no"})
    assert refusal == (422, "bot-unknown")
    host.do("PUT", f"/tables/{code}/seats/2/bot", {"bot": "master"})
    host.do("DELETE", f"/tables/{code}/seats/2")
    host.do("DELETE", f"/tables/{code}/seats/1")
    assert [seat.get("bot") for seat in seats(host, code)] == ["random", None, None]


@pytest.mark.parametrize(
    "plan",
    [
        {"game": "lostmines"},
        {"modules": ["y2019_veto"]},
        {"deck": {"base": {"actions": {"map": 5}}}},
    ],
    ids=str,
)
def test_a_bot_plays_only_what_it_has_learned(server: Server, plan: dict[str, Any]) -> None:
    host = Person(server)
    assert [one["modules"] for one in host.do("GET", "/games")["learned"]["master"]] == [
        [],
        ["saboteur2"],
    ]
    wanted = {**plan, "seats": 4, "bots": ["master"]}
    assert problem(host, "POST", "/tables", wanted) == (422, "bot-not-learned")
    code = host.open(**plan, seats=4)
    refusal = problem(host, "PUT", f"/tables/{code}/seats/2/bot", {"bot": "master"})
    assert refusal == (422, "bot-not-learned")


def test_a_game_begins_when_all_seats_are_taken(server: Server) -> None:
    host = Person(server)
    code = host.open(seats=3, bots=["random", "random"])
    assert problem(host, "POST", f"/tables/{code}/start") == (409, "seats-open")
    host.sit(code, 2)
    assert problem(Person(server), "POST", f"/tables/{code}/start")[0] == 403
    host.start(code)
    assert problem(host, "POST", f"/tables/{code}/start")[0] == 409
    assert problem(host, "DELETE", f"/tables/{code}/seats/2")[0] == 409


def test_what_is_not_over_is_not_shown(server: Server) -> None:
    code, people = seated(server, 3, seats=3)
    for what in ("record", "replay", "replay?open=true", "shuffle"):
        assert problem(people[0], "GET", f"/tables/{code}/{what}") == (409, "phase-not-over")
    for what in ("rematch", "continue"):
        body = {"actions": 0} if what == "continue" else None
        assert problem(people[0], "POST", f"/tables/{code}/{what}", body)[0] == 409


def test_a_finished_game_goes_on_in_every_way(server: Server) -> None:
    code, people, players = played_out(server, seats=3, rounds=1)
    new = [person.do("POST", f"/tables/{code}/rematch") for person in people]
    assert new[0]["table"]["code"] == new[1]["table"]["code"] != code
    assert [one["mine"] for one in new] == [[0], [1]]
    assert [seat.get("bot") for seat in new[0]["table"]["seats"]] == [None, None, "random"]
    faces = [seat["face"] for seat in seats(people[0], code)]
    assert [seat["face"] for seat in new[0]["table"]["seats"]] == faces
    assert people[0].do("GET", f"/tables/{code}/replay")["faces"] == faces
    replays_show_what_was_seen(people[0], code, players)
    log = log_of(server.database, code)
    at = 5
    body = {"actions": at, "bots": [None, "random", "random"]}
    table = people[0].do("POST", f"/tables/{code}/continue", body)["table"]
    assert table["commitment"] == "", "its cards are those of the old game"
    again = table["code"]
    people[0].sit(again, 0)
    people[0].start(again)
    states = [table.state for table in replayed(log) if table.state is not None]
    assert states[-1].played is not None
    assert asyncio.run(first_view(people[0], again)) == players[0].seen[states_version(log, at)]
    refusal = problem(people[0], "POST", f"/tables/{code}/continue", {"actions": 99_999})
    assert refusal == (422, "moment-unknown")


def test_all_who_want_a_rematch_at_once_find_one_table(new_server: NewServer) -> None:
    """The first of them opens it, which counts; the others open none and pay nothing."""
    server = new_server(limits={"tables_per_hour": 6})  # three at once
    person, code = stopped_game(server)

    async def all_at_once() -> list[httpx.Response]:
        url = f"http://127.0.0.1:{server.port}/api/tables/{code}/rematch"
        async with httpx.AsyncClient(headers=person.cookie, trust_env=False, timeout=60) as browser:
            return await asyncio.gather(*(browser.post(url) for _ in range(20)))

    answers = asyncio.run(all_at_once())
    assert {answer.status_code for answer in answers} == {201}
    new = {answer.json()["table"]["code"] for answer in answers}
    tables = {one["table"]["code"] for one in person.do("GET", "/me/tables")}
    assert tables == {code} | new
    assert len(new) == 1
    person.open(seats=3)
    assert problem(person, "POST", "/tables", {"seats": 3}) == (429, "too-many-tables")
    assert {person.do("POST", f"/tables/{code}/rematch")["table"]["code"]} == new


def test_a_rematch_too_many_is_refused(new_server: NewServer) -> None:
    server = new_server(limits={"tables_per_hour": 2})  # one at once
    person, code = stopped_game(server)
    rematch = f"/tables/{code}/rematch"
    assert problem(person, "POST", rematch) == (429, "too-many-tables")
    assert [one["table"]["code"] for one in person.do("GET", "/me/tables")] == [code]


def states_version(log: list[Any], actions: int) -> int:
    """The version of a table after so many actions."""
    for table in replayed(log):
        if table.state is not None and len(table.state.played or ()) == actions:
            return table.version
    raise AssertionError("so long was it not")


async def first_view(person: Person, code: str) -> bytes:
    """What seat 0 sees first."""
    player = Player(person, code, 0)
    await player.join()
    await player.until("welcome")
    await player.leave()
    return canonical(player.public, player.private)


def replays_show_what_was_seen(person: Person, code: str, players: list[Player]) -> None:
    """From every seat's eyes, and from a watcher's, moment by moment."""
    for player in players:
        which = "" if player.seat is None else f"?seat={player.seat}"
        replay = person.do("GET", f"/tables/{code}/replay{which}")
        public, private, views = {}, {}, []
        for frame in replay["frames"]:
            public = patched(public, frame["public"]) if views else frame["public"]
            private = patched(private, frame["private"]) if views else frame["private"]
            views.append(canonical(public, private))
        seen = [view for view in player.seen.values() if view != canonical(None, None)]
        assert views == seen


def test_a_game_over_one_may_see_what_all_held(server: Server) -> None:
    code, people, _ = played_out(server, seats=3, rounds=1)
    path = f"/tables/{code}/replay?open=true"
    packed = people[0].ask("GET", path)
    replay = packed.json()
    people[0].cookie["Accept-Encoding"] = "gzip;q=0, identity"
    plain = people[0].ask("GET", path)
    assert (plain.json(), "content-encoding" in plain.headers) == (replay, False)
    assert packed.headers["content-encoding"] == "gzip"
    assert 5 * int(packed.headers["content-length"]) < int(plain.headers["content-length"])
    private = replay["frames"][0]["private"]
    assert set(private) == {"0", "1", "2"}
    assert sorted(private["0"]["goals"].values()) == ["stone1", "stone2", "treasure"]
    assert people[0].ask("GET", f"/tables/{code}/record").status_code == 200
    mine = people[1].do("GET", "/me/tables")
    assert [one["mine"] for one in mine if one["table"]["code"] == code] == [[1]]
    assert Person(server).do("GET", "/me/tables") == []


def test_public_tables_are_listed_and_others_are_not(server: Server) -> None:
    person = Person(server)
    shown, hidden = person.open(seats=3, public=True), person.open(seats=3)
    listed = [table["code"] for table in Person(server).do("GET", "/tables")]
    assert shown in listed
    assert hidden not in listed
    assert problem(person, "GET", "/tables/AAAAAA") == (404, "table-unknown")
