#!/usr/bin/env bash
# bplist reads the -1 of a binary property list as 18446744073709551615, 1.5 as a pair, and a reference as no bytes.
#
# Guess, written before the run: a binary property list that Python's plistlib wrote is read by bplist as the values
#   that were written.
# Seen: negative whole numbers are large positive ones, and a list with 2**64 - 1 ends in an exception. A real number is
#   a pair of its size in bytes and itself. A text is bytes if it's plain ASCII, and a text if it has one other letter,
#   so it's equal to no text in one case and to no bytes in the other; keys are texts in both. A time has lost its
#   fraction, and one before 2001 is rounded up, into the next year here. A reference of a keyed archive is empty.
#   Positive whole numbers, booleans and data are right.
# Versions: bplist 1.1, Python's plistlib.
# Source: the package says that it reads and writes Apple's binary property lists. The format's notes in Apple's
#   CFBinaryPList.c: whole numbers of 8 bytes are signed, smaller ones aren't, and a reference with the low bits 0 has
#   one byte. The comment for references in bplist's own source says "nnnn+1 is # of bytes" as well.
# Why it matters: a reading of a restoration archive or of settings has offsets below zero, sizes with fractions and
#   references; no error is raised for any of them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check bplist==1.1

cat > read.py <<'PY'
import datetime, plistlib
from bplist.bplist import BPListReader

for value in (
    12, True, b"ab", "Ärger", "Photo", -1, 1.5, [-5, 2.5, "list"], {"width": -8},
    datetime.datetime(2026, 11, 30, 10, 0, 0, 750000), datetime.datetime(2000, 12, 31, 23, 59, 59, 500000),
    plistlib.UID(7), 2**64 - 1,
):
    data = plistlib.dumps(value, fmt=plistlib.FMT_BINARY)
    assert plistlib.loads(data) == value
    try:
        answer = repr(BPListReader(data).parse())
    except Exception as error:
        answer = f"{type(error).__name__}: {error}"
    print(f"{value!r}: {answer}")
PY
tools/bin/python read.py > seen
cat seen
cat > expected <<'END'
12: 12
True: True
b'ab': b'ab'
'Ärger': 'Ärger'
'Photo': b'Photo'
-1: 18446744073709551615
1.5: (8, 1.5)
[-5, 2.5, 'list']: [18446744073709551611, (8, 2.5), b'list']
{'width': -8}: {'width': 18446744073709551608}
datetime.datetime(2026, 11, 30, 10, 0, 0, 750000): datetime.datetime(2026, 11, 30, 10, 0)
datetime.datetime(2000, 12, 31, 23, 59, 59, 500000): datetime.datetime(2001, 1, 1, 0, 0)
UID(7): b''
18446744073709551615: Exception: int unpack size 16 unsupported
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
