#!/usr/bin/env bash
# Three Python readers of keyed archives give three shapes of UIKit's restoration form, and lose `NSNull` in two.
#
# Guess, written before the run: an archive with several root keys (the form of a state restoration file, which a coder
# writes with `encode(_:forKey:)`) is a dictionary of them in all readers but bpylist2, which wants a `root`; NSNull is
# None, and the string "$null" is that string.
# Seen: bpylist2 raises; nska_deserialize gives a list of dictionaries with one key each; NSKeyedUnArchiver gives one
# dictionary. NSNull becomes an empty dictionary in both, while the string "$null" becomes '' in one, None in the other.
# Version: bpylist2 4.1.1, nska_deserialize 1.5.1, NSKeyedUnArchiver 1.5.2.
# Source: each package's module: bpylist2 looks for `$top.root` only; the other two unpack an object of an unknown class
# as a dictionary of its fields, and NSNull has none, and they take any string "$null" for the archive's null mark.
# Why it matters: a tool that reads a restoration file to see which controllers UIKit would bring back finds an unset
# title as {} and a title "$null" as nothing, and has to know which library made the list to find the path of
# identifiers.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv env
env/bin/pip install --quiet bpylist2==4.1.1 nska-deserialize==1.5.1 nskeyedunarchiver==1.5.2

# The archive is spelt out with the standard library, so that what is in it can be read here.
cat > read.py <<'EOF'
import io, plistlib
import NSKeyedUnArchiver, nska_deserialize
from bpylist2 import archiver

uid = plistlib.UID

def archive(top, *objects):
    return plistlib.dumps(
        {"$archiver": "NSKeyedArchiver", "$version": 100000, "$top": top, "$objects": ["$null", *objects]},
        fmt=plistlib.FMT_BINARY)

def kind(name):
    return {"$classname": name, "$classes": [name, "NSObject"]}

state = {"$class": uid(8), "NS.keys": [uid(3), uid(4)], "NS.objects": [uid(5), uid(6)]}
restoration = archive(
    {"identifier": uid(1), "state": uid(2)},
    "Menu", state, "title", "word", {"$class": uid(7)}, "$null", kind("NSNull"), kind("NSDictionary"))
single = archive({"root": uid(1)}, {"$class": uid(4), "NS.keys": [uid(2)], "NS.objects": [uid(3)]}, "title", "Menu",
                 kind("NSDictionary"))

for name, data in [("root", single), ("restoration", restoration)]:
    for reader, read in [
        ("bpylist2", archiver.unarchive),
        ("nska_deserialize", lambda data: nska_deserialize.deserialize_plist(io.BytesIO(data))),
        ("NSKeyedUnArchiver", NSKeyedUnArchiver.unserializeNSKeyedArchiver),
    ]:
        try:
            print(f"{name}, {reader}: {read(data)}")
        except Exception as error:
            print(f"{name}, {reader}: {type(error).__name__}")
EOF
env/bin/python read.py | tee seen

cat > expected <<'EOF'
root, bpylist2: {'title': 'Menu'}
root, nska_deserialize: {'title': 'Menu'}
root, NSKeyedUnArchiver: {'title': 'Menu'}
restoration, bpylist2: MissingTopObjectUID
restoration, nska_deserialize: [{'identifier': 'Menu'}, {'state': {'title': {}, 'word': ''}}]
restoration, NSKeyedUnArchiver: {'identifier': 'Menu', 'state': {'title': {}, 'word': None}}
EOF
diff expected seen || { echo "a reader of keyed archives reads in another way now" >&2; exit 1; }
echo "as described"
