#!/usr/bin/env python3
"""Draws mutants by chance, as many of each operator, and prints them as a list for mutants.py.

    python3 Tests/Mutants/draw.py 100 --seed 9 > Tests/Mutants/13-drawn.mutants

The operators: delete a call, negate a condition, swap neighbouring calls, drop a return, and one more or less. They are
drawn over the whole simulator, so that no place is chosen because it is tested well.
"""

import argparse
import random
import re

import mutants

FOLDERS = ["Sources/SceneWorld"]
OPERATORS = ["delete", "negate", "swap", "return", "one"]
WORDS = ("case", "if", "guard", "return", "let", "var", "for", "switch", "while", "func", "mutating", "init", "self.init",
         "super", "default", "else", "defer", "yield", "public", "private", "package", "static", "@", "//", "precondition")


def is_balanced(text):
    return all(text.count(pair[0]) == text.count(pair[1]) for pair in ["()", "[]", "{}"])


def is_call(line, before):
    text = line.strip()
    return (re.match(r"[a-z$][\w.\[\]?!]*\(", text) and text.endswith(")") and is_balanced(text)
            and not text.startswith(WORDS) and before.endswith(("{", "}", ")", ":")) and " = " not in text
            and not re.match(r"\w+:", text))


def condition(text):
    """What an `if` or a `guard` asks on one line, where it binds nothing."""
    found = re.match(r"(?:\} else )?if (.+) \{(?: .+ \})?$", text) or re.match(r"guard (.+) else \{(?: .+ \})?$", text)
    if not found or re.search(r"\b(let|case|var)\b|, |[{}]", found[1]) or not is_balanced(found[1]):
        return None
    return found[1]


def candidates(path):
    """All mutants of a file, as operator, line number, old lines, new lines and what stands before on the line."""
    lines = (mutants.ROOT / path).read_text().splitlines()
    for number, line in enumerate(lines):
        text, before = line.strip(), lines[number - 1].strip() if number else ""
        if len(line) - len(text) < 4 or text.startswith(("//", "@")):
            continue
        if is_call(line, before):
            yield "delete", number, [text], [], None
            following = lines[number + 1] if number + 1 < len(lines) else ""
            if is_call(following, text) and len(following) - len(following.strip()) == len(line) - len(text):
                yield "swap", number, [text, following.strip()], [following.strip(), text], None
        asked = condition(text)
        if asked:
            yield "negate", number, asked, f"!({asked})", text[:text.index(asked)]
        if re.match(r"if .+ \{ return \}$", text) and " let " not in text:
            yield "return", number, [text], [], None
        if not text.startswith(("case ", "static ", "public static")):
            for digit in re.finditer(r"(?<![\w.\"#$])(\d+)(?![\w.\"])", text):
                if "//" not in text[:digit.start()] and '"' not in text and "C" not in text[max(0, digit.start() - 2):digit.start()]:
                    yield "one", number, digit[1], None, text[:digit.start()]


def locate(path, number, old, prefix, isExpression):
    """The mutant's place: after the nearest line above that stands once, and what stands before on its own line."""
    text = (mutants.ROOT / path).read_text()
    lines = text.splitlines()
    offset = sum(len(line) + 1 for line in lines[:number])
    start = offset + len(lines[number]) - len(lines[number].lstrip()) + len(prefix or "")
    for above in range(number, -1, -1):
        anchor = lines[above].strip()
        if above == number:
            anchors = []
        elif len(anchor) > 8 and text.count(anchor) == 1:
            anchors = [anchor]
        else:
            continue
        mutant = mutants.Mutant("drawn", [], "draw", 0)
        mutant.path, mutant.isExpression = path, isExpression
        mutant.old = [old] if isExpression else old
        for after in [anchors, anchors + [prefix.strip()]] if prefix and prefix.strip() else [anchors]:
            mutant.after = after
            try:
                if mutants.find(mutant)[0] == start:
                    return after
            except mutants.Fault:
                pass
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("count", type=int, help="how many in all")
    parser.add_argument("--seed", default="1", help="what they are drawn by")
    options = parser.parse_args()
    drawing = random.Random(options.seed)
    found = {operator: [] for operator in OPERATORS}
    for folder in FOLDERS:
        for path in sorted((mutants.ROOT / folder).rglob("*.swift")):
            name = str(path.relative_to(mutants.ROOT))
            for operator, *rest in candidates(name):
                found[operator].append((name, *rest))
    print(f"# Drawn by chance: python3 Tests/Mutants/draw.py {options.count} --seed {options.seed}")
    taken = {}
    for operator in OPERATORS:
        pool, wanted = found[operator], options.count // len(OPERATORS)
        drawing.shuffle(pool)
        for path, number, old, new, prefix in pool:
            isExpression = operator in ("negate", "one")
            if operator == "one":
                new = str(int(old) + drawing.choice([1, -1])) if old != "0" else "1"
            span = range(number, number + (len(old) if operator == "swap" else 1))
            if not wanted or any(line in taken.setdefault(path, set()) for line in span):
                continue
            after = locate(path, number, old, prefix, isExpression)
            if after is None:
                continue
            taken[path].update(span)
            wanted -= 1
            stem = path.rsplit("/", 1)[1].removesuffix(".swift").lower().replace("+", "-")
            print(f"\ndrawn-{operator}-{stem}-{number + 1}:\n  @ {path}")
            for text in after:
                print(f"  @ {text}")
            signs = "<>" if isExpression else "-+"
            for text in [old] if isExpression else old:
                print(f"  {signs[0]} {text}")
            for text in [new] if isExpression else new:
                print(f"  {signs[1]} {text}")


if __name__ == "__main__":
    main()
