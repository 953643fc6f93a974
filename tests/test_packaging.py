"""The packages' metadata, and what the command says when only the library is installed."""

import os
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import pyrite
from pyrite.modules import VARIABLE
from pyrite.saboteur.table import state

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


def test_the_extra_serve_is_enough_for_the_server(tmp_path: Path) -> None:
    """It comes as far as opening the database, which is not there."""
    link_packages = runpy.run_path(str(ROOT / "scripts/try_packages.py"))["link_packages"]
    link_packages(PROJECT["project"]["optional-dependencies"]["serve"], tmp_path / "packages")
    words = ["serve", "--port=0", f"--db=sqlite:///{tmp_path}/no/folder/tables.db", "--lang=en"]
    run = subprocess.run(
        [sys.executable, "-S", "-m", "pyrite", *words],
        env=os.environ
        | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{tmp_path / 'packages'}", VARIABLE: ""},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 2, run.stderr
    assert "unable to open database file" in run.stderr


def test_what_is_tried_on_built_wheels_can_be_imported() -> None:
    command = shlex.split(PROJECT["tool"]["cibuildwheel"]["test-command"])
    run = subprocess.run([sys.executable, *command[1:]], capture_output=True, text=True)
    if state.__file__.endswith(".py"):  # it must say that nothing is compiled
        assert "AssertionError" in run.stderr
    else:
        assert run.returncode == 0, run.stderr


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout of a very small package, with a Node that builds a very small page."""
    for folder in ("src/pyrite/core", "src/pyrite/server", "scripts", "web/node_modules", "bin"):
        (tmp_path / folder).mkdir(parents=True)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("build_backend.py", "build_web.py", "check_units.py", "compile_units.py"):
        shutil.copy(ROOT / "scripts" / name, tmp_path / "scripts")
    shutil.copy(ROOT / "src/pyrite/core/version.py", tmp_path / "src/pyrite/core")
    for package in ("", "core", "server"):
        (tmp_path / "src/pyrite" / package / "__init__.py").touch()
    (tmp_path / "web/package-lock.json").touch()
    program(tmp_path / "bin/node", "echo v22.0.0")
    builds = (
        'while [ "$1" != --outDir ]; do shift; done; mkdir -p "$2" && echo page >"$2/index.html"'
    )
    program(tmp_path / "bin/npm", f'case "$1" in run) {builds};; esac')
    return tmp_path


def program(path: Path, script: str) -> None:
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def make_wheel(checkout: Path, **settings: str) -> tuple[bool, str]:
    """Does the wheel contain the page, and what was said while it was built?"""
    code = "import build_backend; build_backend.build_wheel('dist')"
    path = f"{checkout / 'bin'}{os.pathsep}{os.environ['PATH']}"
    made = {"PATH": path, "PYTHONPATH": "scripts", "PYRITE_COMPILE": "0"}
    run = subprocess.run(
        [sys.executable, "-c", code],
        cwd=checkout,
        env=os.environ | made | settings,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    (wheel,) = checkout.glob("dist/*.whl")
    with zipfile.ZipFile(wheel) as packed:
        return "pyrite/server/browser/index.html" in packed.namelist(), run.stderr


def test_a_wheel_made_of_a_checkout_contains_the_page(checkout: Path) -> None:
    assert not make_wheel(checkout, PYRITE_PAGE="0")[0]
    assert make_wheel(checkout)[0]


def test_a_wheel_without_the_page_says_so(checkout: Path) -> None:
    program(checkout / "bin/npm", "echo registry is down; exit 1")
    has_page, said = make_wheel(checkout)
    assert not has_page
    assert "registry is down" in said
    assert "WITHOUT the page for the browser" in said


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
