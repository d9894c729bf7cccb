#!/usr/bin/env bash
# Asked to show the line of each error (`-l`), kwalify calls invalid files valid and valid files invalid.
#
# Guess, written before the run: an option for how errors are shown doesn't change what is an error.
# Seen: with `-l` another reader of YAML reads the file. To it a number sign begins a comment wherever it stands, so
#   that a name of eleven letters passes a limit of eight. `[1,2]` without a blank is one text, and `''` in a quoted
#   text, a plain text of two lines and a list at the column of its key are syntax errors. `%YAML 1.1` in front makes a
#   document that is a text. The files without such things have the same result.
# Version: kwalify 0.7.2-9 of Debian 12, with the Psych 4.0.3 of its Ruby 3.1.2.
# Source: `kwalify -h` has `-l` for the line numbers of errors, and calls it experimental; in the users' guide it's the
#   line on which an error was found, and nothing of another reader, which is Kwalify::Yaml::Parser. YAML 1.1 and 1.2,
#   on comments: a blank stands before the number sign.
# Why it matters: an editor shows errors at their lines, so it runs with `-l` (or `-E`, which implies it), and CI
#   without. Links to a part of an app (`myapp://list#top`) are checked up to the number sign.
set -euo pipefail
[[ $(ruby -rpsych -e 'print RUBY_VERSION, " ", Psych::VERSION') == "3.1.2 4.0.3" ]] ||
  { echo "needs Debian 12's package ruby" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download kwalify=0.7.2-9 > log 2>&1 || { cat log >&2; exit 1; }
dpkg -x kwalify*.deb root

cat > schema.yaml <<'END'
type: map
mapping:
  "name":  { type: str, length: { max: 8 } }
  "link":  { type: str, pattern: "/^[a-z:/]+$/" }
  "sizes": { type: seq, sequence: [ { type: int } ] }
  "title": { type: str }
END
check() {
  printf "$1" > app.yaml
  echo "$1"
  for option in -f -lf; do
    { ruby -I root/usr/lib/ruby/vendor_ruby root/usr/bin/kwalify $option schema.yaml app.yaml 2>&1 || true; } |
      sed "s/^/  $option: /; s/  *$//"
  done
}
{
  check 'name: list\nsizes: [1, 2]\n'
  check 'name: photo#sheet\n'
  check 'link: myapp://list#TOP\n'
  check 'sizes: [1,2]\n'
  check 'sizes:\n- 1\n'
  check "title: 'The user''s list'\n"
  check 'title: The list\n  of all\n'
  check '%%YAML 1.1\n---\nname: list\n'
} > seen
cat seen
cat > expected <<'END'
name: list\nsizes: [1, 2]\n
  -f: app.yaml#0: valid.
  -lf: app.yaml#0: valid.
name: photo#sheet\n
  -f: app.yaml#0: INVALID
  -f:   - [/name] 'photo#sheet': too long (length 11 > max 8).
  -lf: app.yaml#0: valid.
link: myapp://list#TOP\n
  -f: app.yaml#0: INVALID
  -f:   - [/link] 'myapp://list#TOP': not matched to pattern /^[a-z:/]+$/.
  -lf: app.yaml#0: valid.
sizes: [1,2]\n
  -f: app.yaml#0: valid.
  -lf: app.yaml#0: INVALID
  -lf:   - (line 1) [/sizes/0] '1,2': not a integer.
sizes:\n- 1\n
  -f: app.yaml#0: valid.
  -lf: ERROR: app.yaml:2:1 [/] document end expected (maybe invalid tab char found).
title: 'The user''s list'\n
  -f: app.yaml#0: valid.
  -lf: ERROR: app.yaml:1:18 [/] document end expected (maybe invalid tab char found).
title: The list\n  of all\n
  -f: app.yaml#0: valid.
  -lf: ERROR: app.yaml:2:3 [/] document end expected (maybe invalid tab char found).
%%YAML 1.1\n---\nname: list\n
  -f: app.yaml#0: valid.
  -lf: app.yaml#0: INVALID
  -lf:   - (line 1) [/] '%YAML 1.1': not a mapping.
  -lf: app.yaml#1: valid.
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
