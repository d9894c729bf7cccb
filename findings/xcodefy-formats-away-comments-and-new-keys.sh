#!/usr/bin/env bash
# Formatting a project of Xcode 27 with xcodefy removes its comments, and each key that the library doesn't know.
#
# Guess, written before the run: both survive: the format is JSON5, which has comments, and a formatter keeps what it
#   doesn't understand.
# Seen: `xcodefy --update` and the library's load and save drop the comments and an unknown key at the top. The exit
#   code is 0, and nothing is said. Known keys come back in canonical order.
# Version: xcodefy 0.0.2.
# Source: its keyed decoding container takes the fields by name and leaves comments out, and the project is encoded from
#   the model. The README lists a parser "with comments", and calls the command a formatter; that it drops them isn't
#   said. Apple's own formatter isn't part of this run.
# Why it matters: a project file in JSON5 can at last say why a setting is there. A hook that formats it before each
#   commit takes that out again, and a key of the next Xcode with it. Look at the diff of the first run.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check xcodefy==0.0.2

cat > project.xcproj <<'END'
{
  // Release, since the scripts on the server name no configuration
  "default-configuration": "Release",
  "configurations": ["Debug", "Release"], /* Debug is for the simulator */
  "localizations": { "development": "en" },
  "a-key-of-tomorrow": 3,
  "files": [],
}
END
code=0
tools/bin/xcodefy --update project.xcproj || code=$?
{ cat project.xcproj; echo "exit code $code"; } | tee seen
cat > expected <<'END'
{
  "default-configuration": "Release",
  "configurations": [
    "Debug",
    "Release",
  ],
  "localizations": {
    "development": "en",
  },
  "files": [
  ],
}
exit code 0
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
