#!/usr/bin/env bash
# `int(maximum=10)` in a Yamale schema accepts 99: a limit by a name that Yamale doesn't know is none, and nothing
# warns.
#
# Guess, written before the run: an unknown word of a schema is an error when the schema is read, as an unknown type is;
#   `int` refuses true, and a list of values tells 1 from true.
# Seen: `integer()` is an error of the schema. But a word inside the parentheses may be any: `maximum`, `minLength`,
#   `minItems` and `pattern` of JSON Schema, `unique`, and a misspelt `mx` are dropped, and the values that they forbid
#   are valid. So is a limit without its name, `int(0, 10)`. `require=False` for `required` leaves the key required.
#   `int` refuses true, and `enum(1)` takes it. The strict mode, which is on by itself, is about data only.
# Versions: yamale 6.1.0, PyYAML 6.0.4.
# Source: Yamale's README lists the words of each validator, and `enum` with 1 and False as separate values. It says
#   nothing of others. yamale/validators/base.py hands all words to the constraints, which take theirs; what's left
#   isn't looked at. YAML 1.2.2, 10.3.2: 1 and true have two tags.
# Why it matters: whoever knows JSON Schema writes `maximum`. The schema loads, each file passes, and the limit has
#   never been there. A schema needs a bad file for each limit.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check yamale==6.1.0 pyyaml==6.0.4

cat > schemas <<'END'
seconds: int(max=10) | seconds: 99
seconds: int(maximum=10) | seconds: 99
seconds: int(mx=10) | seconds: 99
seconds: int(0, 10) | seconds: 99
title: str(min=3) | title: a
title: str(minLength=3) | title: a
title: str(pattern='[A-Z].*') | title: a
steps: list(str(), min=1) | steps: []
steps: list(str(), minItems=1) | steps: []
steps: list(str(), unique=True) | steps: [tap, tap]
title: str(required=False) | {}
title: str(require=False) | {}
seconds: int() | seconds: true
count: enum(1, 2) | count: true
seconds: integer(max=10) | seconds: 99
END
while IFS='|' read -r schema data; do
  echo "$schema" > schema.yaml
  echo "$data" > data.yaml
  code=0
  tools/bin/yamale --schema schema.yaml data.yaml > log 2>&1 || code=$?
  echo "${schema% } with ${data# }: exit code $code$(grep -q 'Schema error' log && echo ', an error in the schema')"
done < schemas > seen || true
cat seen
cat > expected <<'END'
seconds: int(max=10) with seconds: 99: exit code 1
seconds: int(maximum=10) with seconds: 99: exit code 0
seconds: int(mx=10) with seconds: 99: exit code 0
seconds: int(0, 10) with seconds: 99: exit code 0
title: str(min=3) with title: a: exit code 1
title: str(minLength=3) with title: a: exit code 0
title: str(pattern='[A-Z].*') with title: a: exit code 0
steps: list(str(), min=1) with steps: []: exit code 1
steps: list(str(), minItems=1) with steps: []: exit code 0
steps: list(str(), unique=True) with steps: [tap, tap]: exit code 0
title: str(required=False) with {}: exit code 0
title: str(require=False) with {}: exit code 1
seconds: int() with seconds: true: exit code 1
count: enum(1, 2) with count: true: exit code 0
seconds: integer(max=10) with seconds: 99: exit code 1, an error in the schema
END
diff expected seen || { echo "This is not what was seen with these versions."; cat log; exit 1; }
