import Foundation
import SceneBasics
import SceneCompiler
import SceneTestSupport
import Testing

@testable import SceneLanguage
@testable import SceneSyntax

/// The decoder and the schema are of one mind about every key and every kind of value.
@Suite struct SchemaAgreementTests {
  /// Whether the decoder takes a scene.
  static func decodes(_ scene: String) -> Bool {
    var symbols = SymbolTable()
    var sink = DiagnosticSink()
    _ = SceneParser.parse(
      SourceFile(path: "probe.yaml", bytes: Array(scene.utf8)), id: FileID(0), symbols: &symbols, sink: &sink)
    return !sink.sorted.contains { $0.severity == .error }
  }

  static func validator() throws -> SchemaValidator { SchemaValidator(schema: try SchemaTests.value.get()) }

  @Test func `every key takes the same values from both`() throws {
    let validator = try SchemaAgreementTests.validator()
    var disagreements: [String] = []
    for probe in Thoroughness.sample(SchemaProbe.all, oneIn: 8) {
      var takes = false
      for value in probe.values {
        let scene = probe.scene(value)
        let isDecoded = SchemaAgreementTests.decodes(scene.yaml)
        takes = takes || isDecoded
        if validator.accepts(scene) != isDecoded {
          let difference = isDecoded ? "only the decoder takes" : "only the schema takes"
          disagreements.append("\(probe.name): \(difference) \(scene.yaml)")
        }
      }
      // Agreement about nothing would be worth nothing.
      #expect(takes == probe.isTaken, "\(probe.name)")
    }
    #expect(disagreements.isEmpty, "\(disagreements.count): \(disagreements.prefix(20).joined(separator: "\n"))")
    #expect(validator.unknownKeywords.isEmpty)
  }

  @Test func `texts are read as their patterns say`() throws {
    var random = RandomText(seed: 5)
    let forms: [(pattern: String, reads: (String) -> Bool)] = [
      (TextPattern.label, { NameForm.isID(ArraySlice($0.utf8)) }),
      (TextPattern.template, { NameForm.read(ArraySlice($0.utf8)) == (true, false) }),
      (TextPattern.instance, { NameForm.read(ArraySlice($0.utf8)).isName }),
      (TextPattern.event, { if case .event = EventText.read($0) { true } else { false } }),
      (TextPattern.importPath, { ImportPath.problem($0) == nil }),
    ]
    let rounds = Thoroughness.rounds(20_000, orElse: 4_000)
    let usual = rounds / 400..<rounds - rounds / 400
    for form in forms {
      let regex = try NSRegularExpression(pattern: form.pattern)
      var count = 0
      for _ in 0..<rounds {
        let text = random.next()
        let isMatch = regex.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
        #expect(isMatch == form.reads(text), "\(text) and \(form.pattern)")
        if isMatch { count += 1 }
      }
      #expect(usual.contains(count), "\(form.pattern) matched \(count) texts")
    }
  }
}

/// Short texts made of what means something in names, the same in every run.
private struct RandomText {
  private var state: UInt64
  private static let parts = [
    "a", "B", "x-", "-", "_", "7", "0", "#", "#2", "/", ".", "viewDidLoad", "delegate.", "(", ")", "(nil)", ":", " ",
    "://",
    "\\", "é", "",
  ]

  init(seed: UInt64) { state = seed }

  mutating func next() -> String {
    let count = 1 + number(below: 6)
    return (0..<count).map { _ in RandomText.parts[number(below: RandomText.parts.count)] }.joined()
  }

  private mutating func number(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
