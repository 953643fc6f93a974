"""Write the weights of a checkpoint as the file that `master` plays with."""

import argparse
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

MOST = 3_000_000  # bytes of the file


def arrays(weights: Mapping[str, Tensor]) -> dict[str, Any]:
    """Return the layers that playing needs as whole weights, scales and biases."""
    found: dict[str, Any] = {}
    names = {name.removesuffix(".weight") for name in weights if name.endswith(".weight")}
    for name in sorted(name for name in names if not name.startswith("critic")):
        rows = weights[f"{name}.weight"].float().numpy()
        if rows.ndim == 4:  # rows, columns and channels in the order of master_network
            rows = rows.transpose(0, 2, 3, 1).reshape(len(rows), -1)
        scale = np.maximum(np.abs(rows).max(1), 1e-8).astype(np.float32) / np.float32(127)
        found[f"{name}/weights"] = np.rint(rows / scale[:, None]).astype(np.int8).T.copy()
        found[f"{name}/scale"] = scale
        found[f"{name}/bias"] = weights[f"{name}.bias"].float().numpy()
    return found


def unpack(file: Path, like: Mapping[str, Tensor]) -> dict[str, Tensor]:
    """Return exported weights as a network has them; what is not exported is as in `like`."""
    found = dict(like)
    with np.load(file) as rows:
        for name in [name for name in like if f"{name.removesuffix('.weight')}/scale" in rows]:
            layer = name.removesuffix(".weight")
            weights = rows[f"{layer}/weights"].T * rows[f"{layer}/scale"][:, None]
            if like[name].ndim == 4:
                out, inputs, height, width = like[name].shape
                weights = weights.reshape(out, height, width, inputs).transpose(0, 3, 1, 2)
            found[name] = torch.from_numpy(np.ascontiguousarray(weights))
            found[f"{layer}.bias"] = torch.from_numpy(rows[f"{layer}/bias"])
    return found


def export(checkpoint: Mapping[str, Any], file: str) -> None:
    """Write the network of a checkpoint, with how it was made."""
    recipe = json.dumps(checkpoint["recipe"], indent=1)
    shape = json.dumps(checkpoint["shape"])
    parts = arrays(checkpoint["weights"])
    np.savez_compressed(file, recipe=np.array(recipe), shape=np.array(shape), **parts)


def main() -> None:
    """Read the command line."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("checkpoint")
    options.add_argument("file")
    wanted = options.parse_args()
    export(torch.load(wanted.checkpoint, map_location="cpu"), wanted.file)


if __name__ == "__main__":
    main()
