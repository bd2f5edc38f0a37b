"""Every kind of entry does something to a table."""

from typing import get_args

from bis.table.entries import What
from bis.table.happening import happen


def test_every_kind_of_entry_is_known() -> None:
    """One that is not could be stored, but never read again."""
    assert {kind for kind in happen.registry if kind is not object} == {*get_args(What)}
