"""How a guest checks squares, with the dice of Encore! and the special die of its variant."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.guests import Guest
from tests.e2e.playing import open_squares
from tests.e2e.way import Way

COLOR = re.compile(r"^(green|yellow|blue|pink|orange)$")
NUMBER = re.compile(r"^[1-5]$")
JOKER_COLOR = re.compile(r"^any color")
JOKER_NUMBER = re.compile(r"^any number")
SPECIAL = re.compile(r"^(heart|bomb|stars|three in a row|color block)$")
CONFIRM = re.compile(r"^(Check \d|Use the special die)")


def dice(guest: Guest, name: re.Pattern[str]) -> Locator:
    group = guest.page.get_by_role("toolbar", name="Dice")
    return group.get_by_role("button", name=name, disabled=False)


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


def take_some_dice(guest: Guest) -> None:
    """A color and a number, if they can be taken; no square yet."""
    if dice(guest, COLOR).count():
        guest.press(dice(guest, COLOR).first)
        if dice(guest, NUMBER).count():
            guest.press(dice(guest, NUMBER).last)


WAY = Way(can_check, check_squares, bots=1, hands=("mouse",), picture=9, half=take_some_dice)
