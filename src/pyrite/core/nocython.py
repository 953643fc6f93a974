"""Stands in for the `cython` module where it is not installed: the hot files then run interpreted."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
gil = nullcontext()
