"""What self-play tells a net of a table is what the shipped player tells it."""

import numpy as np
import pytest

from bis.bots.coach.walk import walk
from bis.bots.encore.learned import layout
from bis.bots.encore.learned.sheets import read_places
from bis.bots.encore.learned.table import Table, changes_of
from bis.games.encore import ENCORE
from bis.games.encore.pieces import COLORS, Printed, clump, each
from bis.games.encore.state import FREE_TURNS
from bis.sim.batch.compile import interpreted
from bis.sim.playouts import Playouts
from tests.bots.coach.judges import played
from training import table_rows

SCALE = np.ones(layout.WIDTH)
SCALE[layout.COLORS_COUNT : layout.PLAYABLE] = 1 / 32
SCALE[layout.CLUMPS : layout.MARKS_LEFT] = 1 / 2
SCALE[layout.AHEAD : layout.MORE] = 1 / 16


def clumps(printed: Printed) -> list[int]:
    """Free clumps by size, four bits each, for every block and set of its squares."""
    found = []
    for color in COLORS:
        blocks = [b for b in printed.blocks if b & printed.by_color[color]]
        for block in sorted(blocks, key=int.bit_count):
            squares = list(each(block))
            for subset in range(1 << len(squares)):
                free = sum(sq for i, sq in enumerate(squares) if not subset >> i & 1)
                parts = {clump(free, square) for square in each(free)}
                found.append(sum(1 << 4 * (part.bit_count() - 1) for part in parts))
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_rows_tell_what_the_player_tells(seats: int) -> None:
    transcript = played("encore", seats)
    playouts = Playouts(transcript.header, fast=False)
    setting = playouts.setting
    linker = interpreted(setting.module, setting.replace)
    put, tell = linker.link(table_rows.put), linker.link(table_rows.tell_seat)
    printed = transcript.state.sheets[0].printed
    places = read_places(printed, layout.MORE)
    shapes = clumps(printed)
    looked_at = 0
    for step in list(walk(transcript))[6::11]:
        if step.is_chance:
            continue
        seat, state = step.line.actor, step.known.state
        row = playouts.row(step.known)
        table = Table.of(ENCORE.view(state, seat))
        legal = list(ENCORE.legal(state, seat))[::5]
        after = table.after(seat, changes_of(legal))
        others = np.delete(table.scores, seat)
        told, _ = table.desk.features(after, others)
        for i, move in enumerate(legal):
            out, rows = np.zeros((1, layout.WIDTH)), np.zeros((1, 4), np.int64)
            scratch = [0] * setting.module.sheet_at(2)
            number = setting.number(state, move)
            best, mean = int(others.max()), int(others.sum()) // len(others)
            put(row, scratch, setting.tables, shapes, seat, number, 0, best, mean, 0, out, rows, 0)
            assert (out[0] * SCALE)[places].tolist() == told[i].tolist()
            assert rows[0, table_rows.SCORE] == table.desk.scores(after)[i]
            looked_at += 1
        if state.turn <= FREE_TURNS or seat == state.active:
            place = np.zeros((seats, layout.TABLE_WIDTH))
            sheet, scores = np.zeros((seats, layout.WIDTH)), np.zeros(seats, np.int64)
            scratch = [0] * setting.module.sheet_at(2)
            games = ([row], [setting.tables], [0], [shapes])
            for other in range(seats):
                tell(other, scratch, *games, seats, 0, sheet, place, scores)
                place[other, layout.TURNS + 3] /= 32
                assert place[other].tolist() == table._place(other).tolist()
    assert looked_at > 15
