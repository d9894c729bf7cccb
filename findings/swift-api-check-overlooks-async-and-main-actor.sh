#!/usr/bin/env bash
# A function that becomes `async` or `@MainActor` breaks each call of it; SwiftPM's check for breaking changes sees
# nothing.
#
# Guess, written before the run: `swift package diagnose-api-breaking-changes` finds what stops a client from compiling;
#   what's left are changes of behaviour, such as another raw value.
# Seen: it finds six of the twelve changes here, each of which stops a client that compiled before. It finds `throws`,
#   an optional result, a constraint, a label, `inout` and a default argument that's gone. It's silent on `async`, on
#   `@MainActor` at a function and at a variable, and on `@Sendable` at a closure. An array instead of variadic
#   arguments, and a closure instead of an autoclosure, aren't found either. With these six alone it says that there's
#   no breaking change, and ends with 0.
# Version: Swift 6.3.1 for Linux (its own package manager and API digester), in language mode 6.
# Source: the help of the command: it diagnoses changes that break the API of a package's products. The Swift
#   Programming Language, "Concurrency": a call of an asynchronous function has to be marked by `await`, and can't be in
#   a synchronous function. Semantic versioning asks for a new major version in each of these cases.
# Why it matters: a job on each pull request runs it, to decide on the version. Moving to Swift's concurrency is what
#   packages do now, and it consists of `async` and `@MainActor`.
set -euo pipefail
[[ $(swift --version 2>&1) == *"Swift version 6.3.1"* ]] || { echo "needs Swift 6.3.1" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null TMPDIR=$folder/temporary
mkdir temporary

# name | before | after | a client that compiles before
cat > changes <<'END'
throws | func load() {} | func load() throws {} | func client() { load() }
optional | func size() -> Int { 1 } | func size() -> Int? { 1 } | func client() { let one: Int = size(); print(one) }
constraint | func show<T>(_ item: T) {} | func show<T: Equatable>(_ item: T) {} | func client() { show({ 1 }) }
label | func open(view: Int) {} | func open(screen: Int) {} | func client() { open(view: 1) }
inout | func count(_ rows: Int) {} | func count(_ rows: inout Int) {} | func client() { count(1) }
default | func draw(scale: Int = 1) {} | func draw(scale: Int) {} | func client() { draw() }
async | func send() {} | func send() async {} | func client() { send() }
main actor | func reload() {} | @MainActor func reload() {} | func client() { reload() }
main variable | nonisolated(unsafe) var title = 1 | @MainActor var title = 1 | func client() { print(title) }
sendable | func run(_ f: () -> Void) {} | func run(_ f: @Sendable () -> Void) {} | func client() { var n = 0; run { n += 1 }; print(n) }
variadic | func sum(_ rows: Int...) {} | func sum(_ rows: [Int]) {} | func client() { sum(1, 2) }
autoclosure | func log(_ text: @autoclosure () -> Int) {} | func log(_ text: () -> Int) {} | func client() { log(1) }
END
part() {
  awk -F ' [|] ' -v part="$1" -v skip="$2" 'NR > skip { print $part }' changes
}
public() {
  sed -E 's/^(@MainActor )?(nonisolated\(unsafe\) )?/\1\2public /'
}
client_compiles() {
  mkdir -p client
  echo "$1" | public > client/Library.swift
  swiftc -swift-version 6 -emit-module -module-name Library -parse-as-library client/Library.swift \
    -emit-module-path client/Library.swiftmodule > log 2>&1 || { cat log; return 1; }
  printf 'import Library\n%s\n' "$2" > client/client.swift
  swiftc -swift-version 6 -typecheck -I client client/client.swift > log 2>&1 && echo yes || echo no
}
diagnose() {
  mkdir -p "$1/Sources/Library"
  cat > "$1/Package.swift" <<'END'
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Library", products: [.library(name: "Library", targets: ["Library"])],
                      targets: [.target(name: "Library")])
END
  git -C "$1" init --quiet
  part 2 "$2" | public > "$1/Sources/Library/Library.swift"
  git -C "$1" add Package.swift Sources
  git -C "$1" -c user.name=x -c user.email=x@example.com commit --quiet -m old
  git -C "$1" tag 1.0.0
  part 3 "$2" | public > "$1/Sources/Library/Library.swift"
  code=0
  (cd "$1" && swift package diagnose-api-breaking-changes 1.0.0) > log 2>&1 || code=$?
  grep -E 'breaking change|breakage' log | sed 's/^.*API breakage: /  /'
  echo "  exit code $code"
}
{
  echo "does the client compile, before and after?"
  while IFS= read -r line; do
    name=${line%% | *}
    before=$(awk -F ' [|] ' '{ print $2 }' <<< "$line")
    after=$(awk -F ' [|] ' '{ print $3 }' <<< "$line")
    client=$(awk -F ' [|] ' '{ print $4 }' <<< "$line")
    echo "  $name: $(client_compiles "$before" "$client"), $(client_compiles "$after" "$client")"
  done < changes
  echo "all twelve"
  diagnose all 0
  echo "the last six alone"
  diagnose six 6
} > seen
cat seen
cat > expected <<'END'
does the client compile, before and after?
  throws: yes, no
  optional: yes, no
  constraint: yes, no
  label: yes, no
  inout: yes, no
  default: yes, no
  async: yes, no
  main actor: yes, no
  main variable: yes, no
  sendable: yes, no
  variadic: yes, no
  autoclosure: yes, no
all twelve
6 breaking changes detected in Library:
  func load() is now throwing
  func size() has return type change from Swift.Int to Swift.Int?
  func show(_:) has generic signature change from <T> to <T where T : Swift.Equatable>
  func count(_:) has parameter 0 changing from Default to InOut
  func draw(scale:) has removed default argument from parameter 0
  func open(view:) has been renamed to func open(screen:)
  exit code 1
the last six alone
No breaking changes detected in Library
  exit code 0
END
diff expected seen || { echo "This is not what was seen with this version."; exit 1; }
