"""The client stays small: the page of a table, and all of it."""

import json
import re

from pyrite.server.network.browser_files import built_files

MOST_FOR_A_TABLE = 160_000  # bytes, compressed
MOST = 220_000
SHOWN_AT_A_TABLE = ("Table", "Pictures")


def table_files() -> set[str]:
    """Return everything that a browser loads to show a table.

    The first script lists every file that is loaded later, and imports each page with the numbers
    of the files it needs.
    """
    page = built_files()["index.html"].content.decode()
    first = set(re.findall(r"/(assets/[\w.-]+)", page))
    script = next(name for name in first if name.endswith(".js"))
    code = built_files()[script].content.decode()
    (listed,) = re.findall(r"m\.f=(\[.*?\])", code)
    imported = dict(re.findall(r"/(\w+)-[\w-]+\.js`\),__vite__mapDeps\((\[[\d,]+\])", code))
    numbers = [number for name in SHOWN_AT_A_TABLE for number in json.loads(imported[name])]
    return {"index.html"} | first | {json.loads(listed)[number] for number in numbers}


def test_the_page_of_a_table_is_small() -> None:
    files, needed = built_files(), table_files()
    assert {name.split("-")[0] for name in needed} >= {
        "assets/index",
        "assets/Table",
        "assets/icons",
    }
    assert sum(len(files[name].compressed) for name in needed) <= MOST_FOR_A_TABLE


def test_the_client_is_small() -> None:
    assert sum(len(file.compressed) for file in built_files().values()) <= MOST
