"""The version of the package, which pyproject.toml reads from here."""

VERSION = "0.2.0"
