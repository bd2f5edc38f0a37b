"""Words about moves, computed from the position."""

from dataclasses import replace
from string import Formatter
from typing import Any

import pytest

from bis.coach import COACHES
from bis.core.languages import LANGUAGES, ORIGINAL
from bis.core.seats import TABLE
from bis.games import GAMES
from bis.games.criss_cross.state import Sheet as Grid
from bis.games.encore.pieces import COLUMN, ROW, read_squares
from bis.games.flip7.state import Line
from tests.coach.evaluators import played


def told(game: str, view: object, move: str, language: str = "en") -> list[str]:
    phrases = COACHES[game].about(view, GAMES[game].parse_move(move))
    return list(COACHES[game].spoken(phrases)[language])


def rolled(game: str, seats: int, roll: str, **changes: object) -> object:
    """What seat 0 sees after a roll, on another sheet of its own."""
    found = GAMES[game]
    state = found.start(found.settle({}, seats), seats, 0)
    state = replace(state, sheets=(replace(state.sheets[0], **changes), *state.sheets[1:]))
    state, _ = found.deal(state, found.parse_chance(roll))
    return found.view(state, 0)


def test_a_column_completed_first_is_named_with_its_points() -> None:
    checked = COLUMN[7] & ~read_squares(["H1"])
    view = rolled("encore", 2, "roll y x b | 1 ? 2", checked=checked)
    assert told("encore", view, "x1 H1") == [
        "crosses off one square",
        "takes a star",
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


def flip7_view(*lines: Line, total: int = 0, due: str = "offer") -> object:
    game = GAMES["flip7"]
    state = game.start(game.settle({}, len(lines)), len(lines), len(lines) - 1)
    rounds = ((total, *[10] * (len(lines) - 1)),)
    return game.view(replace(state, lines=lines, rounds=rounds, turn=0, due=due), 0)


def test_a_hit_is_told_with_its_exact_risk() -> None:
    view = flip7_view(Line((12, 11)), Line())
    assert told("flip7", view, "hit") == ["bust 24 %, else +6.2 with this card"]
    assert told("flip7", view, "hit", "fr") == ["risque 24\u00a0%, sinon +6,2 avec cette carte"]
    assert told("flip7", view, "hit", "de") == ["Risiko 24 %, sonst +6,2 mit dieser Karte"]


def test_with_a_second_chance_a_hit_cannot_bust() -> None:
    (sentence,) = told("flip7", flip7_view(Line((12,), chance=True), Line()), "hit")
    assert sentence.startswith("cannot bust, +")


def test_a_stay_that_reaches_the_goal_says_so() -> None:
    view = flip7_view(Line((12,)), Line(), total=190)
    assert told("flip7", view, "stay") == ["banks 12", "reaches 202"]


def test_the_leader_is_called_so_when_frozen() -> None:
    view = flip7_view(Line((1,)), Line((12,)), Line((2,)), due="freeze")
    assert told("flip7", view, "target 1") == ["seat 1 keeps 12 this round"], "as many before it"
    assert told("flip7", view, "target 2") == ["seat 2 keeps 2 this round"]
    assert told("flip7", view, "target 0") == ["out of the round with 1"]
    assert COACHES["flip7"].at_hand(view) == "freeze", "so that a move can name its card"
    ahead = flip7_view(Line((1,)), Line((12,)), due="freeze")
    assert told("flip7", ahead, "target 1") == ["seat 1, in the lead, keeps 12 and has 22"]
    about = COACHES["flip7"].about(view, GAMES["flip7"].parse_move("target 2"))
    names = ["Ada", "Bob", "Cleo"]
    assert COACHES["flip7"].spoken(about, names)["en"] == ("Cleo keeps 2 this round",)


@pytest.mark.parametrize("played", ["target 0", "target 1"])
def test_why_a_freeze_is_not_for_the_leader_is_what_they_would_keep(played: str) -> None:
    """Also where one froze oneself: of the others, the leader comes to mind first."""
    view = flip7_view(Line((1,)), Line((12,)), Line(), due="freeze")
    coach, parse = COACHES["flip7"], GAMES["flip7"].parse_move
    (why,) = coach.beside(view, parse("target 2"), parse(played)).why
    assert coach.spoken([why], ["Ada", "Bob", "Cleo"])["en"] == (
        "Cleo is stuck with 0; freezing Bob would bank 12 for Bob",
    )
    assert not coach.beside(view, parse("target 1"), parse("target 2")).why


def test_beside_a_reason_that_counts_the_round_no_card_is_counted() -> None:
    coach, parse = COACHES["flip7"], GAMES["flip7"].parse_move
    both = coach.beside(flip7_view(Line((12, 11)), Line()), parse("hit"), parse("stay"))
    assert coach.spoken(both.best)["en"] == ("bust 24 %",)


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
        "fait deux symboles identiques dans la colonne A (+2)"
    ]


def grid_view(grid: str, roll: str, seats: int = 1) -> object:
    view = rolled("criss_cross", 1, roll, written=Grid.parse(grid).written)
    return replace(view, sheets=view.sheets * seats)  # type: ignore[attr-defined, type-var]


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("a B5 d C5", "every free square can still be filled"),
        ("a C5 d D5", "the free squares do not pair up any more: at least 2 stay empty"),
        ("a A5 d B5", "leaves a free square alone: nothing can be written there any more"),
    ],
)
def test_squares_that_stay_empty_tell_moves_apart(move: str, words: str) -> None:
    """The free squares are a path of eight: E3 E4 E5 D5 C5 B5 A5 A4."""
    view = grid_view("abcde/bcdea/cdea./.fbf./.....", "roll a d")
    assert told("criss_cross", view, move) == ["scores nothing yet", words]


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
        ("abcde/bcdea/cdeab/deaf./a..f.", "the three alike in row 5 cannot get longer"),
    ],
)
def test_a_run_is_promised_no_more_than_the_grid_and_the_rolls_give(grid: str, words: str) -> None:
    assert words in told("criss_cross", grid_view(grid, "roll a a"), "a B5 a C5")


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


def looked(game: str, view: object, move: str) -> tuple[list[str], tuple[str, ...]]:
    glance = COACHES[game].look(view, GAMES[game].parse_move(move))
    return list(COACHES[game].spoken(glance.phrases)["en"]), glance.at


def test_a_learner_is_shown_the_color_and_all_its_squares_in_reach() -> None:
    view = rolled("encore", 2, "roll b y x | 3 2 ?", checked=read_squares(["H4"]))
    words, at = looked("encore", view, "b2 G4 G5")
    assert words == ["look at the blue squares you can reach"]
    assert at == ("G4", "G5", "H5")
    assert looked("encore", view, "pass")[1] == ()


def test_a_learner_is_told_the_risk_and_what_staying_keeps_whatever_is_best() -> None:
    view = flip7_view(Line((12, 11)), Line(), total=180)
    expected = ["23 of the 94 cards to come would bust you", "if you stay you keep 23"]
    for move in ("hit", "stay"):
        assert looked("flip7", view, move)[0][:2] == expected
    assert looked("flip7", view, "hit")[0][2].startswith("with that you would have 203")


def test_a_learner_is_shown_the_lines_in_which_something_scores() -> None:
    written = Grid.parse("aa.../...../...../...../.....").written
    view = rolled("criss_cross", 1, "roll a b", written=written)
    assert looked("criss_cross", view, "a C1 b C2") == (
        ["look at row 1: you can bring three alike together"],
        ("C1", "D1", "E1"),
    )


def beside(game: str, view: object, best: str, played: str) -> list[list[str]]:
    coach, parse = COACHES[game], GAMES[game].parse_move
    both = coach.beside(view, parse(best), parse(played))
    return [list(coach.spoken(one)["en"]) for one in (both.best, both.played, both.why)]


def test_two_moves_side_by_side_name_what_both_do_and_what_speaks_for_the_better() -> None:
    view = rolled("encore", 2, "roll y x b | 1 ? 2")
    best, played, why = beside("encore", view, "y1 H1", "x1 H2")
    assert best == [
        *("crosses off one square", "takes a star"),
        *("brings column H to 1 of 7", "without a joker"),
    ]
    assert played == [
        *("crosses off one square", "leaves a single orange square"),
        *("costs an exclamation mark; 7 left", "brings column H to 1 of 7"),
    ]
    assert why == [
        "takes a star more",
        "keeps an exclamation mark",
        "leaves fewer single squares behind",
    ]
    assert beside("encore", view, "y1 H1", "x1 H1")[1][1] == "takes a star"
    assert beside("encore", view, "y1 H1", "y1 H1") == [[], [], []]


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
        ("p g y | ? 2 2", "p2 H6 H7", "pass", "Otherwise Bob could take pink and a question mark."),
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


@pytest.mark.parametrize(
    ("best", "numbers", "why"),
    [
        (
            *("stay", (12, 11, 10, 9)),
            "keeps 42 points; another card leaves 26 on average, the risk of a bust included",
        ),
        (
            *("hit", (1, 2)),
            "brings 20 points this round on average, the risk of a bust included, instead of 3",
        ),
        ("hit", (12, 11, 10, 9), None),
    ],
)
def test_what_the_round_brings_is_counted_where_it_speaks_for_the_best_move(
    best: str, numbers: tuple[int, ...], why: str | None
) -> None:
    other = {"hit": "stay", "stay": "hit"}[best]
    view = flip7_view(Line(numbers), Line())
    assert beside("flip7", view, best, other)[2] == ([] if why is None else [why])


@pytest.mark.parametrize(
    ("grid", "best", "played", "why"),
    [
        (
            *("d..../d..../c..../...../.....", "c A4 a A5", "c B3 a B4"),
            ["scores just as much at once", "leaves 31 places for the next pair instead of 28"],
        ),
        (
            *("abdcb/bdbd./cbcb./bdbd./.....", "a A5 c B5", "a D5 c E5"),
            ["lets 2 more squares be filled"],
        ),
        (
            *("ccc../bdbdb/...../...../.....", "c D1 a E1", "a D1 c E1"),
            ["scores 5 points more at once"],
        ),
        (
            *("cc.../b..../...../...../.....", "c D5 a E5", "a C1 c D1"),
            ["keeps five alike possible in row 1"],
        ),
    ],
)
def test_what_only_the_better_move_leaves_free_is_told(
    grid: str, best: str, played: str, why: list[str]
) -> None:
    assert beside("criss_cross", grid_view(grid, "roll a c"), best, played)[2] == why


def test_points_at_once_are_counted_where_they_speak_for_the_best_move() -> None:
    written = Grid.parse("aa.../...../...../...../.....").written
    view = rolled("criss_cross", 1, "roll a b", written=written)
    best, played = "a C1 b C2", "b D4 a E4"
    assert beside("criss_cross", view, best, played)[2] == ["scores one point more at once"]
    assert beside("criss_cross", view, played, best)[2] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_template_has_every_language_with_the_same_blanks(game: str, language: str) -> None:
    original, other = (COACHES[game].templates[one] for one in (ORIGINAL, language))
    assert {key: blanks(text) for key, text in other.items()} == {
        key: blanks(text) for key, text in original.items()
    }


def blanks(template: str) -> set[str | None]:
    return {name for _, name, _, _ in Formatter().parse(template)} - {None}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_every_legal_move_of_a_game(game: str, language: str) -> None:
    transcript = played(game, 3, "uniform")
    found = transcript.game
    state = found.start(transcript.header.options, 3, transcript.header.first)
    for line in transcript.lines[:60]:
        if line.actor == TABLE:
            state, _ = found.deal(state, line.said)
            continue
        view = found.view(state, line.actor)
        for move in found.legal(state, line.actor)[:40]:
            glance = COACHES[game].look(view, move)
            assert glance.phrases
            for phrase in (*COACHES[game].about(view, move), *glance.phrases):
                assert "{" not in COACHES[game].say(phrase, language)
        state, _ = found.play(state, line.actor, line.said)
