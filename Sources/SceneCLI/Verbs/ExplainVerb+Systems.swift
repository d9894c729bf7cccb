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
    guard numbers.count == 1, numbers[0] > 5, numbers[0] <= Behaviour.newest,
      parts.allSatisfy({ Int($0) != nil || around.contains(String($0)) })
    else { return nil }
    let (system, former) = (numbers[0], numbers[0] - 1)
    let come = Behaviour.allCases.filter { $0.systems?.lowerBound == system }
    let gone = Behaviour.allCases.filter { $0.systems?.upperBound == former }
    var page = decoration.paint("iOS \(system)", as: .strong) + " beside iOS \(former)\n"
    if come.isEmpty, gone.isEmpty { page += "  No difference is known.\n" }
    page += come.map { entry($0, decoration) }.joined()
    if !gone.isEmpty { page += "\nGone with iOS \(system):\n" + gone.map { entry($0, decoration) }.joined() }
    return page + "\n'scenograph run --compare --ios \(former),\(system) FILE' puts a scene's traces side by side.\n"
  }

  /// The words that may stand around the number.
  private static let around: Set = [
    "ios", "what", "whats", "s", "is", "are", "the", "changed", "changes", "change", "new", "in", "on", "of", "with",
    "since", "system", "version", "differences", "different", "difference", "did", "view",
    "controller", "controllers", "life", "cycle", "lifecycle", "uikit", "for", "behaviour", "behavior", "callbacks",
    "appearance", "do", "does", "apple", "update", "updates", "breaking", "after",
  ]
}
