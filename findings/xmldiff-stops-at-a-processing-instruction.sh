#!/usr/bin/env bash
# xmldiff compares no file with a processing instruction in it, and xmlpatch can't apply what xmldiff says of an
# `xmlns`.
#
# Guess, written before the run: instructions and comments are compared like elements; and what xmldiff prints of two
#   files, xmlpatch turns one into the other with.
# Seen: with an instruction anywhere inside the root, even the same one in both files, xmldiff ends with a TypeError.
#   Around the root, an instruction or a comment that changed is no difference. Of two files without a difference
#   xmldiff prints an empty line, and xmlpatch ends with an IndexError at it. If the second file has an element with a
#   default namespace of its own, the diff is printed, with a prefix that neither file has, and xmlpatch ends with an
#   error of XPath. Comments inside the root, and elements with a prefix of the root's, are right.
# Versions: xmldiff 3.0, lxml 6.1.3.
# Source: XML 1.0, section 2.6: documents may contain processing instructions. xmldiff's README: a command to patch a
#   file with the output of `xmldiff`, and correct before fast. Its documentation's page on the list of edits has an
#   action for comments and one for namespaces; instructions aren't mentioned.
# Why it matters: instructions stand inside the root of DocBook, of XSLT and of files of editors. SVG within HTML has
#   its default namespace at the element that begins it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check xmldiff==3.0 lxml==6.1.3

cat > expected <<'END'
nothing: no edits; xmlpatch: IndexError: string index out of range
an attribute: [insert-attribute, /menu/row[1], a, "1"]; patched
the same with an instruction: TypeError
an instruction before the root: no edits; xmlpatch: IndexError: string index out of range
a comment before the root: no edits; xmlpatch: IndexError: string index out of range
a comment inside: [update-text, /menu/comment()[1], " two ", " one "]; patched
an element with a namespace: [insert, /menu[1], {http://www.w3.org/2000/svg}svg, 0] [insert-attribute, /menu/ns0:svg[1], width, "9"]; xmlpatch: lxml.etree.XPathEvalError: Undefined namespace prefix
END
compare() {
  echo "$2" > old.xml
  echo "$3" > new.xml
  if tools/bin/xmldiff old.xml new.xml > edits 2> error; then
    answer=$(grep . edits | paste -s -d ' ') || answer="no edits"
    if tools/bin/xmlpatch edits old.xml > back 2> error; then
      answer+="; patched"
    else
      answer+="; xmlpatch: $(tail -n 1 error)"
    fi
  else
    answer=$(tail -n 1 error | cut -d : -f 1)
  fi
  echo "$1: $answer"
}
{
  compare "nothing" "<menu/>" "<menu/>"
  compare "an attribute" '<menu><row/></menu>' '<menu><row a="1"/></menu>'
  compare "the same with an instruction" '<menu><?sort name?><row/></menu>' '<menu><?sort name?><row a="1"/></menu>'
  compare "an instruction before the root" '<?sort name?><menu/>' '<?sort date?><menu/>'
  compare "a comment before the root" '<!-- one --><menu/>' '<!-- two --><menu/>'
  compare "a comment inside" '<menu><!-- one --></menu>' '<menu><!-- two --></menu>'
  compare "an element with a namespace" '<menu/>' '<menu><svg xmlns="http://www.w3.org/2000/svg" width="9"/></menu>'
} > seen
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
