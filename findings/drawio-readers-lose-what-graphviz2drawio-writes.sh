#!/usr/bin/env bash
# A drawing that graphviz2drawio made for draw.io is empty to drawio-digest, and drawio2pptx shows its markup as text.
#
# Guess, written before the run: the boxes, the group and the arrows' labels arrive in both; fonts may be lost.
# Seen: drawio-digest writes an empty page and ends with 0, also with `--strict`. With the two outer elements of a
#   saved draw.io file around the same drawing it finds all, the group as one box more. drawio2pptx reads either form,
#   but each text on the slide is the source of its HTML, `<font style=…>`.
# Versions: graphviz2drawio 1.2.0 with pygraphviz 2.0.4, drawio-digest 0.1.0, drawio2pptx 0.0.7, python-pptx 1.0.2.
# Source: draw.io opens both forms, a bare `mxGraphModel` and an `mxfile` with diagrams in it. drawio_digest/parser.py
#   looks for `diagram` only; its page speaks of `.drawio` files. drawio2pptx's page lists HTML with `font` as read.
#   Its text_map.py takes a colour and a face. A size in the `style`, as here, makes it show all as text.
# Why it matters: the way from a DOT file to slides or to a text for review is made of such tools. Each of the three
#   ends well. Wrap the drawing, and look at the slides.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check graphviz2drawio==1.2.0 pygraphviz==2.0.4 \
  drawio-digest==0.1.0 drawio2pptx==0.0.7 python-pptx==1.0.2

cat > app.gv <<'END'
digraph app {
  subgraph cluster_tabs { label="Tab bar"; list [label="List"]; photo [label="Photo"]; }
  list -> photo [label="push"];
}
END
tools/bin/graphviz2drawio app.gv -o bare.drawio > log 2>&1
{ echo '<mxfile><diagram id="p" name="Page">'; tail -n +2 bare.drawio; echo '</diagram></mxfile>'; } > wrapped.drawio
cat > slide.py <<'END'
import sys
from pptx import Presentation
for slide in Presentation(sys.argv[1]).slides:
    for shape in slide.shapes:
        if shape.has_text_frame and shape.text_frame.text:
            print(shape.text_frame.text)
END
for form in bare wrapped; do
  code=0
  tools/bin/drawio-digest --strict --format mermaid --stdout "$form.drawio" > digest 2>> log || code=$?
  echo "$form: drawio-digest ends with $code"
  grep . digest || true
  tools/bin/drawio2pptx "$form.drawio" "$form.pptx" >> log 2>&1
  echo "$form: drawio2pptx"
  tools/bin/python slide.py "$form.pptx"
done > seen
cat seen
cat > expected <<'END'
bare: drawio-digest ends with 0
bare: drawio2pptx
<font style="font-size: 14.0px;" face="Times,serif" color="#000000">Tab bar</font>
<font style="font-size: 14.0px;" face="Times,serif" color="#000000">List</font>
<font style="font-size: 14.0px;" face="Times,serif" color="#000000">Photo</font>
<font style="font-size: 14.0px;" face="Times,serif" color="#000000">push</font>
wrapped: drawio-digest ends with 0
flowchart TD
    n0["Tab bar"]
    n1(["List"])
    n2(["Photo"])
    n1 -->|"push"| n2
wrapped: drawio2pptx
<font style="font-size: 14.0px;" face="Times,serif" color="#000000">Tab bar</font>
<font style="font-size: 14.0px;" face="Times,serif" color="#000000">List</font>
<font style="font-size: 14.0px;" face="Times,serif" color="#000000">Photo</font>
<font style="font-size: 14.0px;" face="Times,serif" color="#000000">push</font>
END
diff expected seen || { echo "This is not what was seen with these versions."; cat log; exit 1; }
