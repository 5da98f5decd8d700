"""The wheels that the browser's Python gets: this project's, the locked ones, and the kernel's."""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from email.parser import Parser
from pathlib import Path

from scripts.site import lite

LOCK = Path(__file__).with_name("browser.lock")
_FOR_THE_BROWSER = (
    "--require-hashes", "--no-deps", "--only-binary=:all:",
    "--python-version=3.14", "--platform=any", "--implementation=py", "--abi=none",
)  # fmt: skip
# of the wheels that come with the kernel; its other ones stand in for those of older widgets
_KERNEL = ("ipykernel", "piplite", "pyodide_kernel")
# The kernel insists on jedi, which only completes names as one types, and weighs as much as
# everything of ours: an empty wheel of that name is enough for it.
_EMPTY = "jedi-0-py3-none-any.whl"


@dataclass(frozen=True)
class Wheel:
    """One wheel in the site."""

    file: Path
    name: str
    version: str
    imports: tuple[str, ...]

    @property
    def sha256(self) -> str:
        """The checksum that the browser compares."""
        return hashlib.sha256(self.file.read_bytes()).hexdigest()


def gather(root: Path, cache: Path, folder: Path) -> list[Wheel]:
    """Put all wheels into a folder and return them; downloads are kept in `cache`."""
    downloaded = cache / "wheels"
    _pip("download", *_FOR_THE_BROWSER, f"--dest={downloaded}", f"--requirement={LOCK}")
    for name, version in locked(LOCK.read_text(encoding="utf-8")):
        (file,) = downloaded.glob(f"{name.replace('-', '_')}-{version}-*.whl")
        shutil.copy(file, folder)
    for kept in _KERNEL:
        (file,) = lite.kernel_wheels().glob(f"{kept}-*.whl")
        shutil.copy(file, folder)
    _pip("wheel", "--no-deps", "--no-build-isolation", f"--wheel-dir={folder}", str(root))
    _write_empty(folder / _EMPTY)
    return [read(file) for file in sorted(folder.glob("*.whl"))]


def locked(text: str) -> list[tuple[str, str]]:
    """Return the names and versions in the text of a lock."""
    return re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.MULTILINE)


def read(file: Path) -> Wheel:
    """Return what a wheel says of itself."""
    with zipfile.ZipFile(file) as archive:
        names = archive.namelist()
        (told,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        metadata = Parser().parsestr(archive.read(told).decode(), headersonly=True)
    tops = {re.sub(r"\.py$", "", name.split("/")[0]) for name in names if name.endswith(".py")}
    name = re.sub(r"[-_.]+", "-", metadata["Name"]).lower()
    return Wheel(file, name, metadata["Version"], tuple(sorted(tops)))


def _pip(*words: str) -> None:
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"pip {words[0]} has failed:\n{done.stderr}")


def _write_empty(file: Path) -> None:
    name, version, *_ = file.stem.split("-")
    folder = f"{name}-{version}.dist-info"
    with zipfile.ZipFile(file, "w") as archive:
        told = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
        archive.writestr(f"{folder}/METADATA", told)
        archive.writestr(f"{folder}/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        archive.writestr(f"{folder}/RECORD", "")
