"""Holds what the engine says of scenes against what the second machine says, and prints where they differ.

    compare.py --tool .build/debug/scenograph examples Tests/Cases Tests/Conformance

asks the command for the plan and the events of each scene below these folders. Without arguments, standard input has a
line for each scene, which a test writes: its name, its plan and the engine's effects as JSON, with tabs between. Only
effects tell the parents of events.
"""

import collections
import itertools
import json
import os
import subprocess
import sys

sys.dont_write_bytecode = True
from machine import Machine  # noqa: E402

FLAGS = ("isBeingPresented", "isBeingDismissed", "isMovingToParent", "isMovingFromParent")


def read_effects(plan, effects):
    """The engine's events, each with its parent as the machine names it."""
    words, events = {}, []
    for number, parent, kind, *rest in effects:
        if kind == "event":
            words[number] = ("event", len(events))
            events.append((*rest, words[parent]))
        elif kind == "step":
            words[number] = ("step", rest[0])
        else:
            words[number] = ("resumption", words[parent]) if kind == "resumption" else (kind, number)
    return events


def read_lines(lines):
    """The events of `run --format jsonl`, which don't tell their parents."""
    for line in map(json.loads, lines):
        value = line.get("animated", line.get("parent", line.get("argument", "")))
        argument = "nil" if "parent" in line and value is None else text(value)
        name = line["event"] if line["event"] not in ("warning", "exception") else ""
        flags = sum(1 << bit for bit, flag in enumerate(FLAGS) if line.get(flag))
        yield (line["controller"] or "", line["event"], argument if name else None, text(line.get("answer", "")), flags,
               line["step"], round(line["time"] * 1_000_000), None)


def text(value):
    if isinstance(value, bool):
        return "true" if value else "false"
    return " ".join(value) if isinstance(value, list) else value


class Report:
    """What the scenes showed so far."""

    def __init__(self):
        self.scenes = self.same_events = self.same_causes = self.differences = 0

    def compare(self, name, plan, engine, has_parents=True):
        machine = Machine(plan)
        machine.run()
        found = collections.Counter()
        for problem in machine.problems:
            self.say(name, problem)
        hidden = set() if has_parents else {r["name"] for r in plan.get("instances", []) if r.get("isPrivate")}
        events = [event for event in machine.events if event[0] not in hidden]
        for index, (mine, their) in enumerate(itertools.zip_longest(events, engine)):
            if not has_parents and mine and their:
                mine = (*mine[:2], None if their[2] is None else mine[2], *mine[3:7], None)
            if mine == their:
                continue
            is_same_event = bool(mine and their) and (*mine[:5], mine[6]) == (*their[:5], their[6])
            found["cause" if is_same_event else "event"] += 1
            self.say(name, f"event {index + 1} is {their} for the engine, and {mine} for the second machine")
            if not is_same_event:
                break  # All that follows is shifted.
        self.scenes += 1
        self.same_events += not found["event"]
        self.same_causes += not found

    def say(self, name, what):
        self.differences += 1
        print(f"{name}: {what}")

    def summary(self):
        return f"{self.scenes} scenes; {self.same_events} agree on all events, {self.same_causes} on their parents and steps too"


def scene_files(paths):
    for path in paths:
        if os.path.isfile(path):
            yield path
        for folder, _, names in sorted(os.walk(path)):
            yield from (os.path.join(folder, name) for name in sorted(names) if name.endswith(".yaml"))


def ask(tool, *words):
    return subprocess.run([tool, *words], capture_output=True, text=True).stdout


def main(words):
    report = Report()
    if words[:1] == ["--tool"]:
        for path in scene_files(words[2:]):
            plan = ask(words[1], "compile", path)
            if '"steps"' in plan:
                lines = ask(words[1], "run", "--format", "jsonl", path).splitlines()
                report.compare(path, json.loads(plan), list(read_lines(lines)), has_parents=False)
    else:
        for line in sys.stdin.readlines():
            name, plan, effects = line.split("\t")
            plan = json.loads(plan)
            report.compare(name, plan, read_effects(plan, json.loads(effects)))
    print(report.summary(), file=sys.stderr)
    return 1 if report.differences else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
