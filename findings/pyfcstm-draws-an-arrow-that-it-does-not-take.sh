#!/usr/bin/env bash
# pyfcstm draws an arrow from a state to another, and doesn't take it while an inner state is active. UML takes it.
#
# Guess, written before the run: an event of the outer state leaves it from each of its inner states, as in Harel's
#   statecharts and as its PlantUML drawing has it.
# Seen: "back", which leads from the detail to the list, does nothing in either page of the detail. "done", which ends
#   the second page, does nothing either, as long as it comes without "back". Both in one cycle leave. Events are
#   forgotten, so "done" and then "back" do nothing. The drawing has a plain arrow from the detail to the list. A forced
#   transition (`!`) leaves at once; its drawing has the same arrow, and one from each page to the end. sismic takes the
#   plain one.
# Versions: pyfcstm 0.6.0, sismic 1.6.14.
# Source: pyfcstm's README says that it models Harel's statecharts, that its syntax is inspired by UML's, and that `->`
#   defines transitions between states; a forced transition is a shorthand for several. UML 2.5.1, "High-level (group)
#   Transitions": one that begins at the border of a composite state leaves it from any inner state.
# Why it matters: "back" or "cancel" from anywhere in a flow is what outer states are for. The drawing promises it, and
#   `inspect` finds nothing to say, while in the generated code the user is caught in the flow.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check pyfcstm==0.6.0 sismic==1.6.14

cat > plain.fcstm <<'END'
state App {
    state List;
    state Detail {
        state First;
        state Second;
        [*] -> First;
        First -> Second :: next;
        Second -> [*] :: done;
    }
    [*] -> List;
    List -> Detail :: open;
    Detail -> List :: back;
}
END
sed 's/Detail -> List/!&/' plain.fcstm > forced.fcstm
cat > chart.yaml <<'END'
statechart:
  name: App
  root state:
    name: App
    initial: List
    states:
      - { name: List, transitions: [ { event: open, target: Detail } ] }
      - name: Detail
        initial: First
        transitions: [ { event: back, target: List } ]
        states:
          - { name: First, transitions: [ { event: next, target: Second } ] }
          - { name: Second }
END
play() {
  for cycle in "${@:2}"; do printf 'cycle %s; ' "$cycle"; done > commands
  echo "$1: $(tools/bin/pyfcstm simulate -i $1.fcstm --no-color -e "$(cat commands)" |
    sed -n 's/^Current State: App\.//p' | paste -sd' ')"
}
back=App.Detail.back next=App.Detail.First.next done=App.Detail.Second.done
{
  tools/bin/pyfcstm inspect -i plain.fcstm | sed -n 's/^  diagnostics: /inspect: /p'
  play plain "" App.List.open $back $next $back
  play plain "" App.List.open $next $done $back
  play plain "" App.List.open $next "$done $back"
  play forced "" App.List.open $back
  tools/bin/python - <<'END'
from sismic.interpreter import Interpreter
from sismic.io import import_from_yaml

chart = Interpreter(import_from_yaml(filepath="chart.yaml"))
chart.execute()
states = [chart.configuration[1:]]
for event in ("open", "back"):
    chart.queue(event).execute()
    states.append(chart.configuration[1:])
print("sismic:", *[".".join(state) for state in states])
END
  for name in plain forced; do
    echo "drawing, $name: $(tools/bin/pyfcstm plantuml -i $name.fcstm | grep -E ': (Detail\.)?back' |
      sed 's/^ *//' | paste -sd, | sed 's/,/, /g')"
  done
} > seen
cat seen
cat > expected <<'END'
inspect: 0 errors / 0 warnings / 0 infos
plain: List Detail.First Detail.First Detail.Second Detail.Second
plain: List Detail.First Detail.Second Detail.Second Detail.Second
plain: List Detail.First Detail.Second List
forced: List Detail.First List
sismic: List Detail.First List
drawing, plain: app__detail --> app__list : Detail.back
drawing, forced: app__detail__first --> [*] : back, app__detail__second --> [*] : back, app__detail --> app__list : Detail.back
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
