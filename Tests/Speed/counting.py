"""What the commands beside this file share: a benchmark, and its instructions."""

import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def build(scratch, *flags):
    """The benchmark in release, built with flags."""
    command = ["swift", "build", "-c", "release", "--product", "scenograph-benchmark", "--scratch-path", scratch]
    subprocess.run([*command, *flags], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return ROOT / scratch / "release" / "scenograph-benchmark"


def tools(words):
    """The benchmark and the command: those named, or built in release."""
    if len(words) >= 2:
        return [Path(word).resolve() for word in words[:2]]
    benchmark = build(".build/speed")
    subprocess.run(["swift", "build", "-c", "release", "--product", "scenograph", "--scratch-path", ".build/speed"],
                   cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return benchmark, benchmark.with_name("scenograph")


def static_tool(words):
    """The static executable: named behind the other two, or built as the README says."""
    if len(words) == 3:
        return Path(words[2]).resolve()
    subprocess.run(
        ["swift", "build", "-c", "release", "--static-swift-stdlib", "--product", "scenograph", "--scratch-path",
         ".build/static"],
        cwd=ROOT, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "SCENOGRAPH_STATIC": "1"})
    return ROOT / ".build/static/release/scenograph"


def compiled(folder, name, source):
    """A C program."""
    (folder / f"{name}.c").write_text(source)
    subprocess.run(["cc", "-O2", "-o", folder / name, folder / f"{name}.c"], check=True)
    return folder / name


def instructions(tool, *words):
    """How many instructions a run takes, and what it prints."""
    # The order of a hash table would make each run another one.
    done = subprocess.run(
        ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", tool, *words],
        check=True, capture_output=True, text=True, env={**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"})
    return int(re.search(r"I +refs: +([\d,]+)", done.stderr).group(1).replace(",", "")), done.stdout


def each_event(tool, scene, *words):
    """The machine's instructions an event of a scene, without what comes before the first event."""
    rounds = 5
    (one, printed), (more, _) = [
        instructions(tool, "machine", scene, str(count), *words) for count in (1, 1 + rounds)]
    return (more - one) / (rounds * int(printed.split()[0]))
