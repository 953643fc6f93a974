"""The client stays small."""

from pyrite.server.browser_files import built_files

MOST = 150_000  # bytes, compressed


def test_the_client_is_small() -> None:
    files = built_files()
    assert "index.html" in files
    assert sum(len(file.compressed) for file in files.values()) <= MOST
