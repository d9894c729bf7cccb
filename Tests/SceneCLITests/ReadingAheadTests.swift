import SceneBasics
import SceneCompiler
import ScenePlan
import SceneTestSupport
import Testing

@testable import SceneCLI
@testable import SceneSyntax

/// A large file that is read on another thread gives what it gives on one.
@Suite struct ReadingAheadTests {
  /// Does all work at once, and gives the pieces afterwards: a test must not depend on a free core.
  private final class Clerk: Helper {
    /// How many pieces of the last work were taken; nil before any.
    let taken = Monitor<Int?>(nil)

    func begin<Piece: Sendable>(
      holding most: Int, _ work: @escaping @Sendable (_ handOver: (Piece) -> Void) -> Void
    ) -> (() -> Piece?)? {
      let pieces = Monitor<[Piece]>([])
      work { piece in pieces.change { $0.append(piece) } }
      taken.change { $0 = 0 }
      return { [taken] in
        let piece = pieces.change { $0.isEmpty ? nil : $0.removeFirst() }
        if piece != nil { taken.change { $0? += 1 } }
        return piece
      }
    }
  }

  private struct NoImports: SourceLoader {
    mutating func load(_ path: String) -> Result<[UInt8], SourceFailure> { .failure(SourceFailure("none")) }
  }

  /// So many controllers, of a hundred bytes each.
  private static func controllers(_ count: Int = 5_000, _ end: String = "\n") -> String {
    (0..<count).map { index in
      "  c\(index):\(end)    kind: view\(end)    title: Number \(index), which has a title that takes room\(end)"
        + "    segues: { open: { show: c\(index / 2) } }\(end)"
    }.joined()
  }

  private static let head = "scene: Large\ninitial: c0\n"
  private static let script = "script:\n  - push: c1\n  - expect: { visible: c0 }\n"

  /// Scenes by what is special about them, and whether another thread can read them to their end.
  private static let scenes: [(what: String, text: String, isRead: Bool)] = [
    ("nothing", head + "controllers:\n" + controllers() + script, true),
    ("the script stands first", head + script + "note: |\n  a\n  b: c\ncontrollers:\n" + controllers(), true),
    ("lines end as on Windows", head + "controllers:\r\n" + controllers(5_000, "\r\n"), true),
    (
      "letters of two bytes",
      "scene: Große\ninitial: c0\ncontrollers:\n" + controllers() + "  ä: { title: \"ü\\n\" }\n", true
    ),
    (
      "mistakes of the scene",
      head + "controllers:\n" + controllers() + "  c7: { kind: vew }\n  x: { frm: 1 }\nscirpt: []\n", true
    ),
    (
      "a long script", head + "controllers:\n  c0:\nscript:\n" + String(repeating: "  - wait: 1s\n", count: 30_000),
      true
    ),
    ("controllers twice", head + "controllers:\n" + controllers() + "controllers:\n  z:\n", true),
    ("an anchor", head + "controllers:\n" + controllers() + "  x: &x { kind: view }\n  y: *x\n", false),
    (
      // Wherever a part ends, an alias in the next one leads to its last nodes. The last part is shorter.
      "an alias of the entry before last",
      head + "controllers:\n" + controllers()
        + (0..<600).map { "  b\($0): &a\($0) { kind: view }\n  y\($0): *a\(max(0, $0 - 1))\n" }.joined(), false
    ),
    (
      "an alias far behind an anchor in the script",
      head + "script:\n  - expect: &e { visible: c0 }\ncontrollers:\n" + controllers() + "note: *e\n", false
    ),
    ("a tag", head + "controllers:\n" + controllers() + "  x: !y { kind: view }\n", false),
    ("a broken end", head + "controllers:\n" + controllers() + "  x: [\n", false),
    ("a broken start", head + "controllers: [\n" + controllers(), false),
    (
      "a list of controllers",
      head + "controllers:\n" + String(repeating: "  - a long name without a mapping\n", count: 9_000), false
    ),
    ("two documents", head + "controllers:\n" + controllers() + "---\na: b\n", false),
    ("a list instead of a file", String(repeating: "- a long name without a mapping\n", count: 9_000), true),
  ]

  @Test(arguments: scenes.map(\.what))
  func `a large file says the same if another thread reads it`(what: String) throws {
    let scene = try #require(ReadingAheadTests.scenes.first { $0.what == what })
    let bytes = Array(scene.text.utf8)
    let clerk = Clerk()
    func compiled(_ helper: (any Helper)?) -> Compilation {
      var loader = NoImports()
      return Pipeline.compile(
        SourceFile(path: "a.yaml", bytes: bytes, limits: Limits(), helper: helper), loader: &loader)
    }
    let (alone, together) = (compiled(nil), compiled(clerk))
    #expect(together.diagnostics.map { "\($0)" } == alone.diagnostics.map { "\($0)" })
    #expect(together.plan == alone.plan)
    #expect((alone.plan != nil) == alone.diagnostics.allSatisfy { $0.severity != .error })
    let taken = try #require(clerk.taken.change { $0 })
    // Many controllers come in many pieces.
    if scene.isRead, scene.text.contains("  c4999:") { #expect(taken > 10) }
    #expect(try fails(bytes) != scene.isRead)
  }

  /// Whether a file has to be read once more by one thread.
  private func fails(_ bytes: [UInt8]) throws -> Bool {
    let file = SourceFile(path: "a.yaml", bytes: bytes, limits: Limits(), helper: Clerk())
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    var reader = try #require(ReaderAhead(of: file, id: FileID(0), isASCII: isASCII))
    let tape = EventTape(file: FileID(0), source: bytes, isASCII: isASCII)
    var decoder = SceneDecoder(
      cursor: TapeCursor(
        tape: tape, symbols: SymbolTable(capacity: 0), sink: DiagnosticSink(), limits: Limits()))
    decoder.decode(&reader)
    return reader.hasFailed
  }

  @Test func `what is small is read by one thread`() {
    let clerk = Clerk()
    var loader = NoImports()
    let text = ReadingAheadTests.head + "controllers:\n" + ReadingAheadTests.controllers(1_000)
    let file = SourceFile(path: "a.yaml", bytes: Array(text.utf8), limits: Limits(), helper: clerk)
    #expect(Pipeline.compile(file, loader: &loader).plan != nil)
    #expect(clerk.taken.change { $0 } == nil)
  }

  @Test(arguments: [1, 3, 1_000])
  func `pieces come in their order, and all of them`(most: Int) throws {
    let take = try #require(
      SecondThread.start(holding: most) { (handOver: (Int) -> Void) in for number in 0..<500 { handOver(number) } })
    var taken: [Int] = []
    while let piece = take() { taken.append(piece) }
    #expect(taken == Array(0..<500))
    #expect(take() == nil)
  }
}
