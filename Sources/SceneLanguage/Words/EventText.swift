package import ScenePlan

/// Events as expectations write them: `yellow.viewWillAppear(false)`.
package enum EventText {
  /// The result of reading a text.
  package enum Reading {
    case event(Expectation.Pattern)
    /// An event with argument labels, as Swift writes them.
    case labelled
    case malformed
  }

  /// Reads an event and the flags behind it: `detail.viewWillDisappear(true) isMovingFromParent`.
  package static func read(_ text: String) -> Reading {
    let end = text.lastIndex(of: ")").map { text.index(after: $0) } ?? text.firstIndex(of: " ") ?? text.endIndex
    let reading = readEvent(String(text[..<end]))
    guard case .event(var pattern) = reading, end < text.endIndex else { return reading }
    guard text[end] == " ", Callback(rawValue: pattern.callback)?.hasFlags == true else { return .malformed }
    var isNot = false
    for word in text[end...].dropFirst().split(separator: " ", omittingEmptySubsequences: false) {
      if word == "not", !isNot {
        isNot = true
      } else {
        guard pattern.demand(String(word), isNot: isNot) else { return .malformed }
        isNot = false
      }
    }
    return isNot ? .malformed : .event(pattern)
  }

  /// Reads `instance.callback` or `instance.callback(argument)`.
  private static func readEvent(_ text: String) -> Reading {
    guard let dot = text.utf8.firstIndex(of: 0x2E) else { return .malformed }
    let controller = text[..<dot]
    guard NameForm.read(ArraySlice(controller.utf8)).isName else { return .malformed }
    var callback = text[text.utf8.index(after: dot)...]
    var argument: String?
    if let open = callback.utf8.firstIndex(of: 0x28) {
      guard callback.utf8.last == 0x29 else { return .malformed }
      let inside = callback[callback.utf8.index(after: open)...].dropLast()
      callback = callback[..<open]
      if inside.contains(":") { return .labelled }
      // Several names stand there as `run` prints them: with one blank between two.
      let names = inside.split(separator: " ", omittingEmptySubsequences: false)
      guard names.allSatisfy({ !$0.isEmpty && !$0.contains { "()\t".contains($0) } }) else { return .malformed }
      argument = String(inside)
    }
    let parts = callback.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ NameForm.isIdentifier(ArraySlice($0.utf8)) }),
      parts.count == 1 || Callback.properties.contains(parts.dropLast().joined(separator: "."))
    else { return .malformed }
    return .event(
      Expectation.Pattern(controller: String(controller), callback: String(callback), argument: argument))
  }

  /// The event that a call by hand means: `list.viewDidAppear` for `list.viewDidAppear()`.
  package static func event(ofCall text: String) -> String? {
    let end = text.lastIndex(of: "(") ?? text.endIndex
    guard case .event(let pattern) = read(String(text[..<end])), Callback(rawValue: pattern.callback) != nil
    else { return nil }
    return "\(pattern.controller).\(pattern.callback)"
  }

  /// The event that a call in Objective-C means: `list.viewDidAppear` for `-[list viewDidAppear:]`.
  package static func ofObjectiveC(_ text: String) -> String? {
    guard text.hasPrefix("-[") || text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let words = text.drop { $0 == "-" || $0 == "[" }.dropLast().split(separator: " ")
    guard words.count == 2, let name = words[1].split(separator: ":").first, Callback(rawValue: String(name)) != nil
    else { return nil }
    return "\(words[0]).\(name)"
  }

  /// The event that a controller and a callback with other signs than a point mean: `detail->viewDidAppear`,
  /// `viewDidAppear(detail)`.
  static func joinedOtherwise(_ text: String) -> String? {
    var parts = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    if parts.first == "self" { parts.removeFirst() }
    guard parts.count > 1, !text.contains(" ") else { return nil }
    if let callback = Callback(rawValue: parts[1]) {
      guard parts.count == 2 || parts.count == 3 && callback.mayHave(parts[2]) else { return nil }
      return parts[0] + "." + parts[1] + (parts.count == 3 ? "(\(parts[2]))" : "")
    }
    guard parts.count == 2, Callback(rawValue: parts[0])?.mayHave(parts[1]) == false else { return nil }
    return parts[1] + "." + parts[0]
  }

  /// The controller of an event, where its name alone is wanted: `detail` of `detail.deinit`.
  package static func controller(of text: String) -> String? {
    guard case .event(let pattern) = read(text), Callback(rawValue: pattern.callback) != nil else { return nil }
    return pattern.controller
  }

  /// The event as it is to be written: `a.willMove(toParent: nil)` without `toParent: `.
  package static func withoutLabels(_ text: String) -> String {
    guard let open = text.firstIndex(of: "("), let colon = text[open...].firstIndex(of: ":") else { return text }
    // A flag, as if it were an argument: `viewDidDisappear(isMovingFromParent: true)`.
    let label = text[text.index(after: open)..<colon]
    if AppearanceFlags.all.contains(where: { $0.name == label }) {
      return text[..<open] + (text[colon...].contains("false") ? " not " : " ") + label
    }
    // `viewDidAppear(_:)` and `viewDidAppear(_ animated: Bool)` name the method, and no argument.
    let argument = text[text.index(after: colon)...].filter { $0 != " " }
    if argument == ")" || argument == "Bool)" { return String(text[..<open]) }
    return String(text[...open]) + text[text.index(after: colon)...].drop { $0 == " " }
  }
}

extension Callback {
  /// Whether an event of it may have an argument.
  package func mayHave(_ argument: String) -> Bool {
    switch group {
    case .loading, .swiftUI, .layout, .memory, .app: false
    case .appearance: argument == "true" || argument == "false"
    case .moving, .segues, .calls, .size, .delegates, .outcome: true
    }
  }
}
