import Foundation
import SceneBasics
import SceneTestSupport
import Testing

@testable import SceneStoryboards

/// Twelve real storyboards, against graphs that a person wrote down after reading them.
@Suite struct ExpectedGraphTests {
  @Test(.enabled(if: !Corpus.expected.isEmpty, Corpus.missing), arguments: Corpus.expected)
  func `a graph is exactly the expected one`(path: String) throws {
    var expected = try Corpus.object(path)
    let source = try #require(expected.removeValue(forKey: "source") as? [String: Any])
    let file = try #require(source["file"] as? String)
    let reading = Reading(try Corpus.source("\(Corpus.folder)/files/\(file)"))
    let graph = GraphObject(try #require(reading.storyboard)).object
    for key in Set(expected.keys).union(graph.keys).sorted() {
      let (wanted, found) = (try text(expected[key]), try text(graph[key]))
      if let difference = Golden.difference(expected: wanted, actual: found) {
        Issue.record("\(file): \(key)\n\(difference)")
      }
    }
  }

  private func text(_ value: Any?) throws -> String {
    guard let value else { return "" }
    let data = try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
