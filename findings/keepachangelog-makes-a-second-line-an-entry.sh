#!/usr/bin/env bash
# The second line of a change becomes a change of its own in keepachangelog, and a withdrawn release has no date.
#
# Guess, written before the run: a change log in the form of keepachangelog.com has the same changes after `to_dict`,
#   and again after `from_dict`.
# Seen: each line is an entry. A wrapped one is two, and a list below an entry becomes its equal. A block of code is
#   four entries. The mark [YANKED] is a part of the date, in small letters, so the date is none. Written back, all of
#   it is in the file. Nothing is said.
# Versions: keepachangelog 2.0.0, markdown-it-py 4.3.0 to count the entries.
# Source: the page keepachangelog.com 1.1.0, whose own example has entries of two lines, and which marks a withdrawn
#   release with [YANKED] behind its date. The page of keepachangelog says that it converts files of this form to a
#   dictionary, and such a dictionary back to a file.
# Why it matters: the answer is made into release notes and mails. "Remove the key" and "unless it's in use" are two
#   points there, and the first one is wrong.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check keepachangelog==2.0.0 markdown-it-py==4.3.0

cat > CHANGELOG.md <<'END'
# Changelog

## [1.1.0] - 2026-11-01 [YANKED]
### Removed
- The key `root`,
  unless it is in use
- Old commands:
  - run

### Added
- A file:

  ```yaml
  initial: menu
  ```

## [1.0.0] - 2026-10-01
### Added
- First release
END
cat > read.py <<'END'
import keepachangelog
from markdown_it import MarkdownIt

def entries(text):
    depth, count = 0, 0
    for token in MarkdownIt().parse(text):
        depth += {"list_item_open": 1, "list_item_close": -1}.get(token.type, 0)
        count += token.type == "list_item_open" and depth == 1
    return count

changes = keepachangelog.to_dict("CHANGELOG.md")
for version, change in changes.items():
    print(version, "of", change["metadata"]["release_date"])
    for kind in "removed", "added":
        print(f"  {kind}: {change.get(kind)}")
print("entries in the file:", entries(open("CHANGELOG.md").read()))
print("entries when written back:", entries(keepachangelog.from_dict(changes)))
END
tools/bin/python read.py > seen
cat seen
cat > expected <<'END'
1.1.0 of 2026-11-01 [yanked]
  removed: ['The key `root`,', 'unless it is in use', 'Old commands:', 'run']
  added: ['A file:', '```yaml', 'initial: menu', '```']
1.0.0 of 2026-10-01
  removed: None
  added: ['First release']
entries in the file: 4
entries when written back: 9
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
