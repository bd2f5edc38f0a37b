"""Batch engines: many games at once, by the same rules and with the same chance, much faster.

Game k of seed s is the same game here, in `bis simulate`, with any number of threads, in any batch
size and on a GPU. A game is written once, as plain functions on words, in `games/<id>/batch.py`;
it runs interpreted, as machine code and as CUDA device code, one game per thread. It is proven move
for move against `rules.py` (tests/sim/batch, and `python -m bis.sim.batch.prove`).

# How to write `games/<id>/batch.py`

Plain functions on whole numbers and one-dimensional arrays of them. The module imports nothing but
other such functions (`bis.core.chance`, `bis.core.bits`, a variant its original's `batch`). No
decorators, objects, exceptions, allocation, recursion, floats, `//` or `%` in hot places. Signed
64-bit words only, every value below 2**53. Module constants are ints. `if`, `for range`, `while`,
tuples as return values and calls of siblings are all there is; `list[int]` is the type of an array.

`s` is the state of one game. Its first four words (`loop.EVENTS, DECISIONS, TURN, SEATS`) belong
to the driver: it counts chance events and decisions (both from 1, before it calls `draw` or
`choose`) and sets `SEATS`; the game keeps `TURN`, the turn or round being played, from 1 on. `t` is
everything printed, for the game, its options and seats: one array with constant offsets, made by
the glue.

- `begin(s, t, seats, first)`: write every word but EVENTS, DECISIONS and SEATS, since `s` may hold
  an old game
- `actor(s, t)`: the seat to act, -1 the table, -2 nobody; of seats that choose at the same time the
  first in the order of the record, as `to_act(state)[0]`
- `draw(s, t, inner, outer)`: chance as one number; draw k below n is
  `draw_below(inner, outer, s[EVENTS], k, n)`, as docs/chance.md says
- `is_chance(s, t, chance)`: whether the number is possible chance here
- `deal(s, t, chance)`
- `legal_count(s, t)`, `legal_move(s, t, k)`: the k-th legal move of the seat to act in the order of
  `rules.legal` (docs/architecture.md), a number below the setting's `actions`
- `is_legal(s, t, move)`: for any number, written apart from those two where that is cheap
- `mask(s, t, out)`: write 1 at every legal move; `out` is all zeros before
- `play(s, t, move)`: by the seat to act; the move is legal
- `score(s, t, seat)`, `rank(s, t, seat)`: as if the game stopped now; the greatest rank wins,
  equal ones share (the score, then the tie-break)
- `choose(s, t, policy, inner, outer)`: the move of a policy by its number, with the draws of the
  bot stream: `draw_below(inner, outer, s[DECISIONS], k, n)`; it calls `uniform(s, t, inner,
  outer)`, `greedy(…)` and so on, which choose exactly as the bots of these names
- `observe(s, t, seat, out)`: what the seat's view holds, and nothing hidden; writes every place

Long policies go into `policies.py` beside it; the glue then names its `choose` in `replace`.

State may hold what is only remembered (counts not to be made twice), so compare views, not words.

# The glue, `sim/batch/<id>.py`

`setting(options, seats) -> Setting` (setting.py) makes the tables with plain Python out of the
game's own pieces, and translates: number to move and back (given the rules' state or a seat's view,
for moves whose text depends on the roll or on whose turn it is), number to chance and back. With
`choosers` it names who chooses for one policy alone, where less is to be compiled then. Enter
it in `settings.py`, and the tables at which it is proven in `prove.py`.

# Files

`loop.py` the driver loops, with stand-ins for a game's functions; `compile.py` links a game's
functions into them and compiles (the only place that imports Numba, with `device.py`, which is
one game per GPU thread); `engine.py` `Engine`: play
many games, write any of them down; `steps.py` `Steps`: many games one move at a time, for outside
policies; `prove.py` both engines side by side.
"""
