/// Patterns of paths that are left out, in the syntax of `.gitignore`.
struct IgnoreRules {
  /// What the rules say of a path that one of them matches.
  enum Verdict {
    case ignored, kept
  }

  private struct Rule {
    var segments: [[Character]]
    var isForFolders: Bool
    var isNegated: Bool
  }

  private let rules: [Rule]
  /// The folder from which the patterns start, with a slash at its end, or nothing.
  private let folder: String

  init(_ lines: [String], folder: String = "") {
    self.folder = folder
    rules = lines.compactMap(IgnoreRules.rule)
  }

  init(file: [UInt8], folder: String) {
    let lines = file.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).map { String(decoding: $0, as: UTF8.self) }
    self.init(lines, folder: folder)
  }

  private static func rule(_ line: String) -> Rule? {
    var text = line[...]
    while text.hasSuffix(" "), !text.hasSuffix("\\ ") { text.removeLast() }
    guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
    let isNegated = text.hasPrefix("!")
    if isNegated { text.removeFirst() }
    let isForFolders = text.hasSuffix("/")
    if isForFolders { text.removeLast() }
    let isAnchored = text.contains("/")
    if text.hasPrefix("/") { text.removeFirst() }
    var segments = text.split(separator: "/").map { Array($0) }
    guard !segments.isEmpty else { return nil }
    if !isAnchored { segments.insert(["*", "*"], at: 0) }
    return Rule(segments: segments, isForFolders: isForFolders, isNegated: isNegated)
  }

  /// What the last rule says that matches a path; nil if none does.
  func verdict(on path: String, isFolder: Bool) -> Verdict? {
    guard !rules.isEmpty, path.hasPrefix(folder) else { return nil }
    let parts = path.dropFirst(folder.count).split(separator: "/").map { Array($0) }
    let rule = rules.last { rule in
      (isFolder || !rule.isForFolders) && IgnoreRules.matches(parts[...], rule.segments[...])
    }
    return rule.map { $0.isNegated ? .kept : .ignored }
  }

  private static func matches(_ parts: ArraySlice<[Character]>, _ pattern: ArraySlice<[Character]>) -> Bool {
    guard let first = pattern.first else { return parts.isEmpty }
    if first == ["*", "*"] {
      // At the end it stands for everything inside.
      if pattern.count == 1 { return !parts.isEmpty }
      return (parts.startIndex...parts.endIndex).contains { matches(parts[$0...], pattern.dropFirst()) }
    }
    guard let part = parts.first, matches(part[...], first[...]) else { return false }
    return matches(parts.dropFirst(), pattern.dropFirst())
  }

  /// Whether a name matches a pattern with `*`, `?`, `[a-z]` and `\`.
  private static func matches(_ name: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    let rest = pattern.dropFirst()
    switch first {
    case "*": return (name.startIndex...name.endIndex).contains { matches(name[$0...], rest) }
    case "?": return !name.isEmpty && matches(name.dropFirst(), rest)
    case "[":
      guard let end = rest.dropFirst().firstIndex(of: "]"), let letter = name.first else { return false }
      var set = rest[..<end]
      let isNegated = set.first == "!" || set.first == "^"
      if isNegated { set.removeFirst() }
      return contains(letter, set) != isNegated && matches(name.dropFirst(), pattern[(end + 1)...])
    case "\\" where !rest.isEmpty: return name.first == rest.first && matches(name.dropFirst(), rest.dropFirst())
    default: return name.first == first && matches(name.dropFirst(), rest)
    }
  }

  private static func contains(_ letter: Character, _ set: ArraySlice<Character>) -> Bool {
    var set = set
    while let first = set.popFirst() {
      if set.first == "-", let last = set.dropFirst().first {
        if first <= letter, letter <= last { return true }
        set.removeFirst(2)
      } else if first == letter {
        return true
      }
    }
    return false
  }
}
