"""The laws that all printed sheets keep beyond ENC-02, and which of them a sheet breaks.

They are no rules: a sheet of one's own may break them (docs/sheets.md).
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

from bis.core.errors import BisError
from bis.games.encore.pieces import (
    COLORS,
    COLUMNS,
    MOST_SHEETS,
    SHEETS,
    Printed,
    printed_sheet,
    write_squares,
)

ONE_RUN, ONE_STAR, NEW = "SHEET-1", "SHEET-2", "SHEET-3"
LONGEST = 3
"""A run of five colors in seven squares has no more."""


@lru_cache(maxsize=MOST_SHEETS)
def broken_law(printed: Printed) -> BisError | None:
    """What a sheet breaks first, with the law's name; none if it keeps them all."""
    return _runs_broken(printed) or _stars_broken(printed)


def printed_before(text: str) -> BisError | None:
    """Whether the colors are those of a printed sheet, mirrored or recolored."""
    shape = shape_of(text)
    for name in SHEETS:
        if shape == shape_of(printed_sheet(name).text):
            return BisError(
                "the colors are those of the printed sheet {name}, mirrored or recolored",
                NEW,
                name=name,
            )
    return None


def _runs_broken(printed: Printed) -> BisError | None:
    """In every column each color stands once, as one run of one to three squares."""
    rows = printed.text.lower().split("/")
    for column, letters in zip(COLUMNS, zip(*rows, strict=True), strict=True):
        runs = [(color, len(list(squares))) for color, squares in groupby(letters)]
        for color in COLORS:
            lengths = [length for name, length in runs if name == color]
            if len(lengths) != 1:
                return BisError(
                    "{color!r} stands {times} times in column {column}, not once",
                    ONE_RUN,
                    color=color,
                    times=len(lengths),
                    column=column,
                )
            if lengths[0] > LONGEST:
                return BisError(
                    "{color!r} has {length} squares in column {column}, more than three",
                    ONE_RUN,
                    color=color,
                    length=lengths[0],
                    column=column,
                )
    return None


def _stars_broken(printed: Printed) -> BisError | None:
    for block in printed.blocks:
        if (stars := (block & printed.stars).bit_count()) > 1:
            return BisError(
                "the block {squares} has {stars} stars, more than one",
                ONE_STAR,
                squares=write_squares(block),
                stars=stars,
            )
    return None


# Sheets that are the same but for mirrors and names


@lru_cache(maxsize=MOST_SHEETS)
def shape_of(text: str) -> str:
    """The same for sheets whose colors differ by mirrors and names only, whatever their stars."""
    return min(map(_named_in_order, mirrored(text.lower())))


def mirrored(text: str) -> Iterator[str]:
    """As it is, the other way round, upside down, and both."""
    rows = text.split("/")
    for upright in (rows, rows[::-1]):
        yield "/".join(upright)
        yield "/".join(row[::-1] for row in upright)


def _named_in_order(text: str) -> str:
    """Colors are named as they come."""
    found = dict.fromkeys(text.replace("/", ""))
    return text.translate({ord(old): new for old, new in zip(found, COLORS, strict=True)})
