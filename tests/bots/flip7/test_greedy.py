"""The beginner stops in time and aims where it makes sense."""

import pytest

from bis.bots.flip7 import PLAYERS, greedy
from bis.core.chance import BOT_STREAM, Stream
from bis.core.seats import TABLE
from bis.games.flip7 import FLIP7
from bis.games.flip7.state import State
from tests.games.flip7.positions import count, line, opening, position, say


def choice(state: State, seed: int = 0) -> str:
    (seat,) = FLIP7.to_act(state)
    view, legal = FLIP7.view(state, seat), FLIP7.legal(state, seat)
    return str(greedy.choose(view, legal, Stream(seed, 0).at(0)))


@pytest.mark.parametrize(
    ("cards", "deck", "gain"),
    [
        ("5", "7 9", 7 + 9),
        ("5 x2", "7", 14),
        ("5", "5", -5),
        ("5 8 +4", "5 7", 7 - 17),
        ("5 chance", "5 7", 7),
        ("5 8", "x2 +10", 13 + 10),
        ("5 8", "freeze flip3 chance", 0),
        ("1 2 3 4 5 6", "7", 7 + 15),
        ("1 2 3 4 5 6", "0 0 6", 15 + 15 - 21),
    ],
)
def test_the_expected_gain_counts_every_card_left(cards: str, deck: str, gain: int) -> None:
    assert greedy.expected_gain(line(cards), count(deck)) == gain


@pytest.mark.parametrize(
    ("cards", "deck", "discards", "move"),
    [
        ("5", "7 9 5", "", "hit"),
        ("12 11", "12 11 7", "", "stay"),
        ("12 11 chance", "12 11 7", "", "hit"),
        ("12 11", "freeze", "", "stay"),
        ("12 11", "", "12 11 7", "stay"),
        ("12 11", "", "7 8", "hit"),
        ("12 11", "", "", "stay"),
    ],
)
def test_it_hits_while_the_next_card_is_expected_to_add_points(
    cards: str, deck: str, discards: str, move: str
) -> None:
    assert choice(position(f"5 | {cards}", deck=deck, discards=discards)) == move


def test_it_hits_where_it_must() -> None:
    assert choice(position("5 | -", edition="en", deck="freeze")) == "hit"


@pytest.mark.parametrize(
    ("lines", "card", "target"),
    [
        ("5 | 6 | 7 | 8", "freeze", 2),
        ("12 11 +10 | 6 | 7 | 8", "freeze", 0),
        ("stayed 5 | 6 | stayed 7 | busted 8 8", "freeze", 1),
        ("5 | - | 12 11 10 | 8", "flip3", 1),
        ("5 | 6 | 12 11 10 | 8", "flip3", 2),
        ("5 | 6 | 12 11 10 chance | 8", "flip3", 3),
        ("stayed 5 | 6 | stayed 7 | busted 8 8", "flip3", 1),
        ("5 | 6 chance | 7 | 8", "chance", 3),
    ],
)
def test_it_aims_where_an_action_is_worth_most(lines: str, card: str, target: int) -> None:
    state = position(lines, rounds=((80, 90, 100, 10),))
    assert choice(say(state, "1 hit", f"table draw {card}")) == f"target {target}"


def test_equal_targets_are_chosen_alike() -> None:
    state = say(position("5 | 6 | 5 | 5"), "1 hit", "table draw freeze")
    chosen = [choice(state, seed) for seed in range(60)]
    assert set(chosen) == {"target 0", "target 2", "target 3"}
    assert chosen == [choice(state, seed) for seed in range(60)]


@pytest.mark.parametrize("edition", ["fr", "en"])
def test_a_beginner_beats_chance(edition: str) -> None:
    """One greedy seat against one that takes every legal move alike."""
    wins = 0
    for game in range(40):
        state = opening(2, first=game % 2, edition=edition)
        table, bots = Stream(1, game), Stream(1, game, BOT_STREAM)
        event = 0
        while acting := FLIP7.to_act(state):
            draws = bots.at(event)
            if acting == (TABLE,):
                state, _ = FLIP7.deal(state, FLIP7.draw(state, table.at(event)))
            elif acting == (0,):
                move = greedy.choose(FLIP7.view(state, 0), FLIP7.legal(state, 0), draws)
                state, _ = FLIP7.play(state, 0, move)
            else:
                moves = FLIP7.legal(state, 1)
                state, _ = FLIP7.play(state, 1, moves[draws.below(len(moves))])
            event += 1
        wins += FLIP7.result(state).winners == (0,)
    assert wins >= 34


def test_the_room_names_its_bots() -> None:
    assert list(PLAYERS.bots) == ["easy", "medium", "hard", "best", "ev", "stop25", "greedy"]
