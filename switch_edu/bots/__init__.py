"""Seats that play by themselves from what they may see, and hints with their reasons."""

from switch_edu.bots.hints import Hint, hint
from switch_edu.bots.kinds import bot
from switch_edu.bots.seats import Bot, RandomBot, SensibleBot
from switch_edu.bots.sharp import SharpBot

__all__ = ["Bot", "Hint", "RandomBot", "SensibleBot", "SharpBot", "bot", "hint"]
