#!/usr/bin/env bash
# Two regions with the states `on` and `off`: the drawing that xstate-statemachine makes has one `on` and one `off`, in
# the second region, and arrows of both between them.
#
# Guess, written before the run: its Mermaid diagram has each state of the chart under a name of its own, as its
#   PlantUML and its plain text have, and all transitions.
# Seen: `xsm diagram` gives Mermaid the last word of each path. So Mermaid draws `on` and `off` once; the first region
#   is an empty box, and its transition stands in the other. A transition by time (`after`) isn't in Mermaid and
#   PlantUML at all; guards and actions aren't either, and nothing says that the regions run together. The text has each
#   of these. `xsm docs` puts the same drawing over a table that has all transitions.
# Versions: xstate-statemachine 0.11.0; Mermaid 11.16.0 in mermaidx 0.10.1.
# Source: Mermaid's page on state diagrams: a state is known by its id, wherever it stands. The README of
#   xstate-statemachine offers `xsm diagram` and `to_mermaid()` for rendering a machine, and names the diagram as the
#   source of truth; it names no limit.
# Why it matters: regions with equal states are what parallel states are for. The picture in the documentation is of a
#   machine that nobody wrote, and its table beside it is right.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check xstate-statemachine==0.11.0 mermaidx==0.10.1

cat > app.json <<'END'
{"id": "app", "type": "parallel", "states": {
  "wifi": {"initial": "on", "states": {"on": {"on": {"TAP": "off"}}, "off": {"after": {"500": "on"}}}},
  "sound": {"initial": "off", "states": {"on": {}, "off": {"on": {"LOUD": {"target": "on", "guard": "allowed"}}}}}
}}
END
cat > look.py <<'END'
import re
import mermaidx

svg = mermaidx.render(open("app.mermaid").read()).svg()
print("states that Mermaid draws:", *sorted(re.findall(r'id="[^"]*state-(\w+)-\d+"', svg)))
END
for form in ascii plantuml mermaid; do
  HOME=$folder tools/bin/xsm --plain diagram app.json -f "$form" > "app.$form" 2> log || { cat log >&2; exit 1; }
done
{
  for form in ascii plantuml mermaid; do
    echo "-- $form"
    grep -E -- '^[^ |`+]+ --' "app.$form"
  done
  tools/bin/python look.py
} > seen
cat seen
cat > expected <<'END'
-- ascii
app.wifi.on --TAP-> app.wifi.off
app.wifi.off --after 500-> app.wifi.on
app.sound.off --LOUD [allowed]-> app.sound.on
-- plantuml
app_wifi_on --> app_wifi_off : TAP
app_sound_off --> app_sound_on : LOUD
-- mermaid
on --> off : TAP
off --> on : LOUD
states that Mermaid draws: app off on sound sound_start wifi wifi_start
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
