internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan

/// The page on one system: `explain "iOS 26"`, `explain "what changed in iOS 27"`.
extension ExplainVerb {
  /// The behaviours that a system has brought or left behind; nil if the words don't ask for one system.
  static func page(onSystem words: String, _ decoration: Decoration) -> String? {
    let parts = words.lowercased().split { !$0.isLetter && !$0.isNumber }.map { part in
      part.hasPrefix("ios") && part.count > 3 ? part.dropFirst(3) : part
    }
    let numbers = parts.compactMap { Int($0) }
    guard (1...2).contains(numbers.count), parts.allSatisfy({ Int($0) != nil || around.contains(String($0)) }),
      let first = numbers.first, let last = numbers.last, first > 4, last > 5, last <= Behaviour.newest,
      numbers.count == 1 || first < last
    else { return nil }
    // `what changed from 17 to 27`
    let systems = numbers.count == 1 ? [last] : (first + 1...last).filter { !unnamed.contains($0) }
    let range = "\(numbers.count == 1 ? former(last) : first),\(last)"
    return systems.map { page(onSystem: $0, decoration) }.joined(separator: "\n")
      + "\n'scenograph run --compare --ios \(range) FILE' puts a scene's traces side by side.\n"
  }

  /// The behaviours that a system has brought or left behind.
  private static func page(onSystem system: Int, _ decoration: Decoration) -> String {
    let former = former(system)
    let come = Behaviour.allCases.filter { $0.systems?.lowerBound == system }
    let gone = Behaviour.allCases.filter { former..<system ~= $0.systems?.upperBound ?? 0 }
    var page = decoration.paint("iOS \(system)", as: .strong) + " beside iOS \(former)\n"
    if come.isEmpty, gone.isEmpty { page += "  No difference is known.\n" }
    page += come.map { entry($0, decoration) }.joined()
    if !gone.isEmpty { page += "\nGone with iOS \(system):\n" + gone.map { entry($0, decoration) }.joined() }
    return page
  }

  /// The numbers that no system has: after 18 came 26.
  private static let unnamed = 19...25

  /// The system before another one.
  private static func former(_ system: Int) -> Int { unnamed ~= system - 1 ? unnamed.lowerBound - 1 : system - 1 }

  /// The words that may stand around the number.
  private static let around: Set = [
    "ios", "what", "whats", "s", "is", "are", "the", "changed", "changes", "change", "new", "in", "on", "of", "with",
    "since", "system", "version", "differences", "different", "difference", "did", "view",
    "controller", "controllers", "life", "cycle", "lifecycle", "uikit", "for", "behaviour", "behavior", "callbacks",
    "appearance", "do", "does", "apple", "update", "updates", "breaking", "after", "my", "app", "apps",
    "from", "to", "move", "moving", "migrate", "migrating", "upgrade", "upgrading", "between", "and",
  ]
}
