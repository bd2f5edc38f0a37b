"""Which entries fulfill a wish."""

from collections.abc import Iterator
from typing import assert_never

from bis.core.errors import BisError
from bis.table import (
    again,
    arranging,
    asking,
    deleting,
    ending,
    playing,
    reacting,
    sealing,
    seating,
    wishes,
)
from bis.table.entries import What
from bis.table.given import Given
from bis.table.reasons import RefusedError
from bis.table.rights import playing_seat
from bis.table.table import Table
from bis.table.wishes import Wish


def decide(table: Table, player: str, wish: Wish, given: Given) -> list[What]:
    """The entries that fulfill a wish; a RefusedError if it cannot be. The table stays as it is."""
    try:
        ending.check_room(table, wish)
        return list(_decide(table, player, wish, given))
    except RefusedError:
        raise
    except BisError as error:
        raise RefusedError.by(error) from None


def _decide(
    table: Table, player: str, wish: Wish, given: Given
) -> Iterator[What]:  # one line for each kind of wish
    match wish:
        case wishes.Sit():
            return seating.sit(table, player, wish)
        case wishes.Leave():
            return seating.leave(table, player, given)
        case wishes.Remove():
            return seating.remove(table, player, wish.seat, wish.for_good, given)
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
            return sealing.seal(table, player, given.draw_seed)
        case wishes.Promise():
            return sealing.promise(table, player, wish.digest)
        case wishes.Share():
            return sealing.share(table, player, wish.share)
        case wishes.Say():
            return playing.choose(table, playing_seat(table, player, wish.seat), wish)
        case wishes.Rematch():
            return again.wish(table, player, wish)
        case wishes.StandIn():
            return seating.stand_in(table, player, wish.seat, given)
        case wishes.AskSeat():
            return asking.ask_seat(table, player, wish, given)
        case wishes.ClaimSeat():
            return asking.claim_seat(table, player, wish.seat, given)
        case wishes.Withdraw():
            return asking.withdraw(table, player)
        case wishes.Answer():
            return asking.answer(table, player, wish, given)
        case wishes.SetLock():
            return arranging.set_lock(table, player, wish.locked)
        case wishes.End():
            return ending.agree(table, player, wish.agreed)
        case wishes.Unsay():
            return playing.unsay(table, playing_seat(table, player, wish.seat), wish)
        case wishes.Delete():
            return deleting.agree(table, player, wish.agreed)
        case wishes.Rename():
            return seating.rename(table, player, wish)
        case wishes.React():
            return reacting.react(table, player, wish.sign, given.now)
        case wishes.Nudge():
            return reacting.nudge(table, player, wish.seat, given.now)
        case wishes.Ping():
            return iter(())
        case _:
            assert_never(wish)
