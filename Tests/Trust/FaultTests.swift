import Foundation
import SceneTestSupport
import Testing

/// Has system calls of the command fail, by the program `strace`.
enum Strace {
  static let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")

  /// A line that calls the command while one call of the system fails or brings a signal.
  ///
  /// - Parameters:
  ///   - injection: What happens, as `strace` takes it: `fsync:error=EIO`.
  ///   - words: What the command is called with.
  static func line(_ injection: String, _ words: String) -> String {
    let call = injection.prefix { $0 != ":" }
    return "exec strace -f -o /dev/null -e trace=\(call) -e inject=\(injection) \"$COMMAND\" \(words)"
  }
}

/// The calls that the system refuses: the old file is intact, the message clear, the exit code 2.
@Suite(.enabled(if: Strace.isThere, "strace isn't installed")) struct FaultTests {
  @Test(
    arguments: [
      ("write:error=ENOSPC:when=1", "no space left on the disk"), ("write:error=EDQUOT:when=1", "the quota"),
      ("write:error=EIO:when=1", "the disk doesn't answer"), ("fsync:error=EIO", "the disk doesn't answer"),
      ("fchmod:error=EPERM", "permission denied"), ("renameat:error=EROFS", "the disk is read-only"),
      ("fchown:error=EPERM", "belongs to another user"), ("fsetxattr:error=ENOSPC", "has attributes"),
    ], ["fmt x.yaml", "check --fix x.yaml", "docs --write x.md", "compile y.yaml -o x.yaml"])
  func `writing fails and leaves the old file`(fault: (injection: String, reason: String), line: String) throws {
    let shop = try Workshop([
      "x.yaml": line.hasPrefix("check") ? SampleScene.mendable : SampleScene.untidy, "y.yaml": SampleScene.plain,
      "x.md": "<!-- scenograph: source y.yaml -->\n<!-- /scenograph -->\n",
    ])
    if fault.injection.hasPrefix("fchown") {
      guard try shop.run("chown 1234 x.*").status == 0 else { return }
    }
    if fault.injection.hasPrefix("fsetxattr") {
      guard try shop.run("setfattr -n user.a -v b x.yaml x.md").status == 0 else { return }
    }
    let before = shop.contents
    let outcome = try shop.run(Strace.line(fault.injection, line))
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.errors.contains("error: can't be written: \(fault.reason)"), "\(outcome)")
    #expect(outcome.errors.contains("\nhelp: "))
    #expect(shop.contents == before)
  }

  @Test(
    arguments: [
      ("write:error=ENOSPC:when=1", "no space left on the disk"), ("fsync:error=EIO", "the disk doesn't answer"),
      ("renameat:error=EROFS", "the disk is read-only"),
    ], ["diagram y.yaml -o x.svg", "run y.yaml -o x.txt", "compile y.yaml -o x.json"])
  func `a new file that can't be written leaves nothing`(
    fault: (injection: String, reason: String), line: String
  ) throws {
    let shop = try Workshop(["y.yaml": SampleScene.plain])
    let outcome = try shop.run(Strace.line(fault.injection, line))
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.errors.contains("error: can't be written: \(fault.reason)"), "\(outcome)")
    #expect(shop.names == ["y.yaml"])
  }

  @Test func `a file that breaks off or a disk that fails while it is read`() throws {
    let shop = try Workshop(["x.yaml": SampleScene.plain])
    let calls = try shop.run("strace -o calls -e trace=openat,read \"$COMMAND\" check x.yaml; cat calls").output
    let lines = calls.split(separator: "\n")
    let open = try #require(lines.firstIndex { $0.contains("x.yaml") })
    let opens = lines[...open].count { $0.hasPrefix("openat") }
    let reads = lines[..<open].count { $0.hasPrefix("read") }
    let faults = [
      ("openat:error=EMFILE:when=\(opens)", "too many files are open"),
      ("openat:error=EACCES:when=\(opens)", "permission denied"),
      ("read:error=EIO:when=\(reads + 1)", "the disk doesn't answer"),
      ("read:error=EIO:when=\(reads + 2)", "the disk doesn't answer"),
    ]
    for (injection, reason) in faults {
      let outcome = try shop.run(Strace.line(injection, "check x.yaml"))
      #expect(outcome.status == 2, "\(outcome)")
      #expect(outcome.errors.hasPrefix("x.yaml: error: \(reason)"), "\(injection): \(outcome)")
    }
  }

  @Test func `a limit of the shell is said as what it is`() throws {
    let shop = try Workshop(["x.yaml": SampleScene.untidy])
    let small = try shop.run("ulimit -f 0; scenograph fmt x.yaml")
    #expect(small.status == 2 && small.errors.contains("the file would be larger than allowed"), "\(small)")
    let few = try shop.run("exec 9<x.yaml; ulimit -n 6; exec 3<x.yaml 4<x.yaml 5<x.yaml; scenograph check x.yaml")
    #expect(few.status == 2 || few.status == 127, "\(few)")
    #expect(shop.contents == ["x.yaml": SampleScene.untidy])
  }
}

/// Memory that libyaml asks for and doesn't get, at each of its calls in turn.
@Suite struct StarvationTests {
  @Test func `no allocation that fails crashes, or hides what is wrong`() throws {
    let shop = try Workshop([
      "x.yaml": "scene: A\ninitial: b\ncontrollers: { a: &a { title: 'T' } }\nx-a: [*a, \"\\t\"]\n"
    ])
    let source = Repository.url("Tests/Trust/starve.c").path()
    guard try shop.run("clang -shared -fPIC -O1 -o starve.so \(source)").status == 0 else { return }
    let whole = try shop.run("scenograph check x.yaml").output
    #expect(whole.hasPrefix("x.yaml:2:10: error: "))
    let counted = try shop.run("STARVE=0 LD_PRELOAD=$PWD/starve.so \"$COMMAND\" check x.yaml").errors
    let count = try #require(Int(counted.split(separator: " ").last?.split(separator: "\n").first ?? ""))
    #expect(count > 50)
    let calls = Thoroughness.sample(Array(1...count), oneIn: 5).map(String.init).joined(separator: " ")
    let outcome = try shop.run(
      """
      for n in \(calls); do
        STARVE=$n LD_PRELOAD=$PWD/starve.so "$COMMAND" check x.yaml > out 2>&1; echo "$? $(head -1 out)"
      done | sort | uniq -c
      """, seconds: 300)
    let answers = outcome.output.split(separator: "\n").map { $0.drop { $0 == " " }.drop { $0.isNumber }.dropFirst() }
    let starved = answers.filter { $0.hasPrefix("2 ") && $0.contains("there is no memory left to read the file") }
    #expect(!starved.isEmpty)
    #expect(answers.filter { !starved.contains($0) } == ["1 " + whole.prefix { $0 != "\n" }], "\(outcome)")
  }
}
