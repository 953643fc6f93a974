"""What a client saw when it revealed a text for the shuffle, to compare it with the table later.

Whoever runs a server can restore an earlier state of a table. If clients revealed the same texts
again, its owner could try texts until they like the cards. So a client reveals a text under one
list of seals only, and writes down the table before it does. Whatever the table shows later must
follow from that.
"""

import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pyrite.core.fair_shuffle import name_and_letter
from pyrite.core.seats import seat_letter
from pyrite.protocol.table import TableInfo, is_code


class Proof(Protocol):
    """What a table says about its shuffle, during the game or after it."""

    @property
    def commitment(self) -> str:
        """The hash of the table's secret."""

    @property
    def seals(self) -> Sequence[str]:
        """The hashes of the players' texts, by seat."""

    @property
    def withheld(self) -> Sequence[Sequence[str]]:
        """For each failed deal, whose texts were missing."""


class Note(Struct, frozen=True, omit_defaults=True):
    """The table just before this client revealed the text of its seat."""

    seat: int
    table: TableInfo
    arrived: bool = False  # the table showed that it has the text
    broken: bool = False  # the table was seen in a state that cannot follow

    @property
    def seal(self) -> str:
        """The seal of the text."""
        return self.table.seals[self.seat]

    def is_of(self, proof: Proof) -> bool:
        """Return whether the proof counts as many failed deals, so that it is of the same deal."""
        return len(proof.withheld) == len(self.table.withheld)

    def fits(self, proof: Proof) -> bool:
        """Return whether a table that has dealt the cards could prove its shuffle like this."""
        then, now = seats_in(self.table.withheld), seats_in(proof.withheld)
        if proof.commitment != self.table.commitment or now[: len(then)] != then:
            return False
        if self.is_of(proof):
            return list(proof.seals) == self.table.seals
        return not self.arrived or f"({seat_letter(self.seat)})" not in now[len(then)]

    def allows(self, table: TableInfo, is_current: bool = False) -> bool:
        """Return whether an honest table can look like this; without `is_current`, also earlier."""
        if not self._is_about(table):
            return False
        deals, noted = len(table.withheld), len(self.table.withheld)
        if deals < noted or (deals == noted and table.phase == "lobby"):
            return not is_current and table.version < self.table.version
        return self.fits(table) and (not self.is_of(table) or self._has_same_seats(table))

    def _is_about(self, table: TableInfo) -> bool:
        """Return whether it is the same table; the order of cards in a deck matters, too."""
        same_plan = msgspec.json.encode(table.plan) == msgspec.json.encode(self.table.plan)
        return same_plan and table.commitment == self.table.commitment

    def compared(self, table: TableInfo, is_current: bool = False) -> "Note":
        """Return the note with what this table adds to it."""
        is_there = table.phase == "revealing" and self.seat not in table.unrevealed
        return replace(
            self,
            arrived=self.arrived or (is_there and self.is_of(table)),
            broken=self.broken or not self.allows(table, is_current),
        )

    def _has_same_seats(self, table: TableInfo) -> bool:
        """Return whether bots sit where they sat, and this client's player, too.

        Other players may have deleted their names since.
        """
        bots = [seat.bot for seat in table.seats] == [seat.bot for seat in self.table.seats]
        return bots and table.seats[self.seat].name == self.table.seats[self.seat].name


class Notes:
    """All notes of a client, by table; in a folder they outlive the process.

    A note is added to the file of its table before the text is sent. Nothing is ever replaced.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.problem: OSError | None = None  # why the latest note is only in memory
        self._kept: dict[str, dict[str, Note]] = {}  # by code and seal

    def at(self, code: str) -> tuple[Note, ...]:
        """Return the notes about a table, oldest first."""
        return tuple(self._at(code).values())

    def add(self, code: str, note: Note) -> None:
        """Keep a note; of one that is already kept, only `arrived` and `broken` can change."""
        notes = self._at(code)
        _merge(notes, note)
        file = self._file(code)
        if file is None:
            return
        try:
            _append(file, msgspec.json.encode(notes[note.seal]))
        except OSError as error:
            self.problem = error

    def _at(self, code: str) -> dict[str, Note]:
        if code not in self._kept:
            self._kept[code] = {}
            for note in self._read(code):
                _merge(self._kept[code], note)
        return self._kept[code]

    def _read(self, code: str) -> list[Note]:
        """Return the notes in the file of a table, without lines that were cut off."""
        file = self._file(code)
        try:
            lines = file.read_bytes().splitlines() if file is not None else []
        except FileNotFoundError:
            return []
        except OSError as error:
            self.problem = error
            return []
        notes = []
        for line in lines:
            with suppress(msgspec.DecodeError):
                notes.append(msgspec.json.decode(line, type=Note))
        return notes

    def _file(self, code: str) -> Path | None:
        """Return the file of a table; None without a folder or for an impossible code."""
        if self.folder is None or not is_code(code):
            return None
        return self.folder / f"{code}.jsonl"


def proven(notes: Iterable[Note], proof: Proof) -> bool | None:
    """Return whether the notes agree with a finished game; None if none is of its deal."""
    notes = tuple(notes)
    if any(note.broken or not note.fits(proof) for note in notes):
        return False
    return any(note.is_of(proof) for note in notes) or None


def seats_in(withheld: Sequence[Sequence[str]]) -> list[list[str]]:
    """Return whose texts were missing without the names, which players may delete: `["(B)"]`."""
    return [[name_and_letter(text)[1] for text in texts] for texts in withheld]


def _merge(notes: dict[str, Note], note: Note) -> None:
    first = notes.get(note.seal, note)
    is_other = first.table != note.table  # two processes were shown different ones at once
    notes[note.seal] = replace(
        first,
        arrived=first.arrived or note.arrived,
        broken=first.broken or note.broken or is_other,
    )


def _append(file: Path, line: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    number = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    with open(number, "wb", buffering=0) as opened:
        opened.write(b"\n%b\n" % line)  # the line before may have been cut off
        os.fsync(number)
