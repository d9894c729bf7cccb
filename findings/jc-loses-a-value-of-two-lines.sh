#!/usr/bin/env bash
# jc reads the manifest of a jar: a value of two lines is missing, name and all, and one of three lines has lost its
# blanks.
#
# Guess, written before the run: jc's readers of manifests, CEF and syslog know the continuation and the escapes of
#   their formats.
# Seen: a value with exactly one continuation line is left out. With two it's joined, but all of its blanks are gone, so
#   that seven paths are one. `jar` itself, which breaks lines after 72 bytes, wrote the file. In CEF an escaped `\|` in
#   the name of the event empties that name, drops the severity, and makes "na__me_10_src" of the first key. In syslog a
#   value ends at an escaped quotation mark. No warning, and the exit code is 0 for each.
# Versions: jc 1.26.1; `jar` of a JDK writes the manifest.
# Source: the specification of JAR files, "Notes on Manifest and Signature Files": no line has over 72 bytes, and one
#   that begins with a blank continues the last. ArcSight's Common Event Format: a pipe in the header is escaped by a
#   backslash. RFC 5424, section 6.3.3: `"`, `\` and `]` are escaped in values. jc's documentation gives all three as
#   supported.
# Why it matters: `Class-Path` and `Import-Package` have that length as soon as there are two of them. A list of what is
#   shipped, made by jc and jq, lacks the entry and doesn't look broken.
set -euo pipefail
command -v jar > /dev/null || { echo "needs a JDK" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check jc==1.26.1

ask() {
  code=0
  tools/bin/jc "$@" > answer 2> log || code=$?
  echo "  exit code $code, warnings: $(grep -c Warning log || true)"
}
manifest() {
  printf 'Main-Class: Menu\nClass-Path: %s\n' "$1" > given
  rm -f menu.jar
  jar cfm menu.jar given given
  jar xf menu.jar META-INF/MANIFEST.MF
  echo "manifest, lines of Class-Path: $(grep -c -e '^Class-Path' -e '^ ' META-INF/MANIFEST.MF)"
  ask --jar-manifest < META-INF/MANIFEST.MF
  python3 -c 'import json; e = json.load(open("answer"))[0]
print("  Main_Class", e["Main_Class"], "Class_Path", e.get("Class_Path"))'
}
{
  manifest 'lib/card.jar lib/list.jar'
  manifest 'lib/card-controller.jar lib/list-controller.jar lib/menu-controller.jar'
  manifest "$(printf 'lib/controller-%s.jar ' one two three four five six seven)"
  for name in 'Menu opened' 'Menu\|Card'; do
    echo "CEF, name $name"
    printf '%s\n' "CEF:0|Example|App|1.0|100|$name|8|src=192.0.2.1 msg=tap" | ask --cef
    python3 -c 'import json; e = json.load(open("answer"))[0]
print("  name", e["name"], "severity", e.get("agentSeverity"), "src", e.get("src"), [key for key in e if "src" in key])'
  done
  for value in 'tap Edit' 'tap \"Edit\" twice'; do
    echo "syslog, value $value"
    printf '%s\n' "<34>1 2026-11-30T10:00:00.003Z host app 1 ID47 [step@32473 what=\"$value\"] text" | ask --syslog
    python3 -c 'import json; print(" ", json.load(open("answer"))[0]["structured_data"][0]["parameters"])'
  done
} > seen
cat seen
cat > expected <<'END'
manifest, lines of Class-Path: 1
  exit code 0, warnings: 0
  Main_Class Menu Class_Path lib/card.jar lib/list.jar
manifest, lines of Class-Path: 2
  exit code 0, warnings: 0
  Main_Class Menu Class_Path None
manifest, lines of Class-Path: 3
  exit code 0, warnings: 0
  Main_Class Menu Class_Path lib/controller-one.jarlib/controller-two.jarlib/controller-three.jarlib/controller-four.jarlib/controller-five.jarlib/controller-six.jarlib/controller-seven.jar
CEF, name Menu opened
  exit code 0, warnings: 0
  name Menu opened severity 8 src 192.0.2.1 ['src']
CEF, name Menu\|Card
  exit code 0, warnings: 0
  name  severity None src None ['Menu__Card_8_src']
syslog, value tap Edit
  exit code 0, warnings: 0
  {'what': 'tap Edit'}
syslog, value tap \"Edit\" twice
  exit code 0, warnings: 0
  {'what': 'tap '}
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
