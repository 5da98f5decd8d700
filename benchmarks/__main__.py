"""Run all measurements that need no browser: `python -m benchmarks`."""

from __future__ import annotations

from benchmarks import analyse, fast, houses, imports, outcomes, plain, side, smallest


def main() -> None:
    """Print all figures."""
    parts = (imports, plain, side, smallest, fast, houses, outcomes, analyse)
    for part in parts:
        part.main()
        print()


if __name__ == "__main__":
    main()
