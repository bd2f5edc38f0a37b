"""How a guest takes one more card, stays, or aims an action."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.guests import Guest
from tests.e2e.playing import take_turn, wait_for_turn
from tests.e2e.way import Way

ON = re.compile(r"^\s*(Next round|To the result)\s*$")


def one_more(guest: Guest) -> Locator:
    return guest.page.locator("[data-spot=hit]:not([aria-disabled=true])")


def aims(guest: Guest) -> Locator:
    """The players who can get the action card at hand."""
    return guest.page.locator("button[aria-label^='choose ']")


def oneself(guest: Guest) -> Locator:
    """The button of whoever must take the action card: nobody else is left."""
    return guest.page.locator("[data-spot=self][data-first]:enabled")


def round_end(guest: Guest) -> Locator:
    """The way on from a round's end, which stays until one takes it; not while it is being left."""
    return guest.page.locator(".bar button:not([aria-disabled=true])", has_text=ON)


def look_at_round(guest: Guest) -> None:
    """Everybody's line is there with what it counts, and each bust with the card it came of."""
    lines = guest.page.locator(".end li")
    lines.first.wait_for()
    assert lines.count() in (1, 1 + WAY.bots), "alone or with bots"
    for words in lines.all_inner_texts():
        assert re.search(r"\+\d+", words), words
        assert ("+0" in words) or ("bust with" not in words), words


def last_round(guest: Guest) -> None:
    """The last hands stay on the page of the result, those of the bots, too."""
    expect(guest.page.get_by_role("heading", name="The last round")).to_be_visible()
    expect(guest.page.locator(".end li")).to_have_count(1 + WAY.bots)
    look_at_round(guest)


def can_flip(guest: Guest) -> Locator:
    return one_more(guest).or_(aims(guest)).or_(oneself(guest)).or_(round_end(guest))


def is_between(guest: Guest) -> bool:
    """A round's end, or an action card to be given."""
    return not one_more(guest).count()


def flip(guest: Guest) -> None:
    """Up to fifteen points, then stay; every action card goes to the last who can get it."""
    stay = guest.page.locator("[data-spot=stay]")
    if round_end(guest).count():
        look_at_round(guest)
        guest.press(round_end(guest))
    elif aims(guest).count():
        guest.press(aims(guest).last)
    elif oneself(guest).count():
        guest.press(oneself(guest))
    elif stay.is_enabled() and int(stay.inner_text().split("+")[1]) >= 15:
        guest.press(guest.button(re.compile(r"^Stay")))
    else:
        guest.press("One more")


def say(guest: Guest, move: str) -> None:
    """Hit, stay, or whom the card at hand is for."""
    word, _, seat = move.partition(" ")
    if word == "target":
        guest.press(guest.page.locator(f"[data-spot=seat-{seat}] button"))
    else:
        guest.press(guest.page.locator(f"[data-spot={word}]"))


def flip_some(guest: Guest) -> None:
    """Until some cards lie there and one more is the question."""
    worth = guest.button(re.compile(r"^Stay \+1\d$"), enabled=True)
    while not worth.count() and take_turn(guest, "flip7"):
        wait_for_turn(guest, "flip7")


WAY = Way(
    can_flip,
    flip,
    bots=3,
    hands=("mouse", "finger", "keys"),
    picture=2,
    between=is_between,
    go_on=flip_some,
    over=last_round,
    say=say,
)
