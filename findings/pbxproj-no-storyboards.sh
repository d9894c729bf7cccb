#!/usr/bin/env bash
# The Python library for Xcode projects knows `.xib`, not `.storyboard`, and compiles an `.xcconfig` as a source.
#
# Guess, written before the run: `add_file` takes a storyboard, as a plain reference or a variant group, and puts it
# into the resources; of newer kinds (`.xcstrings`, `.docc`) it may not have heard.
# Seen: a storyboard raises "Unknown file extension", as do `.xcstrings`, `.docc` and `.metal`. A `.xib` is fine. An
# `.xcconfig`, which belongs to no build phase, is put among the sources to compile, and entitlements among the
# resources.
# Version: pbxproj 4.3.3.
# Source: its file pbxproj/pbxextensions/ProjectFiles.py has a table of extensions; there is `.storyboardc`, the
# compiled form, and no `.storyboard`. An option (ignore_unknown_type) adds a file of unknown kind, to no phase.
# Why it matters: this is what scripts and game engines use to add files to a project. Whatever writes a storyboard for
# an app and hooks it in with this library must extend the table first, or the app starts without its scenes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv env
env/bin/pip install --quiet pbxproj==4.3.3 openstep-parser==2.0.3

mkdir App.xcodeproj
cat > App.xcodeproj/project.pbxproj <<'EOF'
// !$*UTF8*$!
{
	archiveVersion = 1;
	classes = {
	};
	objectVersion = 56;
	objects = {

/* Begin PBXGroup section */
		AA0000000000000000000001 = {
			isa = PBXGroup;
			children = (
			);
			sourceTree = "<group>";
		};
/* End PBXGroup section */

/* Begin PBXNativeTarget section */
		AA0000000000000000000002 /* App */ = {
			isa = PBXNativeTarget;
			buildPhases = (
				AA0000000000000000000003 /* Sources */,
				AA0000000000000000000004 /* Resources */,
			);
			name = App;
			productType = "com.apple.product-type.application";
		};
/* End PBXNativeTarget section */

/* Begin PBXProject section */
		AA0000000000000000000005 /* Project object */ = {
			isa = PBXProject;
			mainGroup = AA0000000000000000000001;
			targets = (
				AA0000000000000000000002 /* App */,
			);
		};
/* End PBXProject section */

/* Begin PBXResourcesBuildPhase section */
		AA0000000000000000000004 /* Resources */ = {
			isa = PBXResourcesBuildPhase;
			files = (
			);
		};
/* End PBXResourcesBuildPhase section */

/* Begin PBXSourcesBuildPhase section */
		AA0000000000000000000003 /* Sources */ = {
			isa = PBXSourcesBuildPhase;
			files = (
			);
		};
/* End PBXSourcesBuildPhase section */
	};
	rootObject = AA0000000000000000000005 /* Project object */;
}
EOF
cat > add.py <<'EOF'
from pbxproj import XcodeProject

for name in ["Menu.swift", "Menu.xib", "Menu.storyboard", "Words.xcstrings", "Guide.docc", "Paint.metal",
             "Debug.xcconfig", "App.entitlements"]:
    open(name, "w").close()
    project = XcodeProject.load("App.xcodeproj/project.pbxproj")
    try:
        added = {build_file.get_id() for build_file in project.add_file(name)}
    except ValueError as error:
        print(f"{name}: unknown extension" if "Unknown file extension" in str(error) else f"{name}: {error}")
        continue
    phases = [
        phase.isa for section in ("PBXSourcesBuildPhase", "PBXResourcesBuildPhase")
        for phase in project.objects.get_objects_in_section(section) if added & set(phase.files)]
    print(f"{name}: {', '.join(phases)}")
EOF
env/bin/python add.py | tee seen

cat > expected <<'EOF'
Menu.swift: PBXSourcesBuildPhase
Menu.xib: PBXResourcesBuildPhase
Menu.storyboard: unknown extension
Words.xcstrings: unknown extension
Guide.docc: unknown extension
Paint.metal: unknown extension
Debug.xcconfig: PBXSourcesBuildPhase
App.entitlements: PBXResourcesBuildPhase
EOF
diff expected seen || { echo "pbxproj knows other kinds of files now" >&2; exit 1; }
echo "as described"
