"""`bis odds`: what the next card may do to a line of Flip 7, exactly."""

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict

from bis.bots.flip7.odds import Odds, odds
from bis.commands import Commands, add_command, whole
from bis.core.errors import BisError
from bis.games.flip7.pieces import CARDS, KIND, Card, Counts, full_deck, is_modifier, is_number
from bis.games.flip7.scoring import SEVEN
from bis.games.flip7.state import Line
from bis.terminal.speech import figure, said

AFTER = {
    "hit": "then hit after {cards}",
    "stay": "then stay after {cards}",
    "flip 7": "flip 7 with {cards}",
    "bust": "bust with {cards}",
}
SAY_CHANCE = "{card!r} is no number and no modifier of a line; say --chance"
SAY_SEEN = "{card!r} is no number and no modifier of a line; it may be among the cards --seen"


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "odds",
        run,
        "exact odds of a line: to bust, to reach seven, to hit or to stay",
        'bis odds flip7 --line "3 11 +4"',
        'bis odds flip7 --line "3 11 +4" --chance --seen "12 12 0" --decks 2',
    )
    command.add_argument("game", metavar="GAME", help="flip7")
    command.add_argument("--line", default="", metavar="CARDS", help="its numbers and modifiers")
    command.add_argument("--chance", action="store_true", help="with a Second Chance in front")
    command.add_argument("--seen", default="", metavar="CARDS", help="other cards not in the deck")
    command.add_argument(
        "--decks", type=whole(1, 2), default=1, metavar="N", help="1 or 2 (default: 1)"
    )
    command.add_argument("--json", action="store_true", help="the same as JSON")


def run(args: argparse.Namespace) -> int:
    if args.game != "flip7":
        raise BisError("odds are there for flip7, not for {game!r}", game=args.game)
    held, seen = _cards(args.line), _cards(args.seen)
    line = _line(held, chance=args.chance)
    deck = _deck(args.decks, [*line.cards(), *seen])
    found = odds(line, deck)
    if args.json:
        table = {"game": "flip7", "line": " ".join(held), "chance": args.chance}
        table |= {"seen": " ".join(seen), "decks": args.decks, "actions": "blanks"}
        print(json.dumps(table | asdict(found), indent=2))
    else:
        print(_told(line, found), end="")
    return 0


# What is asked


def _cards(text: str) -> list[Card]:
    for word in text.split():
        if word not in KIND:
            raise BisError(
                "{word!r} is no card; cards are {cards}", word=word, cards=" ".join(CARDS)
            )
    return [CARDS[KIND[word]] for word in text.split()]


def _line(cards: Sequence[Card], *, chance: bool) -> Line:
    for card in cards:
        if not is_number(card) and not is_modifier(card):
            raise BisError(SAY_CHANCE if card == "chance" else SAY_SEEN, card=card)
    numbers = tuple(KIND[card] for card in cards if is_number(card))
    for number in numbers:
        if numbers.count(number) > 1:
            raise BisError(
                "a line holds each number once, and {number} is there twice", number=number
            )
    if len(numbers) >= SEVEN:
        raise BisError("a line with seven numbers is a Flip 7: the round is over")
    return Line(numbers, tuple(filter(is_modifier, cards)), chance)


def _deck(decks: int, gone: Sequence[Card]) -> Counts:
    """What is left when these cards lie elsewhere."""
    full = full_deck(decks)
    left = tuple(count - gone.count(card) for card, count in zip(CARDS, full, strict=True))
    for card, count in zip(CARDS, left, strict=True):
        if count < 0:
            have = full[KIND[card]]
            raise BisError(
                "card {card!r} is named {count} times, more often than it is there ({have})",
                card=card,
                count=gone.count(card),
                have=have,
            )
    if not any(left):
        raise BisError("no card is left in the deck, so there are no odds")
    return left


# What is told


def _told(line: Line, found: Odds) -> str:
    cards = " ".join(line.cards()) or said("nothing")
    flip_three = [figure(f"{100 * chance:.2f} %") for chance in found.bust_within]
    lines = [
        said("in front: {cards}, {points} points", cards=cards, points=found.stay),
        said(
            "in the deck: {cards} cards, {blanks} of them actions, which count as blanks",
            cards=found.cards,
            blanks=found.blanks,
        ),
        "",
        f"{'':22}{said('points'):>8}{said('bust %'):>9}{said('flip 7 %'):>10}",
        figure(f"{said('stay'):22}{found.stay:8.2f}{0:9.2f}{0:10.2f}"),
    ]
    for name, fate in (
        (said("one card, then stay"), found.one_card),
        (said("hit, then as is best"), found.hit),
    ):
        figures = f"{fate.points:8.2f}{100 * fate.bust:9.2f}{100 * fate.seven:10.2f}"
        lines.append(f"{name:22}" + figure(figures))
    never = figure(f"{100 * found.seven_at_last:.2f} %")
    lines += [
        "",
        said("best: {move}", move=said(found.best)),
        *_rule(found),
        said("bust within 1, 2, 3 cards: {chances}", chances=", ".join(flip_three)),
        said("flip 7 if you never stop: {chance}", chance=never),
    ]
    return "".join(f"{text}\n" for text in lines)


def _rule(found: Odds) -> list[str]:
    """The cards that lead to the same, together."""
    told = []
    for what, sentence in AFTER.items():
        cards = [card for card, advice in found.after.items() if advice == what]
        if cards:
            told.append(said(sentence, cards=" ".join(cards)))
    return told
