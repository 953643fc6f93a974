"""The browser uses only existing messages, and uses every message written for it."""

import re
from pathlib import Path

import pytest
from lang.catalogues import all_arguments, arguments, parsed

WEB = Path(__file__).parents[2] / "web" / "src"
FILES = ("browser", "table", "replay", "learn")
INNER = r"\{[^{}]*\}|\([^()]*\)"  # a value made of braces or a call, such as say(`clan-${clan}`)
SAID = re.compile(r"""\b(?:say|part)\(\s*"([^"]+)"(?=(?:,\s*\{((?:[^{}]|{[^{}]*})*)\})?)""")
LITERAL = re.compile(r"""["'`]([a-z]\w*(?:-\w+)+)["'`]""")
FAMILY = re.compile(r"`([a-z]\w*-(?:\w+-)*)\$\{")
OWN = "lostmines-"  # what a game says in its own way in place of a common sentence
KEY = re.compile(r"(?:^|,)\s*(\w+)\s*(?=[:,]|$)")


def sources() -> str:
    """All of the client's own code."""
    files = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(files))


SOURCES = sources()


@pytest.mark.parametrize("name", FILES)
def test_every_message_for_the_browser_is_used(name: str) -> None:
    used = set(LITERAL.findall(SOURCES))
    families = tuple(set(FAMILY.findall(SOURCES)))
    ids = [id.removeprefix(OWN) for id, _ in arguments(parsed("en")[name])]
    assert [id for id in ids if id not in used and not id.startswith(families)] == []


def test_the_browser_says_only_what_there_is_with_the_right_arguments() -> None:
    takes = all_arguments("en")
    for id, given in SAID.findall(SOURCES):
        assert (id, "") in takes, id
        keys = _without_inner(given)
        if "..." not in keys:
            assert set(KEY.findall(keys)) >= takes[id, ""], id


def _without_inner(given: str) -> str:
    """Keep only the keys and plain values of an object's own level."""
    while given != (given := re.sub(INNER, "", given)):
        pass
    return given
