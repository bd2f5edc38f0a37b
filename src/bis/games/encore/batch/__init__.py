"""Encore! on plain words: one game is one array ``s``, all that is printed is the array ``t``.

A sheet is kept color by color. Each color has 21 squares in blocks of 1, 2, 3, 4, 5 and 6 (ENC-02):
bit 0, bits 1-2, 3-5, 6-9, 10-14 and 15-20 of a word. A color's word holds the squares checked, and
from bit 21 on those in column H or beside a checked square. A *group* is a connected set of up to
five squares of one color; its number is its place among all groups by color, count and squares.
A set of groups of one color and count is a word, too, one bit for each group.

Moves: 0 is pass, 1 + 4 * group + 2 * (cross used) + (question mark used) a placement.
A roll: three bits for each die, the color dice first, the first die lowest.

`words.py` says where everything stands, `groups.py` finds groups, `legal.py` moves; `turns.py`
plays them, `scores.py` counts, `seen.py` is what a seat may know.
"""

REPLACEABLE = (
    *("sheet_at", "begin", "actor", "draw", "is_chance", "deal"),
    *("legal_count", "legal_move", "is_legal", "mask"),
    *("play", "mark", "check", "take_dice", "end_turn", "claim_columns"),
    *("score", "rank", "observe"),
)
"""What a variant may do otherwise, by a function of the same name."""
