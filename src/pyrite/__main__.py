"""`python -m pyrite` runs the `pyrite` command."""

from pyrite.cli import main

if __name__ == "__main__":
    main()
