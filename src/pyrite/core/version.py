"""The version of the package."""

from importlib.metadata import PackageNotFoundError, version

try:
    VERSION = version("pyrite")
except PackageNotFoundError:  # run from its sources without an installation
    VERSION = "0"
