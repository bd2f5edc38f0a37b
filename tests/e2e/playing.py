"""How a guest makes a move in each game, by what can be read and pressed on the page."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.guests import Guest

COLOR = re.compile(r"^(green|yellow|blue|pink|orange)$")
NUMBER = re.compile(r"^[1-5]$")
JOKER_COLOR = re.compile(r"^any color")
JOKER_NUMBER = re.compile(r"^any number")
SPECIAL = re.compile(r"^(heart|bomb|stars|three in a row|color block)$")
CONFIRM = re.compile(r"^(Check \d|Use the special die)")
LEGAL = re.compile(r", legal")
MOST_MOVES = 400


def dice(guest: Guest, name: re.Pattern[str]) -> Locator:
    group = guest.page.get_by_role("toolbar", name="Dice")
    return group.get_by_role("button", name=name, disabled=False)


def open_squares(guest: Guest) -> Locator:
    return guest.page.get_by_role("gridcell", name=LEGAL)


# Encore! and One More Encore!


def can_check(guest: Guest) -> Locator:
    """A turn not touched yet: passing is always allowed."""
    return guest.button("Pass", enabled=True)


def check_squares(guest: Guest) -> None:
    """The special die if one may, else the first dice that fit; then squares until it is a move."""
    confirm = guest.button(CONFIRM, enabled=True)
    if not open_squares(guest).count():
        take_dice(guest)
    while open_squares(guest).count() and not confirm.count():
        guest.press(open_squares(guest).first)
    if confirm.count():
        guest.press(confirm)
    else:
        guest.press("Pass")
        guest.press("Yes, pass this turn")


def take_dice(guest: Guest) -> None:
    if dice(guest, SPECIAL).count():
        guest.press(dice(guest, SPECIAL))
        expect(open_squares(guest).or_(guest.button(CONFIRM, enabled=True)).first).to_be_visible()
        return
    for color, number in ((COLOR, NUMBER), (JOKER_COLOR, NUMBER), (COLOR, JOKER_NUMBER)):
        if take_pair(guest, color, number):
            return


def take_pair(guest: Guest, color: re.Pattern[str], number: re.Pattern[str]) -> bool:
    if not dice(guest, color).count():
        return False
    guest.press(dice(guest, color).first)
    if dice(guest, number).count():
        guest.press(dice(guest, number).last)
        return True
    guest.press("Undo")
    return False


# Flip 7


def aims(guest: Guest) -> Locator:
    """The players who can get the action card at hand."""
    return guest.button(re.compile(r"\bchoose\b"))


def can_flip(guest: Guest) -> Locator:
    return guest.button("One more", enabled=True).or_(aims(guest))


def flip(guest: Guest) -> None:
    """Up to fifteen points, then stay; every action card goes to the last who can get it."""
    stay = guest.button(re.compile(r"^Stay"))
    if aims(guest).count():
        guest.press(aims(guest).last)
    elif stay.is_enabled() and int(stay.inner_text().split("+")[1]) >= 15:
        guest.press(stay)
    else:
        guest.press("One more")


# Criss Cross


def start_symbols(guest: Guest) -> Locator:
    group = guest.page.get_by_role("toolbar", name="First symbols to choose from")
    return group.get_by_role("button", disabled=False)


def can_write(guest: Guest) -> Locator:
    return start_symbols(guest).or_(open_squares(guest))


def write(guest: Guest) -> None:
    if symbols := start_symbols(guest).count():
        guest.press(start_symbols(guest).last)
        guest.press("Begin with this")
        expect(start_symbols(guest)).not_to_have_count(symbols)
        return
    guest.press(open_squares(guest).first)
    guest.press(open_squares(guest).last)
    guest.press("Write")


WAYS = {
    "encore": (can_check, check_squares),
    "one_more_encore": (can_check, check_squares),
    "flip7": (can_flip, flip),
    "criss_cross": (can_write, write),
}


def wait_for_turn(guest: Guest, game: str) -> bool:
    """True when it is the guest's turn, False when the game is over."""
    can_move, _ = WAYS[game]
    expect(can_move(guest).or_(guest.end).first).to_be_visible()
    return not guest.end.is_visible()


def take_turn(guest: Guest, game: str) -> bool:
    """Make a move as soon as one can; False when the game is over instead."""
    _, move = WAYS[game]
    if not wait_for_turn(guest, game):
        return False
    move(guest)
    return True


def play_on(guest: Guest, game: str) -> int:
    """Move whenever it is one's turn; how many moves were made before the end."""
    made = 0
    while made < MOST_MOVES and take_turn(guest, game):
        made += 1
    return made
