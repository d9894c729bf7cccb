#!/usr/bin/env bash
# Tcl's YAML package takes lines that begin with a number sign out of a text under `|`. It reads a paragraph to the end
# of its first line.
#
# Guess, written before the run: quoted texts stay texts, and a number sign in a quoted text is no comment. A text under
#   `|` keeps all its lines, as both versions of YAML have it.
# Seen: quotation marks are read right. Under `|` and `>` the lines that begin with `#` are gone, but for a text's first
#   one. A plain value that goes on in the next line ends with the first, in a mapping; in a list it's whole. No error
#   comes. The writer sets no quotation marks: "x # y" comes back as "x", "#x" and "null" as nothing, "yes" as 1, and
#   "'x" not at all.
# Versions: the package yaml 0.4.1 of Debian's tcllib 1.21+dfsg-1, Tcl 8.6.13; PyYAML 6.0.4 for comparison.
# Source: YAML 1.1, 9.3.1 and 9.1.3: the content of a literal is its lines, and comments can't stand among them; a plain
#   scalar may have several lines. The manual page yaml(3tcl) says that the package parses YAML as specified in 1.1. Its
#   list of limits names tags, the order of aliases, braces and line breaks.
# Why it matters: a scene's script, its log and its expected output are texts under `|`, often with comments. They're
#   read without an error, and shorter.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for package in tcllib=1.21+dfsg-1 tcl8.6=8.6.13+dfsg-2 libtcl8.6=8.6.13+dfsg-2; do
  apt-get download "$package" > log 2>&1 || { cat log >&2; exit 1; }
done
for package in *.deb; do dpkg -x "$package" root; done
LD_LIBRARY_PATH=$(dirname "$(find "$PWD/root" -name 'libtcl8.6.so')")
TCL_LIBRARY=$PWD/root/usr/share/tcltk/tcl8.6
export LD_LIBRARY_PATH TCL_LIBRARY
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check pyyaml==6.0.4

cat > literal.yaml <<'END'
script: |
  #!/bin/sh
  # open the menu
  tap menu # twice
  back
END
cat > folded.yaml <<'END'
note: >
  See
  #12 about the menu.
END
cat > plain.yaml <<'END'
title: Menu
about: opens the menu
  and waits
END
cat > item.yaml <<'END'
steps:
- opens the menu
  and waits
END
cat > read.tcl <<'END'
lappend auto_path [file join [pwd] root usr share tcltk tcllib1.21]
puts "version [package require yaml]"
foreach name {literal folded plain item} {
  puts "-- $name"
  foreach {key value} [yaml::yaml2dict -file $name.yaml] { puts "$key: [string map [list \n \\n] $value]" }
}
puts "-- written and read"
foreach text [list {x # y} {#x} yes null { lead} {x: y} {'x}] {
  if {[catch {dict get [yaml::yaml2dict [yaml::dict2yaml [dict create k $text]]] k} back]} { set back "an error" }
  puts "($text) -> ($back)"
}
END
cat > read.py <<'END'
import yaml

for name in ("literal", "folded", "plain", "item"):
    for key, value in yaml.safe_load(open(f"{name}.yaml")).items():
        print(f"PyYAML, {name}: {value!r}")
END
{ root/usr/bin/tclsh8.6 read.tcl; tools/bin/python read.py; } > seen
cat seen
cat > expected <<'END'
version 0.4.1
-- literal
script: #!/bin/sh\ntap menu # twice\nback\n
-- folded
note: See\n
-- plain
title: Menu
about: opens the menu
-- item
steps: {opens the menu and waits}
-- written and read
(x # y) -> (x)
(#x) -> ()
(yes) -> (1)
(null) -> ()
( lead) -> (lead)
(x: y) -> (x: y)
('x) -> (an error)
PyYAML, literal: '#!/bin/sh\n# open the menu\ntap menu # twice\nback\n'
PyYAML, folded: 'See #12 about the menu.\n'
PyYAML, plain: 'Menu'
PyYAML, plain: 'opens the menu and waits'
PyYAML, item: ['opens the menu and waits']
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
