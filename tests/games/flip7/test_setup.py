"""The box, the seats, and the first line of a game."""

import pytest

from bis.core.chance import Stream
from bis.core.errors import IllegalMoveError, OptionError
from bis.games.flip7 import FLIP7
from tests.games.flip7.positions import choices, listed, opening, picture, position, say

BOX = (
    "0 1 2 2 3 3 3 4 4 4 4 5 5 5 5 5 6 6 6 6 6 6 7 7 7 7 7 7 7 8 8 8 8 8 8 8 8 "
    "9 9 9 9 9 9 9 9 9 10 10 10 10 10 10 10 10 10 10 11 11 11 11 11 11 11 11 11 11 11 "
    "12 12 12 12 12 12 12 12 12 12 12 12 +2 +4 +6 +8 +10 x2 "
    "freeze freeze freeze flip3 flip3 flip3 chance chance chance"
)


@pytest.mark.rules("F7-01")
def test_a_deck_has_94_cards() -> None:
    assert len(BOX.split()) == 94
    assert listed(opening(3).deck) == BOX


@pytest.mark.rules("F7-01", "F7-27")
@pytest.mark.parametrize("card", ["0", "1", "x2", "+10"])
def test_what_is_there_once_is_not_dealt_twice(card: str) -> None:
    state = opening(3, "1 hit", f"table draw {card}", "2 hit")
    with pytest.raises(IllegalMoveError, match="is left in the deck") as refused:
        say(state, f"table draw {card}")
    assert refused.value.rule == "F7-27"


@pytest.mark.rules("F7-02")
@pytest.mark.parametrize(("seats", "cards"), [(1, 94), (2, 94), (18, 94), (19, 188), (36, 188)])
def test_a_second_deck_is_shuffled_in_beyond_18_players(seats: int, cards: int) -> None:
    assert sum(opening(seats).deck) == cards


@pytest.mark.rules("F7-02")
def test_two_decks_have_every_card_twice() -> None:
    twice = [card for card in BOX.split() for _ in range(2)]
    assert listed(opening(5, decks="2").deck).split() == twice


@pytest.mark.rules("F7-02")
@pytest.mark.parametrize("seats", [0, 37])
def test_a_table_has_1_to_36_seats(seats: int) -> None:
    with pytest.raises(OptionError) as refused:
        FLIP7.settle({}, seats)
    assert refused.value.rule == "F7-02"


@pytest.mark.rules("F7-02")
def test_one_deck_is_too_small_for_19_players() -> None:
    with pytest.raises(OptionError) as refused:
        FLIP7.settle({"decks": "1"}, 19)
    assert refused.value.rule == "F7-02"
    assert FLIP7.settle({"decks": "1"}, 18)["decks"] == "1"


@pytest.mark.parametrize(
    ("key", "value"), [("edition", "de"), ("decks", "3"), ("decks", "0"), ("speed", "1")]
)
def test_other_options_are_refused(key: str, value: str) -> None:
    with pytest.raises(OptionError):
        FLIP7.settle({key: value}, 3)


def test_the_french_edition_with_one_deck_is_played_by_default() -> None:
    assert FLIP7.settle({}, 3) == {"decks": "1", "edition": "fr"}
    assert FLIP7.settle({}, 20) == {"decks": "2", "edition": "fr"}


@pytest.mark.rules("F7-03")
def test_one_player_alone_practices_for_200_points() -> None:
    state = opening(1, "0 hit", "table draw 12", "0 hit", "table draw 9")
    assert choices(state) == "0: hit, stay"
    state = say(state, "0 stay")
    assert (state.rounds, choices(state)) == (((21,),), "0: hit, stay")
    state = say(position("12", rounds=((188,),)), "0 stay")
    result = FLIP7.result(state)
    assert choices(state) == "over"
    assert (result.scores, result.winners, result.rating) == ((200,), (0,), None)


@pytest.mark.rules("F7-04", "F7-05")
@pytest.mark.parametrize(("first", "left"), [(0, 1), (1, 2), (2, 0)])
def test_the_first_offer_goes_to_the_dealers_left(first: int, left: int) -> None:
    assert choices(opening(3, first=first)) == f"{left}: hit, stay"


@pytest.mark.rules("F7-05")
@pytest.mark.parametrize(
    ("first", "lines"), [(0, "12 | 7 | 3"), (1, "3 | 12 | 7"), (2, "7 | 3 | 12")]
)
def test_an_english_dealer_deals_one_card_to_each_and_to_himself_last(
    first: int, lines: str
) -> None:
    state = opening(3, edition="en", first=first)
    assert choices(state) == "table draws"
    state = say(state, "table draw 7", "table draw 3", "table draw 12")
    assert picture(state) == lines
    assert choices(state) == f"{(first + 1) % 3}: hit, stay"


# Drawing


class Places:
    """A source that names the place asked for, and remembers out of how many."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.asked: list[int] = []

    def below(self, n: int, /) -> int:
        self.asked.append(n)
        return self.place


@pytest.mark.rules("F7-01")
@pytest.mark.parametrize(
    ("place", "card"),
    [(0, "0"), (1, "1"), (2, "2"), (3, "2"), (4, "3"), (78, "12"), (79, "+2"), (93, "chance")],
)
def test_a_draw_is_one_place_in_the_sorted_deck(place: int, card: str) -> None:
    source = Places(place)
    assert str(FLIP7.draw(opening(3, "1 hit"), source)) == f"draw {card}"
    assert source.asked == [94]


@pytest.mark.rules("F7-25")
def test_an_empty_deck_is_shuffled_before_anything_is_drawn() -> None:
    source = Places(0)
    state = say(position("- | -", deck="", discards="7"), "1 hit")
    assert str(FLIP7.draw(state, source)) == "shuffle"
    assert source.asked == []


def test_every_card_left_in_the_deck_is_drawn_as_often_as_it_is_there() -> None:
    state = say(position("- | -", deck="0 7 7 7"), "1 hit")
    drawn = [str(FLIP7.draw(state, Stream(1, game).at(0))) for game in range(800)]
    assert set(drawn) == {"draw 0", "draw 7"}
    assert 150 < drawn.count("draw 0") < 250
