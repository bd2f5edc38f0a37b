"""Legal moves: placements, then the special die, then pass; or the ways of a bonus bomb."""

from bis.games.encore.batch.legal import is_legal as encore_is_legal
from bis.games.encore.batch.legal import legal_count as encore_legal_count
from bis.games.encore.batch.legal import legal_move as encore_legal_move
from bis.games.encore.batch.words import PASS
from bis.games.one_more_encore.batch.blocks import is_block
from bis.games.one_more_encore.batch.bombs import is_bomb
from bis.games.one_more_encore.batch.rows import is_row
from bis.games.one_more_encore.batch.special import (
    area_count,
    area_move,
    has_area,
    special_count,
    special_face,
    special_move,
    square_count,
    square_move,
)
from bis.games.one_more_encore.batch.stars import is_stars
from bis.games.one_more_encore.batch.turns import actor, bomb_due
from bis.games.one_more_encore.batch.words import (
    BLOCK,
    BOMB,
    FIRST_BLOCKS,
    FIRST_ROWS,
    FIRST_STARS,
    HEART,
    ROW,
    SPECIAL_MOVES,
    STARS,
    sheet_at,
    specials,
)


def legal_count(s: list[int], t: list[int]) -> int:
    """How many moves the seat to act has, pass included."""
    at = sheet_at(actor(s, t))
    if bomb_due(s):
        return 1 + area_count(s, at, BOMB)
    return encore_legal_count(s, t) + special_count(s, t, at)


def legal_move(s: list[int], t: list[int], k: int) -> int:
    """Placements, then the special die by squares, then pass."""
    at = sheet_at(actor(s, t))
    if bomb_due(s):
        return area_move(s, t, at, BOMB, k)
    placements = encore_legal_count(s, t) - 1
    if k < placements:
        return encore_legal_move(s, t, k)
    return special_move(s, t, at, k - placements)


def mask(s: list[int], t: list[int], out: list[int]) -> None:
    """Write 1 for every legal move of the seat to act; ``out`` is all zeros before."""
    at = sheet_at(actor(s, t))
    face = BOMB
    out[PASS] = 1
    if not bomb_due(s):
        face = special_face(s, at)
        for k in range(encore_legal_count(s, t) - 1):
            out[encore_legal_move(s, t, k)] = 1
    if has_area(face):
        for place in range(105):
            column = place // 7
            row = place - 7 * column
            for k in range(square_count(s, at, face, column, row)):
                out[square_move(s, t, at, face, column, row, k)] = 1
    else:
        for k in range(special_count(s, t, at)):
            out[special_move(s, t, at, k)] = 1


def is_legal(s: list[int], t: list[int], move: int) -> bool:
    at = sheet_at(actor(s, t))
    number = move - specials(t)
    if bomb_due(s):
        return move == PASS or (1 <= number < FIRST_STARS and is_bomb(s, at, number - 1))
    if number < 0:
        return encore_is_legal(s, t, move)
    face = special_face(s, at)
    if number == 0:
        return face == HEART
    if number < FIRST_STARS:
        return face == BOMB and is_bomb(s, at, number - 1)
    if number < FIRST_ROWS:
        return face == STARS and is_stars(s, t, at, number - FIRST_STARS)
    if number < FIRST_BLOCKS:
        return face == ROW and is_row(s, t, at, number - FIRST_ROWS)
    return number < SPECIAL_MOVES and face == BLOCK and is_block(s, t, at, number - FIRST_BLOCKS)
