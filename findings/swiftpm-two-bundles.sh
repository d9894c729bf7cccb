#!/usr/bin/env bash
# SwiftPM's two build systems make two bundles of one package: another name, and another set of storyboards.
#
# Guess, written before the run: on Linux the native build copies a storyboard that the manifest declares as it is; the
# newer `--build-system swiftbuild` makes the same bundle, or fails for want of Xcode's `ibtool`.
# Seen: the native build makes `P_P.resources` with the declared storyboard and warns of the undeclared one, which it
# leaves out. swiftbuild makes `P_P.bundle` with both storyboards and warns of neither; its warning is that it has no
# rule for the string catalogue, which it copies all the same.
# Version: SwiftPM of Swift 6.3.1, tools version 6.0.
# Source: `swift package describe --type json`, which both share, lists the declared storyboard only. SwiftPM's page on
# bundling resources says that files of unknown kind must be declared, and that Xcode's own kinds are handled on Apple's
# platforms by themselves; the newer build system takes its rules from Xcode's, here without the tools.
# Why it matters: a test that reads `Main.storyboard` out of `Bundle.module` passes under one build system and fails
# under the other; a plug-in or a script that looks for `*.resources` finds nothing. Declare each storyboard, name no
# bundle.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

mkdir -p Sources/P/Scenes
cat > Package.swift <<'EOF'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "P", defaultLocalization: "en", targets: [.target(name: "P", resources: [.process("Scenes")])])
EOF
echo 'public let p = 1' > Sources/P/P.swift
cat > Sources/P/Scenes/Declared.storyboard <<'EOF'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes/></document>
EOF
cp Sources/P/Scenes/Declared.storyboard Sources/P/Undeclared.storyboard
echo '{"sourceLanguage":"en","strings":{},"version":"1.0"}' > Sources/P/Scenes/Words.xcstrings

swift package describe --type json > package.json 2>/dev/null
echo "declared: $(grep -o '[A-Za-z]*\.storyboard' package.json | sort -u | tr '\n' ' ')" | tee seen
for system in native swiftbuild; do
  # swiftbuild ended with a signal in two runs of ten, on no input in particular: it gets more tries.
  for _ in 1 2 3 4; do
    rm -rf $system
    swift build --build-system $system --scratch-path $system > $system.log 2>&1 && break
  done
  bundle=$(find $system -type d \( -name 'P_P.resources' -o -name 'P_P.bundle' \) -not -path '*ntermediates*' | head -1)
  {
    echo "$system: $(basename "$bundle") holds $(cd "$bundle" && ls | tr '\n' ' ')"
    echo "$system warns of: $(grep -A1 'warning:' $system.log | grep -o '[A-Z][a-z]*\.\(storyboard\|xcstrings\)' | sort -u | tr '\n' ' ')"
  } | tee -a seen
done

cat > expected <<'EOF'
declared: Declared.storyboard
native: P_P.resources holds Declared.storyboard Info.plist Words.xcstrings
native warns of: Undeclared.storyboard
swiftbuild: P_P.bundle holds Declared.storyboard Info.plist Undeclared.storyboard Words.xcstrings
swiftbuild warns of: Words.xcstrings
EOF
diff expected <(sed 's/ $//' seen) || { echo "the two build systems differ in another way now" >&2; exit 1; }
echo "as described"
