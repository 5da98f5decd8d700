"""`python -m switch_edu` is the command `switch-edu`."""

from switch_edu.cli import main

main()
