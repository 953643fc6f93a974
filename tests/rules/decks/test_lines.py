"""The line of a deck file that an error points to."""

import tomllib
from contextlib import contextmanager, suppress
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from rules.decks.house_decks import deck_of

from pyrite.core.deck_checks import lines_of, path_text
from pyrite.core.messages import ConfigError

FILES = sorted(Path(str(files("pyrite.saboteur") / "decks")).glob("*.toml"))


def test_lines_of_every_form():
    text = '''# a comment = 1
[a."b c"] # ] = [
x.y = "# = [" # comment
long = """
] = "quoted\\" [
""""
plain = ''\'
z = 1 ''\'
list = [ # [
  1.5, [2, 3],
  { p = "}", q = { r = 2020-01-01T00:00:00 } },
]
odd = ["""a"""", "b", 2]
[[rows]]
p = 1
[rows.sub]
q = 2
[[rows]]
p = 3
[[rows.deep]]
[[rows.deep]]
r = 4
'''
    assert tomllib.loads(text)
    found = {path_text(path): line for path, line in lines_of(text).items()}
    assert found == {
        "a": 2, "a.b c": 2, "a.b c.x": 3, "a.b c.x.y": 3, "a.b c.long": 4, "a.b c.plain": 7,
        "a.b c.list": 9, "a.b c.list[0]": 10, "a.b c.list[1]": 10, "a.b c.list[1][0]": 10,
        "a.b c.list[1][1]": 10, "a.b c.list[2]": 11, "a.b c.list[2].p": 11, "a.b c.list[2].q": 11,
        "a.b c.list[2].q.r": 11, "a.b c.odd": 13, "a.b c.odd[0]": 13, "a.b c.odd[1]": 13,
        "a.b c.odd[2]": 13, "rows": 14, "rows[0]": 14, "rows[0].p": 15, "rows[0].sub": 16,
        "rows[0].sub.q": 17, "rows[1]": 18, "rows[1].p": 19, "rows[1].deep": 20,
        "rows[1].deep[0]": 20, "rows[1].deep[1]": 21, "rows[1].deep[1].r": 22,
    }  # fmt: skip


def paths_in(value, path=()):
    yield path
    if isinstance(value, dict):
        for key, item in value.items():
            yield from paths_in(item, (*path, key))
    elif isinstance(value, list):
        for n, item in enumerate(value):
            yield from paths_in(item, (*path, n))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_path_of_a_printed_file_has_a_line(file):
    text = file.read_text(encoding="utf-8")
    assert set(lines_of(text)) == set(paths_in(tomllib.loads(text))) - {()}


@contextmanager
def placed_between(first: int, last: int):
    """If something is refused, then with a line of the file."""
    try:
        yield
    except ConfigError as error:
        if not first <= error.message.args.get("line", 0) <= last:
            pytest.fail(str(error))
        raise


@pytest.mark.parametrize("seed", range(20))
def test_a_file_with_slips_of_the_pen_is_read_or_refused_with_a_line(seed, tmp_path):
    """Printed files with a few characters changed: never any other exception."""
    rng = Random(seed)
    text = rng.choice(FILES).read_text(encoding="utf-8")
    for _ in range(60):
        spoilt = text
        for _ in range(rng.randint(1, 2)):
            at = rng.randrange(len(spoilt))
            put = rng.choice(["", "", *"\"'[]{}=.\n#9N-"])
            spoilt = spoilt[:at] + put + spoilt[at + 1 :]
        with suppress(ConfigError), placed_between(1, spoilt.count("\n") + 1):
            deck_of(spoilt, tmp_path)
