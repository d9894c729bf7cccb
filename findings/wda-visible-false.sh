#!/usr/bin/env bash
# The Python client of WebDriverAgent turns `visible=False` into the bare word `false`, and finds nothing.
#
# Guess, written before the run: quotes are escaped wherever a text is searched. (The other keywords were in the list as
# checks that had to pass: each a comparison, `visible=False` the one with false.)
# Seen: `visible=True` becomes `visible == true`, but False becomes `false` alone, so the whole predicate holds for no
# element; `enabled=False` is the same. An empty name asks for nothing and finds the first element of all. A quote is
# escaped in `name`; in `label` and `labelContains` it isn't, and ends the string.
# Version: facebook-wda 1.5.4.
# Source: its file wda/__init__.py, Selector._gen_class_chain: a formatting operator that binds tighter than the
# conditional after it, and tests for truth where "not given" is meant. Its README shows `visible` and `enabled` as
# filters.
# Why it matters: after a push or a dismiss a test asks whether the old screen's view is hidden or a button disabled.
# The search fails in any state of the app, and `exists` answers "no" for the wrong reason, so the test may stay green.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv env
env/bin/pip install --quiet facebook-wda==1.5.4

# No device: a selector without a session only spells its query.
cat > spell.py <<'EOF'
import wda

session = wda.Session.__new__(wda.Session)
for keywords in [
    {"name": "Menu", "visible": True}, {"name": "Menu", "visible": False}, {"enabled": False}, {"name": ""},
    {"name": "Ann's menu"}, {"label": "Ann's menu"}, {"labelContains": "Ann's"},
]:
    print(f"{keywords}: {wda.Selector(session, **keywords)._gen_class_chain()}")
EOF
env/bin/python -W ignore spell.py | tee seen

cat > expected <<'EOF'
{'name': 'Menu', 'visible': True}: /XCUIElementTypeAny[`name == 'Menu' AND visible == true`]
{'name': 'Menu', 'visible': False}: /XCUIElementTypeAny[`name == 'Menu' AND false`]
{'enabled': False}: /XCUIElementTypeAny[`false`]
{'name': ''}: /XCUIElementTypeAny
{'name': "Ann's menu"}: /XCUIElementTypeAny[`name == 'Ann\'s menu'`]
{'label': "Ann's menu"}: /XCUIElementTypeAny[`label == 'Ann's menu'`]
{'labelContains': "Ann's"}: /XCUIElementTypeAny[`label CONTAINS 'Ann's'`]
EOF
diff expected seen || { echo "the client spells its queries in another way now" >&2; exit 1; }
echo "as described"
