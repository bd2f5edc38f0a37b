"""Hints and reviews as plain values that JSON can hold; their fields are told in docs/coach.md."""

from collections.abc import Sequence
from typing import Any

from bis.bots.coach.hint import Advice, Hint
from bis.bots.coach.review import Account, Decision, Review
from bis.bots.coach.words import LANGUAGES, say
from bis.bots.coach.words.phrases import Phrase
from bis.bots.coach.worth import Worth
from bis.core.game import AnyGame

Plain = dict[str, Any]
DIGITS = 6
VERSION = 2
"""Counts up when the same record may get other numbers or fields: what is kept is then stale."""


def plain_hint(hint: Hint) -> Plain:
    game = hint.header.game
    return {
        "version": VERSION,
        "game": game.id,
        "seat": hint.seat,
        "line": hint.index,
        "unit": unit(len(hint.header.names)),
        "moves": [_advice(game, advice) for advice in hint.moves],
        "note": hint.note,
    }


def plain_review(review: Review) -> Plain:
    game, names = review.header.game, review.header.names
    decisions = review.decisions
    return {
        "version": VERSION,
        "game": game.id,
        "unit": unit(len(names)),
        "finished": review.finished,
        "seats": [
            {"name": names[account.seat], **_account(account, decisions)}
            for account in review.accounts
        ],
        "decisions": [_decision(game, decision) for decision in decisions],
        "worst": list(review.worst),
        "curve": [
            {"line": place - 1, "points": _all_points(share), "win": _all_wins(share)}
            for place, share in enumerate(review.curve)
        ],
        "note": review.note,
    }


def unit(seats: int) -> str:
    """What costs are counted in here."""
    return "points" if seats == 1 else "win"


def _advice(game: AnyGame, advice: Advice) -> Plain:
    estimate = advice.estimate
    return {
        "move": str(estimate.move),
        **_worth("", estimate.worth),
        **_worth("noise_", estimate.noise),
        "words": _words(game, advice.phrases),
    }


def _decision(game: AnyGame, decision: Decision) -> Plain:
    return {
        "line": decision.index,
        "seat": decision.seat,
        "move": str(decision.move),
        "best": str(decision.best),
        **_worth("cost_", decision.cost),
        **_worth("noise_", decision.noise),
        "verdict": decision.verdict,
        "words": {
            language: {
                "best": [say(game, phrase, language) for phrase in decision.good],
                "played": [say(game, phrase, language) for phrase in decision.bad],
            }
            for language in LANGUAGES
        },
    }


def _account(account: Account, decisions: Sequence[Decision]) -> Plain:
    own = [decision.verdict for decision in decisions if decision.seat == account.seat]
    return {
        "seat": account.seat,
        **_worth("start_", account.start),
        **_worth("luck_", account.luck),
        **_worth("luck_noise_", account.luck_noise),
        **_worth("own_", account.own),
        **_worth("others_", account.others),
        **_worth("final_", account.final),
        **_worth("lost_", account.lost),
        "decisions": len(own),
        "mistakes": own.count("mistake"),
        "blunders": own.count("blunder"),
        "worst": list(account.worst),
    }


def _worth(name: str, worth: Worth) -> Plain:
    return {f"{name}points": round(worth.points, DIGITS), f"{name}win": _rounded(worth.win)}


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, DIGITS)


def _all_points(share: Sequence[Worth]) -> list[float]:
    return [round(worth.points, DIGITS) for worth in share]


def _all_wins(share: Sequence[Worth]) -> list[float | None] | None:
    return None if share[0].win is None else [_rounded(worth.win) for worth in share]


def _words(game: AnyGame, phrases: Sequence[Phrase]) -> dict[str, list[str]]:
    return {language: [say(game, phrase, language) for phrase in phrases] for language in LANGUAGES}
