"""Find wording that reads like a translation, and Markdown that is hard to read.

python scripts/check_english.py [PART ...]    checks CHECKED or these parts; fails if it finds any
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
CHECKED = ("markdown", "catalogues", "code")  # of PARTS below
LONGEST_LINE, LONGEST_README = 100, 120

# A space matches any whitespace, so a wording is found across the end of a line.
WORDINGS = {
    r"(?<!there\s)\b(?:is|are|was|were) no (?!longer|more|less|fewer|better|worse|"
    r"different|doubt|matter|way|need)": "is not a …",
    r"\banew\b": "again",
    r"\bone's\b": "your",
    r"(?:^|[.:;,(] )one (?:can|may|must|should|wants|needs|does)\b": "you, players",
    r"\b(?:some|any)body\b": "someone, anyone, a player",
    r"\bbeside\b": "next to, alongside",
    r"\bby lot\b": "at random",
    r"\btake[ns]? up\b": "used, loaded",
    r"\bat once and for all\b": "for good",
    r"\bwhat it costs in figures\b": "cost",
    r"\blay(?:s|ing)? [^.!?:|]{1,60}\bbefore (?!they|you|it|the|a )": "break, trap, play on",
    r"\bfrom before (?:it|him|her|your|them)sel(?:f|ves)\b": "breaks free, mends",
    r"\blies before\b|\blie before\b": "is broken, has in front of them",
    r"\bbrings? down\b": "cave in",
    r"\b(?:is|are) to (?:play|choose|answer|act|move|decide)\b": "{player}'s turn",
    r"\breach(?:es)? the goal at\b": "digs through to goal 3",
    r"\bhidden card at\b": "looks at goal 2",
    r"\b(?:for|to|by|with|from) who\b": "whoever, players who",
    r"[.;] who (?!was who)[^?.:|]*\.": "whoever, players who",
    r"(?<!rule\s)(?<!rules\s)\bbehind it\b": "after it, underneath",
}

# What we once showed, where no wording above finds it.
ONCE_SHOWN = (
    "a lit place", "can be used nowhere", "Code of a table", "Keep what is chosen now for later",
    "think for: not at all", "finds the table on the first page", "One more person here",
    "Single rules and own cards", "Who was what", "Seen with the eyes of", r"Moment \S+ of",
    "Please dig on", "This does not lead anywhere", "To end the round is the wish of",
    "of what takes long, a part", "Every game is kept as it goes on", "whoever shows, serves or",
    "What the books do not print", "like none of its like", "your box is another one",
    "skip a sleeper", "nothing to be done with", "Nobody can be served", "Show of which components",
    "is for strangers", "that who was away", "spielt auf Platz", "Du reparierst bei dir",
    "Wähl einen leuchtenden Platz", "Der Weg der Gräber", "gewinnt, Ergebnis:",
    "Gesehen mit den Augen von",
)  # fmt: skip
EMPTY_DOCSTRING = re.compile(r"(?:The same\b|One more\b)")

# (how the file's name ends, the words there): why they stay.
EXCEPTIONS: dict[tuple[str, str], str] = {}

FENCE = re.compile(r"^( *)```.*?^\1```", re.M | re.S)
GENERATED = re.compile(r"<!-- (\w+) -->.*?<!-- /\1 -->", re.S)  # checked where it comes from
SKIPPED = re.compile(r"`[^`\n]+`|\]\([^)\s]+\)|<!--.*?-->|^> .*$|^ {4}.*$", re.M)
MESSAGE_ID = re.compile(r"^[\w-]+ =", re.M)
CANNOT_WRAP = re.compile(r"[|>#]|!\[| {4}")


PATTERNS = {
    re.compile(wording.replace(" ", r"\s+"), re.I | re.M): better
    for wording, better in (WORDINGS | dict.fromkeys(ONCE_SHOWN, "a plain sentence")).items()
}


def blank(found: re.Match[str]) -> str:
    """Replace a match, but keep its lines, so that line numbers stay true."""
    return "\n" * found[0].count("\n") or " "


def place(file: Path, line: int, problem: str) -> str:
    """Return a place to edit, as editors and terminals can follow it."""
    return f"{file.relative_to(ROOT).as_posix()}:{line}: {problem}"


def wordings(file: Path, text: str, first: int = 1) -> Iterator[str]:
    """Yield the wordings to replace in a text that begins at line `first` of a file."""
    for pattern, better in PATTERNS.items():
        for found in pattern.finditer(text):
            words = " ".join(found[0].split())
            if not any(str(file).endswith(end) and words == said for end, said in EXCEPTIONS):
                line = first + text.count("\n", 0, found.start())
                yield place(file, line, f"“{words}”; better: {better}")


def markdown() -> Iterator[str]:
    """Check the pages, and how long their lines are."""
    for file in (*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md"))):
        text = GENERATED.sub(blank, FENCE.sub(blank, file.read_text(encoding="utf-8")))
        for number, line in enumerate(text.splitlines(), 1):
            if len(line) > LONGEST_LINE and not CANNOT_WRAP.match(line):
                yield place(file, number, f"{len(line)} characters; wrap at {LONGEST_LINE}")
        yield from wordings(file, SKIPPED.sub(blank, text))
    readme = ROOT / "README.md"
    if (lines := len(readme.read_text(encoding="utf-8").splitlines())) > LONGEST_README:
        yield place(readme, lines, f"longer than {LONGEST_README} lines")


def catalogues() -> Iterator[str]:
    """Check the messages of English and German, and those that the engine itself carries."""
    for file in sorted(ROOT.glob("src/pyrite/lang/[de][en]/*.ftl")):
        yield from wordings(file, MESSAGE_ID.sub("", file.read_text(encoding="utf-8")))
    for file, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "ENGLISH":
                for table in (part for part in ast.walk(node.value) if isinstance(part, ast.Dict)):
                    for value in (x for x in table.values if isinstance(x, ast.Constant)):
                        yield from wordings(file, str(value.value), value.lineno)


def sources() -> Iterator[tuple[Path, ast.Module]]:
    """Yield every Python file of the package, parsed."""
    for file in sorted(ROOT.glob("src/**/*.py")):
        yield file, ast.parse(file.read_text(encoding="utf-8"))


def code() -> Iterator[str]:
    """Check docstrings and comments."""
    documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    for file, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, documented) and (text := ast.get_docstring(node)):
                line = node.body[0].lineno
                yield from wordings(file, text, line)
                if EMPTY_DOCSTRING.match(text):
                    yield place(file, line, "a docstring must make sense alone")
        for token in tokenize.generate_tokens(io.StringIO(file.read_text("utf-8")).readline):
            if token.type == tokenize.COMMENT:
                yield from wordings(file, token.string, token.start[0])


PARTS = {"markdown": markdown, "catalogues": catalogues, "code": code}


def findings(parts: Iterable[str] = CHECKED) -> list[str]:
    """Return what to edit in these parts."""
    return [finding for part in parts for finding in PARTS[part]()]


if __name__ == "__main__":
    found = findings(sys.argv[1:] or CHECKED)
    print(*found, sep="\n")
    sys.exit(f"{len(found)} places to edit" if found else 0)
