"""The reference player: what `ev` and the bust-risk bots do, by hand."""

from math import perm

import pytest

from bis.bots import find_bot
from bis.bots.flip7.ev import ways_to_bust
from bis.bots.flip7.odds import Reckoning
from bis.core.chance import Stream
from bis.games.flip7 import FLIP7
from bis.games.flip7.state import State
from tests.games.flip7.positions import count, line, listed, position, say


def choice(state: State, bot: str = "ev") -> str:
    (seat,) = FLIP7.to_act(state)
    view, legal = FLIP7.view(state, seat), FLIP7.legal(state, seat)
    return str(find_bot(FLIP7, bot)(view, legal, Stream(0, 0).at(0)))


@pytest.mark.parametrize(
    ("cards", "deck", "discards", "move"),
    [
        ("10", "10 9 2", "", "hit"),  # 10 lost, 11 won
        ("10", "10 8 2", "", "stay"),  # 10 lost, 10 won
        ("10 chance", "10 8 2", "", "hit"),  # nothing lost
        ("10", "10 +8 +4", "", "hit"),
        ("10", "10 10 x2 x2 1", "", "hit"),  # 20 lost, 21 won
        ("10", "10 9 freeze flip3 chance", "", "stay"),
        ("10 x2", "10 9 2", "", "hit"),  # 20 lost, 22 won
        ("1 2 3 4 5 6", "0 0 6 5", "", "stay"),  # 42 lost, 30 won
        ("1 2 3 4 5 6", "0 0 6", "", "hit"),  # 21 lost, 30 won
        ("10", "", "10 9 2", "hit"),
        ("10", "", "", "stay"),
        ("-", "freeze", "", "hit"),
    ],
)
def test_it_hits_while_one_more_card_is_worth_more(
    cards: str, deck: str, discards: str, move: str
) -> None:
    assert choice(position(f"5 | {cards}", deck=deck, discards=discards)) == move


@pytest.mark.parametrize(
    ("lines", "card", "target"),
    [
        ("5 | 6 | 7 | 8", "freeze", 2),
        ("12 11 +10 | 6 | 7 | 8", "freeze", 0),
        ("5 +5 | 6 | - | 12", "freeze", 2),
        ("stayed 5 | 6 | stayed 7 | busted 8 8", "freeze", 1),
        ("5 | - | 12 11 10 | 8", "flip3", 1),
        ("5 | chance | 12 11 10 | 8", "flip3", 2),
        ("5 | 6 | 12 11 10 | 8", "flip3", 2),
        ("5 | 6 | 12 11 10 chance | 12 8", "flip3", 3),
        ("- | 6 | - | -", "flip3", 2),
        ("stayed 5 | 6 | stayed 7 | busted 8 8", "flip3", 1),
        ("5 | 6 chance | 7 | 8", "chance", 3),
        ("5 | 6 chance | 7 | 8 chance", "chance", 0),
    ],
)
def test_it_aims_as_the_card_says(lines: str, card: str, target: int) -> None:
    state = position(lines.replace("+5", "+4"), rounds=((80, 90, 100, 10),))
    assert choice(say(state, "1 hit", f"table draw {card}")) == f"target {target}"


@pytest.mark.parametrize(("dealer", "target"), [(0, 2), (1, 3), (2, 0), (3, 1)])
def test_among_equals_it_takes_the_first_clockwise(dealer: int, target: int) -> None:
    state = position("5 | 5 | 5 | 5", dealer=dealer)
    turn = (dealer + 1) % 4
    assert choice(say(state, f"{turn} hit", "table draw freeze")) == f"target {target}"


@pytest.mark.parametrize(
    "cards", ["-", "5", "12 11", "1 12 7 9", "2 3 4 5 6", "7 8 9 10 11 12", "3 +4", "5 12 chance"]
)
@pytest.mark.parametrize("deck", [None, "5 5 12 11 7 +2 freeze 3", "12 12", "5", ""])
def test_three_cards_bust_as_often_as_the_odds_say(cards: str, deck: str | None) -> None:
    left = count(listed(position(f"{cards} | -").deck) if deck is None else deck)
    ways = ways_to_bust(line(cards), left)
    if not any(left):
        assert ways == 0
        return
    orders = perm(sum(left), min(3, sum(left)))
    assert ways / orders == pytest.approx(Reckoning(line(cards), left).bust_within(3))


@pytest.mark.parametrize(
    ("bot", "cards", "move"),
    [
        ("risk25", "5", "stay"),  # one of four busts: 25 %
        ("risk26", "5", "hit"),
        ("risk60", "5 6", "hit"),
        ("risk50", "5 6", "stay"),
        ("risk10", "5 6 chance", "hit"),
        ("risk10", "-", "hit"),
    ],
)
def test_bust_risk_bots_count_the_cards_that_bust(bot: str, cards: str, move: str) -> None:
    assert choice(position(f"8 | {cards} | 9", deck="5 6 7 +2"), bot) == move


def test_bust_risk_bots_aim_at_their_neighbor() -> None:
    state = say(position("5 | 6 | 7"), "1 hit", "table draw freeze")
    assert choice(state, "risk25") == "target 2"
