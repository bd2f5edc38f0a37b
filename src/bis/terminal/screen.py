"""The screen: what people typed is shown as typed, never taken for markup."""

from typing import TextIO

from rich.console import Console


def screen(out: TextIO | None = None) -> Console:
    return Console(file=out, markup=False, emoji=False, highlight=False)
