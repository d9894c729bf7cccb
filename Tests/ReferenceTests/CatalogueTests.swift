import SceneBasics
import SceneCompiler
import SceneTestSupport
import Testing

/// The catalogue says of itself what is true.
@Suite struct CatalogueTests {
  @Test func `codes and names are unlike each other, and stable in form`() {
    let items = DiagnosticCatalogue.items
    #expect(!items.isEmpty)
    #expect(Set(items.map(\.code.number)).count == items.count)
    #expect(Set(items.map { $0.code.name.lowercased() }).count == items.count)
    #expect(items.allSatisfy { (100...599).contains($0.code.number) })
  }

  @Test func `a kind is found by code, by number and by name, whatever the case`() throws {
    let item = try #require(DiagnosticCatalogue.items.last)
    for word in ["\(item.code)", "\(item.code)".lowercased(), "\(item.code.number)", item.code.name.uppercased()] {
      #expect(DiagnosticCatalogue.find(word)?.code == item.code, "\(word)")
    }
    #expect(DiagnosticCatalogue.find("SG999") == nil)
    #expect(DiagnosticCatalogue.suggestion(for: String(item.code.name.dropLast())) == item.code.name)
  }

  @Test(.disabled("until the pipeline compiles"), arguments: DiagnosticCatalogue.items)
  func `a wrong example gets exactly its own code, the right one gets nothing`(item: DiagnosticCatalogue.Item) {
    let found = DiagnosticReference.compile(item.entry.wrong).diagnostics
    #expect(Set(found.map(\.code)) == [item.code], "\(found.map { "\($0.code): \($0.message)" })")
    let left = DiagnosticReference.compile(item.entry.right).diagnostics
    #expect(left.isEmpty, "\(left.map { "\($0.code): \($0.message)" })")
  }

  @Test(.disabled("until the catalogue is written"), arguments: DiagnosticCatalogue.items)
  func `a kind is explained in a paragraph, with both examples`(item: DiagnosticCatalogue.Item) {
    #expect(item.entry.explanation.split(separator: " ").count >= 15)
    #expect(!item.entry.wrong.isEmpty && !item.entry.right.isEmpty)
    #expect(item.entry.summary.first?.isLowercase == true && !item.entry.summary.hasSuffix("."))
  }

  @Test(.disabled("until the pipeline compiles")) func `the page of all codes is as recorded`() {
    if let problem = Golden.problem(with: DiagnosticReference.markdown, at: "schema/diagnostics.md") {
      Issue.record("\(problem)")
    }
  }
}
