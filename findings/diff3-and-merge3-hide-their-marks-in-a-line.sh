#!/usr/bin/env bash
# If two files end without a line break, two tools for merging put the marks of the conflict behind a text, in its line.
#
# Guess, written before the run: a mark begins its line in each tool that writes the usual marks, as in Git's.
# Seen: GNU diff3 and merge3 join the last line of a version and the mark behind it. So "title: List" becomes "title:
#   List=======", and the mark at the end stands behind "title: Card". A search for lines that begin with the marks
#   finds the first one alone. Git's `merge-file` adds the line breaks. With a line break at the end of each file all
#   three agree. diff3 tells of the conflict by its exit code 1; merge3's command ends with 0 in both cases.
# Versions: GNU diffutils 3.8 (Debian 12), merge3 1.0.0; Git of the machine for comparison.
# Source: the manual of GNU diffutils, "Marking Conflicts": a conflict is enclosed by lines, of which the middle one is
#   "=======". Git's manual of `merge`, "How conflicts are presented", has the same lines. The page of merge3 shows a
#   merge by lines, and has no word on the last one.
# Why it matters: many editors write no last line break, and JSON files often have none. Hooks that keep conflicts out
#   of a commit look for marks at the start of a line. The value with the mark in it is a valid text in YAML.
set -euo pipefail
command -v diff3 > /dev/null && [[ $(diff3 --version) == *"diffutils) 3.8"* ]] ||
  { echo "needs GNU diffutils 3.8, as Debian 12 has it" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check merge3==1.0.0

merge() {
  local code=0
  echo "  $1"
  shift
  "$@" > merged || code=$?
  sed 's/^/    /' merged
  [[ -z $(tail -c 1 merged) ]] || echo
  echo "    exit code $code, lines that begin with a mark: $(grep -c -E '^(<<<<<<<|=======|>>>>>>>)' merged)"
}
{
  for end in '' '\n'; do
    echo "end of the files: '$end'"
    printf "title: Menu$end" > base
    printf "title: List$end" > mine
    printf "title: Card$end" > theirs
    merge git git merge-file -p mine base theirs
    merge diff3 diff3 --merge mine base theirs
    merge merge3 tools/bin/python -m merge3 mine base theirs
  done
} > seen
cat seen
cat > expected <<'END'
end of the files: ''
  git
    <<<<<<< mine
    title: List
    =======
    title: Card
    >>>>>>> theirs
    exit code 1, lines that begin with a mark: 3
  diff3
    <<<<<<< mine
    title: List||||||| base
    title: Menu=======
    title: Card>>>>>>> theirs
    exit code 1, lines that begin with a mark: 1
  merge3
    <<<<<<< mine
    title: List=======
    title: Card>>>>>>> theirs
    exit code 0, lines that begin with a mark: 1
end of the files: '\n'
  git
    <<<<<<< mine
    title: List
    =======
    title: Card
    >>>>>>> theirs
    exit code 1, lines that begin with a mark: 3
  diff3
    <<<<<<< mine
    title: List
    ||||||| base
    title: Menu
    =======
    title: Card
    >>>>>>> theirs
    exit code 1, lines that begin with a mark: 3
  merge3
    <<<<<<< mine
    title: List
    =======
    title: Card
    >>>>>>> theirs
    exit code 0, lines that begin with a mark: 3
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
