"""The ways in which something said at a table is refused."""

from bis.core.reasons import Reason, Sentence


class BisError(ValueError):
    """Anything a person can cause and put right; its text is a sentence for that person."""

    def __init__(self, why: Reason | str, rule: str | None = None, /, **parts: object) -> None:
        """A reason and its parts, with the rule where the reason leaves it open; or a sentence."""
        self.id: str | None = None
        self.parts: dict[str, str] = {}
        self.told: Sentence | None = None
        self.rule = rule
        if isinstance(why, Reason):
            self.id = why.id
            self.parts = {name: str(part) for name, part in parts.items()}
            self.rule = rule or why.rule
            self.reason = why.sentence(self.parts)
        else:
            told = Sentence(why, **parts)
            self.told = Sentence("{why} ({rule})", why=told, rule=rule) if rule else told
            self.reason = str(told)
        super().__init__(self._text())

    def _text(self) -> str:
        return f"{self.reason} ({self.rule})" if self.rule else self.reason


class NotationError(BisError):
    """The text cannot be read."""


class OptionError(BisError):
    """The game cannot be set up this way."""


class IllegalMoveError(BisError):
    """It can be read, but the rules forbid it here."""

    rule: str
    said: str
    """The move as it was said, in quotes."""

    def __init__(
        self, move: object, why: Reason, rule: str | None = None, /, **parts: object
    ) -> None:
        self.said = repr(str(move))
        super().__init__(why, rule, **parts)

    def _text(self) -> str:
        return f"illegal move {self.said}: {self.reason} ({self.rule})"
