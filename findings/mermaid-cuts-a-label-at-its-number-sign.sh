#!/usr/bin/env bash
# One text, three kinds of Mermaid diagram: kept in one, cut in the second, and turned into new states in the third.
#
# Guess, written before the run: after the colon of an arrow, the rest of the line is its text, in every kind of
#   diagram.
# Seen: 1. In a sequence diagram, `#` starts a comment in the middle of a word: "photo#2 appears" is drawn as "photo".
#   A message that starts with `#` is empty. No error. With `#35;` for the sign the text is whole. 2. In a state
#   diagram, a semicolon ends the statement, and what follows becomes a state of its own, and so does the semicolon
#   after a blank. In a sequence diagram it is an error, at least. 3. In a flowchart, quotes around the label keep
#   both.
# Versions: Mermaid 11.16.0 itself, which mermaidx 0.10.1 runs in QuickJS.
# Source: in Mermaid's repository, the grammar of sequence diagrams (sequenceDiagram.jison) skips `#` and all up to
#   the line's end; the documentation knows only `%%` for comments there, and `#` as the start of an entity. The page
#   on state diagrams doesn't mention semicolons.
# Why it matters: `photo#2` is how a second instance is commonly named, and a piece of code may hold a semicolon. The
#   diagram is drawn and is wrong. Write both as entities: `#35;` and `#59;`.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check mermaidx==0.10.1

cat > expected <<'END'
flowchart ['photo#2 appears; again']
sequence # ['a', 'a', 'b', 'b', 'photo']
sequence #35; ['a', 'a', 'b', 'b', 'photo#2 appears']
sequence ; refused
state # ['a', 'b', 'photo#2 appears']
state ; [';', 'a', 'again', 'b', 'photo appears']
state #59; ['a', 'b', 'photo appears; again']
v11.16.0
END
tools/bin/python - > seen <<'END'
import mermaidx, re

def words(source):
    try:
        svg = mermaidx.render(source).svg()
    except Exception:
        return "refused"
    svg = re.sub(r"<style>.*?</style>", "", svg, flags=re.S)
    return sorted(text.strip() for text in re.findall(r">([^<>]+)<", svg) if text.strip())

print("flowchart", words('flowchart TD\n n["photo#2 appears; again"]\n'))
print("sequence #", words("sequenceDiagram\n a->>b: photo#2 appears\n"))
print("sequence #35;", words("sequenceDiagram\n a->>b: photo#35;2 appears\n"))
print("sequence ;", words("sequenceDiagram\n a->>b: photo appears; again\n"))
print("state #", words("stateDiagram-v2\n a --> b : photo#2 appears\n"))
print("state ;", words("stateDiagram-v2\n a --> b : photo appears; again\n"))
print("state #59;", words("stateDiagram-v2\n a --> b : photo appears#59; again\n"))
END
tools/bin/mermaidx --info >> seen
cat seen
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
