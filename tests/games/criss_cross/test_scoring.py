"""Score sheets as pictures, and who wins."""

import pytest

from bis.core.game import Part, ranked
from bis.games.criss_cross import CRISS_CROSS
from bis.games.criss_cross.scoring import RATING_FLOORS
from tests.games.criss_cross.pictures import table

EXAMPLE = """
    aaabb
    acddb
    aceeb
    afeeb
    .bcdf
"""
EXAMPLE_ROWS = [5, 2, 2, 2, 0]
EXAMPLE_COLUMNS = [8, 2, 2, 2, 8]

DIAGONAL = """
    bcdef
    cdefb
    defbc
    efbcd
    fbcde
"""


def parts(picture: str, rules: str) -> dict[str, int]:
    return dict(CRISS_CROSS.result(table(picture, rules=rules)).parts[0])


def score(picture: str, rules: str = "basic") -> int:
    return CRISS_CROSS.result(table(picture, rules=rules)).scores[0]


@pytest.mark.rules("CC-09")
@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("abcde", 0),
        ("aabcd", 2),
        ("abccd", 2),
        ("aaabc", 3),
        ("abbbc", 3),
        ("aaaab", 8),
        ("baaaa", 8),
        ("aaaaa", 10),
        ("aabbc", 4),
        ("aacbb", 4),
        ("aabbb", 5),
        ("abaab", 2),
        ("ababa", 0),
        ("aabaa", 4),
        ("aa.aa", 4),
        ("a.aaa", 3),
        ("a.a.a", 0),
        (".....", 0),
        ("aa...", 2),
        ("...aa", 2),
    ],
)
def test_a_line_scores_its_runs_of_equal_symbols(line: str, points: int) -> None:
    row = f"{line}\n.....\n.....\n.....\n....."
    column = "\n".join(f"....{symbol}" for symbol in line)
    assert score(row) == points
    assert score(column) == points


@pytest.mark.rules("CC-01", "CC-09")
def test_each_row_and_column_has_its_sum_on_the_paper() -> None:
    labels = [*(f"row {row}" for row in "12345"), *(f"column {column}" for column in "ABCDE")]
    points = EXAMPLE_ROWS + EXAMPLE_COLUMNS
    result = CRISS_CROSS.result(table(EXAMPLE))
    assert result.parts == (tuple(map(Part, labels, points)),)
    assert result.scores == (33,)


@pytest.mark.rules("CC-09")
def test_the_diagonal_is_worth_nothing_by_the_basic_rules() -> None:
    assert score(DIAGONAL) == 0


@pytest.mark.rules("CC-11")
@pytest.mark.parametrize(
    ("diagonal", "points"),
    [
        ("fffff", 20),
        ("ffff.", 16),
        ("f.fff", 6),
        ("ff.aa", 8),
        ("ffaaf", 8),
        ("fafaf", 0),
        (".....", 0),
    ],
)
def test_the_diagonal_from_bottom_left_to_top_right_counts_twice(
    diagonal: str, points: int
) -> None:
    rows = ["." * (4 - i) + symbol + "." * i for i, symbol in enumerate(reversed(diagonal))]
    assert parts("\n".join(rows), "advanced")["diagonal"] == points
    assert "diagonal" not in parts("\n".join(rows), "basic")


@pytest.mark.rules("CC-11")
def test_the_other_diagonal_never_counts() -> None:
    picture = "a....\n.a...\n..a..\n...a.\n....a"
    assert score(picture) == 0
    assert parts(picture, "advanced")["diagonal"] == 0


@pytest.mark.rules("CC-12")
def test_each_row_or_column_without_points_costs_five() -> None:
    assert parts(EXAMPLE, "advanced") == {
        **{f"row {i}": p for i, p in zip("12345", [5, 2, 2, 2, -5], strict=True)},
        **{f"column {i}": p for i, p in zip("ABCDE", EXAMPLE_COLUMNS, strict=True)},
        "diagonal": 0,
    }
    assert score(EXAMPLE, "advanced") == 33 - 5


@pytest.mark.rules("CC-11", "CC-12")
def test_a_diagonal_without_points_costs_nothing() -> None:
    assert score("abcde\n.....\n.....\n.....\n.....", "advanced") == -50
    assert score(DIAGONAL, "advanced") == -50 + 2 * 10


@pytest.mark.rules("CC-10")
@pytest.mark.parametrize(
    ("picture", "scores", "winners"),
    [
        pytest.param(
            """
            aaa.. bb...
            ..... .....
            ..... .....
            ..... .....
            ..... .....
            """,
            (3, 2),
            (0,),
            id="most points win",
        ),
        pytest.param(
            """
            aaaa. bb... ccccc
            ..... .b... .....
            ..... ..... .....
            ..... ..... .....
            ..... ..... .....
            """,
            (8, 4, 10),
            (2,),
            id="most points win among three",
        ),
        pytest.param(
            """
            aa... baaaa
            ..... .....
            aaa.. .....
            ..... .....
            aaa.. .....
            """,
            (8, 8),
            (1,),
            id="a tie goes to the best row",
        ),
        pytest.param(
            """
            a.... bb...
            a.... .....
            a.... bbb..
            a.... .....
            ..... bbb..
            """,
            (8, 8),
            (0,),
            id="a tie goes to the best column",
        ),
        pytest.param(
            """
            aa... bbb.. cc...
            ..... ..... .....
            aaa.. .bb.. .cccc
            ..... ..... .....
            aaa.. bbb.. .....
            """,
            (8, 8, 10),
            (2,),
            id="a better line does not help whoever has fewer points",
        ),
        pytest.param(
            """
            aa... bbb.. dd...
            ..... ..... .....
            aaa.. .bb.. ddd..
            ..... ..... .....
            aaa.. bbb.. dd...
            """,
            (8, 8, 7),
            (0, 1),
            id="still tied is a shared victory",
        ),
    ],
)
def test_most_points_win_then_the_best_row_or_column(
    picture: str, scores: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    result = CRISS_CROSS.result(table(picture))
    assert (result.scores, result.winners, result.rating) == (scores, winners, None)


DIAGONAL_AGAINST_THREES = """
    ..... bbb..
    ...a. .....
    ..a.. ccc..
    .a... .....
    a.... .....
"""
DIAGONAL_AGAINST_FIVE = """
    bb... bbbbb
    ...a. .....
    ..a.. ccc..
    .a... .....
    a.... .....
"""


@pytest.mark.rules("CC-13")
@pytest.mark.parametrize(
    ("picture", "tied_at", "winner"),
    [
        pytest.param(DIAGONAL_AGAINST_THREES, -34, 0, id="8 on the diagonal beat 3"),
        pytest.param(DIAGONAL_AGAINST_FIVE, -27, 1, id="8 on the diagonal lose to 10"),
    ],
)
def test_the_diagonal_breaks_a_tie_with_its_single_value(
    picture: str, tied_at: int, winner: int
) -> None:
    result = CRISS_CROSS.result(table(picture, rules="advanced"))
    assert result.scores == (tied_at, tied_at)
    assert result.winners == (winner,)


@pytest.mark.rules("CC-10", "CC-13")
def test_the_diagonal_breaks_no_tie_by_the_basic_rules() -> None:
    picture = """
        bb... bb...
        ...a. .....
        ..a.. .....
        .a... .....
        a.... .....
    """
    assert CRISS_CROSS.result(table(picture)).winners == (0, 1)


@pytest.mark.rules("CC-14")
@pytest.mark.parametrize(
    ("score", "band"),
    [
        (100, 1),
        (30, 1),
        (29, 2),
        (25, 2),
        (24, 3),
        (20, 3),
        (19, 4),
        (15, 4),
        (14, 5),
        (0, 5),
        (-50, 5),
    ],
)
def test_a_solo_score_has_one_of_five_bands(score: int, band: int) -> None:
    assert ranked(((Part("all", score),),), [0], RATING_FLOORS).rating == band


@pytest.mark.rules("CC-14")
@pytest.mark.parametrize(("rules", "band"), [("basic", 1), ("advanced", 2)])
def test_a_solo_game_has_a_rating_and_no_winner(rules: str, band: int) -> None:
    result = CRISS_CROSS.result(table(EXAMPLE, rules=rules))
    assert (result.rating, result.winners) == (band, ())
