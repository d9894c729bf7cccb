#!/usr/bin/env bash
# ruamel.yaml's round trip keeps comments, but not those between braces or brackets.
#
# Guess, written before the run: comments in a flow collection of several lines stay at their items, as in block
#   style.
# Seen: every comment between the opening and the closing bracket is dropped, and the collection becomes one line. The
#   comment after the closing bracket stays. An empty list that holds only a comment becomes `[]`. No warning.
# Version: ruamel.yaml 0.19.1 with its default, the round trip.
# Source: ruamel/yaml/composer.py takes over the comment of the event that ends a flow collection and none of its
#   items'. The package's own summary promises that comments and flow style survive; its pages don't except this.
# Why it matters: formatters and `--fix` tools built on it lose the author's words in exactly the files that write
#   their records in braces. Compare the comments before and after, or change the text by positions.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check ruamel.yaml==0.19.1

cat > scene.yaml <<'END'
# about the file
script:
# about the step
- push: photo # a push
- { present: editor, # why this one
    animated: false } # no animation
stack: [
  # the root
  list,
  mail, # the top
]
quirks: [
  # none yet
]
END
cat > expected <<'END'
# about the file
script:
# about the step
- push: photo # a push
- {present: editor, animated: false} # no animation
stack: [list, mail]
quirks: []
END
tools/bin/python - > seen <<'END'
import sys
from ruamel.yaml import YAML

yaml = YAML()
yaml.dump(yaml.load(open("scene.yaml")), sys.stdout)
END
cat seen
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
