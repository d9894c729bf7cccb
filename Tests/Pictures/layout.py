#!/usr/bin/env python3
"""The layout of segues beside Graphviz's: `python3 Tests/Pictures/layout.py SCENE-OR-STORYBOARD ...`.

Draws each file with `diagram --view segues` at the standard width, and the same drawing's DOT with `dot`. Prints, for
both, the places where lines cross, the length of all arrows and the area, and checks that every arrow is there, that
the picture keeps to its width, and that no arrow runs through a box or a text that isn't its own. A folder stands for
all storyboards and scenes below it. Ends with 1 if an arrow is missing or something is in the way.

Needs dot, and a built command (`swift build --product scenograph`).
"""

import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMAND = ROOT / ".build/debug/scenograph"
WIDTH = 840
CELL = 24.0


def output(arguments, given=None):
    return subprocess.run(arguments, input=given, capture_output=True, text=True).stdout


def scene(path):
    """A file as the text of a scene."""
    if path.suffix == ".storyboard":
        return output([COMMAND, "import", "-q", path])
    return None


def curve(a, b, c, d, steps=12):
    for step in range(1, steps + 1):
        t = step / steps
        s = 1 - t
        yield tuple(s**3 * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t**3 * d[i] for i in (0, 1))


def path_points(data):
    """Points on a path of M, L, H, V and C."""
    points = []
    for letter, rest in re.findall(r"([MLHVC])([^MLHVC]*)", data):
        numbers = [float(number) for number in re.split(r"[ ,]+", rest.strip())]
        if letter in "ML":
            points.append((numbers[0], numbers[1]))
        elif letter == "H":
            points.append((numbers[0], points[-1][1]))
        elif letter == "V":
            points.append((points[-1][0], numbers[0]))
        else:
            pairs = list(zip(numbers[::2], numbers[1::2]))
            points += list(curve(points[-1], *pairs))
    return points


class Drawn:
    """A picture: its size and its arrows, and what is wrong."""

    def __init__(self, width, height):
        self.width, self.height = width, height
        self.arrows, self.problems = [], []

    @property
    def length(self):
        return sum(
            ((a[0] - b[0])**2 + (a[1] - b[1])**2)**0.5 for line in self.arrows for a, b in zip(line, line[1:]))

    @property
    def crossings(self):
        """The places where two arrows cross; lines that several arrows share count once."""
        cells, places = {}, set()
        for number, line in enumerate(self.arrows):
            for a, b in zip(line, line[1:]):
                if abs(a[0] - b[0]) + abs(a[1] - b[1]) < 0.01:
                    continue
                for x in range(int(min(a[0], b[0]) // CELL), int(max(a[0], b[0]) // CELL) + 1):
                    for y in range(int(min(a[1], b[1]) // CELL), int(max(a[1], b[1]) // CELL) + 1):
                        cells.setdefault((x, y), []).append((number, a, b))
        for pieces in cells.values():
            for index, (one, a, b) in enumerate(pieces):
                for other, c, d in pieces[:index]:
                    if one != other:
                        place = crossing(a, b, c, d)
                        if place:
                            places.add((round(place[0] / 4), round(place[1] / 4)))
        return len(places)


def crossing(a, b, c, d):
    """Where two pieces cross, not just meet."""
    r, s = (b[0] - a[0], b[1] - a[1]), (d[0] - c[0], d[1] - c[1])
    across = r[0] * s[1] - r[1] * s[0]
    if abs(across) < 1e-6 * ((r[0]**2 + r[1]**2) * (s[0]**2 + s[1]**2))**0.5:
        return None
    t = ((c[0] - a[0]) * s[1] - (c[1] - a[1]) * s[0]) / across
    u = ((c[0] - a[0]) * r[1] - (c[1] - a[1]) * r[0]) / across
    if not (0 <= t <= 1 and 0 <= u <= 1):
        return None
    place = (a[0] + t * r[0], a[1] + t * r[1])
    reach = lambda p: abs(p[0] - place[0]) + abs(p[1] - place[1])
    # Lines that run into one another from a fork aren't crossing there.
    return None if min(map(reach, (a, b, c, d))) < 0.5 else place


def ours(svg):
    """Reads a picture of the tool."""
    tree = xml.etree.ElementTree.fromstring(svg)
    drawn = Drawn(float(tree.get("width")), float(tree.get("height")))
    name = lambda element: element.tag.split("}")[-1]
    boxes, texts, lines = {}, [], []
    for group in tree.iter():
        if name(group) != "g" or not group.get("id"):
            continue
        for element in group.iter():
            look = (element.get("class") or "").split(" ")[0]
            if name(element) == "rect" and look in ("n", "f"):
                boxes[group.get("id")] = tuple(float(element.get(key)) for key in ("x", "y", "width", "height"))
            elif name(element) == "text":
                x, y = float(element.get("x")), float(element.get("y"))
                texts.append((group.get("id"), "".join(element.itertext()), (x, y - 9, float(element.get("textLength")), 11)))
            elif name(element) == "path" and look == "e":
                lines.append((group, path_points(element.get("d"))))
    inside = lambda box, point: (
        box[0] + 1 < point[0] < box[0] + box[2] - 1 and box[1] + 1 < point[1] < box[1] + box[3] - 1)
    for group, points in lines:
        # The tab bar controller's lines to its tabs say what its frame would say.
        if "contains" not in group[0].get("class"):
            drawn.arrows.append(points)
        fine = [(a[0] + (b[0] - a[0]) * t / 8, a[1] + (b[1] - a[1]) * t / 8)
                for a, b in zip(points, points[1:]) for t in range(9)]
        for key, box in boxes.items():
            if key.startswith("n") and any(inside(box, point) for point in fine):
                drawn.problems.append(f"{group.get('id')} runs through {key}")
        for end, point in [(group.get("data-from"), points[0]), (group.get("data-to"), points[-1])]:
            x, y, width, height = boxes[end]
            if not inside((x - 13, y - 13, width + 26, height + 26), point):
                drawn.problems.append(f"{group.get('id')} doesn't reach {end}")
        for owner, words, box in texts:
            if owner != group.get("id") and any(inside(box, point) for point in fine):
                drawn.problems.append(f"{group.get('id')} runs through '{words}'")
    if drawn.width > WIDTH:
        drawn.problems.append(f"it is {drawn.width:.0f} px wide")
    return drawn


def theirs(dot):
    """Lays a drawing out with Graphviz."""
    drawn = Drawn(0, 0)
    for line in output(["dot", "-Tplain"], dot).splitlines():
        words = line.split(" ")
        if words[0] == "graph":
            drawn.width, drawn.height = float(words[2]) * 72, float(words[3]) * 72
        elif words[0] == "edge":
            start = next(i for i in range(3, len(words)) if words[i].isdigit() and is_path(words, i))
            numbers = [float(word) * 72 for word in words[start + 1:start + 1 + 2 * int(words[start])]]
            pairs = list(zip(numbers[::2], numbers[1::2]))
            points = [pairs[0]]
            for i in range(1, len(pairs) - 2, 3):
                points += list(curve(points[-1], *pairs[i:i + 3]))
            drawn.arrows.append(points)
    return drawn


def is_path(words, index):
    """Whether a number of points stands there, with as many points behind it; names may hold blanks."""
    count = 2 * int(words[index])
    return count >= 8 and all(re.fullmatch(r"-?[\d.]+(e[-+]?\d+)?", word) for word in words[index + 1:index + 1 + count])


def main(paths):
    files = []
    for path in map(pathlib.Path, paths):
        found = [*path.rglob("*.storyboard"), *path.rglob("*.scene.yaml")] if path.is_dir() else [path]
        files += sorted(found)
    print(f"{'file':46} {'arrows':>6} {'crossings':>11} {'length':>15} {'area / 1000':>13}")
    sums, worse, failed = [0] * 6, [], False
    for path in files:
        text = scene(path)
        draw = lambda style: output(
            [COMMAND, "diagram", "--view", "segues", "--format", style, path if text is None else "-"], text)
        dot = draw("dot")
        edges = [line for line in dot.splitlines() if '" -> "' in line and "style=invis]" not in line]
        if len(edges) < 3:
            continue
        mine, other = ours(draw("svg")), theirs(dot)
        row = [mine.crossings, other.crossings, mine.length, other.length,
               mine.width * mine.height, other.width * other.height]
        sums = [a + b for a, b in zip(sums, row)]
        name = "/".join(path.parts[-2:]).removesuffix(".storyboard").removesuffix(".scene.yaml")
        print(f"{name[-46:]:46} {len(edges):6} {row[0]:5} :{row[1]:4} {row[2]:7.0f} :{row[3]:6.0f}"
              f" {row[4] / 1000:6.0f} :{row[5] / 1000:5.0f}")
        if row[0] > row[1]:
            worse.append(name)
        problems = mine.problems
        if len(mine.arrows) != len(edges):
            problems = [f"{len(mine.arrows)} of {len(edges)} arrows are drawn"] + problems
        for problem in problems[:5]:
            failed = True
            print(f"  {problem}")
    ratio = lambda a, b: f"{a / b:.2f}" if b else "-"
    print(f"crossings {sums[0]} : {sums[1]} = {ratio(sums[0], sums[1])}, length {ratio(sums[2], sums[3])}, "
          f"area {ratio(sums[4], sums[5])} of dot's; more crossings than dot in: {', '.join(worse) or 'none'}")
    return 1 if failed else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
