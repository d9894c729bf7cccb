#!/usr/bin/env bash
# Quotation marks don't keep a text a text in yaml-rs: "2026-11-29" is a date and "12:30:00" a time, however quoted.
#
# Guess, written before the run: a quoted scalar and a block scalar are texts. A text that `dumps` writes, `loads` reads
#   as that text. A stream of two documents and a document with a list of two are told apart.
# Seen: quotation marks of either kind and block scalars change nothing. A text that looks like a date, a time or a
#   moment becomes one, in keys as well. Only the tag `!!str` helps, or `parse_datetime=False`, which takes away the
#   real dates, too. `dumps` writes the texts "2026-11-29", "0o7" and "1_000" without quotation marks; the last two are
#   numbers then, whatever the switch says. A stream of two documents comes back as a list, like a list of two.
# Version: yaml-rs 0.1.6. The README promises the whole of YAML 1.2.
# Source: YAML 1.2.2, 7.3.1, 7.3.2 and 10.3.2: only plain scalars are resolved by their content. A scalar that isn't
#   plain, and has no tag, is a text. Times of day are in none of the specification's schemas.
# Why it matters: quotation marks are what every guide tells you to put around a date or a time that is a name. Another
#   reader of the file has the text.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check yaml-rs==0.1.6 PyYAML==6.0.3

cat > expected <<'END'
'"2026-11-29"': yaml-rs datetime.date(2026, 11, 29), PyYAML '2026-11-29'
"'12:30:00'": yaml-rs datetime.time(12, 30), PyYAML '12:30:00'
'|-\n  12:30:00': yaml-rs datetime.time(12, 30), PyYAML '12:30:00'
'{"2026-11-29": "1.50"}': yaml-rs {datetime.date(2026, 11, 29): '1.50'}, PyYAML {'2026-11-29': '1.50'}
'!!str "12:30:00"': yaml-rs '12:30:00', PyYAML '12:30:00'
there and back: '2026-11-29' is datetime.date(2026, 11, 29), without dates '2026-11-29'
there and back: '12:30:00' is datetime.time(12, 30), without dates '12:30:00'
there and back: '0o7' is 7, without dates 7
there and back: '1_000' is 1000, without dates 1000
there and back: '1e3' is '1e3', without dates '1e3'
two documents: ['a', 'b']
END
tools/bin/python - > seen <<'END'
import yaml, yaml_rs

for text in ['"2026-11-29"', "'12:30:00'", "|-\n  12:30:00", '{"2026-11-29": "1.50"}', '!!str "12:30:00"']:
    print(f"{text!r}: yaml-rs {yaml_rs.loads(text)!r}, PyYAML {yaml.safe_load(text)!r}")
for text in ["2026-11-29", "12:30:00", "0o7", "1_000", "1e3"]:
    written = yaml_rs.dumps(text)
    both = yaml_rs.loads(written), yaml_rs.loads(written, parse_datetime=False)
    print(f"there and back: {text!r} is {both[0]!r}, without dates {both[1]!r}")
print("two documents:", yaml_rs.loads("--- a\n--- b\n"))
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
