#!/usr/bin/env bash
# The Python package xcodeproj refuses a project with a command-line tool, an unnamed script, or a platform filter.
#
# Guess, written before the run: it reads each of these, since Xcode's own templates and menus make them.
# Seen: each raises from the constructor, so nothing of the project can be read. Its switch to ignore errors helps with
#   the filter only. The same project without the three is read, on Linux too, where Swift's toolchain has `plutil`.
# Version: xcodeproj 3.0.0, with `plutil` of the toolchain of Swift 6.3.1 for Linux.
# Source: its list of product types has none for tools; the `name` of a script phase may not be absent; a build file
#   knows `platformFilter`, not the list `platformFilters`. Xcode writes no name for a script phase until it is renamed.
#   The package's page promises to work with Xcode's projects, and names no limit.
# Why it matters: an app with one helper tool or one lint script is the normal case, and a check over its storyboards
#   that is built on this package stops before the first. Catch the error, or read the property list directly.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' || { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check xcodeproj==3.0.0

mkdir App.xcodeproj
write() {
  cat > App.xcodeproj/project.pbxproj <<END
// !\$*UTF8*\$!
{
  archiveVersion = 1; classes = { }; objectVersion = 77; rootObject = P;
  objects = {
    P = {isa = PBXProject; attributes = { }; buildConfigurationList = L; compatibilityVersion = "Xcode 14.0";
      developmentRegion = en; hasScannedForEncodings = 0; knownRegions = (en, Base, ); mainGroup = G;
      projectDirPath = ""; projectRoot = ""; targets = (T, ); };
    G = {isa = PBXGroup; children = (M, ); sourceTree = "<group>"; };
    M = {isa = PBXFileReference; lastKnownFileType = file.storyboard; path = Main.storyboard; sourceTree = "<group>"; };
    F = {isa = PBXBuildFile; fileRef = M; $3};
    R = {isa = PBXResourcesBuildPhase; buildActionMask = 2147483647; files = (F, );
      runOnlyForDeploymentPostprocessing = 0; };
    S = {isa = PBXShellScriptBuildPhase; buildActionMask = 2147483647; files = ( ); $2
      runOnlyForDeploymentPostprocessing = 0; shellPath = /bin/sh; shellScript = "lint"; };
    T = {isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = (R, S, ); buildRules = ( );
      dependencies = ( ); name = App; productName = App; productType = "com.apple.product-type.$1"; };
    L = {isa = XCConfigurationList; buildConfigurations = (C, ); defaultConfigurationIsVisible = 0;
      defaultConfigurationName = Release; };
    C = {isa = XCBuildConfiguration; buildSettings = { }; name = Release; };
  };
}
END
}
cat > read.py <<'END'
import sys
import xcodeproj

for ignore in [False, True]:
    try:
        project = xcodeproj.XcodeProject("App.xcodeproj", ignore_deserialization_errors=ignore)
        said = ", ".join(file.file_ref.relative_path() for phase in project.targets()[0].build_phases
                         for file in phase.files)
    except Exception as error:
        said = f"{type(error).__name__}"
    print(f"{sys.argv[1]}, {'ignoring errors' if ignore else 'as it is'}: {said}")
END
{
  write application 'name = Lint;' ''; tools/bin/python read.py "plain"
  write tool 'name = Lint;' ''; tools/bin/python read.py "a tool"
  write application '' ''; tools/bin/python read.py "no name"
  write application 'name = Lint;' 'platformFilters = (ios, ); '; tools/bin/python read.py "a filter"
} | tee seen
cat > expected <<'END'
plain, as it is: Main.storyboard
plain, ignoring errors: Main.storyboard
a tool, as it is: DeserializeException
a tool, ignoring errors: DeserializeException
no name, as it is: DeserializeException
no name, ignoring errors: DeserializeException
a filter, as it is: UnhandledFieldException
a filter, ignoring errors: Main.storyboard
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
