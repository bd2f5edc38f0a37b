"""The special die: moves that are refused, each by its rule."""

import pytest

from bis.games.one_more_encore import ONE_MORE_ENCORE
from tests.games.one_more_encore.positions import ROLL, offers, paper, refusal, say, table


@pytest.mark.rules("OME-06", "OME-09", "OME-10", "OME-11", "OME-12", "OME-13", "OME-14")
@pytest.mark.parametrize(
    ("move", "rule", "reason"),
    [
        ("bomb", "OME-09", "it checks 1 to 4 squares, not 0"),
        ("bomb AP AQ BP BQ CP", "OME-09", "it checks 1 to 4 squares, not 5"),
        ("bomb CP CQ", "OME-09", "a square is checked already"),
        ("bomb BP CP", "OME-09", "a square is checked already"),
        ("bomb AP AR", "OME-09", "the squares do not fit into a 2×2 square"),
        ("bomb AP BP DP", "OME-09", "the squares do not fit into a 2×2 square"),
        ("bomb AV BP", "OME-09", "the squares do not fit into a 2×2 square"),
        ("bomb AU AV BP BQ", "OME-09", "the squares do not fit into a 2×2 square"),
        ("bomb AP OP", "OME-09", "the squares do not fit into a 2×2 square"),
        ("heart AP", "OME-10", "a heart checks no squares"),
        ("stars", "OME-11", "it checks 1 to 2 squares, not 0"),
        ("stars FP HR KP", "OME-11", "it checks 1 to 2 squares, not 3"),
        ("stars CP", "OME-11", "a square is checked already"),
        ("stars BP", "OME-11", "a square has no star"),
        ("stars HQ", "OME-11", "a square has no star"),
        ("stars HR KP", "OME-11", "a star is neither in column H nor beside a checked square"),
        ("stars KP LP", "OME-11", "a star is neither in column H nor beside a checked square"),
        ("row", "OME-12", "it checks 1 to 3 squares, not 0"),
        ("row AP BP DP EP", "OME-12", "it checks 1 to 3 squares, not 4"),
        ("row BP CP DP", "OME-12", "a square is checked already"),
        ("row BP CQ", "OME-12", "the squares are not in one row"),
        ("row CQ CR", "OME-12", "the squares are not in one row"),
        ("row HP", "OME-12", "a square is not beside a checked one"),
        ("row HP IP JP", "OME-12", "a square is not beside a checked one"),
        ("row BP FP", "OME-12", "a square is not beside a checked one"),
        ("row BQ DQ", "OME-12", "a square is not beside a checked one"),
        ("block", "OME-06", "it checks 1 to 6 squares, not 0"),
        ("block CP", "OME-13", "a square is checked already"),
        ("block AP", "OME-13", "the squares are not all that one block still lacks"),
        ("block AP BP CP", "OME-13", "a square is checked already"),
        ("block AP BP HP IP", "OME-13", "the squares are not all that one block still lacks"),
        ("block HP IP", "OME-13", "the block touches no checked square"),
        ("block HP", "OME-13", "the block touches no checked square"),
    ],
)
def test_an_illegal_use_of_the_special_die_names_its_rule(
    move: str, rule: str, reason: str
) -> None:
    """Only CP, a star of its own color, is checked; AP BP are the pink pair beside it."""
    state = table(paper("CP"), paper(), roll=f"p p x | 1 1 3 | {move.split(maxsplit=1)[0]}")
    assert refusal(state, f"0 {move}") == (rule, reason)
    assert move not in offers(state, 0)
    with pytest.raises(ValueError) as error:  # noqa: PT011
        ONE_MORE_ENCORE.judge(state, 0, ONE_MORE_ENCORE.parse_move(move))
    assert str(error.value) == f"illegal move {move!r}: {reason} ({rule})"


@pytest.mark.rules("OME-04", "OME-06")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("y1 EP", "ENC-10"),
        ("p2 AP BP", "ENC-10"),
        ("p1", "ENC-09"),
        ("x? AP", "ENC-10"),
        ("p3 AP BP", "ENC-11"),
        ("p1 CP", "ENC-12"),
        ("p1 HP", "ENC-12"),
        ("p3 AP BP FP", "ENC-13"),
        ("p1 AP", "ENC-14"),
        ("x1 HP", "ENC-18"),
    ],
)
def test_a_placement_is_judged_by_the_rules_of_encore(move: str, rule: str) -> None:
    state = table(paper("CP", marks=0), paper(), roll=ROLL)
    assert refusal(state, f"0 {move}")[0] == rule


@pytest.mark.rules("OME-05")
@pytest.mark.parametrize(
    ("turn", "lines", "line", "rule", "reason"),
    [
        (1, [], "0 bomb AP", "ENC-06", "the dice are not rolled yet"),
        (1, [f"table roll {ROLL}"], "2 bomb AP", "ENC-01", "there is no seat 2"),
        (1, [f"table roll {ROLL}", "0 pass"], "0 bomb AP", "ENC-10", "seat 0 has chosen already"),
        (4, [f"table roll {ROLL}"], "1 bomb AP", "ENC-08", "seat 0 chooses first"),
        (4, [f"table roll {ROLL}"], f"table roll {ROLL}", "ENC-06", "the dice are rolled once"),
        (1, [], "0 bonus Q AP", "OME-16", "no bonus bomb is due"),
        (1, [f"table roll {ROLL}"], "0 bonus Q pass", "OME-16", "no bonus bomb is due"),
        (4, [f"table roll {ROLL}", "0 pass"], "1 bonus Q AP", "OME-16", "no bonus bomb is due"),
    ],
)
def test_a_move_at_the_wrong_time_names_its_rule(
    turn: int, lines: list[str], line: str, rule: str, reason: str
) -> None:
    broken, said = refusal(say(table(paper(), paper(), turn=turn), *lines), line)
    assert broken == rule
    assert reason in said
