#!/usr/bin/env bash
# dd-plist writes a line break of an ASCII property list as `\n`, and reads the letter n.
#
# Guess, written before the run: what dd-plist writes as an ASCII property list, it reads back; only the types that the
#   format hasn't (numbers, dates, booleans) come back as texts.
# Seen: line breaks, tabs and carriage returns come back as the letters n, t and r, so that two lines are one word. The
#   same of files of others: Foundation and openstep-plist read line breaks there. Quotation marks, backslashes and
#   accents are right. A text that looks like a date of ISO 8601 comes back as a date, in quotation marks or not. An
#   octal escape is taken for Latin-1; for the others it's in NeXTSTEP's encoding, as Apple has it.
# Versions: libdd-plist-java 1.20-1.1 of Debian 12 on Java 17; openstep-plist 0.5.2; plutil of Swift 6.3.1.
# Source: in 1.20 `parseEscapedSequence` of ASCIIPropertyListParser gives the letter behind the backslash back, n as
#   well as a quotation mark; in an earlier version it made a line break. The class comment names Apple's "Old-Style
#   ASCII Property Lists"; Apple's guide on `.strings` files has `\n` and `\r`. The README has no limit for texts.
# Why it matters: `.strings` files and Xcode's projects are of this format. A shell script of a build phase in a project
#   is one text with `\n` at the end of each line; a tool on the JVM reads it as one line with n's in it.
set -euo pipefail
[[ $(javac -version 2>&1) == "javac 17."* ]] ||
  { echo "needs Debian 12's package openjdk-17-jdk-headless" >&2; exit 1; }
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' ||
  { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download libdd-plist-java=1.20-1.1 > log 2>&1 || { cat log >&2; exit 1; }
dpkg -x libdd-plist-java*.deb root
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check openstep-plist==0.5.2

cat > Read.java <<'END'
import com.dd.plist.*;
import java.nio.file.*;
import java.util.*;

public class Read {
    static String show(NSObject value) {
        return value.getClass().getSimpleName() + " \"" + value.toString()
            .replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t").replace("\r", "\\r") + "\"";
    }
    static NSDictionary read(String text) throws Exception {
        return (NSDictionary) PropertyListParser.parse(text.getBytes("UTF-8"));
    }
    public static void main(String[] arguments) throws Exception {
        String[] texts = {"first\nsecond", "name\tvalue", "a\r\nb", "say \"hi\"", "C:\\new", "Caf\u00e9"};
        for (String text : texts) {
            NSDictionary one = new NSDictionary();
            one.put("it", text);
            for (String written : List.of(one.toASCIIPropertyList(), one.toGnuStepASCIIPropertyList()))
                System.out.println(written.split("\n")[1].trim() + " -> " + show(read(written).get("it")));
        }
        NSDictionary file = read(Files.readString(Path.of("file.plist")));
        for (String key : file.allKeys())
            if (!key.equals("isa")) System.out.println("file of others, " + key + ": " + show(file.get(key)));
    }
}
END
cat > file.plist <<'END'
// !$*UTF8*$!
{
	isa = PBXShellScriptBuildPhase;
	shellScript = "set -e\nswiftlint\n";
	released = "2026-11-30T12:00:00Z";
	octal = "Caf\351";
}
END
{
  java -Dfile.encoding=UTF-8 -Duser.timezone=UTC -cp root/usr/share/java/dd-plist.jar Read.java
  tools/bin/python -c 'import openstep_plist
print("openstep-plist:", dict(sorted(openstep_plist.load(open("file.plist")).items())))'
  plutil -convert json -o - file.plist |
    python3 -c 'import json, sys; print("Foundation:", dict(sorted(json.load(sys.stdin).items())))'
} > seen
cat seen
cat > expected <<'END'
"it" = "first\nsecond"; -> NSString "firstnsecond"
"it" = "first\nsecond"; -> NSString "firstnsecond"
"it" = "name\tvalue"; -> NSString "nametvalue"
"it" = "name\tvalue"; -> NSString "nametvalue"
"it" = "a\r\nb"; -> NSString "arnb"
"it" = "a\r\nb"; -> NSString "arnb"
"it" = "say \"hi\""; -> NSString "say "hi""
"it" = "say \"hi\""; -> NSString "say "hi""
"it" = "C:\\new"; -> NSString "C:\\new"
"it" = "C:\\new"; -> NSString "C:\\new"
"it" = "Caf\U00e9"; -> NSString "Café"
"it" = "Caf\U00e9"; -> NSString "Café"
file of others, shellScript: NSString "set -enswiftlintn"
file of others, released: NSDate "Mon Nov 30 12:00:00 UTC 2026"
file of others, octal: NSString "Café"
openstep-plist: {'isa': 'PBXShellScriptBuildPhase', 'octal': 'CafØ', 'released': '2026-11-30T12:00:00Z', 'shellScript': 'set -e\nswiftlint\n'}
Foundation: {'isa': 'PBXShellScriptBuildPhase', 'octal': 'CafØ', 'released': '2026-11-30T12:00:00Z', 'shellScript': 'set -e\nswiftlint\n'}
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
