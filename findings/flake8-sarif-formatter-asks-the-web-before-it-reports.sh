#!/usr/bin/env bash
# Without the web, flake8 with the format `sarif` writes no report: its formatter asks a page for the texts of the
# rules.
#
# Guess, written before the run: a formatter writes its findings without a connection, perhaps without the long texts
#   of the rules.
# Seen: at the start of each run the formatter gets a list of rules from a page that isn't flake8's. If that fails it
#   opens a list of its own, which isn't in the package: FileNotFoundError, exit code 1 and an empty report. One is
#   also flake8's code for findings. The default format reports the same file at once.
# Versions: flake8-sarif-formatter 1.0.3 with flake8 7.5.0.
# Source: flake8_sarif_formatter.py: the request, and the path `data/rules.json` beside it. The files of the wheel, as
#   its RECORD lists them, have no such folder. Its page names no connection as a need.
# Why it matters: checks in a closed network, in a sandbox or on the day when the page is gone end with a traceback. A
#   step that uploads the report takes the file with no text in it for none, or stops.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check flake8==7.5.0 flake8-sarif-formatter==1.0.3

# Nothing listens there: each request fails at once, as it does without a connection.
export http_proxy=http://127.0.0.1:9 https_proxy=http://127.0.0.1:9 no_proxy=
printf 'import os\n' > scene.py
run() {
  code=0
  tools/bin/flake8 "$@" scene.py > report 2> log || code=$?
  echo "exit code $code, report of $(wc -l < report) lines, $(tail -n 1 log | sed 's/: .*//')"
}
{
  run --format default
  run --format sarif
  record=$(find tools -path '*flake8_sarif_formatter-*/RECORD')
  echo "lists of rules in the wheel: $(grep -c 'data/rules' "$record" || true)"
} > seen
cat seen
cat > expected <<'END'
exit code 1, report of 1 lines, 
exit code 1, report of 0 lines, FileNotFoundError
lists of rules in the wheel: 0
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
