import SceneBasics
import ScenePlan
import Testing

@testable import SceneSyntax
@testable import SceneYAML

/// The reader of plain JSON makes the tape that libyaml makes, or leaves the file to it.
@Suite struct JSONReaderTests {
  /// A tape's words for each node.
  private func nodes(_ tape: EventTape) -> [String] {
    (0..<tape.count).map { index in
      let node = tape.nodes[index]
      let text = node.kind.isScalar ? String(decoding: tape.text(at: index), as: UTF8.self) : ""
      return "\(node.kind) \(node.line):\(node.column) \(node.start) \(node.count) \(text)"
    }
  }

  /// Reads a text both ways, and tells whether the reader of JSON took it.
  private func isTaken(_ text: String) -> Bool {
    let file = SourceFile(path: "x.json", bytes: Array(text.utf8))
    var sink = DiagnosticSink()
    guard let isASCII = SourceCheck.isASCII(file, id: FileID(0), sink: &sink), isASCII,
      let tape = JSONReader.read(file, id: FileID(0))
    else { return false }
    let other = TapeReading.readYAML(file, id: FileID(0), isASCII: true, sink: &sink)
    #expect(sink.diagnostics.isEmpty && other.map(nodes) == nodes(tape), "\(text)")
    return true
  }

  @Test(arguments: [
    "{}", "{\"a\":1}\n", "{ \"a\" : 1 }",
    "{\n  \"plan\": 2,\n  \"on\": [true,false,null, -1.5e3, \"x y\"],\n \"o\": {} }",
    "{\"a\": [[], [{}], {\"b\": []}]}", "{\"a\":\"\"}", #"{"\u0061":"\u0041\\ \/\n\u00e9","b":"\"","c":[" x\ty"]}"#,
  ])
  func `plain JSON is taken as libyaml takes it`(text: String) {
    #expect(isTaken(text) == !text.contains("\" :"))
  }

  @Test(arguments: [
    "", "{", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":}", "{\"a\":1,}", "{,}", "[1]", "{\"a\":[1,]}", "{\"a\":[,1]}",
    "{a: 1}",
    "{\"a\":1} x", "{\"a\":1}}", "{\"a\":[1}", "{\"a\":\"é\"}", "{\"a\":\t1}", "{\"a\":1\r\n}",
    "{\"a\":-}",
    "{\"a\":---}", "{\"a\":x: y}", "{\"a\":1 2}", "{\"a\":'b'}", "{\"a\":1 # c\n}", "{\"a\":\"b\nc\"}", "{\"a\"\n:1}",
    "{\"a\":&x 1}",
    "{\"a\" 1}", "{\"a\":1 \"b\":2}", "{\"" + String(repeating: "k", count: 1_100) + "\":1}",
  ])
  func `anything else is left to libyaml`(text: String) {
    #expect(!isTaken(text))
  }

  /// RFC 8259, section 7: its own example.
  @Test func `two escapes that are one character are read, and half of them is left to libyaml`() throws {
    let pair = SourceFile(path: "x.json", bytes: Array(#"{"clef":"\uD834\uDD1E"}"#.utf8))
    let tape = try #require(JSONReader.read(pair, id: FileID(0)))
    #expect(nodes(tape)[2].hasSuffix("\u{1D11E}"))
    #expect(JSONReader.read(SourceFile(path: "x.json", bytes: Array(#"{"clef":"\uD834"}"#.utf8)), id: FileID(0)) == nil)
  }

  @Test func `what is nested too deep is left to libyaml, which says so`() {
    let most = Limits()[.levels]
    for (depth, fits) in [(most - 1, true), (most, false)] {
      let text = "{\"a\":" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}"
      #expect(isTaken(text) == fits)
    }
  }

  @Test func `random JSON, whole and broken, has the tape of libyaml where it is taken`() {
    var state: UInt64 = 7
    func roll(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    func blank() -> String { ["", "", " ", "\n", "\n   "][roll(5)] }
    func value(_ depth: Int) -> String {
      switch roll(depth > 3 ? 3 : 5) {
      case 0: return ["1", "-20", "0.5", "true", "null", "1e-9"][roll(6)]
      case 1: return ["\"\"", "\"word\"", "\"a: b, [c]\"", "\"# {x}\"", "\"- y\""][roll(5)]
      case 2: return ["[]", "{}"][roll(2)]
      case 3: return "[" + (0...roll(4)).map { _ in blank() + value(depth + 1) + blank() }.joined(separator: ",") + "]"
      default: return object(depth)
      }
    }
    func object(_ depth: Int) -> String {
      "{" + (0...roll(4)).map { "\(blank())\"k\($0)\":\(blank())\(value(depth + 1))\(blank())" }.joined(separator: ",")
        + "}"
    }
    var (whole, broken) = (0, 0)
    let bits = Array("{}[]\",: -.\n019atn#&'\\".utf8)
    for _ in 0..<2_000 {
      var bytes = Array(object(0).utf8)
      if isTaken(String(decoding: bytes, as: UTF8.self)) { whole += 1 }
      for _ in 0...roll(2) { bytes[roll(bytes.count)] = bits[roll(bits.count)] }
      if isTaken(String(decoding: bytes, as: UTF8.self)) { broken += 1 }
    }
    #expect(whole == 2_000 && broken > 100)
  }
}
