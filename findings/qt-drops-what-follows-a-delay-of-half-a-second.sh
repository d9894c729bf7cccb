#!/usr/bin/env bash
# `delay="0.5s"` in a chart, and Qt never sends the event, nor does anything that follows it; no error is raised.
#
# Guess, written before the run: Qt's state machines follow SCXML in event names, exit order, deep history, `In()` and
#   done events. (Delays and `#_internal` were in the same chart as plain checks that had to pass.)
# Seen: names, order and history are right. A delay with a fraction, such as 0.5s or .5s, ends the block that it stands
#   in: the `send` and all that follows are left out, no `error.execution` comes, and nothing is printed. So a time-out
#   of half a second never comes. With 500ms it does. And an event that is sent to `#_internal` arrives behind those
#   sent before it from outside, as one of the type "external"; `raise` is right.
# Version: Qt 6.12.0 and its module SCXML, in the wheels of PySide6.
# Source: SCXML 1.0, 6.2: `delay` is a time as CSS2 has it, whose seconds may have a fraction; C.1: an event for
#   `#_internal` goes to the internal queue; 3.12.2 and 4.9: an error ends a block, and is an event. Qt's page "SCXML
#   Compliance" has a list of exceptions, and these aren't in it. qscxmlexecutablecontent.cpp reads digits up to `s` or
#   `ms`, and notes anything else for its debug log only.
# Why it matters: the delay of an animation is a fraction of a second. The chart is valid, loads without an error, and
#   waits for ever.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check PySide6-Essentials==6.12.0 PySide6-Addons==6.12.0

cat > chart.scxml <<'END'
<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript" initial="list">
  <state id="list">
    <transition event="half"><send event="later" delay="0.5s"/><log label="after" expr="'0.5s'"/></transition>
    <transition event="point"><send event="later" delay=".1s"/><log label="after" expr="'.1s'"/></transition>
    <transition event="milli"><send event="later" delay="100ms"/><log label="after" expr="'100ms'"/></transition>
    <transition event="bad"><log label="no" expr="nosuch.name"/><log label="after" expr="'an error'"/></transition>
    <transition event="order">
      <send event="outside"/>
      <send event="inside" target="#_internal"/>
      <raise event="raised"/>
    </transition>
    <transition event="*"><log label="event" expr="_event.name + ', ' + _event.type"/></transition>
  </state>
</scxml>
END
cat > run.py <<'END'
import sys
from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer, qVersion
from PySide6.QtScxml import QScxmlStateMachine

app = QCoreApplication([])
print("Qt", qVersion())
machine = QScxmlStateMachine.fromFile("chart.scxml")
print("errors in the chart:", len(machine.parseErrors()))
machine.log.connect(lambda label, text: print(f"  {label}: {text}".rstrip()))

def wait(milliseconds):
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()

machine.start()
wait(100)
for event in sys.argv[1:]:
    print(event)
    machine.submitEvent(event)
    wait(2000)
END
tools/bin/python run.py half point milli bad order > seen 2> log || cat log
cat seen
cat > expected <<'END'
Qt 6.12.0
errors in the chart: 0
half
point
milli
  after: 100ms
  event: later, external
bad
  no:
  event: error.execution, platform
order
  event: raised, internal
  event: outside, external
  event: inside, external
END
diff expected seen || { echo "This is not what was seen with this version."; cat log; exit 1; }
