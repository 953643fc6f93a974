"""Make a checkpoint of exported weights, to go on from where a stretch has ended.

The critic is not exported, so it starts from scratch: give it the first part of the next stretch
with `ppo.py --critic-first`.
"""

import argparse
import json
from pathlib import Path

import numpy as np
from checkpoint import save
from export import unpack
from families import find_family


def main() -> None:
    """Read the command line."""
    options = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    options.add_argument("family")
    options.add_argument("weights", type=Path)
    options.add_argument("checkpoint")
    wanted = options.parse_args()
    new = find_family(wanted.family).player("cpu", weights=None).weights()
    found = unpack(wanted.weights, new)
    with np.load(wanted.weights) as rows:
        recipe = json.loads(str(rows["recipe"]))
    half = {name: part.half() for name, part in found.items()}
    save(wanted.checkpoint, found, half, [], recipe, wanted.family)


if __name__ == "__main__":
    main()
