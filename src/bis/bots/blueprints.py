"""What nets on file were made for: a fingerprint, whoever reads them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256

from bis.core.errors import BisError
from bis.core.reasons import Reason

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

Shape = tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Blueprint:
    """What a net is told and how large it is. Where it differs, another net is needed."""

    features: tuple[str, ...]
    """All that it is told, a line each, and in which units it answers."""
    shapes: Mapping[str, Shape]
    """Of its arrays."""

    @cached_property
    def fingerprint(self) -> str:
        """The same for the same words and sizes, whatever code works them out."""
        sizes = [f"{name}: {told(shape)}" for name, shape in sorted(self.shapes.items())]
        return sha256("\n".join([*self.features, *sizes]).encode()).hexdigest()[:DIGITS]

    def check(self, file: object, fingerprint: str | None, shapes: Mapping[str, Shape]) -> None:
        """A BisError if what was found in a file was not made by this blueprint.

        Early nets carry no fingerprint: they are taken if their sizes fit.
        """
        if fingerprint not in (None, self.fingerprint):
            raise BisError(OTHER_FEATURES, file=file, found=fingerprint, expected=self.fingerprint)
        for name in sorted(shapes.keys() | self.shapes.keys()):
            here, needed = told(shapes.get(name)), told(self.shapes.get(name))
            if here != needed:
                raise BisError(OTHER_SIZES, file=file, array=name, found=here, expected=needed)


def told(shape: Shape | None) -> str:
    """`400 x 512`."""
    if shape is None:
        return "nothing"
    return " x ".join(map(str, shape)) or "one number"
