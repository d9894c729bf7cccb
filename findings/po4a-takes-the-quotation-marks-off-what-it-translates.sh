#!/usr/bin/env bash
# po4a, without one translation, writes YAML with other values: "no" becomes false, "1.10" a number, "[x]" a list.
#
# Guess, written before the run: what has no translation comes out as it went in, as with other formats of po4a: values,
#   comments and the order of keys in YAML, and the blocks of a Markdown file.
# Seen: quotation marks go, wherever YAML::Tiny sees no need of them. A reader of YAML 1.1, such as PyYAML, gets false,
#   a number, nothing and a list for four texts. Two paragraphs of a folded text become one. Comments go, keys are
#   sorted. All this happens at the head of a Markdown file, too. In its body a table becomes one line, and a line break
#   that a backslash made is none any more. The exit code is 0, and nothing warns. An ordinary map in braces is an
#   error.
# Versions: po4a 0.69-1, libyaml-tiny-perl 1.73-1, libsyntax-keyword-try-perl 0.28-1 and libxs-parse-keyword-perl
#   0.33-1, as in Debian 12; PyYAML 6.0.4 and markdown-it-py 4.3.0 as judges.
# Source: the manual page Locale::Po4a::Yaml: it extracts values, parsed with YAML::Tiny. po4a(7): the translated
#   document has the structure of the original. CommonMark 0.31, "Hard line breaks"; GitHub's specification, "Tables".
# Why it matters: documentation in several languages is made by this on each change. A page's version 1.10 is 1.1 in all
#   languages but the first, and a draft that was none of them counts as published or not by its quotation marks.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for package in po4a=0.69-1 libyaml-tiny-perl=1.73-1 libsyntax-keyword-try-perl=0.28-1 \
  libxs-parse-keyword-perl=0.33-1; do
  apt-get download "$package" > log 2>&1 || { cat log >&2; exit 1; }
done
for package in *.deb; do dpkg -x "$package" root; done
PERL5LIB=$PWD/root/usr/share/perl5:$(dirname "$(find "$PWD/root/usr/lib" -path '*/perl5/5.*/Syntax' \! -path '*/auto/*')")
export PERL5LIB
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check PyYAML==6.0.4 markdown-it-py==4.3.0

cat > head.txt <<'END'
# shown in the list
version: "1.10"
draft: "no"
parent: "null"
mark: "[x]"
about: >-
  One screen.

  Two screens.
END
cp head.txt menu.yaml
{
  echo "---"
  cat head.txt
  printf '%s\n' '---' '' '| from | to |' '|---|---|' '| Menu | List |' '' 'One line\' 'and another.'
} > menu.md
printf 'menu: {title: Menu}\n' > braces.yaml
printf 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n' > de.po

translate() {
  perl root/usr/bin/po4a-translate --format "$1" "${@:4}" --master "$2" --po de.po --localized "$3" --keep 0 \
    > log 2>&1 || echo "$2: exit code $?"
}
cat > judge.py <<'END'
import pathlib, sys, yaml
from markdown_it import MarkdownIt

def head(name):
    text = pathlib.Path(name).read_text()
    return yaml.safe_load(text.split("---\n")[1] if name.endswith(".md") else text)

for before, after in [("menu.yaml", "menu.de.yaml"), ("menu.md", "menu.de.md")]:
    old, new = head(before), head(after)
    print(f"{before}: {', '.join(old)} -> {', '.join(new)}")
    for key in old:
        print(f"  {key}: {old[key]!r} -> {new[key]!r}")
for name in ["menu.md", "menu.de.md"]:
    body = pathlib.Path(name).read_text().split("---\n", 2)[2]
    print(name, MarkdownIt().enable("table").render(body).replace("\n", ""))
END
{
  translate yaml menu.yaml menu.de.yaml
  translate text menu.md menu.de.md --option markdown
  tools/bin/python judge.py
  echo "comments: $(grep -c shown menu.de.yaml || true)"
  translate yaml braces.yaml braces.de.yaml
} > seen
cat seen
cat > expected <<'END'
menu.yaml: version, draft, parent, mark, about -> about, draft, mark, parent, version
  version: '1.10' -> 1.1
  draft: 'no' -> False
  parent: 'null' -> None
  mark: '[x]' -> ['x']
  about: 'One screen.\nTwo screens.' -> 'One screen. Two screens.'
menu.md: version, draft, parent, mark, about -> about, draft, mark, parent, version
  version: '1.10' -> 1.1
  draft: 'no' -> False
  parent: 'null' -> None
  mark: '[x]' -> ['x']
  about: 'One screen.\nTwo screens.' -> 'One screen. Two screens.'
menu.md <table><thead><tr><th>from</th><th>to</th></tr></thead><tbody><tr><td>Menu</td><td>List</td></tr></tbody></table><p>One line<br />and another.</p>
menu.de.md <p>| from | to | |---|---| | Menu | List |</p><p>One line\ and another.</p>
comments: 0
braces.yaml: exit code 255
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
