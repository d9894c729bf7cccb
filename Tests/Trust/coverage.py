"""What a report of llvm-cov says of the library: lines by target, and functions that no test calls.

    coverage.py REPORT EXPLAINED TABLE

EXPLAINED has a line for each file with functions that no test calls, and why: `Sources/X.swift: why`. TABLE is written
in Markdown. Answers 1 if less than 95 % of the lines are executed, or if a function is neither called nor explained.
Closures count as the lines that they are.
"""

import json
import subprocess
import sys
from collections import defaultdict

REPORT, EXPLAINED, TABLE = sys.argv[1:]
# What measures the compiler is no part of it.
LEFT_OUT = ("SceneBenchmark",)


def path(name):
    return "Sources/" + name.split("/Sources/")[1] if "/Sources/" in name else None


def is_counted(name):
    return name is not None and name.split("/")[1] not in LEFT_OUT


report = json.load(open(REPORT))["data"][0]
lines = defaultdict(lambda: [0, 0])
for file in report["files"]:
    name = path(file["filename"])
    if is_counted(name):
        target = name.split("/")[1]
        lines[target][0] += file["summary"]["lines"]["covered"]
        lines[target][1] += file["summary"]["lines"]["count"]
covered, count = (sum(pair[part] for pair in lines.values()) for part in (0, 1))

called = defaultdict(int)
symbols = {}
for function in report["functions"]:
    name = path(function["filenames"][0])
    if is_counted(name):
        place = (name, function["regions"][0][0])
        called[place] = max(called[place], function["count"])
        symbols[place] = function["name"].split(":")[-1]
idle = sorted(place for place, times in called.items() if times == 0)
words = subprocess.run(
    ["swift", "demangle", "--compact"], input="\n".join(symbols[place] for place in idle), capture_output=True, text=True
).stdout.splitlines()
PARTS = ("closure", "implicit closure", "variable initialization", "default argument")
idle = [place for place, word in zip(idle, words) if not word.startswith(PARTS)]
explained = dict(line.rstrip("\n").split(": ", 1) for line in open(EXPLAINED) if ": " in line)
unexplained = [place for place in idle if place[0] not in explained]

with open(TABLE, "w") as table:
    print("| target | lines | executed |\n|---|---:|---:|", file=table)
    for target, (part, whole) in sorted(lines.items()):
        print(f"| {target} | {whole:,} | {100 * part / whole:.1f} % |", file=table)
    print(f"| all | {count:,} | {100 * covered / count:.1f} % |\n", file=table)
    print(
        f"{len(idle)} functions are never called, "
        f"{len(idle) - len(unexplained)} of them explained in [`coverage.txt`](coverage.txt).",
        file=table,
    )
print(open(TABLE).read())
for name, line in unexplained:
    print(f"{name}:{line}: no test calls this, and coverage.txt doesn't say why")
for name in sorted(set(explained) - {place[0] for place in idle}):
    print(f"{name}: is explained, and has nothing to explain")
sys.exit(0 if not unexplained and covered >= 0.95 * count else 1)
