#!/usr/bin/env bash
# kin says CORRECT to an Xcode project whose root object isn't there, and refuses a correct one in another order.
#
# Guess, written before the run: a tool that verifies a project finds a reference to nothing and an object that is
#   there twice, the two usual results of a bad merge; the order of keys doesn't matter to it, as in every property
#   list.
# Seen: a group with a child that doesn't exist, a root object that doesn't exist, a main group that's a build
#   configuration, and two objects with one identifier are all CORRECT, with exit code 0. What kin checks is the file's
#   grammar with the keys in the order in which Xcode writes them: with `archiveVersion` after `objectVersion` it
#   refuses the file. `plutil` checks the grammar too, and says OK to all six files.
# Versions: kin 2.1.16; plutil of Swift 6.3.1.
# Source: kin's README: it checks whether a project file is correct, and verifies its correctness; nothing about
#   references or order. Apple's archived "Property List Programming Guide": the keys of a dictionary have no order.
# Why it matters: it's run in CI after merges, for the files that Xcode can't open any more. The merges that break a
#   project without breaking its grammar pass.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check kin==2.1.16

cat > good.pbxproj <<'END'
// !$*UTF8*$!
{
	archiveVersion = 1;
	classes = {
	};
	objectVersion = 56;
	objects = {

/* Begin PBXFileReference section */
		AA0000000000000000000001 /* Menu.storyboard */ = {isa = PBXFileReference; lastKnownFileType = file.storyboard; path = Menu.storyboard; sourceTree = "<group>"; };
/* End PBXFileReference section */

/* Begin PBXGroup section */
		AA0000000000000000000002 = {
			isa = PBXGroup;
			children = (
				AA0000000000000000000001 /* Menu.storyboard */,
			);
			sourceTree = "<group>";
		};
/* End PBXGroup section */

/* Begin PBXProject section */
		AA0000000000000000000003 /* Project object */ = {
			isa = PBXProject;
			buildConfigurationList = AA0000000000000000000005 /* Build configuration list */;
			compatibilityVersion = "Xcode 14.0";
			developmentRegion = en;
			hasScannedForEncodings = 0;
			knownRegions = (
				en,
				Base,
			);
			mainGroup = AA0000000000000000000002;
			projectDirPath = "";
			projectRoot = "";
			targets = (
			);
		};
/* End PBXProject section */

/* Begin XCBuildConfiguration section */
		AA0000000000000000000004 /* Debug */ = {
			isa = XCBuildConfiguration;
			buildSettings = {
			};
			name = Debug;
		};
/* End XCBuildConfiguration section */

/* Begin XCConfigurationList section */
		AA0000000000000000000005 /* Build configuration list */ = {
			isa = XCConfigurationList;
			buildConfigurations = (
				AA0000000000000000000004 /* Debug */,
			);
			defaultConfigurationIsVisible = 0;
			defaultConfigurationName = Debug;
		};
/* End XCConfigurationList section */
	};
	rootObject = AA0000000000000000000003 /* Project object */;
}
END
sed '/Begin PBXFileReference/,/End PBXFileReference/d' good.pbxproj > child-is-gone.pbxproj
sed 's/rootObject = AA0000000000000000000003/rootObject = AA00000000000000000000FF/' good.pbxproj > root-is-gone.pbxproj
sed 's/mainGroup = AA0000000000000000000002/mainGroup = AA0000000000000000000004/' good.pbxproj > group-is-another.pbxproj
sed 's/AA0000000000000000000005/AA0000000000000000000004/' good.pbxproj > two-of-one-name.pbxproj
sed '/archiveVersion/d; s/objectVersion = 56;/&\n\tarchiveVersion = 1;/' good.pbxproj > other-order.pbxproj

cat > expected <<'END'
good: kin CORRECT, exit code 0; plutil OK
child-is-gone: kin CORRECT, exit code 0; plutil OK
root-is-gone: kin CORRECT, exit code 0; plutil OK
group-is-another: kin CORRECT, exit code 0; plutil OK
two-of-one-name: kin CORRECT, exit code 0; plutil OK
other-order: kin ERROR: line 3:1 mismatched input 'classes' expecting 'archiveVersion', exit code 255; plutil OK
END
for name in good child-is-gone root-is-gone group-is-another two-of-one-name other-order; do
  code=0
  tools/bin/kin $name.pbxproj > out 2>&1 || code=$?
  plist=$(plutil -lint $name.pbxproj 2>&1) || true
  echo "$name: kin $(head -n 1 out), exit code $code; plutil ${plist##*: }"
done > seen
cat seen
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
