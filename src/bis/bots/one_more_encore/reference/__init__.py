"""Encore!'s players to compare others with, who also weigh rows, hearts and the special die."""
