internal import SceneBasics

/// Patterns of paths that are left out, in the syntax of `.gitignore`.
package struct IgnoreRules {
  /// The verdict of the rules on a path that one of them matches.
  package enum Verdict {
    case ignored, kept
  }

  /// A defect that keeps lines from being rules.
  package struct Flaw: Error, Equatable {
    /// The number of the line, from 1.
    package var line: Int
    package var reason: String
    package var hint: String
  }

  private enum Segment {
    /// `**`: any folders, or none.
    case folders
    case name(NamePattern)

    var isFolders: Bool { if case .folders = self { true } else { false } }
  }

  private struct Rule {
    var segments: [Segment]
    var isForFolders: Bool
    var isNegated: Bool
  }

  /// The bytes that a line may have. No path that it could mean is longer.
  static let longestLine = 4_096
  /// The lines that a file may have: each path is held against each of them.
  static let mostLines = 1_000

  private let rules: [Rule]
  /// How many names of a path lead to the folder from which the patterns start.
  private let depth: Int

  private init(_ rules: [Rule], depth: Int) { (self.rules, self.depth) = (rules, depth) }

  /// The rules of lines; of none if one of them is too long.
  package init(_ lines: [String], depth: Int = 0) throws(Flaw) {
    if lines.count > IgnoreRules.mostLines {
      throw Flaw(
        line: IgnoreRules.mostLines + 1, reason: "there are more than \(IgnoreRules.mostLines) patterns",
        hint: "leave out whole folders")
    }
    for (index, line) in lines.enumerated() where line.utf8.count > IgnoreRules.longestLine {
      throw Flaw(
        line: index + 1, reason: "the pattern has more than \(IgnoreRules.longestLine) bytes",
        hint: "write a shorter pattern")
    }
    self.init(lines.compactMap(IgnoreRules.rule), depth: depth)
  }

  package init(file: [UInt8], depth: Int) throws(Flaw) {
    var lines: [String] = []
    for line in file.lines {
      guard let text = String(validating: line, as: UTF8.self) else {
        throw Flaw(line: lines.count + 1, reason: "this isn't UTF-8", hint: "save the file as UTF-8")
      }
      lines.append(text)
    }
    if lines.last == "" { lines.removeLast() }
    try self.init(lines, depth: depth)
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
    var segments: [Segment] = text.split(separator: "/").map { $0 == "**" ? .folders : .name(NamePattern($0)) }
    guard let last = segments.last else { return nil }
    if !isAnchored { segments.insert(.folders, at: 0) }
    // At the end it stands for everything inside.
    if last.isFolders { segments.append(.name(NamePattern("*"))) }
    return Rule(segments: segments, isForFolders: isForFolders, isNegated: isNegated)
  }

  /// The verdict of the last rule that matches a path; nil if none does.
  ///
  /// - Parameter names: The path's names, from the outermost: letters, since each pattern asks for them again.
  package func verdict(on names: [[Character]], isFolder: Bool) -> Verdict? {
    guard !rules.isEmpty else { return nil }
    let parts = Array(names.dropFirst(depth))
    let rule = rules.last { rule in
      (isFolder || !rule.isForFolders)
        && NamePattern.matches(parts, rule.segments, isStar: \.isFolders) { part, segment in
          if case .name(let pattern) = segment { pattern.matches(part) } else { false }
        }
    }
    return rule.map { $0.isNegated ? .kept : .ignored }
  }
}
