"""What every game's batch functions share (bis.sim.batch): their names, and the words of a driver.

The functions here have no bodies: the linker puts a game's own in their place.
"""

Words = list[int]
"""An array of 64-bit words; a plain list when nothing is compiled."""

# The first words of every state
EVENTS = 0
"""Chance events so far; kept by the driver."""
DECISIONS = 1
"""Moves so far; kept by the driver."""
TURN = 2
"""The turn or round being played, from 1 on; kept by the game."""
SEATS = 3
"""How many sit at the table; set by the driver."""

# Who acts
TABLE = -1
OVER = -2


def begin(s: Words, t: Words, seats: int, first: int) -> None: ...
def actor(s: Words, t: Words) -> int: ...  # type: ignore[empty-body]
def draw(s: Words, t: Words, inner: int, outer: int) -> int: ...  # type: ignore[empty-body]
def is_chance(s: Words, t: Words, chance: int) -> bool: ...  # type: ignore[empty-body]
def deal(s: Words, t: Words, chance: int) -> None: ...
def legal_count(s: Words, t: Words) -> int: ...  # type: ignore[empty-body]
def legal_move(s: Words, t: Words, k: int) -> int: ...  # type: ignore[empty-body]
def is_legal(s: Words, t: Words, move: int) -> bool: ...  # type: ignore[empty-body]
def mask(s: Words, t: Words, out: Words) -> None: ...
def choose(s: Words, t: Words, policy: int, inner: int, outer: int) -> int: ...  # type: ignore[empty-body]
def play(s: Words, t: Words, move: int) -> None: ...
def score(s: Words, t: Words, seat: int) -> int: ...  # type: ignore[empty-body]
def rank(s: Words, t: Words, seat: int) -> int: ...  # type: ignore[empty-body]
def observe(s: Words, t: Words, seat: int, out: Words) -> None: ...


REPLACEABLE = (
    "begin",
    "actor",
    "draw",
    "is_chance",
    "deal",
    "legal_count",
    "legal_move",
    "is_legal",
    "mask",
    "choose",
    "play",
    "score",
    "rank",
    "observe",
)
"""All of them: each game has its own."""

# Ranks

TIES = 16
"""What breaks a tie, marks or the best line, is below this."""


def rank_of(points: int, tie: int) -> int:
    """Points, and among equals what breaks the tie, as one number."""
    return TIES * points + tie
