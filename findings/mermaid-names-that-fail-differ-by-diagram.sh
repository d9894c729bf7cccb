#!/usr/bin/env bash
# Mermaid warns of `end` as a name in flowcharts. Many more plain words fail, and not the same ones in each kind of
# diagram.
#
# Guess, written before the run: in a flowchart only `end` fails, as the page says; in a state diagram `state` and
#   `note` do; a name that merely starts with such a word is fine.
# Seen: in a flowchart also `graph`, `class`, `style`, `click`, `href` and `call` are errors, but `default` is a name.
#   In a state diagram `default`, `class`, `style`, `click`, `href` and `scale` are errors, but `end`, `graph` and
#   `call` are names. In a sequence diagram `end`, `note` and `box` can't be sent to, and all the others can. Names
#   that only start so (`endScreen`) are fine, as guessed.
# Versions: Mermaid 11.16.0 itself, which mermaidx 0.10.1 runs in QuickJS.
# Source: each diagram has a grammar of its own in Mermaid's repository (flow.jison, stateDiagram.jison,
#   sequenceDiagram.jison), whose lexers know these words. The page on flowcharts warns of `end`, and of names that
#   start with o or x.
# Why it matters: a generator that takes ids of users for names, and is tested with one kind of diagram, fails with
#   the next kind on a screen called `call`. Number the nodes, and write the user's word into the label.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check mermaidx==0.10.1

cat > expected <<'END'
endScreen  flowchart yes  state yes  sequence yes
end        flowchart no   state yes  sequence no
graph      flowchart no   state yes  sequence yes
call       flowchart no   state yes  sequence yes
default    flowchart yes  state no   sequence yes
scale      flowchart yes  state no   sequence yes
class      flowchart no   state no   sequence yes
style      flowchart no   state no   sequence yes
click      flowchart no   state no   sequence yes
href       flowchart no   state no   sequence yes
note       flowchart yes  state no   sequence no
box        flowchart yes  state yes  sequence no
v11.16.0
END
tools/bin/python - > seen <<'END'
import mermaidx

def draws(source):
    try:
        mermaidx.render(source).svg()
        return "yes"
    except Exception:
        return "no"

for name in "endScreen end graph call default scale class style click href note box".split():
    flow = draws(f"flowchart TD\n a --> {name}\n {name} --> b\n")
    state = draws(f"stateDiagram-v2\n a --> {name} : go\n {name} --> b\n")
    sequence = draws(f"sequenceDiagram\n participant {name}\n a->>{name}: x\n")
    print(f"{name:10} flowchart {flow:4} state {state:4} sequence {sequence}", flush=True)
END
tools/bin/mermaidx --info >> seen
cat seen
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
