"""Exact odds: against the known figures, and against plain enumeration of small decks."""

from dataclasses import replace
from fractions import Fraction
from functools import cache
from random import Random

import pytest

from bis.bots.flip7.odds import Odds, odds, should_hit
from bis.bots.flip7.stopping import Rule
from bis.games.flip7.pieces import (
    CARDS,
    KIND,
    NO_CARDS,
    Counts,
    full_deck,
    is_action,
    is_modifier,
    with_cards,
    without_card,
)
from bis.games.flip7.scoring import SEVEN, score
from bis.games.flip7.state import Line
from tests.games.flip7.positions import count, line


def fresh(text: str, decks: int = 1) -> Odds:
    """A line, and all other cards in the deck."""
    held, deck = line(text), full_deck(decks)
    for card in held.cards():
        deck = without_card(deck, card)
    return odds(held, deck)


# What is known (one round alone, fresh deck, actions as blanks)


def test_the_best_rule_is_worth_20_2291_points_and_busts_in_a_third_of_the_rounds() -> None:
    found = fresh("-")
    assert found.hit.points == pytest.approx(20.2291, abs=5e-5)
    assert found.hit.bust == pytest.approx(0.326, abs=5e-4)
    assert found.best == "hit"


def test_three_cards_bust_an_empty_line_with_chance_0_18563() -> None:
    assert fresh("-").bust_within[2] == pytest.approx(0.18563, abs=5e-6)


def test_the_sample_of_the_help_page() -> None:
    found = fresh("3 11 +4")
    assert (found.stay, found.cards, found.blanks, found.best) == (18, 91, 9, "hit")
    assert found.one_card.bust == found.bust_within[0] == pytest.approx((2 + 10) / 91)
    assert found.one_card.seven == 0
    assert {found.after[card] for card in ("9", "10", "12")} == {"stay"}
    assert {found.after[card] for card in ("3", "11")} == {"bust"}


@pytest.mark.parametrize(
    ("cards", "deck", "move"),
    [
        ("12 11", "12 11 7", False),
        ("12 11", "12 7 8", False),
        ("12 11", "12 7 8 9", True),
        ("12 11 chance", "12 11 7", True),
        ("12 11", "freeze", False),
        ("0 1 2 3 4 5", "5 5 6", False),
        ("0 1 2 3 4 5", "5 6 6", True),
        ("-", "0 0", False),
    ],
)
def test_a_hit_is_worth_it_or_not(cards: str, deck: str, move: bool) -> None:
    assert should_hit(line(cards), count(deck)) is move


def test_six_numbers_can_reach_seven_with_the_next_card() -> None:
    found = odds(line("0 1 2 3 4 5"), count("5 6 6 freeze"))
    assert found.one_card.seven == pytest.approx(2 / 4)
    assert found.one_card.points == pytest.approx((2 * (21 + 15) + 15) / 4)
    assert found.seven_at_last == pytest.approx(2 / 3)
    assert found.hit.points == pytest.approx(2 / 3 * 36)
    assert found.after == {"5": "bust", "6": "flip 7"}


def test_a_second_chance_forgives_one_number() -> None:
    found = odds(line("5 chance"), count("5 5 6"))
    assert found.bust_within == pytest.approx((0, 1 / 3, 1))
    assert found.one_card.bust == 0
    assert found.after == {"5": "hit", "6": "stay"}


# Plain enumeration, with whole fractions and without any shortcut


@cache
def best(held: Line, deck: Counts) -> tuple[Fraction, Fraction, Fraction]:
    """Points, bust, Flip 7 with the best rule."""
    stay = (Fraction(score(held)), Fraction(0), Fraction(len(held.numbers) == SEVEN))
    if len(held.numbers) == SEVEN or not any(deck):
        return stay
    hit = one_card(held, deck, rest=None)
    return hit if hit[0] > stay[0] else stay


def one_card(held: Line, deck: Counts, rest: int | None) -> tuple[Fraction, Fraction, Fraction]:
    """The mean over all cards; then the best rule, or ``rest`` more cards."""
    total = [Fraction(0)] * 3
    for card, left in zip(CARDS, deck, strict=True):
        if left:
            after, less = with_card(held, card), without_card(deck, card)
            if after.status == "busted":
                fate = (Fraction(0), Fraction(1), Fraction(0))
            elif rest is None:
                fate = best(after, less)
            else:
                fate = many(after, less, rest)
            total = [sum_ + left * part for sum_, part in zip(total, fate, strict=True)]
    points, bust, seven = (part / sum(deck) for part in total)
    return points, bust, seven


def many(held: Line, deck: Counts, cards: int) -> tuple[Fraction, Fraction, Fraction]:
    """So many cards, whatever they are."""
    if not cards or len(held.numbers) == SEVEN or not any(deck):
        return Fraction(score(held)), Fraction(0), Fraction(len(held.numbers) == SEVEN)
    return one_card(held, deck, cards - 1)


def with_card(held: Line, card: str) -> Line:
    known = CARDS[KIND[card]]
    if is_action(card):
        return held
    if is_modifier(known):
        return replace(held, modifiers=tuple(sorted((*held.modifiers, known))))
    number = KIND[card]
    if number not in held.numbers:
        return replace(held, numbers=tuple(sorted((*held.numbers, number))))
    if held.chance:
        return replace(held, chance=False)
    return replace(held, status="busted")


def small_case(random: Random) -> tuple[Line, Counts]:
    numbers = tuple(sorted(random.sample(range(13), random.randrange(7))))
    modifiers = tuple(random.choices(("+2", "+10", "x2"), k=random.randrange(3)))
    kinds = random.sample(CARDS, 5)
    deck = with_cards(NO_CARDS, random.choices(kinds, k=random.randrange(1, 7)))
    held = line(" ".join([*map(str, numbers), *modifiers]))
    return replace(held, chance=random.random() < 0.5), tuple(min(2, n) for n in deck)


@pytest.mark.parametrize("seed", range(150))
def test_small_decks_agree_with_plain_enumeration(seed: int) -> None:
    held, deck = small_case(Random(seed))  # noqa: S311
    found = odds(held, deck)
    hit = one_card(held, deck, rest=None)
    assert (found.hit.points, found.hit.bust, found.hit.seven) == pytest.approx(hit)
    once = found.one_card
    assert (once.points, once.bust, once.seven) == pytest.approx(many(held, deck, 1))
    assert found.bust_within == pytest.approx([many(held, deck, n)[1] for n in (1, 2, 3)])
    assert found.seven_at_last == pytest.approx(many(held, deck, sum(deck))[2])
    assert (found.best == "hit") is (hit[0] > score(held))
    for card, advice in found.after.items():
        after = with_card(held, card)
        if advice in ("hit", "stay"):
            better = best(after, without_card(deck, card))[0] > score(after)
            assert (advice == "hit") is better
        else:
            assert (after.status == "busted") is (advice == "bust")
            assert (len(after.numbers) == SEVEN) is (advice == "flip 7")


def test_what_seems_hopeless_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """The shortcut that leaves out long lines changes nothing."""
    cases = ("3 11 +4", "8 9 1 x2", "1 2 3", "12 10 2 chance")
    short = [fresh(case) for case in cases]
    monkeypatch.setattr(Rule, "_is_hopeless", lambda *_: False)
    for case, found in zip(cases, short, strict=True):
        whole = fresh(case)
        assert found.hit.points == pytest.approx(whole.hit.points, rel=1e-12)
        assert found.after == whole.after
