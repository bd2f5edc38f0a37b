"""The coach of Criss Cross."""

from bis.coach.coach import Coach
from bis.coach.criss_cross.beside import about_part, contrast
from bis.coach.criss_cross.evaluator import GridEvaluator, explain
from bis.coach.criss_cross.remarks import about, look
from bis.coach.criss_cross.words import TEMPLATES

COACH = Coach(
    about,
    TEMPLATES,
    evaluator=lambda _header: GridEvaluator(),
    look=look,
    contrast=contrast,
    about_part=about_part,
    explain=explain,
)
