"""How a sheet plays, beside the printed ones."""

import json

import pytest

from bis.cli import main
from bis.games.encore.pieces import COLORS, COLUMNS, SHEETS
from bis.sim.sheet_rate import printed_rates


def test_a_sheet_is_rated_beside_the_printed_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", "rate", "pink", "--games", "40"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 1 + 6 + len(COLUMNS) + len(COLORS)
    known = [rate.turns for rate in printed_rates().values()]
    (turns,) = [line.split() for line in told if line.startswith("turns")]
    assert turns[2:] == [f"{min(known):.1f}", "to", f"{max(known):.1f}"]
    assert float(turns[1]) == pytest.approx(printed_rates()["pink"].turns, abs=4)


def test_what_is_closed_is_told_of_every_column_and_color(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["sheet", "rate", "classic", "--games", "20", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told["columns"]) == list(COLUMNS)
    assert 100 <= sum(told["colors"].values()) <= 250, "somebody closes two"
    assert told["easy_alone"] < told["strong_alone"]


def test_the_printed_sheets_are_rated() -> None:
    assert list(printed_rates()) == list(SHEETS)
