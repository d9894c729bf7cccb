internal import SceneBasics
internal import SceneCanvas

/// Texts as Graphviz takes them.
enum GraphvizText {
  /// A quoted string, for names.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text.oneLine.unicodeScalars {
      if character == "\"" || character == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(character)
    }
    return quoted + "\""
  }

  /// A label of several lines, each in the face of its role.
  ///
  /// - Parameters:
  ///   - width: How many columns a line may have.
  ///   - isMuted: Whether what it stands for is out of sight.
  ///   - isEdge: Whether it stands beside an arrow, where it is set smaller.
  ///   - ground: The colour behind it, where an arrow may run.
  ///   - after: Whether a gap follows, between a heading and its drawing.
  static func label(
    _ lines: [DiagramText], width: Int, isMuted: Bool = false, isEdge: Bool = false, ground: String? = nil,
    after: Bool = false
  ) -> String {
    var label = "<<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"\(isEdge ? 0 : 1)\""
    label += ground.map { " bgcolor=\"\($0)\">" } ?? ">"
    for text in lines {
      let look = GraphvizLook.face(of: text.role, isMuted: isMuted, isEdge: isEdge)
      let isSmall = text.role.isSmall
      for line in text.wrapped(width: isSmall ? width * 6 / 5 : width, limit: 6) {
        label += "<tr><td align=\"left\">\(look.before)\(escaped(line))\(look.after)</td></tr>"
      }
    }
    // Graphviz sets labels close to arrows and frames.
    if after || isEdge { label += "<tr><td height=\"\(after ? 8 : 4)\"></td></tr>" }
    return label + "</table>>"
  }

  /// Text inside an HTML-like label: XML's five characters as entities, and what XML can't hold replaced.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      // Graphviz replaces escapes such as `\N` in every stretch of text, and has no way to write them as they are: a
      // backslash that is a stretch by itself escapes nothing.
      case "\\": escaped += "<font>&#92;</font>"
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension DiagramText.Role {
  /// Whether it is set smaller than names.
  fileprivate var isSmall: Bool {
    switch self {
    case .heading, .name, .title: false
    case .kind, .state, .detail, .note, .alarm: true
    }
  }
}
