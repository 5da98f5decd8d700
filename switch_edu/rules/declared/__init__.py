"""Every ruling of the game, declared once, by theme in reading order."""

from switch_edu.rules.declared.finish import FINISH
from switch_edu.rules.declared.penalties import PENALTIES
from switch_edu.rules.declared.runs import RUNS
from switch_edu.rules.declared.scoring import SCORING
from switch_edu.rules.declared.setup import SETUP
from switch_edu.rules.declared.suits import SUITS_RULINGS
from switch_edu.rules.declared.supply import SUPPLY
from switch_edu.rules.declared.turn import TURN
from switch_edu.rules.ruling import Ruling

RULINGS: dict[str, Ruling] = {
    ruling.id: ruling
    for theme in (SETUP, TURN, SUPPLY, RUNS, SUITS_RULINGS, PENALTIES, FINISH, SCORING)
    for ruling in theme
}
