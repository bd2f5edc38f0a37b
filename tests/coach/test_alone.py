"""Alone by a net: exact where the end is near, fair to good moves, hard on wasted ones."""

from itertools import combinations_with_replacement, permutations, product
from typing import Any

import pytest

from bis.bots import find_bot
from bis.coach import COACHES, evaluator_of
from bis.coach.encore.alone import AloneEvaluator
from bis.coach.encore.tables import TableEvaluator
from bis.coach.sampling import PlayoutEvaluator
from bis.coach.walk import Step, walk
from bis.coach.worth import Position
from bis.core.chance import Stream
from bis.games import GAMES
from bis.games.encore.moves import PASS
from bis.games.encore.pieces import COLOR_FACES, NUMBER_FACES
from bis.record.record import Header
from tests.bots.encore.test_learned import LAWLESS, TURNED
from tests.coach.evaluators import played

WHIMS = Stream(1, 0).at(0)


def decisions(game: str, options: dict[str, str] | None = None) -> list[Step]:
    """Of a game alone, those with a choice."""
    transcript = played(game, 1, "quick", options=options)
    steps = [step for step in walk(transcript) if not step.is_chance]
    return [step for step in steps if len(legal_of(step.known)) > 1]


def legal_of(position: Position) -> list[Any]:
    return list(position.game.legal(position.state, 0))


def evaluator(position: Position) -> AloneEvaluator:
    found = evaluator_of(position.header)
    assert isinstance(found, AloneEvaluator)
    return found


def pairs(faces: str) -> dict[tuple[str, ...], int]:
    """What two dice of a kind may show, and in how many ways."""
    return {pair: len(set(permutations(pair))) for pair in combinations_with_replacement(faces, 2)}


def test_before_the_last_roll_it_expects_what_it_finds_after_it() -> None:
    """The mean over all ways the dice may fall, by the rules."""
    step = [step for step in walk(played("encore", 1)) if step.is_chance][-1]
    position, game = step.known, step.known.game
    assert position.state.turn == 30
    points, ways = 0.0, 0
    for (colors, few), (numbers, many) in product(
        pairs(COLOR_FACES).items(), pairs(NUMBER_FACES).items()
    ):
        roll = game.parse_chance(f"roll {' '.join(colors)} | {' '.join(numbers)}")
        after, _ = game.deal(position.state, roll)
        told = evaluator(position).outlook(Position(position.header, position.lines, after))
        points += few * many * told.share[0].points
        ways += few * many
    assert ways == 6**4
    before = evaluator(position).outlook(position).share[0].points
    assert before == pytest.approx(points / ways)


@pytest.mark.parametrize("game", ["encore", "one_more_encore"])
def test_what_best_plays_costs_next_to_nothing(game: str) -> None:
    best = find_bot(GAMES[game], "best")
    for step in decisions(game)[::7]:
        legal = legal_of(step.known)
        move = best(GAMES[game].view(step.known.state, 0), legal, WHIMS)
        finding = evaluator(step.known).weigh(step.known, 0, legal, move)
        assert finding.cost.points < 0.05
        advice = evaluator(step.known).advise(step.known, 0, legal, 3)
        assert len(advice) == min(3, len(legal))
        assert advice[0].worth.points >= advice[-1].worth.points


@pytest.mark.parametrize("game", ["encore", "one_more_encore"])
def test_a_wasted_roll_is_told(game: str) -> None:
    """Early on a pass costs more than a point on average."""
    costs = []
    for step in decisions(game)[1:9]:
        legal = legal_of(step.known)
        if PASS in legal:
            costs.append(evaluator(step.known).weigh(step.known, 0, legal, PASS).cost.points)
    assert sum(costs) / len(costs) > 1


def test_the_end_is_the_score() -> None:
    transcript = played("one_more_encore", 1)
    end = Position(transcript.header, tuple(transcript.lines), transcript.state)
    score = transcript.game.result(transcript.state).scores[0]
    assert evaluator(end).outlook(end).share[0].points == score


@pytest.mark.parametrize(
    ("sheet", "seats", "kind"),
    [
        (TURNED, 1, AloneEvaluator),
        (TURNED, 2, TableEvaluator),
        (LAWLESS, 1, PlayoutEvaluator),
    ],
)
def test_alone_games_are_played_on_where_no_net_fits(sheet: str, seats: int, kind: type) -> None:
    header = Header(GAMES["encore"], {"sheet": sheet}, ("a", "b")[:seats], 0)
    assert type(COACHES["encore"].evaluator(header)) is kind


def test_on_a_sheet_that_no_net_has_learned_it_doubts_more() -> None:
    doubts = []
    for options in ({"sheet": "classic"}, {"sheet": TURNED}):
        step = decisions("encore", options)[9]
        told = evaluator(step.known).advise(step.known, 0, legal_of(step.known), 6)
        doubts.append(told[-1].noise.points)
    assert doubts[0] < doubts[1]
