#!/usr/bin/env bash
# A formatter of reStructuredText deletes the classifier of a term, the role of a text, and the numbers of lines.
#
# Guess, written before the run: what rstfmt and docstrfmt write has the same document tree for docutils as what they
#   read, except perhaps for the style of list numbers.
# Seen: "presented : Bool" loses its ": Bool" in both. docstrfmt takes away the definition of a role of one's own, and
#   its use. So a button's name is plain text, with a blank before the comma. `:number-lines: 5` goes, so a "see line 6"
#   in the text points to nothing. A literal with markup in it shows its asterisks. The exit code is 0. rstfmt turns the
#   letters of a list into numbers: step "B." is 2. It raises at the role, and the file stays as it was.
# Versions: docstrfmt 2.2.1, rstfmt 0.0.14, docutils 0.22.4 as the judge.
# Source: docutils' specification of reStructuredText, "Definition Lists" (a classifier stands behind " : ") and
#   "Enumerated Lists"; its page on directives has `role`, `parsed-literal` and `number-lines`. The README of docstrfmt
#   says that some constructs aren't covered, and calls it a tool for formatting; nothing says that content goes.
# Why it matters: API pages of Sphinx have the type of each parameter as a classifier. The change is a small one in a
#   large commit of a formatter, which nobody reads.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check docstrfmt==2.2.1 rstfmt==0.0.14 docutils==0.22.4

cat > check.py <<'END'
import subprocess
from docutils.core import publish_doctree

texts = {
    "term": "presented : Bool\n   True while a sheet is shown.\n",
    "role": ".. role:: button\n\nTap :button:`Edit`, then wait.\n",
    "numbers": ".. code:: swift\n   :number-lines: 5\n\n   let a = 1\n   let b = 2\n",
    "literal": ".. parsed-literal::\n\n   present *controller*\n",
    "letters": "A. First\nB. Second\n",
}

def tree(text):
    return " ".join(publish_doctree(text, settings_overrides={"report_level": 5}).pformat().split())

for tool in "docstrfmt", "rstfmt":
    print(f"{tool}:")
    for name, text in texts.items():
        with open("text.rst", "w") as file:
            file.write(text)
        code = subprocess.run([f"tools/bin/{tool}", "text.rst"], capture_output=True).returncode
        with open("text.rst") as file:
            after = file.read()
        verdict = "same" if tree(after) == tree(text) else f"other: {after!r}"
        print(f"  {name}, exit code {code}, {verdict}")
END
tools/bin/python check.py > seen
cat seen
cat > expected <<'END'
docstrfmt:
  term, exit code 0, other: 'presented\n    True while a sheet is shown.\n'
  role, exit code 0, other: 'Tap Edit , then wait.\n'
  numbers, exit code 0, other: '.. code-block:: swift\n\n    let a = 1\n    let b = 2\n'
  literal, exit code 0, other: '::\n\n    present *controller*\n'
  letters, exit code 0, same
rstfmt:
  term, exit code 0, other: 'presented\n   True while a sheet is shown.\n'
  role, exit code 1, same
  numbers, exit code 0, same
  literal, exit code 0, same
  letters, exit code 0, other: '#. First\n#. Second\n'
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
