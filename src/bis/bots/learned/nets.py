"""Nets on file: arrays by name, with the fingerprint of what they were made for."""

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bis.bots.blueprints import FINGERPRINT, Blueprint

Arrays = dict[str, NDArray[Any]]


def load(file: Traversable, blueprint: Blueprint) -> Arrays:
    """The arrays of a net that was made by this blueprint; else a BisError."""
    with file.open("rb") as opened:
        arrays = dict(np.load(opened))
    found = arrays.pop(FINGERPRINT, None)
    shapes = {name: array.shape for name, array in arrays.items()}
    blueprint.check(file, None if found is None else str(found), shapes)
    return arrays


def save(path: str | Path, blueprint: Blueprint, arrays: Arrays) -> None:
    """As `load` reads it."""
    marked = {**arrays, FINGERPRINT: np.array(blueprint.fingerprint)}
    np.savez_compressed(path, allow_pickle=False, **marked)
