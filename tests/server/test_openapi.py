"""The API matches its OpenAPI description: all checks of schemathesis."""

import subprocess
import sys
from pathlib import Path

import pytest
from server.player import Person, seated
from server.running import Server
from server.test_seats import stopped_game

EXAMPLES = 60
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
[dictionaries.codes]
values = {codes}
[parameters]
"path.code" = {{ dictionary = "codes", probability = 0.8 }}
"""


@pytest.mark.deep
def test_whatever_is_asked_the_answer_is_as_described(server: Server, tmp_path: Path) -> None:
    """Examples, coverage, fuzzing and stateful phases, at tables of every phase and at none."""
    codes = [Person(server).open(seats=3), seated(server, 3, seats=3)[0], stopped_game(server)[1]]
    config = tmp_path / "schemathesis.toml"
    config.write_text(CONFIG.format(examples=EXAMPLES, codes=codes))
    url = f"http://127.0.0.1:{server.port}/api/schema/openapi.json"
    arguments = [*COMMAND, str(config), "run", url, "--checks", "all", "--no-color"]
    run = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, cwd=tmp_path)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "No failures" in run.stdout or "passed" in run.stdout
    phases = [server.http.get(f"/api/tables/{code}").json()["table"]["phase"] for code in codes]
    assert phases == ["lobby", "playing", "over"]
