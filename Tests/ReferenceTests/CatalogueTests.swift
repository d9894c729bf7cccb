import SceneBasics
import SceneCompiler
import SceneTestSupport
import Testing

/// The catalogue says of itself what is true.
@Suite struct CatalogueTests {
  private static let names = DiagnosticCatalogue.items.map(\.code.name)

  @Test func `codes and names are unlike each other, and stable in form`() {
    let items = DiagnosticCatalogue.items
    #expect(!items.isEmpty)
    #expect(Set(items.map(\.code.number)).count == items.count)
    #expect(Set(items.map { $0.code.name.lowercased() }).count == items.count)
    #expect(items.allSatisfy { (100...799).contains($0.code.number) })
  }

  /// A finding is a value of the name that it has, and stands in the list of its family.
  @Test func `no finding that is declared is missing, and each has its own name`() throws {
    var declared: [Substring: String] = [:]
    for path in Repository.files(below: "Sources", where: { $0.hasSuffix("Findings.swift") }) {
      for match in try Repository.text(path).matches(of: /static let (\w+) = \w+\(\s*(\d{3}), "(\w+)"/) {
        #expect(match.1 == match.3, "\(path)")
        #expect(declared.updateValue(String(match.3), forKey: match.2) == nil, "\(path): \(match.2)")
      }
    }
    for (number, name) in declared { #expect(DiagnosticCatalogue.find(String(number))?.code.name == name) }
    #expect(declared.count > 150)
  }

  @Test func `a kind is found by code, by number and by name, whatever the case`() throws {
    let item = try #require(DiagnosticCatalogue.items.last)
    for word in ["\(item.code)", "\(item.code)".lowercased(), "\(item.code.number)", item.code.name.uppercased()] {
      #expect(DiagnosticCatalogue.find(word)?.code == item.code, "\(word)")
    }
    #expect(DiagnosticCatalogue.find("SG999") == nil)
    #expect(DiagnosticCatalogue.suggestion(for: String(item.code.name.dropLast())) == item.code.name)
  }

  @Test(arguments: names)
  func `a wrong example gets exactly its own code, the right one gets nothing`(name: String) throws {
    let item = try #require(DiagnosticCatalogue.find(name))
    // What is too much can be too much to be shown.
    if item.finding.exceedsLimit, item.finding.wrong.isEmpty { return }
    let found = DiagnosticReference.compile(item.finding.wrong, for: item).diagnostics
    #expect(Set(found.map(\.code)) == [item.code], "\(found.map { "\($0.code): \($0.message)" })")
    let left = DiagnosticReference.compile(item.finding.right, for: item).diagnostics
    #expect(left.isEmpty, "\(left.map { "\($0.code): \($0.message)" })")
  }

  @Test(arguments: names)
  func `a kind is explained in a paragraph, with both examples`(name: String) throws {
    let item = try #require(DiagnosticCatalogue.find(name))
    let finding = item.finding
    #expect(finding.explanation.split(whereSeparator: \.isWhitespace).count >= 15)
    #expect(finding.wrong.isEmpty ? finding.exceedsLimit && finding.right.isEmpty : !finding.right.isEmpty)
    #expect(!finding.summary.isEmpty && !finding.summary.hasSuffix("."))
  }

  @Test func `the page of all codes is as recorded`() {
    if let problem = Golden.problem(with: DiagnosticReference.markdown, at: "schema/diagnostics.md") {
      Issue.record("\(problem)")
    }
  }
}
