import SceneBasics
import SceneCompiler
import SceneEditing
import SceneTestSupport
import Testing

/// Offers that are put in: then the text can be read as before, and the word leads somewhere.
struct OfferTests {
  private static let examples = Repository.files(below: "examples") {
    $0.hasSuffix(".scene.yaml") && !$0.contains("/invalid/")
  }

  private static func isOfYAML(_ finding: Diagnostic) -> Bool { (101...118).contains(finding.code.number) }

  /// Names that lead nowhere: 'no controller is called', 'no step has the id'.
  private static func isOfNames(_ finding: Diagnostic) -> Bool {
    (201...209).contains(finding.code.number) && finding.message.hasPrefix("no ")
  }

  /// The starts and the ends of words, and the places behind colons, brackets and commas where others may be put.
  private static func places(in text: EditedText) -> [Int] {
    (0..<text.lineCount).flatMap { line -> [Int] in
      let range = text.line(line)
      let comment = range.first { text.bytes[$0] == 0x23 && ($0 == range.lowerBound || text.bytes[$0 - 1] == 0x20) }
      let code = range.lowerBound..<(comment ?? range.upperBound)
      return code.filter { $0 > code.lowerBound && (text.bytes[$0] == 0x20) != (text.bytes[$0 - 1] == 0x20) }
        + [code.upperBound]
    }
  }

  @Test func `the messages of a delegate are offered under the containers that tell them`() throws {
    func offered(_ keys: String) throws -> [String] {
      let text = "scene: A\ninitial: a\ncontrollers:\n  a: { \(keys)overrides: { did } }\n"
      let place = try #require(Array(text.utf8).lastIndex(of: 0x64)) + 1
      let context = EditingContext(
        grammar: Grammar(), path: "a.scene.yaml", text: EditedText(Array(text.utf8)), limits: Limits(),
        read: { _ in nil })
      return context.completion(at: place).items.map(\.label)
    }
    #expect(try offered("kind: navigation, ").contains("didShow"))
    #expect(try !offered("kind: navigation, ").contains("didSelect"))
    #expect(try offered("kind: split, ").contains("didCollapse"))
    #expect(try !offered("").contains("didShow"))
    #expect(try offered("").contains("didMove"))
  }

  @Test(arguments: Thoroughness.sample(examples, oneIn: 10)) func `whatever is offered and put in is right`(
    path: String
  ) throws {
    let bytes = Array(try Repository.text(path).utf8)
    let read = { (path: String) in (try? Repository.text(path)).map { Array($0.utf8) } }
    func context(_ bytes: [UInt8]) -> EditingContext {
      EditingContext(grammar: Grammar(), path: path, text: EditedText(bytes), limits: Limits(), read: read)
    }
    let whole = context(bytes)
    for place in Thoroughness.sample(OfferTests.places(in: whole.text), oneIn: 9) {
      let offer = whole.completion(at: place)
      for item in Thoroughness.sample(offer.items, oneIn: 7) {
        let replacement = Replacement(range: offer.range, text: item.inserted)
        let after = context(Replacement.applying([replacement], to: bytes))
        let line = after.text.line(at: offer.range.lowerBound) + 1
        let told = after.check().diagnostics
        let label = "line \(line), '\(item.label)'"
        #expect(!told.contains(where: OfferTests.isOfYAML), "\(label): \(told.first?.message ?? "")")
        // Another name for a thing leaves those behind that used the old one; the word itself leads somewhere.
        let own = after.text.line(line - 1).lowerBound..<offer.range.lowerBound + item.inserted.utf8.count
        let end = String(decoding: after.text.bytes[own], as: UTF8.self).unicodeScalars.count
        // A word that stood behind the place before means what the key says that was put there.
        let rest = offer.range.upperBound..<whole.text.line(line - 1).upperBound
        let behind = String(decoding: bytes[rest], as: UTF8.self)
        let lost = told.filter {
          OfferTests.isOfNames($0) && $0.span.file == FileID(0) && Int($0.span.line) == line
            && (Int($0.span.column) <= end || !behind.contains(item.label))
        }
        #expect(!lost.contains { $0.message.contains("'\(item.label)'") }, "\(label): \(lost.first?.message ?? "")")
      }
    }
  }
}
