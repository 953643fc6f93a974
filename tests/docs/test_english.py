"""The words people read are plain English, by what scripts/check_english.py knows."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
ONCE_SHOWN = """\
Seat D lays broken pick before seat E.
You lay trapped before seat C.
C removes trapped from before itself.
Seat E brings down tunnel ╦ at 1,0.
Seat B reaches the goal at 8,2: treasure.
looks at the hidden card at 8,0
Seat D is to play …
Choose somebody
Choose a lit place
No face-up card lies beside 5,-1.
You cannot dig while a broken tool lies before you.
This card can be used nowhere at the moment.
Somebody is waiting for you?
Code of a table
Keep what is chosen now for later
Bots think for: not at all
Everybody finds the table on the first page
One more person here
Single rules and own cards
Who was what
Seen with the eyes of: all, with open cards
Moment 21 of 101
Please dig on
This does not lead anywhere.
To end the round is the wish of: …
the tests; of what takes long, a part
Every game is kept as it goes on: leave it however you like
compiled beside … taken up at the next start
For whoever shows, serves or learns a game
What the books do not print
a field that is new is not seen by anybody until …
who acts like none of its like is taken for a stranger
when your box is another one
drawn by lot unless named
for who cannot see the drawing
skip a sleeper
is no text file
is no seat
is no speed
There is nothing to be done with "x"
Nobody can be served at …
Show of which components we are not sure
`play` is for strangers
entries that who was away for a moment is sent again
Platz D spielt auf Platz E: kaputte Axt
Du reparierst bei dir: Lampe
Wähl einen leuchtenden Platz
Der Weg der Gräber wird länger
Platz B gewinnt, Ergebnis: 6 Goldstücke
Gesehen mit den Augen von …
"""


@pytest.fixture(scope="module")
def check_english() -> Iterator[Any]:
    """The script that checks."""
    sys.path.insert(0, str(ROOT / "scripts"))
    yield import_module("check_english")
    sys.path.pop(0)


@pytest.mark.deep
def test_nothing_reads_like_a_translation(check_english: Any) -> None:
    assert not check_english.findings()


@pytest.mark.parametrize("sentence", ONCE_SHOWN.splitlines())
def test_sentences_once_shown_are_found(sentence: str, check_english: Any) -> None:
    assert [*check_english.wordings(ROOT / "README.md", sentence)]


def test_idiomatic_sentences_are_left_alone(check_english: Any) -> None:
    text = "There is no deck. It is no longer hidden. Who was who? Lay a path before you discard."
    assert not [*check_english.wordings(ROOT / "README.md", text)]
