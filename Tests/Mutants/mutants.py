#!/usr/bin/env python3
"""Breaks the code line by line, and says which of the fast tests notice.

All mutants are put into one copy of the sources, each behind a number, so that there is one build for all of them. Then
the fast suites run once for each number. The list is in the files beside this one; README.md says how it is written.
"""

import argparse
import os
import random
import re
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
COPY = ROOT / ".build" / "mutants"
# The fast suites, in the order in which they are asked. Those of the machine see no container.
SUITES = ["SceneRuntimeTests", "SceneSemanticsTests", "ConformanceTests"]
BLIND = {"SceneSemantics": "SceneRuntimeTests"}
VARIABLE = "SCENOGRAPH_MUTANT"
# The longer one takes four, and more beside other work; a mutant that takes so many has been noticed too.
SECONDS = 20


class Fault(Exception):
    """Something is wrong with the list, or with the build of the copy."""


class Mutant:
    """One change of one place."""

    def __init__(self, name, rules, source, line):
        self.name = name
        self.rules = rules
        self.place = f"{source}:{line}"
        self.path = None
        self.after = []
        self.old = []
        self.new = []
        self.isExpression = False
        self.survives = ""
        self.number = 0


class Edit:
    """A stretch of a file, and what its mutants put there."""

    def __init__(self, start, end, isExpression):
        self.start = start
        self.end = end
        self.isExpression = isExpression
        self.mutants = []
        self.inner = []


# The list


def read_list():
    mutants = []
    for source in sorted(HERE.glob("*.mutants"), key=lambda path: (len(path.name.split("-")[0]), path.name)):
        for number, line in enumerate(source.read_text().splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            if not line.startswith(" "):
                name, _, rules = line.partition(":")
                mutants.append(Mutant(name, rules.replace(",", " ").split(), f"Tests/Mutants/{source.name}", number))
                continue
            if not mutants:
                raise Fault(f"{source.name}:{number}: a line before the first name")
            add_line(mutants[-1], line.strip(), f"Tests/Mutants/{source.name}:{number}")
    for number, mutant in enumerate(mutants, 1):
        mutant.number = number
        if not mutant.path or not mutant.old:
            raise Fault(f"{mutant.place}: '{mutant.name}' lacks its file or its line")
        for text in ["\n".join(mutant.old), "\n".join(mutant.new)]:
            if any(text.count(pair[0]) != text.count(pair[1]) for pair in ["()", "[]", "{}"]):
                raise Fault(f"{mutant.place}: '{mutant.name}' opens a bracket and doesn't close it")
    names = [mutant.name for mutant in mutants]
    for name in names:
        if names.count(name) > 1:
            raise Fault(f"'{name}' is the name of two mutants")
    return mutants


def add_line(mutant, line, place):
    sign, _, text = line.partition(" ")
    text = text.strip()
    if sign == "@" and not mutant.path:
        mutant.path = text
    elif sign == "@":
        mutant.after.append(text)
    elif sign in "-<":
        mutant.old.append(text)
        mutant.isExpression = sign == "<"
    elif sign in "+>":
        mutant.new.append(text)
    elif sign == "=":
        mutant.survives = (mutant.survives + " " + text).strip()
    else:
        raise Fault(f"{place}: a line starts with '@', '-', '+', '<', '>' or '='")


# Where a mutant's line stands


def find(mutant):
    """The stretch that a mutant replaces."""
    try:
        text = (ROOT / mutant.path).read_text()
    except OSError:
        raise Fault(f"{mutant.place}: {mutant.name}: there is no {mutant.path}")
    start = 0
    for place in mutant.after:
        found = text.find(place, start)
        if found < 0:
            raise Fault(f"{mutant.place}: {mutant.name}: {mutant.path} has no '{place}' there any more")
        start = found + len(place)
    # Lines of a statement may be indented otherwise than they are written in the list.
    pattern = re.compile(r"\s*\n\s*".join(re.escape(line) for line in mutant.old))
    found = pattern.search(text, start)
    if not found:
        raise Fault(f"{mutant.place}: {mutant.name}: {mutant.path} has no '{mutant.old[0]}' there any more")
    if not mutant.after and pattern.search(text, found.start() + 1):
        raise Fault(f"{mutant.place}: {mutant.name}: '{mutant.old[0]}' isn't unique; give the text before it with '@'")
    return found.span()


def edits_by_file(mutants):
    """All stretches, by file; one inside another is kept within it."""
    files, faults = {}, []
    for mutant in mutants:
        try:
            start, end = find(mutant)
        except Fault as fault:
            faults.append(str(fault))
            continue
        key = (start, end, mutant.isExpression)
        files.setdefault(mutant.path, {}).setdefault(key, Edit(*key)).mutants.append(mutant)
    trees = {}
    for path, edits in files.items():
        roots, open_edits = [], []
        for edit in sorted(edits.values(), key=lambda edit: (edit.start, -edit.end, edit.isExpression)):
            while open_edits and open_edits[-1].end <= edit.start:
                open_edits.pop()
            if open_edits and open_edits[-1].end < edit.end:
                names = [edit.mutants[0].name, open_edits[-1].mutants[0].name]
                faults.append(f"{path}: '{names[0]}' and '{names[1]}' overlap: let both replace the same stretch")
                continue
            (open_edits[-1].inner if open_edits else roots).append(edit)
            open_edits.append(edit)
        trees[path] = roots
    if faults:
        raise Fault("\n".join(faults))
    return trees


# The copy


def render(text, edits, start, end):
    parts = []
    for edit in edits:
        parts.append(text[start:edit.start])
        old = render(text, edit.inner, edit.start, edit.end)
        for mutant in edit.mutants:
            new = "\n".join(mutant.new)
            if edit.isExpression:
                old = f"(mutant == {mutant.number} ? ({new}) : ({old}))"
            elif new:
                old = f"if mutant == {mutant.number} {{\n{new}\n}} else {{\n{old}\n}}"
            else:
                old = f"if mutant != {mutant.number} {{\n{old}\n}}"
        parts.append(old)
        start = edit.end
    return "".join(parts) + text[start:end]


def write(path, text):
    """Leaves alone what is there already, so that the build does too."""
    if path.exists() and path.read_text() == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def make_copy(mutants):
    trees = edits_by_file(mutants)
    wanted = {}
    data = ["Tests/SamplePlans", "Tests/Conformance", "Tests/Cases/rules"]
    for folder in ["Sources", *(f"Tests/{suite}" for suite in SUITES), *data]:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file():
                wanted[str(path.relative_to(ROOT))] = path.read_text()
    for path in ["Tests/SceneTestSupport/Golden.swift", "Tests/SceneTestSupport/Repository.swift", "README.md"]:
        wanted[path] = (ROOT / path).read_text()
    for path, edits in trees.items():
        wanted[path] = render(wanted[path], edits, 0, len(wanted[path]))
    for module in {path.split("/")[1] for path in trees}:
        wanted[f"Sources/{module}/Mutant.swift"] = (
            "private import Glibc\n\n"
            f'@usableFromInline let mutant = getenv("{VARIABLE}").flatMap {{ Int(String(cString: $0)) }} ?? 0\n')
    kept = "[" + ", ".join(f'"{suite}"' for suite in SUITES) + "]"
    wanted["Package.swift"] = (ROOT / "Package.swift").read_text() + (
        "\n// Only what the fast suites need is built.\n"
        'package.targets.first { $0.name == "SceneTestSupport" }?.dependencies = []\n'
        f"var needed: Set = {kept}\n"
        "for _ in package.targets {\n"
        "  for target in package.targets where needed.contains(target.name) {\n"
        "    for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }\n"
        "  }\n"
        "}\n"
        "package.targets.removeAll { !needed.contains($0.name) }\n"
        "package.products = []\n")
    for path in [*COPY.glob("Sources/**/*"), *COPY.glob("Tests/**/*")]:
        if path.is_file() and str(path.relative_to(COPY)) not in wanted:
            path.unlink()
    for path, text in wanted.items():
        write(COPY / path, text)


def build():
    command = ["swift", "build", "--build-tests", "--package-path", str(COPY), "-Xswiftc", "-gnone"]
    run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if run.returncode != 0:
        errors = [line for line in run.stdout.splitlines() if "error:" in line] or [run.stdout[-2000:]]
        raise Fault("the copy doesn't build:\n" + "\n".join(dict.fromkeys(errors)))
    return next((COPY / ".build").glob("*/debug/*.xctest"))


# Runs


def failures(program, mutant):
    """The sentences of the tests that fail in the first suite in which any does."""
    module = mutant.path.split("/")[1]
    for suite in SUITES:
        failed = run_tests(program, mutant.number, suite) if BLIND.get(module) != suite else []
        if failed:
            return failed
    return []


def run_tests(program, number, suite):
    environment = dict(os.environ, SWIFT_BACKTRACE="enable=no", **{VARIABLE: str(number)})
    command = ["bash", "-c", f'ulimit -t {SECONDS}; exec "$@"', "bash", str(program)]
    command += ["--testing-library", "swift-testing", "--filter", suite]
    try:
        # Seconds of work are counted, not of waiting; a process that only waits is noticed too.
        run = subprocess.run(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=15 * SECONDS)
    except subprocess.TimeoutExpired:
        return ["(they don't end)"]
    output = re.sub(r"\x1b\[\d*m", "", run.stdout.decode(errors="replace"))
    failed = re.findall(r'^. Test "?(.+?)"?(?:\(\))? (?:with \d+ test cases? )?failed after', output, re.M)
    if not failed and run.returncode != 0:
        failed = ["(they don't end)" if run.returncode in [-signal.SIGXCPU, -signal.SIGKILL] else "(they crash)"]
    if number == 0 and not re.search(r"Test run with \d+ tests.* passed", output):
        raise Fault(f"{suite} fail without a mutant:\n" + "\n".join(failed or [output[-2000:]]))
    return failed


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="mutants, or rules; all where none is named")
    parser.add_argument("--check", action="store_true", help="only see whether each mutant's line is there")
    parser.add_argument("--sample", type=int, metavar="COUNT", help="only so many, drawn by the seed")
    parser.add_argument("--seed", default="", help="what the sample is drawn by")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many run at once")
    parser.add_argument("--verbose", action="store_true", help="name every test that fails, not only the first")
    options = parser.parse_args()
    mutants = read_list()
    if options.check:
        edits_by_file(mutants)
        return print(f"{len(mutants)} mutants have their lines") or 0
    for name in options.names:
        if not any(name in [mutant.name, *mutant.rules] for mutant in mutants):
            raise Fault(f"there is neither a mutant nor a rule '{name}' in the list")
    chosen = [mutant for mutant in mutants if not options.names or {mutant.name, *mutant.rules} & set(options.names)]
    if options.sample is not None and options.sample < len(chosen):
        chosen = random.Random(options.seed).sample(chosen, options.sample)
    start = time.monotonic()
    make_copy(mutants)
    program = build()
    for suite in SUITES:
        run_tests(program, 0, suite)
    print(f"built in {time.monotonic() - start:.0f} s", flush=True)
    surprises = 0
    with ThreadPoolExecutor(options.jobs) as pool:
        for mutant, failed in zip(chosen, pool.map(lambda mutant: failures(program, mutant), chosen)):
            noticed = "; ".join(failed if options.verbose else failed[:1]) + (
                f" (and {len(failed) - 1} more)" if len(failed) > 1 and not options.verbose else "")
            state = "killed" if failed else "survives, as the list says" if mutant.survives else "SURVIVES"
            surprises += bool(failed) == bool(mutant.survives)
            print(f"{mutant.name} [{' '.join(mutant.rules)}]: {state}" + (f" by {noticed}" if failed else ""), flush=True)
    print(f"{len(chosen)} mutants, {surprises} not as expected, {time.monotonic() - start:.0f} s")
    return 1 if surprises else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Fault as fault:
        sys.exit(f"error: {fault}")
