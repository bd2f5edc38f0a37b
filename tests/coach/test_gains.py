"""Why a move is better: where the points come from in games played on."""

from dataclasses import replace

import pytest

from bis.coach import COACHES
from bis.coach.criss_cross.evaluator import explain
from bis.coach.gains import Part, outweighs, rival
from bis.coach.phrases import Contrast, Phrase, phrase
from bis.coach.playouts import Playouts
from bis.coach.review import review
from bis.coach.sampling import PlayoutEvaluator
from bis.coach.teller import Teller
from bis.coach.verdicts import ACCUSATIONS
from bis.coach.walk import Step, walk
from bis.coach.worth import Finding, Gain, Position, Worth
from bis.games import GAMES
from bis.games.criss_cross.state import Sheet as Grid
from bis.games.encore.pieces import COLUMN, COLUMNS, read_squares
from bis.lessons import find_lesson
from bis.lessons.playing import Desk
from tests.coach.evaluators import Whims, played
from tests.coach.test_criss_cross_words import grid_view
from tests.coach.test_sampling import SMALL, sampling
from tests.coach.wording import rolled

NAMES = ("Ada", "Bob", "Cleo")


# What a final score is made of


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("game", ["encore", "one_more_encore"])
def test_the_parts_of_a_final_score_are_those_of_the_score_box(game: str, seats: int) -> None:
    transcript = played(game, seats)
    playouts = Playouts(transcript.header, "tuned", fast=False)
    last = list(walk(transcript))[-1].after
    parts = sampling(game).parts
    assert parts is not None
    for seat, box in enumerate(transcript.game.result(transcript.state).parts):
        found = parts(playouts.row(last), playouts.kit.lookups, seat)
        groups: dict[str, int] = {}
        for name, worth in found.items():
            group = name.partition(".")[0]
            groups[group] = groups.get(group, 0) + worth
        written = dict(box)
        assert groups == {name: written.get(name, 0) for name in groups}
        assert sum(groups.values()) == sum(written.values())


@pytest.mark.parametrize("game", ["encore", "one_more_encore"])
def test_gains_add_up_to_what_a_move_cost_and_chances_to_nothing(game: str) -> None:
    pytest.importorskip("numba")
    transcript = played(game, 3, "uniform")
    effort = replace(SMALL, first=16)
    evaluator = PlayoutEvaluator(
        Playouts(transcript.header, "tuned"), replace(sampling(game), effort=effort)
    )
    step = mid_game(list(walk(transcript)))
    seat, legal = step.line.actor, step.known.game.legal(step.known.state, step.line.actor)
    finding = evaluator.compare(step.known, seat, legal[0], legal[-1])
    while not finding.gains:
        finding = evaluator.compare(step.known, seat, legal[-1], legal[0])
    assert sum(gain.points for gain in finding.gains) == pytest.approx(finding.cost.points)
    assert sum(worth.win or 0.0 for worth in finding.others) == pytest.approx(0)
    assert finding.others[seat] == finding.cost
    paying = rival(finding, seat)
    assert bool(finding.rival) == (paying is not None)
    assert finding.sooner != (0.0, 0.0), "the ends tell how long the games were"


def mid_game(steps: list[Step]) -> Step:
    return next(
        step
        for step in steps[20:]
        if not step.is_chance and len(step.known.game.legal(step.known.state, step.line.actor)) > 8
    )


def test_the_line_named_is_the_one_in_which_the_last_roll_scores() -> None:
    """A moon at D5 stands beside the one at C5; at E5 it stands alone."""
    game = GAMES["criss_cross"]
    header = played("criss_cross", 1).header
    state = game.start(header.options, 1, 0)
    state = replace(state, sheets=(Grid.parse("aabcd/bcdea/cdeab/deacf/fba.."),))
    state, _ = game.deal(state, game.parse_chance("roll a b"))
    best, other = (game.parse_move(said) for said in ("a D5 b E5", "b D5 a E5"))
    told = explain(Position(header, (), state), 0, best, other)
    assert outweighs(told) == [Part("rows.5", 2)]
    assert sum(gain.points for gain in told) == 2


def test_mistakes_are_explained_by_who_is_asked() -> None:
    """The evaluator of this test knows no parts; another one is asked."""
    transcript = played("encore", 2, "uniform")
    asked: list[tuple[int, str]] = []

    def because(_position: Position, seat: int, _best: object, move: object) -> tuple[Gain, ...]:
        asked.append((seat, str(move)))
        return (Gain("stars", 4.0, 0.1), *(Gain(f"columns.{one}", 0.0, 0.1) for one in COLUMNS))

    told = review(COACHES["encore"], transcript, Whims(), explain=because)
    about = [one for one in told.decisions if one.words["en"].end]
    assert [(one.seat, one.move) for one in about] == asked
    mistakes = [one for one in told.decisions if one.verdict in ACCUSATIONS]
    assert 2 < len(mistakes) < len(about)
    assert {one.verdict for one in about if one not in mistakes} == {"silent"}
    assert all(one.words["en"].why for one in mistakes), "how it came out is no reason"
    sentences = [one.words["en"].end[0] for one in mistakes]
    assert {sentence.partition(" brought ")[2] for sentence in sentences} == {
        "4 points more, above all in stars."
    }


@pytest.mark.parametrize(
    ("roll", "other", "right"), [(None, "pass", True), ("g b p | 2 4 5", "b4 FT GT HS HT", False)]
)
def test_the_lesson_takes_a_heart_where_the_coach_does(
    roll: str | None, other: str, right: bool
) -> None:
    """Where nothing else fits; with the roll that the lesson had before squares are better."""
    pytest.importorskip("numba")
    lesson = find_lesson("one_more_encore", "heart")
    before = Desk(lesson).transcript
    game = before.game
    shown = lesson.steps[0].happens if roll is None else f"table roll {roll} | heart"
    state, _ = game.deal(before.state, game.parse_chance(shown.strip().removeprefix("table ")))
    effort = replace(SMALL, first=256, most=256)
    games = replace(sampling("one_more_encore"), effort=effort)
    evaluator = PlayoutEvaluator(Playouts(before.header, "tuned"), games)
    here = Position(before.header, tuple(before.lines), state)
    moves = [game.parse_move(said) for said in ("heart", other)]
    worth, noise = evaluator.check(here, 0, (moves[0], moves[1]), 1)
    if right:
        assert worth.points > 2 * noise.points
    else:
        assert worth.main < -2 * noise.main


# Which parts are named


@pytest.mark.parametrize(
    ("more", "named"),
    [
        ([("columns.A", 2.0), ("columns.B", 0.1)], [Part("columns.A", 2.0)]),
        (
            [("columns.A", 2.0), ("columns.B", 1.5), ("columns.C", 0.1)],
            [Part("columns.A", 2.0), Part("columns.B", 1.5)],
        ),
        ([(f"columns.{name}", 0.5) for name in "ABCD"], [Part("columns", 2.0)]),
        (
            [("marks", -1.0), ("stars", 3.0), ("columns.A", 0.1)],
            [Part("stars", 3.0), Part("marks", -1.0)],
        ),
        ([("columns.A", 2.0), ("columns.B", -2.0)], []),
    ],
)
def test_one_column_or_two_are_named_where_they_make_most_of_it(
    more: list[tuple[str, float]], named: list[Part]
) -> None:
    assert outweighs([Gain(part, points, 0.01) for part, points in more]) == named


def test_what_may_be_chance_is_not_named() -> None:
    assert outweighs([Gain("stars", 1.0, 0.6), Gain("marks", 1.0, 0.4)]) == [Part("marks", 1.0)]


def test_the_largest_group_is_named_though_two_of_its_parts_make_most_of_it() -> None:
    """Rows bring most in all; told one by one, each of the two is less than any other group."""
    rows = [("rows.R", 2.2), ("rows.S", 1.8), ("rows.T", 0.2)]
    more = [*rows, ("colors", 2.9), ("hearts", 2.7), ("columns", 2.6)]
    named = [part.name for part in outweighs([Gain(part, points, 0.1) for part, points in more])]
    assert named == ["colors", "hearts", "rows.R", "rows.S"]


def test_what_was_taken_at_once_and_brings_more_all_the_same_is_told_with_its_points() -> None:
    """Else what is told would not add up: "just as often" is none of the points."""
    gains = tuple(Gain(part, points, 0.1) for part, points in [("colors", 6.0), ("stars", 0.8)])
    finding = Finding("a", Worth(6.8, 0.1), Worth(0.1, 0.01), gains=gains)
    both = Contrast(taken=("stars",))
    teller = Teller("en", COACHES["encore"].templates["en"], ("Ada", "Bob"), both)
    (told,) = teller.details(finding)
    assert told == "In detail: 6 more in colors, 0.8 more in stars."


# What is won at once


def beside(game: str, view: object, best: str, other: str) -> Contrast:
    parse = GAMES[game].parse_move
    return COACHES[game].beside(view, parse(best), parse(other))


def test_what_the_other_move_takes_at_once_is_known() -> None:
    checked = COLUMN[7] & ~read_squares(["H1"])
    view = rolled("encore", 2, "roll y x b | 1 ? 2", checked=checked)
    assert beside("encore", view, "pass", "x1 H1").taken == ("columns.H", "stars")
    assert beside("encore", view, "x1 H1", "pass").taken == ()
    grid = grid_view("aa.../...../...../...../.....", "roll a b")
    assert beside("criss_cross", grid, "b D4 a E4", "a C1 b C2").taken == ("rows.1",)


def test_a_reason_is_kept_only_if_its_part_ends_higher() -> None:
    both = Contrast(why=(phrase("why.marks", count=1), Phrase("why.opens.one")))

    def kept(*more: Gain) -> list[str]:
        return [one.key for one in COACHES["encore"].weighty(both, more)]

    assert kept(Gain("marks", 0.5, 0.1), Gain("columns.D", -1.0, 0.1)) == ["why.marks.one"]
    assert kept(Gain("marks", -0.5, 0.1), Gain("columns.D", 1.0, 0.1)) == ["why.opens.one"]
    assert kept() == ["why.marks.one", "why.opens.one"]
    assert COACHES["encore"].weighty(replace(both, taken=("columns.H",)), ()) == ()


@pytest.mark.parametrize("game", ["encore", "one_more_encore"])
def test_marks_that_are_nearly_gone_are_a_reason_if_squares_end_higher(game: str) -> None:
    """What jokers let one cross off later counts, and not only the points of marks kept."""
    few = phrase("why.few", count=2, left=1)
    gains = [("colors.g", 0.5), ("colors.b", 0.3), ("columns.C", -0.5), ("stars", 0.4)]
    more = [Gain(part, points, 0.1) for part, points in [*gains, ("marks", -0.2)]]
    both = Contrast(why=(few,), taken=("columns.C",))
    assert COACHES[game].weighty(both, more) == (few,)


@pytest.mark.parametrize(
    ("grid", "played", "told"),
    [
        ("a...c/...../....b/...../....d", "b B4 c C4", {"columns.E": "three"}),
        ("a...c/...../....b/...../....d", "b B1 c C1", {}),  # row 1 can become three, too
    ],
)
def test_a_run_that_can_grow_is_the_reason_where_its_line_ends_highest(
    grid: str, played: str, told: dict[str, str]
) -> None:
    """Nobody says that it is hard to see what stands above it: "column E can become three"."""
    coach, parse = COACHES["criss_cross"], GAMES["criss_cross"].parse_move
    both = coach.beside(grid_view(grid, "roll b c"), parse("c D2 b E2"), parse(played))
    said = "has begun a run in column E that can still grow to "
    assert {part: coach.say(one) for part, one in both.parts.items()} == {
        part: said + run for part, run in told.items()
    }
    silent = replace(both, why=())
    for part in ("columns.E", "rows.1"):
        why = coach.weighty(silent, [Gain(part, 2.6, 0.1)])
        assert [coach.say(one) for one in why] == [
            said + run for at, run in told.items() if at == part
        ]


def test_the_other_moves_run_counts_also_where_it_is_not_remarked() -> None:
    """Two lines that score and a box left alone are told, not that column D can become five."""
    coach, parse = COACHES["criss_cross"], GAMES["criss_cross"].parse_move
    view = grid_view("ab.../..ccd/...../...../.....", "roll b c")
    both = coach.beside(view, parse("c B2 b B3"), parse("b C1 c D1"))
    assert not [one for one in both.played if one.key == "grow.column"]
    assert dict(both.parts) == {}


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ({"colors": 6.0, "stars": 3.0, "marks": 1.0}, "above all in colors."),
        ({"colors": 4.0, "stars": 3.8, "marks": 2.2}, "above all in colors and stars."),
        ({"colors": 4.5, "stars": 3.5, "marks": 2.0}, "above all in colors and stars."),
        ({"colors": 2.4, "stars": 1.9, "columns": 1.9, "marks": 1.9, "dice": 1.9}, "small ways."),
    ],
)
def test_what_makes_most_of_it_is_named_and_nothing_else(
    parts: dict[str, float], words: str
) -> None:
    gains = tuple(Gain(part, points, 0.1) for part, points in parts.items())
    finding = Finding("a", Worth(10.0, 0.1), Worth(0.1, 0.01), gains=gains)
    teller = Teller("en", COACHES["encore"].templates["en"], ("Ada", "Bob"))
    (told,) = teller.sentences(finding, 0)
    assert told.startswith("On average the better move brings 10 points more by the end")
    assert told.endswith(words)
