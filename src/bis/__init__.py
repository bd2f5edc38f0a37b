"""Bis: one table for Encore!, One More Encore!, Flip 7 and Criss Cross."""

__version__ = "0.1.0"
