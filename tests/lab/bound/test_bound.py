"""The bound of Encore! alone: it charges nothing on average, and lies above exact play."""

import json
import sys
from dataclasses import asdict
from pathlib import Path

import numpy as np
import pytest

from bis.bots import find_bot
from bis.bots.encore.learned.alone import expected
from bis.bots.encore.learned.any_net import net_of
from bis.bots.encore.learned.papers import paper_of
from bis.core.chance import BOT_STREAM, Stream
from bis.core.errors import BisError
from bis.core.seats import TABLE
from bis.games.encore.pieces import ALL, Roll, printed_sheet, read_squares
from bis.games.encore.state import State
from bis.sim.match import play_match
from bis.sim.simulate import Tally
from lab.bound import solve
from lab.bound.dice import ALL_WAYS, ROLLS, SURPRISE, WAYS, number_of, seen, tape
from lab.bound.glimpse import Glimpse
from lab.bound.penalty import FREE, KNOTS, TOLD, Penalty, learned
from lab.bound.program import Program
from lab.bound.tapes import estimate, read_lines, solve_tapes
from tests.lab.bound.exact import GAME, best_known, optimum, points, position

SECONDS = 60.0
"""Enough for the solver to finish on everything small."""


def drawn_rolls(seed: int, game: int, count: int) -> list[Roll]:
    return tape(seed, game)[:count]


def wild() -> Penalty:
    """Prices drawn at random, as large as those that were learned."""
    shape = (KNOTS, TOLD, SURPRISE.shape[1])
    return Penalty(np.random.default_rng(5).integers(-2000, 2001, shape))


def late(game: int, rolls: int) -> State:
    """A game of `greedy` with so many rolls left."""
    bot = ("greedy", find_bot(GAME, "greedy"))
    limit = 30 - rolls
    played = play_match(GAME, {"sheet": "classic"}, [bot], 77, game, limit=limit)
    state: State = played.state
    assert GAME.to_act(state) == (TABLE,)
    return state


# Dice and penalty


def test_the_rolls_are_all_ways_four_dice_can_fall() -> None:
    assert len(ROLLS) == len(set(ROLLS)) == 441
    assert WAYS.sum() == ALL_WAYS == 1296
    assert [number_of(roll) for roll in ROLLS] == list(range(441))
    assert number_of(Roll("xg", "?1")) == number_of(Roll("gx", "1?"))


def test_a_pair_is_seen_where_both_its_faces_are() -> None:
    shown = seen(Roll("gx", "13"))
    assert sum(shown) == 2 + 2 + 4


def test_the_tape_is_that_of_every_simulation() -> None:
    bot = ("uniform", find_bot(GAME, "uniform"))
    lines = play_match(GAME, {"sheet": "classic"}, [bot], 3, 8).lines
    rolls = [str(roll) for roll in tape(3, 8)]
    assert [str(line).split(" ", 1)[1] for line in lines if line.actor == TABLE] == rolls


@pytest.mark.parametrize("penalty", [learned(), wild()], ids=["learned", "wild"])
def test_no_sheet_is_charged_anything_on_average(penalty: Penalty) -> None:
    """In whole numbers: zero, for everything a sheet can tell, on every turn."""
    for turn in range(30):
        assert not (penalty.table(turn) @ WAYS).any()


def test_a_table_of_charges_is_the_charges_of_its_rolls() -> None:
    penalty = learned()
    table = penalty.table(17)
    assert all((table[:, number_of(r)] == penalty.charges(17, r)).all() for r in ROLLS[::50])


def test_a_bot_is_charged_nothing_on_average() -> None:
    """So a player's mean is the same with and without the penalty (100 games of `uniform`)."""
    penalty, bot, tally = learned(), find_bot(GAME, "uniform"), Tally()
    for game in range(100):
        whims = Stream(9, game, BOT_STREAM)
        state, charged = GAME.start({"sheet": "classic"}, 1, 0), 0.0
        for turn, roll in enumerate(tape(9, game)):
            charged += penalty.charge(state.sheets[0], turn, roll)
            state, _ = GAME.deal(state, roll)
            legal = GAME.legal(state, 0)
            state, _ = GAME.play(state, 0, bot(GAME.view(state, 0), legal, whims.at(turn + 1)))
            if state.over:
                break
        tally.add(charged)
    mean = tally.mean()
    assert mean.low is not None
    assert mean.high is not None
    assert mean.low - 0.2 < 0 < mean.high + 0.2


# The best game on known rolls


@pytest.mark.rules("ENC-10", "ENC-14", "ENC-18", "ENC-23")
@pytest.mark.parametrize("game", range(6))
@pytest.mark.parametrize("penalty", [FREE, learned(), wild()], ids=["free", "learned", "wild"])
def test_whole_placements_are_the_best_game_on_known_rolls(game: int, penalty: Penalty) -> None:
    state, rolls = late(game, 2), drawn_rolls(78, game, 2)
    program = Program(state.sheets[0], rolls, penalty)
    known = best_known(state, rolls, penalty)
    whole = solve.branched(program, SECONDS)
    assert whole == pytest.approx(known + solve.TOLERANCE, abs=1e-4)
    assert solve.relaxed(program).bound >= known


LAST_STARS = read_squares(["A3", "C2", "K6", "M7", "O6"])
"""One square of each color."""


@pytest.mark.rules("ENC-26")
@pytest.mark.parametrize("penalty", [FREE, learned(), wild()], ids=["free", "learned", "wild"])
def test_nothing_is_placed_after_the_second_color(penalty: Penalty) -> None:
    state = position(ALL & ~LAST_STARS, 0, 3)
    rolls = [Roll("bb", "11"), Roll("yy", "11"), Roll("gg", "11")]
    known = best_known(state, rolls, penalty)
    program = Program(state.sheets[0], rolls, penalty)
    assert solve.branched(program, SECONDS) == pytest.approx(known + solve.TOLERANCE, abs=1e-4)
    assert penalty is not FREE or known == points(state) + 2 * (5 + 2) + 5 + 3


def test_any_prices_prove_a_bound() -> None:
    state, rolls = late(1, 3), drawn_rolls(79, 1, 3)
    program = Program(state.sheets[0], rolls, FREE)
    most, equal = (
        solve.matrix(solve.need_scipy(), rows, program.size)
        for rows in (program.most, program.equal)
    )
    chance = np.random.default_rng(1)
    best = solve.relaxed(program).bound
    for _ in range(20):
        prices, fees = (chance.normal(size=part.shape[0]) for part in (most, equal))
        assert solve.proven(program, most, equal, prices, fees) >= best - 2 * solve.ROUNDING


# Above exact play


def mean_bound(state: State, rolls: int, tapes: int, seconds: float) -> tuple[float, float]:
    """The bound over drawn tapes, and half its interval."""
    tally = Tally()
    for game in range(tapes):
        program = Program(state.sheets[0], drawn_rolls(80, game, rolls), learned())
        tally.add(solve.upper_bound(program, seconds))
    mean = tally.mean()
    assert mean.high is not None
    return mean.mean, mean.high - mean.mean


def test_knowing_the_last_roll_is_worth_nothing() -> None:
    """With one roll left the bound is the optimum, whatever the penalty, over all 441 rolls."""
    state = late(0, 1)
    programs = [Program(state.sheets[0], [roll], wild()) for roll in ROLLS]
    bounds = [solve.branched(p, SECONDS) if p.chances else p.base for p in programs]
    mean = float(WAYS @ np.array(bounds)) / ALL_WAYS
    assert optimum(state) <= mean <= optimum(state) + solve.TOLERANCE + 1e-4


@pytest.mark.parametrize("game", range(2))
def test_the_bound_lies_above_exact_play_with_two_rolls_left(game: int) -> None:
    state = late(game, 2)
    mean, half = mean_bound(state, 2, 60, SECONDS)
    exact = optimum(state)
    assert mean + half >= exact
    assert mean <= exact + 3


SMALL = read_squares(["A3", "A4", "B6", "C2", "K6", "M7", "N4", "O6"])


@pytest.mark.parametrize(("rolls", "marks"), [(3, 8), (5, 2)])
def test_the_bound_lies_above_exact_play_on_a_small_sheet(rolls: int, marks: int) -> None:
    """All but eight squares are checked: every game can be looked at."""
    state = position(ALL & ~SMALL, marks, rolls)
    mean, half = mean_bound(state, rolls, 50, SECONDS)
    exact = optimum(state)
    assert mean + half >= exact
    assert mean <= exact + 3


# The command


def test_lines_add_up_and_are_not_solved_again(tmp_path: Path) -> None:
    path = tmp_path / "lines.jsonl"
    lines = list(solve_tapes(4, range(2), 0.0, False, 1))
    path.write_text("".join(json.dumps(asdict(line)) + "\n" for line in lines) + '{"seed": 4, "ta')
    assert read_lines(path, 4) == {line.tape: line for line in lines}
    assert read_lines(path, 5) == {}
    mean = estimate(lines)
    assert mean.mean == pytest.approx(sum(line.bound for line in lines) / 2)


def test_without_the_solver_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "scipy.optimize", None)
    with pytest.raises(BisError, match="pip install scipy"):
        solve.need_scipy()


def test_the_nets_own_penalty_is_what_its_look_ahead_says() -> None:
    """Before the first roll, over all rolls: best sheets are worth what `expected` says."""
    printed = printed_sheet("classic")
    net, paper = net_of(printed), paper_of(printed)
    assert net is not None
    gains = []
    for roll in ROLLS[::80]:
        glimpse = Glimpse(net, paper)
        before = glimpse.worth[0]
        glimpse.roll(roll, 1)
        gains.append(glimpse.worth[0] - before)
    empty = np.zeros((1, 105))
    here = net.values(empty, np.array([8]), np.array([30]))
    mean = expected(net, paper, empty, np.array([8]), np.array([30]))
    assert np.allclose(gains, mean - here, atol=1e-6)
