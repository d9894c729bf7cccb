import Foundation
import SceneBasics
import SceneTestSupport
import Testing

@testable import SceneStoryboards

/// All real storyboards, against a reading with another parser.
@Suite struct CorpusCountTests {
  @Test(.enabled(if: !Corpus.files.isEmpty && OtherProgram.hasPython, "no shared/corpus/storyboards, or no Python"))
  func `everything is counted as Python's own XML reader counts it`() throws {
    let script = "Tests/Storyboards/counts.py"
    let paths = Corpus.files.joined(separator: "\n") + "\n"
    let answer = try OtherProgram.run(["python3", script], input: paths)
    try #require(answer.status == 0, "\(answer.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any]
    let expected = try #require(object)
    #expect(expected.count == Corpus.files.count)
    for path in Corpus.files {
      let counts = Reading(try Corpus.source(path)).storyboard.map { Counts($0).values }
      #expect(counts == expected[path] as? [String: Int], "\(path)")
    }
  }

  @Test(.enabled(if: !Corpus.files.isEmpty, Corpus.missing))
  func `all files hold what they held when they were read first`() throws {
    var total: [String: Int] = [:]
    var graphs = ""
    for path in Corpus.files {
      guard let storyboard = Reading(try Corpus.source(path)).storyboard else {
        total["refused", default: 0] += 1
        continue
      }
      total.merge(Counts(storyboard).values, uniquingKeysWith: +)
      let object = GraphObject(storyboard).object
      let data = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
      graphs += String(decoding: data, as: UTF8.self) + "\n"
    }
    #expect(Corpus.files.count == 52)
    let wanted = ["refused": 2, "controllers": 285, "identifier": 93, "reached": 229]
    #expect(total.filter { wanted[$0.key] != nil } == wanted)
    let edges = total.filter { $0.key.hasPrefix("edge ") && !$0.key.hasPrefix("edge relationship") }
    #expect(
      edges == [
        "edge custom": 20, "edge embed": 17, "edge modal": 4, "edge popoverPresentation": 6, "edge presentation": 25,
        "edge push": 8, "edge show": 48, "edge showDetail": 16, "edge unwind": 20,
      ])
    #expect(total.filter { $0.key.hasPrefix("edge relationship") }.values.reduce(0, +) == 96)
    #expect(SHA256.base64(of: Array(graphs.utf8)) == "IGEpgW1sEuRKsg5z87L0w+aQlWsvf3gv56gXwFx1EGg=")
  }
}

/// The contents of a storyboard's graph, under the names of `Tests/Storyboards/counts.py`.
struct Counts {
  private(set) var values: [String: Int] = [:]

  init(_ storyboard: Storyboard) {
    for controller in storyboard.controllers { count(controller) }
    for segue in storyboard.segues { count(segue) }
    add("reached", if: true, storyboard.access.filter { $0 == .initial }.count)
    values = values.filter { $0.value > 0 }
  }

  private mutating func count(_ controller: StoryboardController) {
    add("controllers")
    add("kind " + controller.kind.element)
    add("customClass", if: controller.customClass != nil)
    add("title", if: controller.title != nil)
    add("storyboardIdentifier", if: controller.storyboardIdentifier != nil)
    add("placed", if: controller.canvasLocation != nil)
  }

  private mutating func count(_ segue: StoryboardSegue) {
    switch segue.kind {
    case .relationship(let place): add("edge relationship " + place.rawValue)
    case .embed: add("edge embed")
    case .unwind: add("edge unwind")
    case .action(let kind): add("edge " + kind.rawValue)
    }
    add("identifier", if: segue.givenIdentifier != nil)
    add("class on segue", if: segue.customClass != nil)
    add("unanimated", if: !segue.isAnimated)
    add("styles", if: segue.presentationStyle != nil)
    add("styles", if: segue.transitionStyle != nil)
    add("anchors", if: segue.anchor != nil)
    if let sender = segue.sender { add("sender " + sender.element) }
    if case .exit = segue.destination { add("ends at an exit") }
  }

  private mutating func add(_ name: String, if counts: Bool = true, _ number: Int = 1) {
    if counts { values[name, default: 0] += number }
  }
}
