"""Words about moves of both Encore! games."""

from dataclasses import replace
from typing import Any

import pytest

from bis.coach import COACHES
from bis.games import GAMES
from bis.games.encore.pieces import COLUMN, ROW, read_squares
from tests.coach.wording import beside, looked, rolled, told


def test_a_column_completed_first_is_named_with_its_points() -> None:
    checked = COLUMN[7] & ~read_squares(["H1"])
    view = rolled("encore", 2, "roll y x b | 1 ? 2", checked=checked)
    assert told("encore", view, "x1 H1") == [
        "crosses off one square, with a star",
        "completes column H (1 point, first)",
        "costs an exclamation mark; 7 left",
    ]


def test_a_single_square_left_alone_is_named_with_its_color() -> None:
    view = rolled("encore", 2, "roll o y b | 1 2 2")
    assert "leaves a single orange square" in told("encore", view, "o1 H2")


def test_golden_dice_left_are_those_after_the_move() -> None:
    roll = "roll p p p | 1 1 1 | bomb"
    view = rolled("one_more_encore", 2, roll)
    assert told("one_more_encore", view, "bomb HS")[-1] == "costs a golden die; 0 left"
    golden = told("one_more_encore", view, "bomb AQ AR BQ BR")
    assert golden[1:] == ["takes a golden die", "costs a golden die; 1 left"]

    nearly = (COLUMN[7] | ROW[0]) & ~read_squares(["A1", "H1"])
    view = rolled("one_more_encore", 2, roll, checked=nearly)
    assert told("one_more_encore", view, "bomb HP")[-1] == "costs a golden die; 1 left"
    assert told("one_more_encore", view, "bomb AP")[-1] == "costs a golden die; 0 left"
    view = rolled("one_more_encore", 2, roll, checked=nearly | read_squares(["A1"]))
    assert told("one_more_encore", view, "bomb HP")[-1] == "costs a golden die; 2 left"


def test_a_golden_die_in_reach_of_a_bomb_is_pointed_at() -> None:
    view = rolled("one_more_encore", 2, "roll p p p | 1 1 1 | bomb")
    bomb = GAMES["one_more_encore"].parse_move("bomb AQ AR BQ BR")
    assert COACHES["one_more_encore"].look(view, bomb).at == ("BR",)


def test_a_pass_takes_nothing() -> None:
    view = rolled("encore", 2, "roll o y b | 1 2 2")
    assert told("encore", view, "pass") == ["takes nothing"]
    assert told("encore", view, "pass", "fr") == ["ne prend rien"]


def test_a_learner_is_shown_the_color_and_all_its_squares_in_reach() -> None:
    view = rolled("encore", 2, "roll b y x | 3 2 ?", checked=read_squares(["H4"]))
    words, at = looked("encore", view, "b2 G4 G5")
    assert words == ["look at the blue squares you can reach"]
    assert at == ("G4", "G5", "H5")
    assert looked("encore", view, "pass")[1] == ()


def test_two_moves_side_by_side_name_what_both_do_and_what_speaks_for_the_better() -> None:
    view = rolled("encore", 2, "roll y x b | 1 ? 2")
    best, played, why = beside("encore", view, "y1 H1", "x1 H2")
    assert best == [
        *("crosses off one square, with a star",),
        *("brings column H to 1 of 7", "without a joker"),
    ]
    assert played == [
        *("crosses off one square", "leaves a single orange square"),
        *("costs an exclamation mark; 7 left", "brings column H to 1 of 7"),
    ]
    assert why == [
        "takes a star more",
        "keeps an exclamation mark",
        "leaves fewer single squares behind, for each of which a 1 is needed",
    ]
    assert beside("encore", view, "y1 H1", "x1 H1")[1][0] == "crosses off one square, with a star"
    assert beside("encore", view, "y1 H1", "y1 H1") == [
        [],
        ["crosses off one square, with a star"],
        [],
    ], "of the best move what it does"


@pytest.mark.parametrize(
    ("game", "roll", "marks", "why"),
    [
        (
            *("encore", "roll y x b | ? 1 2", 3),
            "keeps 2 exclamation marks (with only 1 left you can hardly take a joker again)",
        ),
        (
            *("encore", "roll y x b | ? 1 2", 2),
            "keeps your last 2 exclamation marks (without them you can take no joker any more)",
        ),
        ("encore", "roll y x b | ? 1 2", 8, "keeps 2 exclamation marks"),
        (
            *("one_more_encore", "roll y x b | ? 1 2 | heart", 3),
            "keeps 2 exclamation marks (with only 1 left you can hardly take a joker again)",
        ),
    ],
)
def test_marks_that_are_nearly_gone_are_the_first_reason(
    game: str, roll: str, marks: int, why: str
) -> None:
    square = "H1" if game == "encore" else "HP"
    view = rolled(game, 2, roll, marks=marks)
    assert beside(game, view, "pass", f"x? {square}")[2][0] == why


def test_where_the_game_is_nearly_over_marks_are_not_scarce() -> None:
    view: Any = rolled("encore", 2, "roll y x b | ? 1 2", marks=3)
    printed = view.sheets[1].printed.by_color
    nearly = replace(view.sheets[1], checked=printed["g"] | (printed["b"] & ~COLUMN[0]))
    view = replace(view, sheets=(view.sheets[0], nearly))
    assert beside("encore", view, "pass", "x? H1")[2] == ["keeps 2 exclamation marks"]


def neighbor(roll: str, turn: int = 4, seat: int = 0) -> Any:
    """Seat 0 rolls; seat 1 lacks but a pink square of column A, which is worth 5 points."""
    view: Any = rolled("encore", 2, roll)
    nearly = replace(view.sheets[1], checked=COLUMN[0] & ~read_squares(["A5"]))
    return replace(view, turn=turn, seat=seat, sheets=(view.sheets[0], nearly))


def denied(view: object, best: str, played: str) -> dict[int, tuple[str, ...]]:
    coach, parse = COACHES["encore"], GAMES["encore"].parse_move
    both = coach.beside(view, parse(best), parse(played))
    return {seat: coach.spoken([one], ("Ada", "Bob"))["en"] for seat, one in both.denied.items()}


@pytest.mark.rules("ENC-08")
@pytest.mark.parametrize(
    ("roll", "best", "played", "words"),
    [
        ("p g y | 1 2 2", "p1 H7", "g2 G1 H1", "Otherwise Bob could take pink and 1."),
        ("p g y | 1 2 2", "g1 H1", "pass", "Otherwise Bob could take pink and 1."),
        ("p g y | 1 2 2", "g2 G1 H1", "p1 H7", None),
        ("p p y | 1 1 2", "p1 H7", "pass", None),
        ("p g y | ? 2 2", "p2 H6 H7", "pass", "Otherwise Bob could take pink and the joker ?."),
    ],
)
def test_it_is_told_which_dice_the_better_move_keeps_from_whom(
    roll: str, best: str, played: str, words: str | None
) -> None:
    assert denied(neighbor(f"roll {roll}"), best, played) == ({1: (words,)} if words else {})


@pytest.mark.rules("ENC-08")
@pytest.mark.parametrize(("turn", "seat"), [(3, 0), (4, 1)])
def test_who_takes_dice_from_nobody_keeps_them_from_nobody(turn: int, seat: int) -> None:
    assert denied(neighbor("roll p g y | 1 2 2", turn, seat), "p1 H7", "pass") == {}


def test_a_move_that_opens_columns_says_so() -> None:
    view = rolled("encore", 2, "roll y b o | 2 2 3", checked=read_squares(["H4"]))
    best, _, why = beside("encore", view, "b2 G4 G5", "pass")
    assert "advances columns" not in " ".join(best)
    assert "brings column G to 2 of 7" in best
    assert why == ["crosses off 2 squares more", "lets your next crosses reach column F"]


@pytest.mark.rules("ENC-22")
@pytest.mark.parametrize(
    ("open_too", "best", "played", "near"),
    [
        ([], "b1 H4", "pass", ["Then only 2 squares in blue are missing to end the game."]),
        ([], "b2 H4 H5", "b1 H4", ["Then one last square in blue ends the game."]),
        ([], "b3 G4 H4 H5", "b1 H4", ["The better move ends the game."]),
        (["A1"], "b1 H4", "pass", ["Then only 3 squares are missing for your two full colors."]),
        ([], "b1 H4", "b1 H5", []),
        ([], "y1 H6", "pass", []),
        (["A1", "B1", "B2"], "b1 H4", "pass", []),
    ],
)
def test_how_near_the_end_is_after_the_better_move(
    open_too: list[str], best: str, played: str, near: list[str]
) -> None:
    """Green is full, blue lacks three squares."""
    view: Any = rolled("encore", 2, "roll b b y | 1 2 3")
    printed = view.sheets[0].printed.by_color
    missing = read_squares([*open_too, "G4", "H4", "H5"])
    sheet = replace(view.sheets[0], checked=(printed["g"] | printed["b"]) & ~missing)
    view = replace(view, sheets=(sheet, view.sheets[1]))
    coach, parse = COACHES["encore"], GAMES["encore"].parse_move
    both = coach.beside(view, parse(best), parse(played))
    assert list(coach.spoken(both.nearer)["en"]) == near


def standing(game: str, own: int, other: int, win: float) -> list[str]:
    """Who leads on paper, with these squares crossed off by Ada and Bob."""
    roll = "roll y x b | 1 ? 2" + (" | heart" if game != "encore" else "")
    view: Any = rolled(game, 2, roll, checked=own, marks=0)
    sheets = (view.sheets[0], replace(view.sheets[1], checked=other, marks=0))
    coach = COACHES[game]
    told = coach.odds(replace(view, sheets=sheets), win)
    return list(coach.spoken(told, ("Ada", "Bob"))["en"])


def test_who_leads_and_will_hardly_win_is_told_what_another_is_about_to_finish() -> None:
    """A star is worth two points; column H lacks the one square with its star."""
    view: Any = rolled("encore", 2, "roll y x b | 1 ? 2")
    star = view.sheets[0].printed.stars & -view.sheets[0].printed.stars
    near = COLUMN[7] & ~view.sheets[0].printed.stars
    assert standing("encore", star, near, 0.2) == [
        "Bob has fewer points now, but is about to get more",
        "column H lacks one square (worth 1)",
    ]
    assert standing("encore", near, star, 0.8) == [
        "you have fewer points now, but are about to get more",
        "column H lacks one square (worth 1)",
    ]
    assert standing("encore", star, near, 0.5) == standing("encore", near, star, 0.2) == []


def test_who_leads_by_little_and_wins_less_often_is_told_that_most_is_still_to_come() -> None:
    """A lead of one star, and nobody near anything: a chance below half is no contradiction."""
    view: Any = rolled("encore", 2, "roll y x b | 1 ? 2")
    star = view.sheets[0].printed.stars & -view.sheets[0].printed.stars
    assert standing("encore", star, 0, 0.45) == ["most points are still to come"]
    assert standing("encore", 0, star, 0.6) == ["most points are still to come"]
    assert standing("encore", star, 0, 0.49) == []


def test_what_is_worth_most_is_named_of_all_that_is_nearly_finished() -> None:
    """Columns H, I and A lack one square each: 1, 2 and 5 points; and many squares are ahead."""
    view: Any = rolled("encore", 2, "roll y x b | 1 ? 2")
    star = view.sheets[0].printed.stars & -view.sheets[0].printed.stars
    near = (COLUMN[0] | COLUMN[7] | COLUMN[8]) & ~view.sheets[0].printed.stars
    assert standing("encore", star, near, 0.1) == [
        "Bob has fewer points now, but is about to get more",
        "column A lacks one square (worth 5)",
        "column I lacks one square (worth 2)",
        "17 squares more are crossed off",
    ]


@pytest.mark.rules("OME-19")
def test_hearts_count_with_the_columns_they_wait_for() -> None:
    view: Any = rolled("one_more_encore", 2, "roll y x b | 1 ? 2 | heart")
    stars = view.sheets[0].printed.stars
    near = (COLUMN[8] | COLUMN[7]) & ~stars
    sheets = (
        replace(view.sheets[0], checked=stars & -stars),
        replace(view.sheets[1], checked=near, hearts=2, circled=0),
    )
    coach = COACHES["one_more_encore"]
    told = coach.odds(replace(view, sheets=sheets), 0.1)
    assert list(coach.spoken(told, ("Ada", "Bob"))["en"])[1:3] == [
        "column H lacks one square (worth 6)",
        "column I lacks one square (worth 4)",
    ]


@pytest.mark.rules("OME-17", "OME-19")
@pytest.mark.parametrize(("hearts", "words"), [(0, None), (1, "1 point"), (2, "2 points")])
def test_points_for_hearts_are_said_with_the_column(hearts: int, words: str | None) -> None:
    checked = COLUMN[7] & ~read_squares(["H1"])
    roll = "roll g p p | 1 1 1 | bomb"
    view = rolled("one_more_encore", 2, roll, checked=checked, hearts=hearts)
    said = [one for one in told("one_more_encore", view, "g1 HP") if "hearts" in one]
    assert said == ([f"brings {words} for hearts"] if words else [])


def test_stars_are_named_of_both_moves_unless_they_do_the_same() -> None:
    view = rolled("encore", 2, "roll g b y | 1 2 3")
    best, played, _ = beside("encore", view, "g2 G1 H1", "g1 H1")
    assert best[0] == "crosses off 2 squares, 1 with a star"
    assert played[0] == "crosses off one square, with a star"


@pytest.mark.parametrize(("roll", "there"), [("b x y | 1 2 3", True), ("b g y | 1 2 ?", False)])
def test_the_sheet_is_at_hand_where_a_joker_may_be_any_color(roll: str, there: bool) -> None:
    view: Any = rolled("encore", 2, f"roll {roll}")
    assert COACHES["encore"].at_hand(view) == (view.sheets[0].printed.text if there else "")


@pytest.mark.parametrize(
    ("checked", "said"),
    [
        ("H3 H4 H5 I1 I2 I3 I6", "column I lacks 3 squares"),
        ("H3 H4 H5 I1 I2 I3 I6 I7", "column I is nearly full"),
    ],
)
def test_a_column_is_nearly_full_where_two_squares_are_open(checked: str, said: str) -> None:
    view = rolled("encore", 2, "roll g y x | 2 2 ?", checked=read_squares(checked.split()))
    assert looked("encore", view, "g2 I4 J4")[0][1:] == [said]
