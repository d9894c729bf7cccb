/// A word of a scene that names something which the scene's author has named.
package struct Mention: Hashable, Sendable {
  /// The sort of thing that is named.
  package enum Thing: String, Hashable, Sendable, CaseIterable {
    case controller, segue, unwindAction, view, step
    /// An imported file, by its alias.
    case file
    /// An action of an alert, which a person taps.
    case alertAction

    /// Whether the name means one thing in all files of a scene, without an alias before it.
    var isShared: Bool {
      switch self {
      case .segue, .unwindAction, .alertAction: true
      case .controller, .view, .step, .file: false
      }
    }
  }

  package var thing: Thing
  /// The name alone: of `other/list#2` it is `list`.
  package var name: String
  /// The aliases in front of it, from the file in which it stands: of `other/list` it is `other`.
  package var aliases: [String] = []
  /// The bytes of the name alone.
  package var range: Range<Int>
  /// Whether the thing is declared here.
  package var isDeclaration: Bool
  /// The bytes of the whole declaration; the name's own for a use.
  package var extent: Range<Int>
  /// The controller under which it stands; empty elsewhere.
  package var owner = ""
  /// The key before it, such as `push`; empty for a name that is a key itself.
  package var key = ""
}

/// The names in a path such as `other/list#2`, or in an event such as `other/list#2.viewDidLoad`.
enum NamePath {
  /// The mentions of a path: its aliases, and the controller itself.
  static func mentions(in text: String, at start: Int, owner: String) -> [Mention] {
    // Signs of ASCII are bytes of their own, and to go by bytes is many times as fast.
    let path = text.utf8.prefix { $0 != 0x23 && $0 != 0x2E && $0 != 0x28 && $0 != 0x20 }
    let parts = path.split(separator: 0x2F, omittingEmptySubsequences: false).map(Substring.init)
    guard !parts.contains("") else { return [] }
    var mentions: [Mention] = []
    var aliases: [String] = []
    var position = start
    for (index, part) in parts.enumerated() {
      let range = position..<position + part.utf8.count
      let thing: Mention.Thing = index + 1 < parts.count ? .file : .controller
      mentions.append(
        Mention(
          thing: thing, name: String(part), aliases: aliases, range: range, isDeclaration: false, extent: range,
          owner: owner))
      aliases.append(String(part))
      position = range.upperBound + 1
    }
    return mentions
  }
}
