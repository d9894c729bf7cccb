#!/usr/bin/env bash
# `yq -Y .`, which keeps comments and styles, moves a comment behind braces into them: the file is no YAML any more.
#
# Guess, written before the run: the filter `.` gives a file with the same data, and its comments at most elsewhere. A
#   filter that deletes an item takes the item's tag with it.
# Seen: of `{ list: , editor: } # two screens` the comment lands behind the first pair, so that it swallows the rest of
#   the line with the closing brace. With `-i` that's the file. The exit code is 0, and yq itself can't read it.
#   Brackets are the same. Comments behind plain values stay; one inside braces and one at the end of the file are gone.
#   Without its first item a list gives the tag `!file` to what comes next, and turned around to the other item. Without
#   `-Y` the data are right, and comments and tags are gone.
# Versions: yq 4.4.5 of PyPI (the wrapper of jq) with PyYAML 6.0.4, jq 1.6 of Debian 12.
# Source: `yq --help`: `-Y` preserves tags and styles by extra items of mappings and sequences, and filters that don't
#   expect those are incompatible; the README has comments, too. YAML 1.2.2, 6.6: a comment goes to the end of its line.
# Why it matters: `-Y` is there to edit a file that people keep by hand, where a list in braces with a remark behind it
#   is usual. `yq -Yi '.ios = 17' scene.yaml` breaks a line that it has nothing to do with.
set -euo pipefail
[[ $(jq --version 2> /dev/null) == "jq-1.6" ]] || { echo "needs Debian 12's package jq" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check yq==4.4.5 PyYAML==6.0.4

yq() { tools/bin/yq "$@"; }
{
  n=0
  for text in 'controllers: { list: , editor: }  # two screens' 'sizes: [1, 2]  # points' 'ios: 17  # or later' \
    $'sizes: [1,  # phone\n  2]' $'ios: 17\n# the end'; do
    n=$((n + 1))
    echo "$text" > $n.yaml
    echo "file:   $text"
    before=$(yq -c . $n.yaml)
    code=0
    yq -Yi . $n.yaml || code=$?
    echo "yq -Yi: $(cat $n.yaml)"
    echo "  exit code $code, $(if after=$(yq -c . $n.yaml 2> log); then
      [ "$before" = "$after" ] && echo "the same data"; else grep -o 'ParserError: while parsing.*' log; fi)"
  done
  printf '%s\n' '- !file menu' '- about' > tags.yaml
  echo "file: $(paste -sd' ' tags.yaml)"
  for filter in 'del(.[0])' 'reverse'; do
    echo "  yq -Y $filter: $(yq -Y "$filter" tags.yaml | paste -sd' '), yq -y: $(
      yq -y "$filter" tags.yaml | paste -sd' ')"
  done
} > seen
cat seen
cat > expected <<'END'
file:   controllers: { list: , editor: }  # two screens
yq -Yi: controllers: {list: null # two screens, editor: null}
  exit code 0, ParserError: while parsing a flow mapping
file:   sizes: [1, 2]  # points
yq -Yi: sizes: [1 # points, 2]
  exit code 0, ParserError: while parsing a flow sequence
file:   ios: 17  # or later
yq -Yi: ios: 17 # or later
  exit code 0, the same data
file:   sizes: [1,  # phone
  2]
yq -Yi: sizes: [1, 2]
  exit code 0, the same data
file:   ios: 17
# the end
yq -Yi: ios: 17
  exit code 0, the same data
file: - !file menu - about
  yq -Y del(.[0]): - !file 'about', yq -y: - about
  yq -Y reverse: - !file 'about' - menu, yq -y: - about - menu
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
