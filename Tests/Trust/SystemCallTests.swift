import Foundation
import SceneTestSupport
import Testing

/// The command as the system sees it: programs that it starts, sockets, files that it opens. `strace` tells.
@Suite(.enabled(if: Strace.isThere, "strace isn't installed")) struct SystemCallTests {
  private static let files = [
    "x.yaml":
      "scene: S\nimport: { shared: parts/base.yaml }\ninitial: a\ncontrollers: { a: { class: \"$(touch stolen)\" } }\n",
    "parts/base.yaml": "scene: B\ncontrollers: { b: { title: \"`touch stolen`\" } }\n",
    "secret.yaml": "password: hunter2\n", "parts/.scenographignore": "b*\n", ".netrc": "machine x\n",
    "d.md": "<!-- scenograph: tree x.yaml -->\n<!-- /scenograph -->\n<!-- $(touch stolen) -->\n",
    "app.log": "A viewDidLoad\nA viewWillAppear\n",
    "M.storyboard": "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"></document>\n",
  ]

  /// Calls that start nothing; each names the files that it may read, and those that it may write.
  private static let calls: [(line: String, read: Set<String>, written: Set<String>)] = [
    ("check x.yaml", ["x.yaml", "parts/base.yaml"], []), ("test x.yaml", ["x.yaml", "parts/base.yaml"], []),
    ("run x.yaml", ["x.yaml", "parts/base.yaml"], []), ("run --format html x.yaml", ["x.yaml", "parts/base.yaml"], []),
    ("why x.yaml", ["x.yaml", "parts/base.yaml"], []), ("fmt x.yaml", ["x.yaml"], ["x.yaml"]),
    ("tree x.yaml -o t.txt", ["x.yaml", "parts/base.yaml"], ["t.txt"]),
    ("diagram x.yaml -o t.svg", ["x.yaml", "parts/base.yaml"], ["t.svg"]),
    ("check x.yaml --reporter sarif:r.json", ["x.yaml", "parts/base.yaml"], ["r.json"]),
    ("docs --write d.md", ["d.md", "x.yaml", "parts/base.yaml"], ["d.md"]), ("log app.log", ["app.log"], []),
    ("import M.storyboard", ["M.storyboard"], []), ("explain steps", [], []), ("init -o n.yaml", [], ["n.yaml"]),
  ]

  /// A line of strace: `openat(AT_FDCWD, "x.yaml", O_RDONLY|O_CLOEXEC) = 3`.
  private struct Call {
    let name: Substring
    let path: String
    let isOfWriting: Bool

    init?(_ line: Substring) {
      // A number of the process comes first.
      guard let open = line.firstIndex(of: "("), let start = line[..<open].lastIndex(of: " ") else { return nil }
      name = line[start..<open].dropFirst()
      path = line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init) ?? ""
      isOfWriting = ["O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC"].contains { line.contains($0) }
    }
  }

  private func traced(_ line: String, in shop: Workshop) throws -> [Call] {
    let outcome = try shop.run(
      "strace -f -o /dev/fd/9 -e trace=execve,socket,connect,bind,openat,open,creat \"$COMMAND\" \(line) 9>&1 >/dev/null 2>&1"
    )
    return outcome.output.split(separator: "\n").compactMap(Call.init)
  }

  @Test func `no program is started, no socket opened, and only what is named is read and written`() throws {
    for call in Thoroughness.sample(SystemCallTests.calls, oneIn: 3) {
      let shop = try Workshop(SystemCallTests.files)
      let seen = try traced(call.line, in: shop)
      #expect(seen.count { $0.name == "execve" } == 1, "\(call.line)")
      #expect(seen.allSatisfy { !["socket", "connect", "bind"].contains($0.name) }, "\(call.line)")
      let opened = seen.filter { ["openat", "open", "creat"].contains($0.name) }
      let own = opened.filter { !$0.path.hasPrefix("/") || $0.path.hasPrefix(shop.path("")) }
      let names = Set(own.filter { !$0.isOfWriting }.map { $0.path.replacing(shop.path(""), with: "") })
      let folders: Set<String> = [".", "", "parts"]
      #expect(
        names.subtracting(folders).subtracting(call.written) == call.read.subtracting(call.written), "\(call.line)")
      // Elsewhere the system's libraries are read, and nothing is written.
      let others = opened.filter { $0.path.hasPrefix("/") && !$0.path.hasPrefix(shop.path("")) }
      #expect(others.allSatisfy { !$0.isOfWriting || $0.path.hasPrefix("/dev/") }, "\(call.line)")
      let before = SystemCallTests.files
      let changed = shop.contents.filter { before[$0.key] != $0.value }.keys
      #expect(Set(changed).isSubset(of: call.written) && !shop.names.contains("stolen"), "\(call.line): \(changed)")
    }
  }

  @Test(arguments: ["rsvg-convert", "dot"]) func `a picture that is named starts the one program that draws it`(
    program: String
  ) throws {
    let shop = try Workshop(SystemCallTests.files)
    // A stand-in for the program, which need not be there.
    try shop.write("#!/bin/sh\ncat > /dev/null; echo picture\n", to: "bin/\(program)")
    let line = program == "dot" ? "diagram --format dot x.yaml -o p.pdf" : "diagram x.yaml -o p.png"
    let outcome = try shop.run(
      """
      chmod +x bin/*; export PATH="$PWD/bin:$PATH"
      strace -f -e trace=execve -o calls "$COMMAND" \(line)
      """)
    let started = (shop.text("calls") ?? "").split(separator: "\n").compactMap(Call.init).filter { $0.name == "execve" }
    #expect(outcome.status == 0, "\(outcome)")
    #expect(started.dropFirst().map(\.path).filter { $0.hasSuffix(program) }.count == 1)
    // The stand-in is a script, which starts `cat`.
    #expect(started.dropFirst().allSatisfy { $0.path.hasSuffix(program) || $0.path.hasSuffix("/cat") }, "\(started)")
  }

  @Test func `where memory ends, a message says so, and the exit code is 2`() throws {
    func row(_ name: String) -> String { Array(repeating: name, count: 100).joined(separator: ", ") }
    let shop = try Workshop([
      "x.yaml":
        "scene: S\ninitial: a\ncontrollers:\n  a: { children: [\(row("b"))] }\n  b: { children: [\(row("c"))] }\n  c:\n"
    ])
    var ends: Set<Int32> = []
    for verb in Thoroughness.sample(["why", "run", "diagram --format svg", "compile"], oneIn: 4) {
      for more in [1, 6, 12] {
        let size = MemoryTests.base / 1_000 + more * 1_000
        let outcome = try shop.run("ulimit -v \(size); scenograph \(verb) x.yaml > out", seconds: 60)
        #expect([0, 2].contains(outcome.status), "\(verb), \(size): \(outcome.errors.suffix(300))")
        if outcome.status == 2 {
          #expect(outcome.errors.contains("error: there is no memory left"), "\(verb), \(size)")
        }
        ends.insert(outcome.status)
      }
    }
    #expect(ends.contains(2))
  }
}
