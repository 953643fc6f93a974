"""The build backend: setuptools, plus the browser client, which is built if it is missing.

Node is required only if the client has yet to be built. PYRITE_PAGE=0 leaves the client out.
"""

import os
import sys

import build_web
from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]
Settings = dict[str, str | list[str] | None] | None  # passed on from the frontend to setuptools
NO_PAGE = """
This package was built WITHOUT the page for the browser, because building the page failed.
`pyrite serve` will only serve terminals and bots. Fix the error above and build it again.
"""


def needs_page() -> bool:
    """Return whether the page is wanted and has yet to be built."""
    built = (build_web.BUILT / "index.html").exists()
    return not built and os.environ.get("PYRITE_PAGE") != "0"


def build_page() -> None:
    """Build the page if it is missing; a failure is only reported, as the library works without."""
    if not needs_page():
        return
    try:
        build_web.main()
    except SystemExit as failed:
        print(failed, NO_PAGE, sep="\n", file=sys.stderr)


def requires_node() -> list[str]:
    """Return what provides Node, if the page needs it and the machine has none."""
    return [build_web.NODE] if needs_page() and not build_web.has_node() else []


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Return what a wheel needs in addition to the requirements of pyproject.toml."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *requires_node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Return what a source package needs in addition to the requirements of pyproject.toml."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *requires_node()]


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """Build a wheel with the page and return its name."""
    build_page()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Build a source package with the page, so that installing it needs no Node."""
    build_page()
    return build_meta.build_sdist(sdist_directory, config_settings)
