#!/usr/bin/env python3
"""Measures what an import costs, in instructions: beside xmllint, and 200 files beside the sum of the single ones.

    swift build -c release
    python3 Tests/Storyboards/speed.py [FOLDER OF REAL STORYBOARDS]

Needs valgrind and xmllint (Debian: valgrind, libxml2-utils). Fails if a limit is exceeded.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

RELEASE = pathlib.Path(__file__).resolve().parents[2] / ".build" / "release"
COMMAND = RELEASE / "scenograph"
LARGEST = 520_000
COUNT = 200
# An import may cost so many times what xmllint does, and many files so many times the sum of the single ones.
LIMITS = {"beside xmllint": 3.0, "beside the sum": 1.2}


def instructions(*words):
    """The instructions that a command takes, in all its threads."""
    call = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *map(str, words)]
    done = subprocess.run(call, capture_output=True, text=True, errors="replace")
    found = re.search(r"Collected : (\d+)", done.stderr)
    if not found or done.returncode not in (0, 1):
        sys.exit(f"{words[0]}: {done.stderr[-400:]}")
    return int(found.group(1))


def generated(size):
    return subprocess.run(
        [RELEASE / "scenograph-benchmark", "storyboard", str(size)], capture_output=True, check=True).stdout


def samples(folder, real):
    """Files of many sizes: the real ones, or generated ones."""
    if real:
        return sorted(pathlib.Path(real).rglob("*.storyboard"))
    paths = []
    for number in range(1, 11):
        paths.append(folder / f"Part{number}.storyboard")
        paths[-1].write_bytes(generated(20_000 * number))
    return paths


def beside_xmllint(path, name):
    plain = instructions("xmllint", "--noout", path)
    own = instructions(COMMAND, "import", path)
    print(f"{name}: xmllint {plain:,}, import {own:,}: {own / plain:.2f} times")
    return own / plain


def beside_sum(folder, paths):
    """Copies of some files, imported together and one by one; the start of the command is left out of both."""
    start = instructions(COMMAND, "--version")
    together = folder / "all"
    copies = -(-COUNT // len(paths))
    for number in range(copies * len(paths)):
        if number == COUNT:
            break
        target = together / f"Copy{number // len(paths)}" / f"Board{number}.storyboard"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(paths[number % len(paths)], target)
    (folder / "scenes").mkdir()
    whole = instructions(COMMAND, "import", together, "-o", folder / "scenes") - start
    single = []
    for number, path in enumerate(paths):
        single.append(instructions(COMMAND, "import", path, "-o", folder / f"{number}.scene.yaml") - start)
    total = sum(single[number % len(paths)] for number in range(COUNT))
    print(f"{COUNT} files: together {whole:,}, one by one {total:,}: {whole / total:.2f} times")
    return whole / total


def main():
    real = sys.argv[1] if len(sys.argv) > 1 else None
    ratios = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        largest = folder / "Main.storyboard"
        largest.write_bytes(generated(LARGEST))
        ratios.append(("beside xmllint", beside_xmllint(largest, f"{largest.stat().st_size:,} bytes")))
        paths = samples(folder, real)
        longest = max(paths, key=lambda path: path.stat().st_size)
        ratios.append(("beside xmllint", beside_xmllint(longest, f"{longest.stat().st_size:,} bytes")))
        ratios.append(("beside the sum", beside_sum(folder, paths)))
    sys.exit(any(ratio > LIMITS[name] for name, ratio in ratios))


if __name__ == "__main__":
    main()
