"""A first game of each game: small lessons by doing, on real positions. One line per game.

A game may do without.
"""

from bis.core.errors import BisError
from bis.core.reasons import Reason
from bis.core.registry import Registry
from bis.lessons.lesson import FirstGame, Lesson

FIRST_GAMES: Registry[FirstGame] = Registry(
    FirstGame,
    {
        "encore": "bis.lessons.encore:FIRST_GAME",
        "one_more_encore": "bis.lessons.one_more_encore:FIRST_GAME",
        "flip7": "bis.lessons.flip7:FIRST_GAME",
        "criss_cross": "bis.lessons.criss_cross:FIRST_GAME",
    },
)
NO_LESSONS = Reason("lessons.none", "{game} has no first game to learn by")
NO_LESSON = Reason("lessons.unknown", "there is no lesson {lesson!r}; there are {lessons}")


def first_game(game_id: str) -> FirstGame:
    if game_id not in FIRST_GAMES:
        raise BisError(NO_LESSONS, game=game_id)
    return FIRST_GAMES[game_id]


def find_lesson(game_id: str, lesson_id: str) -> Lesson:
    lessons = {lesson.id: lesson for lesson in first_game(game_id).lessons}
    if lesson_id not in lessons:
        raise BisError(NO_LESSON, lesson=lesson_id, lessons=", ".join(lessons))
    return lessons[lesson_id]
