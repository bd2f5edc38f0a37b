"""Nets on file: arrays by name, with the fingerprint of what they were made for."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bis.core.errors import BisError
from bis.core.reasons import Reason

Arrays = dict[str, NDArray[Any]]
FINGERPRINT = "fingerprint"
"""Its name among the arrays of a file."""
DIGITS = 16

OTHER_FEATURES = Reason(
    "bots.net_features",
    "the net {file} was made for other features: "
    "its fingerprint is {found}, and {expected} is expected",
)
OTHER_SIZES = Reason(
    "bots.net_sizes",
    "the net {file} does not fit: its {array} is {found}, and {expected} is expected",
)


@dataclass(frozen=True, eq=False)
class Blueprint:
    """What a net is told and how large it is. Where it differs, another net is needed."""

    features: tuple[str, ...]
    """All that it is told, a line each, and in which units it answers."""
    shapes: Mapping[str, tuple[int, ...]]
    """Of its arrays."""

    @cached_property
    def fingerprint(self) -> str:
        """The same for the same words and sizes, whatever code works them out."""
        sizes = [f"{name}: {told(shape)}" for name, shape in sorted(self.shapes.items())]
        return sha256("\n".join([*self.features, *sizes]).encode()).hexdigest()[:DIGITS]


def load(file: Traversable, blueprint: Blueprint) -> Arrays:
    """The arrays of a net that was made by this blueprint; else a BisError.

    Early nets carry no fingerprint: they are taken if their sizes fit.
    """
    with file.open("rb") as opened:
        arrays = dict(np.load(opened))
    found, expected = str(arrays.pop(FINGERPRINT, blueprint.fingerprint)), blueprint.fingerprint
    if found != expected:
        raise BisError(OTHER_FEATURES, file=file, found=found, expected=expected)
    for name in sorted(arrays.keys() | blueprint.shapes.keys()):
        here = told(arrays[name].shape if name in arrays else None)
        needed = told(blueprint.shapes.get(name))
        if here != needed:
            raise BisError(OTHER_SIZES, file=file, array=name, found=here, expected=needed)
    return arrays


def save(path: str | Path, blueprint: Blueprint, arrays: Arrays) -> None:
    """As `load` reads it."""
    marked = {**arrays, FINGERPRINT: np.array(blueprint.fingerprint)}
    np.savez_compressed(path, allow_pickle=False, **marked)


def told(shape: tuple[int, ...] | None) -> str:
    """`400 x 512`."""
    if shape is None:
        return "nothing"
    return " x ".join(map(str, shape)) or "one number"
