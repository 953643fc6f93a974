"""The pages are true: examples run, links work, and cited rules exist."""

import doctest
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from deep import cases

from pyrite.lang.catalogue import catalogue
from pyrite.saboteur.config.registry import MODULES

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
EXAMPLES = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]
IN_TEST = [page for page in EXAMPLES if page.name != "environments.md"]  # needs other packages
MUST_HAVE_EXAMPLES = ("notation.md", "notation-lostmines.md", "python.md", "tour.md")
FENCE = re.compile(r"^```.*?^```", re.M | re.S)
CODE = re.compile(r"`[^`\n]+`")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.M)
RULE = re.compile(r"(?<![\w-])(?:E-[a-z_]+|[BCILMSV]-[A-Z]?\d+)(?![\w-])")
FLAG = re.compile(r"\bE `([a-z_]+)`")
FILE = re.compile(r"`((?:[\w-]+/)+[\w-]+\.(?:py|pxd|toml|c))`")
QUOTE = re.compile(r"^> (.+)$", re.M)
SENTENCE = re.compile(r"^\s*(?:[\w-]+ =|\*?\[[\w-]+\])? *(\S.+)$", re.M)  # without id, variant
ARGUMENT = re.compile(r"\\\{.*?\\\}")
FOLDERS = (ROOT, ROOT / "src/pyrite", ROOT / "src/pyrite/saboteur")  # from where pages count


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", cases(EXAMPLES, IN_TEST), ids=name)
def test_the_examples_run(page: Path) -> None:
    text = re.sub(r"^```.*$", "", page.read_text(encoding="utf-8"), flags=re.M)
    examples = doctest.DocTestParser().get_doctest(text, {}, name(page), str(page), 0)
    said: list[str] = []
    with patch.dict(MODULES):  # a page may add a module of its own
        failed, tried = doctest.DocTestRunner().run(examples, out=said.append)
    assert tried
    assert not failed, "".join(said)


@pytest.mark.parametrize("page", ["README.md", *(f"docs/{name}" for name in MUST_HAVE_EXAMPLES)])
def test_these_pages_have_examples(page: str) -> None:
    assert ROOT / page in EXAMPLES


def test_the_table_of_modules_is_up_to_date() -> None:
    command = [sys.executable, str(ROOT / "scripts/modules_table.py"), "--check"]
    run = subprocess.run(command, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def prose(page: Path) -> str:
    """The page without what stands in it as code."""
    return CODE.sub("", FENCE.sub("", page.read_text(encoding="utf-8")))


def anchors(page: Path) -> set[str]:
    """The names that headings get."""
    titles = HEADING.findall(FENCE.sub("", page.read_text(encoding="utf-8")))
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(prose(page)):
        if "://" in target:
            continue
        file, _, anchor = target.partition("#")
        there = page.parent / file if file else page
        assert there.exists(), f"{name(page)} points to {target}"
        assert not anchor or anchor in anchors(there), f"{name(page)} points to {target}"


@pytest.mark.parametrize("page", [p for p in PAGES if p.name != "CHANGELOG.md"], ids=name)
def test_every_file_that_is_named_exists(page: Path) -> None:
    for file in FILE.findall(FENCE.sub("", page.read_text(encoding="utf-8"))):
        assert any((folder / file).exists() for folder in FOLDERS), file


def rules() -> set[str]:
    """Every rule that has a heading of its own."""
    pages = ROOT.glob("docs/rules/*.md")
    titles = [title for page in pages for title in HEADING.findall(page.read_text("utf-8"))]
    return {found.group() for title in titles if (found := RULE.match(title))}


DECIDED = re.compile(r"^\| ([A-Z]-[^|]+|E) \| .+? \| `([\w/]+\.py)`", re.M)
RANGE = re.compile(r"([A-Z]-[A-Z]?)(\d+)(?: to [A-Z]-(\d+))?")


def decided(known: set[str]) -> Iterator[tuple[str, Path]]:
    """(rule, file) for every rule, from the table of files that decide them."""
    page = ROOT / "docs/how-it-is-built.md"
    for named, file in DECIDED.findall(page.read_text(encoding="utf-8")):
        if named == "E":
            here = {rule for rule in known if rule.startswith("E-")}
        else:
            here = {
                f"{letter}{number:0{len(first)}}"
                for letter, first, last in RANGE.findall(named)
                for number in range(int(first), int(last or first) + 1)
            }
        for rule in here & known:
            yield rule, ROOT / "src/pyrite" / file


def test_every_rule_is_decided_in_one_file_that_says_so() -> None:
    known = rules()
    rows = [*decided(known)]
    assert sorted(rule for rule, _ in rows) == sorted(known)
    for file in {file for _, file in rows}:
        text = file.read_text(encoding="utf-8")
        here = [rule.removeprefix("E-") for rule, where in rows if where == file]
        assert any(rule in text for rule in here), file


def cited() -> Iterator[tuple[str, str]]:
    """(where, rule) for every rule that code, texts, tests or pages name."""
    code = [file for folder in ("src", "scripts") for file in (ROOT / folder).rglob("*.*")]
    for file in [*code, *PAGES]:
        if file.suffix in (".py", ".pxd", ".ftl", ".md"):
            text = file.read_text(encoding="utf-8")
            for rule in RULE.findall(text) + [f"E-{flag}" for flag in FLAG.findall(text)]:
                yield name(file), rule


def test_every_rule_that_is_cited_exists() -> None:
    known = rules()
    assert {"B-01", "B-51", "C-19", "E-must_connect"} <= known
    assert not {(where, rule) for where, rule in cited() if rule not in known}


def test_every_message_quoted_for_troubleshooting_is_one_pyrite_shows() -> None:
    page = ROOT / "docs/troubleshooting.md"
    quotes = QUOTE.findall(page.read_text(encoding="utf-8"))
    assert len(quotes) > 30
    sentences = "\n".join(catalogue("en").entries.values())
    shown = {ARGUMENT.sub(".+", re.escape(text)) for text in SENTENCE.findall(sentences)}
    shown = {pattern for pattern in shown if len(pattern.replace(".+", "")) > 12}
    unknown = [quote for quote in quotes if not re.fullmatch("|".join(shown), quote)]
    assert not unknown
