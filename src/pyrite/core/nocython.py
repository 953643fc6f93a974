"""A stand-in for `cython` where it is not installed; the hot files then run interpreted."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
gil = nullcontext()
