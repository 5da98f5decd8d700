"""Rulings, powers and answers; the houses that are made of them; where each rule comes from."""

from switch_edu.rules.files import houses
from switch_edu.rules.house import House, house
from switch_edu.rules.options import apply_options, apply_variants
from switch_edu.rules.own_houses import own_houses
from switch_edu.rules.sources import Provenance

__all__ = [
    "House", "Provenance", "apply_options", "apply_variants", "house", "houses", "own_houses",
]  # fmt: skip
