internal import SceneBasics

/// A piece of a scene file before it has lines: text, a list or a mapping.
///
/// A node stands on one line if it fits there, and in a block if it doesn't. So `fmt` finds nothing to change.
enum YAMLNode {
  /// One plain or quoted scalar, as the file has it; empty for an empty value.
  case scalar(String)
  /// Text of several lines, written below a `|`; whether a line break ends the last one.
  case lines([String], isEnded: Bool)
  case list([YAMLNode])
  /// - isBlock: Whether each entry has a line of its own, however short they are.
  case mapping([Entry], isBlock: Bool)
  /// A node of a list with a comment above it.
  indirect case commented(YAMLNode, String)

  /// A key, as it is to stand in the file, and its value.
  struct Entry {
    var key: String
    var value: YAMLNode
    /// The comment on a line of its own above it.
    var comment: String?
  }

  /// The node on one line; nil if it doesn't go there.
  private var flow: String? {
    switch self {
    case .scalar(let text): return text
    case .lines, .commented: return nil
    case .list(let items):
      let texts = items.compactMap(\.flow)
      return texts.count == items.count ? "[" + texts.joined(separator: ", ") + "]" : nil
    case .mapping(let entries, let isBlock):
      if entries.isEmpty { return "{}" }
      if isBlock { return nil }
      var texts: [String] = []
      for entry in entries {
        // Between braces YAML takes a colon with a comma behind it for a part of the key.
        guard let value = entry.value.flow, !value.isEmpty else { return nil }
        texts.append("\(entry.key): \(value)")
      }
      return "{ " + texts.joined(separator: ", ") + " }"
    }
  }

  /// The lines of a file whose root this node is.
  var text: String {
    var page = ""
    write(behind: "", indentation: 0, to: &page)
    return page
  }

  /// The widest line that is chosen; `fmt` breaks only what is wider than 120.
  private static let width = 100

  /// Writes the node behind what stands on its line already.
  ///
  /// - Parameters:
  ///   - lead: Indentation, dashes and the key with its colon, without a blank behind it.
  ///   - indentation: The column at which the lines below a block start.
  private func write(behind lead: String, indentation: Int, to page: inout String) {
    if case .commented(let node, _) = self { return node.write(behind: lead, indentation: indentation, to: &page) }
    let isRoot = lead.isEmpty
    if !isRoot, let flow, VisibleText.width(of: lead + flow) < YAMLNode.width || !canBreak {
      page += flow.isEmpty ? "\(lead)\n" : "\(lead) \(flow)\n"
      return
    }
    let margin = String(repeating: " ", count: indentation)
    // Behind a dash a mapping starts on the same line.
    var opening: String? = lead.hasSuffix("-") ? lead + " " : nil
    if !isRoot, opening == nil {
      page += lead
      if case .lines = self {} else { page += "\n" }
    }
    switch self {
    case .scalar(let text): page += margin + text + "\n"
    case .lines(let lines, let isEnded):
      page += (opening ?? " ") + (isEnded ? "|" : "|-") + "\n"
      for line in lines { page += line.isEmpty ? "\n" : margin + line + "\n" }
    case .list(let items):
      for item in items {
        if case .commented(_, let comment) = item { page += YAMLNode.comments([comment], margin: margin) }
        item.write(behind: (opening ?? margin) + "-", indentation: indentation + 2, to: &page)
        opening = nil
      }
    case .mapping(let entries, _):
      for entry in entries {
        if let comment = entry.comment { page += YAMLNode.comments([comment], margin: margin) }
        entry.value.write(behind: (opening ?? margin) + entry.key + ":", indentation: indentation + 2, to: &page)
        opening = nil
      }
    case .commented: break
    }
  }

  /// Comments, each on a line of its own.
  static func comments(_ texts: [String], margin: String) -> String {
    texts.map { margin + "# " + VisibleText.of($0) + "\n" }.joined()
  }

  private var canBreak: Bool {
    switch self {
    case .scalar: false
    case .lines: true
    case .commented(let node, _): node.canBreak
    case .list(let items): !items.isEmpty
    case .mapping(let entries, _): !entries.isEmpty
    }
  }
}

/// Builds a mapping entry by entry, in the order in which they are to stand.
struct YAMLMapping {
  private(set) var entries: [YAMLNode.Entry] = []

  mutating func add(_ key: String, _ value: YAMLNode, comment: String? = nil) {
    entries.append(YAMLNode.Entry(key: key, value: value, comment: comment))
  }

  mutating func add(_ key: some RawRepresentable<String>, _ value: YAMLNode) { add(key.rawValue, value) }

  /// The mapping; `isBlock` gives each entry a line of its own.
  func node(isBlock: Bool = false) -> YAMLNode { .mapping(entries, isBlock: isBlock) }

  /// Whether everything in it is short: text, or a list of it.
  var isFlat: Bool {
    entries.allSatisfy { entry in
      switch entry.value {
      case .scalar: true
      case .lines, .mapping, .commented: false
      case .list(let items):
        items.allSatisfy { if case .scalar = $0 { true } else { false } }
      }
    }
  }

  /// The first key that stands in it twice.
  var repeatedKey: String? {
    var seen: Set<String> = []
    return entries.first { !seen.insert($0.key).inserted }?.key
  }
}
