"""One net plays alone on any sheet that keeps the laws: told by what all sheets have."""

import numpy as np
import pytest

from bis.bots import find_bot
from bis.bots.encore.learned import alone, any_sheet
from bis.bots.encore.learned.any_net import NOWHERE, AnyNet, net_of, rounded
from bis.bots.encore.learned.any_sheet import AnySheet
from bis.bots.encore.learned.papers import Paper, bits, paper_of
from bis.games.encore import ENCORE
from bis.games.encore.moves import Placement
from bis.games.encore.pieces import COLORS, Printed
from bis.games.encore.rules import legal_placements
from bis.games.encore.scoring import result
from tests.bots.encore.test_learned import LAWLESS, WHIMS, played
from tests.games.encore.test_new_sheets import SEVENTH

OTHER = (
    "PYYYBBBYgGGGyYY/PpPYYoBYYBGOObB/YPBBPOOgYoOOBBB/bBBpPPOOOPPPGOp/"
    "OOBGGPPBBYBbGOG/OGoOgYyPPYBYGGG/GGGOOGGPPYyYPPO"
)


@pytest.mark.parametrize("turns", [0, 3, 12, 25])
def test_inputs_tell_what_the_rules_say(turns: int) -> None:
    state = played("uniform", turns, turns, SEVENTH)
    sheet = state.sheets[0]
    checked = np.array([bits(sheet.checked)], dtype=np.float64)
    features, left = AnySheet(sheet.printed).features(checked)
    placements = list(legal_placements(Placement, sheet, COLORS, "12345"))
    placed = {(m.color, m.squares.bit_count()) for m in placements}
    cells = features[0, any_sheet.ROLLS_AT - 25 : any_sheet.ROLLS_AT]
    assert {(COLORS[i // 5], i % 5 + 1) for i in np.flatnonzero(cells).tolist()} == placed
    assert features.shape[1] == any_sheet.ROLLS_AT
    score, _, _ = any_sheet.scores(left)
    assert score[0] + sheet.marks == result(state).scores[0]


def test_every_color_has_a_block_of_each_size_and_a_run_in_each_column() -> None:
    sheet = AnySheet(Printed.parse(SEVENTH))
    assert [block.bit_count() for block in sheet.blocks] == [1, 2, 3, 4, 5, 6] * 5
    assert all(1 <= run.bit_count() <= 3 for run in sheet.runs)
    assert sheet.abouts.shape == (any_sheet.WIDTH, any_sheet.ABOUTS)


def test_inputs_of_two_sheets_are_not_the_same_things() -> None:
    one, other = (AnySheet(Printed.parse(text)).abouts for text in (SEVENTH, OTHER))
    assert (one != other).any(axis=1)[: any_sheet.REACH_AT].all()
    assert (one == other)[any_sheet.ROLLS_AT :].all(), "but for the rolls left"


def test_things_are_told_which_blocks_lie_beside_them() -> None:
    """A1 of the sheet is beside the two blocks that A2 and B1 belong to, or its own."""
    sheet = AnySheet(Printed.parse(SEVENTH))
    told = sheet.abouts[0, any_sheet.BESIDE : any_sheet.BESIDE + 30]
    own = next(block for block in sheet.blocks if block & 1)
    near = [block for block in sheet.blocks if block & (1 << 1 | 1 << 7) and block != own]
    assert [sheet.blocks[i] for i in np.flatnonzero(told)] == near


def net_of_seventh() -> AnyNet:
    net = net_of(Printed.parse(SEVENTH))
    assert net is not None
    return net


def test_all_costs_are_told_at_once() -> None:
    """As asked one after the other."""
    sheet = played("greedy", 2, 12, SEVENTH).sheets[0]
    net, paper = net_of_seventh(), paper_of(sheet.printed)
    checked = np.array([bits(sheet.checked)] * 3, dtype=np.float64)
    marks, later = np.array([0, 1, 5]), np.array([17, 17, 17])
    which, group = np.nonzero(paper.features(checked)[1])
    once = net.by_cell(paper, checked, marks, later, (which, group))
    slowly = np.full(once.shape, NOWHERE)
    for i, one in enumerate(group):
        sheet_after = checked[which[i]][None] + paper.groups[one]
        for cost in range(min(2, marks[which[i]]) + 1):
            left = marks[which[i], None] - cost
            (worth,) = net.values(sheet_after, left, later[:1])
            cell = cost, which[i], paper.cells[one]
            slowly[cell] = max(slowly[cell], worth)
    assert (once == slowly).all()
    assert (once[1, 0] == once[2, 1]).all(), "nobody pays with marks they do not have"
    assert once[1, 0].max() < -1000 < once[2, 2].max()


def test_a_little_of_what_is_below_zero_leaks_through() -> None:
    """In whole numbers, halves upward, as everywhere."""
    hidden = 2.0**13 * np.array([3.0, 0.5, 0.4, 0.0, -63.0, -64.0, -65.0, -256.0])
    assert rounded(hidden, np.array(2.0**-7)).tolist() == [3, 1, 0, 0, 0, 0, -1, -2]
    assert rounded(hidden, np.array(0.0)).tolist() == [3, 1, 0, 0, 0, 0, 0, 0]


def test_a_sheet_that_breaks_a_law_has_no_net() -> None:
    assert net_of(Printed.parse(LAWLESS)) is None


@pytest.mark.parametrize("sheet", [SEVENTH, OTHER])
def test_alone_it_plays_sheets_it_has_never_seen(sheet: str) -> None:
    """27 on average without the search; `tuned` has 22."""
    scores = [ENCORE.result(played("quick", number, sheet=sheet)).scores[0] for number in range(4)]
    assert sum(scores) / len(scores) > 24


def test_the_best_looks_a_roll_further_with_it() -> None:
    state = played("quick", 5, 14, SEVENTH)
    state, _ = ENCORE.deal(state, ENCORE.draw(state, WHIMS.at(1)))
    view, legal = ENCORE.view(state, 0), ENCORE.legal(state, 0)
    net = net_of_seventh()
    chosen = find_bot(ENCORE, "best")(view, legal, WHIMS.at(1))
    assert chosen == legal[int(alone.worths(view, legal, net).argmax())]
    further = alone.expected(net, Paper(state.sheets[0].printed), *alone.after(view, [chosen]))
    assert further[0] == pytest.approx(alone.worths(view, legal, net).max())
