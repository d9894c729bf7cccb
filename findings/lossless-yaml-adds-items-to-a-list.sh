#!/usr/bin/env bash
# lossless-yaml, which touches "only specific values", turns 1.10 into 1.1 and adds empty items to a list, wherever a
# text is replaced.
#
# Guess, written before the run: a replacement changes the values that it matches, and no other byte.
# Seen: a comment behind an item becomes a dash of its own, with an empty item behind it. An empty line behind a list
#   adds three empty items in its middle. 1.10 is 1.1 and 010 is 10. A folded text gets a line break at its end, since
#   `>-` is `>`. A map in braces makes the file one that no reader accepts. All this happens where the replacement finds
#   nothing. Nothing raises.
# Versions: lossless-yaml 0.3.0 (its module is yaya), ruamel.yaml 0.19.1 below it, PyYAML 6.0.4 as the judge.
# Source: the page of lossless-yaml: modifications apply to the given values alone, and all else is untouched; comments,
#   white space, quotes and the indicators of block texts are preserved.
# Why it matters: its example edits workflows of a CI service, whose files have versions such as 3.10, lists with
#   comments and folded scripts. A build then uses another version than the commit seems to say.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check lossless-yaml==0.3.0 ruamel.yaml==0.19.1 PyYAML==6.0.4

cat > edit.py <<'END'
import warnings, yaml
from yaya import YAYA

warnings.simplefilter("ignore")
files = {
    "plain": "jobs:\n  run: old\nname: CI\n",
    "comment in a list": "on:\n- push  # each\n- tag\nname: CI\n",
    "line behind a list": "on:\n- push\n- tag\n\nname: CI\n",
    "numbers": "python: 3.10\nmode: 010\n",
    "folded": "run: >-\n  make\n  all\nname: CI\n",
    "braces": "env: {a: 1, b: [1, 2]}\nname: CI\n",
}

def values(text):
    try:
        return yaml.safe_load(text)
    except yaml.YAMLError:
        return None

for name, text in files.items():
    with open("file.yaml", "w") as file:
        file.write(text)
    document = YAYA.load("file.yaml")
    document.replace_in_values("nowhere", "else")
    document.save()
    after = open("file.yaml").read()
    kind = "same file" if after == text else "same values" if values(after) == values(text) else "other values"
    print(f"{name}: {kind}, {after!r}")
END
tools/bin/python edit.py > seen
cat seen
cat > expected <<'END'
plain: same file, 'jobs:\n  run: old\nname: CI\n'
comment in a list: other values, 'on:\n- # each\n- \n- push\n- tag\nname: CI\n'
line behind a list: other values, 'on:\n- push\n- \n- \n- \n- tag\nname: CI\n'
numbers: other values, 'python: 3.1\nmode: 10\n'
folded: other values, 'run: >\n  make all\n\nname: CI\n'
braces: other values, '{env: a: 1\n            b: [1, 2], name: CI}\n'
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
