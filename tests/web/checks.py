"""Checks for every page, in every language and theme."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN_AXE = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
# Message ids shown instead of texts, and texts that are cut off or wider than the window.
MISSING = r"""() => document.body.innerText.match(
    /\b(browser|home|plan|lobby|table|replay|learn|act|ask|event|status|rule)-[a-z][\w-]*\b/g)
    ?? []"""
OVERFLOWING = """() => [...document.querySelectorAll('button, a, label, h1, h2, h3, p, legend, th')]
    .filter((one) => one.checkVisibility({visibilityProperty: true}))
    .filter((one) => getComputedStyle(one).textOverflow !== 'ellipsis')
    .filter((one) => one.scrollWidth > one.clientWidth + 2 && one.clientWidth > 0)
    .filter((one) => getComputedStyle(one).display !== 'inline')
    .map((one) => one.textContent)"""
DRAWN = re.compile(r"[\u2500-\u257f]+")  # signs of paths, which nobody should hear
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth + 1"


def wrong_with(page: Page) -> list[Any]:
    """Return axe violations and texts that are missing, drawn or cut off; CSP must be bypassed."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    violations = page.evaluate(RUN_AXE)
    return [
        *[(rule["id"], [node["html"] for node in rule["nodes"]]) for rule in violations],
        *page.evaluate(MISSING),
        *page.evaluate(OVERFLOWING),
        *DRAWN.findall(page.locator("body").aria_snapshot()),
        *(["wider than the window"] if page.evaluate(TOO_WIDE) else []),
    ]
