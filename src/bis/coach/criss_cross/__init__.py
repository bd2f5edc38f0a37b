"""The coach of Criss Cross."""

from bis.coach.coach import Coach
from bis.coach.criss_cross.evaluator import GridEvaluator, explain
from bis.coach.criss_cross.words import TEMPLATES, about, about_part, contrast, look

COACH = Coach(
    about,
    TEMPLATES,
    evaluator=lambda _header: GridEvaluator(),
    look=look,
    contrast=contrast,
    about_part=about_part,
    explain=explain,
)
