"""Write the table of modules in docs/modules.md from the registry and the English catalogue.

python scripts/modules_table.py            writes it
python scripts/modules_table.py --check    fails if the table is out of date
"""

import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from pyrite import GAMES
from pyrite.core.description import CardDescription

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/modules.md"
BEGIN, END = "<!-- modules -->", "<!-- /modules -->"
HEAD = "| module | what it is | rules | cards | tests | source |\n|---|---|---|---|---|---|"


def catalogue() -> FluentBundle:
    """Return titles and descriptions as players read them."""
    bundle = FluentBundle(["en"], use_isolating=False)
    text = (ROOT / "src/pyrite/lang/en/cards.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def said(bundle: FluentBundle, id: str, attribute: str = "") -> str:
    message = bundle.get_message(id)
    text, problems = bundle.format_pattern(
        message.attributes[attribute] if attribute else message.value
    )
    assert not problems, problems
    return str(text)


def link(text: str, file: Path | None) -> str:
    return f"[{text}]({os.path.relpath(file, PAGE.parent)})" if file else text


def page(rule: str) -> Path | None:
    """Return the page of docs/rules/ with this rule."""
    pages = sorted((ROOT / "docs/rules").glob("*.md"))
    return next((p for p in pages if f"\n### {rule} " in p.read_text(encoding="utf-8")), None)


def code(game: str, key: str) -> Path | None:
    """Return the file or folder of a module."""
    if key == game:
        return ROOT / "src/pyrite" / game
    folder = ROOT / "src/pyrite" / game / "modules"
    found = [*folder.rglob(f"{key}.py"), *(f for f in folder.rglob(key) if f.is_dir())]
    return found[0] if found else None


def tests(key: str) -> str:
    """Return links to a module's tests; the base game's is the folder itself."""
    folder = ROOT / "tests/rules"
    name = re.sub(r"^y\d+_", "", key)
    if (folder / name).is_dir():
        return link(f"`{name}`", folder / name)
    files = sorted(folder.glob(f"test_{name}*.py"))
    return ", ".join(link(f"`{file.name}`", file) for file in files) or link("`rules`", folder)


def described(game: str, key: str) -> Mapping[str, CardDescription]:
    """Return the cards of a table with this module alone."""
    own = {} if key in ("base", game) else {"modules": [key]}
    least, _ = GAMES[game].seats_for(own.get("modules", ()))
    return GAMES[game].describe(seats=least, **own).cards


def counted(game: str, module: Mapping[str, Any]) -> str:
    """Return the number of cards: "40 paths, 27 actions"."""
    cards, known = module["cards"], described(game, module["key"])
    paths = sum(n for name, n in cards.items() if known[name].ways)
    actions = sum(cards.values()) - paths
    parts = ((paths, "path"), (actions, "action"))
    return ", ".join(f"{n} {word}{'s' * (n > 1)}" for n, word in parts if n) or "none"


def row(bundle: FluentBundle, game: str, module: Mapping[str, Any]) -> str:
    key, rules = module["key"], module["rules"]
    title, about = said(bundle, f"module-{key}"), said(bundle, f"module-{key}", "about")
    columns = (
        link(f"`{key}`", code(game, key)),
        f"{title}. {about}",
        link(" to ".join(rules), page(rules[0])),
        counted(game, module),
        tests(key),
        module["source"],
    )
    return f"| {' | '.join(columns)} |"


def table() -> str:
    """Return the table of all modules, in the order of the registry."""
    bundle = catalogue()
    rows = [row(bundle, game.name, module) for game in GAMES.values() for module in game.modules()]
    return "\n".join([BEGIN, HEAD, *rows, END])


def renewed(text: str) -> str:
    """Return the text with the current table between its marks."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        sys.exit(f"docs/modules.md must have the marks {BEGIN} and {END}. Put them back.")
    return before + table() + after


def main() -> None:
    old = PAGE.read_text(encoding="utf-8")
    new = renewed(old)
    if "--check" not in sys.argv:
        PAGE.write_text(new, encoding="utf-8")
    elif new != old:
        sys.exit("docs/modules.md is out of date. Run: python scripts/modules_table.py")


if __name__ == "__main__":
    main()
