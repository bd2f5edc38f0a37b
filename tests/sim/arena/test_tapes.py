"""Common tapes: same dice, every rotation, whichever engine plays and however it is cut."""

from collections import Counter

import pytest

from bis.bots import find_bot
from bis.core.seats import TABLE
from bis.games import GAMES
from bis.record.record import Transcript
from bis.sim.arena.crew import cut, play_here
from bis.sim.arena.play import check_engine, play_by_rules, play_fast
from bis.sim.arena.run import run_with
from bis.sim.arena.sums import Sums, nothing
from bis.sim.batch import KITS
from bis.sim.lineup import Lineup, line_up
from bis.sim.match import play_match
from bis.sim.series import first_seat

LIMIT = 1000


def names(text: str) -> tuple[str, ...]:
    return tuple(text.split())


@pytest.mark.parametrize(
    ("bots", "rotations"),
    [
        ("a", ["a"]),
        ("a a a", ["a a a"]),
        ("a b", ["a b", "b a"]),
        ("a b a b", ["a b a b", "b a b a"]),
        ("a a b b", ["a a b b", "b a a b", "b b a a", "a b b a"]),
        ("a b c", ["a b c", "c a b", "b c a"]),
    ],
)
def test_everybody_moves_on_by_a_seat(bots: str, rotations: list[str]) -> None:
    assert Lineup("encore", (), names(bots)).rotations == tuple(map(names, rotations))


@pytest.mark.parametrize("bots", ["a b", "a a b b", "a b a b", "a b c c", "a b b b b c"])
def test_every_bot_begins_as_often_as_its_seats_say(bots: str) -> None:
    """On every tape by itself, whoever the tape lets begin."""
    lineup = Lineup("encore", (), names(bots))
    for seat in range(lineup.seats):
        begins = Counter(rotation[seat] for rotation in lineup.rotations)
        for bot, held in zip(lineup.rivals, lineup.held, strict=True):
            assert begins[bot] * lineup.seats == held * len(lineup.rotations)


def chance(transcript: Transcript) -> list[str]:
    return [str(line) for line in transcript.lines if line.actor == TABLE]


@pytest.mark.parametrize("game", GAMES)
def test_dice_and_cards_of_a_tape_are_common_to_its_rotations(game: str) -> None:
    lineup = line_up(game, {}, ["greedy", "uniform", "uniform"], seed=3)
    played = [
        play_match(
            lineup.game,
            dict(lineup.options),
            [(name, find_bot(lineup.game, name)) for name in rotation],
            lineup.seed,
            2,
        )
        for rotation in lineup.rotations
    ]
    assert {transcript.header.first for transcript in played} == {first_seat(3, 2, 3)}
    rolled = [chance(transcript) for transcript in played]
    common = min(20, *map(len, rolled))
    assert common >= 8
    assert rolled[0][:common] == rolled[1][:common] == rolled[2][:common]


def test_a_rotation_is_a_game_of_simulate() -> None:
    """Rotation 1 of greedy, uniform is game k of uniform, greedy."""
    lineup = line_up("flip7", {}, ["stop25", "uniform"], seed=8)
    scores = [Counter[int](), Counter[int]()]
    for rotation in lineup.rotations:
        bots = [(name, find_bot(lineup.game, name)) for name in rotation]
        for number in range(3):
            played = play_match(lineup.game, dict(lineup.options), bots, 8, number)
            for name, score in zip(rotation, lineup.game.result(played.state).scores, strict=True):
                scores[lineup.rivals.index(name)][score] += 1
    assert play_by_rules(lineup, range(3)).sums.scores == tuple(scores)


# Either engine

BOTS = [["greedy"], ["uniform", "greedy"], ["uniform", "greedy", "uniform", "uniform"]]


@pytest.mark.parametrize("limit", [LIMIT, 4])
@pytest.mark.parametrize("bots", BOTS, ids=len)
@pytest.mark.parametrize("game", KITS)
def test_both_engines_come_to_the_same(game: str, bots: list[str], limit: int) -> None:
    lineup = line_up(game, {}, bots, seed=6, limit=limit)
    tapes = range(5, 8)
    assert play_fast(lineup, tapes).sums == play_by_rules(lineup, tapes).sums


def test_a_batch_engine_is_checked_against_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    lineup = line_up("encore", {}, ["uniform", "greedy"], seed=6)
    assert check_engine(lineup, 1).sums.tapes == 1
    other = line_up("encore", {}, ["uniform", "greedy"], seed=7)
    monkeypatch.setattr(
        "bis.sim.arena.play.play_fast", lambda _, tapes: play_by_rules(other, tapes)
    )
    with pytest.raises(AssertionError, match="the engines differ"):
        check_engine(lineup, 1)


# Long games


@pytest.mark.parametrize("game", GAMES)
def test_a_long_game_is_stopped_told_of_and_counted(game: str) -> None:
    lineup = line_up(game, {}, ["uniform", "greedy"], seed=1, limit=2)
    sums = play_by_rules(lineup, range(3, 6)).sums
    assert sums.tapes == 3
    assert sums.stopped == 6
    assert sums.stopped_games == ((3, 0), (3, 1), (4, 0), (4, 1), (5, 0), (5, 1))
    assert sums.turns == 2 * 6
    assert [scores.total() for scores in sums.scores] == [6, 6]
    assert sum(sums.victories.values()) == 3


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_ends_in_its_last_turn_is_not_stopped(game: str) -> None:
    free = line_up(game, {}, ["greedy", "greedy"], seed=1)
    turns = play_by_rules(free, range(1)).sums.turns
    lineup = line_up(game, {}, ["greedy", "greedy"], seed=1, limit=turns)
    assert play_by_rules(lineup, range(1)).sums == play_by_rules(free, range(1)).sums


# However it is cut


def gather(lineup: Lineup, parts: list[range], fast: bool, cores: int) -> Sums:
    played = play_here(lineup, parts, fast, cores)
    return sum((part.sums for _, part in played), nothing(lineup))


@pytest.mark.parametrize("fast", [False, True])
def test_the_result_does_not_depend_on_cores_or_parts(fast: bool) -> None:
    bots = ["greedy", "uniform", "greedy"]
    lineup = line_up("encore", {}, bots, seed=2, limit=30)  # some games are stopped
    whole = gather(lineup, [range(7)], fast, cores=1)
    assert 0 < whole.stopped < 7 * len(lineup.rotations)
    assert gather(lineup, [range(3), range(3, 4), range(4, 7)], fast, cores=2) == whole
    assert gather(lineup, [range(5, 7), range(5)], fast, cores=3) == whole


@pytest.mark.parametrize("fast", [False, True])
@pytest.mark.parametrize("workers", [1, 2, 16])
@pytest.mark.parametrize("tapes", [1, 2, 17, 100, 5000])
def test_parts_hold_every_tape_once(tapes: int, workers: int, fast: bool) -> None:
    parts = cut(tapes, workers, fast)
    assert [tape for part in parts for tape in part] == list(range(tapes))


def test_a_run_that_lacks_a_part_is_no_result() -> None:
    lineup = line_up("criss_cross", {}, ["uniform", "uniform"], seed=0)
    parts = [range(1), range(1, 2)]
    with pytest.raises(AssertionError, match="1 parts did not come in"):
        run_with(lambda *_: play_here(lineup, parts[:1], False, 1), lineup, parts, fast=False)


# Turns and bands


@pytest.mark.parametrize("game", GAMES)
def test_bands_are_those_of_the_rules(game: str) -> None:
    lineup = line_up(game, {}, ["greedy"], seed=0)
    bots = [("greedy", find_bot(lineup.game, "greedy"))]
    for number in range(5):
        played = play_match(lineup.game, dict(lineup.options), bots, 0, number)
        result = lineup.game.result(played.state)
        assert lineup.game.band(result.scores[0]) == result.rating


@pytest.mark.parametrize("game", GAMES)
def test_no_turn_is_finished_before_the_first_roll(game: str) -> None:
    rules = GAMES[game]
    state = rules.start(rules.settle({}, 2), 2, 0)
    assert rules.turns(state) == 0
