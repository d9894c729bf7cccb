#!/usr/bin/env bash
# sourcekit-lsp's refactorings of literals change texts: "\n" as two letters becomes a line break, a tab two letters.
#
# Guess, written before the run: an action that's offered for a literal keeps its value, or isn't offered. Code that
#   compiles does so afterwards.
# Seen: "Convert string literal to minimal number of '#'s" counts number signs and no backslashes. `#"a\nb"#` loses its
#   signs, so two letters become a line break; `#"\(name)"#` becomes an interpolation; `#"\d"#` doesn't compile any
#   more. "Convert String Concatenation to String Interpolation" puts all parts between the signs of one of them, so
#   the tab of `"\t"` becomes two letters beside a raw text. Comments behind the parts are lost or end up in brackets.
#   "Convert 1 to 0x1" takes the blank behind the number along, so `1 + rows` becomes `0x1+ rows`, and `> 0 ?` an
#   optional.
# Version: sourcekit-lsp of Swift 6.3.1.
# Source: FormatRawStringLiteral in swiftlang/swift-syntax, which is behind the first action, says that it inserts or
#   removes the fitting number of signs; none of its examples has a backslash in raw text. The Swift Programming
#   Language, "Strings and Characters": in extended delimiters an escape needs as many signs.
# Why it matters: an editor offers these with one key. A pattern or a path in a raw text means something else, the
#   program compiles, and the difference is two number signs in a diff.
set -euo pipefail
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3\.1 ' ||
  { echo "needs the Swift 6.3.1 toolchain" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > client.py <<'END'
import json, pathlib, subprocess

server = subprocess.Popen(
    ["sourcekit-lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
root = pathlib.Path.cwd()
count = 0

def send(**message):
    body = json.dumps({"jsonrpc": "2.0", **message}).encode()
    server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    server.stdin.flush()

def ask(method, params):
    global count
    count += 1
    send(id=count, method=method, params=params)
    length = 0
    for line in server.stdout:
        if line.lower().startswith(b"content-length:"):
            length = int(line.split(b":")[1])
        elif line == b"\r\n":
            message = json.loads(server.stdout.read(length))
            if message.get("id") == count and "method" not in message:
                return message["result"]

literals = {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["refactor"]}}}
ask("initialize", {
    "processId": None, "rootUri": root.as_uri(), "capabilities": {"textDocument": {"codeAction": literals}}})
send(method="initialized", params={})

def act(name, lines, place, title):
    """The text after the action with this beginning of a title at the place of these letters in the last line."""
    text = "\n".join(lines)
    uri = (root / f"{name}.swift").as_uri()
    send(method="textDocument/didOpen",
         params={"textDocument": {"uri": uri, "languageId": "swift", "version": 1, "text": text}})
    row = next(row for row, line in enumerate(lines) if place in line)
    position = {"line": row, "character": lines[row].index(place)}
    actions = ask("textDocument/codeAction", {
        "textDocument": {"uri": uri}, "range": {"start": position, "end": position}, "context": {"diagnostics": []}})
    action = next(action for action in actions if action["title"].startswith(title))
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)
    offset = lambda place: starts[place["line"]] + place["character"]
    edits = action["edit"]["changes"][uri]
    for edit in sorted(edits, key=lambda edit: -offset(edit["range"]["start"])):
        text = text[:offset(edit["range"]["start"])] + edit["newText"] + text[offset(edit["range"]["end"]):]
    return text

def value(name, text):
    (root / f"{name}.swift").write_text(f"let name = \"Menu\", rows = 1\n{text}\nprint(it)\n")
    if subprocess.run(["swiftc", "-Onone", "-o", name, f"{name}.swift"], capture_output=True).returncode:
        return "does not compile"
    return repr(subprocess.run([f"./{name}"], capture_output=True, text=True).stdout.removesuffix("\n"))

signs = "Convert string literal to minimal"
joined = "Convert String Concatenation"
for name, lines, place, title in [
    ("plain", ['let it = ##"a "b""##'], "##", signs),
    ("breaks", [r'let it = #"a\nb"#'], '#"', signs),
    ("interpolation", [r'let it = #"\(name)"#'], '#"', signs),
    ("pattern", [r'let it = #"\d+"#'], '#"', signs),
    ("parts", ['let it = "A " + name + "!"'], '"A', joined),
    ("raw", [r'let it = "a\t" + #"\d"# + name'], '"a', joined),
    ("comments", ['let it = "a" // first', '  + name // second', '  + "b"'], '"a"', joined),
    ("sum", ["let it = 1 + rows"], "1", "Convert 1 "),
    ("choice", ['let it = rows > 0 ? "some" : "none"'], "0", "Convert 0 "),
]:
    before, after = "\n".join(lines), act(name, lines, place, title)
    print("\n".join(f"- {line}" for line in lines))
    print("\n".join(f"+ {line}" for line in after.split("\n")))
    print(" ", value(name, before), "->", value(name, after))
server.kill()
END
python3 client.py > seen
cat seen
cat > expected <<'END'
- let it = ##"a "b""##
+ let it = "a "b""
  'a "b"' -> does not compile
- let it = #"a\nb"#
+ let it = "a\nb"
  'a\\nb' -> 'a\nb'
- let it = #"\(name)"#
+ let it = "\(name)"
  '\\(name)' -> 'Menu'
- let it = #"\d+"#
+ let it = "\d+"
  '\\d+' -> does not compile
- let it = "A " + name + "!"
+ let it = "A \(name)!"
  'A Menu!' -> 'A Menu!'
- let it = "a\t" + #"\d"# + name
+ let it = #"a\t\d\#(name)"#
  'a\t\\dMenu' -> 'a\\t\\dMenu'
- let it = "a" // first
-   + name // second
-   + "b"
+ let it = "a\(name /* second*/)b"
  'aMenub' -> 'aMenub'
- let it = 1 + rows
+ let it = 0b1+ rows
  '2' -> does not compile
- let it = rows > 0 ? "some" : "none"
+ let it = rows > 0b0? "some" : "none"
  'some' -> does not compile
END
diff expected seen || { echo "sourcekit-lsp changes literals in another way now" >&2; exit 1; }
