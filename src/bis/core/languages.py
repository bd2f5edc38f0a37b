"""The languages Bis speaks: the only list of them. CONTRIBUTING tells what one more needs."""

ORIGINAL = "en"
"""What everything is written in first, and what is spoken where a wish is not known."""
LANGUAGES = {ORIGINAL: "English", "fr": "Français", "de": "Deutsch"}
"""By their codes, each as it calls itself."""
