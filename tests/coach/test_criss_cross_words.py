"""Words about pairs of symbols in Criss Cross."""

import re
from dataclasses import replace

import pytest

from bis.coach import COACHES
from bis.games import GAMES
from bis.games.criss_cross.moves import placements
from bis.games.criss_cross.pieces import FREE
from bis.games.criss_cross.scoring import parts
from bis.games.criss_cross.state import Sheet as Grid
from tests.coach.wording import beside, looked, rolled, told


def test_runs_are_counted_with_their_points() -> None:
    written = Grid.parse("aa.../...../...../...../.....").written
    view = rolled("criss_cross", 1, "roll a b", written=written)
    assert told("criss_cross", view, "a C1 b C2") == [
        "makes three alike in row 1 (+1)",
        "row 1 can still become five alike",
    ]
    assert told("criss_cross", view, "b D4 a E4") == ["scores nothing yet"]
    assert told("criss_cross", view, "a D1 b E1") == [
        "scores nothing yet",
        "row 1 can still become four alike",
    ]
    assert told("criss_cross", view, "a A2 b A3", "fr") == [
        "réunit deux symboles identiques dans la colonne A (+2)"
    ]


def grid_view(grid: str, roll: str, seats: int = 1, **changes: object) -> object:
    view = rolled("criss_cross", 1, roll, written=Grid.parse(grid).written)
    return replace(view, sheets=view.sheets * seats, **changes)  # type: ignore[attr-defined, type-var]


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("a B5 d C5", []),
        (
            "a C5 d D5",
            [
                "the free boxes fall into groups of 3 (A4 A5 B5) + 3 (E3 E4 E5), and an odd group "
                "always keeps one box empty: at least 2 more stay empty"
            ],
        ),
        ("a A5 d B5", ["leaves a free box alone: nothing can be written there any more"]),
    ],
)
def test_squares_that_stay_empty_tell_moves_apart(move: str, words: list[str]) -> None:
    """The free squares are a path of eight: E3 E4 E5 D5 C5 B5 A5 A4."""
    view = grid_view("abcde/bcdea/cdea./.fbf./.....", "roll a d")
    assert told("criss_cross", view, move) == ["scores nothing yet", *words]


def test_a_run_that_is_shut_in_is_told() -> None:
    """Row 3 has two moons and room for three more; a ring at C3 ends that."""
    view = grid_view("abcde/bcdea/ee.../bcd../.....", "roll a b")
    shut = "the two alike in row 3 cannot get longer"
    assert shut in told("criss_cross", view, "a C3 b D3")
    assert shut not in told("criss_cross", view, "a D4 b E4")


@pytest.mark.parametrize(
    ("grid", "words"),
    [
        ("abcde/bcdea/cdeab/deabf/a....", "row 5 can still become five alike"),
        ("abcde/bcdea/cdeab/dea.f/a...f", "row 5 can still become four alike"),
        ("abcde/bcdea/cdeab/deaf./a..f.", ""),
    ],
)
def test_a_run_is_promised_no_more_than_the_grid_and_the_rolls_give(grid: str, words: str) -> None:
    said = told("criss_cross", grid_view(grid, "roll a a"), "a B5 a C5")
    assert [one for one in said if "longer" in one or "still" in one] == ([words] if words else [])


def test_three_alike_that_shut_themselves_in_are_told_where_more_was_possible() -> None:
    shut = "the three alike in row 1 cannot get longer"
    assert shut in told(
        "criss_cross", grid_view("aa.../...../...../...../.....", "roll a b"), "a C1 b D1"
    )
    assert shut not in told(
        "criss_cross", grid_view("aa.bc/...../...../...../.....", "roll a b"), "a C1 b C2"
    )


def test_one_roll_more_is_two_symbols_more() -> None:
    view = grid_view("a..../...../...../...../.....", "roll a b")
    last_but_one = replace(view, round=11)  # type: ignore[type-var]
    assert "row 1 can still become five alike" in told("criss_cross", view, "a B1 b B2")
    assert "row 1 can still become four alike" in told("criss_cross", last_but_one, "a B1 b B2")


def test_with_the_last_roll_the_best_line_may_decide() -> None:
    grid = "aabcd/bcdea/cdeab/deabf/fba.."
    made = "makes three alike in row 5 (+3)"
    decides = "the best line is worth 3: that decides a tie"
    assert told("criss_cross", grid_view(grid, "roll a a", 2), "a D5 a E5") == [made, decides]
    assert told("criss_cross", grid_view(grid, "roll a a"), "a D5 a E5") == [made]


def test_a_learner_is_shown_the_lines_in_which_something_scores() -> None:
    written = Grid.parse("aa.../...../...../...../.....").written
    view = rolled("criss_cross", 1, "roll a b", written=written)
    assert looked("criss_cross", view, "a C1 b C2") == (
        ["look at row 1: the ring can make three alike"],
        ("C1", "D1", "E1"),
    )


@pytest.mark.parametrize(
    ("grid", "best", "words"),
    [
        (
            *("b..../...../...../...../...c.", "f D3 c D4"),  # the waves stand alone there
            "look at column D: the asterisk can make two alike",
        ),
        (
            *("aa..f/...../...../...../.....", "a C1 f D1"),
            "look at row 1: the ring can make three alike, the waves two",
        ),
        (
            *("aa.../...../...../...../.....", "a C1 a D1"),
            "look at row 1: both together can make four alike",
        ),
        (
            *("aa.../...../...../...../.....", "a C1 a C2"),
            "look at row 1: the ring can make three alike",
        ),
    ],
)
def test_the_symbols_that_score_in_a_line_are_named_and_no_others(
    grid: str, best: str, words: str
) -> None:
    first, _, second, _ = best.split()
    view = grid_view(grid, f"roll {first} {second}")
    assert words in looked("criss_cross", view, best)[0]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "fr",
            "regardez la ligne 1\u00a0: trois identiques sont possibles avec l’anneau, "
            "deux avec les vagues",
        ),
        (
            "de",
            "schau auf Zeile 1: drei gleiche mit dem Ring, zwei mit den Wellen",
        ),
    ],
)
def test_symbols_have_their_articles_where_they_are_looked_at(language: str, words: str) -> None:
    view = grid_view("aa..f/...../...../...../.....", "roll a f")
    coach, move = COACHES["criss_cross"], GAMES["criss_cross"].parse_move("a C1 f D1")
    assert coach.spoken(coach.look(view, move).phrases)[language][0] == words


@pytest.mark.parametrize(
    ("grid", "best", "played", "why"),
    [
        (
            *("d..../d..../c..../...../.....", "c A4 a A5", "c B3 a B4"),
            ["scores just as much at once", "leaves 31 ways to place the next pair instead of 28"],
        ),
        (
            *("abdcb/bdbd./cbcb./bdbd./.....", "a A5 c B5", "a D5 c E5"),
            [
                "lets 2 more boxes be filled: after the other move the free boxes fall into groups "
                "of 3 (A5 B5 C5) + 3 (E2 E3 E4), and an odd group always keeps one box empty"
            ],
        ),
        (
            *("b.d../..e../..d../..e../.....", "a A2 c A3", "a C5 c D5"),
            [
                "lets 2 more boxes be filled: after the other move the free boxes fall into groups "
                "of 9 + 9, and an odd group always keeps one box empty"
            ],
        ),
        (
            *("ccc../bdbdb/...../...../.....", "c D1 a E1", "a D1 c E1"),
            ["scores 5 points more at once"],
        ),
        (
            *("cc.../b..../...../...../.....", "c D5 a E5", "a C1 c D1"),
            ["keeps five alike possible in row 1"],
        ),
        (
            *("c..../d..../e..../...../.....", "c B1 a B2", "a D5 c E5"),
            [
                "scores 2 points more at once",
                "has begun a run in row 1 that can still grow to five",
            ],
        ),
    ],
)
def test_what_only_the_better_move_leaves_free_is_told(
    grid: str, best: str, played: str, why: list[str]
) -> None:
    assert beside("criss_cross", grid_view(grid, "roll a c"), best, played)[2] == why


def test_a_place_more_or_less_of_many_is_no_reason() -> None:
    """34 places instead of 33, 33 instead of 31; where few are left, two more are worth a word."""
    many = grid_view("d..../...../...../...../.....", "roll a c", round=1)
    assert beside("criss_cross", many, "a A2 c A3", "a A2 c B2")[2] == []
    assert beside("criss_cross", many, "a A2 c B2", "a B2 c B3")[2] == []
    few = grid_view("bcbcb/cdcdc/..dcb/..b../..bca", "roll e f", round=9)
    assert beside("criss_cross", few, "e D4 f E4", "e A3 f B3")[2] == [
        "leaves 7 ways to place the next pair instead of 5"
    ]
    assert beside("criss_cross", few, "e A3 f B3", "e B3 f B4")[2] == []


GRID = "d..da/...../.fe../.fe../....."
SAME = "scores just as much at once"
RING = "can score 4 with the ring in the next roll (in more than one line), the other move 2"
SQUARE = "can score 6 with the square in the next roll (four alike in row 1), the other move 2"


@pytest.mark.parametrize(
    ("grid", "roll", "moves", "told"),
    [
        (
            "fb.../cd.a./eea.c/.cbde/caff.",
            "roll e f",
            ("e D1 f E1", "e C1 f D1"),
            [RING],
        ),
        (GRID, "roll b d", ("d B1 b B2", "d D2 b D3"), [SAME, SQUARE]),
        ("fb.../cd.a./eea.c/.cbde/caff.", "roll e f", ("e C1 f D1", "e D1 f E1"), []),
    ],
)
def test_where_nothing_else_can_be_seen_a_symbol_of_the_next_roll_tells_two_moves_apart(
    grid: str, roll: str, moves: tuple[str, str], told: list[str]
) -> None:
    """That it brings more on average is no reason: nobody sees an average."""
    view = grid_view(grid, roll, round=4)
    assert beside("criss_cross", view, *moves)[2] == told


@pytest.mark.parametrize(
    ("grid", "told"),
    [
        ("cc.../b.a../...../..b../.....", True),  # two alike in column C, for two points
        ("cc.../b.a../..a../..a../.....", False),  # four alike, for five points more
    ],
)
def test_a_long_run_kept_open_is_named_beside_a_few_points_at_once(grid: str, told: bool) -> None:
    coach, parse = COACHES["criss_cross"], GAMES["criss_cross"].parse_move
    view = grid_view(grid, "roll a c")
    both = coach.beside(view, parse("a E4 c E5"), parse("a C1 c D1"))
    why = coach.spoken(coach.weighty(both, ()))["en"]
    assert ("keeps five alike possible in row 1" in why) == told


def test_points_at_once_are_counted_where_they_speak_for_the_best_move() -> None:
    written = Grid.parse("aa.../...../...../...../.....").written
    view = rolled("criss_cross", 1, "roll a b", written=written)
    best, played = "a C1 b C2", "b D4 a E4"
    assert beside("criss_cross", view, best, played)[2] == ["scores one point more at once"]
    assert beside("criss_cross", view, played, best)[2] == []


def test_a_learner_hears_that_nothing_scores_only_where_nothing_does() -> None:
    """The best move does not score here; with the same roll a square at D5 would."""
    could = grid_view("e..../...../...../....a/....d", "roll d c", round=2)
    assert looked("criss_cross", could, "c C4 d C5")[0] == [
        "what scores at once is not everything here: think of long runs, and of room for them"
    ]
    cannot = grid_view("e..../...../...../....a/....d", "roll f c", round=2)
    assert looked("criss_cross", cannot, "c C4 f C5")[0] == [
        "nothing scores at once: keep the free boxes together"
    ]
    last = grid_view("abcde/bcdea/cdeab/deabf/fba..", "roll c d", round=12)
    assert looked("criss_cross", last, "c D5 d E5")[0] == ["nothing scores with this roll any more"]
    assert told("criss_cross", last, "c D5 d E5") == ["scores nothing"]


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("grid", ["a..../...../...../c...a/....d", "aac../bbf../..b../c.a.a/abc.d"])
def test_points_told_are_those_that_the_page_counts(grid: str, advanced: bool) -> None:
    """The change of each line's part of the score, with the 5 that a line without points costs."""
    view = grid_view(grid, "roll a b", advanced=advanced)
    before = Grid.parse(grid)
    for move in (move for *_, orders in placements("ab") for move in orders):
        if {before.written[square] for square in move.squares} != {FREE}:
            continue
        after = before.write(move.symbols, move.squares)
        lines = zip(parts(before, advanced), parts(after, advanced), strict=True)
        gains = sorted(new.points - old.points for old, new in lines if new.points > old.points)
        said = " ".join(told("criss_cross", view, str(move)))
        counted = sorted(int(points) for points in re.findall(r"\(\+(\d+)", said))
        in_all = re.findall(r"scores (\d+) points at once", said)
        assert counted == gains or in_all == [str(sum(gains))], move


def test_two_alike_in_the_advanced_game_also_save_the_five_points() -> None:
    view = grid_view("f..../...../...../...../.....", "roll d f", advanced=True)
    assert told("criss_cross", view, "f A2 d A3") == [
        "makes two alike in column A (+7: its −5 is gone)"
    ]
    assert told("criss_cross", view, "f A2 d A3", "de") == [
        "bringt zwei gleiche in Spalte A (+7: Die −5 fällt weg)"
    ]
    shut = grid_view("abcde/...../...../...../fba..", "roll c d", advanced=True)
    assert (
        told("criss_cross", shut, "c D5 d E5")[-1] == "row 5 is full without points: its −5 stays"
    )


def test_a_line_that_is_saved_counts_as_more_points_at_once() -> None:
    """Waves at D1 make a second pair in row 1 (+2), at D2 the first one of row 2 (+7)."""
    grid = "aaf../a.f../c.b../..bcc/..ccd"
    view = grid_view(grid, "roll f d", advanced=True)
    first, second = "f D1 d E1", "f D2 d E2"
    assert "scores just as much at once" not in beside("criss_cross", view, first, second)[2]
    assert "scores 5 points more at once" in beside("criss_cross", view, second, first)[2]
    basic = grid_view(grid, "roll f d")
    assert "scores just as much at once" in beside("criss_cross", basic, first, second)[2]


def test_no_move_has_more_than_three_remarks_and_points_come_first() -> None:
    grid = "ffc../f..eb/dd.eb/ddddb/cc..b"
    view = grid_view(grid, "roll e e", advanced=True, round=11)
    said = told("criss_cross", view, "e C2 e C3")
    assert said[0] == "scores 20 points at once, in four lines"
    assert len(said) == 3


@pytest.mark.parametrize(
    ("other", "win", "told"),
    [
        ("aa.../...../...../...../.....", 0.6, []),  # who leads has the better chance
        ("a..../...../...../...../.....", 0.4, ["most points are still to come"]),
        (
            *("a.a../...../b.b../...../.....", 0.4),
            [
                "most points are still to come",
                "the next roll brings Bob 2.0 points on average, and you 1.0",
            ],
        ),
    ],
)
def test_who_leads_and_wins_less_often_is_told_whose_grid_has_more_to_come(
    other: str, win: float, told: list[str]
) -> None:
    """By hand: 72 and 36 points in the 36 rolls."""
    view = grid_view("aa.../...../...../...../.....", "roll b c", 2)
    sheets = (view.sheets[0], replace(view.sheets[1], written=Grid.parse(other).written))  # type: ignore[attr-defined]
    coach = COACHES["criss_cross"]
    said = coach.odds(replace(view, sheets=sheets), win)  # type: ignore[type-var]
    assert list(coach.spoken(said, ("Ada", "Bob"))["en"]) == told
