"""What a roll brings beyond the mean of all rolls, as self-play tells it from skill."""

from collections import Counter
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest

from bis.bots.encore.learned import layout
from bis.bots.encore.learned.ahead import expected
from bis.bots.encore.learned.sheets import read_places
from bis.bots.encore.learned.situation import KEEN, AnySituation
from bis.coach.playouts import Playouts
from bis.core.batch import TURN
from bis.games import GAMES
from bis.games.encore.batch.words import ACTIVE, COLORS, ENDED, MARKS, NUMBERS
from bis.games.encore.state import FREE_TURNS
from bis.games.one_more_encore.batch.words import CIRCLED, SPECIAL, USED
from bis.games.one_more_encore.pieces import SPECIAL_FACES
from lab.training.rows import games, luck, moves
from tests.coach.evaluators import played
from tests.lab.training.test_table_rows import (
    ENCORE,
    KINDS,
    ONE_MORE,
    SCALE,
    Rows,
    decisions,
)

SEATS = 3
FACES = range(6)
FUNCTIONS = (
    *(luck.count_all, luck.list_all, luck.weigh_faces, luck.weigh_rolls, luck.weigh_roll),
    *(moves.tell_rows, games.finish),
)
THREE = sorted({tuple(sorted(dice)) for dice in product(FACES, repeat=3)})
WAYS = Counter(tuple(sorted(dice)) for dice in product(FACES, repeat=3))
SPECIALS = [n / 6 for n in Counter(SPECIAL_FACES).values()]
"""Of heart, bomb, row, star and block."""


def linked(game: str, seats: int = 2) -> tuple[Rows, Playouts]:
    """Self-play's functions."""
    _, _, room = ENCORE if game == "encore" else ONE_MORE
    transcript = played(game, seats)
    playouts = Playouts(transcript.header, "tuned", fast=False)
    rows = Rows(playouts, transcript.state.sheets[0].printed, room)
    for function in FUNCTIONS:
        setattr(rows.run, function.__name__, rows.linker.link(function))
    return rows, playouts


def answers(special: bool) -> Any:
    """Made up: worths, chances and points; some pairs cannot be used."""
    made = np.random.default_rng(7).random((SEATS, 3, luck.ANSWERS))
    made[:, luck.WORTH, : luck.PAIRS] -= 0.4
    made[:, luck.WORTH, 5::4] = luck.NOTHING
    made[:, luck.WORTH, luck.PAIRS] = 0.2
    if not special:
        made[:, luck.WORTH, luck.PAIRS + 1 :] = luck.NOTHING
    return made


def by_the_rules(worth: Any, active: int, free: bool, roll: Any) -> dict[int, int]:
    """Each seat's answer: the active player takes its dice, the others choose from the rest."""
    colors, numbers, special = roll

    def best(seat: int, colors: list[int], numbers: list[int], special: int | None) -> int:
        able = [6 * color + number for color in colors for number in numbers]
        able = [luck.PAIRS, *able] + ([] if special is None else [luck.PAIRS + 1 + special])
        return max(able, key=lambda answer: worth[seat][answer])

    chosen = {active: best(active, list(colors), list(numbers), special)}
    left: Any = (list(colors), list(numbers), special)
    if not free and chosen[active] < luck.PAIRS:
        left[0].remove(chosen[active] // 6)
        left[1].remove(chosen[active] % 6)
    elif not free and chosen[active] > luck.PAIRS:
        left = (*left[:2], None)
    return chosen | {seat: best(seat, *left) for seat in range(SEATS) if seat != active}


@pytest.mark.parametrize(
    ("game", "turn"), [("encore", 2), ("encore", 9), ("one_more_encore", 3), ("one_more_encore", 9)]
)
def test_all_rolls_are_weighed_as_the_rules_play_them(game: str, turn: int) -> None:
    rows, playouts = linked(game)
    special = game == "one_more_encore"
    made, active = answers(special), 1
    state = [0] * playouts.kit.words
    state[TURN], state[ACTIVE] = turn, active
    extras = np.vstack([SPECIALS if special else [1.0, 0, 0, 0, 0], np.eye(5)])
    shown, chances = np.array(THREE), np.array([WAYS[dice] / 6**3 for dice in THREE])
    means = np.zeros((luck.ROLLS, 2 * SEATS))
    for at in range(luck.ROLLS):
        rows.run.weigh_rolls(at, [], [state], SEATS, made, shown, chances, extras, means)

    @cache
    def brought(roll: Any) -> Any:
        found = by_the_rules(made[:, luck.WORTH].tolist(), active, turn <= FREE_TURNS, roll)
        each = [made[seat, 1:, found[seat]] for seat in range(SEATS)]
        return np.concatenate(each)

    mean = np.zeros(2 * SEATS)
    for colors, numbers in product(THREE, repeat=2):
        for face, chance in enumerate(extras[0]):
            if chance:
                share = chance * WAYS[colors] * WAYS[numbers] / 6**6
                mean += share * brought((colors, numbers, face))
    assert means.sum(axis=0) == pytest.approx(mean)
    for colors, numbers in [(THREE[3], THREE[40]), (THREE[17], THREE[17]), (THREE[55], THREE[0])]:
        state[COLORS] = sum(1 << 2 * face for face in colors)
        state[NUMBERS] = sum(1 << 2 * face for face in numbers)
        face = 3 if special else 0
        if special:
            state[SPECIAL] = face
        told = np.zeros((1, 2 * SEATS))
        rows.run.weigh_roll(0, [], [state], SEATS, made, extras, told)
        assert told[0] == pytest.approx(brought((colors, numbers, face)))


@pytest.mark.parametrize(("game", "seats"), [("encore", 3), ("one_more_encore", 2)])
def test_before_the_roll_everything_in_reach_is_listed(game: str, seats: int) -> None:
    table_of, _, _ = KINDS[game, seats]
    rows, playouts = linked(game, seats)
    extras = 0
    for known, seat in decisions(game, seats, 3):
        row, view = playouts.row(known), GAMES[game].view(known.state, seat)
        table = table_of.of(view)
        at, words = [0] * seats, ([row], rows.tables, [0])
        rows.run.count_all(seat, rows.scratch, *words, seats, at)
        found = np.zeros((at[seat], 4), np.int64)
        rows.run.list_all(seat, rows.scratch, *words, seats, [0] * seats, found)
        kinds = found[:, moves.CELL]
        open_groups = np.flatnonzero(table.open[seat])
        groups = (found[kinds < luck.PASSED, moves.MOVE] - 1) // 4
        assert sorted(groups) == open_groups.tolist()
        assert (table.desk.paper.cells[groups] == kinds[kinds < luck.PASSED]).all()
        marks = int(table.sheets.marks[seat])
        passes = found[(kinds >= luck.PASSED) & (kinds < luck.EXTRA), moves.MOVE]
        assert passes.tolist() == [0, -1, -2][: 1 + min(2, marks)]
        told = np.zeros((len(found), 1400))
        scores = np.zeros(seats, np.int64)
        for i in range(len(passes)):
            given = ([rows.shapes], seats, scores, told, found)
            rows.run.tell_rows(i, rows.scratch, *words, *given)
            assert told[i, layout.MARKS_LEFT + marks - i] == 1
        extras += int((kinds >= luck.EXTRA).sum())
    assert (extras > 5) == (game == "one_more_encore")


@pytest.mark.parametrize("game", ["encore", "one_more_encore"])
def test_the_mean_of_all_rolls_is_what_the_player_sees_ahead(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without marks and symbols: jokers are simpler here, and fewer bombs are looked at. Nor is a
    sheet judged anew after what the active player has taken.
    """
    seats = 2
    table_of, width, _ = KINDS[game, seats]
    monkeypatch.setattr(
        table_of, "answered", lambda here, seat, own, _: here.evaluate(seat, own)[0]
    )
    rows, playouts = linked(game, seats)
    extras = np.vstack([[1.0, 0, 0, 0, 0], np.eye(5)])
    chances = np.array([WAYS[dice] / 6**3 for dice in THREE])
    firsts = [one for one in decisions(game, seats, 1) if one[1] == one[0].state.active]
    assert len(firsts) > 14
    for known, seat in firsts[5::9]:
        here = table_of.of(GAMES[game].view(known.state, seat))
        here.sheets.marks[:] = 0
        row = playouts.row(known)
        for other in range(seats):
            row[rows.sheets(other) + MARKS] = 0
            if game == "one_more_encore":
                here.sheets.used[:] = here.sheets.circled
                row[rows.sheets(other) + USED] = row[rows.sheets(other) + CIRCLED]
        told = answered(rows, row, here, read_places(here.desk.paper.printed, width))
        means = np.zeros((luck.ROLLS, 2 * seats))
        for colors in range(luck.ROLLS):
            given = ([row], seats, told, np.array(THREE), chances, extras, means)
            rows.run.weigh_rolls(colors, [], *given)
        mean = means.sum(axis=0).reshape(seats, 2) @ [1, KEEN]
        ahead = [expected(here, other) for other in range(seats)]
        assert mean == pytest.approx(ahead, abs=1e-9)


def answered(rows: Rows, row: list[int], here: AnySituation, places: list[int]) -> Any:
    """What each seat's best sheets are worth, by the player's net."""
    seats = len(here.sheets)
    words = ([row], rows.tables, [0])
    found = np.zeros((seats, 3, luck.ANSWERS))
    for seat in range(seats):
        count = [0] * seats
        rows.run.count_all(seat, rows.scratch, *words, seats, count)
        starts = [0] * seat + [0, count[seat]] + [0] * seats
        listed = np.zeros((count[seat], 4), np.int64)
        rows.run.list_all(seat, rows.scratch, *words, seats, starts, listed)
        told = np.zeros((count[seat], len(SCALE)))
        given = ([rows.shapes], seats, here.scores, told, listed)
        for i in range(len(told)):
            rows.run.tell_rows(i, rows.scratch, *words, *given)
        gain, chance = here.net.evaluate((told * SCALE)[:, places], here.base(seat))
        points = gain + listed[:, moves.SCORE]
        values = np.array([chance + KEEN * points, chance, points])
        rows.run.weigh_faces(seat, [0] * luck.KINDS, starts, listed, values, found)
    return found


def test_a_pair_is_worth_the_best_of_its_sheets_and_jokers_what_a_pass_pays() -> None:
    rows, _ = linked("encore")
    kinds = [luck.PASSED, luck.PASSED + 1, 0, 0, 7]
    listed = np.zeros((len(kinds), 4), np.int64)
    listed[:, moves.CELL] = kinds
    values = np.array([[0.5, 0.4, 0.6, 0.8, 0.7]] * 3)
    told = np.zeros((1, 3, luck.ANSWERS))
    rows.run.weigh_faces(0, [0] * luck.KINDS, [0, len(kinds)], listed, values, told)
    worth = told[0, luck.WORTH]
    assert worth[luck.PAIRS] == 0.5
    assert worth[6 * 0 + 0] == 0.8
    assert worth[6 * 1 + 2] == 0.7
    assert worth[6 * 5 + 2] == pytest.approx(0.6)  # any color, two less one mark
    assert worth[6 * 0 + 5] == pytest.approx(0.7)
    assert worth[6 * 5 + 5] == luck.NOTHING  # two marks are not there
    assert worth[6 * 2 + 2] == luck.NOTHING


def test_what_a_game_tells_its_past_is_less_the_luck_since() -> None:
    rows, playouts = linked("encore")
    state = playouts.row(decisions("encore", 2, 1)[-1][0])
    state[ENDED] = 1
    span, seats, keep = 8, 2, 0.75
    generator = np.random.default_rng(3)
    chances, points, lucky, points_lucky = generator.random((4, span, seats))
    aims, gains, ready = np.zeros((3, span, seats))
    done, shares, finals = [0], [0.0] * seats, [0] * seats
    given = ([state], rows.tables, [0], seats, [0] * seats, 99, 2, [0], keep)
    memory = (chances, points, lucky, points_lucky, aims, gains, ready, done, shares, finals)
    rows.run.finish(0, [], *given, *memory)
    assert done == [1]
    assert sum(shares) == 1
    for seat in range(seats):
        aim, gain = shares[seat], finals[seat]
        for turn in (2, 1, 0):
            assert aims[turn, seat] == pytest.approx(aim)
            assert gains[turn, seat] == pytest.approx(gain)
            aim = keep * aim + (1 - keep) * chances[turn, seat] - lucky[turn, seat]
            gain = keep * gain + (1 - keep) * points[turn, seat] - points_lucky[turn, seat]
