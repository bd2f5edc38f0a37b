"""Which entries fulfill a wish."""

from collections.abc import Iterator
from typing import assert_never

from bis.core.errors import BisError
from bis.table import arranging, deleting, playing, sealing, seating, wishes
from bis.table.entries import What
from bis.table.reasons import RefusedError
from bis.table.rights import playing_seat
from bis.table.sealing import DrawSeed
from bis.table.table import Table
from bis.table.wishes import Wish


def decide(
    table: Table, player: str, wish: Wish, draw_seed: DrawSeed, next_table: str | None = None
) -> list[What]:
    """The entries that fulfill a wish; a RefusedError if it cannot be. The table stays as it is.

    ``next_table`` is made ready for a rematch that is not announced yet.
    """
    try:
        return list(_decide(table, player, wish, draw_seed, next_table))
    except RefusedError:
        raise
    except BisError as error:
        raise RefusedError.by(error) from None


def _decide(
    table: Table, player: str, wish: Wish, draw_seed: DrawSeed, next_table: str | None
) -> Iterator[What]:  # one line for each kind of wish
    match wish:
        case wishes.Sit():
            return seating.sit(table, player, wish)
        case wishes.Leave():
            return seating.leave(table, player)
        case wishes.Remove():
            return seating.remove(table, player, wish.seat)
        case wishes.AddBot():
            return seating.add_bot(table, player, wish.bot)
        case wishes.SetOption():
            return arranging.set_option(table, player, wish.key, wish.value)
        case wishes.SetFirst():
            return arranging.set_first(table, player, wish.seat)
        case wishes.SetWatching():
            return arranging.set_watching(table, player, wish.allowed)
        case wishes.SetTimer():
            return arranging.set_timer(table, player, wish.seconds)
        case wishes.Start():
            return sealing.seal(table, player, draw_seed)
        case wishes.Share():
            return sealing.share(table, player, wish.share)
        case wishes.Say():
            return playing.say(table, playing_seat(table, player, wish.seat), wish.move)
        case wishes.Rematch():
            return playing.open_rematch(table, player, next_table)
        case wishes.Delete():
            return deleting.agree(table, player, wish.agreed)
        case _:
            assert_never(wish)
