"""Find Chromium for the browser tests and, run as `python -m scripts.chromium`, install it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

COMMANDS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APPLICATIONS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
MISSING = (
    "The browser tests need Chromium, and it could not be installed from here: install Chromium "
    "or Chrome, or set SWITCH_EDU_CHROMIUM to the path of one."
)


def find() -> str | None:
    """Return the path of a Chromium or Chrome on this machine that starts, or None.

    Playwright may still have one of its own; it finds that by itself.
    """
    chosen = os.environ.get("SWITCH_EDU_CHROMIUM")
    found = [chosen] if chosen else [*map(shutil.which, COMMANDS), *APPLICATIONS]
    return next((path for path in found if path and _starts(path)), None)


def _starts(path: str) -> bool:
    # Ubuntu's /usr/bin/chromium-browser can be a stub that only says where to get the real one.
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def _playwright_has_one() -> bool:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def _install_from_system() -> None:
    if not shutil.which("apt-get"):
        return
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if sudo and not shutil.which("sudo"):
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update", "-qq"],
        # the second package draws the suits ♠ ♥ ♣ ♦ alike on every machine
        ["apt-get", "install", "-qq", "-y", "chromium", "fonts-dejavu-core"],
    ):
        subprocess.run([*sudo, *command], env=quiet, stdin=subprocess.DEVNULL, check=False)


def _install_from_playwright() -> None:
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)


def main() -> int:
    """Install Chromium if there is none; return 0 if there is one at the end."""
    if find() or _playwright_has_one():
        return 0
    print("Chromium is missing; installing it for the browser tests.", flush=True)
    _install_from_system()
    if find():
        return 0
    _install_from_playwright()
    if _playwright_has_one():
        return 0
    print(MISSING, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
