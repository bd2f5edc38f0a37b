"""The ways in which something said at a table is refused."""


class BisError(ValueError):
    """Anything a person can cause and put right; its text is a sentence for that person."""


class NotationError(BisError):
    """The text cannot be read."""


class OptionError(BisError):
    """The game cannot be set up this way."""

    def __init__(self, reason: str, rule: str | None = None) -> None:
        super().__init__(f"{reason} ({rule})" if rule else reason)
        self.rule = rule


class IllegalMoveError(BisError):
    """It can be read, but the rules forbid it here."""

    def __init__(self, move: object, reason: str, rule: str) -> None:
        super().__init__(f"illegal move {str(move)!r}: {reason} ({rule})")
        self.reason = reason
        self.rule = rule
