import SceneBasics
import SceneCompiler
import SceneSyntax
import SceneTestSupport
import SceneYAML
import Testing

/// Properties of every mending, whatever the slips.
@Suite struct FixPropertyTests {
  private static let scenes = Repository.files(below: "examples") {
    $0.hasSuffix(".scene.yaml") && !$0.hasPrefix("examples/invalid/")
  }

  /// A few numbers that look random and are the same in every run.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  /// A text with slips as they happen: letters swapped or lost, words in the wrong clothes, lines doubled, lost or moved.
  private static func slips(in text: String, _ dice: inout Dice) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0...dice.roll(3) {
      let line = dice.roll(lines.count)
      var letters = Array(lines[line])
      switch dice.roll(6) {
      case 0 where letters.count > 8: letters.swapAt(letters.count - 4, letters.count - 5)
      case 1 where letters.count > 8: letters.remove(at: 4 + dice.roll(letters.count - 4))
      case 2: letters = Array(lines[line].replacing("true", with: "yes").replacing(/: (\d+)$/) { ": \"\($0.1)\"" })
      case 3 where lines[line].hasPrefix("    "): letters.removeFirst(2)
      case 4: lines.insert(lines[line], at: line)
      default: letters += Array("  # scenograph:ignore pushedTwice")
      }
      lines[line] = String(letters)
    }
    return lines.joined(separator: "\n")
  }

  /// The comments but for those that ignore findings: of one that suppresses nothing a fix leaves nothing, be its mark
  /// misspelt or not.
  private static func comments(_ text: String) -> [String] {
    let file = SourceFile(path: "x.yaml", bytes: Array(text.utf8))
    let ignores = Set(IgnoreComment.all(in: file, id: FileID(0)).map { Int($0.span.line) })
    return CommentScan.comments(in: file.bytes).filter { !ignores.contains($0.line) }
      .map { String(decoding: file.bytes[$0.bytes], as: UTF8.self) }
  }

  @Test func `mending ends, keeps every comment, and leaves nothing that could be mended`() throws {
    var dice = Dice(state: 20_261_121)
    var mended = 0
    let rounds = Thoroughness.rounds(400, orElse: 130)
    for round in 0..<rounds {
      let path = FixPropertyTests.scenes[round % FixPropertyTests.scenes.count]
      let text = FixPropertyTests.slips(in: try Repository.text(path), &dice)
      let files = MemoryFiles(["x.yaml": text])
      let fix = CommandRun(["check", "--fix", "x.yaml"], files: files)
      #expect([0, 1, 2].contains(fix.exit), "\(text)")
      guard files.writeCount > 0 else { continue }
      mended += 1
      let after = String(decoding: try #require(files.contents["x.yaml"]), as: UTF8.self)
      #expect(!fix.output.contains("fixable with"), "\(text)")
      #expect(FixPropertyTests.comments(after) == FixPropertyTests.comments(text), "\(text)")
      #expect(CommandRun(["check", "--fix", "x.yaml"], files: files).errors == "", "\(text)")
    }
    #expect(mended > rounds / 5)
  }

  @Test(arguments: ["-push: Bar\ninitial: box\n", "- scene: x\ninitial: a\ncontrollers: { a: }\n-push: b\n"])
  func `no fix makes a text of which nothing can be read`(start: String) throws {
    let text = start + "scene: x\ncontrollers: { box: }\n"
    let files = MemoryFiles(["x.yaml": text])
    func isRead(_ bytes: [UInt8]) -> Bool {
      var sink = DiagnosticSink()
      return TapeReading.read(SourceFile(path: "x.yaml", bytes: bytes), id: FileID(0), sink: &sink) != nil
    }
    let before = isRead(Array(text.utf8))
    _ = CommandRun(["check", "--fix", "x.yaml"], files: files)
    let after = try #require(files.contents["x.yaml"])
    #expect(!before || isRead(after))
  }
}
