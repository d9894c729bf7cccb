internal import SceneBasics

/// How findings quote what a file says.
enum Wording {
  /// A text in single quotes, short enough for a line, with what can't be seen made visible.
  static func quoted(_ text: String) -> String {
    var shown = ""
    var count = 0
    for scalar in text.unicodeScalars {
      if count == 60 {
        shown += "…"
        break
      }
      shown += visible(scalar)
      count += 1
    }
    return "'\(shown)'"
  }

  /// Words in single quotes, with commas and a last 'or' between them.
  static func either(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  /// What to do about an unknown word: the nearest one, or all of them if they are few.
  static func choice(_ word: String, among known: [String]) -> String? {
    if let meant = otherWords[word], known.contains(meant) { return "did you mean '\(meant)'?" }
    if let nearest = Suggestion.nearest(to: word, in: known) { return "did you mean '\(nearest)'?" }
    return known.isEmpty || known.count > 12 ? nil : "write \(either(known))"
  }

  /// What UIKit's older words, and Interface Builder's, are called here.
  static let otherWords = [
    "performSegue": "perform", "modal": "present", "modally": "present", "popover": "present",
    "style": "modalPresentationStyle", "presentationStyle": "modalPresentationStyle",
    "transitionStyle": "modalTransitionStyle", "popToRootViewController": "popToRoot",
    "popToViewController": "popTo", "pushViewController": "push", "popViewController": "pop",
    "selectedViewController": "select",
  ]

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
      return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: return String(scalar)
    }
  }
}

/// Where fixed keys stand.
enum KeyPlace {
  case file, device, picture, controller, layout, containment, overrides, callback, segue, step, set, expectation,
    answers

  /// The place as findings call it.
  var name: String {
    switch self {
    case .file: "a scene file"
    case .device: "'device'"
    case .picture: "'picture'"
    case .controller: "a controller"
    case .layout: "'layout'"
    case .containment: "'containment'"
    case .overrides: "'overrides'"
    case .callback: "a callback"
    case .segue: "a segue"
    case .step: "a step"
    case .set: "'set'"
    case .expectation: "'expect'"
    case .answers: "'answers'"
    }
  }
}
