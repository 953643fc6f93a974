"""What the packages say of themselves, and what the command says where only the library is."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pyrite

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

# Stands for an environment without the packages of the command.
ALONE = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("typer", "rich", "fluent", "click"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
from pyrite.cli import main
main()
"""


def test_the_command_says_in_one_line_what_to_install() -> None:
    run = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True)
    assert run.returncode == 1
    assert run.stdout == ""
    assert run.stderr.count("\n") == 1
    needed = [
        re.split("[<>=]", one)[0] for one in PROJECT["project"]["optional-dependencies"]["play"]
    ]
    assert run.stderr.strip().endswith("pip install " + " ".join(needed))


def test_the_changelog_has_this_version_with_its_date() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## \[(.+)\] - \d{4}-\d\d-\d\d$", text, re.MULTILINE)
    assert versions[0] == pyrite.__version__


def test_everything_of_the_repository_goes_into_the_source_package() -> None:
    manifest = (ROOT / "MANIFEST.in").read_text().split()
    made = {"build", "dist", "src", "__pycache__"}
    folders = {p.name for p in ROOT.iterdir() if p.is_dir()} - made
    kept = {name for name in folders if not name.startswith(".") or name in (".ci", ".github")}
    assert kept <= set(manifest)
    assert {p.name for p in ROOT.glob("*.md")} - {"README.md"} <= set(manifest)


def test_everything_under_src_goes_into_the_wheel() -> None:
    package = ROOT / "src/pyrite"
    patterns = PROJECT["tool"]["setuptools"]["package-data"]["pyrite"]
    kept = {path for pattern in patterns for path in package.glob(pattern)}
    for path in package.rglob("*.py"):
        assert (path.parent / "__init__.py").exists() or path in kept, path


def test_continuous_integration_runs_what_everybody_runs() -> None:
    workflow = (ROOT / ".github/workflows/ci.yml").read_text()
    assert "- run: .ci/run" in workflow
    assert {"ubuntu-24.04", "ubuntu-24.04-arm"} <= set(re.findall(r"[\w.-]+", workflow))
    assert "cibuildwheel" in workflow


def test_playing_needs_nothing_that_only_developers_need() -> None:
    makefile = (ROOT / "Makefile").read_text()
    recipe = makefile.partition("\n$(PLAYABLE):")[2].partition("\n\n")[0]
    assert "$(call INSTALL,-e '$(TO_PLAY)')" in recipe
    assert "\nTO_PLAY := .[play,serve]\n" in makefile
