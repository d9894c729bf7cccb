#!/usr/bin/env bash
# One Markdown page, two manual pages: go-md2man counts steps 5 and 6 as 1 and 2, and lowdown takes the underscores
# out of "photo_list_view".
#
# Guess, written before the run: both makers keep the number of a list's first item and the underscores in a name. The
#   two hyphens of an option stay in the prose.
# Seen: go-md2man numbers each list from 1. lowdown takes the part of a name between two underscores for emphasis:
#   "photo_list_view" is "photolistview". Two hyphens in front of an option are one en dash, "(c)" is the sign of
#   copyright. A place to fill in that stands in the prose, `<file>`, is gone from both. With `--parse-no-intraemph`
#   and `--out-no-smarty` lowdown keeps names and hyphens.
# Versions: go-md2man 2.0.2+ds1-1 and lowdown 1.0.0-2, as in Debian 12.
# Source: CommonMark, section Lists: the first number is the start. Section Emphasis: an underscore within a word is
#   no mark. lowdown's manual: it obeys CommonMark's rules unless told otherwise, and has the two switches.
# Why it matters: names of options, of variables and of scenes are what a manual is read for, and a reader types them.
#   Neither tool warns.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for package in go-md2man=2.0.2+ds1-1 lowdown=1.0.0-2; do
  apt-get download "$package" > log 2>&1 || { cat log >&2; exit 1; }
done
for package in *.deb; do dpkg -x "$package" root; done
PATH=$PWD/root/usr/bin:$PATH

cat > page.md <<'END'
# photos 1

Run photo_list_view with --strict (c) <file> again.

5. Push.
6. Pop.
END
{
  echo "go-md2man:"
  go-md2man -in page.md -out page.1
  grep -E 'Run|IP' page.1 | sed 's/^/  /'
  echo "lowdown:"
  lowdown -tman page.md | grep -E 'Run|IP' | sed 's/^/  /'
  echo "lowdown with the two switches:"
  lowdown -tman --parse-no-intraemph --out-no-smarty page.md | grep -E 'Run|IP' | sed 's/^/  /'
} > seen
cat seen
cat > expected <<'END'
go-md2man:
  Run photo_list_view with --strict (c)  again.
  .IP "  1." 5
  .IP "  2." 5
lowdown:
  Run photo\fIlist\fRview with \(enstrict \(co  again.
  .IP "5.  "
  .IP "6.  "
lowdown with the two switches:
  Run photo_list_view with --strict (c)  again.
  .IP "5.  "
  .IP "6.  "
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
