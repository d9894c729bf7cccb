internal import SceneBasics
package import ScenePlan

/// A call in Swift where a step belongs: `present(editor, animated: true)`.
package struct SwiftCall {
  /// The verb of the step that does the same.
  package let verb: StepVerb
  /// The step: `present: editor`.
  package let step: String
  /// Whether its parentheses are empty, as are those of `pop()`.
  let isBare: Bool

  /// - Parameter text: The line, or its part before a colon: `self.present(editor, animated`.
  package init?(_ text: String) {
    guard let open = text.firstIndex(of: "("), let name = text[..<open].split(separator: ".").last.map(String.init),
      let verb = StepVerb(rawValue: name)
        ?? WordAdvice(verb: name, known: StepVerb.words)?.replacement.flatMap(StepVerb.init)
    else { return nil }
    let arguments = text[text.index(after: open)...]
    var object = arguments.prefix { $0 != "," && $0 != ")" && $0 != " " }
    // What goes up to the colon is a label: `performSegue(withIdentifier`.
    if object.endIndex == arguments.endIndex { object = "" }
    self.verb = verb
    isBare = verb.object == .none && arguments == ")"
    step =
      verb.object == .none ? verb.rawValue : Wording.step("\(verb.rawValue) \(object)") ?? "\(verb.rawValue): …"
  }

  /// The steps of some lines of code: those that begin with a call.
  package static func steps(of code: String) -> [String] {
    code.split(whereSeparator: \.isNewline).compactMap {
      SwiftCall(String($0.drop(while: \.isWhitespace)))?.step
    }
  }

  /// The text to write instead.
  var advice: String {
    "a step is no call in Swift: write '- \(step)', and options such as 'animated: false' on lines of their own, "
      + "under the first letter of '\(verb.rawValue)'"
  }
}
