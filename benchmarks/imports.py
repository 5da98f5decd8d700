"""What `import switch_edu`, and the first position, cost over a bare interpreter."""

from __future__ import annotations

import subprocess
import sys
import time

GOAL = 0.15  # seconds for the import over a bare interpreter
POSITION = "9C 1+ 5S7H9DKC/7/7 26 - - @practice-table"
PROGRAMS = {
    "import switch_edu": "import switch_edu",
    "import with all public names": (
        "import switch_edu as sw; [getattr(sw, name) for name in "
        "('house', 'position', 'deal', 'replay', 'bot', 'hint')]"
    ),
    "a first verdict": f"import switch_edu as sw; str(sw.position({POSITION!r}).why('7H'))",
}


def seconds(program: str, repeats: int) -> float:
    """Return the seconds of the quickest of several new interpreters that run a program."""
    quickest = float("inf")
    for _ in range(repeats):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", program], check=True)
        quickest = min(quickest, time.perf_counter() - start)
    return quickest


def main(repeats: int = 9) -> None:
    """Print the seconds over a bare interpreter."""
    bare = seconds("pass", repeats)
    print(f"bare interpreter {bare:.3f} s, best of {repeats}")
    for name, program in PROGRAMS.items():
        print(f"{name}: {seconds(program, repeats) - bare:.3f} s more")
    print(f"wanted: {GOAL} s or less for the import")


if __name__ == "__main__":
    main()
