"""Every lesson can be done as it is written, and has a word for what people try instead."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bis.core.errors import BisError
from bis.core.languages import LANGUAGES
from bis.core.reasons import REASONS
from bis.games import GAMES
from bis.games.encore.scoring import COLOR_FIRST, COLOR_LATER
from bis.lessons import FIRST_GAMES, find_lesson, first_game
from bis.lessons.lesson import Lesson, Step, Words, matches
from bis.lessons.playing import Desk, tell
from bis.record.replay import check

LESSONS = [
    pytest.param(game, lesson, id=f"{game}-{lesson.id}")
    for game, first in FIRST_GAMES.items()
    for lesson in first.lessons
]
CLIENT = Path(__file__).parents[2] / "client" / "games"
MOST_LETTERS = 112
"""What fits into three lines of the teacher's card on the smallest phone."""
every_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS)


def asking(lesson: Lesson) -> Iterator[tuple[Step, Desk]]:
    """Each step that asks for a move, and the table before it is made."""
    desk = Desk(lesson)
    for step in lesson.steps:
        desk.happen(step.happens)
        if step.do is not None:
            yield step, desk
            assert desk.try_to_say(step, step.do) is None


def legal(desk: Desk) -> list[str]:
    return [str(move) for move in desk.game.legal(desk.state, desk.seat)]


def test_every_game_has_five_to_eight_lessons() -> None:
    assert set(FIRST_GAMES) <= set(GAMES)
    assert {len(first.lessons) in range(5, 9) for first in FIRST_GAMES.values()} == {True}
    for first in FIRST_GAMES.values():
        ids = [lesson.id for lesson in first.lessons]
        assert len(ids) == len(set(ids))


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_way_to_play_that_is_taught_has_words_for_its_button(
    game: str, lesson: Lesson, language: str
) -> None:
    usual = {option.key: option.default(2) for option in GAMES[game].options}
    words = (CLIENT / game / f"{language}.ftl").read_text("utf-8")
    for key, value in lesson.options.items():
        assert value == usual[key] or f"play-{game}-{key}-{value} =" in words


@every_lesson
def test_a_lesson_is_a_record_by_the_rules(game: str, lesson: Lesson) -> None:
    desk = Desk(lesson)
    for step in lesson.steps:
        desk.happen(step.happens)
        if step.do is not None:
            assert desk.try_to_say(step, step.do) is None
    record = check(str(desk.transcript).encode(), unfinished=True)
    assert record.game is GAMES[game]


@every_lesson
def test_whatever_will_do_leads_to_the_end(game: str, lesson: Lesson) -> None:
    done = [step.do for step in lesson.steps if step.do is not None]
    assert tell(lesson, done).over
    for i, (step, desk) in enumerate(asking(lesson)):
        for move in filter(step.wants, legal(desk)):
            told = tell(lesson, [*done[:i], move, *done[i + 1 :]])
            assert told.over, f"after {move}: {told.wrong}"


@every_lesson
def test_every_other_move_has_its_word(game: str, lesson: Lesson) -> None:
    for step, desk in asking(lesson):
        others = [move for move in legal(desk) if not step.wants(move)]
        silent = [move for move in others if step.word_for(move, None) is None]
        assert silent == [], f"nobody says anything of these, where {step.do} is asked for"


@every_lesson
def test_every_word_can_be_heard(game: str, lesson: Lesson) -> None:
    for step, desk in asking(lesson):
        others = [move for move in legal(desk) if not step.wants(move)]
        heard = [step.word_for(move, None) for move in others]
        for wrong in step.wrong:
            if wrong.reason is None:
                assert wrong in heard, wrong.words
                continue
            assert wrong.reason in REASONS
            assert wrong.example is not None
            told = desk.try_to_say(step, wrong.example)
            assert told is not None
            assert told.words == wrong.words, f"{wrong.example}: {told}"
        useless = [one for one in step.also if not any(matches([one], m) for m in legal(desk))]
        assert useless == []


@every_lesson
def test_the_teacher_is_brief_and_speaks_every_language(game: str, lesson: Lesson) -> None:
    words: list[Words] = [lesson.title, *(step.words for step in lesson.steps)]
    words += [wrong.words for step in lesson.steps for wrong in step.wrong]
    for said in words:
        assert said.keys() == LANGUAGES.keys()
        assert len(set(said.values())) == len(LANGUAGES) or said is lesson.title
        long = [text for text in said.values() if len(text) > MOST_LETTERS]
        assert long == []
        typed = [text for text in said.values() if "'" in text or text != text.strip()]
        assert typed == [], "apostrophes are ’"


@pytest.mark.parametrize("game", ["encore", "one_more_encore"])
def test_a_lesson_with_other_crosses_is_a_new_example(game: str) -> None:
    """Nobody has to follow where the crosses went: time neither passes nor goes back."""
    new = {"en": "A new example: ", "fr": "Un nouvel exemple\u00a0: ", "de": "Ein neues Beispiel: "}
    before: object = None
    for lesson in first_game(game).lessons:
        desk = Desk(lesson)
        if before not in (None, desk.state.sheets):
            words = lesson.steps[0].words
            assert [words[language].startswith(new[language]) for language in new] == [True] * 3
        for step in lesson.steps:
            desk.happen(step.happens)
            assert step.do is None or desk.try_to_say(step, step.do) is None
        before = desk.state.sheets


@pytest.mark.parametrize("game", ["encore", "one_more_encore"])
def test_the_teacher_says_what_a_full_color_is_worth(game: str) -> None:
    steps = [step for lesson in first_game(game).lessons for step in lesson.steps]
    worths = [step.words for step in steps if any("bonus-" in ring for ring in step.point)]
    for language in LANGUAGES:
        said = re.findall(r"\d+", worths[0][language])
        assert [str(COLOR_FIRST), str(COLOR_LATER)] == said[-2:], worths[0][language]


def test_a_wrong_try_changes_nothing_and_is_answered_by_the_teacher_or_the_judge() -> None:
    lesson = find_lesson("encore", "place")
    asked = tell(lesson, [])
    assert [scene.asks for scene in asked.scenes] == [False, False, True]
    assert asked.scenes[0].position.legal == []
    assert "b2 H4 H5" in asked.scenes[2].position.legal

    passed = tell(lesson, ["pass"])
    assert passed.scenes == asked.scenes
    assert passed.wrong is not None
    assert passed.wrong.words == lesson.steps[2].wrong[0].words

    far = tell(lesson, ["b2 A3 A4"]).wrong
    assert far is not None
    assert far.why is not None
    assert far.why.rule == "ENC-14"
    assert far.words is not None

    wrong_color = tell(lesson, ["b2 H2 H3"]).wrong
    assert wrong_color is not None
    assert wrong_color.words is None
    assert wrong_color.why is not None
    assert (wrong_color.why.code, wrong_color.why.rule) == ("encore.wrong_square", "ENC-12")


def test_a_lesson_ends_and_says_so() -> None:
    told = tell(find_lesson("encore", "end"), ["g1 H1"])
    assert told.over
    assert told.table.phase == "over"
    kinds = [event.kind for event in told.scenes[2].events]
    assert "color_claimed" in kinds
    assert "ended" in kinds


def test_moves_too_many_for_a_table_are_all_there() -> None:
    """No table stands behind a lesson that could be asked for the rest."""
    for game, lesson in ((param.values[0], param.values[1]) for param in LESSONS):
        assert isinstance(lesson, Lesson), game
        scenes = tell(lesson, []).scenes
        assert all(scene.position.on_demand == [] for scene in scenes)


def test_unknown_lessons_are_refused() -> None:
    with pytest.raises(BisError, match="there is no lesson 'nothing'; there are place"):
        find_lesson("encore", "nothing")
    with pytest.raises(BisError, match="chess has no first game"):
        first_game("chess")


@every_lesson
def test_nothing_is_framed_that_is_free_to_choose(game: str, lesson: Lesson) -> None:
    for step, _ in asking(lesson):
        assert not ("where you like" in step.words["en"] and step.point)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "nobody may pass"), ("fr", "nul ne passe"), ("de", "passen darf niemand")],
)
def test_that_nobody_may_pass_in_criss_cross_is_said_once(language: str, words: str) -> None:
    """Where two free boxes are left at the end (CC-05)."""
    steps = [step for lesson in FIRST_GAMES["criss_cross"].lessons for step in lesson.steps]
    assert sum(words in step.words[language] for step in steps) == 1
