"""The commands of `switch-edu`, one module each; `switch_edu.cli` names them."""
