"""One More Encore! is played through the page as Encore! is."""

from tests.e2e.encore import can_check, check_squares, say, take_some_dice, told_why
from tests.e2e.way import Way

WAY = Way(
    can_check,
    check_squares,
    bots=1,
    hands=("finger",),
    picture=9,
    half=take_some_dice,
    over=told_why,
    say=say,
)
