#!/usr/bin/env bash
# larzyaml reads a list that isn't indented as null, and a file with a block of text up to that block; nothing is
# said.
#
# Guess, written before the run: a YAML form that a small reader doesn't know is refused, as its page names what's not
#   supported. What its own `dump` writes, its `load` reads as the same.
# Seen: at `|` or `>` the value is that sign, and all keys after the block are gone. A list at the indent of its key
#   is null, and the keys after it are gone. A doubled apostrophe stays doubled, and an escape in double quotation
#   marks stays as it's written. In a list, a text with a colon is written in quotation marks and divided all the
#   same. An empty list comes back as a text of two brackets.
# Versions: larzyaml 0.1.0; PyYAML 6.0.4 is the reader to compare with.
# Source: its README says that anchors, tags and block scalars aren't covered, and not what becomes of them. It says
#   that `dump` quotes what is ambiguous so that it's read back. YAML 1.2, section 8.2: a list may stand at the indent
#   of its key; section 7.3: `''` is one apostrophe.
# Why it matters: most YAML files of workflows and scenes have lists at the indent of their keys. Half of a setting is
#   read, and a default is taken for the rest.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check larzyaml==0.1.0 PyYAML==6.0.4

cat > read.py <<'END'
import larzyaml, yaml

for text in [
    "scene: photos\nhelp: |\n  Two\n  lines\nstrict: true\n",
    "scene: photos\nsteps:\n- push\n- pop\nstrict: true\n",
    "scene: photos\nsteps:\n  - push\n  - pop\nstrict: true\n",
    "title: 'It''s on'\n",
    'title: "One\\ttwo"\n',
]:
    print(repr(text))
    print("  larzyaml:", larzyaml.load(text))
    print("  PyYAML:  ", yaml.safe_load(text))
for value in [{"title": "Photos: all"}, ["Photos: all"], {"steps": []}, {"title": "true"}]:
    text = larzyaml.dump(value)
    print(value, "is written as", repr(text), "and read as", larzyaml.load(text))
END
tools/bin/python read.py > seen
cat seen
cat > expected <<'END'
'scene: photos\nhelp: |\n  Two\n  lines\nstrict: true\n'
  larzyaml: {'scene': 'photos', 'help': '|'}
  PyYAML:   {'scene': 'photos', 'help': 'Two\nlines\n', 'strict': True}
'scene: photos\nsteps:\n- push\n- pop\nstrict: true\n'
  larzyaml: {'scene': 'photos', 'steps': None}
  PyYAML:   {'scene': 'photos', 'steps': ['push', 'pop'], 'strict': True}
'scene: photos\nsteps:\n  - push\n  - pop\nstrict: true\n'
  larzyaml: {'scene': 'photos', 'steps': ['push', 'pop'], 'strict': True}
  PyYAML:   {'scene': 'photos', 'steps': ['push', 'pop'], 'strict': True}
"title: 'It''s on'\n"
  larzyaml: {'title': "It''s on"}
  PyYAML:   {'title': "It's on"}
'title: "One\\ttwo"\n'
  larzyaml: {'title': 'One\\ttwo'}
  PyYAML:   {'title': 'One\ttwo'}
{'title': 'Photos: all'} is written as 'title: "Photos: all"\n' and read as {'title': 'Photos: all'}
['Photos: all'] is written as '- "Photos: all"\n' and read as [{'"Photos': 'all"'}]
{'steps': []} is written as 'steps: "[]"\n' and read as {'steps': '[]'}
{'title': 'true'} is written as 'title: "true"\n' and read as {'title': 'true'}
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
