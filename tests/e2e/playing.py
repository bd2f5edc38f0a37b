"""How a guest plays on, whatever the game.

What is looked for with every move is found by its attributes: by its role it would be found as
well, but for that Playwright works out the name of everything on the page each time.
"""

from playwright.sync_api import Locator

from tests.e2e.guests import Guest
from tests.e2e.ways import WAYS

MOST_MOVES = 400
OPEN_SQUARES = "[role=gridcell][aria-label*=', legal']"
NOTHING_FITS = "Nothing fits: pass"


def open_squares(guest: Guest) -> Locator:
    return guest.page.locator(OPEN_SQUARES)


def wait_for_turn(guest: Guest, game: str) -> bool:
    """True when it is the guest's turn, False when the game is over."""
    WAYS[game].can_move(guest).or_(guest.end).first.wait_for()
    return not guest.end.is_visible()


def take_turn(guest: Guest, game: str) -> bool:
    """Make a move as soon as one can; False when the game is over instead."""
    if not wait_for_turn(guest, game):
        return False
    WAYS[game].move(guest)
    return True


def begin_with_choice(guest: Guest, game: str, way: str) -> None:
    """To the first turn at which there is something to choose: sometimes no dice fit, or somebody
    is frozen by their first card.
    """
    guest.begin(game, way)
    assert wait_for_turn(guest, game)
    while guest.button(NOTHING_FITS).is_visible() or WAYS[game].between(guest):
        assert take_turn(guest, game)
        assert wait_for_turn(guest, game)


def play_on(guest: Guest, game: str) -> int:
    """Move whenever it is one's turn; how many moves were made before the end."""
    made = 0
    while made < MOST_MOVES and take_turn(guest, game):
        made += 1
    return made
