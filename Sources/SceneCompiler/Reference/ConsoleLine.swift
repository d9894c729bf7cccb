package import ScenePlan
package import SceneRules
internal import SceneSemantics

/// A line that UIKit has printed on a console, whole or in part, with the names and addresses of an app in it.
package enum ConsoleLine {
  /// One system of each wording of UIKit's.
  private static let systems = [8, 12, 14, 17]
  /// So many words in a row are no accident.
  package static let fewest = 3

  /// The messages of UIKit that a line is like: those that have most of its words, in the same order.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - count: The number of words that it must share with them.
  package static func messages(like line: String, sharing count: Int = fewest) -> [UIKitMessage] {
    let words = words(of: line)
    guard words.count >= fewest else { return [] }
    let ranked = UIKitMessage.allCases.map { message in
      (
        message,
        templates(of: message).map { likeness(of: words, to: $0, inARow: min(count, 4)) }.max() ?? 0
      )
    }
    let most = ranked.map(\.1).max() ?? 0
    return most < count ? [] : ranked.filter { $0.1 == most }.map(\.0)
  }

  /// The question that answers a line of UIKit's about which there is no finding: a scene has nothing of that kind. Nil if
  /// a line is more like a message.
  ///
  /// - Parameter line: The line, or a part of it.
  package static func question(of line: String) -> RuleQuestions.Question? {
    let words = words(of: line)
    guard words.count >= fewest else { return nil }
    let ranked = others.map { other in
      let template = ConsoleLine.words(of: other.line)
      let isPart = template.indices.contains { template[$0...].starts(with: words) }
      return (other.question, isPart ? words.count : likeness(of: words, to: template, inARow: 4))
    }
    guard let best = ranked.max(by: { $0.1 < $1.1 }), best.1 >= fewest, best.1 > mostLike(words) else { return nil }
    return RuleQuestions.all.first { $0.words == best.0 }
  }

  /// Lines that are no message of a run, and the questions about them.
  private static let others = [
    (
      line: "Application windows are expected to have a root view controller at the end of application launch",
      question: "Why does the window have no root at the end of the launch?"
    ),
    (
      line: "Attempting to begin a transition on navigation bar <> while a transition is in progress.",
      question: "What does a push during another push do?"
    ),
    (
      line: "Can't add self as subview",
      question: "What does a push during another push do?"
    ),
    (
      line: "Attempting to begin a transition on navigation bar (<>) while a transition is in progress.",
      question: "What does a push during another push do?"
    ),
    (
      line: "Receiver (<>) has no segue with identifier ''",
      question: "Why does UIKit find no segue of that identifier?"
    ),
    (
      line: "Application tried to present a nil modal view controller on target <>.",
      question: "Why does presenting nil crash?"
    ),
    (
      line:
        "Supported orientations has no common orientation with the application, and shouldAutorotate is returning YES",
      question: "Which controller decides how the device may turn?"
    ),
    (
      line: "Calls to -[UIViewController attemptRotationToDeviceOrientation] are not supported",
      question: "Which controller decides how the device may turn?"
    ),
    (
      line: "Trying to dismiss the presentation controller while transitioning already. (<>)",
      question: "Can I dismiss and present at once?"
    ),
    (
      line: "There are unexpected subviews in the container view. Perhaps the embed segue has already fired once",
      question: "In which order do embedded children load?"
    ),
    (
      line:
        "Calling -viewDidAppear: directly on a view controller is not supported, and may result in out-of-order callbacks "
        + "and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs",
      question: "How does a container forward appearance by hand?"
    ),
    (
      line:
        "None of the requested orientations are supported by the view controller. Requested: landscapeLeft; Supported: portrait",
      question: "Which controller decides how the device may turn?"
    ),
    (
      line: "No view controller managing visible view <>",
      question: "Why does setting pages during a scroll crash?"
    ),
    (
      line: "Don't know about flushed view <>",
      question: "Why does setting pages during a scroll crash?"
    ),
    (
      line: "Assertion failure in -[_UIQueuingScrollView _enqueueCompletionState:]",
      question: "Why does setting pages during a scroll crash?"
    ),
    (
      line: "Assertion failure in -[_UIQueuingScrollView _flushViewController:animated:]",
      question: "Why does setting pages during a scroll crash?"
    ),
    (
      line: "Popovers cannot be presented from a view which does not have a window",
      question: "Why does a popover crash?"
    ),
    (
      line: "respondsToSelector: message sent to deallocated instance",
      question: "What keeps a controller alive?"
    ),
  ]

  /// The answer to a line that tells of no callback, nor of a controller's life; nil if a line is more like a message.
  package static func remark(on line: String) -> String? {
    let words = words(of: line)
    guard words.count >= fewest else { return nil }
    let ranked = (strangers + neighbours).map {
      ($0.remark, likeness(of: words, to: ConsoleLine.words(of: $0.line), inARow: 4))
    }
    guard let best = ranked.max(by: { $0.1 < $1.1 }), best.1 > fewest, best.1 > mostLike(words) else { return nil }
    return best.0
  }

  /// How much a line is like the message that it is most like.
  private static func mostLike(_ words: [String]) -> Int {
    UIKitMessage.allCases.flatMap(templates).map { likeness(of: words, to: $0, inARow: 4) }.max() ?? 0
  }

  /// The reason of an exception, without what stands before and behind it; nil if a line tells of none.
  package static func reason(in line: String) -> String? {
    guard let start = line.firstRange(of: "reason: '") else { return nil }
    let text = line[start.upperBound...]
    return String(text.lastIndex(of: "'").map { text[..<$0] } ?? text)
  }

  /// The messages of UIKit in which the words of a text stand side by side.
  package static func messages(holding part: String) -> [UIKitMessage] {
    let words = words(of: part)
    guard words.count >= fewest else { return [] }
    return UIKitMessage.allCases.filter { message in
      templates(of: message).contains { template in
        template.indices.contains { template[$0...].starts(with: words) }
      }
    }
  }

  /// A message with a sign in the place of each name: as each system words it, with a name and without one.
  private static func templates(of message: UIKitMessage) -> [[String]] {
    systems.flatMap { ios in
      ["<>", ""].map { words(of: message.text(ios: ios, names: Array(repeating: "<>", count: 4), name: $0)) }
    }
  }

  /// The words by which a person asks. UIKit never asks.
  private static let asking = [
    "can i ", "do i ", "does ", "how ", "should i ", "what ", "when do ", "when does ", "when is ", "where ", "who ",
    "why ",
  ]

  /// The words of a text in small letters, without what stands in angle brackets and without addresses; none of a question.
  private static func words(of text: String) -> [String] {
    if asking.contains(where: text.lowercased().hasPrefix) { return [] }
    var depth = 0
    // The name of an exception, and that it ends the app, stand in front of each reason.
    let text = text.firstRange(of: "reason: ").map { String(text[$0.upperBound...]) } ?? text
    let plain = text.map { character -> Character in
      if character == "<" { depth += 1 }
      defer { if character == ">", depth > 0 { depth -= 1 } }
      return depth == 0 && (character.isLetter || character.isNumber) ? character : " "
    }
    return String(plain).lowercased().split(separator: " ").map(String.init).filter { !$0.hasPrefix("0x") }
  }

  /// The number of words that two texts share in the same order; 0 unless so many of them stand side by side, and they
  /// are two thirds of the shorter text. A long line shares small words with each sentence.
  private static func likeness(of line: [String], to template: [String], inARow row: Int) -> Int {
    var shared = [Int](repeating: 0, count: template.count + 1)
    var rows = [Int](repeating: 0, count: template.count + 1)
    var longest = 0
    for word in line {
      let (before, inRow) = (shared, rows)
      for (index, other) in template.enumerated() {
        rows[index + 1] = word == other ? inRow[index] + 1 : 0
        longest = max(longest, rows[index + 1])
        shared[index + 1] = word == other ? before[index] + 1 : max(before[index + 1], shared[index])
      }
    }
    let all = shared[template.count]
    let isMost = all * 3 >= min(line.count, template.count) * 2
    return longest >= min(row, template.count) && isMost ? all : 0
  }
}

extension UIKitMessage {
  /// The sentence in a few words.
  package var title: String { finding.summary }
}
