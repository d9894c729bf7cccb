#!/usr/bin/env bash
# For pre-commit a storyboard is no XML file: hooks for `types: [xml]` skip it and say that all is well.
#
# Guess, written before the run: `identify`, which gives pre-commit its types, calls a `.storyboard` and a `.xib` XML,
# as it does a `.xcscheme`, and a `.xcstrings` JSON.
# Seen: it knows `.xcscheme`, `.xcworkspacedata`, `.xcprivacy` and `.entitlements`, but neither storyboards and nibs nor
# string catalogues: these are "text" only, and a property list isn't XML for it either. A hook for XML reports "no
# files to check", exit code 0, over a storyboard that is cut off in the middle.
# Version: pre-commit 4.7.0 with identify 2.6.20.
# Source: identify's extensions.py, which is a table of endings; pre-commit's page on filtering files with types.
# Why it matters: a repository that checks its XML after each merge believes that the files most often broken by merges
# are checked. A hook for scenes and storyboards must ask for `files: \.(storyboard|xib)$`, not for a type.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv env
env/bin/pip install --quiet pre-commit==4.7.0 identify==2.6.20
export PRE_COMMIT_HOME="$work/cache"

mkdir app
cd app
git init --quiet
cat > ../check.py <<'EOF'
import sys
from xml.etree import ElementTree

for path in sys.argv[1:]:
    ElementTree.parse(path)
EOF
cat > .pre-commit-config.yaml <<'EOF'
repos:
- repo: local
  hooks:
  - {id: type, name: by type, language: unsupported, entry: ../env/bin/python ../check.py, types: [xml]}
  - {id: files, name: by ending, language: unsupported, entry: ../env/bin/python ../check.py, files: \.storyboard$}
EOF
printf '<?xml version="1.0"?>\n<document><scenes>\n' > Main.storyboard
printf '<?xml version="1.0"?>\n<document/>\n' > Cell.xib
printf '<?xml version="1.0"?>\n<Scheme/>\n' > App.xcscheme
printf '<?xml version="1.0"?>\n<plist/>\n' > Info.plist
printf '{}\n' > Words.xcstrings
for file in Main.storyboard Cell.xib App.xcscheme Info.plist Words.xcstrings; do
  echo "$file: $(../env/bin/identify-cli $file)"
done | tee ../seen
git add Main.storyboard .pre-commit-config.yaml
for hook in type files; do
  code=0
  ../env/bin/pre-commit run --color never $hook > ../log 2>&1 || code=$?
  echo "hook by $hook: exit code $code, $(grep -o 'no files to check\|ParseError' ../log | head -1)"
done | tee -a ../seen
cd ..

cat > expected <<'EOF'
Main.storyboard: ["file", "non-executable", "text"]
Cell.xib: ["file", "non-executable", "text"]
App.xcscheme: ["file", "non-executable", "text", "xcodebuild", "xcscheme", "xml"]
Info.plist: ["file", "non-executable", "plist", "text"]
Words.xcstrings: ["file", "non-executable", "text"]
hook by type: exit code 0, no files to check
hook by files: exit code 1, ParseError
EOF
diff expected seen || { echo "pre-commit takes other files for XML now" >&2; exit 1; }
echo "as described"
