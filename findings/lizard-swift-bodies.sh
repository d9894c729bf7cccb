#!/usr/bin/env bash
# lizard measures no shorthand getter and no test with a sentence for a name, and counts the words of a regex as
# branches.
#
# Guess, written before the run: lizard lists every Swift body with decisions in it, a computed property's as `get`.
# Seen: only a getter that is written with the word `get` is listed. The short form (`override var
# prefersStatusBarHidden: Bool { … }`) and the closure of a lazy property add to no function, and a function whose name
# is a sentence in backticks is missing. In a regex literal `if|for|while` counts as three branches, and an escaped
# brace is taken for the begin of a block, so that the function runs on over the next one.
# Version: lizard 1.24.3.
# Source: its file lizard_languages/swift.py: names in backticks are one word, and among its kinds of literals are
# strings but no regexes. Its README lists Swift without a remark on either.
# Why it matters: what UIKit asks a controller for (status bar, orientations, preferred size) is all computed
# properties. A limit on complexity in CI looks green because exactly these overrides and the tests aren't measured.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv env
env/bin/pip install --quiet lizard==1.24.3

cat > Menu.swift <<'EOF'
class Menu: UIViewController {
  override var prefersStatusBarHidden: Bool { if wide { return true }; return dark && full }
  var count: Int { get { if wide { return 1 }; return 2 } }
  lazy var first: Int = { if wide { return 1 }; return 2 }()
  func `the menu opens`() { if wide { open() } }
  override func viewDidLoad() { if wide { open() } }
}
EOF
cat > Names.swift <<'EOF'
class Names {
  func keyword() -> Bool { title.contains(/if|for|while/) }
  func opened() -> Bool { title.contains(/\{/) }
  func wide() { if full { open() } }
}
EOF
cat > list.py <<'EOF'
import lizard

for path in ["Menu.swift", "Names.swift"]:
    for function in sorted(lizard.analyze_file(path).function_list, key=lambda each: each.start_line):
        print(f"{path}: {function.name}, lines {function.start_line}-{function.end_line},"
              f" complexity {function.cyclomatic_complexity}")
EOF
env/bin/python list.py | tee seen

cat > expected <<'EOF'
Menu.swift: get, lines 3-3, complexity 2
Menu.swift: viewDidLoad, lines 6-6, complexity 2
Names.swift: keyword, lines 2-2, complexity 4
Names.swift: opened, lines 3-5, complexity 1
Names.swift: wide, lines 4-4, complexity 2
EOF
diff expected seen || { echo "lizard finds other bodies now" >&2; exit 1; }
echo "as described"
