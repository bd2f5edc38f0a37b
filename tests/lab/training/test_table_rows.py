"""What self-play tells a net of a table is what the shipped player tells it."""

from dataclasses import replace
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

from bis.bots.encore.learned import layout
from bis.bots.encore.learned import together as encore
from bis.bots.encore.learned.sheets import read_places
from bis.bots.encore.learned.situation import AnySituation
from bis.bots.one_more_encore.learned import layout as one_more_layout
from bis.bots.one_more_encore.learned import situation as one_more_encore
from bis.coach.playouts import Playouts
from bis.coach.walk import walk
from bis.coach.worth import Position
from bis.core.batch import TURN
from bis.games import GAMES
from bis.games.encore.batch.words import ENDED, sheet_at
from bis.games.encore.pieces import COLORS, Printed, clump, each
from bis.games.encore.state import FREE_TURNS
from bis.games.one_more_encore.batch.words import SPECIAL
from bis.sim.batch.compile import interpreted
from lab.training import one_more_rows
from lab.training import rows as encore_rows
from lab.training.rows import choices, games, moves, told
from tests.coach.evaluators import played

Kind = tuple[type[AnySituation], int, ModuleType]
ENCORE: Kind = (encore.Together, layout.MORE, encore_rows)
ONE_MORE: Kind = (one_more_encore.Together, one_more_layout.WIDTH, one_more_rows)
KINDS: dict[tuple[str, int], Kind] = {
    ("encore", 2): ENCORE,
    ("encore", 3): ENCORE,
    ("one_more_encore", 1): (one_more_encore.Alone, *ONE_MORE[1:]),
    ("one_more_encore", 2): ONE_MORE,
    ("one_more_encore", 3): ONE_MORE,
}
FUNCTIONS = (
    games.start,
    games.roll,
    told.tell_seat,
    moves.put,
    moves.count_moves,
    moves.list_moves,
    choices.play_first,
    choices.play_others,
)
SCALE = np.array(one_more_layout.scale())


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


class Rows:
    """Self-play's functions for one table, interpreted."""

    def __init__(self, playouts: Playouts, printed: Printed, room: ModuleType) -> None:
        self.kit = playouts.kit
        rooms = replace(self.kit.rooms, modules=(*self.kit.rooms.modules, room))
        self.linker = interpreted(rooms)
        self.sheets = self.linker.link(sheet_at)
        self.run = SimpleNamespace(**{one.__name__: self.linker.link(one) for one in FUNCTIONS})
        self.shapes = clumps(printed)
        self.tables = [self.kit.lookups]

    @property
    def scratch(self) -> list[int]:
        return [0] * (self.sheets(2) + one_more_rows.ROOM)

    def after(self, row: list[int], seat: int, move: int, others: Any) -> tuple[Any, int]:
        """The sheet after a move, and its score."""
        best, mean = (
            (int(others.max()), int(others.sum()) // len(others)) if len(others) else (0, 0)
        )
        out, rows = np.zeros((1, one_more_layout.WIDTH)), np.zeros((1, 4), np.int64)
        given = (self.tables[0], self.shapes, seat, move, best, mean, out, rows, 0)
        self.run.put(row, self.scratch, *given)
        return out[0] * SCALE, int(rows[0, moves.SCORE])

    def places(self, row: list[int], seats: int) -> Any:
        """What each seat is told of the table."""
        place = np.zeros((seats, layout.TABLE_WIDTH))
        sheet, scores = np.zeros((seats, one_more_layout.WIDTH)), np.zeros(seats, np.int64)
        for seat in range(seats):
            given = ([row], self.tables, [0], [self.shapes], seats, 0, sheet, place, scores)
            self.run.tell_seat(seat, self.scratch, *given)
        place[:, layout.TURNS + 3] /= 32
        return place

    def moves(self, row: list[int], seat: int, seats: int, stage: int) -> list[int]:
        """The numbers of what a seat could do."""
        games, who = ([row], self.tables, [0]), [0] * seats
        count = [0] * seats
        self.run.count_moves(seat, self.scratch, *games, seats, who, stage, count)
        rows = np.zeros((count[seat], 4), np.int64)
        given = (*games, seats, who, stage, [0] * seats, rows)
        self.run.list_moves(seat, self.scratch, *given)
        return [int(number) for number in rows[:, moves.MOVE]]


def decisions(game: str, seats: int, every: int) -> list[tuple[Position, int]]:
    """Some of those in which dice are chosen."""
    steps = [step for step in walk(played(game, seats)) if not step.is_chance]
    chosen = [step for step in steps if step.line.said.kind != "bonus"]
    return [(step.known, step.line.actor) for step in chosen[3::every]]


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_rows_tell_what_the_player_tells(game: str, seats: int) -> None:
    table_of, width, room = KINDS[game, seats]
    transcript = played(game, seats)
    playouts = Playouts(transcript.header, "tuned", fast=False)
    printed = transcript.state.sheets[0].printed
    rows = Rows(playouts, printed, room)
    places = read_places(printed, width)
    looked_at = 0
    for known, seat in decisions(game, seats, 4 * seats - 1):
        state = known.state
        row = playouts.row(known)
        table = table_of.of(GAMES[game].view(state, seat))
        legal = list(GAMES[game].legal(state, seat))[::5]
        after = table.after(seat, table.changes(legal))
        others = np.delete(table.scores, seat)
        told, _ = table.desk.features(after, others if len(others) else None)
        for i, move in enumerate(legal):
            out, score = rows.after(row, seat, rows.kit.number(state, move), others)
            assert out[places].tolist() == told[i].tolist()
            assert score == table.desk.scores(after)[i]
            looked_at += 1
        if state.turn <= FREE_TURNS or seat == state.active:
            for other, place in enumerate(rows.places(row, seats)):
                assert place.tolist() == table._place(other).tolist()
    assert looked_at > 15


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_self_play_looks_at_the_moves_of_the_dice_on_the_table(game: str, seats: int) -> None:
    """All pairs with the cheapest dice, and the special die if there is one."""
    _, _, room = KINDS[game, seats]
    transcript = played(game, seats)
    playouts = Playouts(transcript.header, "tuned", fast=False)
    rows = Rows(playouts, transcript.state.sheets[0].printed, room)
    specials = 0
    for known, seat in decisions(game, seats, 2):
        state = known.state
        legal = list(GAMES[game].legal(state, seat))
        stage = 0 if seats > 1 and state.turn > FREE_TURNS and seat == state.active else 1
        found = rows.moves(playouts.row(known), seat, seats, stage)
        assert len(set(found)) == len(found)
        by_number = {rows.kit.number(state, move): move for move in legal}
        moves = [by_number[number] for number in found]
        pairs = {move.squares for move in moves if move.kind == "placement"}
        assert pairs == {move.squares for move in legal if move.kind == "placement"}
        some = [move for move in moves if move.kind == "special"]
        all_of_them = [move for move in legal if move.kind == "special"]
        assert len(some) == min(one_more_rows.TOP, len(all_of_them))
        specials += len(some)
    assert specials > 5 or game == "encore"


def test_self_play_rolls_the_special_die() -> None:
    playouts = Playouts(played("one_more_encore", 2).header, "tuned", fast=False)
    printed = GAMES["one_more_encore"].start({}, 2, 0).sheets[0].printed
    rows = Rows(playouts, printed, one_more_rows)
    states, keys = [[0] * playouts.kit.words], np.zeros((1, 4), object)
    shown = set()
    for number in range(40):
        rows.run.start(0, [], states, rows.tables, [0], keys, 2, 1, [number], [1])
        rows.run.roll(0, [], states, rows.tables, [0], keys)
        shown.add(states[0][SPECIAL])
    assert shown == set(range(5))


def test_self_play_alone_takes_a_roll_at_a_time() -> None:
    """Thirty turns, a move each, unless the second color ends them."""
    playouts = Playouts(played("one_more_encore", 1).header, "tuned", fast=False)
    printed = GAMES["one_more_encore"].start({}, 1, 0).sheets[0].printed
    rows = Rows(playouts, printed, one_more_rows)
    state, keys = [0] * playouts.kit.words, np.zeros((1, 4), object)
    games = ([state], rows.tables, [0])
    rows.run.start(0, [], *games, keys, 1, 1, [0], [1])
    for turn in range(1, 31):
        assert state[TURN] == turn
        rows.run.roll(0, [], *games, keys)
        assert rows.moves(state, 0, 1, stage=0) == []
        found = rows.moves(state, 0, 1, stage=1)
        noted = np.zeros((1, 4), np.int64)
        noted[0, moves.MOVE] = found[turn % len(found)]
        for play in (rows.run.play_first, rows.run.play_others):
            play(0, [], *games, keys, 1, [0], noted, [0])
    assert state[ENDED]
