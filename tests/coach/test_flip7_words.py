"""Words about hits, stays and targets of Flip 7."""

from dataclasses import replace

import pytest

from bis.coach import COACHES
from bis.games import GAMES
from bis.games.flip7.pieces import CARDS
from bis.games.flip7.state import Line
from tests.coach.wording import beside, looked, told


def flip7_view(*lines: Line, total: int = 0, due: str = "offer") -> object:
    game = GAMES["flip7"]
    state = game.start(game.settle({}, len(lines)), len(lines), len(lines) - 1)
    rounds = ((total, *[10] * (len(lines) - 1)),)
    return game.view(replace(state, lines=lines, rounds=rounds, turn=0, due=due), 0)


def test_a_hit_is_told_with_its_exact_risk() -> None:
    view = flip7_view(Line((12, 11)), Line())
    assert told("flip7", view, "hit") == ["the next card alone: bust 24%, else +6.2"]
    assert told("flip7", view, "hit", "fr") == [
        "la carte suivante seule\u00a0: risque 24\u00a0%, sinon +6,2"
    ]
    assert told("flip7", view, "hit", "de") == ["die nächste Karte allein: Risiko 24 %, sonst +6,2"]


def test_with_a_second_chance_a_hit_cannot_bust() -> None:
    (sentence,) = told("flip7", flip7_view(Line((12,), chance=True), Line()), "hit")
    assert sentence.startswith("the next card alone: cannot bust, +")


def test_a_stay_that_reaches_the_goal_says_so() -> None:
    view = flip7_view(Line((12,)), Line(), total=190)
    assert told("flip7", view, "stay") == ["banks 12", "reaches 202"]


@pytest.mark.parametrize(
    ("status", "numbers", "own", "vain"),
    [
        ("stayed", (12, 11), 0, True),
        ("frozen", (12, 11), 0, True),
        ("in", (12, 11), 0, False),  # who is still in may bust
        ("stayed", (9,), 0, False),  # short of the goal
        ("stayed", (12, 11), 206, False),  # as many are a shared victory
    ],
)
def test_nobody_is_advised_to_stay_where_that_leaves_the_game_to_another(
    status: str, numbers: tuple[int, ...], own: int, vain: bool
) -> None:
    view = flip7_view(Line((7,)), Line(numbers, status=status), total=own)  # type: ignore[arg-type]
    view = replace(view, rounds=((own, 190),))  # type: ignore[type-var]
    coach, stay = COACHES["flip7"], GAMES["flip7"].parse_move("stay")
    assert (coach.surely(view, stay) is not None) == vain
    words = "staying would leave the game to seat 1, who has 213"
    assert (words in told("flip7", view, "hit")) == vain


def test_the_leader_is_called_so_when_frozen() -> None:
    view = flip7_view(Line((1,)), Line((12,)), Line((2,)), due="freeze")
    assert told("flip7", view, "target 1") == ["seat 1 keeps 12 this round"], "as many before it"
    assert told("flip7", view, "target 2") == ["seat 2 keeps 2 this round"]
    assert told("flip7", view, "target 0") == ["out of the round with 1"]
    assert COACHES["flip7"].at_hand(view) == "freeze", "so that a move can name its card"
    ahead = flip7_view(Line((1,)), Line((12,)), due="freeze")
    assert told("flip7", ahead, "target 1") == ["seat 1, in the lead, keeps 12 and has 22"]
    about = COACHES["flip7"].about(view, GAMES["flip7"].parse_move("target 2"))
    names = ["Ada", "Bob", "Cleo"]
    assert COACHES["flip7"].spoken(about, names)["en"] == ("Cleo keeps 2 this round",)


@pytest.mark.parametrize("played", ["target 0", "target 1"])
def test_why_a_freeze_is_not_for_the_leader_is_what_they_would_keep(played: str) -> None:
    """Also where one froze oneself: of the others, the leader comes to mind first."""
    view = flip7_view(Line((1,)), Line((12,)), Line(), due="freeze")
    coach, parse = COACHES["flip7"], GAMES["flip7"].parse_move
    (why,) = coach.beside(view, parse("target 2"), parse(played)).why
    assert coach.spoken([why], ["Ada", "Bob", "Cleo"])["en"] == (
        "leaves Cleo stuck with 0; freezing Bob would bank 12 for Bob",
    )
    assert not coach.beside(view, parse("target 1"), parse("target 2")).why


def test_beside_a_reason_that_counts_the_round_no_card_is_counted() -> None:
    coach, parse = COACHES["flip7"], GAMES["flip7"].parse_move
    both = coach.beside(flip7_view(Line((12, 11)), Line()), parse("hit"), parse("stay"))
    assert coach.spoken(both.best)["en"] == ("bust 24%",)


def test_a_learner_is_told_the_risk_and_what_staying_keeps_whatever_is_best() -> None:
    view = flip7_view(Line((12, 11)), Line(), total=180)
    expected = ["23 of the 94 cards to come would bust you", "if you stay you keep 23"]
    for move in ("hit", "stay"):
        assert looked("flip7", view, move)[0][:2] == expected
    assert looked("flip7", view, "hit")[0][2].startswith("with that you would have 203")


def test_the_last_card_is_told_in_the_singular(monkeypatch: pytest.MonkeyPatch) -> None:
    for card, words in ((12, "would bust you"), (3, "cannot bust you")):
        left = tuple(int(name == str(card)) for name in CARDS)
        monkeypatch.setattr("bis.coach.flip7.words.next_cards", lambda _view, left=left: left)
        said = looked("flip7", flip7_view(Line((12, 11)), Line()), "hit")[0][0]
        assert said == f"the only card to come {words}"


def test_why_to_stay_does_not_count_again_what_staying_banks() -> None:
    best, _, (why,) = beside("flip7", flip7_view(Line((12, 11, 10, 9)), Line()), "stay", "hit")
    assert best == ["banks 42"]
    assert "42" not in why


@pytest.mark.parametrize(
    ("best", "numbers", "why"),
    [
        (
            *("stay", (12, 11, 10, 9)),
            "keeps it all; another card would leave 26 on average, busts included",
        ),
        (
            *("hit", (1, 2)),
            "brings 20 points over the whole round on average, the risk of a bust included, "
            "instead of 3",
        ),
        ("hit", (12, 11, 10, 9), None),
    ],
)
def test_what_the_round_brings_is_counted_where_it_speaks_for_the_best_move(
    best: str, numbers: tuple[int, ...], why: str | None
) -> None:
    other = {"hit": "stay", "stay": "hit"}[best]
    view = flip7_view(Line(numbers), Line())
    assert beside("flip7", view, best, other)[2] == ([] if why is None else [why])
