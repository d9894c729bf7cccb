#!/usr/bin/env python3
"""Contact sheets of every picture: `python3 Tests/Pictures/sheets.py FOLDER [--width N] [VIEW | SCENE ...]`.

Draws the examples and the hard scenes (Tests/Cases/pictures), light and dark, each as wide as a column of text or as
`--width` says, and puts them onto PNGs to look at. With scenes, storyboards or folders of them, it draws those. Under
each picture stands the question that it answers: for a scene's own picture the one in `questions.txt`, or in the first
line of a hard scene; for the others, that of the view. `questions.md` in the folder has a line for each. Needs
rsvg-convert and a built command (`swift build --product scenograph`).
"""

import base64
import html
import pathlib
import struct
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMAND = ROOT / ".build/debug/scenograph"
VIEWS = ["scene", "tree", "segues", "timeline", "sequence", "screens"]
TALLEST, GAP, LINE = 1600, 16, 18


ASKED = {
    "tree": "What contains what at the end, and what of it is on the screen?",
    "segues": "Which screens are there, and what leads where?",
    "timeline": "Which controller was on the screen, and when?",
    "sequence": "Which messages were sent, and in which order?",
    "screens": "What was seen after each step?",
}


def questions():
    """The question of each example's own picture, by folder and name."""
    lines = (ROOT / "Tests/Pictures/questions.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split(": ", 1) for line in lines if not line.startswith("#"))


def name(scene):
    return f"{scene.parent.name}/{scene.name.removesuffix('.scene.yaml')}"


def question(scene, view, known):
    """What a picture answers."""
    if view != "scene":
        return ASKED[view]
    if name(scene) in known:
        return known[name(scene)]
    first = scene.read_text(encoding="utf-8").splitlines()[0]
    if ROOT not in scene.resolve().parents:
        return "What is this scene about?"
    if not first.startswith("# ") or not first.endswith("?"):
        sys.exit(f"no question is known for the picture of {scene}")
    return first[2:]


def draw(scene, view, theme, width, folder):
    """A scene's picture as a PNG: its path and size, or nothing where the view has nothing to show."""
    picture = folder / f"{scene.parent.name}.{scene.name.removesuffix('.scene.yaml')}.{view}.{theme}.svg"
    given = None
    if scene.suffix == ".storyboard":
        given = subprocess.run([COMMAND, "import", "-q", scene], capture_output=True).stdout
    made = subprocess.run(
        [COMMAND, "diagram", "--view", view, "--format", "svg", "--theme", theme, "--width", str(width), "-o", picture,
         scene if given is None else "-"],
        input=given, capture_output=True)
    if made.returncode > 1 or not picture.exists():
        print(f"no {view} of {name(scene)}: {made.stderr.decode().splitlines()[0] if made.stderr else ''}")
        return None
    image = picture.with_suffix(".png")
    subprocess.run(["rsvg-convert", picture, "-o", image], check=True)
    picture.unlink()
    width, height = struct.unpack(">II", image.read_bytes()[16:24])
    return image, width, height


def columns(width):
    """How many pictures stand side by side."""
    return max(1, 2560 // width)


def found(path):
    """The scenes and storyboards that a path stands for."""
    inside = [*path.rglob("*.scene.yaml"), *path.rglob("*.storyboard")] if path.is_dir() else [path]
    return sorted(inside)


def sheet(pictures, theme, wide, path):
    """Puts pictures onto one PNG, in columns."""
    count = columns(wide)
    heights = [GAP] * count
    parts = []
    for (image, width, height), words in pictures:
        column = heights.index(min(heights))
        x, y = GAP + column * (wide + GAP), heights[column]
        data = base64.b64encode(image.read_bytes()).decode()
        parts.append(
            f'<image x="{x}" y="{y}" width="{width}" height="{height}" xlink:href="data:image/png;base64,{data}"/>'
            f'<text x="{x}" y="{y + height + 14}">{html.escape(words[:max(30, wide // 6)])}</text>')
        heights[column] += height + LINE + GAP
    size = (count * (wide + GAP) + GAP, max(heights))
    ground, ink = ("#D5D8DC", "#111111") if theme == "light" else ("#2B2F36", "#EEEEEE")
    svg = path.with_suffix(".svg")
    svg.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{size[0]}"'
        f' height="{size[1]}" font-family="Liberation Sans, sans-serif" font-size="12"><rect width="100%" height="100%"'
        f' fill="{ground}"/><g fill="{ink}">{"".join(parts)}</g></svg>', encoding="utf-8")
    subprocess.run(["rsvg-convert", "--unlimited", svg, "-o", path], check=True)
    svg.unlink()
    print(path, *size)


def main(folder, width, views, scenes):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    own = sorted((ROOT / "examples").glob("[!i]*/*.scene.yaml")) + sorted((ROOT / "Tests/Cases/pictures").glob("*"))
    scenes = scenes or own
    known = questions()
    lines = ["# What each picture answers", ""]
    for view in views or VIEWS:
        lines += [f"- {view} of {name(scene)}: {question(scene, view, known)}" for scene in scenes]
        for theme in ["light", "dark"]:
            pictures, number, total = [], 1, 0
            for scene in scenes + [None]:
                drawn = draw(scene, view, theme, width, folder) if scene else None
                if drawn:
                    pictures.append((drawn, f"{name(scene)}: {question(scene, view, known)}"))
                    total += drawn[2]
                if pictures and (total > columns(width) * TALLEST or scene is None):
                    sheet(pictures, theme, width, folder / f"{view}-{width}-{theme}-{number}.png")
                    for (image, _, _), _ in pictures:
                        image.unlink()
                    pictures, number, total = [], number + 1, 0
    (folder / "questions.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    words = sys.argv[1:]
    width = 840
    if "--width" in words:
        place = words.index("--width")
        width = int(words[place + 1])
        del words[place:place + 2]
    if not words:
        sys.exit(__doc__)
    views = [word for word in words[1:] if word in VIEWS]
    scenes = [scene for word in words[1:] if word not in VIEWS for scene in found(pathlib.Path(word))]
    main(words[0], width, views, scenes)
