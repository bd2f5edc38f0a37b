"""One More Encore! on plain words: what it does otherwise than Encore!'s batch functions.

The functions that are named as Encore!'s take their place, and may call them.

Moves: as in Encore! up to the last placement; then, from `specials(t)` on, the heart, the bombs
(ten for each square that is the first of a bomb, in the order of `bomb_ways`), the stars (fifteen
for each first star: itself for one star, or the second one), 575 sets of columns for each row, 30
blocks. A bonus bomb has the numbers of the special die's bomb, and to decline it is to pass.
A roll: as in Encore!, and three bits more: 0 heart, 1 bomb, 2 stars, 3 row, 4 block.

`words.py` says where everything stands, `special.py` the ways of the special die, with `bombs.py`,
`stars.py`, `rows.py` and `blocks.py`; the other modules are named as Encore!'s.
"""

from bis.games.encore import batch

ORIGINAL = batch
"""Whose functions these take the place of."""
