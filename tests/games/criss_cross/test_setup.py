"""Material and set-up."""

from collections import Counter

import pytest

from bis.core.errors import IllegalMoveError, OptionError
from bis.core.seats import TABLE
from bis.games.criss_cross import CRISS_CROSS
from bis.games.criss_cross.events import Started
from tests.games.criss_cross.pictures import legal_texts, opening, say, table


class Tape:
    """A source that gives out what it was given, and notes what it was asked for."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.asked: list[int] = []

    def below(self, n: int, /) -> int:
        self.asked.append(n)
        return self.numbers.pop(0)


@pytest.mark.rules("CC-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_one_to_six_players_have_an_empty_grid_of_five_by_five(seats: int) -> None:
    state = opening(seats)
    assert [str(sheet) for sheet in state.sheets] == ["...../...../...../...../....."] * seats


@pytest.mark.rules("CC-01")
@pytest.mark.parametrize("seats", [0, 7])
def test_more_or_fewer_players_are_refused(seats: int) -> None:
    with pytest.raises(OptionError, match=rf"1 to 6 seats, not {seats} \(CC-01\)"):
        CRISS_CROSS.settle({}, seats)


@pytest.mark.rules("CC-01", "CC-03")
def test_two_dice_with_the_same_six_symbols_are_rolled() -> None:
    state = opening(1, "0 start a")
    rolls: Counter[str] = Counter()
    for first in range(6):
        for second in range(6):
            tape = Tape(first, second)
            rolls[str(CRISS_CROSS.draw(state, tape))] += 1
            assert tape.asked == [6, 6]
    assert rolls == {f"roll {one} {two}": 1 for one in "abcdef" for two in "abcdef"}


def test_basic_rules_are_the_default() -> None:
    assert CRISS_CROSS.settle({}, 2) == {"rules": "basic"}
    assert not opening(2).advanced
    assert opening(2, rules="advanced").advanced


def test_unknown_rules_are_refused() -> None:
    with pytest.raises(OptionError, match="'expert' is none of basic, advanced"):
        CRISS_CROSS.settle({"rules": "expert"}, 2)


def test_the_first_player_changes_nothing() -> None:
    options = CRISS_CROSS.settle({}, 3)
    assert CRISS_CROSS.start(options, 3, 0) == CRISS_CROSS.start(options, 3, 2)


@pytest.mark.rules("CC-02")
def test_players_choose_start_symbols_in_seat_order() -> None:
    state = opening(3)
    for seat, symbol in enumerate("dbf"):
        assert CRISS_CROSS.to_act(state) == (seat,)
        state, events = say(state, f"{seat} start {symbol}")
        assert events == (Started(seat, symbol),)
    assert CRISS_CROSS.to_act(state) == (TABLE,)


@pytest.mark.rules("CC-02")
def test_the_start_symbol_stands_in_the_top_left_square_at_once() -> None:
    state = opening(2, "0 start d")
    assert state == table(
        """
        d.... .....
        ..... .....
        ..... .....
        ..... .....
        ..... .....
        """
    )
    assert CRISS_CROSS.view(state, 1).sheets == state.sheets


@pytest.mark.rules("CC-02")
def test_every_player_starts_with_a_different_symbol() -> None:
    state = opening(6)
    assert legal_texts(state, 0) == [f"start {symbol}" for symbol in "abcdef"]
    state, _ = say(state, "0 start c", "1 start a")
    assert legal_texts(state, 2) == ["start b", "start d", "start e", "start f"]
    state, _ = say(state, "2 start f", "3 start b", "4 start e")
    assert legal_texts(state, 5) == ["start d"]


@pytest.mark.rules("CC-02")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("1 start a", "seat 0 starts with 'a'"),
        ("0 start b", "seat 1 chooses its start symbol"),
        ("2 start b", "seat 1 chooses its start symbol"),
        ("1 b A2 c A3", "a start symbol comes first"),
        ("1 pass", "a start symbol comes first"),
        ("table roll a b", "seat 1 has no start symbol yet"),
    ],
)
def test_an_illegal_start_names_its_reason(line: str, reason: str) -> None:
    state = opening(3, "0 start a")
    with pytest.raises(IllegalMoveError) as refusal:
        say(state, line)
    assert (refusal.value.reason, refusal.value.rule) == (reason, "CC-02")


@pytest.mark.rules("CC-02")
def test_nobody_starts_twice() -> None:
    state = opening(2, "0 start a", "1 start b", "table roll c d")
    with pytest.raises(IllegalMoveError, match=r"start symbols are written already \(CC-02\)"):
        say(state, "0 start c")
