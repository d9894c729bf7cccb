"""What each verb needs at most, as a multiple of the bytes of its file.

    memory.py COMMAND [TABLE]

Files of 50,000 bytes, each of one thing over and over, are read by every verb; what counts is the most memory that the
process had, less what it has with an empty scene. TABLE is written in Markdown.
"""

import os
import subprocess
import sys
import tempfile

COMMAND = os.path.abspath(sys.argv[1])
SIZE = 50_000
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
    "short controllers": repeated(HEAD + "controllers:\n  a:\n", lambda n: f"  c{n}:\n"),
    "children": repeated(HEAD + "controllers:\n  b:\n  a: { children: [b", lambda n: ", b", "] }\n"),
    "long titles": repeated(HEAD + "controllers:\n  a:\n", lambda n: f"  c{n}: {{ title: {'x' * 200} }}\n"),
    "steps": repeated(HEAD + "controllers: { a: }\nscript:\n", lambda n: "  - wait: 1\n"),
    "short lists": repeated(HEAD + "controllers: { a: }\nx-lists: [[]", lambda n: ",[]", "]\n"),
    "one text": repeated(HEAD + "controllers: { a: }\nx-text: ", lambda n: "x" * 1000) + "\n",
    "comments": repeated(HEAD + "controllers: { a: }\n", lambda n: "#\n"),
    "mistakes": repeated(HEAD + "controllers:\n  a:\n", lambda n: f"  c{n}: {{ k: }}\n"),
    "segues": repeated(HEAD + "controllers:\n  a:\n    segues:\n", lambda n: f"      s{n}: {{ push: a }}\n"),
}
VERBS = ["check", "check --fix --diff", "fmt --check", "compile", "run", "run --format html", "tree", "test", "diagram"]


def peak(words, folder):
    """The most memory that a process has, in bytes, and its exit code."""
    with subprocess.Popen(
        [COMMAND, *words], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder
    ) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_maxrss * 1024, process.returncode


with tempfile.TemporaryDirectory() as folder:
    with open(f"{folder}/empty.yaml", "w") as file:
        file.write(HEAD + "controllers: { a: }\n")
    for name, text in SHAPES.items():
        with open(f"{folder}/{name}.yaml", "w") as file:
            file.write(text)
    rows = []
    for verb in VERBS:
        base, _ = peak([*verb.split(), "empty.yaml"], folder)
        most, shape = 0, ""
        for name, text in SHAPES.items():
            bytes, exit = peak([*verb.split(), f"{name}.yaml"], folder)
            if exit not in (0, 1, 2):
                sys.exit(f"{verb} of {name}: exit code {exit}")
            if bytes - base > most:
                most, shape = bytes - base, name
        rows.append((verb, base / 1e6, most / SIZE, shape))
        print(f"{verb:20} {base / 1e6:6.0f} MB + {most / SIZE:5.0f} × file ({shape})", flush=True)
if len(sys.argv) > 2:
    with open(sys.argv[2], "w") as table:
        print("| verb | besides | times the file's bytes | where the file is all |\n|---|---:|---:|---|", file=table)
        for verb, base, factor, shape in rows:
            print(f"| `{verb}` | {base:.0f} MB | {factor:.0f} | {shape} |", file=table)
