"""The API does what its OpenAPI description says: all checks of schemathesis."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from server.player import Person, Player, seated
from server.running import Server

EXAMPLES = 100 if "PYRITE_DEEP" in os.environ else 10
COMMAND = ("-c", "from schemathesis.cli import schemathesis; schemathesis()", "--config-file")
# 422: the request is well formed, but the game does not allow it.
CONFIG = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "3xx", 401, 403, 404, 409, 422, 429, "5xx"]
[generation]
max-examples = {examples}
deterministic = true
database = "none"
[warnings]
enabled = false
[parameters]
{parameters}
"""


def stopped_table(server: Server) -> str:
    """A table whose game is over, by vote."""
    code, people = seated(server, 1, seats=3, bots=[None, "random", "random"])

    async def stop() -> None:
        player = Player(people[0], code, 0)
        await player.join()
        await player.until("presence")
        await player.send(type="propose", what="stop", id=1)
        await player.until("done")
        await player.leave()

    asyncio.run(stop())
    return code


def check_all(server: Server, folder: Path, parameters: str = "") -> None:
    """Examples, coverage, fuzzing and stateful phases, with all checks."""
    config = folder / "schemathesis.toml"
    config.write_text(CONFIG.format(examples=EXAMPLES, parameters=parameters))
    url = f"http://127.0.0.1:{server.port}/api/schema/openapi.json"
    arguments = [*COMMAND, str(config), "run", url, "--checks", "all", "--no-color"]
    run = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, cwd=folder)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "No failures" in run.stdout or "passed" in run.stdout


def test_whatever_is_asked_the_answer_is_as_described(server: Server, tmp_path: Path) -> None:
    check_all(server, tmp_path)


@pytest.mark.parametrize("phase", ["lobby", "playing", "over"])
def test_tables_answer_as_described(server: Server, tmp_path: Path, phase: str) -> None:
    if phase == "lobby":
        code = Person(server).open(seats=3)
    else:
        code = stopped_table(server) if phase == "over" else seated(server, 3, seats=3)[0]
    check_all(server, tmp_path, f'"path.code" = "{code}"')
    assert server.http.get(f"/api/tables/{code}").status_code == 200
