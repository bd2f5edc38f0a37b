"""`bis odds`: what is asked, what is told, what is refused."""

import json

import pytest

from bis.cli import main


def test_odds_are_told_in_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "flip7", "--line", "3 11 +4"]) == 0
    told = capsys.readouterr().out
    assert "in front: 3 11 +4, 18 points" in told
    assert "91 cards, 9 of them actions, which count as blanks" in told
    assert "then stay after 9 10 12\n" in told
    assert "bust with 3 11\n" in told


def test_odds_are_told_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--line", "12 11 3", "--chance", "--seen", "12 12 0 freeze", "--decks", "2", "--json"]
    assert main(["odds", "flip7", *asked]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["line"], told["chance"], told["seen"]) == ("12 11 3", True, "12 12 0 freeze")
    assert (told["actions"], told["decks"]) == ("blanks", 2)
    assert (told["cards"], told["blanks"], told["best"]) == (188 - 8, 16, "hit")
    assert told["one_card"]["bust"] == 0


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        (["encore"], "odds are there for flip7, not for 'encore'"),
        (["flip7", "--line", "3 13"], "'13' is no card; cards are 0 1 2"),
        (["flip7", "--line", "3 3"], "a line holds each number once, and 3 is there twice"),
        (["flip7", "--line", "0 1 2 3 4 5 6"], "seven numbers is a Flip 7: the round is over"),
        (["flip7", "--line", "3 chance"], "say --chance"),
        (["flip7", "--line", "3 freeze"], "it may be among the cards --seen"),
        (["flip7", "--line", "0", "--seen", "0"], "card '0' is named 2 times"),
        (["flip7", "--line", "x2 x2"], "more often than it is there (1)"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(
    asked: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["odds", *asked]) == 2
    error = capsys.readouterr().err
    assert reason in error
    assert error.count("\n") == 1


def test_an_empty_deck_has_no_odds(capsys: pytest.CaptureFixture[str]) -> None:
    numbers = " ".join(" ".join([str(n)] * max(1, n)) for n in range(13))
    others = "+2 +4 +6 +8 +10 x2 freeze freeze freeze flip3 flip3 flip3 chance chance chance"
    assert main(["odds", "flip7", "--seen", f"{numbers} {others}"]) == 2
    assert "no card is left in the deck" in capsys.readouterr().err
