"""Stands in for the module ``cython`` where Cython is not installed: the plain form needs nothing of it."""

from contextlib import nullcontext

nogil = nullcontext()
