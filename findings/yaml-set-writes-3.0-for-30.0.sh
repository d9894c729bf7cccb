#!/usr/bin/env bash
# Set a value to 30.0 with yaml-set, and the file says 3.0: each real number without a fraction is a tenth of itself.
#
# Guess, written before the run: a number is written as it was given, or as the same number in another form. It was
#   tried for numbers with an exponent first.
# Seen: 30.0 becomes 3.0, 300.0 becomes 30.00 and 1e3 becomes 100.000, all with exit code 0. A single digit, as in 2.0,
#   is written as a text with the tag of a real number. With a fraction that isn't zero the number is right, and 1.20
#   loses its last zero. In a JSON file 30.0 stays 30.0, and yaml-get reads 1e3 as 1000.0. With `--format dquote` the
#   value is kept, as a text.
# Version: yamlpath 3.9.1 (its commands yaml-set and yaml-get), which asks for ruamel.yaml 0.19.1 itself.
# Source: yaml-set's help: it sets the new value that the command line gives, and formats it automatically unless
#   `--format` says how. yamlpath/common/nodes.py takes the place of the point as the number of digits, and has none
#   when the zeros after it are cut off.
# Why it matters: the command sets time-outs, limits and versions in pipelines. The file is valid, the type is right,
#   the exit code too.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check yamlpath==3.9.1 ruamel.yaml==0.19.1

cat > expected <<'END'
30.0: timeout: 3.0, read as 3.0
300.0: timeout: 30.00, read as 30.0
1e3: timeout: 100.000, read as 100.0
2.0: timeout: !!float '2', read as 2.0
30.25: timeout: 30.25, read as 30.25
1.20: timeout: 1.2, read as 1.2
with dquote: timeout: "30.0"
in JSON: {"timeout": 30.0}
yaml-get: 1000.0
END
for value in 30.0 300.0 1e3 2.0 30.25 1.20; do
  echo "timeout: Menu" > menu.yaml
  tools/bin/yaml-set --nostdin --change timeout --value "$value" menu.yaml
  line=$(grep '^timeout' menu.yaml)
  read_as=$(tools/bin/python -c 'import ruamel.yaml; print(ruamel.yaml.YAML().load(open("menu.yaml"))["timeout"] + 0)')
  echo "$value: $line, read as $read_as"
done > seen
echo "timeout: Menu" > menu.yaml
tools/bin/yaml-set --nostdin --change timeout --value 30.0 --format dquote menu.yaml
sed -n 's/^timeout/with dquote: &/p' menu.yaml >> seen
echo '{"timeout": 20.0}' > menu.json
tools/bin/yaml-set --nostdin --change timeout --value 30.0 menu.json
echo "in JSON: $(cat menu.json)" >> seen
echo "timeout: 1e3" > menu.yaml
echo "yaml-get: $(tools/bin/yaml-get --query timeout menu.yaml)" >> seen
cat seen
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
