"""Line numbers of the keys in a TOML file, which tomllib does not report.

Use it only on files that tomllib has parsed: it does not detect invalid TOML.
"""

import re
from collections.abc import Iterator

from pyrite.core.plain import as_named

Path = tuple[str | int, ...]  # ("base", "paths", 3, "ways")

_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}'
    r"|'''.*?'{3,5}"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|#[^\n]*"
    r"|\n"
    r"|[\[\]{}=,.]"
    r"|[^\[\]{}=,.\s\"'#]+",
    re.DOTALL,
)


def lines_of(text: str) -> dict[Path, int]:
    """Return the line of every key and list entry, counted from 1."""
    return _Reader(text).read()


def paths_of(value: object, path: Path = ()) -> Iterator[Path]:
    """Yield all paths in plain data, which has no line numbers."""
    yield path
    if isinstance(value, dict | list):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for key, item in items:
            yield from paths_of(item, (*path, key))


def path_text(path: Path) -> str:
    """Return a path as people write it: "base.paths[3].ways"."""
    words = (f"[{word}]" if isinstance(word, int) else f".{as_named(word)}" for word in path)
    return "".join(words).removeprefix(".")


class _Reader:
    def __init__(self, text: str) -> None:
        self.tokens = [*_tokens(text), ("", text.count("\n") + 1)]
        self.next = 0
        self.lines: dict[Path, int] = {}
        self.rows: dict[Path, int] = {}  # number of the last entry of each list written as [[name]]

    def read(self) -> dict[Path, int]:
        table: Path = ()
        while self.skip("\n"):
            table = self.header() if self.sees("[") else self.pair(table)
        return self.lines

    def sees(self, token: str) -> bool:
        return self.tokens[self.next][0] == token

    def skip(self, unwanted: str) -> bool:
        """Move on to the next wanted token; return False at the end."""
        while self.tokens[self.next][0] and self.tokens[self.next][0] in unwanted:
            self.next += 1
        return bool(self.tokens[self.next][0])

    def header(self) -> Path:
        """Read [base.actions] or [[base.paths]] and return the table of the next lines."""
        line = self.tokens[self.next][1]
        self.next += 1
        is_row = self.sees("[")
        self.next += is_row
        path: Path = ()
        for word in self.words("]"):
            path = (*self.in_row(path), word)
            self.lines.setdefault(path, line)
        self.next += is_row
        if is_row:
            self.rows[path] = self.rows.get(path, -1) + 1
        path = self.in_row(path)
        self.lines.setdefault(path, line)
        return path

    def in_row(self, path: Path) -> Path:
        return (*path, self.rows[path]) if path in self.rows else path

    def words(self, end: str) -> list[str]:
        """Return the words of a dotted key, up to the `end` token."""
        words = []
        while not self.sees(end) and self.skip("."):
            if not self.sees(end):
                words.append(self.tokens[self.next][0].strip("\"'"))
                self.next += 1
        self.next += 1
        return words

    def pair(self, table: Path) -> Path:
        """Read key = value and return the table it belongs to."""
        line = self.tokens[self.next][1]
        words = self.words("=")
        for n in range(len(words)):
            self.lines.setdefault((*table, *words[: n + 1]), line)
        self.value((*table, *words))
        return table

    def value(self, path: Path) -> None:
        if self.sees("["):
            self.entries(path)
        elif self.sees("{"):
            self.next += 1
            while self.skip("\n,") and not self.sees("}"):
                self.pair(path)
            self.next += 1
        else:
            while self.tokens[self.next][0] not in ("", "\n", ",", "]", "}"):
                self.next += 1

    def entries(self, path: Path) -> None:
        self.next += 1
        number = 0
        while self.skip("\n,") and not self.sees("]"):
            self.lines[(*path, number)] = self.tokens[self.next][1]
            self.value((*path, number))
            number += 1
        self.next += 1


def _tokens(text: str) -> Iterator[tuple[str, int]]:
    line, done = 1, 0
    for found in _TOKEN.finditer(text):
        line += text.count("\n", done, found.start())
        done = found.start()
        if not found.group().startswith("#"):
            yield found.group(), line
