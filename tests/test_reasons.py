"""Why something is refused: ids, parts and rules, beside the sentences."""

import re

import pytest

from bis.bots import find_bot
from bis.core.errors import BisError, IllegalMoveError
from bis.core.reasons import REASONS, Reason
from bis.games import GAMES, find_game
from bis.lessons import find_lesson, first_game
from bis.record.notation import RecordError
from bis.record.replay import replay
from tests.rules import all_rules
from tests.samples import SAMPLES
from tests.seatings import Refusals, Seating

ENCORE, FLIP7, CRISS_CROSS = map(find_game, ("encore", "flip7", "criss_cross"))


def play_on() -> None:
    """A move after the end of a game."""
    played = Seating(CRISS_CROSS, 1).play("uniform", seed=1, number=0)
    played.play(0, CRISS_CROSS.parse_move("start a"))


EVERYWHERE: Refusals = {
    "bots.unknown": (
        lambda: find_bot(CRISS_CROSS, "deep"),
        {"game": "criss_cross", "bot": "deep"}
        | {"bots": "easy, medium, hard, best, points, greedy, uniform, novice, casual, skilled"},
    ),
    "game.no_seat": (
        lambda: ENCORE.play(ENCORE.start(ENCORE.settle({}, 2), 2, 0), 2, ENCORE.parse_move("pass")),
        {"seat": "2"},
    ),
    "game.over": (play_on, {}),
    "games.unknown": (lambda: find_game("chess"), {"game": "chess", "games": ", ".join(GAMES)}),
    "lessons.none": (lambda: first_game("chess"), {"game": "chess"}),
    "lessons.unknown": (
        lambda: find_lesson("flip7", "nothing"),
        {"lesson": "nothing", "lessons": "hit, bust, stay, freeze, flip3, chance, seven"},
    ),
    "notation.no_roll": (lambda: ENCORE.parse_chance("draw 7"), {"text": "draw 7"}),
    "notation.no_square": (lambda: ENCORE.parse_move("g1 A8"), {"name": "A8"}),
    "notation.not_the_word": (
        lambda: FLIP7.parse_move("hit me"),
        {"text": "hit me", "word": "hit"},
    ),
    "notation.square_out_of_order": (lambda: ENCORE.parse_move("g2 B1 A1"), {"name": "A1"}),
    "notation.square_twice": (lambda: ENCORE.parse_move("g2 A1 A1"), {"name": "A1"}),
    "option.no_value": (
        lambda: FLIP7.settle({"edition": "de"}, 3),
        {"option": "edition", "value": "de", "values": "fr, en"},
    ),
    "option.seats": (
        lambda: ENCORE.settle({}, 7),
        {"title": "Encore!", "few": "1", "many": "6", "seats": "7"},
    ),
    "option.unknown": (
        lambda: ENCORE.settle({"decks": "1"}, 2),
        {"game": "encore", "option": "decks", "options": "sheet"},
    ),
}
"""The reasons that are no game's own; each game's stand with its tests."""

ALL: Refusals = {
    **EVERYWHERE,
    **{name: row for sample in SAMPLES.values() for name, row in sample.refusals.items()},
}
every_reason = pytest.mark.parametrize("name", ALL)


def test_every_reason_is_listed() -> None:
    """Those of the table, of the server and of nets on file stand with their own tests."""
    elsewhere = ("table.", "server.", "bots.net_")
    assert {name for name in REASONS if not name.startswith(elsewhere)} == set(ALL)


def test_a_games_own_reasons_are_named_after_it() -> None:
    for game, sample in SAMPLES.items():
        assert {name.partition(".")[0] for name in sample.refusals} == {game}


@every_reason
def test_an_id_is_a_room_and_what_is_wrong_there(name: str) -> None:
    assert re.fullmatch(r"[a-z][a-z0-9_]*\.[a-z_]+", name)


@every_reason
def test_a_reason_is_told_with_its_parts(name: str) -> None:
    provoke, parts = ALL[name]
    with pytest.raises(BisError) as refusal:
        provoke()
    error = refusal.value
    assert (error.id, error.parts) == (name, parts)
    assert REASONS[name].blanks == parts.keys()
    assert error.reason in str(error)
    assert error.rule is None or str(error).endswith(f"({error.rule})")
    assert error.rule or not isinstance(error, IllegalMoveError)


@every_reason
def test_the_rule_of_a_reason_exists(name: str) -> None:
    assert {REASONS[name].rule} <= {None, *all_rules()}


def test_a_reason_is_declared_once() -> None:
    with pytest.raises(AssertionError, match=r"encore\.no_die is declared twice"):
        Reason("encore.no_die", "there is no such die")


def test_a_reason_without_one_of_its_parts_is_our_own_bug() -> None:
    with pytest.raises(AssertionError, match=r"encore\.no_die has the parts \['face'\]"):
        IllegalMoveError("g1 A1", REASONS["encore.no_die"])


def test_what_is_said_may_contain_braces() -> None:
    """A part is filled in as it is, never read as a template."""
    with pytest.raises(BisError) as refusal:
        ENCORE.parse_move("g1 {name}")
    assert str(refusal.value) == "'{name}' is no square"


HEADER = "bis 1\ngame encore\noption sheet classic\nseat 0 A\nseat 1 B\nfirst 0\n\n"
ROLL = "table roll g y x | 1 3 ?\n"


@pytest.mark.parametrize(
    ("record", "name", "parts", "rule"),
    [
        (HEADER + ROLL + "0 p1 H3\n", "encore.no_die", {"face": "p"}, "ENC-10"),
        (HEADER + ROLL + "0 g1 H8\n", "notation.no_square", {"name": "H8"}, None),
        (
            HEADER.replace("classic", "gyb/"),
            "encore.sheet_size",
            {},
            "ENC-02",
        ),
        (HEADER.replace("seat 1 B\n", "") + "0 pass", None, {}, None),
    ],
)
def test_a_record_passes_the_reason_of_its_line_on(
    record: str, name: str | None, parts: dict[str, str], rule: str | None
) -> None:
    with pytest.raises(RecordError) as refusal:
        replay(record.encode())
    assert (refusal.value.id, refusal.value.parts, refusal.value.rule) == (name, parts, rule)
    assert str(refusal.value) == f"line {refusal.value.line}: {refusal.value.reason}"
