"""New sheets that were chosen: they have short names, and are always written in full."""

import re
from pathlib import Path

import pytest

from bis.cli import main
from bis.core.errors import OptionError
from bis.games.encore import ENCORE
from bis.games.encore.chosen import CHOSEN, chosen_as
from bis.games.encore.laws import broken_law, printed_before, shape_of
from bis.games.encore.new_sheets import new_sheet
from bis.games.encore.pieces import SHEETS, Printed, printed_sheet
from bis.record.notation import RecordError
from bis.record.replay import replay
from bis.sim.batch.new_sheets import new_sheets
from bis.sim.sheet_rate import printed_rates

WORDS = Path(__file__).parents[3] / "client" / "games" / "encore"
NAME, ONE = next(iter(CHOSEN.items()))


def test_chosen_sheets_keep_the_laws_and_are_new() -> None:
    for chosen in CHOSEN.values():
        assert broken_law(Printed.parse(chosen.text)) is None, chosen.name
        assert printed_before(chosen.text) is None, chosen.name


def test_chosen_sheets_differ_by_more_than_mirrors_and_colors() -> None:
    assert len({shape_of(chosen.text) for chosen in CHOSEN.values()}) == len(CHOSEN) <= 100


def test_chosen_sheets_are_those_of_their_seeds() -> None:
    """In machine code, and the first one in Python."""
    assert new_sheet(ONE.seed) == ONE.text
    for chosen in CHOSEN.values():
        assert list(new_sheets(range(chosen.seed, chosen.seed + 1))) == [chosen.text]


def test_chosen_sheets_bring_strong_players_as_much_as_printed_ones() -> None:
    known = [rate.strong_at_two for rate in printed_rates().values()]
    for chosen in CHOSEN.values():
        assert min(known) <= chosen.points <= max(known), chosen.name


@pytest.mark.parametrize("words", sorted(WORDS.glob("*.ftl")))
def test_the_lobby_tells_what_printed_sheets_bring(words: Path) -> None:
    known = [rate.strong_at_two for rate in printed_rates().values()]
    (sentence,) = re.findall("^sheet-plays = .*$", words.read_text("utf-8"), re.MULTILINE)
    told = [figure.replace(",", ".") for figure in re.findall(r"\d\d[.,]\d", sentence)]
    assert told == [f"{min(known):.1f}", f"{max(known):.1f}"]


def test_a_short_name_is_settled_in_full() -> None:
    assert ENCORE.settle({"sheet": NAME}, 2) == {"sheet": ONE.text}
    assert printed_sheet(NAME).text == ONE.text
    assert chosen_as(ONE.text) == ONE
    assert ENCORE.options[0].dealt == tuple(CHOSEN)


@pytest.mark.parametrize("value", [*SHEETS, printed_sheet("pink").text])
def test_other_sheets_are_settled_as_they_are(value: str) -> None:
    assert ENCORE.settle({"sheet": value}, 2) == {"sheet": value}
    assert chosen_as(printed_sheet(value).text) is None


@pytest.mark.parametrize("value", ["new", "new-", "new-1", f"{NAME} ", NAME.upper()])
def test_only_chosen_sheets_have_short_names(value: str) -> None:
    """Making one of any seed would take everybody's time (docs/decisions/0050-new-sheets.md)."""
    with pytest.raises(OptionError, match="no new one that was chosen"):
        ENCORE.settle({"sheet": value}, 2)


def test_a_record_with_a_short_name_is_refused() -> None:
    record = "bis 1\ngame encore\noption sheet {}\nseat 0 Ada\nfirst 0\n\n"
    replay(record.format(ONE.text).encode())
    with pytest.raises(RecordError, match=f"line 3: a record writes '{NAME}' in full"):
        replay(record.format(NAME).encode())


def test_commands_take_short_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", "list"]) == 0
    assert capsys.readouterr().out.count("\nnew-") == len(CHOSEN)
    assert main(["sheet", "check", NAME]) == 0
    assert main(["sheet", "list", NAME]) == 2
    capsys.readouterr()
    command = ["simulate", "encore", "--bot", "greedy", "--games", "1", "--records", "-"]
    assert main([*command, "--option", f"sheet={NAME}"]) == 0
    assert f"\noption sheet {ONE.text}\n" in capsys.readouterr().out
