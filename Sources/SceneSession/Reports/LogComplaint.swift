internal import SceneBasics
internal import SceneCompiler
internal import SceneLogs
internal import ScenePlan

/// A line of a log in which UIKit complains in other words than the reader of logs knows, as `explain` understands it.
enum LogComplaint {
  /// Parts of such lines. Any other line is passed over.
  private static let signs = [
    "uncaught exception", "[Presentation]", "detached view controller", "navigation bar", "no segue with identifier",
    "Attempting to ", "root view controller", "navigation transition", "Calling -view", "presentation controller",
    "unexpected subviews", "modal view controller",
  ].map { Array($0.utf8) }

  /// Whether a line may be one.
  static func isLikely(at start: Int, in bytes: [UInt8]) -> Bool {
    let line = bytes[start...].prefix { $0 != 0x0A }
    return signs.contains { sign in
      var rest = line
      while let found = rest.firstIndex(of: sign[0]) {
        if rest[found...].starts(with: sign) { return true }
        rest = rest[(found + 1)...]
      }
      return false
    }
  }

  /// The finding about a line; nil if it is no complaint.
  static func finding(on line: String, at span: SourceSpan) -> Diagnostic? {
    let messages = ConsoleLine.messages(like: line, sharing: 5)
    if messages.count == 1 { return .uikitComplains(messages[0], messages[0].title, at: span) }
    let isException = line.contains("uncaught exception")
    guard isException || ConsoleLine.question(of: line) != nil else { return nil }
    let reason = line.firstRange(of: "reason: ").map { String(line[$0.upperBound...]) } ?? line
    let sentence = reason.drop { $0 == "'" || $0 == " " }
    return .uikitComplains(
      inWords: String(sentence.last == "'" ? sentence.dropLast() : sentence), isException: isException, at: span)
  }
}
