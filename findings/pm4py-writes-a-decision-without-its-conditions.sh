#!/usr/bin/env bash
# A BPMN diagram that pm4py reads and writes has lost the conditions of its decisions, its timers and its scripts.
#
# Guess, written before the run: a BPMN file that was read and written has the same conditions, default flow, attached
#   events and places of shapes.
# Seen: none of these. The boundary event is attached to nothing, which the schema doesn't allow, and has no timer. The
#   script task is a plain one. Documentation and the process's name are gone; a process that is executable isn't. All
#   shapes have other places. In the Petri net that pm4py makes, the way from the timer to the end doesn't exist. Names
#   of tasks and of flows are kept. Nothing is said.
# Versions: pm4py 2.7.23.11, lxml 6.1.3 to read the result.
# Source: BPMN 2.0.2, OMG: a sequence flow has a `conditionExpression`, and a gateway has a `default`. The schema has
#   `attachedToRef` as required for a boundary event. pm4py's documentation of `read_bpmn` and `write_bpmn`: a model is
#   read from, or written to, a file in the format BPMN 2.0.
# Why it matters: a diagram that is cleaned up or filtered by a script and given back to its editor runs, but each
#   decision goes one way only. The original is often the same file.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export TMPDIR=$folder
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check pm4py==2.7.23.11 lxml==6.1.3

cat > menu.bpmn <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:di="http://www.omg.org/spec/BPMN/20100524/DI"
  xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  id="menu-file" targetNamespace="http://example.com">
  <process id="menu" name="Menu" isExecutable="true">
    <startEvent id="start"/>
    <exclusiveGateway id="allowed" name="Allowed?" default="no"/>
    <userTask id="edit" name="Edit"><documentation>On the sheet</documentation></userTask>
    <scriptTask id="log" name="Log" scriptFormat="python"><script>count = 1</script></scriptTask>
    <boundaryEvent id="late" name="Late" attachedToRef="edit" cancelActivity="false">
      <timerEventDefinition><timeDuration xsi:type="tFormalExpression">PT5M</timeDuration></timerEventDefinition>
    </boundaryEvent>
    <endEvent id="end"/>
    <sequenceFlow id="first" sourceRef="start" targetRef="allowed"/>
    <sequenceFlow id="yes" name="yes" sourceRef="allowed" targetRef="edit">
      <conditionExpression xsi:type="tFormalExpression">rights > 3</conditionExpression>
    </sequenceFlow>
    <sequenceFlow id="no" sourceRef="allowed" targetRef="log"/>
    <sequenceFlow id="edited" sourceRef="edit" targetRef="end"/>
    <sequenceFlow id="logged" sourceRef="log" targetRef="end"/>
    <sequenceFlow id="late-end" sourceRef="late" targetRef="end"/>
  </process>
  <di:BPMNDiagram id="diagram"><di:BPMNPlane id="plane" bpmnElement="menu">
    <di:BPMNShape id="edit-shape" bpmnElement="edit"><dc:Bounds x="280" y="80" width="100" height="80"/></di:BPMNShape>
  </di:BPMNPlane></di:BPMNDiagram>
</definitions>
END
cat > round.py <<'END'
import logging, warnings
warnings.filterwarnings("ignore")
import pm4py
from lxml import etree

diagram = pm4py.read_bpmn("menu.bpmn")
pm4py.write_bpmn(diagram, "again.bpmn")
net, _, _ = pm4py.convert_to_petri_net(diagram)
with open("report", "w") as report:
    for file in "menu.bpmn", "again.bpmn":
        root = etree.parse(file)
        def find(path):
            return root.xpath(path)
        parts = {
            "names": sorted(find("//@name[. != '']")),
            "conditions": [text.strip() for text in find("//*[local-name() = 'conditionExpression']/text()")],
            "default flow": find("//@default"),
            "attached to": find("//@attachedToRef"),
            "timers": len(find("//*[local-name() = 'timerEventDefinition']")),
            "scripts": len(find("//*[local-name() = 'script']")),
            "documentation": len(find("//*[local-name() = 'documentation']")),
            "executable": find("//@isExecutable"),
            "edit where it was": find("//*[@bpmnElement = 'edit']/*/@x") == ["280"],
        }
        print(file, file=report)
        for name, value in parts.items():
            print(f"  {name}: {value}", file=report)
    print("transitions of the net:", sorted(t.label for t in net.transitions if t.label), file=report)
END
tools/bin/python round.py > log 2>&1 || { cat log; exit 1; }
cp report seen
cat seen
cat > expected <<'END'
menu.bpmn
  names: ['Allowed?', 'Edit', 'Late', 'Log', 'Menu', 'yes']
  conditions: ['rights > 3']
  default flow: ['no']
  attached to: ['edit']
  timers: 1
  scripts: 1
  documentation: 1
  executable: ['true']
  edit where it was: True
again.bpmn
  names: ['Allowed?', 'Edit', 'Late', 'Log', 'diagram', 'yes']
  conditions: []
  default flow: []
  attached to: []
  timers: 0
  scripts: 0
  documentation: 0
  executable: ['false']
  edit where it was: False
transitions of the net: ['Edit', 'Log']
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
