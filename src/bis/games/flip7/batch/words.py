"""Where everything stands in the words of Flip 7: the state, a line, the look-ups."""

from bis.games.flip7 import pieces

# The state: words 0 to 3 belong to the driver (bis.core.batch)
DEALER = 4
CURRENT = 5
"""Whose offer or opening card it is, or whose set the chain off that is under way (F7-22)."""
DUE = 6
UNDEALT = 7
"""How many seats are still to get their opening card (F7-05)."""
IN, BUSTED, FROZEN, CHANCES = 8, 9, 10, 11
"""Sets of seats: in the round, busted, frozen, with a Second Chance in front."""
SPENT = 12
"""The Freezes, and 256 times the Flip Threes, that have taken effect this round (F7-25)."""
DEPTH = 13
"""How many Flip Threes are under way."""
DECK = 14
DISCARDS = 20
"""Only counted when they are asked for."""
FLIPS = 26
"""The Flip Threes under way, the innermost last: as many as there are cards (F7-25)."""
MOST_FLIPS = 6
LINES = 32
"""Two words for each seat: its line and its total."""
TOTAL = 1

# What is due
SETTLE = 0
"""Nobody knows yet: go on."""
OFFER = 1
CARD = 2
FREEZE, FLIP_THREE, CHANCE = 3, 4, 5
"""The aim of an action: its kind less AIMS."""
OVER = 6

# The look-ups
EDITION = 0
FULL = 1
"""All cards, counted."""
ADDS = 7
"""What each number and modifier adds to a line."""
FRENCH, ENGLISH = 0, 1

# Kinds of cards
MODIFIERS = len(pieces.NUMBERS)
ACTIONS = MODIFIERS + len(pieces.MODIFIERS)
FREEZES, FLIP_THREES, SECOND_CHANCES = ACTIONS, ACTIONS + 1, ACTIONS + 2
KINDS = len(pieces.CARDS)
SHUFFLE = KINDS

AIMS, WAITS = FREEZES - FREEZE, FREEZES - 1
"""What an action's kind is less where it is to be aimed, and where it waits in a Flip Three."""

# Counted cards
LANE = 0o777
EACH = 0o001001001001001
GUARDS = 0o400400400400400

# A line
NUMBERS = 0o17777
COUNT_AT = 13
COUNT = 7
SUM_AT = 16
SUM = 127
PLUS_AT = 23
PLUS = 63
DOUBLES_AT = 29
"""How many x2, and above them two bits for each of +2 to +10."""
PAIR = 3
AGAIN_AT = 41
"""The number that busted the line."""
AGAIN = 15

# A Flip Three: up to three actions that wait, the first lowest, two bits each: the kind less WAITS
WAITING = 0o77
LEFT_AT = 6
LEFT = 3
SEAT_AT = 8

HIT, STAY, TARGET = 0, 1, 2


def words(seats: int) -> int:
    """The size of a state."""
    return LINES + 2 * seats
