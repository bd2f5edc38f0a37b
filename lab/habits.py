"""What players of both Encore! games do: where they check, what jokers go for, how games end.

python -m lab.habits encore --bots quick,tuned --games 200 --seed 3900

Every game is played in all rotations of the bots around the table. The numbers of
docs/encore-strategy.md come from here.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from multiprocessing import get_context

from bis.bots import find_bot
from bis.coach.walk import walk
from bis.core.errors import BisError
from bis.games import find_game
from bis.games.encore.pieces import COLUMN, Squares
from bis.record.record import Transcript
from bis.sim.match import play_match
from bis.sim.simulate import Tally

EARLY, LATE = 8, 16
"""Turns up to the first are early, those after the second late."""
LEFT, RIGHT = COLUMN[:7], COLUMN[8:]
OUTER = COLUMN[:3] + COLUMN[-3:]
"""A to C and M to O: worth most, and farthest from where sheets begin."""

Habit = tuple[str, float]


def habits(transcript: Transcript, seat: int) -> Iterator[Habit]:
    """What one seat did in one game."""
    yield from choices(transcript, seat)
    result = transcript.game.result(transcript.state)
    sheet = transcript.state.sheets[seat]
    ends = len(sheet.colors) >= 2
    if result.winners:
        won = (seat in result.winners) / len(result.winners)
        yield "victories, in %", 100 * won
        if ends:
            yield "victories of whoever ends the game, in %", 100 * won
    yield "points", result.scores[seat]
    yield "turns of a game", transcript.state.turn
    yield "marks left at the end", sheet.marks
    yield "squares checked", sheet.checked.bit_count()
    yield "stars left", (sheet.printed.stars & ~sheet.checked).bit_count()
    yield "columns completed", sheet.columns.bit_count()
    yield "of these the first at the table", sheet.first_columns.bit_count()
    yield "colors completed", len(sheet.colors)
    yield "ends the game, in %", 100 * ends
    yield "rows completed", getattr(sheet, "rows", 0).bit_count()


def count(squares: Squares, columns: Sequence[Squares]) -> int:
    return sum((squares & column).bit_count() for column in columns)


def choices(transcript: Transcript, seat: int) -> Iterator[Habit]:
    columns = colors = 0
    for step in walk(transcript):
        sheet = step.after.state.sheets[seat]
        if sheet.columns and not columns:
            columns = step.before.state.turn
            yield "turn of the first column", columns
        if sheet.colors and not colors:
            colors = step.before.state.turn
            yield "turn of the first color", colors
        if step.line.actor != seat:
            continue
        if step.line.said.kind == "bonus":
            yield "bonus bombs", 1
            continue
        state, move = step.known.state, step.line.said
        if state.turn == EARLY:
            checked = state.sheets[seat].checked
            sides = sorted((count(checked, LEFT), count(checked, RIGHT)))
            yield (
                "squares on the fuller side of H, early, in %",
                100 * sides[1] / max(1, sum(sides)),
            )
        phase = "early" if state.turn <= EARLY else "late" if state.turn > LATE else "middle"
        role = "active" if state.active == seat else "waiting"
        yield f"passes, {phase}, in %", 100 * (move.kind == "pass")
        yield f"passes when {role}, in %", 100 * (move.kind == "pass")
        if move.kind == "special":
            yield "special dice used", 1
        if move.kind == "placement":
            size = move.squares.bit_count()
            yield f"squares of a move, {phase}", size
            yield (
                f"squares in outer columns, {phase}, in %",
                100 * count(move.squares, OUTER) / size,
            )
            if move.cost:
                yield f"marks spent {phase}", move.cost
                yield "squares of a move with a joker", size
                yield "jokers for a color, in %", 100 * (move.color == "x")


TOTALS = (
    "marks spent early",
    "marks spent middle",
    "marks spent late",
    "special dice used",
    "bonus bombs",
)
"""Counted for a whole game; the rest is a mean over moves, or over games."""

Sums = dict[tuple[str, str], tuple[float, int]]
"""By habit and bot: a sum, and of how many."""


def play(game_id: str, names: Sequence[str], seed: int, number: int) -> Sums:
    """All rotations of one game."""
    game = find_game(game_id)
    told: dict[tuple[str, str], list[float]] = defaultdict(list)
    for shift in dict.fromkeys(tuple(names[i:]) + tuple(names[:i]) for i in range(len(names))):
        bots = [(name, find_bot(game, name)) for name in shift]
        transcript = play_match(game, game.settle({}, len(names)), bots, seed, number)
        for seat, name in enumerate(shift):
            done = list(habits(transcript, seat))
            for what, value in done:
                if what not in TOTALS:
                    told[what, name].append(value)
            for total in TOTALS:
                told[total, name].append(sum(value for what, value in done if what == total))
    return {key: (sum(values), len(values)) for key, values in told.items()}


def table(games: Sequence[Sums], names: Sequence[str]) -> Iterator[str]:
    """A line for each habit; intervals over games, all rotations of one being one draw."""
    tallies: dict[tuple[str, str], Tally] = defaultdict(Tally)
    for sums in games:
        for key, (total, count) in sums.items():
            tallies[key].add(total, count)
    listed = list(dict.fromkeys(names))
    yield f"{'':46}" + "".join(f"{name:>18}" for name in listed)
    for what in sorted({what for what, _ in tallies}):
        told = [str(tallies[what, name].mean()) for name in listed if (what, name) in tallies]
        yield f"{what:46}" + "".join(f"{one:>18}" for one in told)


def main() -> int:
    parser = argparse.ArgumentParser(description="what players of Encore! do")
    parser.add_argument("game", choices=("encore", "one_more_encore"))
    parser.add_argument("--bots", default="quick,tuned", help="the table, in seat order")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=3900)
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    args = parser.parse_args()
    names = args.bots.split(",")
    with get_context("spawn").Pool(args.jobs) as pool:
        games = pool.map(partial(play, args.game, names, args.seed), range(args.games), 1)
    for line in table(games, names):
        print(line)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BisError as error:
        sys.exit(f"habits: {error}")
