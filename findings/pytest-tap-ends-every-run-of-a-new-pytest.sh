#!/usr/bin/env bash
# With a current pytest, having pytest-tap installed ends each run before its first test, also those that want no TAP.
#
# Guess, written before the run: pytest-tap asks for pytest 3.0 or newer, so with the newest pytest of the day it
#   writes TAP; and a plugin that isn't asked for anything changes nothing.
# Seen: pytest 9.2.0 refuses the plugin's options: `--tap` stores its value under the name that a hidden option
#   `--tap-stream` has by itself. A run without any of the two ends with the same error and exit code 3, and no test is
#   run. With 9.1.1 all is well. To switch the plugin off its name is `tap`, and neither the package's nor the
#   module's.
# Versions: pytest-tap 3.5 with pytest 9.2.0 and 9.1.1.
# Source: pytest-tap's metadata: `pytest>=3.0`, without an upper end. pytest's reference, section "Exit codes": 3 is
#   for an error inside pytest. pytest's guide "How to install and use plugins" switches one off by its name.
# Why it matters: the plugin is in the environment of many projects for one job of CI. The next update of pytest ends
#   all jobs, and the message names an option that nobody has given.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools

cat > test_menu.py <<'END'
def test_opens():
    pass
END
cat > expected <<'END'
pytest 9.1.1 --tap: exit code 0, ok 1
pytest 9.1.1 -q: exit code 0, 1 passed
pytest 9.1.1 -q -p no:pytest_tap: exit code 0, 1 passed
pytest 9.2.0 --tap: exit code 3, option dest 'tap_stream' already used by ['--tap']
pytest 9.2.0 -q: exit code 3, option dest 'tap_stream' already used by ['--tap']
pytest 9.2.0 -q -p no:pytest_tap: exit code 3, option dest 'tap_stream' already used by ['--tap']
pytest 9.2.0 -q -p no:tap: exit code 0, 1 passed
END
for version in 9.1.1 9.2.0; do
  tools/bin/pip install --quiet --disable-pip-version-check pytest==$version pytest-tap==3.5
  for options in "--tap" "-q" "-q -p no:pytest_tap" "-q -p no:tap"; do
    [ "$version $options" = "9.1.1 -q -p no:tap" ] && continue
    code=0
    # shellcheck disable=SC2086
    tools/bin/python -m pytest $options test_menu.py > out 2>&1 || code=$?
    word=$(grep -oE "^ok 1|1 passed|option dest .* already used by \S+" out | head -n 1)
    echo "pytest $version $options: exit code $code, $word"
  done
done > seen
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
