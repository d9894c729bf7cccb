#!/usr/bin/env bash
# xiblint's rule for "interactive views" looks at three kinds of them.
#
# Guess, written before the run: `automation_identifiers`, described as making sure that interactive views have
# identifiers, flags each control of a storyboard that has none: switch, slider, stepper, segments and pickers too.
# Seen: buttons, text fields and text views only. The other controls and search bars pass without one.
# Version: xiblint 0.10.4.
# Source: its file xiblint/rules/automation_identifiers.py, a list of three tags; the sentence about interactive views
# is the rule's own description, which `--help` prints.
# Why it matters: a screen of switches (settings) is where a UI test needs identifiers most. A green lint doesn't mean
# that a test can find what a scene's plan taps on.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv env
env/bin/pip install --quiet xiblint==0.10.4

cat > Settings.storyboard <<'EOF'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
  <scenes>
    <scene sceneID="s-1">
      <objects>
        <viewController id="v-1" sceneMemberID="viewController">
          <view key="view" id="v-2">
            <subviews>
              <button id="button"/>
              <textField id="textField"/>
              <textView id="textView"/>
              <switch id="switch"/>
              <slider id="slider"/>
              <stepper id="stepper"/>
              <segmentedControl id="segmentedControl"/>
              <datePicker id="datePicker"/>
              <searchBar id="searchBar"/>
            </subviews>
          </view>
        </viewController>
      </objects>
    </scene>
  </scenes>
</document>
EOF
echo '{"rules": ["automation_identifiers"], "include_paths": ["."]}' > .xiblint.json
env/bin/xiblint Settings.storyboard > report || true
grep -o 'error: [A-Za-z]*' report | tee seen

cat > expected <<'EOF'
error: button
error: textField
error: textView
EOF
diff expected seen || { echo "xiblint looks at other views now" >&2; exit 1; }
echo "as described"
