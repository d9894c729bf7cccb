internal import SceneBasics

/// The style sheet of a picture: shapes and faces once, colours once for each theme.
///
/// Every rule begins with a class of the outermost element that no other picture has. So a page with several pictures
/// keeps its own looks, and each picture its own. Colours stand in rules and not in variables, which many programs that
/// draw SVG don't know.
package struct StyleSheet {
  /// A class of the outermost element of every picture.
  package static let scope = "scenograph"

  package let theme: DiagramStyle.Theme
  private var shapes = ""
  private var colors: [(selectors: String, declarations: @Sendable (Palette) -> String)] = []

  /// A sheet that knows the paper, and texts by their roles.
  ///
  /// - Parameters:
  ///   - settings: Where texts stand in the picture; what isn't the usual place has a group with its class.
  package init(theme: DiagramStyle.Theme, settings: [TextBlock.Setting]) {
    self.theme = theme
    add("text", "font-family: Helvetica, Arial, 'Liberation Sans', sans-serif")
    for role in DiagramText.Role.allCases {
      let standard = StyleSheet.face(of: role, in: .node)
      add("." + role.rawValue, standard + (role == .note ? "; font-style: italic" : ""))
      for setting in settings where setting != .node {
        let face = StyleSheet.face(of: role, in: setting)
        if face != standard { add(".\(setting.rawValue) .\(role.rawValue)", face) }
      }
    }
    addColors(".paper") { "fill: \($0.paper)" }
    for role in DiagramText.Role.allCases { addColors("." + role.rawValue) { "fill: \($0.color(of: role))" } }
  }

  /// Adds what is the same in all surroundings.
  package mutating func add(_ selectors: String, _ declarations: String) {
    shapes += StyleSheet.rule(selectors, declarations)
  }

  /// Adds what depends on them.
  package mutating func addColors(_ selectors: String, _ declarations: @escaping @Sendable (Palette) -> String) {
    colors.append((selectors, declarations))
  }

  /// The rules, for a picture whose outermost element has a class.
  package func text(for picture: String) -> String {
    let text =
      switch theme {
      case .light: shapes + rules(.light)
      case .dark: shapes + rules(.dark)
      case .both: shapes + rules(.light) + "@media (prefers-color-scheme: dark) {\n" + rules(.dark) + "}\n"
      }
    return text.replacing(".\(StyleSheet.scope) ", with: ".\(picture) ")
  }

  private func rules(_ palette: Palette) -> String {
    colors.reduce(into: "") { $0 += StyleSheet.rule($1.selectors, $1.declarations(palette)) }
  }

  private static func face(of role: DiagramText.Role, in setting: TextBlock.Setting) -> String {
    "font-size: \(role.size(in: setting))px; font-weight: \(role.isBold(in: setting) ? "bold" : "normal")"
  }

  private static func rule(_ selectors: String, _ declarations: String) -> String {
    let scoped = selectors.split(separator: ",").map { ".\(StyleSheet.scope) " + $0.drop { $0 == " " } }
    return scoped.joined(separator: ", ") + " { \(declarations) }\n"
  }
}
