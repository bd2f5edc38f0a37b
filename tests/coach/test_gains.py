"""Why a move is better: where the points come from in games played on."""

from dataclasses import replace

import pytest

from bis.coach import COACHES, gains
from bis.coach.criss_cross.evaluator import PARTS, explain
from bis.coach.gains import Part, Teller, outweighs, rival, tells
from bis.coach.phrases import Contrast, Phrase, phrase
from bis.coach.playouts import Playouts
from bis.coach.review import review
from bis.coach.sampling import PlayoutEvaluator
from bis.coach.walk import Step, walk
from bis.coach.worth import Finding, Gain, Position, Worth
from bis.core.languages import LANGUAGES, ORIGINAL
from bis.games import GAMES
from bis.games.criss_cross.state import Sheet as Grid
from bis.games.encore.pieces import COLUMN, read_squares
from bis.lessons import find_lesson
from bis.lessons.playing import Desk
from tests.coach.evaluators import Whims, played
from tests.coach.test_criss_cross_words import grid_view
from tests.coach.test_sampling import SMALL, sampling
from tests.coach.test_words import blanks
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


def test_the_worst_mistakes_are_explained_by_who_is_asked() -> None:
    """The evaluator of this test knows no parts; another is asked for the three that cost most."""
    transcript = played("encore", 2, "uniform")
    asked: list[tuple[int, str]] = []

    def because(_position: Position, seat: int, _best: object, move: object) -> tuple[Gain, ...]:
        asked.append((seat, str(move)))
        return (Gain("stars", 4.0, 0.1),)

    told = review(COACHES["encore"], transcript, Whims(), explain=because)
    worst = [told.decisions[place] for account in told.seats for place in account.worst]
    assert len(worst) == 6
    assert sorted((one.seat, one.move) for one in worst) == sorted(asked)
    sentences = [sentence for one in worst for sentence in one.words["en"].end]
    assert len(sentences) == len(worst)
    assert {sentence.partition(" brought ")[2] for sentence in sentences} == {
        "4 points more, above all in stars."
    }
    assert sum(bool(one.words["en"].end) for one in told.decisions) == len(worst)


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


def test_a_run_that_can_grow_is_the_reason_where_its_line_ends_highest() -> None:
    """Nobody says that it is hard to see what stands above it: "column E can become four"."""
    four = phrase("grow.column", run="run.4", line="E")
    both = Contrast(best=(phrase("nothing"), four), played=(phrase("nothing"),))
    coach = COACHES["criss_cross"]

    def reasons(seen: Contrast, part: str) -> list[str]:
        return [coach.say(one) for one in coach.weighty(seen, [Gain(part, 2.6, 0.1)])]

    assert reasons(both, "columns.E") == ["keeps four alike possible in column E"]
    assert reasons(both, "rows.1") == []
    assert reasons(replace(both, played=(four,)), "columns.E") == []
    assert COACHES["encore"].weighty(both, [Gain("columns.E", 2.6, 0.1)]) == ()


# In words


def told(finding: Finding, *taken: str, language: str = "en", game: str = "encore") -> list[str]:
    teller = Teller(language, COACHES[game].templates[language], NAMES)
    return [*teller.sentences(finding, 0), *teller.details(finding, taken)]


def found(cost: Worth, more: dict[str, float], *others: float) -> Finding:
    """With so many points more for each of the others."""
    parts = tuple(Gain(part, points, 0.05) for part, points in more.items())
    worths = (cost, *(Worth(points, -0.01) for points in others)) if others else ()
    noise = tuple(Worth(0.1, 0.001) for _ in worths)
    return Finding("best", cost, Worth(0.1, 0.01), parts, others=worths, others_noise=noise)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "On average the better move brings 2.9 points more by the end, above all in blue.",
                "In the games played on Cleo ended with 1 point less; why is hard to see.",
                "In detail: 2.4 more in blue, 0.6 more in stars, only 0.3 less in column C.",
            ],
        ),
        (
            "fr",
            [
                "En moyenne, le meilleur coup rapporte 2,9 points de plus à la fin, "
                "surtout en bleu.",
                "Dans les parties jouées jusqu’au bout, Cleo a fini avec 1 point de moins\u00a0; "
                "pourquoi, c’est difficile à voir.",
                "En détail\u00a0: 2,4 de plus en bleu, 0,6 de plus en étoiles, "
                "seulement 0,3 de moins en colonne C.",
            ],
        ),
        (
            "de",
            [
                "Im Schnitt bringt der bessere Zug bis zum Ende 2,9 Punkte mehr, "
                "vor allem durch Blau.",
                "In den weitergespielten Partien hatte Cleo am Ende 1 Punkt weniger; "
                "warum, ist schwer zu sehen.",
                "Im Einzelnen: 2,4 mehr durch Blau, 0,6 mehr durch Sterne, "
                "nur 0,3 weniger durch Spalte C.",
            ],
        ),
    ],
)
def test_the_sum_is_told_with_its_parts_and_what_was_taken_at_once(
    language: str, sentences: list[str]
) -> None:
    more = {"colors.b": 2.44, "stars": 0.6, "columns.C": -0.3, "columns.D": 0.3, "marks": -0.1}
    finding = found(Worth(2.94, 0.1), more, -0.1, -1.04)
    assert told(finding, "columns.C", language=language) == sentences


def test_what_is_told_adds_up() -> None:
    more = {"stars": 1.0, **{f"colors.{name}": 0.24 for name in "gybpo"}, "marks": 0.9}
    assert told(found(Worth(3.8, None), {**more, "columns.A": 0.8, "columns.B": -0.1})) == [
        "On average the better move brings 3.8 points more by the end, above all in colors.",
        "In detail: 1.2 more in colors, 1 more in stars, 0.9 more in jokers, 0.7 more elsewhere.",
    ]


def test_one_reason_comes_first_and_a_single_one_has_no_details() -> None:
    """Nobody reads four decimals in a question."""
    (sentence,) = told(found(Worth(3.0, None), {"stars": 3.0}))
    assert sentence.endswith("brings 3 points more by the end, above all in stars.")


def test_what_comes_later_anyhow_is_as_much() -> None:
    finding = found(Worth(2.0, None), {"colors.b": 2.0, "stars": 0.0})
    assert told(finding, "stars")[1] == "In detail: 2 more in blue, just as much in stars."


def because(
    finding: Finding, denied: dict[int, Phrase] | None = None, nearer: tuple[Phrase, ...] = ()
) -> str:
    teller = Teller("en", COACHES["encore"].templates["en"], NAMES, denied or {}, nearer)
    return teller.sentences(finding, 0)[-1]


def test_fewer_points_of_ones_own_are_told_beside_what_another_loses() -> None:
    finding = found(Worth(-0.8, 0.05), {"stars": -0.8}, -1.8, 0.0)
    assert because(finding) == (
        "In the games played on it brought 0.8 points less, "
        "but Bob ended with 1.8 points less; why is hard to see."
    )
    assert because(replace(finding, sooner=(1.2, 0.2))) == (
        "On average the better move brings 0.8 points less by the end, but it costs Bob "
        "1.8 points. The game tends to end sooner: less time for Bob."
    )


def test_who_pays_for_no_reason_in_sight_is_told_in_which_part() -> None:
    lost = (Gain("columns.H", -1.2, 0.1), Gain("stars", 0.4, 0.1), Gain("colors.b", -0.5, 0.1))
    finding = replace(found(Worth(1.0, 0.05), {"stars": 1.0}, -1.8, 0.0), rival=lost)
    assert because(finding) == (
        "In the games played on Bob ended with 1.8 points less, above all in column H."
    )
    assert because(replace(finding, rival=(Gain("stars", -0.4, 0.3),))).endswith("hard to see.")


def test_who_pays_is_told_with_the_dice_it_would_have_had() -> None:
    kept = {2: phrase("denied", seat=2, color="color.b", number=4)}
    finding = found(Worth(1.0, 0.05), {"stars": 1.0}, -0.9, -1.8)
    assert because(finding, kept) == (
        "For Cleo it means 1.8 points less. Otherwise Cleo could take blue and 4."
    )
    finding = found(Worth(1.0, 0.05), {"stars": 1.0}, -1.9, -1.8)
    assert because(finding, kept).startswith("In the games played on Bob ended with 1.9 points")


def test_who_has_less_time_is_told_how_near_the_end_is_if_games_do_end_sooner() -> None:
    near = (phrase("nearer.color", count=2, color="color.b"),)
    finding = found(Worth(1.0, 0.05), {"stars": 1.0}, -1.9, -0.1)
    assert because(replace(finding, sooner=(0.9, 0.1)), nearer=near) == (
        "For Bob it means 1.9 points less. Then only 2 squares in blue are missing to end the "
        "game. The game tends to end sooner: less time for Bob."
    )
    for sooner in ((0.9, 0.5), (0.2, 0.01), (-1.0, 0.1)):
        assert "sooner" not in because(replace(finding, sooner=sooner), nearer=near)


def test_a_loss_of_others_that_nobody_can_see_is_no_reason_to_ask() -> None:
    finding = found(Worth(-0.8, 0.03), {"stars": -0.8}, -1.8, 0.0)
    assert not tells(finding, 0)
    assert tells(finding, 0, denied={1})
    assert tells(replace(finding, sooner=(1.2, 0.2)), 0)


def test_where_nothing_outweighs_that_is_said() -> None:
    assert told(found(Worth(0.1, None), {"stars": 0.1})) == [
        "Tried out many times, it simply did better; why is hard to see."
    ]
    assert told(found(Worth(0.1, 0.05), {"stars": 0.1}, 0.0, 0.0)) == [
        "Points stay about the same, but it wins more often, above all against Bob."
    ]
    assert told(Finding("best", Worth(3, None), Worth(0, None))) == []


def test_others_may_see_only_a_part_of_it() -> None:
    finding = replace(found(Worth(9.0, None), {"stars": 3.0}), by_others=True)
    assert told(finding) == [
        "Played on from here many times, only part of it shows, above all in stars."
    ]


def test_where_there_is_a_reason_nobody_says_that_it_is_hard_to_see() -> None:
    more = {"columns.A": 1.2, "columns.B": 1.1, "columns.C": 1.2, "rows.3": -2.8, "rows.1": 1.8}
    finding = replace(found(Worth(2.5, 0.11), more), by_others=True)
    teller = Teller("en", COACHES["criss_cross"].templates["en"], NAMES)
    assert teller.sentences(finding, 0, known=True) == (
        "Played on from here many times, it brought 2.5 points more, above all in columns.",
    )
    assert teller.details(finding) == (
        "In detail: 3.5 more in columns, 1.8 more in row 1, 2.8 less in row 3.",
    )
    assert teller.sentences(finding, 0)[0].startswith("Hard to see at a glance: ")


def test_without_parts_it_is_told_whose_chance_is_lowered() -> None:
    cost = Worth(5.0, 0.1)
    finding = Finding("best", cost, cost, (), others=(cost, Worth(0, -0.02), Worth(0, -0.08)))
    assert told(finding, game="flip7") == ["It lowers Cleo’s chance to win by 8 %."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_have_the_same_blanks_in_every_language(language: str) -> None:
    original, other = (gains.TEMPLATES[one] for one in (ORIGINAL, language))
    assert {key: blanks(text) for key, text in other.items()} == {
        key: blanks(text) for key, text in original.items()
    }


@pytest.mark.parametrize("game", ["encore", "one_more_encore", "criss_cross"])
def test_every_part_has_a_name_in_every_language(game: str) -> None:
    parts: tuple[str, ...] = PARTS
    if game != "criss_cross":
        playouts = Playouts(played(game, 1).header, "tuned", fast=False)
        split = sampling(game).parts
        assert split is not None
        parts = tuple(split(playouts.start, playouts.kit.lookups, 0))
    for part in (*parts, *(one.partition(".")[0] for one in parts)):
        for language in LANGUAGES:
            (sentence,) = told(found(Worth(1, None), {part: 1.0}), language=language, game=game)
            assert "{" not in sentence
