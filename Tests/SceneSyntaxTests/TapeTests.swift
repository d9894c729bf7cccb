import SceneBasics
import Testing

@testable import SceneSyntax
@testable import SceneYAML

@Suite("The tape and its cursor")
struct TapeTests {
  @Test("JSON is read through the same tape")
  func json() throws {
    var sink = DiagnosticSink()
    let text = #"{"plan": 1, "names": ["a", "b\u00e9"], "on": true, "none": null}"#
    let file = SourceFile(path: "x.plan", bytes: Array(text.utf8))
    #expect(TapeReading.firstKey(of: file) == "plan")
    let tape = try #require(TapeReading.read(file, id: FileID(0), sink: &sink))
    var cursor = TapeCursor(tape: tape, symbols: SymbolTable(), sink: sink, limits: Limits())
    var keys: [String] = []
    var names: [String] = []
    var entries = cursor.entries()
    while cursor.next(&entries) {
      keys.append(cursor.keyText)
      switch cursor.keyText {
      case "plan": #expect(cursor.integer()?.value == 1)
      case "on": #expect(cursor.bool()?.value == true)
      case "names":
        var items = cursor.items()
        while cursor.next(&items) { names.append(cursor.text()?.value ?? "") }
      default: #expect(cursor.string == "null")
      }
    }
    #expect(keys == ["plan", "names", "on", "none"])
    #expect(names == ["a", "bé"])
    #expect(cursor.sink.diagnostics.isEmpty)
  }

  @Test(
    "the first key tells a plan from a scene",
    arguments: [
      ("plan: 1\n", "plan"), ("# x\n---\n{ 'plan': 1", "plan"), ("scene: A\nplan: 1\n", "scene"), ("- plan\n", nil),
      ("", nil), ("plan", nil),
    ] as [(String, String?)])
  func firstKey(_ text: String, _ key: String?) {
    #expect(TapeReading.firstKey(of: SourceFile(path: "x", bytes: Array(text.utf8))) == key)
  }

  @Test("spans count Unicode scalars, quotes and escapes as they are written")
  func spans() throws {
    var sink = DiagnosticSink()
    let text = "é: [plain, 'o''k', \"\\x41é\", &a ö, *a]\nb:   'two\n  lines'\n"
    let tape = try #require(
      TapeReading.read(SourceFile(path: "x", bytes: Array(text.utf8)), id: FileID(0), sink: &sink))
    let scalars = (0..<tape.count).filter { tape.kind(at: $0).isScalar }
    #expect(
      scalars.map { String(decoding: tape.text(at: $0), as: UTF8.self) }
        == ["é", "plain", "o'k", "Aé", "ö", "b", "two lines"])
    #expect(scalars.map { tape.span(at: $0).column } == [1, 5, 12, 20, 32, 1, 6])
    #expect(scalars.map { tape.span(at: $0).length } == [1, 5, 6, 7, 1, 1, 4])
    #expect(scalars.map { tape.span(at: $0).line } == [1, 1, 1, 1, 1, 2, 2])
  }
}
