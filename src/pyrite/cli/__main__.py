"""Run `pyrite` as `python -m pyrite.cli`."""

from pyrite.cli import main

if __name__ == "__main__":
    main()
