import SceneTestSupport

/// The citations of a rule: in the comments of the code that follows it, and in what shows it.
struct RuleCitations {
  /// A test or scene that shows a rule.
  struct Witness: Hashable {
    /// The file, from the top.
    var path: String
    /// The sentence of the test; empty where only a comment names the rule.
    var sentence = ""
  }

  /// The source files by the rules in their comments.
  var sources: [RuleID: Set<String>] = [:]
  /// Tests, examples and published observations by the rules that they name.
  var witnesses: [RuleID: Set<Witness>] = [:]

  /// Those of the package, read once.
  static var all: RuleCitations { get throws { try read.get() } }
  private static let read = Result { try RuleCitations() }

  private init() throws {
    for path in Repository.files(below: "Sources", where: { $0.hasSuffix(".swift") }) {
      for line in try Repository.text(path).split(separator: "\n") {
        guard let comment = line.firstRange(of: "//") else { continue }
        for rule in RuleID.all(in: line[comment.lowerBound...]) { sources[rule, default: []].insert(path) }
      }
    }
    for path in Repository.files(below: "Tests", where: { $0.hasSuffix(".swift") && !$0.contains("/RuleTests/") }) {
      try readTests(of: path)
    }
    for folder in ["Tests", "examples"] {
      for path in Repository.files(below: folder, where: { $0.hasSuffix(".yaml") }) {
        for rule in RuleID.all(in: try Repository.text(path)) { witness(rule, Witness(path: path)) }
      }
    }
  }

  /// Names of tests, and comments.
  private mutating func readTests(of path: String) throws {
    let text = try Repository.text(path)
    let names = text.matches(of: /func `([^`]+)`/).map { String($0.1) }
    let titles = text.matches(of: /@Test\(\s*"([^"]+)"/).map { String($0.1) }
    for name in names + titles {
      for rule in RuleID.all(in: name) {
        witness(rule, Witness(path: path, sentence: RuleCitations.sentence(of: name)))
      }
    }
    for rule in RuleID.all(in: text) where witnesses[rule]?.contains(where: { $0.path == path }) != true {
      witness(rule, Witness(path: path))
    }
  }

  private mutating func witness(_ rule: RuleID, _ witness: Witness) { witnesses[rule, default: []].insert(witness) }

  /// A test's name without the rules before the colon.
  private static func sentence(of name: String) -> String {
    guard let colon = name.firstRange(of: ": "), RuleID(String(name.prefix { $0 != "," && $0 != ":" })) != nil else {
      return name
    }
    return String(name[colon.upperBound...])
  }
}
