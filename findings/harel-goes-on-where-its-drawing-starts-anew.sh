#!/usr/bin/env bash
# In harel each state remembers its inner state, and the drawing of a chart that remembers is that of one that doesn't.
#
# Guess, written before the run: a state is entered at its initial inner state, as in Harel's statecharts, unless a
#   transition leads to its history. A drawing has what the chart does.
# Seen: the second visit to the detail begins in its second page, where the first one ended, and a transition from the
#   detail to itself leaves it there, too. Only `no history` in a state makes it begin anew. `harel render` prints the
#   same PlantUML and the same Mermaid for both, with an arrow from the initial dot and no "H". sismic, which has the
#   same chart, begins anew.
# Versions: harel 0.9.0, sismic 1.6.14.
# Source: Harel's "Statecharts: A Visual Formalism for Complex Systems" asks for entering by history with an H, and UML
#   2.5.1, "Entering a State", enters by the initial pseudostate otherwise. harel's README calls the statechart of 1987
#   the right model, and mentions history in the title of a paper only; the grammar has `no history`, and
#   definition/model.py an `allow_history` that is true.
# Why it matters: a flow of screens (a wizard, a login) that is opened a second time goes on in the middle. Nobody sees
#   it in the drawing that was agreed on, and no test of a first visit finds it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check harel==0.9.0 sismic==1.6.14

cat > remembers.stm <<'END'
event Open {}
event Next {}
event Previous {}
event Back {}
event Reload {}
machine app {
  initial List
  state List {}
  state Detail {
    initial First
    state First {}
    state Second {}
    from First to Second on Next
    from Second to First on Previous
  }
  from List to Detail on Open
  from Detail to List on Back
  from Detail to Detail on Reload
}
END
sed 's/initial First/no history &/' remembers.stm > anew.stm
cat > chart.yaml <<'END'
statechart:
  name: app
  root state:
    name: root
    initial: List
    states:
      - { name: List, transitions: [ { event: Open, target: Detail } ] }
      - name: Detail
        initial: First
        transitions: [ { event: Back, target: List }, { event: Reload, target: Detail } ]
        states:
          - { name: First, transitions: [ { event: Next, target: Second } ] }
          - { name: Second, transitions: [ { event: Previous, target: First } ] }
END
events="Open Next Reload Back Open Previous Back Open"
{
  for chart in remembers anew; do
    tools/bin/harel validate $chart.stm > /dev/null
    echo "harel, $chart: $(tools/bin/harel run $chart.stm $(printf -- '-e %s ' $events) |
      sed -n 's/^\([A-Z][a-z]*\)  *-> /\1 -> /p' | paste -sd, | sed 's/,/, /g')"
  done
  tools/bin/python - $events <<'END'
import sys
from sismic.interpreter import Interpreter
from sismic.io import import_from_yaml

chart = Interpreter(import_from_yaml(filepath="chart.yaml"))
chart.execute()
answers = []
for event in sys.argv[1:]:
    chart.queue(event).execute()
    answers.append(f"{event} -> {'.'.join(chart.configuration[1:])}")
print("sismic:", ", ".join(answers))
END
  for option in "" --mermaid; do
    for chart in remembers anew; do tools/bin/harel render $option $chart.stm > $chart.drawing; done
    cmp -s remembers.drawing anew.drawing && echo "render $option: the same drawing of both, $(
      grep -c 'history\|\[H' anew.drawing || true) lines with a history"
  done
} > seen
cat seen
cat > expected <<'END'
harel, remembers: Open -> Detail.First, Next -> Detail.Second, Reload -> Detail.Second, Back -> List, Open -> Detail.Second, Previous -> Detail.First, Back -> List, Open -> Detail.First
harel, anew: Open -> Detail.First, Next -> Detail.Second, Reload -> Detail.First, Back -> List, Open -> Detail.First, Previous -> Detail.First, Back -> List, Open -> Detail.First
sismic: Open -> Detail.First, Next -> Detail.Second, Reload -> Detail.First, Back -> List, Open -> Detail.First, Previous -> Detail.First, Back -> List, Open -> Detail.First
render : the same drawing of both, 0 lines with a history
render --mermaid: the same drawing of both, 0 lines with a history
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
