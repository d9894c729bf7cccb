#!/usr/bin/env bash
# jsoncomment reads "Hello {{name}}" as "Hello ", and `[a,]` in a text as `[a]`; jsonclark reads "é" as two letters.
#
# Guess, written before the run: readers of JSON with comments look for strings first, so what stands between quotation
#   marks is what JSON says, as it is in three others.
# Seen: jsoncomment takes each `{{…}}` in a text for a path into the file: a path that isn't there becomes nothing, one
#   that is there becomes the other value. It prints the path that it lacks, and goes on. It deletes a comma before `]`
#   or `}` anywhere, also in a text, and merges the lines of the file first. jsonclark decodes UTF-8 as Latin-1.
#   jstyleson, rjsonc and json-with-comments have each text as it's written. All files here are plain JSON without a
#   comment.
# Versions: jsoncomment 0.4.2, jsonclark 0.2.2; jstyleson 0.0.2, rjsonc 0.1.2, json-with-comments 1.3.0 and Python's
#   json for comparison.
# Source: RFC 8259, 7: all characters of a string are content, but for the escapes. The page of jsoncomment has
#   comments, strings of several lines and trailing commas, and says that a trailing comma must be a line's last
#   character; it has no word of templates. The keyword argument `template=True` is in the signature alone.
# Why it matters: settings of editors, snippets and tasks are JSON with comments, and full of `{{…}}` and of patterns
#   like `[^,]`. Read and saved again, they lose them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check jsoncomment==0.4.2 jsonclark==0.2.2 jstyleson==0.0.2 \
  rjsonc==0.1.2 json-with-comments==1.3.0

cat > read.py <<'END'
import contextlib, io, json
import jsonc, jsonclark, jsoncomment, jstyleson, rjsonc

readers = {
    "jsoncomment": lambda text: jsoncomment.JsonComment(json).loads(text),
    "jsonclark": jsonclark.loads,
    "jstyleson": jstyleson.loads,
    "rjsonc": rjsonc.loads,
    "json-with-comments": jsonc.loads,
}
for text in (
    '{"title": "Hello {{name}}!"}',
    '{"title": "Open {{/file}}", "file": "menu"}',
    '{"pattern": "[a,]+"}',
    '{"rows": "{1,}"}',
    '{"title": "Café – Menü"}',
    '{"url": "http://localhost/*/a // b"}',
):
    right = json.loads(text)
    print(text)
    for name, read in readers.items():
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            value = read(text)
        if value != right:
            print(f"  {name}: {ascii(value)}" + (f", prints {printed.getvalue()!r}" if printed.getvalue() else ""))
END
tools/bin/python read.py > seen
cat seen
cat > expected <<'END'
{"title": "Hello {{name}}!"}
  jsoncomment: {'title': 'Hello !'}, prints 'name\n'
{"title": "Open {{/file}}", "file": "menu"}
  jsoncomment: {'title': 'Open menu', 'file': 'menu'}
{"pattern": "[a,]+"}
  jsoncomment: {'pattern': '[a]+'}
{"rows": "{1,}"}
  jsoncomment: {'rows': '{1}'}
{"title": "Café – Menü"}
  jsonclark: {'title': 'Caf\xc3\xa9 \xe2\x80\x93 Men\xc3\xbc'}
{"url": "http://localhost/*/a // b"}
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
