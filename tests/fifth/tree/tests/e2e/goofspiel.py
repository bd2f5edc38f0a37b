"""How a guest bids."""

import re

from playwright.sync_api import Locator

from tests.e2e.guests import Guest
from tests.e2e.way import Way


def bids(guest: Guest) -> Locator:
    return guest.page.get_by_role("button", name=re.compile(r"^bid \d"), disabled=False)


def bid(guest: Guest) -> None:
    guest.press(bids(guest).last)


WAY = Way(bids, bid, bots=1, hands=("mouse",), picture=3)
