#!/usr/bin/env bash
# The text for those who can't see a Mermaid diagram is in Sphinx' plain text and manual page, and not in its HTML.
#
# Guess, written before the run: `:alt:` of the directive gets to the page, as it does for Graphviz' directive: as
#   `aria-label`, `alt`, or a sentence for screen readers.
# Seen: with the form of output that is the default, the page has the source of the diagram and its caption, and the
#   text nowhere. The builders for text and manual pages, which draw nothing, print it, and for Graphviz the page has
#   it, too.
# Versions: sphinxcontrib-mermaid 2.1.1, Sphinx 9.0.4; Graphviz of Debian 12.
# Source: sphinxcontrib/mermaid/__init__.py takes the option `alt` from the document, and hands none to the function
#   that writes the default form, "raw". Sphinx' manual, "sphinx.ext.graphviz", has `alt` for output in HTML; WCAG 2.2,
#   criterion 1.1.1, asks for a text for each picture.
# Why it matters: writers do write the sentence, since the directive takes it without a warning, and a check of the
#   sources says that each diagram has one. `accDescr` in the diagram itself gets there.
set -euo pipefail
command -v dot > /dev/null || { echo "needs Graphviz" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check sphinx==9.0.4 sphinxcontrib-mermaid==2.1.1

cat > conf.py <<'END'
extensions = ["sphinx.ext.graphviz", "sphinxcontrib.mermaid"]
graphviz_output_format = "svg"
exclude_patterns = ["tools"]
END
cat > index.rst <<'END'
Menu
====

.. graphviz::
   :alt: Words for the first picture
   :caption: First

   digraph { menu -> list }

.. mermaid::
   :alt: Words for the second picture
   :caption: Second

   flowchart LR
     menu --> list
END
cat > expected <<'END'
html: Words for the first picture: 1, Words for the second picture: 0, First: 1, Second: 1, menu --> list: 1
text: Words for the first picture: 1, Words for the second picture: 1, First: 1, Second: 1, menu --> list: 0
man: Words for the first picture: 1, Words for the second picture: 1, First: 1, Second: 1, menu --> list: 0
warnings: 0
END
for builder in html text man; do
  tools/bin/sphinx-build -q -b $builder . out-$builder 2>> warnings
done
tools/bin/python - > seen <<'END'
import html, pathlib

for builder in ["html", "text", "man"]:
    pages = {"html": ["index.html"], "text": ["index.txt"], "man": [path.name for path in pathlib.Path("out-man").glob("*.1")]}
    text = html.unescape(pathlib.Path("out-" + builder, pages[builder][0]).read_text())
    text = text.replace("\\-", "-")
    words = ["Words for the first picture", "Words for the second picture", "First", "Second", "menu --> list"]
    print(f"{builder}:", ", ".join(f"{word}: {min(text.count(word), 1)}" for word in words))
print("warnings:", len(open("warnings").read().splitlines()))
END
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
