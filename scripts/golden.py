"""Regenerate all golden files: rare moments, perft tables, figures of play, playthroughs.

python scripts/golden.py [GAME ...]    then check what git says has changed, and why
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from perft import counting, limit
from playthroughs import telling
from property import rare


def main() -> None:
    """Write every golden file, and remove those no longer made."""
    games = tuple(sys.argv[1:]) or tuple(telling.GAMES)
    for old in [file for game in games for file in telling.FOLDER.glob(f"{game}-*.txt")]:
        old.unlink()
    for room in (rare, counting, limit, telling):
        for path, text in room.golden(games):
            path.write_text(text)
            print(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)


if __name__ == "__main__":
    main()
