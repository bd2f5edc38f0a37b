"""Criss Cross's batch functions in every position of some games: legal moves, scores, views."""

from itertools import product

import pytest

from bis.core.batch import SEATS
from bis.core.seats import TABLE
from bis.games.criss_cross import CRISS_CROSS, batch
from bis.games.criss_cross.pieces import FREE, SYMBOLS
from bis.games.criss_cross.state import Sheet, State
from bis.sim.batch.criss_cross import kit, lookups
from bis.sim.batch.engine import Engine
from bis.sim.batch.kit import Case
from bis.sim.batch.prove import traced

Position = tuple[list[int], State]


def positions(rules: str, seats: int, bots: tuple[str, ...]) -> list[Position]:
    """The words and the rules' state before each line of a record, and at its end."""
    case = Case(CRISS_CROSS, seats, {"rules": rules}, bots)
    engine = Engine(CRISS_CROSS, {"rules": rules}, seats)
    transcript, trace = traced(case, engine, seed=5, number=seats)
    options = engine.kit.options
    words = [0] * batch.words(seats)
    words[SEATS] = seats
    batch.begin(words, engine.kit.lookups, seats, 0)
    state = CRISS_CROSS.start(options, seats, 0)
    found = [(list(words), state)]
    for line, said in zip(transcript.lines, trace[1::2], strict=True):
        if line.actor == TABLE:
            batch.deal(words, engine.kit.lookups, said)
            state, _ = CRISS_CROSS.deal(state, engine.kit.chance(said))
        else:
            move = engine.kit.move(state, said)
            batch.play(words, engine.kit.lookups, said)
            state, _ = CRISS_CROSS.play(state, line.actor, move)
        found.append((list(words), state))
    return found


TABLES = [
    (rules, seats, bots)
    for rules, seats, bots in product(
        ("basic", "advanced"), range(1, 7), (("uniform",), ("greedy", "uniform"))
    )
]


@pytest.mark.parametrize(("rules", "seats", "bots"), TABLES)
def test_every_position_is_the_same_in_words(rules: str, seats: int, bots: tuple[str, ...]) -> None:
    here = kit({"rules": rules}, seats)
    for words, state in positions(rules, seats, bots):
        actors = CRISS_CROSS.to_act(state)
        assert batch.actor(words, here.lookups) == (actors[0] if actors else -2)
        if actors and actors[0] != TABLE:
            legal = [here.number(state, move) for move in CRISS_CROSS.legal(state, actors[0])]
            count = batch.legal_count(words, here.lookups)
            assert legal == [batch.legal_move(words, here.lookups, k) for k in range(count)]
            mask = [0] * here.actions
            batch.mask(words, here.lookups, mask)
            assert [action for action, one in enumerate(mask) if one] == legal
            judged = [a for a in range(-2, 100) if batch.is_legal(words, here.lookups, a)]
            assert judged == legal
        scores = tuple(batch.score(words, here.lookups, seat) for seat in range(seats))
        assert scores == CRISS_CROSS.result(state).scores


@pytest.mark.parametrize(("rules", "seats", "bots"), TABLES[::3])
def test_an_observation_is_the_view_in_numbers(
    rules: str, seats: int, bots: tuple[str, ...]
) -> None:
    here = kit({"rules": rules}, seats)
    for words, state in positions(rules, seats, bots):
        for seat in range(seats):
            view = CRISS_CROSS.view(state, seat)
            seen = [0] * len(here.observation)
            batch.observe(words, here.lookups, seat, seen)
            dice = view.roll.symbols if view.roll else FREE * 2
            wanted = [seat, view.round, int(view.over), *map((FREE + SYMBOLS).index, dice)]
            for other, sheet in enumerate(view.sheets):
                choice = view.choices[other] if view.choices else None
                wanted += map((FREE + SYMBOLS).index, sheet.written)
                wanted.append(int(view.chosen[other]) if view.chosen else 0)
                wanted.append(-1 if choice is None else here.number(view, choice))
            assert seen == wanted


def test_a_choice_is_not_observed_by_others_before_all_have_chosen() -> None:
    t = lookups(advanced=False)
    words = [0] * batch.words(2)
    words[SEATS] = 2
    batch.begin(words, t, 2, 0)
    for symbol in (0, 1):
        batch.play(words, t, symbol)
    batch.deal(words, t, 2 | 3 << 3)
    before, after = [0] * 59, [0] * 59
    batch.observe(words, t, 1, before)
    batch.play(words, t, batch.STARTS + 2 * 7)
    batch.observe(words, t, 1, after)
    chosen = batch.OBSERVED + 25
    assert [i for i in range(59) if before[i] != after[i]] == [chosen]


@pytest.mark.parametrize(
    ("rows", "score"),
    [
        ("aaaaa/aaaaa/aaaaa/aaaaa/aaaaa", 120),
        ("abcde/bcdef/cdefa/defab/efabc", -30),
        ("aab../...../...../...../.....", -43),
    ],
)
def test_advanced_scores_count_the_diagonal_twice_and_empty_lines(rows: str, score: int) -> None:
    words = [0] * batch.words(1)
    for square, symbol in enumerate(Sheet.parse(rows).written):
        value = (FREE + SYMBOLS).index(symbol)
        column, row = divmod(square, 5)
        at = batch.SHEETS + batch.LINES
        batch.write_line(words, at, column, value << 3 * row)
        batch.write_line(words, at + 2, row, value << 3 * column)
    assert batch.score(words, lookups(advanced=True), 0) == score


@pytest.mark.parametrize(("chance", "possible"), [(0, True), (45, True), (6, False), (48, False)])
def test_a_roll_is_two_of_six_symbols(chance: int, possible: bool) -> None:
    assert batch.is_chance([], [], chance) is possible
    assert not batch.is_chance([], [], -1)
