#!/usr/bin/env bash
# A wheel whose script has no x bit in the archive: uv installs a command, pip a file that can't be run.
#
# Guess, written before the run: what lies in a wheel's `scripts` is a command, so both installers make it executable.
# Seen: uv does. pip sets the x bit only if the archive has it, installs without a word, and the shell ends with 126:
#   it may not run the file. The same holds for a script with the line `#!python`, which pip itself writes anew.
# Versions: pip 25.3, uv 0.9.0.
# Source: the specification of binary distributions says that installers on Unix may need to add +x to scripts, since
#   an archive made on Windows hasn't got it. pip's operations/install/wheel.py sets it where the archive has it.
# Why it matters: wheels that carry a compiled tool and nothing else are put together with a zip library, whose default
#   mode has no x bit. Who tries the wheel with uv finds it right. Set the mode in the archive, and try both.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check pip==25.3 uv==0.9.0

cat > make.py <<'END'
import zipfile

for name, first, mode in [("marked", "#!/bin/sh", 0o755), ("plain", "#!/bin/sh", 0o644), ("python", "#!python", 0o644)]:
    name = f"demo_{name}"
    line = "print('runs')" if first == "#!python" else "echo runs"
    files = {
        f"{name}-1.0.data/scripts/{name}": (f"{first}\n{line}\n", mode),
        f"{name}-1.0.dist-info/METADATA": (f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", 0o644),
        f"{name}-1.0.dist-info/WHEEL": (
            "Wheel-Version: 1.0\nGenerator: demo\nRoot-Is-Purelib: true\nTag: py3-none-any\n", 0o644),
    }
    record = f"{name}-1.0.dist-info/RECORD"
    files[record] = ("".join(f"{path},,\n" for path in [*files, record]), 0o644)
    with zipfile.ZipFile(f"{name}-1.0-py3-none-any.whl", "w") as archive:
        for path, (text, mode) in files.items():
            entry = zipfile.ZipInfo(path)
            entry.external_attr = (0o100000 | mode) << 16
            archive.writestr(entry, text)
END
python3 make.py
python3 -m venv with-pip
python3 -m venv with-uv
tools/bin/pip --disable-pip-version-check --python with-pip/bin/python install --quiet --no-index ./*.whl
tools/bin/uv pip install --quiet --no-cache --offline --python with-uv/bin/python ./*.whl
for name in demo_marked demo_plain demo_python; do
  for tool in pip uv; do
    echo "$tool, $name: $("with-$tool/bin/$name" 2> log || echo "exit code $?")"
  done
done > seen
cat seen
cat > expected <<'END'
pip, demo_marked: runs
uv, demo_marked: runs
pip, demo_plain: exit code 126
uv, demo_plain: runs
pip, demo_python: exit code 126
uv, demo_python: runs
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
