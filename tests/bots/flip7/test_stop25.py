"""The yardstick: what `stop25` does, and the figures it is known for."""

import math
import statistics
from collections.abc import Sequence

import pytest

from bis.bots import find_bot
from bis.bots.flip7 import stop25
from bis.core.chance import Stream
from bis.core.errors import BisError
from bis.core.seats import TABLE
from bis.games.flip7 import FLIP7
from bis.games.flip7.state import Rounds, State
from tests.games.flip7.positions import opening, position, say


def choice(state: State) -> str:
    (seat,) = FLIP7.to_act(state)
    view, legal = FLIP7.view(state, seat), FLIP7.legal(state, seat)
    return str(stop25.choose(view, legal, Stream(0, 0).at(0)))


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("-", "hit"),
        ("12 10 2", "hit"),
        ("12 10 3", "stay"),
        ("12 x2", "hit"),
        ("12 1 x2", "stay"),
        ("12 3 +10", "stay"),
        ("12 10 3 chance", "hit"),
    ],
)
def test_it_stays_with_25_points_unless_it_holds_a_second_chance(line: str, move: str) -> None:
    assert choice(position(f"5 | {line} | 7")) == move


@pytest.mark.parametrize(
    ("bot", "line", "move"),
    [("stop15", "12 2", "hit"), ("stop15", "12 3", "stay"), ("stop40", "12 10 9 8", "hit")],
)
def test_others_of_the_family_stay_with_other_points(bot: str, line: str, move: str) -> None:
    state = position(f"5 | {line} | 7")
    view, legal = FLIP7.view(state, 1), FLIP7.legal(state, 1)
    assert str(find_bot(FLIP7, bot)(view, legal, Stream(0, 0).at(0))) == move


@pytest.mark.parametrize("bot", ["stop14", "stop41", "stop025", "stop"])
def test_there_is_no_bot_beside_the_family(bot: str) -> None:
    with pytest.raises(BisError, match="skilled, stop15 to stop40, risk10 to risk60"):
        find_bot(FLIP7, bot)


def test_it_hits_where_it_must() -> None:
    assert choice(position("5 | - | 7", edition="en")) == "hit"


@pytest.mark.parametrize("card", ["freeze", "flip3"])
@pytest.mark.parametrize(
    ("lines", "dealer", "target"),
    [
        ("5 | 6 | 7", 0, 2),
        ("5 | 6 | stayed 7", 0, 0),
        ("5 | 6 | 7", 1, 0),
        ("5 | 6 | 7", 2, 1),
        ("stayed 5 | 6 | stayed 7", 0, 1),
    ],
)
def test_it_aims_at_the_next_seat_clockwise_and_at_itself_last(
    card: str, lines: str, dealer: int, target: int
) -> None:
    turn = (dealer + 1) % 3
    state = say(position(lines, dealer=dealer), f"{turn} hit", f"table draw {card}")
    assert choice(state) == f"target {target}"


def test_it_gives_a_second_chance_to_the_next_seat_that_has_none() -> None:
    state = say(position("5 | 6 chance | 7 chance"), "1 hit", "table draw chance")
    assert choice(state) == "target 0"


def played(game: int, edition: str) -> Rounds:
    """The score pad of one game of four."""
    table = Stream(25, game)
    state = opening(4, first=game % 4, edition=edition)
    event = 0
    while acting := FLIP7.to_act(state):
        if acting == (TABLE,):
            state, _ = FLIP7.deal(state, FLIP7.draw(state, table.at(event)))
        else:
            move = FLIP7.parse_move(choice(state))
            state, _ = FLIP7.play(state, acting[0], move)
        event += 1
    return state.rounds


@pytest.mark.parametrize(
    ("edition", "points", "rounds"), [("en", 20.13, 8.25), ("fr", 20.16, 8.24)]
)
def test_four_of_it_score_what_other_engines_found(
    edition: str, points: float, rounds: float
) -> None:
    """Within four standard errors of ours, and the error the figures are known with."""
    pads = [played(game, edition) for game in range(400)]
    lengths = [len(pad) for pad in pads]
    mean_length = statistics.mean(lengths)
    assert abs(mean_length - rounds) < 4 * standard_error(lengths) + 0.03
    sums = [sum(map(sum, pad)) / 4 for pad in pads]
    mean_points = sum(sums) / sum(lengths)
    residuals = [own - mean_points * n for own, n in zip(sums, lengths, strict=True)]
    assert abs(mean_points - points) < 4 * standard_error(residuals) / mean_length + 0.06


def standard_error(values: Sequence[float]) -> float:
    return statistics.stdev(values) / math.sqrt(len(values))
