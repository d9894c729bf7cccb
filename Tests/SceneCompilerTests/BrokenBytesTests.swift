import SceneBasics
import SceneCompiler
import SceneTestSupport
import Testing

/// Files that no editor would show, and files that are too much for one: findings with places, in no time.
@Suite struct BrokenBytesTests {
  private static let scene = "scene: Home\ncontrollers: { home: { title: Here } }\n"

  /// Checks that some bytes are refused where they are wrong.
  ///
  /// - Parameter place: `line:column` of the first error.
  private func check(
    _ bytes: [UInt8], _ place: String, _ name: String, isLimit: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let started = ContinuousClock.now
    let compilation = PlanFiles.read(bytes)
    let error = compilation.diagnostics.first { $0.severity == .error }
    #expect(error.map { "\($0.span.line):\($0.span.column)" } == place, sourceLocation: sourceLocation)
    #expect(error?.code.name == name, "\(error?.message ?? "")", sourceLocation: sourceLocation)
    #expect(error?.hint != nil, sourceLocation: sourceLocation)
    #expect(error?.exceedsLimit == isLimit, sourceLocation: sourceLocation)
    #expect(compilation.plan == nil, sourceLocation: sourceLocation)
    #expect(started.duration(to: .now) < .seconds(20), sourceLocation: sourceLocation)
  }

  private func check(
    _ text: String, _ place: String, _ name: String, isLimit: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    check(Array(text.utf8), place, name, isLimit: isLimit, sourceLocation: sourceLocation)
  }

  @Test func `a file that is no text is said to be none, and a stray byte isn't`() {
    // Every third byte is a control character.
    let noise = [[UInt8]](repeating: [0x03, 0xC9, 0xE1], count: 100).flatMap { $0 }
    for bytes in [noise, Array("scene: A\n".utf8) + noise] {
      let error = PlanFiles.read(bytes).diagnostics.first
      #expect(error?.code.name == "notUTF8" && error?.message == "this is no text", "\(error?.message ?? "")")
    }
    let stray = PlanFiles.read(scene(with: [0xE9])).diagnostics.first
    #expect(stray?.message == "byte 0xE9 isn't UTF-8 here", "\(stray?.message ?? "")")
  }

  /// A scene with some bytes in place of the word `Here`.
  private func scene(with bytes: [UInt8]) -> [UInt8] {
    let text = Array(BrokenBytesTests.scene.utf8)
    let place = text.count - 9
    return text[..<place] + bytes + text[(place + 4)...]
  }

  @Test func `bytes that are no UTF-8 are pointed at`() {
    check(scene(with: [0xFF]), "2:31", "notUTF8")
    check(scene(with: [0xC3, 0x28]), "2:31", "notUTF8")
    check(scene(with: [0xC0, 0x80]), "2:31", "notUTF8")
    // Half a surrogate pair, and a whole one, each half encoded by itself.
    check(scene(with: [0xED, 0xA0, 0xBD]), "2:31", "notUTF8")
    check(scene(with: [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80]), "2:31", "notUTF8")
    check(scene(with: [0xF4, 0x90, 0x80, 0x80]), "2:31", "notUTF8")
    check(Array(BrokenBytesTests.scene.utf8) + [0x23, 0xE2, 0x82], "3:2", "notUTF8")
  }

  @Test func `characters that no text has are pointed at`() {
    check(scene(with: [0x00]), "2:31", "forbiddenCharacter")
    check(scene(with: [0x1B, 0x5B, 0x32, 0x4A]), "2:31", "forbiddenCharacter")
    check(scene(with: [0xEF, 0xBF, 0xBF]), "2:31", "forbiddenCharacter")
    check([0x00], "1:1", "forbiddenCharacter")
  }

  @Test func `other encodings are refused by name`() {
    let ascii = Array(BrokenBytesTests.scene.utf8)
    check([0xFF, 0xFE] + ascii.flatMap { [$0, 0] }, "1:1", "notUTF8")
    check([0xFE, 0xFF] + ascii.flatMap { [0, $0] }, "1:1", "notUTF8")
    check(ascii.flatMap { [$0, 0] }, "1:1", "notUTF8")
    check([0, 0, 0xFE, 0xFF] + ascii.flatMap { [0, 0, 0, $0] }, "1:1", "notUTF8")
  }

  @Test func `files of other kinds are refused at their start`() {
    check([0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0], "1:1", "forbiddenCharacter")
    check([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "1:1", "notUTF8")
    check([0x1F, 0x8B, 8, 0], "1:1", "forbiddenCharacter")
    check("<?xml version=\"1.0\"?>\n<document>\n", "1:1", "notAScene")
    check("%PDF-1.7\n%\u{E2}\u{E3}\n", "1:7", "brokenYAML")
  }

  @Test func `random bytes are refused`() {
    var random = Xorshift(seed: 20_260_101)
    for _ in 0..<500 {
      let bytes = (0..<random.next(400) + 1).map { _ in UInt8(random.next(256)) }
      let compilation = PlanFiles.read(bytes)
      #expect(compilation.diagnostics.contains { $0.severity == .error }, "\(bytes)")
    }
  }

  @Test func `a line of a megabyte is read, and shown in part`() {
    let long = String(repeating: "x", count: 1 << 20)
    #expect(PlanFiles.read(Array("scene: \(long)\ncontrollers: { home: }\n".utf8)).diagnostics.isEmpty)
    check("scene: A\ncontrollers: { home: { title: \"\(long)\", titel: x } }\n", "2:1048611", "unknownKey")
    let run = CommandRun(["check", "-"], input: "scene: A\ncontrollers: { home: { title: \"\(long)\", titel: x } }\n")
    #expect(run.exit == 1)
    #expect(run.output.utf8.count < 1_000)
  }

  @Test func `names and texts of megabytes are no trouble`() {
    let long = String(repeating: "a", count: Thoroughness.rounds(4, orElse: 1) << 20)
    check("scene: A\ninitial: \(long)\ncontrollers: { home: }\n", "2:10", "unknownController")
    #expect(PlanFiles.read(Array("scene: |\n  \(long)\ncontrollers: { home: }\n".utf8)).diagnostics.isEmpty)
    let run = CommandRun(["check", "-"], input: "scene: A\ninitial: \(long)\ncontrollers: { home: }\n")
    #expect(run.output.utf8.count < 1_000)
  }

  @Test func `mistakes by the thousand are all reported`() {
    let count = Thoroughness.rounds(10_000, orElse: 1_000)
    let keys = (0..<count).map { "    k\($0): 1\n" }.joined()
    let compilation = PlanFiles.read(Array("scene: A\ncontrollers:\n  home:\n\(keys)".utf8))
    #expect(compilation.diagnostics.count == count)
  }

  @Test func `views that a script hangs into each other by the thousand meet the limit of depth`() {
    var text = "scene: Deep\ninitial: c0\ncontrollers:\n  sheet:\n"
    for index in 0..<1_200 { text += "  c\(index):\n" }
    text += "script:\n  - code:\n"
    for index in 1..<1_200 {
      text +=
        "      - { addChild: c\(index), in: c\(index - 1) }\n      - { addSubview: c\(index), in: c\(index - 1) }\n"
    }
    text += "  - present: sheet\n    in: c0\n    modalPresentationStyle: fullScreen\n"
    // c1000 is the thousand-and-first of the chain, and is added in line 1207 + 2 * 999.
    check(text, "3205:11", "runsForEver", isLimit: true)
  }

  @Test func `a scene of too many files is refused`() {
    var files: [String: String] = [:]
    for index in 0...1_001 {
      files["f\(index).yaml"] = "scene: A\nimport: { next: f\(index + 1).yaml }\ncontrollers: { home: }\n"
    }
    files["f1002.yaml"] = "scene: A\ncontrollers: { home: }\n"
    let run = CommandRun(["check", "--reporter", "concise", "f0.yaml"], files: MemoryFiles(files))
    #expect(run.exit == 2)
    #expect(run.output.contains("more than 1000 files [SG291]"))
  }
}
