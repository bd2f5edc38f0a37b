"""Tables without a server, for the tests of this room."""

from copy import deepcopy

from bis.record.seal import promise_of
from bis.table.decide import decide
from bis.table.entries import Created, Entry, Sat, What
from bis.table.given import Given
from bis.table.table import Table
from bis.table.wishes import Promise, Share, Start, Wish

SEED = bytes(range(32))


def draw_seed() -> bytes:
    return SEED


def deciding(table: Table, player: str, wish: Wish, given: Given | None = None) -> list[What]:
    """The entries that fulfill a wish where every seed is the same and everybody is there."""
    return decide(table, player, wish, given or Given(draw_seed))


def act(table: Table, player: str, wish: Wish, given: Given | None = None) -> None:
    given = given or Given(draw_seed)
    for what in deciding(table, player, wish, given):
        table.apply(Entry(what, given.now, player))


def lobby(*seats: tuple[str, str], game: str = "criss_cross") -> Table:
    """A table at which these players sit by these names."""
    table = Table("t")
    table.apply(Entry(Created(game, "CODE"), 0.0))
    for seat, (player, name) in enumerate(seats):
        table.apply(Entry(Sat(seat, player, name), 0.0))
    return table


def started(game: str) -> Table:
    """Ada and Bob, the first roll on the table."""
    table = lobby(("ada", "Ada"), ("bob", "Bob"), game=game)
    act(table, "ada", Start("1"))
    share(table, "ada", "bob")
    return table


def share(table: Table, *players: str, digits: str = "0" * 32) -> None:
    """All promise the same share, then all tell it."""
    for wish in (Promise("2", promise_of(digits)), Share("2", digits)):
        for player in players:
            act(table, player, wish)


def everything(table: Table) -> tuple[object, ...]:
    """All that a table holds, as values."""
    transcript = table.transcript
    kept = {
        name: value for name, value in vars(table).items() if name not in ("game", "transcript")
    }
    if transcript is None:
        return (deepcopy(kept),)
    state = table.game.save(transcript.state)
    return deepcopy(kept), state, str(transcript), transcript.unrevealed()
