#!/usr/bin/env bash
# Reading and writing an Xcode project with pbxproj breaks it if a string has an escape like `\U00e9`.
#
# Guess, written before the run: load and save, with no change in between, give back the bytes of a project that Xcode
# wrote; what is lost, if anything, is a comment.
# Seen: the reader beneath it keeps `\U00e9` as six characters, and the writer finds no character that asks for quotes,
# so the string is written bare. A bare backslash isn't allowed there: the file is no property list any more. (Beside
# that, the entry of an Xcode 16 group that follows a folder is put on one line.)
# Version: pbxproj 4.3.3 with openstep-parser 2.0.3; openstep-plist 0.5.2, another reader, says whether the result is
# valid.
# Source: openstep-parser's openstep_parser.py decodes a few one-letter escapes; pbxproj/PBXGenericObject.py decides on
# quotes by a pattern that allows the backslash. Apple's "Old-Style ASCII Property Lists" has \U and octal escapes.
# Why it matters: such escapes are in projects whose files were written by older Xcodes or by generators that keep to
# ASCII. A script that only adds a scene leaves a project that Xcode can't open, and the cause is lines away from its
# change.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv env
env/bin/pip install --quiet pbxproj==4.3.3 openstep-parser==2.0.3 openstep-plist==0.5.2

mkdir App.xcodeproj
cat > App.xcodeproj/project.pbxproj <<'EOF'
// !$*UTF8*$!
{
	archiveVersion = 1;
	classes = {
	};
	objectVersion = 77;
	objects = {

/* Begin PBXFileSystemSynchronizedRootGroup section */
		AA0000000000000000000002 /* App */ = {
			isa = PBXFileSystemSynchronizedRootGroup;
			path = App;
			sourceTree = "<group>";
		};
/* End PBXFileSystemSynchronizedRootGroup section */

/* Begin PBXGroup section */
		AA0000000000000000000001 = {
			isa = PBXGroup;
			children = (
				AA0000000000000000000002 /* App */,
			);
			name = "Caf\U00e9";
			sourceTree = "<group>";
		};
/* End PBXGroup section */

/* Begin PBXProject section */
		AA0000000000000000000005 /* Project object */ = {
			isa = PBXProject;
			mainGroup = AA0000000000000000000001;
		};
/* End PBXProject section */
	};
	rootObject = AA0000000000000000000005 /* Project object */;
}
EOF
cp App.xcodeproj/project.pbxproj before
cat > check.py <<'EOF'
import sys
import openstep_plist

try:
    project = openstep_plist.loads(open(sys.argv[1]).read())
    print("valid, the group is", project["objects"]["AA0000000000000000000001"]["name"])
except openstep_plist.parser.ParseError as error:
    print("not a property list:", str(error).split(" on line")[0])
EOF
{
  env/bin/python check.py before
  env/bin/python -c 'from pbxproj import XcodeProject; XcodeProject.load("App.xcodeproj/project.pbxproj").save()'
  grep -h 'name = \|isa = PBXFile' before App.xcodeproj/project.pbxproj | tr -d '\t'
  env/bin/python check.py App.xcodeproj/project.pbxproj
} | tee seen

cat > expected <<'EOF'
valid, the group is Café
isa = PBXFileSystemSynchronizedRootGroup;
name = "Caf\U00e9";
AA0000000000000000000002 /* App */ = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
name = Caf\U00e9;
not a property list: Missing ';'
EOF
diff expected seen || { echo "pbxproj writes a project in another way now" >&2; exit 1; }
echo "as described"
