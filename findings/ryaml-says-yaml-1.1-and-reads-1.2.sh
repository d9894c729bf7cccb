#!/usr/bin/env bash
# ryaml says that it implements YAML 1.1 like PyYAML, and of ten forms that are special there it reads none so.
#
# Guess, written before the run: `yes`, `1_000`, `0o10`, `12:30`, a date, `<<` and `!!binary` are to ryaml what they are
#   to PyYAML, since both name YAML 1.1. It's so with `%YAML 1.1` in the file at least.
# Seen: words, underscores, minutes and dates are texts; `0o10` is 8 and `1e3` a number, as in YAML 1.2; a merge key is
#   a key; `!!binary` is a text; the directive changes nothing. `010` is a text, which neither version says. An integer
#   of more than 64 bits ends the reading. `dumps` writes the texts "yes" and "12:30" without quotation marks, so that a
#   reader of YAML 1.1 has true and 750.
# Versions: ryaml 0.5.1, PyYAML 6.0.3, ruamel.yaml 0.19.1 as a reader of YAML 1.2.
# Source: ryaml's README: like PyYAML, it implements YAML 1.1, and is to be used in place of PyYAML; it isn't fully
#   compatible. YAML 1.1's types: bool, int, float, merge, timestamp, binary (yaml.org/type/).
# Why it matters: a move to it "for speed" changes settings without an error: `on` is a text, which is true in Python,
#   and so is `off`. Defaults that are merged into many entries are gone.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check ryaml==0.5.1 PyYAML==6.0.3 ruamel.yaml==0.19.1

cat > expected <<'END'
'off': ryaml 'off', PyYAML False, ruamel.yaml 'off'
'1_000': ryaml '1_000', PyYAML 1000, ruamel.yaml 1000
'010': ryaml '010', PyYAML 8, ruamel.yaml 10
'0o10': ryaml 8, PyYAML '0o10', ruamel.yaml 8
'1e3': ryaml 1000.0, PyYAML '1e3', ruamel.yaml 1000.0
'12:30': ryaml '12:30', PyYAML 750, ruamel.yaml '12:30'
'2026-11-29': ryaml '2026-11-29', PyYAML datetime.date(2026, 11, 29), ruamel.yaml datetime.date(2026, 11, 29)
'%YAML 1.1\n---\noff': ryaml 'off', PyYAML False, ruamel.yaml False
'{<<: {a: 1}, b: 2}': ryaml {'<<': {'a': 1}, 'b': 2}, PyYAML {'a': 1, 'b': 2}, ruamel.yaml {'a': 1, 'b': 2}
'!!binary aGk=': ryaml 'aGk=', PyYAML b'hi', ruamel.yaml b'hi'
'18446744073709551616': ryaml InvalidYamlError, PyYAML 18446744073709551616, ruamel.yaml 18446744073709551616
written: yes, 12:30 is read as True, 750
END
tools/bin/python - > seen <<'END'
import ruamel.yaml, ryaml, yaml

def read(load, text):
    try:
        return repr(load(text))
    except Exception as error:
        return type(error).__name__

texts = ["off", "1_000", "010", "0o10", "1e3", "12:30", "2026-11-29", "%YAML 1.1\n---\noff", "{<<: {a: 1}, b: 2}",
         "!!binary aGk=", "18446744073709551616"]
for text in texts:
    readers = [ryaml.loads, yaml.safe_load, lambda text: ruamel.yaml.YAML(typ="safe", pure=True).load(text)]
    answers = [read(load, text) for load in readers]
    print(f"{text!r}: ryaml {answers[0]}, PyYAML {answers[1]}, ruamel.yaml {answers[2]}")
written = ryaml.dumps(["yes", "12:30"])
print("written:", ", ".join(line[2:] for line in written.splitlines() if line.startswith("- ")), "is read as",
      ", ".join(map(repr, yaml.safe_load(written))))
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
