"""The coach of Criss Cross."""

from bis.coach.coach import Coach
from bis.coach.criss_cross.beside import contrast
from bis.coach.criss_cross.evaluator import GridEvaluator, explain
from bis.coach.criss_cross.look import look
from bis.coach.criss_cross.odds import odds
from bis.coach.criss_cross.remarks import about
from bis.coach.criss_cross.words import TEMPLATES

COACH = Coach(
    about,
    TEMPLATES,
    evaluator=lambda _header: GridEvaluator(),
    look=look,
    contrast=contrast,
    odds=odds,
    explain=explain,
)
