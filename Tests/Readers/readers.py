"""What several readers of YAML take a text for: `python3 readers.py < texts.json`, a list of texts.

Prints a line for each text that one of them refuses, or takes for other values than libyaml does. fy-tool is left out if
it isn't there.
"""
import json
import shutil
import subprocess
import sys

import yaml
from ruamel.yaml import YAML, __with_libyaml__


def events_of_python(events):
    """The values and the brackets of a text, in order."""
    kinds = {"SequenceStart": "[", "SequenceEnd": "]", "MappingStart": "{", "MappingEnd": "}"}
    found = []
    for event in events:
        name = type(event).__name__.removesuffix("Event")
        if name == "Scalar":
            found.append("=" + event.value)
        elif name in kinds:
            found.append(kinds[name])
    return found


def events_of_fy(text):
    """The same from fy-tool's form of the events, in which a value's breaks and tabs are written as escapes."""
    run = subprocess.run(["fy-tool", "--testsuite", "-"], input=text.encode(), capture_output=True)
    if run.returncode != 0:
        raise ValueError(run.stderr.decode(errors="replace").splitlines()[0])
    found = []
    for line in run.stdout.decode().split("\n"):
        if line.startswith("=VAL"):
            words = line.split(" ", 1)[1]
            while words[0] in "&<":
                words = words.split(" ", 1)[1]
            escapes = {"\\n": "\n", "\\t": "\t", "\\r": "\r", "\\b": "\b", "\\\\": "\\"}
            value, rest = "", words[1:]
            while rest:
                pair = rest[:2]
                value += escapes.get(pair, rest[0])
                rest = rest[2:] if pair in escapes else rest[1:]
            found.append("=" + value)
        elif line[:4] in ("+SEQ", "+MAP", "-SEQ", "-MAP"):
            found.append({"+SEQ": "[", "-SEQ": "]", "+MAP": "{", "-MAP": "}"}[line[:4]])
    return found


readers = {
    "libyaml": lambda text: events_of_python(yaml.parse(text, Loader=yaml.CLoader)),
    "PyYAML": lambda text: events_of_python(yaml.parse(text, Loader=yaml.Loader)),
    "ruamel.yaml": lambda text: events_of_python(YAML(typ="safe", pure=True).parse(text)),
}
if __with_libyaml__:
    readers["ruamel.yaml.clib"] = lambda text: events_of_python(YAML(typ="safe", pure=False).parse(text))
if shutil.which("fy-tool"):
    readers["fy-tool"] = events_of_fy

for number, text in enumerate(json.load(sys.stdin)):
    wanted = None
    for name, read in readers.items():
        try:
            found = read(text)
        except Exception as error:  # Each reader has errors of its own.
            found = "refuses it: " + " ".join(str(error).split())[:200]
        if name == "libyaml":
            wanted = found
        elif found != wanted:
            others = [pair for pair in zip(found, wanted) if pair[0] != pair[1]] if isinstance(found, list) else found
            print(f"text {number}: {name}: {str(others)[:300]}")
print("readers: " + ", ".join(readers))
