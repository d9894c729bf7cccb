#!/usr/bin/env bash
# sourcekit-lsp offers to make Codable structs of JSON: `true` becomes a Double, null a Void, and a key "class" stays.
#
# Guess, written before the run: the structs decode the JSON that they're made from. A Boolean is a Bool, a whole number
#   an Int, null and a missing key make an optional, and a key that's no identifier gets a coding key or backticks.
# Seen: `true` is a `Double`, so the struct compiles, and its decoder refuses the very JSON. A whole number is one, too,
#   so the identifier 9007199254740993 comes back as ...992, without an error. Null, an empty list and a list of
#   two types are `Void`, which isn't Codable. Keys are written as they are: `class`, `first name`, and `a-b` in two
#   lines. A key "string" that has an object makes a `struct String`, which all texts beside it are then, too. A key
#   that some objects of a list lack is an optional, as guessed.
# Version: sourcekit-lsp of Swift 6.3.1; the action "Create Codable structs from JSON".
# Source: pull request 1205 of swiftlang/sourcekit-lsp: structs that can represent the JSON. Its example has texts,
#   objects, a list and one number.
# Why it matters: the action is there for the answer of a server that was pasted into a file. That a flag is a number is
#   seen when the app runs, and a rounded identifier even later.
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

def structs(name, text):
    uri = (root / f"{name}.swift").as_uri()
    send(method="textDocument/didOpen",
         params={"textDocument": {"uri": uri, "languageId": "swift", "version": 1, "text": text}})
    place = {"line": 0, "character": 0}
    actions = ask("textDocument/codeAction", {
        "textDocument": {"uri": uri}, "range": {"start": place, "end": place}, "context": {"diagnostics": []}})
    (action,) = [action for action in actions if action["title"] == "Create Codable structs from JSON"]
    return "".join(edit["newText"] for edit in action["edit"]["changes"][uri]).strip() + "\n"

for name, text in {
    "numbers": '{"id": 9007199254740993, "rows": [{"id": 1, "name": "x"}, {"id": 2}]}',
    "flag": '{"done": true}',
    "null": '{"next": null}',
    "mixed": '{"mixed": [1, "a"], "none": []}',
    "keyword": '{"class": "a"}',
    "blank": '{"first name": "a"}',
    "hyphen": '{"a-b": 1}',
    "string": '{"string": {"text": "a"}, "title": "b"}',
}.items():
    result = structs(name, text)
    pathlib.Path(f"{name}.json").write_text(text)
    pathlib.Path(f"{name}.swift").write_text(result)
    code = subprocess.run(["swiftc", "-typecheck", f"{name}.swift"], capture_output=True).returncode
    print(f"{text}\n  {' '.join(result.split())}\n  {'compiles' if code == 0 else 'does not compile'}")
server.kill()
END
cat > main.swift <<'END'
import Foundation

do {
  let value = try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: URL(filePath: CommandLine.arguments[1])))
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  print("read and written:", String(decoding: try encoder.encode(value), as: UTF8.self))
} catch DecodingError.typeMismatch(let type, _) {
  print("refused, since it isn't of the type", type)
}
END
{
  python3 client.py
  for name in numbers flag; do
    swiftc -Onone -o "$name" main.swift "$name.swift"
    "./$name" "$name.json"
  done
} > seen
cat seen
cat > expected <<'END'
{"id": 9007199254740993, "rows": [{"id": 1, "name": "x"}, {"id": 2}]}
  struct JSONValue: Codable { var id: Double var rows: [Rows] struct Rows: Codable { var id: Double var name: String? } }
  compiles
{"done": true}
  struct JSONValue: Codable { var done: Double }
  compiles
{"next": null}
  struct JSONValue: Codable { var next: Void }
  does not compile
{"mixed": [1, "a"], "none": []}
  struct JSONValue: Codable { var mixed: [Void] var none: [Void] }
  does not compile
{"class": "a"}
  struct JSONValue: Codable { var class: String }
  does not compile
{"first name": "a"}
  struct JSONValue: Codable { var first name: String }
  does not compile
{"a-b": 1}
  struct JSONValue: Codable { var a- b: Double }
  does not compile
{"string": {"text": "a"}, "title": "b"}
  struct JSONValue: Codable { var string: String var title: String struct String: Codable { var text: String } }
  does not compile
read and written: {"id":9007199254740992,"rows":[{"id":1,"name":"x"},{"id":2}]}
refused, since it isn't of the type Double
END
diff expected seen || { echo "sourcekit-lsp makes other structs now" >&2; exit 1; }
