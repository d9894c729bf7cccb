#!/usr/bin/env bash
# Converting a recording of a terminal with asciinema-scene takes the pause off its beginning, and adds output after its
# end.
#
# Guess, written before the run: asciinema-scene, showreel and two other readers of asciicast have the right time for
#   each event, in version 2 and in version 3.
# Seen: the first event is at 0 afterwards, and all that follow are earlier by the same time. So a marker comes three
#   seconds early here. In version 3 the exit of the program is an event; behind it an output with a line break is
#   added. That's so even if nothing is to be converted, and in its other commands, too. showreel, beside it, keeps all
#   times in both directions.
# Versions: asciinema-scene 1.3.0 (its command is sciine), showreel 0.3.1.
# Source: the format's page, asciicast v2: an event's time is since the beginning of the session; v3: the time since the
#   event before, or since the beginning; `x` is the exit with its code. The README of asciinema-scene: `convert`
#   converts between the two formats, and more isn't said of it.
# Why it matters: subtitles, chapters and a log that is shown beside a recording are tied to its seconds. A player that
#   stops at the exit and one that goes on show different ends.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check asciinema-scene==1.3.0 showreel==0.3.1

cat > two.cast <<'END'
{"version": 2, "width": 40, "height": 5, "timestamp": 1700000000}
[3.0, "o", "$ "]
[4.5, "m", "Menu"]
[5.0, "o", "menu"]
END
cat > three.cast <<'END'
{"version": 3, "term": {"cols": 40, "rows": 5}, "timestamp": 1700000000}
[3.0, "o", "$ "]
[1.5, "m", "Menu"]
[0.5, "o", "menu"]
[0.5, "x", "1"]
END
cat > show.py <<'END'
import json, sys

lines = [json.loads(line) for line in open(sys.argv[1]) if line.strip()]
seconds, events = 0, []
for time, kind, value in lines[1:]:
    seconds = seconds + time if lines[0]["version"] == 3 else time
    events.append(f"{seconds:.1f} {kind} {value!r}")
print(f"version {lines[0]['version']}:", ", ".join(events))
END
for file in two three; do
  echo "-- $file.cast"
  tools/bin/python show.py "$file.cast"
  for format in v2 v3; do
    tools/bin/sciine convert --format "$format" --input "$file.cast" --output out.cast > log 2>&1
    echo "sciine, $(tools/bin/python show.py out.cast)"
    tools/bin/showreel convert --quiet --to "$format" --out out.cast "$file.cast" > log 2>&1
    echo "showreel, $(tools/bin/python show.py out.cast)"
  done
done > seen
cat seen
cat > expected <<'END'
-- two.cast
version 2: 3.0 o '$ ', 4.5 m 'Menu', 5.0 o 'menu'
sciine, version 2: 0.0 o '$ ', 1.5 m 'Menu', 2.0 o 'menu', 2.0 o '\r\n'
showreel, version 2: 3.0 o '$ ', 4.5 m 'Menu', 5.0 o 'menu'
sciine, version 3: 0.0 o '$ ', 1.5 m 'Menu', 2.0 o 'menu', 2.0 o '\r\n'
showreel, version 3: 3.0 o '$ ', 4.5 m 'Menu', 5.0 o 'menu'
-- three.cast
version 3: 3.0 o '$ ', 4.5 m 'Menu', 5.0 o 'menu', 5.5 x '1'
sciine, version 2: 0.0 o '$ ', 1.5 m 'Menu', 2.0 o 'menu', 2.5 x '1', 2.5 o '\r\n'
showreel, version 2: 3.0 o '$ ', 4.5 m 'Menu', 5.0 o 'menu', 5.5 x '1'
sciine, version 3: 0.0 o '$ ', 1.5 m 'Menu', 2.0 o 'menu', 2.5 x '1', 2.5 o '\r\n'
showreel, version 3: 3.0 o '$ ', 4.5 m 'Menu', 5.0 o 'menu', 5.5 x '1'
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
