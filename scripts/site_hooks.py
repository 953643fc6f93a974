"""MkDocs hooks: drawn boards, links to rules, and pages from outside docs/.

MkDocs calls these functions by name; mkdocs.yml names this file.
"""

import os
import posixpath
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element

from board_svg import OPTIONS, draw, judged
from markdown import Markdown
from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from rule_examples import EXAMPLES, Example, table_of

from pyrite.svg.table import draw_picture

ROOT = Path(__file__).resolve().parents[1]
RULES = ROOT / "docs/rules"
RULE = r"(?<![\w-])(?:E-[a-z_]+|[BCILMSV]-[A-Z]?\d+)(?![\w-])"
HEADING = re.compile(rf"^(### ({RULE}) .*)$", re.M)
SECTION = re.compile(rf"^### ({RULE}) .*?(?=^#|\Z)", re.M | re.S)
DRAWN = ("place", "ladder", "rockfall")  # verbs that an example can show on the board
CODE = r"^```.*?^```|`[^`\n]+`"
CODE_OR_LINK = re.compile(rf"{CODE}|(?<!!)\[([^\]]*)\]\(([^)\s]+)\)", re.M | re.S)
BROUGHT = ("CONTRIBUTING.md", "CHANGELOG.md", "examples")  # files of the repository outside docs/
SEARCH_FROM_DISK = ROOT / "web/node_modules/iframe-worker/shim/index.js"


def rule_pages() -> dict[str, str]:
    """Return the page of every rule, by rule number."""
    pages = {page.name: page.read_text(encoding="utf-8") for page in sorted(RULES.glob("*.md"))}
    return {rule: name for name, text in pages.items() for _, rule in HEADING.findall(text)}


class RuleLink(InlineProcessor):
    """Turns a rule number in a text into a link to the rule."""

    ANCESTOR_EXCLUDES = ("a", "h1", "h2", "h3", "h4")
    pages = rule_pages()

    def handleMatch(
        self, match: re.Match[str], text: str
    ) -> tuple[Element | None, int | None, int | None]:
        """Return the number as a link; MkDocs makes it relative to the page."""
        rule = match.group()
        if rule not in self.pages:
            return None, None, None
        target = f"/rules/{self.pages[rule]}#{rule}"
        link = Element("a", {"class": "rule", "href": target})
        link.text = rule
        return link, match.start(), match.end()


class RuleLinks(Extension):
    """Adds the links to a Markdown reader."""

    def extendMarkdown(self, md: Markdown) -> None:
        """Register the pattern, with a lower priority than code and links."""
        md.inlinePatterns.register(RuleLink(RULE, md), "rules", 30)


def on_config(config: MkDocsConfig) -> None:
    """Add fences for boards, and links to rules."""
    config.markdown_extensions.append(RuleLinks())
    config.mdx_configs["pymdownx.superfences"] = {
        "custom_fences": [
            {"name": name, "class": name, "validator": validate, "format": fence}
            for name in ("board", "cards")
        ]
    }


def validate(
    language: str, inputs: dict[str, str], options: dict[str, Any], attrs: Any, md: Markdown
) -> bool:
    """Return whether a fence has only known options."""
    options.update(inputs)
    return inputs.keys() <= OPTIONS


def fence(
    source: str, language: str, css_class: str, options: Mapping[str, str], md: Markdown, **_: Any
) -> str:
    """Return a fence as a picture."""
    return draw(language, source, options)


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Add pages and examples from outside docs/."""
    if not SEARCH_FROM_DISK.exists():
        raise SystemExit(f"{SEARCH_FROM_DISK} is missing; run: make setup")
    for name in BROUGHT:
        found = sorted((ROOT / name).glob("*.*")) if (ROOT / name).is_dir() else [ROOT / name]
        for path in found:
            bring(files, config, path.relative_to(ROOT).as_posix(), path)
    bring(files, config, "site/iframe-worker.js", SEARCH_FROM_DISK)
    bring(files, config, "site/icon.svg", ROOT / "web/public/icon.svg")


def bring(files: Files, config: MkDocsConfig, name: str, path: Path) -> None:
    """Add a file under this name."""
    files.append(File.generated(config, name, abs_src_path=os.fspath(path)))


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Give rules their anchors, and links that leave docs/ a target on the site."""
    name = page.file.src_uri
    if name.startswith("rules/"):
        markdown = HEADING.sub(r"\1 { #\2 }", SECTION.sub(with_examples, markdown))
    here = posixpath.dirname(name if name in BROUGHT else f"docs/{name}")
    return CODE_OR_LINK.sub(lambda found: linked(found, here, files), markdown)


def on_page_content(html: str, **_: Any) -> str:
    """Mark short options of commands, so that a narrow table does not break them after `--`."""
    return re.sub(r"<code>(?=--[^<]{,30}<)", '<code class="option">', html)


def linked(found: re.Match[str], here: str, files: Files) -> str:
    """Return a link for the site, or only its text if the site has no such file."""
    words, target = found.groups()
    if target is None or "://" in target or target.startswith("#"):
        return found.group()
    path, _, anchor = target.partition("#")
    name = posixpath.normpath(posixpath.join(here, path)).removeprefix("docs/")
    if files.get_file_from_path(name) is None:
        return words
    return f"[{words}](/{name}{'#' * bool(anchor)}{anchor})"


def with_examples(section: re.Match[str]) -> str:
    """Return a rule with its drawn examples, which the browser shows too."""
    drawn = [draw_example(example) for example in EXAMPLES if example.rule == section[1]]
    figures = "".join(drawn)
    return f'{section[0]}<div class="examples">{figures}</div>\n\n' if figures else section[0]


def draw_example(example: Example) -> str:
    """Draw an attempt and why it is not allowed; empty if it does not concern the board."""
    state = table_of(example)
    if state.action(example.action, 0).verb not in DRAWN:
        return ""
    edition = example.options.get("edition")
    allowed = f"Allowed in the edition {edition}." if edition else "Allowed."
    refusal = state.refusal(example.action, 0)
    caption = allowed if refusal is None else f"Not allowed. {refusal.english}"
    picture = judged(state, example.action, example.legal)
    return draw_picture(picture, "?" in example.drawing and example.game == "saboteur", caption)
