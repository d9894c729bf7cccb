#!/usr/bin/env bash
# A file that strictyaml accepts as having a date has another one tomorrow: "11", "-1" and "monday" are dates to it.
#
# Guess, written before the run: `Datetime()` accepts the forms of ISO 8601 and perhaps some more, and refuses what
#   isn't a full date, as `Int()` refuses "0x1F".
# Seen: what's missing is taken from the day on which the file is read. "11" is the 11th of this month, and so is "1.0"
#   the 1st; "10:30" is today; "monday" is the next one; the sign in "-1" is no minus. The same file, read in two
#   months, has two dates. A year that's missing is this one, too.
# Versions: strictyaml 1.7.3, python-dateutil 2.9.0.post0, freezegun 1.5.5 to set the day.
# Source: strictyaml's documentation, page "Datetimes (Datetime)": the values are parsed with python-dateutil, and its
#   examples are full dates. Its front page promises type-safe YAML, in which a value has the type and the meaning that
#   the schema says. python-dateutil's documentation of `parser.parse`: what's missing comes from `default`, today at
#   midnight; strictyaml doesn't set it.
# Why it matters: a typing error in a date isn't caught by the schema, the one thing that it's there for. It passes the
#   test on the day when it's written.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check strictyaml==1.7.3 python-dateutil==2.9.0.post0 freezegun==1.5.5

cat > expected <<'END'
2026-11-28: 2026-11-28, 2026-11-28
11: 2026-11-11, 2027-01-11
1.0: 2026-11-01, 2027-01-01
-1: 2026-11-01, 2027-01-01
10:30: 2026-11-28, 2027-01-15
monday: 2026-11-30, 2027-01-18
3 may: 2026-05-03, 2027-05-03
eleven: refused, refused
END
tools/bin/python - > seen <<'END'
import freezegun, strictyaml

schema = strictyaml.Map({"day": strictyaml.Datetime()})
for text in ["2026-11-28", "11", "1.0", "-1", "10:30", "monday", "3 may", "eleven"]:
    answers = []
    for today in ["2026-11-28", "2027-01-15"]:
        with freezegun.freeze_time(today):
            try:
                day = strictyaml.load(f"day: {text}\n", schema).data["day"]
                answers.append(f"{day.year}-{day.month:02}-{day.day:02}")
            except strictyaml.YAMLValidationError:
                answers.append("refused")
    print(f"{text}: {', '.join(answers)}")
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
