internal import SceneBasics

/// The evidence of each rule: derived by the tests from their own names and comments, from the scenes and from the
/// mutants.
package struct RuleEvidence: Equatable, Sendable {
  /// Rules that tests show, and for which a fast test fails if a line of the code is broken.
  package var held: Set<String> = []
  /// Other rules that tests or scenes show.
  package var shown: Set<String> = []
  /// Rules that an effect or a refusal names when a scene runs, each with one such scene: its path without the ending.
  package var named: [String: String] = [:]
  /// Examples by rule, as paths below `examples` without their endings.
  package var examples: [String: [String]] = [:]

  package init() {}

  /// The evidence that the tests had recorded when this program was built.
  package static let recorded = RuleEvidence(reading: record)

  private enum Part: String, CaseIterable {
    case held, shown, named, examples
  }

  /// Reads what `text` writes.
  package init(reading text: String) {
    var part = Part.held
    var rule = ""
    for word in text.split(whereSeparator: \.isWhitespace).map(String.init) {
      if let next = Part(rawValue: word) {
        part = next
      } else if word.hasSuffix(":") {
        rule = String(word.dropLast())
      } else {
        switch part {
        case .held: held.insert(word)
        case .shown: shown.insert(word)
        case .named: named[rule] = word
        case .examples: examples[rule, default: []].append(word)
        }
      }
    }
  }

  /// The evidence in the order of the book, in lines of some width.
  package func text(width: Int) -> String {
    let order = Rulebook.rules.map(\.id)
    return Part.allCases.map { part in
      let body =
        switch part {
        case .held: lines(of: order.filter(held.contains), width)
        case .shown: lines(of: order.filter(shown.contains), width)
        case .named: lines(of: named.mapValues { [$0] }, order, width)
        case .examples: lines(of: examples, order, width)
        }
      return part.rawValue + "\n" + body
    }.joined()
  }

  private func lines(of words: [String], _ width: Int) -> String {
    Paragraph.wrap(words.joined(separator: " "), width: width, indent: 2)
  }

  private func lines(of scenes: [String: [String]], _ order: [String], _ width: Int) -> String {
    lines(of: order.flatMap { id in scenes[id].map { [id + ":"] + $0 } ?? [] }, width)
  }
}
