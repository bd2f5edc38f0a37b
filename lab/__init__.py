"""How things were made and proven: from a checkout only, never in the wheel.

The package never imports it. `python -m lab.habits`, `python -m lab.bound` and so on run it.
"""
