"""Run all measurements that need no browser: `python -m benchmarks`."""

from __future__ import annotations

from benchmarks import fast, houses, imports, plain, side


def main() -> None:
    """Print all figures."""
    for measure in (imports.main, plain.main, side.main, fast.main, houses.main):
        measure()
        print()


if __name__ == "__main__":
    main()
