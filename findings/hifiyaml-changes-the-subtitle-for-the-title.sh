#!/usr/bin/env bash
# Asked for `title`, hifiyaml changes `subtitle`: a key is found wherever its letters and a colon stand in a line.
#
# Guess, written before the run: a path of keys names one value. Keys are compared whole, and the rest stays as it is,
#   byte for byte.
# Seen: the first line that has the key's letters before a colon is taken. It may be a longer key that ends alike, the
#   text of a value, a comment, or a line of a block scalar. `modify` writes over that line, or the one after a
#   comment, and `drop` removes it. The key that was meant stays as it was. Nothing is said. A key that is deeper,
#   under another one, is found as well.
# Version: hifiyaml 0.2.2.
# Source: its README calls it a high-fidelity parser, and its paths lead from "a unique higher level key". Its file
#   core.py looks for the key and a colon anywhere in each line.
# Why it matters: `title` and `subtitle`, `id` and `grid`, `name` and `rename` stand beside each other in most files
#   of scenes. PyYAML still reads the file: the subtitle is lost, and the title is the old one.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check hifiyaml==0.2.2 PyYAML==6.0.4

cat > edit.py <<'END'
import hifiyaml, yaml

def edit(what, text, change):
    open("scene.yaml", "w").write(text)
    lines = hifiyaml.load("scene.yaml")
    change(lines)
    print(what)
    print("  before:", yaml.safe_load(text))
    print("  after: ", yaml.safe_load("\n".join(lines)))

modify = lambda lines: hifiyaml.modify(lines, "screen/title", "title: New")
edit("a longer key", "screen:\n  subtitle: Sub\n  title: Old\n", modify)
edit("a value", "screen:\n  help: 'no title: why'\n  title: Old\n", modify)
edit("a block scalar", "screen:\n  help: |\n    The title: is set.\n  title: Old\n", modify)
edit("a comment", "screen:\n  # title: as shown\n  style: sheet\n  title: Old\n", modify)
edit("drop", "screen:\n  grid: 4\n  id: 7\n", lambda lines: hifiyaml.drop(lines, "screen/id"))
edit("another parent", "screen:\n  bar:\n    title: Bar\n  title: Old\n", modify)
edit("alone", "screen:\n  title: Old\n", modify)
END
tools/bin/python edit.py > seen
cat seen
cat > expected <<'END'
a longer key
  before: {'screen': {'subtitle': 'Sub', 'title': 'Old'}}
  after:  {'screen': {'title': 'Old'}}
a value
  before: {'screen': {'help': 'no title: why', 'title': 'Old'}}
  after:  {'screen': {'title': 'Old'}}
a block scalar
  before: {'screen': {'help': 'The title: is set.\n', 'title': 'Old'}}
  after:  {'screen': {'help': 'title: New\n', 'title': 'Old'}}
a comment
  before: {'screen': {'style': 'sheet', 'title': 'Old'}}
  after:  {'screen': {'title': 'Old', 'style': 'sheet'}}
drop
  before: {'screen': {'grid': 4, 'id': 7}}
  after:  {'screen': {'id': 7}}
another parent
  before: {'screen': {'bar': {'title': 'Bar'}, 'title': 'Old'}}
  after:  {'screen': {'bar': {'title': 'New'}, 'title': 'Old'}}
alone
  before: {'screen': {'title': 'Old'}}
  after:  {'screen': {'title': 'New'}}
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
