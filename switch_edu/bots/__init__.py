"""Seats that play by themselves from what they may see, and hints with their reasons."""

from switch_edu.bots.hints import Hint, hint
from switch_edu.bots.seats import Bot, RandomBot, SensibleBot, bot

__all__ = ["Bot", "Hint", "RandomBot", "SensibleBot", "bot", "hint"]
