internal import SceneBasics

/// Texts in Mermaid: what Mermaid or HTML might take for more than a letter is an entity.
package enum MermaidText {
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in VisibleText.of(text.oneLine).unicodeScalars {
      switch scalar {
      case "\"", "#", "&", "<", ">", "\\", "`", "*", "_", "[", "]", "{", "}", "|", "%", ";", "'", "$":
        escaped += "#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
