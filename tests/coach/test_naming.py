"""Of moves that are as good the one is named of which something can be said; else nothing is."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bis.coach import COACHES
from bis.coach.decisions import decide
from bis.coach.hint import consider, hint
from bis.coach.shape import Decision, Hint
from bis.coach.walk import Step
from bis.coach.worth import Estimate, Finding, Gain, Position, Worth
from bis.core.seats import TABLE
from bis.games import GAMES
from bis.record.record import Header, Line, Transcript
from tests.coach.evaluators import Whims
from tests.coach.test_hint import rolled

ROLL = {"encore": "roll y y y | 1 2 3", "one_more_encore": "roll y y y | 1 2 3 | heart"}
SHORT, MIDDLE, LONG = "y1", "y2", "y3"
"""Nothing speaks for a square beside more of them."""


class Told(Whims):
    """Says what it is told of the moves, in this order, and of what the one played costs."""

    def __init__(
        self,
        wins: dict[str, float],
        noise: float,
        finding: Finding,
        points: dict[str, float] | None = None,
    ) -> None:
        super().__init__()
        self.wins, self.noise, self.finding = wins, noise, finding
        self.points = points or {}

    def advise(
        self, position: Position, _: int, legal: Sequence[Any], count: int
    ) -> list[Estimate]:
        told = [
            Estimate(
                read(position, move),
                Worth(self.points.get(move, 0.0), win),
                Worth(1.0, i and self.noise),
            )
            for i, (move, win) in enumerate(self.wins.items())
        ]
        return [one for one in told if one.move in legal][:count]

    def weigh(self, position: Position, _: int, legal: Sequence[Any], played: Any) -> Finding:
        best = next(move for move in legal if move != played)
        asked = read(position, next(iter(self.wins))) if len(legal) > 2 else best
        return replace(self.finding, best=asked)


class Narrow(Told):
    """Lists five moves, or those it is asked about."""

    def advise(
        self, position: Position, seat: int, legal: Sequence[Any], count: int
    ) -> list[Estimate]:
        found = super().advise(position, seat, legal, count)
        return found if len(legal) <= len(OTHERS) + 1 else found[: len(OTHERS)]


def read(position: Position, start: str) -> Any:
    """The first legal move of these dice."""
    legal = position.game.legal(position.state, 0)
    return next(move for move in legal if str(move).startswith(start))


def named(game: str, win: float, noise: float) -> tuple[str, str]:
    transcript = rolled(game, ROLL[game])
    evaluator = Told({SHORT: 0.54, LONG: win}, noise, Finding(None, Worth(0, 0), Worth(0, 0)))
    found = hint(COACHES[game], transcript, evaluator, 0)
    return found.moves[0].move[:2], found.moves[1].move[:2]


@pytest.mark.parametrize("game", ROLL)
def test_of_moves_as_good_the_one_is_named_first_for_which_something_can_be_said(game: str) -> None:
    assert named(game, 0.53, 0.02) == (LONG, SHORT)


@pytest.mark.parametrize(("win", "noise"), [(0.52, 0.05), (0.53, 0.005)])
@pytest.mark.parametrize("game", ROLL)
def test_what_is_better_is_named_first_all_the_same(game: str, win: float, noise: float) -> None:
    assert named(game, win, noise) == (SHORT, LONG)


NOTHING = Finding(None, Worth(0, 0), Worth(0, 0))


def hinted(game: str, wins: dict[str, float], noise: float, **points: float) -> Hint:
    evaluator = Told(wins, noise, NOTHING, points)
    return hint(COACHES[game], rolled(game, ROLL[game]), evaluator, 0)


@pytest.mark.parametrize(
    ("win", "noise", "is_last"),
    [(0.74, 0.02, 1), (0.725, 0.02, 1), (0.71, 0.05, 0), (0.74, 0.005, 0)],
)
@pytest.mark.parametrize("game", ROLL)
def test_a_pass_is_not_named_before_a_move_that_is_as_good(
    game: str, win: float, noise: float, is_last: int
) -> None:
    """As good is what a hint calls so: within one and a half errors, and never 3 % worse."""
    found = hinted(game, {"pass": 0.75, MIDDLE: win}, noise).moves
    assert found[is_last].move == "pass"


def test_a_pass_that_keeps_exclamation_marks_may_be_first_among_equals() -> None:
    game = "encore"
    transcript = rolled(game, "roll x y y | ? 2 3")
    found = hint(COACHES[game], transcript, Told({"pass": 0.75, "x?": 0.74}, 0.02, NOTHING), 0)
    assert found.moves[0].move == "pass"
    assert "keeps 2 exclamation marks" in found.moves[0].ahead["en"]


@pytest.mark.parametrize("game", ROLL)
def test_a_pass_that_is_best_has_a_reason(game: str) -> None:
    best = hinted(game, {"pass": 0.75, SHORT: 0.6}, 0.01).moves[0]
    assert any(reason.startswith("keeps the block of ") for reason in best.ahead["en"])
    alone = hint(COACHES[game], rolled(game, ROLL[game]), Told({"pass": 0.7}, 0.0, NOTHING), 0)
    assert alone.moves[0].words["en"] == ("takes nothing",)


def test_a_pass_of_which_nothing_can_be_counted_says_that_the_others_did_worse() -> None:
    """The whole block of three is taken, without a mark."""
    best = hinted("encore", {"pass": 0.75, "y1 H6": 0.6}, 0.01).moves[0]
    assert best.ahead or best.words["en"][-1] == "tried out, no other move did better"


@pytest.mark.parametrize(
    ("wins", "decided", "order"),
    [
        ({"pass": 0.01, SHORT: 0.0, LONG: 0.0}, True, [LONG, SHORT, "pa"]),
        ({"pass": 0.995, SHORT: 0.99, LONG: 0.985}, True, [LONG, SHORT, "pa"]),
        ({SHORT: 0.05, "pass": 0.01, LONG: 0.0}, False, [SHORT, "pa", LONG]),
    ],
)
@pytest.mark.parametrize("game", ROLL)
def test_where_the_game_is_decided_moves_are_ordered_by_points(
    game: str, wins: dict[str, float], decided: bool, order: list[str]
) -> None:
    found = hinted(game, wins, 0.0, **{"pass": 9.0, SHORT: 3.0, LONG: 4.0})
    assert found.decided == decided
    assert [one.move[:2] for one in found.moves] == order


OTHERS = ("pass", SHORT, "y? H6 H7 I6", "y? H6 I6 I7 J7", "y? H6 H7 I6 I7 J7")
"""Others, as many as a hint thinks of."""


@pytest.mark.parametrize(
    ("win", "lost", "known", "best"),
    [
        (0.01, -0.5, (SHORT, MIDDLE), MIDDLE),
        (0.01, 0.5, (SHORT, MIDDLE), SHORT),
        (0.01, 0.5, (*OTHERS, MIDDLE), SHORT),
        (0.01, -0.5, (*OTHERS, MIDDLE), MIDDLE),
        (0.99, 0.5, (*OTHERS, MIDDLE), SHORT),
        (0.3, -0.5, (SHORT, MIDDLE), SHORT),
    ],
)
def test_a_review_of_a_decided_game_goes_by_points_as_the_hint_did(
    win: float, lost: float, known: tuple[str, ...], best: str
) -> None:
    """Also of a move that the hint did not think of."""
    transcript = rolled("encore", "roll y y y | 1 2 ?")
    position = at_its_end(transcript)
    step = Step(1, Line(0, read(position, MIDDLE)), position, position, position)
    finding = Finding(None, Worth(lost, 0.001), Worth(0.1, 0.001), win=win)
    for kind in (Told, Narrow):
        told = kind(dict.fromkeys(known, win), 0.0, finding, {SHORT: 3.0, MIDDLE: 3.0 - lost})
        found = decide(COACHES["encore"], step, told).decision
        assert found.best.startswith(best)
        assert found.verdict == ("best" if best == MIDDLE else "fine")


def test_where_the_game_is_decided_the_most_points_are_first_though_others_win_more_often() -> None:
    """The one of most points was the least of six by the chance to win, and not thought of."""
    wins = {move: 0.01 - i / 1000 for i, move in enumerate((*OTHERS, MIDDLE))}
    told = Told(wins, 0.0, NOTHING, {MIDDLE: 9.0, SHORT: 3.0})
    found = hint(COACHES["encore"], rolled("encore", "roll y y y | 1 2 ?"), told, 0)
    assert [one.move[:2] for one in found.moves][:2] == [MIDDLE, SHORT]
    assert (len(found.moves), found.decided) == (5, True)


def cost(win: float, *gains: Gain, noise: float = 0.001) -> Finding:
    return Finding(None, Worth(1.0, win), Worth(0.1, noise), gains)


def paid(finding: Finding, points: float) -> Finding:
    """By another, for nothing that one can see."""
    worths = Worth(0.0, 0.1), Worth(points, -0.1)
    return replace(finding, others=worths, others_noise=(Worth(0.1, 0.01),) * 2)


def asked(transcript: Transcript, finding: Finding) -> Decision:
    """Three squares are meant where one is said to be better, and nothing speaks for that one."""
    evaluator = Told({SHORT: 0.54}, 0.0, finding)
    move = str(read(at_its_end(transcript), LONG))
    return consider(COACHES[transcript.game.id], transcript, evaluator, 0, move)


def at_its_end(transcript: Transcript) -> Position:
    return Position(transcript.header, tuple(transcript.lines), transcript.state)


@pytest.mark.parametrize(
    ("finding", "verdict"),
    [
        (cost(0.045), "silent"),
        (cost(0.045, Gain("stars", 0.1, 0.5)), "silent"),
        (cost(0.045, Gain("stars", 1.2, 0.1)), "mistake"),
        (cost(0.09), "silent"),
        (replace(cost(0.09, Gain("stars", 1.2, 0.1)), by_others=True), "silent"),
        (cost(0.16, Gain("stars", 0.1, 0.5), noise=0.08), "silent"),
        (cost(0.16, Gain("stars", 1.2, 0.1), noise=0.08), "blunder"),
        (paid(cost(0.16, Gain("stars", 1.2, 0.1)), -2.0), "blunder"),
        (paid(cost(0.16, Gain("stars", 1.2, 0.1)), -3.0), "silent"),
    ],
)
@pytest.mark.parametrize("game", ROLL)
def test_nobody_is_asked_about_a_mistake_that_is_hard_to_see(
    game: str, finding: Finding, verdict: str
) -> None:
    assert asked(rolled(game, ROLL[game]), finding).verdict == verdict


@pytest.mark.parametrize(
    ("gain", "verdict"), [(Gain("stars", 0.1, 0.5), "silent"), (Gain("stars", 1.2, 0.1), "blunder")]
)
@pytest.mark.parametrize("game", ROLL)
def test_a_review_holds_nothing_against_anybody_that_is_neither_sure_nor_seen(
    game: str, gain: Gain, verdict: str
) -> None:
    position = at_its_end(rolled(game, ROLL[game]))
    step = Step(1, Line(0, read(position, LONG)), position, position, position)
    evaluator = Told({SHORT: 0.54}, 0.0, cost(0.16, gain, noise=0.08))
    assert decide(COACHES[game], step, evaluator).decision.verdict == verdict


@pytest.mark.parametrize("game", ROLL)
def test_sure_tells_where_points_come_from_as_a_review_does(game: str) -> None:
    found = asked(rolled(game, ROLL[game]), cost(0.06, Gain("stars", 1.2, 0.1)))
    assert found.words["en"].end == (
        "On average the better move brings 1.2 points more by the end, above all in stars.",
    )


@pytest.mark.parametrize("game", ROLL)
def test_a_review_names_a_move_as_good_of_which_something_can_be_said(game: str) -> None:
    transcript = rolled(game, ROLL[game])
    position = at_its_end(transcript)
    step = Step(1, Line(0, read(position, MIDDLE)), position, position, position)
    evaluator = Told({SHORT: 0.54, LONG: 0.53}, 0.02, cost(0.06))
    assert decide(COACHES[game], step, evaluator).decision.best.startswith(LONG)


def test_what_two_moves_have_in_common_is_not_what_the_best_has_ahead() -> None:
    """Both make two alike at once, and all that differs is said of the best one anyhow."""
    game = GAMES["criss_cross"]
    transcript = Transcript(Header(game, game.settle({}, 1), ("Ada",), 0))
    transcript.say(0, game.parse_move("start d"))
    transcript.say(TABLE, game.parse_chance("roll d c"))
    transcript.say(0, game.parse_move("d A2 c A3"))
    transcript.say(TABLE, game.parse_chance("roll a c"))
    evaluator = Told({"c B3 a B4": 0.5, "c B3 a C3": 0.4}, 0.1, NOTHING)
    coach = COACHES["criss_cross"]
    first, second = (game.parse_move(move) for move in evaluator.wins)
    both = coach.contrast(game.view(transcript.state, 0), first, second)
    assert "why.same" in {one.key for one in both.why}
    found = hint(coach, transcript, evaluator, 0).moves[0]
    assert found.words["en"][-1] == "row 3 can still become five alike"
    assert not found.ahead


@pytest.mark.parametrize(
    ("wins", "verdict"),
    [({SHORT: 0.999, MIDDLE: 0.998}, "fine"), ({SHORT: 0.5, MIDDLE: 0.4}, "best")],
)
def test_in_a_decided_game_no_move_is_praised_that_brings_fewer_points(
    wins: dict[str, float], verdict: str
) -> None:
    """It wins by a hair more often; a hint names the one with more points, so does a review."""
    transcript = rolled("encore", ROLL["encore"])
    position = at_its_end(transcript)
    said = read(position, SHORT)
    finding = Finding(said, Worth(0.0, 0.0), Worth(0.0, 0.0), win=wins[SHORT])
    evaluator = Told(wins, 0.0, finding, {SHORT: 3.0, MIDDLE: 8.0})
    step = Step(1, Line(0, said), position, position, position)
    looked_back = decide(COACHES["encore"], step, evaluator).decision
    before = consider(COACHES["encore"], transcript, evaluator, 0, str(said))
    assert looked_back.verdict == before.verdict == verdict
    if verdict == "fine":
        assert looked_back.best.startswith(MIDDLE)
        assert looked_back.cost_points == before.cost_points == 5.0
