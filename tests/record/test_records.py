"""Records: written, read, and refused at the first thing that is not to the letter."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bis.games import GAMES
from bis.record.notation import RecordError, is_name, split_records
from bis.record.record import Header, Transcript
from bis.record.replay import check, replay
from tests.samples import SEATINGS
from tests.seatings import Seating

CRISS_CROSS = """\
bis 1
game criss_cross
option rules basic
seat 0 Ada
seat 1 Bob
first 1

0 start b
1 start a
table roll a c
0 c D3 a E3
1 a A2 c B2
table roll d d
0 d B4 d C4
1 d C3 d C4
table roll d e
0 e A5 d B5
1 d D3 e E3
table roll c f
0 f D1 c D2
1 c B1 f C1
table roll e f
0 e B1 f C1
1 f D1 e E1
table roll d d
0 d D4 d E4
1 d D4 d D5
table roll e d
0 e B2 d B3
1 d D2 e E2
table roll c f
0 f C2 c C3
1 f A3 c B3
table roll f a
0 f E1 a E2
1 f A4 a A5
table roll e f
0 e A2 f A3
1 e E4 f E5
table roll c c
0 c D5 c E5
1 c B4 c B5
scores 28 38
winners 1
"""
ENCORE = """\
bis 1
game encore
seat 0 Ada
seat 1 Bob
first 1

table roll x g x | 1 4 ?
1 g1 H1
0 g1 H1
table roll y x b | 3 2 ?
0 b3 I1 J1 J2
1 pass
table roll b y g | 5 3 5
1 y5 H6 H7 I6 I7 J7
0 y5 H6 H7 I6 I7 J7
table roll x y x | 5 ? 3
0 y5 E1 E2 F1 F2 G1
1 x3 K7 L7 M7
table roll x y o | 2 4 4
1 o4 I5 J5 J6 K5
0 x4 H3 I2 I3 J3
"""
SOLO = """\
bis 1
game one_more_encore
seat 0 Ada
first 0

table roll g y | 2 4 | bomb
0 bomb CQ CR DQ DR
table roll b b | 1 4 | heart
0 b1 ER
"""
FLIP7 = """\
bis 1
game flip7
option edition en
seat 0 Ada
seat 1 Bob
first 1

table draw +4
table draw 7
0 hit
table draw 8
1 hit
table draw +10
0 hit
table draw freeze
0 target 1
0 hit
table draw 9
0 stay
"""
RECORDS = {"criss_cross": CRISS_CROSS, "encore": ENCORE, "solo": SOLO, "flip7": FLIP7}


def changed(text: str, line: int, new: str | None) -> str:
    """The record with one line replaced, or dropped."""
    lines = text.splitlines(keepends=True)
    lines[line - 1] = "" if new is None else new
    return "".join(lines)


@pytest.mark.parametrize("text", RECORDS.values(), ids=list(RECORDS))
def test_a_good_record_is_accepted(text: str) -> None:
    check(text.encode(), unfinished=text != CRISS_CROSS)


@pytest.mark.parametrize("text", RECORDS.values(), ids=list(RECORDS))
def test_an_unfinished_record_may_end_after_any_line(text: str) -> None:
    lines = text.splitlines(keepends=True)
    body = lines.index("\n") + 1
    end = len(lines) - 2 if text == CRISS_CROSS else len(lines)
    for stop in range(body, end):
        piece = "".join(lines[:stop]).encode()
        check(piece, unfinished=True)
        with pytest.raises(RecordError, match=f"line {stop + 1}: the record is unfinished"):
            check(piece)


@pytest.mark.parametrize("stop", range(7))
def test_a_record_does_not_end_in_its_header(stop: int) -> None:
    lines = CRISS_CROSS.splitlines(keepends=True)
    with pytest.raises(RecordError, match="expected"):
        check("".join(lines[:stop]).encode(), unfinished=True)


HEADER_DEFECTS = [
    (1, "bis 2\n", 1, "expected 'bis 1'"),
    (1, None, 1, "expected 'bis 1'"),
    (2, "game chess\n", 2, "there is no game 'chess'"),
    (2, "Game criss_cross\n", 2, "expected 'game' and its id"),
    (3, "option speed fast\n", 3, "has no option 'speed'"),
    (3, "option rules wild\n", 3, "'wild' is none of basic, advanced"),
    (3, "option rules\n", 3, "option 'rules' has no value"),
    (3, "option rules basic\noption rules basic\n", 4, "is written twice"),
    (4, "seat 1 Ada\n", 4, "expected seat 0, not '1'"),
    (4, "seat 00 Ada\n", 4, "expected seat 0, not '00'"),
    (4, "seat 0\n", 4, "seat 0 has no name"),
    (4, "seat 0 \n", 4, "a space stands at the end"),
    (4, "seat 0 Ada\u00a0\n", 4, "a space at an end"),
    (4, "seat 0 A\x07da\n", 4, "a control character stands"),
    (4, "seat 0 \ufeffAda\n", 4, "a byte order mark stands"),
    (5, "seat 1 Bob\n" + "".join(f"seat {i} B\n" for i in range(2, 7)), 11, "(CC-01)"),
    (6, "first 2\n", 6, "'first' names no seat: '2'"),
    (6, "first 01\n", 6, "'first' names no seat: '01'"),
    (6, None, 6, "expected another seat or 'first'"),
    (6, "first 1\nnote date\n", 7, "note 'date' has no value"),
    (6, "first 1\ndate 2026\n", 7, "expected a note or the blank line"),
    (7, None, 7, "expected a note or the blank line"),
    (7, "\n\n", 8, "a blank line stands there"),
    (7, " \n", 7, "a space stands at the end"),
]
LAYOUT_DEFECTS = [
    (11, "0 c D3  a E3\n", 11, "two spaces"),
    (11, "0 c D3 a E3 \n", 11, "a space stands at the end"),
    (11, "0\tc D3 a E3\n", 11, "a tab stands"),
    (11, "0 c D3 a E3\r\n", 11, "a carriage return stands"),
    (11, "\n0 c D3 a E3\n", 11, "a blank line stands there"),
    (11, "0\n", 11, "expected 'table' or a seat"),
    (11, "00 c D3 a E3\n", 11, "'00' is no seat"),
    (11, "² c D3 a E3\n", 11, "'²' is no seat"),
    (11, "2 c D3 a E3\n", 11, "there is no seat 2"),
    (11, "9999999999 c D3 a E3\n", 11, "is no seat"),
    (11, None, 11, "the line of seat 0 stands before seat 1's"),
]
END_DEFECTS = [
    (43, "scores 28 37\n", 43, "over with 'scores 28 38'"),
    (43, "scores 28 38 0\n", 43, "over with 'scores 28 38'"),
    (43, "scores 28\n", 43, "over with 'scores 28 38'"),
    (43, "scores +28 38\n", 43, "over with 'scores 28 38'"),
    (43, None, 43, "over with 'scores 28 38', but 'winners 1'"),
    (44, "winners 0\n", 44, "over with 'winners 1'"),
    (44, "winners 0 1\n", 44, "over with 'winners 1'"),
    (44, "rating 1\n", 44, "over with 'winners 1'"),
    (44, None, 44, "over with 'winners 1', but the record ends"),
    (44, "winners 1\nwinners 1\n", 45, "stands after the end"),
    (44, "winners 1\n\n", 45, "stands after the end"),
    (44, "winners 1", 44, "does not end in LF"),
    (43, "1 c B4 c B5\nscores 28 38\n", 43, "over with 'scores 28 38'"),
    (42, "scores 28 38\n", 42, "the game is not over: seat 1 is to act"),
]


@pytest.mark.parametrize(
    ("line", "new", "at", "reason"), [*HEADER_DEFECTS, *LAYOUT_DEFECTS, *END_DEFECTS]
)
def test_what_is_not_to_the_letter_is_refused(
    line: int, new: str | None, at: int, reason: str
) -> None:
    with pytest.raises(RecordError) as refusal:
        check(changed(CRISS_CROSS, line, new).encode())
    assert refusal.value.line == at
    assert reason in str(refusal.value)


@pytest.mark.parametrize(
    ("record", "line", "new", "at", "rule"),
    [
        # Encore!: wrong seat, dice, marks, squares
        ("encore", 8, "0 g1 H1\n", 8, None),
        ("encore", 11, "0 b3 I1 J1 K1 K2\n", 11, "ENC-11"),
        ("encore", 11, "0 b3 I1 J1 J2 K1\n", 11, "ENC-11"),
        ("encore", 11, "0 b3 K1 K2 J2\n", 11, None),
        ("encore", 11, "0 p3 H3 I2 I3\n", 11, "ENC-10"),
        ("encore", 11, "0 b3 I1 J1 K2\n", 11, "ENC-13"),
        ("encore", 14, "1 y5 M1 N1 O1 K3 L3\n", 14, None),
        ("encore", 14, "1 b5 B6 C6 C7 D7 E7\n", 14, "ENC-14"),
        ("encore", 18, "1 y5 E1 E2 F1 F2 G1\n", 18, "ENC-08"),
        ("encore", 17, "1 x3 K7 L7 M7\n", 17, "ENC-08"),
        ("encore", 16, "table roll x y | 5 ?\n", 16, "ENC-03"),
        ("encore", 16, "table roll x y x | 5 ? 6\n", 16, None),
        ("encore", 16, None, 16, "ENC-06"),
        ("encore", 15, "0 b3 H4\n", 15, "ENC-11"),
        # One More Encore!
        ("solo", 7, "0 bomb CQ CR DQ EQ\n", 7, "OME-09"),
        ("solo", 7, "0 heart\n", 7, "OME-04"),
        ("solo", 9, "0 heart\n", 9, "OME-07"),
        ("solo", 8, "table roll b b | 1 4\n", 8, None),
        ("solo", 9, "0 bonus Q pass\n", 9, "OME-16"),
        # Flip 7
        ("flip7", 8, "table draw 13\n", 8, None),
        ("flip7", 9, "table draw +4\n", 9, "F7-27"),
        ("flip7", 14, "0 target 1\n", 14, "F7-04"),
        ("flip7", 16, "0 target 2\n", 16, "F7-02"),
        ("flip7", 16, None, 16, "F7-12"),
        ("flip7", 17, "1 hit\n", 17, "F7-04"),
        ("flip7", 13, "table shuffle\n", 13, "F7-25"),
    ],
)
def test_what_is_against_the_rules_is_refused_with_its_line_and_rule(
    record: str, line: int, new: str | None, at: int, rule: str | None
) -> None:
    with pytest.raises(RecordError) as refusal:
        check(changed(RECORDS[record], line, new).encode(), unfinished=True)
    assert refusal.value.line == at
    assert refusal.value.rule == rule
    if rule:
        assert f"({rule})" in str(refusal.value)


def test_options_are_sorted_by_key() -> None:
    text = FLIP7.replace("option edition en\n", "option edition en\noption decks 1\n")
    with pytest.raises(RecordError, match="line 4: option decks is not sorted by key"):
        check(text.encode(), unfinished=True)


@pytest.mark.parametrize("line", ["", "option sheet classic\n"])
def test_an_option_that_equals_the_default_may_be_left_out(line: str) -> None:
    text = ENCORE.replace("seat 0", f"{line}seat 0", 1)
    assert check(text.encode(), unfinished=True).header.options == {"sheet": "classic"}


def test_bis_writes_every_option() -> None:
    written = str(check(ENCORE.encode(), unfinished=True))
    assert written.startswith("bis 1\ngame encore\noption sheet classic\nseat 0 Ada\n")


def test_notes_are_kept_and_change_nothing() -> None:
    noted = ENCORE.replace("first 1\n", "first 1\nnote share 0 abc\nnote share 1 d e\n")
    plain, kept = (check(text.encode(), unfinished=True) for text in (ENCORE, noted))
    assert kept.header.notes == (("share", "0 abc"), ("share", "1 d e"))
    assert kept.state == plain.state
    assert str(check(str(kept).encode(), unfinished=True)) == str(kept)


def test_a_file_may_hold_many_records() -> None:
    data = (CRISS_CROSS * 3).encode()
    assert split_records(data) == [CRISS_CROSS.encode()] * 3
    assert split_records(b"") == []


def test_junk_before_the_first_record_is_a_record_of_its_own() -> None:
    pieces = split_records(b"hello\n" + CRISS_CROSS.encode())
    assert len(pieces) == 2
    with pytest.raises(RecordError, match="line 1: expected 'bis 1', but 'hello' stands there"):
        check(pieces[0])
    check(pieces[1])


@pytest.mark.parametrize(
    ("data", "at", "reason"),
    [
        (b"\xef\xbb\xbf" + CRISS_CROSS.encode(), 1, "byte order mark"),
        (CRISS_CROSS.encode("utf-16-le"), 1, "control character|UTF-8"),
        (CRISS_CROSS.replace("Ada", "Ad\xe9").encode("latin-1"), 4, "is not UTF-8"),
        (b"\x00" * 50 + b"\n", 1, "control character"),
    ],
)
def test_what_is_no_utf8_text_is_refused(data: bytes, at: int, reason: str) -> None:
    with pytest.raises(RecordError, match=reason) as refusal:
        check(data)
    assert refusal.value.line == at


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
@settings(max_examples=300, deadline=None)
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    for piece in split_records(data):
        with pytest.raises(RecordError):
            check(piece)


@given(st.sampled_from(list(RECORDS.values())), st.data())
@settings(max_examples=300, deadline=None)
def test_a_damaged_record_is_refused_or_means_what_it_says(text: str, data: st.DataObject) -> None:
    """Whatever a spoiled byte does, there is no traceback and no guess."""
    raw = bytearray(text.encode())
    at = data.draw(st.integers(0, len(raw) - 1))
    raw[at] = data.draw(st.integers(0, 255))
    for piece in split_records(bytes(raw)):
        try:
            accepted = check(piece, unfinished=True)
        except RecordError as refusal:
            assert 1 <= refusal.line <= piece.count(b"\n") + 1  # noqa: PT017  # most are refused
        else:
            body = str(accepted).split("\n\n", 1)[1]
            assert piece.decode().split("\n\n", 1)[1] == body


@pytest.mark.parametrize(
    ("name", "good"),
    [
        ("Ada", True),
        ("Zoë 🎲 of the North", True),
        ("a|b/c", True),
        ("", False),
        (" Ada", False),
        ("Ada ", False),
        ("A  B", False),
        ("A\nB", False),
        ("A\x85B", False),
    ],
)
def test_a_name_is_any_text_without_control_characters(name: str, good: bool) -> None:
    assert is_name(name) == good
    text = changed(CRISS_CROSS, 4, f"seat 0 {name}\n").encode()
    if good:
        assert check(text).header.names[0] == name
    else:
        with pytest.raises(RecordError):
            check(text)


def test_bytes_that_are_no_text_are_no_name() -> None:
    assert not is_name("A\udcff")


def test_replay_stops_after_the_line_asked_for() -> None:
    for until, lines in ((7, 0), (8, 1), (10, 3), (43, 35), (44, 35), (99, 35)):
        assert len(replay(CRISS_CROSS.encode(), until).lines) == lines


def test_a_choice_is_not_handed_out_before_all_have_chosen() -> None:
    game = GAMES["criss_cross"]
    transcript = Transcript(Header(game, game.settle({}, 2), ("Ada", "Bob"), 0))
    for line in ("0 start a", "1 start b", "table roll c d"):
        actor, _, text = line.partition(" ")
        if actor == "table":
            transcript.deal(game.parse_chance(text))
        else:
            transcript.play(int(actor), game.parse_move(text))
    transcript.play(1, game.parse_move("c A2 d A3"))
    assert "c A2 d A3" not in str(transcript)
    assert [str(line) for line in transcript.unrevealed()] == ["1 c A2 d A3"]
    transcript.play(0, game.parse_move("d A2 c A3"))
    assert str(transcript).endswith("table roll c d\n0 d A2 c A3\n1 c A2 d A3\n")
    assert transcript.unrevealed() == []


@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_many_games_replay_to_the_letter(seating: Seating) -> None:
    for number in range(3):
        text = str(seating.play("uniform", seed=31, number=number))
        assert str(check(text.encode())) == text
