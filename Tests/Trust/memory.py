"""What each verb needs: bytes for each byte of its file, each living controller and each event.

    memory.py COMMAND [VERB ...]

Dense files are read by every verb. What counts is the most address space that the process had, as `ulimit -v` counts it,
less what it has with an empty scene.
"""

import os
import subprocess
import sys
import tempfile
import time

COMMAND = os.path.abspath(sys.argv[1])
VERBS = sys.argv[2:] or [
    "check", "check --fix --diff", "fmt --check", "compile", "run", "run --format html", "tree", "test", "diagram",
    "why --not", "why --all", "run --why", "test --matrix ios=12,17",
]
SIZE = 60_000
HEAD = "scene: S\ninitial: a\n"


def repeated(start, piece, end=""):
    """A text of SIZE bytes; the piece is told its number."""
    parts, length, number = [start], len(start), 0
    while length < SIZE:
        part = piece(number)
        parts.append(part)
        length += len(part)
        number += 1
    return "".join(parts) + end


SHAPES = {
    "controllers": repeated(HEAD + "controllers:\n  a:\n", lambda n: f"  c{n}:\n"),
    "long titles": repeated(HEAD + "controllers:\n  a:\n", lambda n: f"  c{n}: {{ title: {'x' * 200} }}\n"),
    "steps": repeated(HEAD + "controllers: { a: }\nscript:\n", lambda n: "  - load: a\n"),
    "lists": repeated(HEAD + "controllers: { a: }\nx-lists: [[]", lambda n: ",[]", "]\n"),
    "one text": repeated(HEAD + "controllers: { a: }\nx-text: ", lambda n: "x" * 1000) + "\n",
    "comments": repeated(HEAD + "controllers: { a: }\n", lambda n: "#\n"),
    "unknown keys": repeated(HEAD + "controllers:\n  a:\n", lambda n: f"  c{n}: {{ k: }}\n"),
    "unknown verbs": repeated(HEAD + "controllers:\n  a:\n    overrides:\n      viewDidLoad:\n", lambda n: "      - x:\n"),
    "segues": repeated(HEAD + "controllers:\n  a:\n    segues:\n", lambda n: f"      s{n}: {{ push: a }}\n"),
}


def row(name):
    return ", ".join([name] * 100)


CROWD = f"{HEAD}controllers:\n  a: {{ children: [{row('b')}] }}\n  b: {{ children: [{row('c')}] }}\n  c:\n"
CONTROLLERS = 10_101
BUSY = f"{HEAD}controllers:\n  a: {{ children: [{row('b')}] }}\n  b:\nscript:\n"
EVENTS = 300 * 101


def peak(verb, folder, text):
    """The most address space that a process has, in bytes."""
    with open(f"{folder}/x.yaml", "w") as file:
        file.write(text)
    # A question has its event behind the file.
    event = ["a.deinit"] if verb.startswith("why --") else []
    with subprocess.Popen(
        [COMMAND, *verb.split(), "x.yaml", *event], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        most = 0
        while process.poll() is None:
            try:
                with open(f"/proc/{process.pid}/status") as file:
                    most = max([most] + [int(line.split()[1]) for line in file if line.startswith("VmPeak")])
            except (OSError, ProcessLookupError):
                pass
            time.sleep(0.002)
    if process.returncode not in (0, 1, 2):
        sys.exit(f"{verb}: exit code {process.returncode}")
    return most * 1024


with tempfile.TemporaryDirectory() as folder:
    for verb in VERBS:
        base = peak(verb, folder, HEAD + "controllers: { a: }\n")
        byte, shape = max(((peak(verb, folder, text) - base) / len(text), name) for name, text in SHAPES.items())
        controller = (peak(verb, folder, CROWD) - base) / CONTROLLERS
        idle = peak(verb, folder, BUSY + "  - wait: 1\n" * 300)
        event = (peak(verb, folder, BUSY + "  - memoryWarning\n" * 300) - idle) / EVENTS
        print(
            f"{verb:20} {base / 1e6:.0f} MB, {byte:.0f} for a byte ({shape}), {controller:.0f} for a controller, "
            f"{max(0, event):.0f} for an event", flush=True)
