#!/usr/bin/env bash
# yamllint calls the quotation marks of "08" and "1e3" redundant; without them a reader of YAML 1.2 has numbers.
#
# Guess, written before the run: the rule asks to take quotation marks off where no reader can tell the difference, so
#   it's silent about texts that YAML 1.1 or 1.2 reads as something else.
# Seen: "08", "1e3", "1e-3" and "12e03" are reported as redundantly quoted, like a plain word. Taken off, as it says,
#   all four are texts to PyYAML as before, and 8, 1000.0, 0.001 and 12000.0 to a reader of YAML 1.2. "0o17", which is
#   a text to PyYAML as well, is left alone: so the rule does think of 1.2, in this one case.
# Versions: yamllint 1.38.0, ruamel.yaml 0.19.1 (YAML 1.2), PyYAML 6.0.3 (YAML 1.1).
# Source: yamllint's documentation, rule `quoted-strings`, option `required: only-when-needed`: marks are needed where
#   the value would be taken for another type without them; the version of YAML is not a part of it. YAML 1.2.2,
#   section 10.3.2, table of tags of the core schema: `0o` and digits is a number of base 8, digits alone are one of
#   base 10, an exponent makes a real number.
# Why it matters: the rule comes with the advice to fix what it reports. A build number, a commit's short hash of
#   digits and an "e", or a file's mode changes its type in the next tool that reads the file, with a green check of
#   style.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check yamllint==1.38.0 ruamel.yaml==0.19.1 pyyaml==6.0.3

cat > rules.yaml <<'END'
rules:
  quoted-strings: {required: only-when-needed}
END
cat > expected <<'END'
"Menu": redundant; without: 1.1 'Menu', 1.2 'Menu'
"08": redundant; without: 1.1 '08', 1.2 8
"1e3": redundant; without: 1.1 '1e3', 1.2 1000.0
"1e-3": redundant; without: 1.1 '1e-3', 1.2 0.001
"12e03": redundant; without: 1.1 '12e03', 1.2 12000.0
"0o17": kept; without: 1.1 '0o17', 1.2 15
"on": kept; without: 1.1 True, 1.2 'on'
"1.10": kept; without: 1.1 1.1, 1.2 1.1
END
tools/bin/python - > seen <<'END'
import subprocess
import ruamel.yaml, yaml

for text in ["Menu", "08", "1e3", "1e-3", "12e03", "0o17", "on", "1.10"]:
    run = subprocess.run(["tools/bin/yamllint", "-c", "rules.yaml", "-f", "parsable", "-"],
                         input=f'key: "{text}"\n', capture_output=True, text=True)
    word = "redundant" if "redundantly quoted" in run.stdout else "kept"
    without = f"key: {text}\n"
    old = yaml.safe_load(without)["key"]
    new = ruamel.yaml.YAML(typ="safe").load(without)["key"]
    print(f'"{text}": {word}; without: 1.1 {old!r}, 1.2 {new!r}')
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
