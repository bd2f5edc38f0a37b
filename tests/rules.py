"""The ids of the rules, as the RULES files number them."""

import re

from bis.core.game import AnyGame
from bis.games import GAMES, rules_text

RULE = re.compile(r"\*\*([A-Z0-9]+-[0-9]{2})\*\*")


def rule_ids(game: AnyGame, language: str) -> list[str]:
    return RULE.findall(rules_text(game, language))


def all_rules() -> set[str]:
    return {rule for game in GAMES.values() for rule in rule_ids(game, "en")}


def prefix(game: AnyGame) -> str:
    """What stands before the numbers of its rules: `ENC`."""
    return rule_ids(game, "en")[0].partition("-")[0]
