#!/usr/bin/env bash
# A line that the first of two test runs reached is uncovered after lcov_cobertura, and the file's lines count twice.
#
# Guess, written before the run: two sections for one source file, as two runs or two test targets leave them, are added
#   up, as by lcov.
# Seen: each section replaces the one before it. Line 1 was reached by the first run alone; it has no hits in the
#   Cobertura file. The file's own rate is 2 of 3. The total counts the sections one after the other, 3 of 5, so that
#   the two rates of one single file differ. With the sections the other way round line 2 has no hits, and line 3, which
#   only the replaced section had, isn't in the result. Nothing is said.
# Versions: lcov_cobertura 2.1.1, pycobertura 4.1.0 (which reads the result), lcov 1.16 (Debian 12) for comparison.
# Source: the manual page of geninfo: a trace file holds one section for each pair of a test and a source file, so one
#   source file may have several. The manual page of lcov: counts of entries for the same test and file are added up.
#   The page of lcov_cobertura says that it converts coverage reports of LCOV to Cobertura, and names no such limit.
# Why it matters: joining trace files with `cat` is usual, where unit tests and UI tests run apart. Pull requests are
#   refused for lines that have their test. Let `lcov -a one -a two` join them first.
set -euo pipefail
command -v lcov > /dev/null && [[ $(lcov --version) == *"version 1.16"* ]] ||
  { echo "needs lcov 1.16, as Debian 12 has it" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check lcov_cobertura==2.1.1 pycobertura==4.1.0

mkdir Sources
printf 'one\ntwo\nthree\n' > Sources/Menu.swift
cat > unit.info <<'END'
TN:unit
SF:Sources/Menu.swift
FN:1,open
FNDA:1,open
FNF:1
FNH:1
DA:1,1
DA:2,0
LF:2
LH:1
end_of_record
END
cat > ui.info <<'END'
TN:ui
SF:Sources/Menu.swift
FN:1,open
FNDA:0,open
FNF:1
FNH:0
DA:1,0
DA:2,1
DA:3,1
LF:3
LH:2
end_of_record
END
cat > show.py <<'END'
import xml.etree.ElementTree as xml

root = xml.parse("out.xml").getroot()
lines = [(line.get("number"), line.get("hits")) for line in root.findall(".//class/lines/line")]
print("  hits of the lines:", ", ".join(f"{number}: {hits}" for number, hits in lines))
print(f"  the file's rate {float(root.find('.//class').get('line-rate')):.2f}, total {float(root.get('line-rate')):.2f}")
END
convert() {
  tools/bin/lcov_cobertura "$1" --output out.xml > log
  tools/bin/python show.py
  tools/bin/pycobertura show out.xml --source . | awk '/Menu/ { print "  pycobertura: covered " $4 ", missing " $5 }'
}
{
  cat unit.info ui.info > both.info
  cat ui.info unit.info > turned.info
  lcov --quiet -a unit.info -a ui.info -o sum.info > log 2>&1
  echo "lcov: $(lcov --summary both.info 2>&1 | sed -n 's/.*lines\.*: //p')"
  echo "unit tests first"
  convert both.info
  echo "UI tests first"
  convert turned.info
} > seen
cat seen
cat > expected <<'END'
lcov: 100.0% (3 of 3 lines)
unit tests first
  hits of the lines: 1: 0, 2: 1, 3: 1
  the file's rate 0.67, total 0.60
  pycobertura: covered 66.67%, missing 1
UI tests first
  hits of the lines: 1: 1, 2: 0
  the file's rate 0.50, total 0.60
  pycobertura: covered 50.00%, missing 2
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
