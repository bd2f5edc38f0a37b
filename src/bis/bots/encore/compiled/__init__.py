"""Players of Encore! on the words of its batch functions, each as the bot of its name chooses."""

REPLACEABLE = (
    *("survey", "worth_of"),
    *("weights_at", "weigh", "survey_moves", "deny_nothing", "deny_one"),
    *("gain", "column_points"),
)
"""What a variant's players may do otherwise, by a function of the same name."""
