"""Batch engines: many games at once, by the same rules and with the same chance, much faster.

Game k of seed s is the same game here, in `bis simulate`, with any number of threads, in any batch
size and on a GPU. A game is written once, as plain functions on words: its rules in
`games/<id>/batch`, its players beside those they mirror in `bots/<id>/compiled`. It runs
interpreted, as machine code and as CUDA device code, one game per thread. It is proven move for
move against `rules.py` (tests/sim/batch, and `python -m bis.sim.batch.prove`).

# How to write `games/<id>/batch.py`, or a folder of that name

Plain functions on whole numbers and one-dimensional arrays of them. They import nothing but other
such functions (`bis.core.chance`, `bis.core.bits`, a variant its original's) and whole numbers: the
rules' own constants are imported, not written again. No decorators, objects, exceptions,
allocation, recursion, floats, `//` or `%` in hot places. Signed 64-bit words only, every value
below 2**53. `if`, `for range`, `while`, tuples as return values and calls of siblings are all there
is; `list[int]` is the type of an array.

`s` is the state of one game. Its first four words (`EVENTS, DECISIONS, TURN, SEATS` of
`bis.core.batch`) belong to the driver: it counts chance events and decisions (both from 1, before
it calls `draw` or `choose`) and sets `SEATS`; the game keeps `TURN`, the turn or round being
played, from 1 on. `t` are the look-ups: everything printed, for the game, its options and seats, as
one array with constant offsets, made by the glue.

- `begin(s, t, seats, first)`: write every word but EVENTS, DECISIONS and SEATS, since `s` may hold
  an old game
- `actor(s, t)`: the seat to act, -1 the table, -2 nobody; of seats that choose at the same time the
  first in the order of the record, as `to_act(state)[0]`
- `draw(s, t, inner, outer)`: chance as one number; draw k below n is
  `draw_below(inner, outer, s[EVENTS], k, n)`, as docs/chance.md says
- `is_chance(s, t, chance)`: whether the number is possible chance here
- `deal(s, t, chance)`
- `legal_count(s, t)`, `legal_move(s, t, k)`: the k-th legal move of the seat to act in the order of
  `rules.legal` (docs/architecture.md), a number below the kit's `actions`
- `is_legal(s, t, move)`: for any number, written apart from those two where that is cheap
- `mask(s, t, out)`: write 1 at every legal move; `out` is all zeros before
- `play(s, t, move)`: by the seat to act; the move is legal
- `score(s, t, seat)`, `rank(s, t, seat)`: as if the game stopped now; the greatest rank wins,
  equal ones share (the score, then the tie-break: `rank_of`)
- `observe(s, t, seat, out)`: what the seat's view holds, and nothing hidden; writes every place

State may hold what is only remembered (counts not to be made twice), so compare views, not words.

# Players, `bots/<id>/compiled/`

- `choose(s, t, policy, inner, outer)`: the move of a policy by its number, with the draws of the
  bot stream: `draw_below(inner, outer, s[DECISIONS], k, n)`; it calls `greedy(…)` and so on, which
  choose exactly as the bots of these names, and `uniform(…)` of `bis.bots.compiled`, who needs no
  more of a game than `legal_count` and `legal_move`

# Variants

A variant writes only what it does otherwise, under the same names. The original does not know it:
its room (a module or package of functions) lists in `REPLACEABLE` what others may do otherwise, and
the variant's room names it as its `ORIGINAL`. Then the original's functions call the variant's, and
the variant's own may call those that they replace. What is not declared is refused (rooms.py).

# The glue, `sim/batch/<id>.py`

`KITS` is all that this room knows of a game (kit.py). `make(options, seats) -> Kit` makes the
look-ups with plain Python out of the game's own pieces, and translates: number to move and back
(given the rules' state or a seat's view, for moves whose text depends on the roll or on whose turn
it is), number to chance and back. With `choosers` it names who chooses for one policy alone, where
less is to be compiled then. `cases` are the tables at which it is proven, `trials` what `bis bench`
measures. Enter it in `KITS` below.

# Files

`loop.py` the driver loops, which call a game's functions by the stand-ins of `bis.core.batch`;
`rooms.py` whose functions take whose place; `compile.py` links them and compiles (the only place
that imports Numba, with `device.py`, which is one game per GPU thread); `engine.py` `Engine`: play
many games, write any of them down; `steps.py` `Steps`: many games one move at a time, for outside
policies; `prove.py` both engines side by side.
"""

from collections.abc import Mapping

from bis.core.errors import BisError
from bis.core.game import AnyGame
from bis.core.registry import Registry
from bis.sim.batch.kit import Kit, Kits

KITS: Registry[Kits] = Registry(
    Kits,
    {
        "encore": "bis.sim.batch.encore:KITS",
        "one_more_encore": "bis.sim.batch.one_more_encore:KITS",
        "flip7": "bis.sim.batch.flip7:KITS",
        "criss_cross": "bis.sim.batch.criss_cross:KITS",
    },
)


def find_kit(game: AnyGame, options: Mapping[str, str], seats: int) -> Kit:
    """A game with settled options as numbers."""
    if game.id not in KITS:
        raise BisError(
            "{game} has no batch engine; these have: {games}", game=game.id, games=", ".join(KITS)
        )
    return KITS[game.id].make(options, seats)
