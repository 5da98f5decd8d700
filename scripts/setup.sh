#!/bin/sh
# Make the virtual environment FOLDER and install the locked packages and this project into it.
# Usage: sh scripts/setup.sh FOLDER     (PYTHON=... chooses the interpreter)
set -eu
folder=$1

is_new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

python=
for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
    if is_new_enough "$candidate"; then python=$candidate; break; fi
done
if [ -z "$python" ]; then
    echo "switch_edu needs Python 3.11 or newer and found none; install one, or name it: make PYTHON=/path/to/python3.11" >&2
    exit 1
fi

echo "Setting up in $folder with $("$python" --version); this takes a minute or two, once."
# Some systems ship Python without ensurepip: then the pip outside fills the environment.
if "$python" -m venv "$folder" >/dev/null 2>&1; then
    pip="$folder/bin/python -m pip"
else
    "$python" -m venv --clear --without-pip "$folder"
    pip="$python -m pip --python $folder/bin/python"
fi
pip="$pip --disable-pip-version-check --no-input"

$pip install --quiet --require-hashes -r requirements.lock
$pip install --quiet --no-deps --no-build-isolation -e .
echo "Ready."
