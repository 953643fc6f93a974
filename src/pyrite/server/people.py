"""The games of one person, their export, and how the server forgets a person.

A person is known by a cookie only. Finished games are read again from their entries, in a worker
process and once each, because a long history takes seconds. Only finished games are counted, so
nothing here tells what is still hidden.
"""

import asyncio
import gzip
import secrets
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import chain
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pyrite.core.fair_shuffle import name_and_letter
from pyrite.core.messages import PyriteError
from pyrite.core.names import looks
from pyrite.core.talk import TEXT, Talk
from pyrite.core.views import round_of
from pyrite.lang import Speaker
from pyrite.protocol import requests
from pyrite.protocol.table import TableInfo
from pyrite.server import entries
from pyrite.server.entries import AnyEntry, Opened, decode_entry, encode_entry
from pyrite.server.listing import words_of
from pyrite.server.problems import Problem, TooMany
from pyrite.server.storage import FORMER, HOST, Held, Storage
from pyrite.server.table import Table
from pyrite.server.workers import Workers

MOST_GAMES = 200  # counted, the latest
MOST_LAST = 20  # listed
MOST_PARTNERS = 12
MOST_EXPORTED = 2_000  # tables
MOST_KEPT = 2_000  # games whose summary is cached
AT_ONCE = 20  # tables in one turn of a worker, so that others need not wait long
NO_TEXT = "…"  # in place of what a person has written
T = TypeVar("T")
Rows = list[tuple[int, float, bytes]]  # number, time, body
Stored = tuple[Held, Rows]  # a table with its entries
read_info = msgspec.json.Decoder(TableInfo).decode


class Holder(Struct, frozen=True):
    """A seat in a finished game."""

    person: str | None
    name: str | None


class Round(Struct, frozen=True):
    """A finished round: the role of each seat, who earned gold, and who suspected whom."""

    roles: list[str]
    gainers: list[int]
    suspicions: list[tuple[int, int]]  # each pair once


class Summary(Struct, frozen=True):
    """What is counted of a finished game."""

    game: str
    seats: list[Holder]
    winners: list[int]
    scores: list[int]
    rounds: list[Round]


class People:
    """Answers what a person asks about themselves, one question at a time for an address."""

    def __init__(self, storage: Storage, workers: Workers) -> None:
        self.storage = storage
        self.workers = workers
        self.kept: OrderedDict[str, Summary | None] = OrderedDict()
        self.asking: set[str] = set()  # addresses

    async def history(self, person: str, address: str) -> requests.History:
        """Return what a person has played, won and heard about themselves."""
        with self._one_question(address):
            return await self._history(person, address)

    async def export(self, person: str, address: str) -> bytes:
        """Return everything that is stored about a person, as gzipped JSON."""
        with self._one_question(address):
            history = await self._history(person, address)
            held = await asyncio.to_thread(self.storage.held_by, person, MOST_EXPORTED + 1)
            work = partial(own_tables, person)
            tables = await self._read(person, address, held[:MOST_EXPORTED], work)
            browsers = await asyncio.to_thread(self.storage.subscriptions_of, person)
            notified = [
                requests.OwnSubscription(one.endpoint, one.lang, one.at) for one in browsers
            ]
            whole = requests.Export(
                time.time(), history, tables, notified, len(held) <= MOST_EXPORTED
            )
            return await asyncio.to_thread(lambda: gzip.compress(msgspec.json.encode(whole)))

    def forget_table(self, code: str) -> None:
        """Drop a summary, because a name in it has changed."""
        self.kept.pop(code, None)

    @contextmanager
    def _one_question(self, address: str) -> Iterator[None]:
        if address in self.asking:
            raise TooMany("too-many-requests", 1)
        self.asking.add(address)
        try:
            yield
        finally:
            self.asking.discard(address)

    async def _read(
        self,
        person: str,
        address: str,
        held: Sequence[Held],
        work: Callable[[list[Stored]], list[T]],
    ) -> list[T]:
        """Let a worker read tables, a few at a time."""
        made: list[T] = []
        worker = self.workers.find(person, is_slow=True)
        for start in range(0, len(held), AT_ONCE):
            stored = await asyncio.to_thread(self._stored, held[start : start + AT_ONCE])
            made += await worker.run([address], partial(list, stored), work)
        return made

    def _stored(self, held: Iterable[Held]) -> list[Stored]:
        return [(table, self.storage.rows(table.code)) for table in held]

    async def _history(self, person: str, address: str) -> requests.History:
        held = await asyncio.to_thread(self.storage.held_by, person, MOST_GAMES + 1, 0, "over")
        counted = held[:MOST_GAMES]
        found = {table.code: self.kept[table.code] for table in counted if table.code in self.kept}
        unknown = [table for table in counted if table.code not in found]
        made = await self._read(person, address, unknown, summaries)
        found |= {table.code: summary for table, summary in zip(unknown, made, strict=True)}
        self._keep(found)
        return await asyncio.to_thread(tallied, person, counted, found, len(held) <= MOST_GAMES)

    def _keep(self, found: dict[str, Summary | None]) -> None:
        for code, summary in found.items():
            self.kept[code] = summary
            self.kept.move_to_end(code)
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)


def tallied(
    person: str, held: Sequence[Held], found: dict[str, Summary | None], complete: bool
) -> requests.History:
    """Count the games of a person."""
    games: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    roles: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0])
    partners: defaultdict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0])
    names: dict[str, str] = {}  # the latest of each partner
    suspected: Counter[str] = Counter()
    last = []
    for table in held:
        game = found[table.code]
        if game is None:
            continue
        mine = [number for number, seat in enumerate(game.seats) if seat.person == person]
        if not mine:
            continue
        games[game.game] += 1
        wins[game.game] += bool({*mine} & {*game.winners})
        called = [seat.name for seat in game.seats]
        past = (table.code, game.game, table.changed, called, mine, game.winners, game.scores)
        last.append(requests.PastGame(*past))
        for part in game.rounds:
            for seat in mine:
                role, won = part.roles[seat], seat in part.gainers
                _count(roles[role], won)
                suspected[role] += sum(target == seat for _, target in part.suspicions)
                for other, holder in enumerate(game.seats):
                    if holder.person in (None, person) or part.roles[other] != role:
                        continue
                    names.setdefault(holder.person or "", holder.name or "")
                    _count(partners[holder.person or "", role], won)
    most = sorted(partners.items(), key=lambda one: -one[1][0])[:MOST_PARTNERS]
    return requests.History(
        games=games.total(),
        wins=wins.total(),
        by_game=[requests.Tally(name, n, wins[name]) for name, n in games.most_common()],
        by_role=_tallies(roles),
        partners=[requests.Partner(names[other], role, *counts) for (other, role), counts in most],
        suspected=[requests.Suspected(role, n) for role, n in suspected.most_common() if n],
        last=last[:MOST_LAST],
        complete=complete,
    )


def _count(counts: list[int], won: bool) -> None:
    counts[0] += 1
    counts[1] += won


def _tallies(counts: dict[str, list[int]]) -> list[requests.Tally]:
    most = sorted(counts.items(), key=lambda one: -one[1][0])
    return [requests.Tally(name, played, won) for name, (played, won) in most]


# Everything from here to `forgotten` runs in a worker process.


def summaries(tables: Sequence[Stored]) -> list[Summary | None]:
    """Return what is counted of finished games; None for one that does not count."""
    return [summary_of([decode_entry(body) for _, _, body in rows]) for _, rows in tables]


def summary_of(log: Sequence[AnyEntry]) -> Summary | None:
    """Return what is counted of a game; None for lessons and for continued or stopped games."""
    first = log[0] if log else None
    if not isinstance(first, Opened) or first.lesson or first.seed is not None:
        return None
    try:
        table, suspicions = _played_again(first, log[1:])
    except (PyriteError, Problem):
        return None  # made with other rules
    if table.state is None or not table.state.over:
        return None
    view = table.state.public()
    rounds = [
        Round(list(one["dwarfs"]), _gainers(one["paid"]), sorted(suspicions[one["round"]]))
        for one in view["results"]
        if one.get("dwarfs")
    ]
    seats = [Holder(seat.person, seat.name) for seat in table.seats]
    scores, winners = list(table.state.scores), list(table.state.winners)
    return Summary(table.plan.game, seats, winners, scores, rounds)


def _played_again(
    first: Opened, rest: Sequence[AnyEntry]
) -> tuple[Table, defaultdict[int, set[tuple[int, int]]]]:
    """Return the table, and by round which seats said that they suspect which."""
    table = Table("", first)
    found: defaultdict[int, set[tuple[int, int]]] = defaultdict(set)
    now: int | None = None  # the round; None if it must be looked up again
    for entry in rest:
        table.do(entry)
        if isinstance(entry, entries.Played):
            now = None
        elif isinstance(entry, entries.Talked) and table.state is not None:
            talk = table.talk[-1]
            if talk.kind == "suspect" and talk.target is not None:
                now = round_of(table.state.public()) if now is None else now
                found[now].add((talk.seat, talk.target))
    return table, found


def _gainers(paid: Iterable[dict[str, Any]]) -> list[int]:
    """Return the seats whose gold grew; a gold card without a shown value is at least one."""
    gold: Counter[int] = Counter()
    for payment in paid:
        gold[payment["seat"]] += payment["amount"] or int(payment["won"] is not None)
    return sorted(seat for seat, amount in gold.items() if amount > 0)


def own_tables(person: str, tables: Sequence[Stored]) -> list[requests.OwnTable]:
    """Return tables with everything a person did there and nothing that others did."""
    return [
        requests.OwnTable(
            read_info(table.info),
            sorted({*table.seats} - {HOST, FORMER}),
            HOST in table.seats,
            [requests.OwnEntry(at, msgspec.json.decode(body)) for at, body in _own(person, rows)],
        )
        for table, rows in tables
    ]


def _own(person: str, rows: Rows) -> Iterable[tuple[float, bytes]]:
    """Yield a person's entries; the first one of a table has its secret and is left out."""
    holders: dict[int, str | None] = {}
    for _, at, body in rows:
        entry = decode_entry(body)
        seat = getattr(entry, "by", getattr(entry, "seat", None))
        if isinstance(entry, entries.Sat):
            holders[entry.seat] = entry.person
        if seat is not None and holders.get(seat) == person:
            yield at, body
        if isinstance(entry, (entries.LeftSeat, entries.BotSat)):
            holders[entry.seat] = None


# How a person is forgotten


def forget_at(storage: Storage, person: str, code: str) -> None:
    """Take a person out of a stored table; blocks, and belongs into the writing thread."""
    stored = storage.info(code)
    assert stored is not None, "tables are never deleted"
    bodies, info = forgotten(person, storage.rows(code), read_info(stored))
    storage.rewrite(person, code, bodies, msgspec.json.encode(info), words_of(info))


def forgotten(person: str, rows: Rows, info: TableInfo) -> tuple[dict[int, bytes], TableInfo]:
    """Return the entries that change, by number, and the table's public part without the person.

    The seats go to nobody in particular, called "A player". What the person wrote is left out. Only
    a text for the shuffle stays, because the cards follow from it.
    """
    log = {number: decode_entry(body) for number, _, body in rows}
    nobody = secrets.token_hex(16)
    sat = [entry for entry in log.values() if isinstance(entry, entries.Sat)]
    mine = dict.fromkeys(entry.name for entry in sat if entry.person == person)
    others = {look for entry in sat if entry.person != person for look in looks(entry.name)}
    own = dict(zip(mine, _free_names(info.plan.lang, others, len(mine)), strict=True))
    holders: dict[int, str] = {}
    changed: dict[int, bytes] = {}
    for number, entry in log.items():
        if isinstance(entry, entries.Sat):
            holders[entry.seat] = entry.person
        elif isinstance(entry, (entries.LeftSeat, entries.BotSat)):
            holders.pop(entry.seat, None)
        new = _without(entry, person, nobody, own, holders)
        if new is not entry:
            changed[number] = encode_entry(new)
    seats = [
        replace(seat, name=own[seat.name or ""]) if holders.get(number) == person else seat
        for number, seat in enumerate(info.seats)
    ]
    withheld = [[_renamed(text, own) for text in missing] for missing in info.withheld]
    return changed, replace(info, seats=seats, withheld=withheld)


def _renamed(text: str, own: dict[str, str]) -> str:
    """Return "A player (B)" for "Bob (B)"; tables from before seats were named have "Bob"."""
    name, letter = name_and_letter(text)
    return own[text] if text in own else f"{own[name]} {letter}" if name in own else text


def _without(
    entry: AnyEntry, person: str, nobody: str, own: dict[str, str], holders: dict[int, str]
) -> AnyEntry:
    """Return an entry without the person, whose `own` names have new ones; the same if it has."""
    if isinstance(entry, Opened) and (entry.host == person or own.keys() & entry.faces.keys()):
        faces = {own.get(name, name): face for name, face in entry.faces.items()}
        return replace(entry, host=nobody if entry.host == person else entry.host, faces=faces)
    if isinstance(entry, entries.Sat) and entry.person == person:
        return replace(entry, person=nobody, name=own[entry.name])
    if not isinstance(entry, entries.Talked) or holders.get(entry.seat) != person:
        return entry
    said = Talk.from_dict(entry.seat, entry.talk)  # older logs have parts of no meaning, too
    left = said._replace(text=NO_TEXT) if said.kind == TEXT else said
    return replace(entry, talk=left.as_dict())


def _free_names(lang: str, taken: set[str], count: int) -> list[str]:
    """Return "A player", "A player 2" and so on, without those that look like others' names."""
    name = Speaker(lang).say("person-gone")
    numbered = chain([name], (f"{name} {n}" for n in range(2, len(taken) + count + 2)))
    return [one for one in numbered if not taken & looks(one)][:count]
