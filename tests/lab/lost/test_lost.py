"""What `best` still loses: what is planted is found, and where nothing is lost, nothing is."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bis.bots import find_bot
from bis.bots.criss_cross.learned import best as criss_cross
from bis.bots.encore.learned.papers import spread
from bis.coach.worth import Position
from bis.core.chance import Stream
from bis.games import find_game
from bis.games.encore.pieces import COLOR_FACES, NUMBER_FACES, Roll, printed_sheet
from bis.games.encore.rules import MARKS, TURNS_ALONE
from bis.record.record import Header, Transcript
from lab.lost import __main__ as lost
from lab.lost import report
from lab.lost.by_rules import RulesJudge
from lab.lost.criss_cross import GridJudge, played_on, rolls
from lab.lost.decisions import Decision, decisions
from lab.lost.encore_alone import AloneJudge, crowd_of, throw
from lab.lost.finding import NETS, judge_of
from lab.lost.flip7 import RaceJudge
from lab.lost.rows import Row, decision_of, row_of
from lab.lost.seating import Seating
from lab.lost.weighing import Ask, Values, Weighed, compare, hopeful, weigh
from lab.oracle import encore as oracle
from lab.oracle.encore import GAME

MOVES = ["played", "b", "c", "d"]
WHIMS = Stream(1, 0).at(0)


def ends(means: Sequence[float], futures: int, seed: int) -> Values:
    """What comes of moves on shared futures, one plan."""
    luck = np.random.default_rng(seed)
    common = luck.normal(0, 3, futures)
    return np.array([[mean + common + luck.normal(0, 1, futures) for mean in means]])


def test_a_planted_loss_is_measured_with_its_error() -> None:
    found = [compare(MOVES, ends([0, 0.5, 0, -1], 400, seed)) for seed in range(50)]
    assert {weighed.better for weighed in found} == {"b"}
    losses = [weighed.loss for weighed in found]
    assert np.mean(losses) == pytest.approx(0.5, abs=0.03)
    assert np.std(losses) == pytest.approx(np.mean([w.error for w in found]), rel=0.3)


def test_where_all_moves_are_alike_nothing_is_lost_on_average() -> None:
    found = [compare(MOVES, ends([0, 0, 0, 0], 100, seed)) for seed in range(400)]
    best = [max(gap for gap, _ in weighed.gaps.values()) for weighed in found]
    assert np.mean([weighed.loss for weighed in found]) == pytest.approx(0, abs=0.015)
    assert np.mean(best) > 0.05  # the best of noisy numbers would have said so


def test_a_move_is_given_its_best_plan() -> None:
    good, bad = ends([0, -1], 400, 1), ends([-2, 1], 400, 2)
    assert compare(MOVES[:2], np.concatenate([good, bad])).loss == pytest.approx(1, abs=0.4)


def test_moves_surely_behind_are_not_looked_at_further() -> None:
    assert hopeful(ends([0, 0.5, -0.01, -3], 100, 1)) == [True, True, True, False]


# Criss Cross


def criss_cross_position(round_: int, seats: int) -> Position:
    """A game of `hard`, up to a roll."""
    game = find_game("criss_cross")
    header = Header(game, {"rules": "basic"}, ("best",) * seats, 0)
    transcript = Transcript(header)
    hard, dice = find_bot(game, "hard"), Stream(8, 0)
    while transcript.state.round < round_ or transcript.state.roll is None:
        state, (actor, *_) = transcript.state, transcript.to_act
        if actor < 0:
            transcript.deal(game.draw(state, dice.at(len(transcript.lines))))
        else:
            move = hard(game.view(state, actor), game.legal(state, actor), WHIMS)
            transcript.play(actor, move)
    return Position(header, tuple(transcript.lines), transcript.state)


def decided(position: Position, move: Any) -> Decision:
    return Decision(position, 0, move, "rolls 7 to 9", 3.0, 0)


def test_grids_are_played_on_as_the_player_without_search_does() -> None:
    position = criss_cross_position(8, 1)
    paper = criss_cross.paper_of(False)
    grids = criss_cross.read_grids(position.state.sheets)
    dice = rolls(5, range(20), 4)
    scores = [
        criss_cross.final_ranks(paper, play(paper, grids, dice))
        for play in (played_on, criss_cross.played_out)
    ]
    assert (scores[0] == scores[1]).all()


@pytest.mark.parametrize(("seats", "round_"), [(1, 8), (2, 8), (1, 10), (2, 11)])
def test_a_planted_blunder_of_criss_cross_is_found(seats: int, round_: int) -> None:
    position, judge = criss_cross_position(round_, seats), GridJudge()
    legal = position.game.legal(position.state, 0)
    worths = criss_cross.points(position.game.view(position.state, 0), legal)
    assert worths is not None
    blunder = legal[int(np.where(np.isfinite(worths), worths, np.inf).argmin())]
    weighed = weigh(judge, decided(position, blunder), 60)
    assert weighed.loss > max(0.05, 2 * weighed.error)
    assert weigh(judge, decided(position, weighed.better), 60).loss < weighed.loss / 4


# Encore! alone


def encore_game(dice: Any, bot: str) -> Transcript:
    """Alone, on these dice."""
    game = find_game("encore")
    transcript = Transcript(Header(game, game.settle({}, 1), ("best",), 0))
    choose = find_bot(game, bot)
    for colors, numbers in zip(dice[:, :2], dice[:, 2:], strict=True):
        if not transcript.to_act:
            break
        faces = [
            "".join(f)
            for f in ([COLOR_FACES[c] for c in colors], [NUMBER_FACES[n] for n in numbers])
        ]
        transcript.deal(Roll(*faces))
        state = transcript.state
        transcript.play(0, choose(game.view(state, 0), game.legal(state, 0), WHIMS))
    return transcript


def test_a_crowd_plays_as_quick_does() -> None:
    games = range(2)
    dice = np.array([throw(7, game, TURNS_ALONE) for game in games])
    crowd = crowd_of(printed_sheet("classic"))
    found = crowd.finish(spread([0] * len(games)), np.full(len(games), MARKS), dice)
    played = [encore_game(dice[game], "quick") for game in games]
    assert found.tolist() == [t.game.result(t.state).scores[0] for t in played]


def test_in_the_end_what_is_lost_is_what_the_oracle_says() -> None:
    transcript = encore_game(throw(9, 0, TURNS_ALONE), "greedy")
    judge = AloneJudge()
    some = [d for d in decisions(transcript, judge.phase, 0, 9) if d.phase == "rolls 27 to 30"]
    found = [weigh(judge, decision).loss for decision in some]
    assert found == pytest.approx([lost_exactly(decision) for decision in some])
    assert max(found) > 0.1


def lost_exactly(decision: Decision) -> float:
    state = decision.position.state
    worths = oracle.worths(state)
    return float(worths.max() - worths[GAME.legal(state, 0).index(decision.move)])


# Flip 7


@pytest.fixture
def fifty() -> Ask:
    """Five great cards against somebody who stayed with nothing, and a hit."""
    game = find_game("flip7")
    transcript = Transcript(Header(game, game.settle({}, 2), ("best", "best"), 1))
    for card in (12, 11, 10, 9, 8):
        transcript.play(0, game.parse_move("hit"))
        transcript.deal(game.parse_chance(f"draw {card}"))
        if transcript.to_act == (1,):
            transcript.play(1, game.parse_move("stay"))
    position = Position(transcript.header, tuple(transcript.lines), transcript.state)
    return Ask(position, 0, [game.parse_move(text) for text in ("hit", "stay")], range(40), 1)


def test_a_planted_blunder_of_flip_7_is_found(fifty: Ask) -> None:
    table = Seating(fifty.position.header, "ev", fast=False)
    won = [table.play_by(plan, fifty) for plan in ("ev", "risk25")]
    assert compare(fifty.moves, np.array(won)).loss > 0.1


def test_any_bot_may_go_on_by_the_rules(fifty: Ask) -> None:
    judge = RulesJudge(RaceJudge(2), "stop25")
    weighed = compare(fifty.moves, judge.ends(fifty))
    assert weighed.loss > 2 * weighed.error > 0


# Rows


def test_a_row_can_be_weighed_again() -> None:
    decision = decided(
        position := criss_cross_position(11, 2), position.game.legal(position.state, 0)[0]
    )
    row = row_of(decision, Weighed(decision.move, 0.0, 0.0, 0, {}), 3190, 0.1)
    assert decision_of(json.loads(json.dumps(row))) == decision


def row(phase: str, loss: float, number: int, often: float) -> Row:
    decision = decided(criss_cross_position(11, 2), "b")
    told = row_of(decision, Weighed("c", loss, 0.01, 2, {}), 3190, 0.1)
    told["phase"], told["number"], told["often"] = phase, number, often
    return told


def test_a_game_loses_what_its_decisions_lose(tmp_path: Path, capsys: Any) -> None:
    rows = [row("rolls 1 to 3", 0.01, 0, 3), row("rolls 1 to 3", 0.03, 1, 3)]
    rows += [row("rolls 10 to 12", 0.0, 0, 2), row("rolls 10 to 12", 0.0, 1, 4)]
    file = tmp_path / "rows.jsonl"
    file.write_text("".join(json.dumps(row) + "\n" for row in rows))
    lost.main(["--report", str(file), "--worst", "1"])
    told = capsys.readouterr().out
    assert "rolls 1 to 3: n 2, 2.000 ± 1.960 a decision, 3.0 of them a game" in told
    assert "a game: 6.00 ± 5.88" in told
    assert "game 1, seat 0, rolls 1 to 3: b instead of c lost 3.00 ± 1.00" in told
    assert report.unit("flip7", 1) == "rounds"


def test_rows_are_the_same_by_several_processes(tmp_path: Path) -> None:
    """In whatever order they come."""
    found = []
    for processes in "1", "2":
        out = tmp_path / f"{processes}.jsonl"
        told = ["--phases", "rolls 10 to 12", "--processes", processes, "--out", str(out)]
        lost.main(["criss_cross", "--games", "2", *told])
        rows = [json.loads(line) for line in out.read_text().splitlines()]
        found.append(sorted(row["number"] for row in rows))
        assert all(row.pop("seconds") >= 0 for row in rows)
        found.append(sorted(rows, key=lambda row: row["number"]))
    assert found[:2] == found[2:]
    assert found[0] == [0, 1]


@pytest.mark.parametrize(("game", "seats"), [("encore", 2), ("one_more_encore", 1)])
def test_the_nets_may_go_on(game: str, seats: int) -> None:
    """And end every game."""
    pytest.importorskip("torch")
    judge = judge_of(game, seats, NETS)
    transcript = Transcript(
        Header(found := find_game(game), found.settle({}, seats), ("best",) * seats, 0)
    )
    transcript.deal(found.draw(transcript.state, WHIMS))
    position = Position(transcript.header, tuple(transcript.lines), transcript.state)
    legal = found.legal(transcript.state, 0)
    ask = Ask(position, 0, [legal[0], legal[-1]], range(2), 7)
    ends = judge.ends(ask)
    assert ends.shape == (1, 2, 2)
    assert (judge.ends(ask) == ends).all()
    assert (ends > 0).any()
