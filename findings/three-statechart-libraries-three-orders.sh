#!/usr/bin/env bash
# One chart with two regions, three libraries of statecharts, three orders of entry and exit.
#
# Guess, written before the run: all three follow SCXML's algorithm. They enter in document order, a region with all
#   that is in it before the next region; they leave in the reverse of that; for one event they leave in all regions
#   first.
# Seen: sismic goes level by level and by the names of the states: `apple` before `zebra`, which is written first.
#   transitions goes level by level in document order, and leaves `zebra` first again, so not in the reverse. Both
#   finish the event in one region before they leave in the other. python-statemachine enters and handles the event as
#   SCXML says, but leaves level by level: both inner states, then both regions.
# Versions: sismic 1.6.14, transitions 0.9.3, python-statemachine 3.2.2.
# Source: SCXML 1.0, appendix D (enterStates, exitStates, microstep). sismic's chapter on execution says that ties
#   between transitions are settled by name, not that states are entered by name (sismic/interpreter/default.py sorts
#   them). transitions' page shows parallel states, and no order of their callbacks. python-statemachine's pages
#   promise SCXML.
# Why it matters: a trace of callbacks can be compared within one library only. In sismic a new name for a state
#   changes the trace. Code that undoes at exit what it did at entry meets the other region in a state it didn't
#   expect.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check sismic==1.6.14 transitions==0.9.3 python-statemachine==3.2.2

cat > expected <<'END'
sismic
  enter +both +apple +zebra +a1 +z1
  event -a1 +a2 -z1 +z2
  leave -z2 -a2 -zebra -apple -both
transitions
  enter +both +zebra +apple +z1 +a1
  event -z1 +z2 -a1 +a2
  leave -z2 -a2 -zebra -apple -both
python-statemachine
  enter +both +zebra +z1 +apple +a1
  event -a1 -z1 +z2 +a2
  leave -a2 -z2 -apple -zebra -both
END
tools/bin/python - > seen <<'END'
log = []

def report(library, send):
    print(library)
    for word, event in [("enter", "go"), ("event", "next"), ("leave", "out")]:
        log.clear()
        send(event)
        print(" ", word, *[entry for entry in log if not entry.endswith("idle")])

# sismic reads YAML, so also JSON.
import json
from sismic.interpreter import Interpreter
from sismic.io import import_from_yaml

def sismic_state(name, **more):
    return {"name": name, "on entry": f"note('+{name}')", "on exit": f"note('-{name}')", **more}

def sismic_region(name, one, two):
    first = sismic_state(one, transitions=[{"event": "next", "target": two}])
    return sismic_state(name, initial=one, states=[first, sismic_state(two)])

both = sismic_state("both", transitions=[{"event": "out", "target": "idle"}])
both["parallel states"] = [sismic_region("zebra", "z1", "z2"), sismic_region("apple", "a1", "a2")]
idle = {"name": "idle", "transitions": [{"event": "go", "target": "both"}]}
root = {"name": "root", "initial": "idle", "states": [idle, both]}
chart = import_from_yaml(text=json.dumps({"statechart": {"name": "chart", "root state": root}}))
interpreter = Interpreter(chart, initial_context={"note": log.append})
interpreter.execute()
report("sismic", lambda event: interpreter.queue(event).execute())

# transitions takes nested dictionaries.
from transitions.extensions import HierarchicalMachine

def state(name, **more):
    return {"name": name, "on_enter": lambda: log.append(f"+{name}"), "on_exit": lambda: log.append(f"-{name}"), **more}

def region(name, one, two):
    return state(name, children=[state(one), state(two)], initial=one)

machine = HierarchicalMachine(
    states=["idle", state("both", parallel=[region("zebra", "z1", "z2"), region("apple", "a1", "a2")])],
    initial="idle",
    transitions=[
        ["go", "idle", "both"],
        ["next", "both_zebra_z1", "both_zebra_z2"],
        ["next", "both_apple_a1", "both_apple_a2"],
        ["out", "both", "idle"],
    ])
report("transitions", lambda event: machine.trigger(event))

# python-statemachine takes classes.
from statemachine import State, StateChart

class Chart(StateChart):
    idle = State(initial=True)

    class both(State.Parallel):
        class zebra(State.Compound):
            z1 = State(initial=True)
            z2 = State()
            next = z1.to(z2)

        class apple(State.Compound):
            a1 = State(initial=True)
            a2 = State()
            next = a1.to(a2)

    go = idle.to(both)
    out = both.to(idle)

    def on_enter_state(self, state):
        log.append(f"+{state.id}")

    def on_exit_state(self, state):
        log.append(f"-{state.id}")

report("python-statemachine", Chart().send)
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
