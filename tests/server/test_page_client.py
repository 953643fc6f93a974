"""The client that docs/write-a-client.md shows plays a whole round at a real server."""

import re
from pathlib import Path
from typing import Any

import pytest
from server.running import Server

PAGE = Path(__file__).parents[2] / "docs/write-a-client.md"


def test_the_client_of_the_page_plays(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    program = re.findall(r"^```python\n(\"\"\".*?)^```", PAGE.read_text("utf-8"), re.M | re.S)[0]
    assert 20 <= len(program.splitlines()) <= 35
    names: dict[str, Any] = {"__name__": "client"}
    exec(program, names)
    names["main"](f"http://127.0.0.1:{server.port}")
    said = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"The table [A-Z]{6} may be watched in the browser\.", said[0])
    assert re.fullmatch(r"Gold: \[\d+, \d+, \d+, \d+\]", said[-1])
    assert len(said) > 50
