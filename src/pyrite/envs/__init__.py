"""Environments for learning: many tables at once on NumPy buffers, and adapters to three libraries.

`pyrite.envs.vector` needs NumPy alone. The adapters are modules of their own, each with the package
it adapts to: `pyrite.envs.pettingzoo`, `pyrite.envs.gymnasium` and `pyrite.envs.openspiel`.
"""

from pyrite.envs.encoder import Decision, decisions, information_key
from pyrite.envs.vector import Step, VectorEnv, vector

__all__ = ["Decision", "Step", "VectorEnv", "decisions", "information_key", "vector"]
