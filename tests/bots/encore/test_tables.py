"""The learned player at tables: its arrays tell the rules, its look ahead is exact, it wins."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from bis.bots import find_bot
from bis.bots.encore.learned import ahead, layout
from bis.bots.encore.learned.papers import Paper, spread
from bis.bots.encore.learned.seated import Seated
from bis.bots.encore.learned.sheets import read_places
from bis.bots.encore.learned.together import Together, TwoNets, net_of
from bis.core.chance import Stream
from bis.core.errors import BisError
from bis.core.seats import TABLE
from bis.games.encore import ENCORE
from bis.games.encore.moves import PASS, Move
from bis.games.encore.pieces import COLORS, clump, each, printed_sheet
from bis.games.encore.scoring import result
from bis.games.encore.state import FREE_TURNS, State
from tests.bots.encore.matches import decisions
from tests.bots.encore.test_learned import LAWLESS

CUSTOM = "/".join(row[::-1] for row in printed_sheet("pink").text.split("/"))
"""No printed sheet."""


def play(bots: list[str], number: int, sheet: str = "classic") -> Iterator[tuple[State, int]]:
    return decisions(ENCORE, bots, 3810, number, {"sheet": sheet})


def finished_turn(state: State, seat: int, move: Move) -> State:
    """When a seat makes this move, and whoever has not chosen yet passes."""
    turn = state.turn
    while state.turn == turn and not state.over:
        chooser = ENCORE.to_act(state)[0]
        state, _ = ENCORE.play(state, chooser, move if chooser == seat else PASS)
    return state


@pytest.mark.parametrize("sheet", ["classic", "orange", CUSTOM])
def test_sheets_become_what_the_rules_make_of_them(sheet: str) -> None:
    looked_at = 0
    for state, seat in play(["greedy", "tuned", "greedy"], 1, sheet):
        if seat == TABLE or looked_at > 400:
            break
        legal = list(ENCORE.legal(state, seat))[::7]
        here = Together.of(ENCORE.view(state, seat))
        after = here.after(seat, here.changes(legal))
        for i, move in enumerate(legal):
            end = finished_turn(state, seat, move)
            there = end.sheets[seat]
            assert after.marks[i] == there.marks
            assert here.desk.scores(after)[i] == result(end).scores[seat]
            assert after.colors[i].sum() == len(there.colors)
            looked_at += 1
    assert looked_at > 100


def test_what_a_net_is_told_of_a_sheet() -> None:
    """Some of it counted another way, by names and rules."""
    states = [state for state, seat in play(["greedy", "greedy"], 2) if seat == 1]
    for state in states[4::9]:
        here = Together.of(ENCORE.view(state, 1))
        told, _ = here.desk.features(here.sheets, np.array([7, 3]))
        printed = state.sheets[0].printed
        places = read_places(printed, layout.MORE)
        for seat, sheet in enumerate(state.sheets):
            by_place = dict(zip(places, told[seat], strict=True))
            free = {color: squares & ~sheet.checked for color, squares in printed.by_color.items()}
            for color, name in enumerate(COLORS):
                for square in each(printed.by_color[name]):
                    place = 105 * color + square.bit_length() - 1
                    assert by_place[place] == bool(sheet.checked & square)
                    near = bool(square & sheet.reach() & ~sheet.checked)
                    assert by_place[layout.REACH + place] == near
                assert by_place[layout.COLORS_COUNT + color] == free[name].bit_count() / 32
                parts = {clump(free[name], square) for square in each(free[name])}
                parts = {clump(free[name] & printed.block_of(p & -p), p & -p) for p in parts}
                sizes = [part.bit_count() for part in parts]
                for size in range(1, 7):
                    count = by_place[layout.CLUMPS + 6 * color + size - 1]
                    assert count == sizes.count(size) / 2
            two = sum(sorted(squares.bit_count() for squares in free.values())[:2])
            assert by_place[layout.END + min(two, 15)] == 1
            assert by_place[layout.MARKS_LEFT + sheet.marks] == 1
            score = int(here.scores[seat])
            assert by_place[layout.POINTS] == (score + 40) / 16
            assert by_place[layout.AHEAD] == (score - 7 + 64) / 16
            assert by_place[layout.AHEAD + 1] == (score - 5 + 64) / 16


def near_the_end(active: int) -> Together:
    """Two seats; with no marks left nothing is cut short."""
    state = [state for state, seat in play(["tuned", "greedy"], 5) if seat == 0][-1]
    here = Together.of(ENCORE.view(state, 0))
    assert here.turn > FREE_TURNS
    poor = here.sheets.pick(np.arange(2))
    poor.marks[:] = 0
    return Together(here.net, here.desk, poor, active, here.turn)


def test_a_roll_further_the_active_player_has_all_dice() -> None:
    here = near_the_end(active=0)
    told = ahead.best_by_roll(here, 0)("")
    for colors, numbers in ((3, 40), (17, 9), (30, 30), (55, 1), (0, 12)):
        options = here.options(0, written(colors, numbers))
        assert told[colors, numbers] == pytest.approx(options.worth.max())
    assert ahead.CHANCES[3].sum() == pytest.approx(1)


def test_a_roll_further_the_active_player_has_chosen_first() -> None:
    """It takes its best pair. Then the game ends with what is left, or all that one can do is worth
    less by as much as a pass.
    """
    here = near_the_end(active=1)
    told = ahead.best_by_roll(here, 0)("")
    own = here.sheets.pick(np.array([0]))
    seen = {True: 0, False: 0}
    for colors, numbers in [(c, n) for c in range(0, 56, 6) for n in range(1, 56, 9)]:
        dice = written(colors, numbers)
        first = here.options(1, dice)
        pick = int(first.worth.argmax())
        theirs = first.after.pick(np.array([pick]))
        sheets = type(own).together([own, theirs])
        there = Together(here.net, here.desk, sheets, 1, here.turn)
        mine = here.options(0, dice_left(dice, *first.faces[pick - 1]) if pick else dice)
        best = {
            tuple(faces): place
            for place, faces in sorted(
                enumerate(mine.faces.tolist(), 1), key=lambda one: mine.worth[one[0]]
            )
        }
        last, _ = there.evaluate(0, mine.after.pick(np.array([0, *best.values()])))
        less = there.evaluate(0, own)[0][0] - mine.worth[0]
        expected = last.max() if there.over else mine.worth.max() + less
        assert told[colors, numbers] == pytest.approx(expected)
        seen[there.over] += 1
    assert min(seen.values()) >= 3, seen


def dice_left(dice: tuple[str, str, str], color: int, number: int) -> tuple[str, str, str]:
    return dice[0].replace("gybpox"[color], "", 1), dice[1].replace("12345?"[number], "", 1), ""


def written(colors: int, numbers: int) -> tuple[str, str, str]:
    """Dice as they show."""
    colored = "".join("gybpox"[face] for face in ahead.DICE[3][colors])
    return colored, "".join("12345?"[face] for face in ahead.DICE[3][numbers]), ""


def test_dice_that_others_need_are_dearer() -> None:
    """As the active player it pays less for what leaves more to the others."""
    for state, seat in play(["greedy", "greedy"], 4):
        if state.turn > 12 and seat == state.active and state.choices[seat] is None:
            break
    seated = Seated.at(ENCORE.view(state, seat), Together)
    legal = list(ENCORE.legal(state, seat))
    here = seated.situation
    worth, _ = here.evaluate(seat, here.after(seat, here.changes(legal)))
    view, whims = ENCORE.view(state, seat), Stream(1, 0).at(0)
    assert find_bot(ENCORE, "generous")(view, legal, whims) == legal[int(worth.argmax())]
    given = worth - seated.first_look(legal)
    rival = seated.others[1 - seat]
    for move, price in zip(legal, given, strict=True):
        replies = [
            float(rival.worth[1 + i])
            for i, (color, number) in enumerate(rival.faces)
            if move.kind == "pass"
            or (
                "gybpox"[color] in seated.dice[0].replace(move.color, "", 1)
                and "12345?"[number] in seated.dice[1].replace(move.number, "", 1)
            )
        ]
        assert price == pytest.approx(max([float(rival.worth[0]), *replies]))


def test_it_beats_a_beginner_on_a_sheet_it_has_never_seen() -> None:
    wins = 0.0
    for number in range(6):
        *_, (end, _) = play(["quick", "greedy"], number, CUSTOM)
        winners = ENCORE.result(end).winners
        wins += (0 in winners) / len(winners)
    assert wins >= 4


def test_clumps_of_an_empty_sheet_are_its_blocks() -> None:
    told = Paper(printed_sheet("classic")).clumps(spread([0]))
    assert told.tolist() == [[1.0] * 30]


def test_two_nets_say_the_mean_of_what_each_says() -> None:
    state, seat = [step for step in play(["greedy", "tuned", "greedy"], 2) if step[1] != TABLE][17]
    view, legal = ENCORE.view(state, seat), ENCORE.legal(state, seat)
    last, both = Together.of(view), TwoNets.of(view)
    before = replace(last, net=net_of(view.sheets[0].printed, "second"))
    told = [
        here.evaluate(seat, here.after(seat, here.changes(legal))) for here in (last, before, both)
    ]
    for of_last, of_before, of_both in zip(*told, strict=True):
        assert of_both == pytest.approx((of_last + of_before) / 2)
        assert not np.allclose(of_last, of_before)


def test_solitary_minds_its_own_sheet() -> None:
    """Whatever the others have."""
    states = [state for state, seat in play(["greedy", "greedy"], 5) if seat == 0]
    solitary, whims = find_bot(ENCORE, "solitary"), Stream(1, 0).at(0)
    for state in states[3:20:4]:
        sheets = (state.sheets[0], replace(state.sheets[0], marks=1))
        legal = ENCORE.legal(state, 0)
        views = [ENCORE.view(each, 0) for each in (state, replace(state, sheets=sheets))]
        assert solitary(views[0], legal, whims) == solitary(views[1], legal, whims)
    other: State = ENCORE.start({"sheet": LAWLESS}, 2, 0)
    other, _ = ENCORE.deal(other, ENCORE.draw(other, whims))
    with pytest.raises(BisError, match="no net for this sheet"):
        solitary(ENCORE.view(other, 0), ENCORE.legal(other, 0), whims)
