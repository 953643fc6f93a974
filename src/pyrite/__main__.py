"""`python -m pyrite` is `pyrite`."""

from pyrite.cli import main

if __name__ == "__main__":
    main()
