"""New sheets keep the laws of the printed ones, and the same seed is the same sheet everywhere."""

from collections import Counter

import pytest

from bis.cli import main
from bis.games.encore.laws import broken_law, mirrored, printed_before, shape_of
from bis.games.encore.new_sheets import new_sheet
from bis.games.encore.pieces import COLUMNS, ROWS, SHEETS, Printed, each, printed_sheet
from bis.sim.batch.new_sheets import new_sheets

MANY = 200
"""Some seconds; ten thousand by `python -m lab.training.any_pool 0 10000`."""
SEVENTH = (
    "YYPPpPBBByYoOOO/OOPbPBGGBYYOGGO/bOYBBBYyYPYYGGg/GOoGBGYYPOOPPBB/"
    "GBBGGopPPOpPBBP/GgGYYYPOgGGGbPP/PPGOOYOOOBBBYyY"
)


def star_sizes(printed: Printed) -> list[int]:
    """How large the blocks are that have the stars."""
    return [printed.block_of(star).bit_count() for star in each(printed.stars)]


@pytest.mark.parametrize("name", SHEETS)
def test_printed_sheets_keep_the_laws(name: str) -> None:
    assert broken_law(printed_sheet(name)) is None


def test_stars_of_printed_sheets_by_the_size_of_their_blocks() -> None:
    sizes = Counter(size for name in SHEETS for size in star_sizes(printed_sheet(name)))
    assert sizes == {1: 24, 2: 7, 3: 7, 4: 11, 5: 22, 6: 34}


def test_new_sheets_keep_the_laws_and_are_new() -> None:
    found = list(new_sheets(range(MANY)))
    sizes: Counter[int] = Counter()
    for text in found:
        printed = Printed.parse(text)
        assert broken_law(printed) is None
        assert printed_before(text) is None
        sizes.update(star_sizes(printed))
    assert len({shape_of(text) for text in found}) == MANY
    shares = [7 * sizes[size] / MANY for size in range(1, 7)]
    assert shares == pytest.approx([24, 7, 7, 11, 22, 34], abs=4), "as printed ones have them"


def test_the_same_seed_is_the_same_sheet_compiled_or_not() -> None:
    assert new_sheet(7) == SEVENTH
    assert list(new_sheets(range(7, 8))) == [SEVENTH]


def test_a_printed_sheet_is_never_new_mirrored_or_recolored() -> None:
    colors = str.maketrans("gybpoGYBPO", "ogybpOGYBP")
    for name in SHEETS:
        for text in mirrored(printed_sheet(name).text.translate(colors)):
            assert name in str(printed_before(text))


def squares(text: str) -> dict[str, str]:
    """The letter of every square."""
    rows = enumerate(text.split("/"), 1)
    return {f"{c}{row}": x for row, letters in rows for c, x in zip(COLUMNS, letters, strict=True)}


def written(letters: dict[str, str]) -> str:
    return "/".join("".join(letters[f"{c}{row}"] for c in COLUMNS) for row in ROWS)


@pytest.mark.parametrize(
    ("swapped", "stars", "told"),
    [
        ([("A2", "B3")], [], "'o' stands 0 times in column A, not once (SHEET-1)"),
        ([("B4", "D4")], [], "'g' has 4 squares in column B, more than three (SHEET-1)"),
        (
            [],
            [("A3", "A2"), ("F4", "F7")],
            "the block B6 C6 C7 D7 E7 F7 has 2 stars, more than one (SHEET-2)",
        ),
    ],
)
def test_a_broken_sheet_is_told_by_its_law(
    swapped: list[tuple[str, str]], stars: list[tuple[str, str]], told: str
) -> None:
    letters = squares(printed_sheet("classic").text)
    for one, other in swapped:
        letters[one], letters[other] = letters[other], letters[one]
    for one, other in stars:
        letters[one], letters[other] = letters[one].upper(), letters[other].lower()
    assert str(broken_law(Printed.parse(written(letters)))) == told


def test_the_command_makes_and_checks_sheets(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", "new", "--seed", "7"]) == 0
    assert capsys.readouterr().out == f"{SEVENTH}\n"
    assert main(["sheet", "check", SEVENTH]) == 0
    assert main(["sheet", "check", printed_sheet("pink").text[::-1]]) == 2
    assert "printed sheet pink" in capsys.readouterr().err
    assert main(["sheet", "new", "classic"]) == 2
    assert main(["sheet", "rate"]) == 2
