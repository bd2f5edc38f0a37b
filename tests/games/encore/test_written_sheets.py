"""Anybody may write a sheet: that costs little, and does not stay for ever."""

from itertools import permutations

import pytest

from bis.core.errors import OptionError
from bis.games.encore import pieces
from bis.games.encore.pieces import COLORS, MOST_SHEETS, Printed


def test_a_sheet_of_one_color_is_refused_before_its_groups_are_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They are tens of thousands, and took 27 ms of everybody's time."""
    counted: list[int] = []

    def count(block: int, _count: int) -> set[int]:
        counted.append(block)
        return set()

    monkeypatch.setattr(pieces, "_connected", count)
    with pytest.raises(OptionError, match="the blocks of 'g' have sizes"):
        Printed.parse("/".join(["G" * 15] * 7))
    assert counted == []


def test_sheets_that_people_write_are_not_kept_for_ever() -> None:
    classic = pieces.printed_sheet("classic").text
    before = COLORS + COLORS.upper()
    for other in permutations(COLORS):
        after = "".join(other) + "".join(other).upper()
        pieces.printed_sheet(classic.translate(str.maketrans(before, after)))
    for keep in (pieces.printed_sheet, pieces._parse_printed):
        assert keep.cache_info().currsize <= MOST_SHEETS < 120
