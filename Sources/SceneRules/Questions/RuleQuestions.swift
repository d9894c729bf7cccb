/// Questions that people ask about containment, each with its answer and the rules that say so: the table of contents
/// of the book, and the answers of `explain` to a question.
package enum RuleQuestions {
  /// A question and its answer.
  package struct Question: Sendable {
    /// The question, as the book asks it.
    package let words: String
    /// The answer in one to three sentences.
    package let answer: String
    /// The rules that say so, the most important first.
    package let rules: [String]
    /// The codes of findings that it leads to.
    package let findings: [String]
    /// The symbol whose documentation by Apple describes it so; empty where the rules say it all.
    package let documented: String
    /// An example that shows it, as a path below `examples` without its ending.
    package let scene: String?
    /// Other words for it: titles and key words that people type.
    package let asked: [String]

    init(
      _ words: String, _ answer: String, rules: [String], documented: String = "", findings: [String] = [],
      scene: String? = nil, asked: [String]
    ) {
      self.words = words
      self.answer = answer
      self.rules = rules
      self.documented = documented
      self.findings = findings
      self.scene = scene
      self.asked = asked
    }
  }

  /// The questions by subject, in the order of the book.
  package static let subjects: [(title: String, questions: [Question])] = [
    ("Children", children), ("Appearance", appearance), ("The life of a controller", life), ("On the screen", onScreen),
    ("Bars, styles and what stands around a screen", bars), ("Navigation", navigation),
    ("Tabs, splits and pagers", containers), ("Presentation", presentation), ("Dismissal", dismissal),
    ("Segues", segues), ("Layout, sizes and the app", elsewhere),
    ("The app, its scenes and its window", app), ("From screen to screen, and to iOS 27", ways),
    ("When something goes wrong", mishaps), ("Which controller is which", objects),
    ("How screens are made and filled", starts), ("Styles, sizes and SwiftUI", looks),
  ]

  /// All questions.
  package static let all = subjects.flatMap(\.questions)

  /// The question that is asked in just these words, whatever their capitals.
  package static func question(asked words: String) -> Question? {
    let small = plain(words)
    return all.first { plain($0.words) == small } ?? all.first { $0.asked.contains { plain($0) == small } }
  }

  private static func plain(_ words: String) -> String { words.lowercased().filter { $0 != "?" } }

  /// The question that is asked with just one word, as with the name of a property.
  package static func question(askedAs word: String) -> Question? { all.first { $0.asked.contains(word) } }
}
