#!/usr/bin/env bash
# Conan writes the address of a definition into an `.xcconfig` file, where `//` begins a comment: what follows is
# lost.
#
# Guess, written before the run: a value with `//` is written in a form that Xcode reads back, or it's refused. Both
#   of Conan's generators for Xcode quote one definition in one way.
# Seen: XcodeDeps writes `"HOME=\"https://example.com\"" "MODE=1"` on one line, so that Xcode has half of the first
#   definition and none of the second. XcodeToolchain writes the same definition without the outer quotation marks and
#   without backslashes, so that a value with a blank is two. A library whose name has a blank is two words after
#   `-l`. Nothing is said, and the exit code is 0.
# Version: Conan 2.34.0.
# Source: Apple's page on build configuration files: a comment begins with two slashes. It names no way to escape
#   them, and the usual help is `/$()/`. Apple's page on build settings: the definitions are a list that is divided by
#   blanks. Conan's page on XcodeDeps has the files as what is added to a project to use a package.
# Why it matters: the address of a server is the usual definition. The program is built without the rest of them, and
#   the error, if there is one, is in another line of another file.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check conan==2.34.0

export CONAN_HOME=$PWD/home
mkdir -p home/profiles kit
cat > home/profiles/default <<'END'
[settings]
os=Macos
arch=armv8
compiler=apple-clang
compiler.version=15
compiler.libcxx=libc++
compiler.cppstd=17
build_type=Release
END
cat > kit/conanfile.py <<'END'
from conan import ConanFile

class Kit(ConanFile):
    name = "kit"
    version = "1.0"
    settings = "os", "arch", "compiler", "build_type"

    def package_info(self):
        self.cpp_info.libs = ["photo kit"]
        self.cpp_info.defines = ['HOME="https://example.com"', 'TITLE="The list"', "MODE=1"]
END
printf '[requires]\nkit/1.0\n[generators]\nXcodeDeps\nXcodeToolchain\n' > conanfile.txt
tools/bin/conan create kit > log 2>&1 || { cat log; exit 1; }
code=0
defines='tools.build:defines=["HOME=\"https://example.com\"", "TITLE=\"The list\"", "MODE=1"]'
tools/bin/conan install . -of out -c "$defines" > log 2>&1 || code=$?
# A reader that does what Apple's page says of comments, and no more.
cat > read.py <<'END'
import re
for path in ["out/conan_kit_kit_release_arm64.xcconfig", "out/conan_global_flags_release_arm64.xcconfig"]:
    print(path.removeprefix("out/"))
    for line in open(path):
        match = re.match(r"(GCC_PREPROCESSOR_DEFINITIONS|OTHER_LDFLAGS)\w*\[.*?\] *= *(.*)", line)
        if match and match[2]:
            print("  written:", match[2])
            value = re.sub("//.*", "", match[2])
            print("  read:   ", value)
END
{ tools/bin/python read.py; echo "exit code $code"; } > seen
cat seen
cat > expected <<'END'
conan_kit_kit_release_arm64.xcconfig
  written: "HOME=\"https://example.com\"" "TITLE=\"The list\"" "MODE=1"
  read:    "HOME=\"https:
  written: -lphoto kit  
  read:    -lphoto kit  
conan_global_flags_release_arm64.xcconfig
  written: $(inherited) HOME="https://example.com" TITLE="The list" MODE=1
  read:    $(inherited) HOME="https:
exit code 0
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
