"""Nets on file, read without NumPy, for whoever does their arithmetic elsewhere."""

from array import array
from ast import literal_eval
from importlib.resources.abc import Traversable
from typing import NamedTuple
from zipfile import ZipFile

from bis.bots.blueprints import FINGERPRINT, Blueprint, Shape

WORDS = "<i2"
"""What NumPy calls whole numbers of 16 bits."""


class Stored(NamedTuple):
    """An array as it lies in a file: a line that describes it, and its numbers."""

    kind: str
    by_column: bool
    shape: Shape
    body: bytes


def load(file: Traversable, blueprint: Blueprint) -> dict[str, bytes]:
    """The arrays of a net that was made by this blueprint, in 16 bits a number, row by row."""
    with file.open("rb") as opened, ZipFile(opened) as archive:
        names = [name.removesuffix(".npy") for name in archive.namelist()]
        arrays = {name: _read(archive.read(f"{name}.npy")) for name in names}
    found = arrays.pop(FINGERPRINT, None)
    fingerprint = None if found is None else found.body.decode("utf-32-le")
    blueprint.check(file, fingerprint, {name: one.shape for name, one in arrays.items()})
    return {name: _by_row(one) for name, one in arrays.items()}


def _read(stored: bytes) -> Stored:
    """Magic and version of eight bytes, how long the description is, and this as Python says it."""
    begin = 10 + int.from_bytes(stored[8:10], "little")
    about = literal_eval(stored[10:begin].decode("latin-1"))
    return Stored(about["descr"], about["fortran_order"], about["shape"], stored[begin:])


def _by_row(stored: Stored) -> bytes:
    assert stored.kind == WORDS, stored.kind
    if not stored.by_column or len(stored.shape) < 2:
        return stored.body
    rows, columns = stored.shape
    lying, turned = array("h", stored.body), array("h", bytes(len(stored.body)))
    for column in range(columns):
        turned[column::columns] = lying[column * rows : (column + 1) * rows]
    return turned.tobytes()
