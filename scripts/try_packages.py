"""Build the packages and install them into empty environments, with and without a compiler.

The C files are compiled without optimization, which is fast. Nothing is downloaded.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import Distribution, distribution
from pathlib import Path
from urllib.request import urlopen

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
FOLDERS = (".ci", ".github", "bench", "docs", "examples", "scripts", "src", "tests", "train", "web")
PAGES = ("CHANGELOG.md", "CONTRIBUTING.md", "README.md", "SECURITY.md")
FILES = (*PAGES, "LICENSE", "Makefile", "mkdocs.yml")
MADE = ("__pycache__", "_compiled", "pyrite.egg-info", "node_modules")
PAGE = "server/browser/index.html"
WEIGHTS = "bots/master.npz"
TRIED = ("tests/test_readme.py", "tests/test_face.py", "tests/docs")  # run from the unpacked sdist
GAME = """
import pyrite
from pyrite.saboteur.table import state
game = pyrite.new_game(seats=5, seed=1)
game.play_random(2)
assert game.over
print(state.__file__.rpartition(".")[2])
"""


def run(*command: object, **settings: str) -> str:
    """Return what a command prints; exit if it fails."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"} | settings
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=WORK, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(words)}\n{done.stdout}{done.stderr}")
    return done.stdout


def make_sdist() -> Path:
    """Build the source package; every file that is not generated must be in it."""
    copy = WORK / "copy"
    ignore = shutil.ignore_patterns(*MADE, "*.so", ".*_cache")
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, copy / folder, ignore=ignore)
    for file in (*FILES, "MANIFEST.in", "pyproject.toml", "setup.py"):
        shutil.copy2(ROOT / file, copy)
    wanted = {p.relative_to(copy).as_posix() for p in copy.rglob("*") if p.is_file()}
    run(sys.executable, "-c", SDIST, PYRITE_COMPILE="0")
    (sdist,) = WORK.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        missing = wanted - {name.partition("/")[2] for name in packed.getnames()}
        packed.extractall(WORK, filter="data")
    if missing:
        sys.exit(f"The sdist lacks {sorted(missing)}")
    return sdist


SDIST = """
import os
os.chdir("copy")
import sys
sys.path.insert(0, "scripts")
import build_backend
build_backend.build_sdist("..")
"""


def make_wheel(sdist: Path, name: str, compiler: str) -> Path:
    """Build a wheel from the sdist as pip does; its description must not link into a repository."""
    pip = (sys.executable, "-m", "pip", "wheel", "-q", "--no-index", "--no-deps")
    run(*pip, "--no-build-isolation", "-w", WORK / name, sdist, CC=compiler)
    (wheel,) = (WORK / name).glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        (metadata,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        described = packed.read(metadata).decode()
    page = "doc/pyrite/rules/base.md"
    for part in ("LICENSE", "CHANGELOG.md", page, "lang/is/cards.ftl", PAGE, WEIGHTS):
        if not any(name.endswith(part) for name in names):
            sys.exit(f"{wheel.name} lacks {part}")
    if described.replace("](https://", "").count("]("):
        sys.exit("The description has links that work in the repository only")
    return wheel


def try_wheel(wheel: Path, kind: str) -> None:
    """Check that the library plays when installed alone, and the command once it is complete."""
    folder = WORK / f"env-{kind}"
    run(sys.executable, "-m", "venv", folder)
    python = folder / "bin" / "python"
    run(python, "-m", "pip", "install", "-q", "--no-index", wheel)
    found = run(python, "-c", GAME).strip()
    if found != kind:
        sys.exit(f"{wheel.name} should run from .{kind} files, not from .{found}")
    alone = subprocess.run([folder / "bin" / "pyrite"], capture_output=True, text=True, cwd=WORK)
    if alone.returncode != 1 or alone.stderr.count("\n") != 1 or "pip install" not in alone.stderr:
        sys.exit(f"Without its packages the command says:\n{alone.stdout}{alone.stderr}")
    for extra in ("play", "serve"):
        link_packages(PROJECT["project"]["optional-dependencies"][extra], folder / extra)
    for bot in ("random", "master"):
        sim = (folder / "bin" / "pyrite", "sim", "--games", "2", "--bot", bot)
        run(*sim, PYTHONPATH=str(folder / "play"))
    try_server(folder / "bin" / "pyrite", folder / "serve")
    if kind == "so":
        command = shlex.split(PROJECT["tool"]["cibuildwheel"]["test-command"])
        run(python, *command[1:])


def link_packages(requirements: Iterable[str], folder: Path) -> None:
    """Fill a folder with exactly what pip would install for the requirements."""
    folder.mkdir(exist_ok=True)
    for package in closure(requirements):
        for top in {file.parts[0] for file in package.files or () if file.parts[0] != ".."}:
            if top != "__pycache__" and not (folder / top).exists():
                (folder / top).symlink_to(Path(str(package.locate_file(top))))


def closure(requirements: Iterable[str]) -> set[Distribution]:
    """Return the installed distributions that the requirements lead to."""
    found: dict[tuple[str, str], Distribution] = {}  # keyed by name and extra
    todo = [(Requirement(line), "") for line in requirements]
    while todo:
        wanted, extra = todo.pop()
        if wanted.marker is None or wanted.marker.evaluate({"extra": extra}):
            for key in {(wanted.name, one) for one in ("", *wanted.extras)} - found.keys():
                found[key] = distribution(wanted.name)
                todo += [(Requirement(line), key[1]) for line in found[key].requires or ()]
    return set(found.values())


def try_server(command: Path, packages: Path) -> None:
    """Check that the server starts and serves the page with only the extra `serve` installed."""
    database = f"sqlite:///{packages.parent / 'tables.db'}"
    environment = os.environ | {"PYTHONPATH": str(packages), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [command, "serve", "--port", "0", "--db", database],
        cwd=WORK,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            said = server.stdout.readline()  # the address, or empty if it could not start
            address = re.search(r"http://\S+", said)
            if address is None:
                sys.exit(f"pyrite serve says: {said}{server.stdout.read()}")
            page = urlopen(address[0], timeout=60).read().decode()
            (script,) = re.findall(r'<script [^>]*src="/([^"]+)"', page)
            urlopen(address[0] + script, timeout=60).read()
        finally:
            server.terminate()


def try_sdist(sdist: Path) -> None:
    """Check that all tests of the sdist can be collected, and run some."""
    source = WORK / sdist.name.removesuffix(".tar.gz")
    pytest = (sys.executable, "-m", "pytest", "-q", "--rootdir", source, "-p", "no:cacheprovider")
    settings = {"PYTHONPATH": str(source / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    run(*pytest, "-c", source / "pyproject.toml", "--collect-only", source / "tests", **settings)
    tried = [source / test for test in TRIED]
    run(*pytest, "-c", source / "pyproject.toml", *tried, **settings)


def quick_compiler() -> str | None:
    """Return the C compiler with optimization turned off."""
    real = shutil.which(os.environ.get("CC", "cc"))
    if real is None:
        return None
    script = WORK / "quick-cc"
    script.write_text(f'#!/bin/sh\nexec {real} "$@" -O0\n')
    script.chmod(0o755)
    return str(script)


def main() -> None:
    """Check everything, with the tests in parallel to the wheels; stop at the first error."""
    sdist, compiler = make_sdist(), quick_compiler()
    with ThreadPoolExecutor() as pool:
        tests = pool.submit(try_sdist, sdist)
        try_wheel(make_wheel(sdist, "interpreted", "there-is-no-compiler"), "py")
        if compiler is not None:
            try_wheel(make_wheel(sdist, "compiled", compiler), "so")
        tests.result()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        WORK = Path(folder)
        main()
