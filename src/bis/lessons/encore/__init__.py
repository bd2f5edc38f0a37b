"""A first game of Encore!."""

from bis.lessons.lesson import read_first_game

FIRST_GAME = read_first_game(__name__)
