"""How a guest writes symbols."""

from playwright.sync_api import Locator, expect

from tests.e2e.guests import Guest
from tests.e2e.playing import open_squares
from tests.e2e.way import Way

FIRST_SYMBOLS = "[role=toolbar][aria-label='First symbols to choose from']"


def start_symbols(guest: Guest) -> Locator:
    return guest.page.locator(f"{FIRST_SYMBOLS} button:not([aria-disabled=true])")


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


def say(guest: Guest, move: str) -> None:
    first, *rest = move.split(" ")
    if first == "start":
        guest.press(guest.page.locator(f"[data-spot=sign-{rest[0]}]"))
    else:
        square, _, other = rest
        guest.press(guest.page.locator(f"[data-spot=sign-{first}]").first)
        guest.press(guest.page.locator(f"[data-square={square}]"))
        guest.press(guest.page.locator(f"[data-square={other}]"))
    guest.press(guest.page.locator(".bar .primary:enabled"))


def write_half(guest: Guest) -> None:
    guest.press(open_squares(guest).first)


WAY = Way(
    can_write, write, bots=1, hands=("mouse", "finger", "keys"), picture=7, half=write_half, say=say
)
