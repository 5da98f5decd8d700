"""Run all measurements that need no browser: `python -m benchmarks`."""

from __future__ import annotations

from benchmarks import fast, houses, imports, outcomes, plain, side, smallest


def main() -> None:
    """Print all figures."""
    parts = (imports, plain, side, smallest, fast, houses, outcomes)
    for part in parts:
        part.main()
        print()


if __name__ == "__main__":
    main()
