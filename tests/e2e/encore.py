"""How a guest checks squares, with the dice of Encore! and the special die of its variant."""

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, expect

from tests.e2e.guests import Guest
from tests.e2e.playing import NOTHING_FITS, OPEN_SQUARES, open_squares
from tests.e2e.way import Way

OPEN = "[role=toolbar][aria-label=Dice] button:not([aria-disabled=true])"
COLOR = ".color:not([aria-label^='any '])"
NUMBER = ".number:not([aria-label^='any '])"
JOKER_COLOR = "[aria-label^='black side']"
JOKER_NUMBER = "[aria-label^='question mark']"
SPECIAL = ".special"
KINDS = (COLOR, NUMBER, JOKER_COLOR, JOKER_NUMBER, SPECIAL)
CONFIRM_BUTTON = ".bar .primary:enabled"
CONFIRM = re.compile(r"^\s*(Cross \d|Use the special die)")
NOTHING_TO_TAKE = re.compile(": nothing fits: pass")
PASS = re.compile(r"^\s*(Pass|Nothing fits: pass)\s*$")
LOOK = """({ confirm, nothing, squares, dice, kinds }) => {
    const buttons = [...document.querySelectorAll("button")].filter((one) => one.checkVisibility());
    const says = (one, words) => new RegExp(words).test(one.textContent);
    return {
        squares: document.querySelector(squares) !== null,
        confirm: buttons.some((one) => !one.disabled && says(one, confirm)),
        nothing_fits: buttons.some((one) => one.matches(".primary") && says(one, nothing)),
        dice: Object.fromEntries(
            kinds.map((kind) => [kind, document.querySelector(dice + kind) !== null]),
        ),
    };
}"""


def dice(guest: Guest, kind: str) -> Locator:
    return guest.page.locator(f"{OPEN}{kind}")


def can_check(guest: Guest) -> Locator:
    """A turn not touched yet: passing is always allowed."""
    return enabled(guest, PASS)


def enabled(guest: Guest, words: re.Pattern[str]) -> Locator:
    return guest.page.locator("button:enabled:not([aria-disabled=true])", has_text=words)


@dataclass(frozen=True)
class Turn:
    """What a turn lets one do, by one look at the page."""

    squares: bool
    confirm: bool
    nothing_fits: bool
    dice: dict[str, bool]
    """Whether one of a kind can be taken."""


def look(guest: Guest) -> Turn:
    words = {"confirm": CONFIRM.pattern, "nothing": NOTHING_FITS, "dice": OPEN, "kinds": KINDS}
    return Turn(**guest.page.evaluate(LOOK, {**words, "squares": OPEN_SQUARES}))


def check_squares(guest: Guest) -> None:
    """The special die if one may, else the first dice that fit; then squares until it is a move."""
    nothing = enabled(guest, re.compile(NOTHING_FITS))
    # Passing may be open a moment before the dice are; if all stays grey, nothing says so.
    expect(guest.page.locator(OPEN).or_(open_squares(guest)).or_(nothing).first).to_be_visible()
    turn = look(guest)
    if turn.nothing_fits:
        expect(guest.status(NOTHING_TO_TAKE)).to_be_visible()
        pass_turn(guest)
        return
    if not turn.squares:
        take_dice(guest, turn)
        turn = look(guest)
    while turn.squares and not turn.confirm:
        guest.press(open_squares(guest).first)
        turn = look(guest)
    if turn.confirm:
        guest.press(enabled(guest, CONFIRM))
    else:
        pass_turn(guest)


def pass_turn(guest: Guest) -> None:
    """In two steps, unless nothing else can be done."""
    alone = look(guest).nothing_fits
    guest.press(enabled(guest, PASS))
    if not alone:
        guest.press("Yes, pass this turn")


def take_dice(guest: Guest, turn: Turn) -> None:
    if turn.dice[SPECIAL]:
        guest.press(dice(guest, SPECIAL))
        expect(open_squares(guest).or_(enabled(guest, CONFIRM)).first).to_be_visible()
        return
    for color, number in ((COLOR, NUMBER), (JOKER_COLOR, NUMBER), (COLOR, JOKER_NUMBER)):
        if turn.dice[color] and take_pair(guest, color, number):
            return


def take_pair(guest: Guest, color: str, number: str) -> bool:
    guest.press(dice(guest, color).first)
    if look(guest).dice[number]:
        guest.press(dice(guest, number).last)
        return True
    guest.press("Undo")
    return False


def say(guest: Guest, move: str) -> None:
    lay(guest, move)
    guest.press(guest.page.locator(CONFIRM_BUTTON))


def lay(guest: Guest, move: str) -> None:
    """Dice, then squares until it is that move: what must be joins by itself."""
    take, *squares = move.removeprefix("bonus ").split(" ")
    for spot in spots(take) if not move.startswith("bonus ") else ():
        guest.press(guest.page.locator(f"[data-spot='{spot}']").first)
    for square in squares:
        cell = guest.page.locator(f"[data-square={square}]")
        if cell.get_attribute("aria-selected") != "true":
            guest.press(cell)


def spots(take: str) -> list[str]:
    """The dice of `b3`, or the special die."""
    return [f"die-{face}" for face in take] if len(take) == 2 else ["die-special"]


def take_some_dice(guest: Guest) -> None:
    """A color and a number, if they can be taken; no square yet."""
    if dice(guest, COLOR).count():
        guest.press(dice(guest, COLOR).first)
        if dice(guest, NUMBER).count():
            guest.press(dice(guest, NUMBER).last)


def told_why(guest: Guest) -> None:
    """What ended the game stands beside who won, and columns were told when they were full."""
    ended = guest.page.get_by_text(re.compile(r"filled (two|\d) colors: .* the game"))
    expect(ended.first).to_be_visible()
    assert re.search(r"completes? column [A-O]: \d", guest.heard())


WAY = Way(
    can_check,
    check_squares,
    bots=1,
    hands=("mouse",),
    picture=9,
    half=take_some_dice,
    over=told_why,
    say=say,
)
