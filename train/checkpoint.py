"""What a stretch of training leaves behind: a checkpoint of a few megabytes and a log."""

import os
from collections.abc import Mapping
from typing import Any, NamedTuple

import torch
from common import Log, shape_of
from torch import Tensor

import pyrite

Weights = dict[str, Tensor]


class Checkpoint(NamedTuple):
    """A network, the imitator it began with, earlier networks, and how all were made."""

    weights: Weights
    imitator: Weights
    league: list[Weights]
    recipe: list[dict[str, Any]]
    family: str = "saboteur"


def save(file: str, *parts: Any) -> None:
    """Write a checkpoint so that an interruption leaves the one before."""
    found = Checkpoint(*parts)._asdict()
    torch.save({**found, "shape": shape_of(found["family"])}, file + ".new")
    os.replace(file + ".new", file)


def load(file: str) -> Checkpoint:
    """Read a checkpoint."""
    parts = torch.load(file, map_location="cpu")
    return Checkpoint(**{name: parts[name] for name in Checkpoint._fields if name in parts})


def new_recipe(phase: str, log: Log, options: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the line of a recipe for one phase: what was asked for, and where it ended."""
    files = ("folder", "start", "checkpoint", "log")
    asked = {k: v for k, v in options.items() if v is not None and k not in files}
    version = pyrite.__version__
    return [
        {
            "phase": phase,
            "version": version,
            "torch": str(torch.__version__),
            "options": asked,
            "end": log.last,
        }
    ]
