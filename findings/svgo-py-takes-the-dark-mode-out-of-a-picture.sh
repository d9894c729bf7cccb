#!/usr/bin/env bash
# The default plugins of svgo-py take the dark colours out of a picture, of each class that is used once.
#
# Guess, written before the run: a rule that a media query changes is left alone, since its colour isn't fixed.
# Seen: a rule outside the query whose class stands at one element moves into that element's `style` attribute, and
#   the class is removed from the element. The rule inside the query stays and matches nothing any more. Even with the
#   class it couldn't win, because a style attribute is stronger. A class at two elements is left as it was, so one
#   picture mixes both modes.
# Version: svgo-py 4.1.0.1, a port of SVGO to Python, with its defaults.
# Source: svgo/plugins/inlineStyles.py follows SVGO's plugin of that name: its parameters say that selectors that
#   match once are inlined, and in which media. SVGO's page on it doesn't warn that rules for other media lose.
# Why it matters: pictures for a README carry both colour schemes in one file, and an optimiser in the build is
#   common. In the dark, single elements are then light. Switch the plugin off, or write the colours of both modes
#   into queries.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check svgo-py==4.1.0.1

cat > in.svg <<'END'
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10">
  <style>
    .paper { fill: #ffffff }
    .card { fill: #eeeeee }
    @media (prefers-color-scheme: dark) { .paper { fill: #111111 } .card { fill: #222222 } }
  </style>
  <rect class="paper" width="40" height="10"/>
  <rect class="card" x="5" width="10" height="10"/>
  <text class="card" x="20" y="8">Inbox</text>
</svg>
END
cat > expected <<'END'
elements with class paper: 0
elements with class card: 2
paper's colour is in a style attribute: True
dark rules: ['.card', '.paper']
END
tools/bin/pysvgo in.svg -o out.svg
tools/bin/python - > seen <<'END'
import re

text = open("out.svg").read()
for name in ["paper", "card"]:
    print(f"elements with class {name}:", len(re.findall(f'class="{name}"', text)))
print("paper's colour is in a style attribute:", 'style="fill:#fff"' in text)
dark = re.search(r"@media[^{]*\{(.*?\})\}", text).group(1)
print("dark rules:", sorted(re.findall(r"\.\w+", dark)))
END
cat seen
diff expected seen || { echo "This is not what was seen with this version."; cat out.svg; exit 1; }
