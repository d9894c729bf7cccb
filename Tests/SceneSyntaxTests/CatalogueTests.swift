import SceneBasics
import SceneLanguage
import Testing

@testable import SceneSyntax

/// One kind of finding, whatever its family.
struct CatalogueItem: CustomTestStringConvertible, Sendable {
  var finding: Finding
  var code: DiagnosticCode { finding.code }

  var testDescription: String { "\(code) \(code.name)" }

  /// All of them that a file of YAML can get.
  static let all: [CatalogueItem] = [
    Diagnostic.yamlFindings, Diagnostic.valueFindings, Diagnostic.keyFindings, Diagnostic.verbFindings,
  ].flatMap(\.findings).map { CatalogueItem(finding: $0) }
}

@Suite("The catalogue of syntax")
struct CatalogueTests {
  @Test("a wrong example gets its own finding and no other", arguments: CatalogueItem.all)
  func wrong(_ item: CatalogueItem) {
    let parsed = parse(item.finding.wrong)
    #expect(parsed.codes == [item.code.number])
    for finding in parsed.findings {
      #expect(finding.severity == item.finding.severity)
      #expect(finding.exceedsLimit == item.finding.exceedsLimit)
    }
  }

  @Test("a right example gets nothing", arguments: CatalogueItem.all)
  func right(_ item: CatalogueItem) {
    #expect(parse(item.finding.right).findings.map(\.message) == [])
  }

  @Test("words follow the house style", arguments: CatalogueItem.all)
  func style(_ item: CatalogueItem) {
    #expect(item.finding.explanation.count > 120)
    #expect(!item.finding.summary.hasSuffix("."))
    for finding in parse(item.finding.wrong).findings {
      #expect(!finding.message.hasSuffix("."))
      #expect(finding.message.first.map { !$0.isUppercase || $0 == "U" } ?? false)
      #expect(finding.hint != nil)
      #expect(!finding.message.unicodeScalars.contains { $0.value < 0x20 })
    }
  }

  @Test("codes are unique and lie in this stage's hundred")
  func codes() {
    let numbers = CatalogueItem.all.map(\.code.number)
    #expect(Set(numbers).count == numbers.count)
    #expect(Set(CatalogueItem.all.map(\.code.name)).count == numbers.count)
    #expect(numbers.allSatisfy { (101...199).contains($0) })
  }
}
