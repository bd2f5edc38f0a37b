"""What is known of each game's players: one value each, by one registry."""

import pytest

from bis.bots import BOTS, PLAYERS, find_bot
from bis.core.errors import BisError
from bis.games import GAMES


def test_every_game_has_players() -> None:
    assert list(PLAYERS) == list(GAMES)


@pytest.mark.parametrize("game", PLAYERS)
def test_the_usual_bots_find_a_seat_beside_a_person(game: str) -> None:
    usual = PLAYERS[game].usual
    assert usual
    assert 1 + len(usual) in GAMES[game].seats
    for name in usual:
        find_bot(GAMES[game], name)


@pytest.mark.parametrize("game", PLAYERS)
def test_those_who_play_any_game_are_listed_last(game: str) -> None:
    assert list(BOTS[game]) == [*PLAYERS[game].bots, "uniform"]
    assert "uniform" not in PLAYERS[game].bots


@pytest.mark.parametrize("game", PLAYERS)
def test_families_are_found_by_name(game: str) -> None:
    for family in PLAYERS[game].families:
        for name in family:
            assert find_bot(GAMES[game], name) is not None


@pytest.mark.parametrize(
    ("game", "there"),
    [
        (
            "flip7",
            "easy, medium, hard, best, ev, stop25, greedy, uniform, "
            "novice, casual, skilled, stop15 to stop40, risk10 to risk60",
        ),
        (
            "encore",
            "easy, medium, hard, best, quick, denial, tuned, greedy, uniform, "
            "novice, casual, skilled, generous and solitary",
        ),
    ],
)
def test_a_bot_that_is_not_there_is_refused_with_those_that_are(game: str, there: str) -> None:
    with pytest.raises(BisError) as refused:
        find_bot(GAMES[game], "nobody")
    assert str(refused.value) == f"{game} has no bot 'nobody'; it has {there}"
