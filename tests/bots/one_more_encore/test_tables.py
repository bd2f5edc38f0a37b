"""The learned player: its arrays tell the rules, its look ahead is exact, it wins."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from typing import Any

import numpy as np
import pytest

from bis.bots import find_bot
from bis.bots.encore.learned import ahead
from bis.bots.encore.learned.papers import spread
from bis.bots.encore.learned.situation import FACES
from bis.bots.one_more_encore.learned import best
from bis.bots.one_more_encore.learned.sheets import liked
from bis.bots.one_more_encore.learned.situation import Alone, Together, TwoNets, load, read_squares
from bis.core.chance import Stream
from bis.core.seats import TABLE
from bis.games.encore.moves import PASS
from bis.games.encore.state import FREE_TURNS
from bis.games.one_more_encore import ONE_MORE_ENCORE as GAME
from bis.games.one_more_encore.moves import Bonus, Move
from bis.games.one_more_encore.pieces import ROWS
from bis.games.one_more_encore.scoring import result
from bis.games.one_more_encore.state import State, bomb_due
from tests.bots.encore.matches import decisions


def play(bots: list[str], number: int) -> Iterator[tuple[State, int]]:
    return decisions(GAME, bots, 3811, number, {})


def finished_turn(state: State, seat: int, move: Move, bombed: int) -> State:
    """When a seat makes this move, others pass, and a bonus bomb goes off on these squares."""
    turn = state.turn
    while state.turn == turn and not state.over:
        if due := bomb_due(state.bombs, state.active):
            state, _ = GAME.play(state, due[0], Bonus(ROWS[due[1]], bombed))
        else:
            chooser = GAME.to_act(state)[0]
            state, _ = GAME.play(state, chooser, move if chooser == seat else PASS)
    return state


@pytest.mark.parametrize("seats", [1, 3])
def test_sheets_become_what_the_rules_make_of_them(seats: int) -> None:
    """One bonus bomb at most: where it goes off, the rules are told."""
    kind = Together if seats > 1 else Alone
    looked_at = bombs = 0
    bots = ["tuned", "greedy", "tuned"][:seats]
    for state, seat in chain.from_iterable(play(bots, number) for number in range(6)):
        if looked_at > 300 and bombs:
            break
        if seat == TABLE or any(state.bombs):
            continue
        legal = list(GAME.legal(state, seat))[:: 1 + 5 * seats]
        here = kind.of(GAME.view(state, seat))
        after: Any = here.after(seat, here.changes(legal))
        for i, move in enumerate(legal):
            grown = after.pick(np.array([i]))
            due = int(grown.bombs[0])
            settled = here.after_bombs(seat, grown)
            if due > 1 or (settled.rows.sum() > grown.rows.sum() and due):
                continue
            bombs += due
            squares = read_squares(settled.checked[0]) & ~read_squares(grown.checked[0])
            end = finished_turn(state, seat, move, squares)
            there = end.sheets[seat]
            assert settled.marks[0] == there.marks
            assert settled.circled[0] == there.circled
            assert settled.used[0] == there.used
            assert settled.hearts[0] == there.hearts
            assert settled.colors[0].sum() == len(there.colors)
            assert here.desk.scores(settled)[0] == result(end).scores[seat]
            looked_at += 1
    assert looked_at > 100
    assert bombs


def test_a_roll_further_the_active_player_has_chosen_first() -> None:
    """Some rolls, one by one, with each face of the special die; no marks, so no short cuts. All is
    worth less by as much as a pass, once the active player has taken what it likes best.
    """
    state = [state for state, seat in play(["tuned", "greedy"], 3) if seat == 0][-9]
    here = Together.of(GAME.view(state, 0))
    poor: Any = here.sheets.pick(np.arange(2))
    poor.marks[:] = 0
    poor.circled[:] = poor.used + 1
    here = Together(here.net, here.desk, poor, 1, here.turn)
    assert here.turn > FREE_TURNS
    best = ahead.best_by_roll(here, 0)
    own = here.sheets.pick(np.array([0]))
    taken = set()
    for face in here.extra_faces:
        told = best(face)
        for colors, numbers in ((3, 40), (17, 9), (30, 30), (55, 1), (0, 12)):
            dice = written(colors, numbers, face)
            first = here.options(1, dice)
            pick = int(first.worth.argmax())
            left = dice
            if pick:
                color, number = (int(die) for die in first.faces[pick - 1])
                taken.add(color == FACES)
                left = (*dice[:2], "")
                if color < FACES:
                    left = (
                        dice[0].replace("gybpox"[color], "", 1),
                        dice[1].replace("12345?"[number], "", 1),
                        face,
                    )
            sheets = type(own).together([own, first.after.pick(np.array([pick]))])
            there = Together(here.net, here.desk, sheets, 1, here.turn)
            assert not there.over
            less = there.evaluate(0, own)[0][0] - here.evaluate(0, own)[0][0]
            best_left = here.options(0, left).worth.max()
            assert told[colors, numbers] == pytest.approx(best_left + less)
    assert taken == {True, False}
    assert sum(here.extra_faces.values()) == pytest.approx(1)


def written(colors: int, numbers: int, face: str) -> tuple[str, str, str]:
    """Dice as they show."""
    colored = "".join("gybpox"[die] for die in ahead.DICE[3][colors])
    return colored, "".join("12345?"[die] for die in ahead.DICE[3][numbers]), face


def test_alone_the_last_roll_is_looked_at_in_all_its_ways() -> None:
    """With no marks: what the look ahead says of some rolls is the best one can do with them."""
    *_, (state, _) = (step for step in play(["greedy"], 2) if step[0].turn <= 29)
    here = Alone.of(GAME.view(state, 0))
    here.sheets.marks[:] = 0
    last = here.next([here.sheets])
    assert last.turn == 30
    told = ahead.best_by_roll(last, 0)("heart")
    for colors, numbers in ((3, 20), (17, 9), (20, 1)):
        shown = (
            "".join("gybpox"[die] for die in ahead.DICE[2][colors]),
            "".join("12345?"[die] for die in ahead.DICE[2][numbers]),
            "heart",
        )
        assert told[colors, numbers] == pytest.approx(last.options(0, shown).worth.max())


def test_a_bomb_won_goes_off_where_it_is_worth_most() -> None:
    """With the last roll points tell; a beginner would waste some of these bombs. Where the best
    way wins another bomb the net guesses what that will bring.
    """
    looked_at = wasted = 0
    for number in range(12):
        *_, (state, _) = (step for step in play(["greedy"], number) if step[0].turn == 30)
        winner = replace(state, bombs=(1,))
        legal = GAME.legal(winner, 0)
        after = [GAME.play(winner, 0, bonus)[0] for bonus in legal]
        scores = [best_score(state) for state in after]
        if any(after[scores.index(max(scores))].bombs):
            continue
        looked_at += 1
        here = Alone.of(GAME.view(state, 0))
        here.sheets.bombs[:] = 1
        assert here.desk.scores(here.after_bombs(0, here.sheets))[0] == max(scores)
        squares = spread(getattr(bonus, "squares", 0) for bonus in legal)
        taste = liked(here.desk, here.sheets.checked[0], squares)
        wasted += scores[int(taste.argmax())] < max(scores)
    assert looked_at >= 4
    assert wasted


def best_score(state: State) -> int:
    """The last bomb ends the game; it may win another."""
    if any(state.bombs):
        return max(best_score(GAME.play(state, 0, bonus)[0]) for bonus in GAME.legal(state, 0))
    assert state.over
    return GAME.result(state).scores[0]


def test_it_beats_a_beginner() -> None:
    wins = 0.0
    for number in range(4):
        *_, (end, _) = play(["quick", "greedy"], number)
        winners = GAME.result(end).winners
        wins += (0 in winners) / len(winners)
    assert wins >= 3


def test_two_nets_say_the_mean_of_what_each_says() -> None:
    state, seat = [step for step in play(["greedy", "tuned", "greedy"], 2) if step[1] != TABLE][17]
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    last, both = Together.of(view), TwoNets.of(view)
    other = replace(last, net=load(view.sheets[0].printed, "second"))
    told = [
        here.evaluate(seat, here.after(seat, here.changes(legal))) for here in (last, other, both)
    ]
    for of_last, of_other, of_both in zip(*told, strict=True):
        assert of_both == pytest.approx((of_last + of_other) / 2)
        assert not np.allclose(of_last, of_other)


def test_the_best_goes_by_two_nets_and_quick_by_one() -> None:
    state, seat = [step for step in play(["tuned", "tuned"], 4) if step[1] != TABLE][20]
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    source = Stream(1, 0).at(0)
    two, one = best.worths(view, legal, TwoNets), best.worths(view, legal, Together, looks=1)
    assert find_bot(GAME, "best")(view, legal, source) == legal[int(two.argmax())]
    assert find_bot(GAME, "quick")(view, legal, source) == legal[int(one.argmax())]


def test_a_bonus_bomb_is_chosen_by_the_net() -> None:
    """Among those a beginner likes; never a refusal where squares are worth something."""
    state, seat = next((s, seat) for s, seat in play(["tuned", "tuned"], 1) if any(s.bombs))
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    told = best.worths(view, legal, TwoNets)
    chosen = legal[int(told.argmax())]
    assert chosen.kind == "bonus"
    assert chosen.squares
    assert (told > -1).sum() > 3
