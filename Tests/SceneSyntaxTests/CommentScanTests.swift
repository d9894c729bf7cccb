import SceneBasics
import SceneTestSupport
import Testing

@testable import SceneSyntax
@testable import SceneYAML

/// Where a file has comments, and where a `#` is none.
@Suite struct CommentScanTests {
  /// Each comment as `line:column text`, with `!` before one that stands alone.
  private func comments(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return CommentScan.comments(in: bytes).map { comment in
      "\(comment.isAlone ? "!" : "")\(comment.line):\(comment.column) \(String(decoding: bytes[comment.bytes], as: UTF8.self))"
    }
  }

  @Test func `a comment stands alone or behind something, with its place`() {
    #expect(comments("# a\nb: c # d\n\n  # e\n") == ["!1:1 # a", "2:6 # d", "!4:3 # e"])
    #expect(comments("é: ö # x") == ["1:6 # x"], "columns count scalars")
    #expect(comments("\u{FEFF}# x") == ["!1:1 # x"])
    #expect(comments("a: [b, # x\n  c] # y\r\n# z") == ["1:8 # x", "2:6 # y", "!3:1 # z"])
    #expect(comments("") == [])
    #expect(comments("#") == ["!1:1 #"])
    #expect(comments("a:\t# x") == ["1:4 # x"])
  }

  @Test func `a tab between words is found with the blanks around it, and none inside text or a comment`() {
    func tabs(_ text: String) -> [String] {
      CommentScan.tabs(in: Array(text.utf8)).map { blank in
        "\(blank.line):\(blank.column)+\(blank.count)" + (blank.startsLine ? " first" : "")
          + (blank.endsLine ? " last" : "")
      }
    }
    #expect(tabs("a:\tb\n- \t c\n") == ["1:3+1", "2:2+3"])
    #expect(tabs("é:\t'x\ty'\t# a\tb\n") == ["1:3+1", "1:9+1"])
    #expect(tabs("{ a: b,\n\tc: \"d\"\t\n}") == ["2:1+1 first", "2:8+1 last"])
    #expect(tabs("a: b \t# c\nd\t: e\t\n[f\t, g]\n") == ["1:5+2", "2:2+1", "2:6+1 last", "3:3+1"])
    #expect(tabs("a: |\n  x\ty\n\tz\nb: c\td") == ["3:1+1 first"])
  }

  @Test func `inside text a hash is no comment`() {
    #expect(comments("a: b#c\nd: e #f") == ["2:6 #f"])
    #expect(comments("a: 'b # c' # d") == ["1:12 # d"])
    #expect(comments("a: 'it''s # x' # d") == ["1:16 # d"])
    #expect(comments(#"a: "b \" # c" # d"#) == ["1:15 # d"])
    #expect(comments("a: \"b\n  # c\n  d\" # e") == ["3:6 # e"])
    #expect(comments("a: it's # x\nb: 'y'") == ["1:9 # x"], "a quote inside plain text opens nothing")
    #expect(comments("a: b\n  'c # d") == ["2:6 # d"], "nor where plain text goes on")
    #expect(comments("{ a: b\n  'c # d\n }") == ["2:6 # d"])
    #expect(comments("{ a: \"x#\", \"b\":\"# y\" } # z") == ["1:24 # z"])
  }

  @Test func `a block scalar keeps its hashes, and ends where its lines stand further out`() {
    #expect(comments("a: |\n  # x\n\n  # y\n# z\n") == ["!5:1 # z"])
    #expect(comments("a: | # head\n  # x\n# z") == ["1:6 # head", "!3:1 # z"])
    #expect(comments("a: >-\n\n    # x\n  # y\nb: c # d") == ["!4:3 # y", "5:6 # d"])
    #expect(comments("a: |2\n    # x\n  # y\n # z") == ["!4:2 # z"])
    #expect(comments("- a: |\n    # x\n  b: c # d") == ["3:8 # d"])
    #expect(comments("- |\n # x\n- b # y") == ["3:5 # y"])
    #expect(comments("a: &n |\n  # x\n# y") == ["!3:1 # y"])
    #expect(comments("a: |\n# y\nb: '|' # z") == ["!2:1 # y", "3:8 # z"], "without lines it is empty")
    #expect(comments("a: [ '|', >\n  # x\n ]") == ["!2:3 # x"], "in brackets there are no block scalars")
    #expect(comments("key:\n  |\n  # x\nb: # y") == ["4:4 # y"])
  }

  /// libyaml's reading, node by node; nil if it can't.
  private func nodes(_ bytes: [UInt8]) -> [String]? {
    var sink = DiagnosticSink()
    guard let tape = TapeReading.read(SourceFile(path: "", bytes: bytes), id: FileID(0), sink: &sink) else {
      return nil
    }
    return (0..<tape.count).map { node in
      let kind = tape.kind(at: node)
      return "\(kind) " + (kind.isScalar ? String(decoding: tape.text(at: node), as: UTF8.self) : "")
    }
  }

  /// Checks the scan against libyaml itself: with other comments a file reads the same, and with another sign instead of
  /// any other `#` it doesn't.
  private func checkAgainstReader(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    guard let whole = nodes(bytes) else { return }
    let text = String(decoding: bytes, as: UTF8.self).debugDescription
    var other = bytes
    var signs: Set<Int> = []
    for comment in CommentScan.comments(in: bytes).reversed() {
      other.replaceSubrange(comment.bytes, with: Array("#!".utf8))
      signs = Set(signs.map { $0 + 2 - comment.bytes.count }).union([comment.bytes.lowerBound])
    }
    #expect(nodes(other) == whole, "\(text)", sourceLocation: sourceLocation)
    for index in other.indices where other[index] == 0x23 && !signs.contains(index) {
      var changed = other
      changed[index] = 0x78
      #expect(nodes(changed) != whole, "a comment is missed in \(text)", sourceLocation: sourceLocation)
    }
  }

  @Test(
    "the scan agrees with libyaml about the YAML project's own inputs",
    .enabled(if: Shared.has("corpus/yaml-test-suite"), "shared/corpus/yaml-test-suite is not there"),
    arguments: YAMLTestSuiteTests.inputs)
  func suite(_ path: String) throws {
    let bytes = try Shared.bytes("corpus/yaml-test-suite/\(path)")
    // Tags and directives aren't on the tape, and a second document is refused.
    if bytes.contains(0x21) || bytes.contains(0x25) { return }
    checkAgainstReader(bytes)
  }

  @Test func `the scan agrees with libyaml about scenes made at random`() {
    var random = Xorshift(seed: 20_250_131)
    let pieces = [
      "a: ", "b:\n", "- ", "? ", "x", "it's", "'q # r'", "\"q # r\\\"\"", "#", " #", " # c", "\n", "\n  ", "\n    ",
      "|", ">-",
      "|2", "[", "]", "{", "}", ", ", ": ", "&n ", "\t", "\u{E9}", "''", "\n\n", "c: d\n",
    ]
    var readable = 0
    let rounds = Thoroughness.rounds(20_000, orElse: 6_000)
    for _ in 0..<rounds {
      let text = (0...random.next(9)).map { _ in pieces[random.next(pieces.count)] }.joined()
      let bytes = Array(text.utf8)
      guard bytes.contains(0x23), nodes(bytes) != nil else { continue }
      readable += 1
      checkAgainstReader(bytes)
    }
    #expect(readable > rounds / 40)
  }
}
