"""Your identity at each server: a secret in the user's data folder that keeps your seats."""

from hashlib import sha256
from pathlib import Path

from pyrite.cli.saved.saves import games_folder


def key_file(url: str) -> Path:
    """Return the file with the secret for a server."""
    name = sha256(url.encode()).hexdigest()[:16]
    return games_folder().parent / "servers" / name


def read_key(url: str) -> str | None:
    """Return the secret from an earlier visit, if there is one."""
    try:
        return key_file(url).read_text("ascii").strip() or None
    except (OSError, UnicodeDecodeError):
        return None


def keep_key(url: str, key: str) -> None:
    """Save the secret in a private file."""
    file = key_file(url)
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    file.touch(mode=0o600)
    file.chmod(0o600)
    file.write_text(key, "ascii")
