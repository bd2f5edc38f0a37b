"""What to look at in Criss Cross before one chooses."""

from bis.bots.criss_cross.learned.best import ROUNDS
from bis.coach.criss_cross.pairing import Squares
from bis.coach.criss_cross.remarks import MOST, can_isolate, scoring
from bis.coach.criss_cross.room import LINES, points_of, runs, written
from bis.coach.phrases import Glance, Phrase, phrase
from bis.games.criss_cross.moves import Move
from bis.games.criss_cross.pieces import COLUMNS, FREE, ROWS, Square
from bis.games.criss_cross.state import Sheet
from bis.games.criss_cross.view import View


def look(view: View, best: Move) -> Glance:
    """The lines in which the best move scores, and their free squares."""
    if best.kind == "start":
        return Glance((phrase("start"),))
    assert view.seat is not None
    before = view.sheets[view.seat]
    after = before.write(best.symbols, best.squares)
    lines = scoring(before, after, view.advanced)[:MOST]
    found = [_told(one, after, best.squares) for one in lines]
    alone = [phrase("look.alone")] if can_isolate(before) and view.round < ROUNDS else []
    return Glance((*(found or [_unscored(view, before)]), *alone), _free_in(before, lines))


def _told(scored: Phrase, after: Sheet, pair: tuple[Square, ...]) -> Phrase:
    """The line, and which symbols of the pair make a run there."""
    kind = scored.key.removeprefix("saves.")
    name = dict(scored.values)["line"]
    (line,) = (squares for one, called, squares in LINES if (one, called) == (kind, name))
    found = [("line", name)]
    made = _made(after, line, pair)
    for (symbol, length), sign, run in zip(made, ("sign", "next"), ("run", "less"), strict=False):
        found += [(sign, f"sign.{symbol}"), (run, f"run.{length}")]
    signs = [after.written[square] for square in pair if square in line]
    which = ".two" if len({*signs}) < len(signs) else ".each" if len(made) > 1 else ""
    return Phrase(f"look.{kind}{which}", (*found,))


def _made(after: Sheet, line: Squares, pair: tuple[Square, ...]) -> list[tuple[str, int]]:
    """The runs of a line in which the pair stands, the longest first: of what, how long."""
    made = [
        (symbol, length)
        for symbol, start, length in runs(after, line)
        if length > 1 and not {*pair}.isdisjoint(line[start : start + length])
    ]
    return sorted(made, key=lambda one: -one[1])


def _unscored(view: View, sheet: Sheet) -> Phrase:
    """Where the best move does not score: whether another one would."""
    assert view.roll is not None
    points = points_of(sheet, view.advanced)
    after = written(sheet, view.roll.symbols)
    if any(points_of(one, view.advanced) > points for one in after):
        return phrase("look.later")
    return phrase("look.room" if view.round < ROUNDS else "look.none")


def _free_in(sheet: Sheet, lines: list[Phrase]) -> tuple[str, ...]:
    names = {dict(one.values)["line"] for one in lines if one.key != "diagonal"}
    return tuple(
        column + row
        for column in COLUMNS
        for row in ROWS
        if names & {column, row} and sheet.rows()[ROWS.index(row)][COLUMNS.index(column)] == FREE
    )
