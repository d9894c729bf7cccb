/// What a shape of a sketch means, which decides how it looks.
enum SketchLook: String, CaseIterable {
  // time
  case lane, boundary, appeared, moving, leaving, disappeared, unloaded, transition
  // messages
  case life, head, message, own, step, backdrop
  // screens
  case bezel, view, off, bar, item, selected, dim, sheet, glass, amiss, pane

  /// Line styles, which no theme changes.
  var shape: String {
    switch self {
    case .lane, .boundary, .bar, .item, .pane: "stroke-width: 1"
    case .appeared, .selected: "stroke-width: 1.5"
    case .moving: "stroke-width: 1; stroke-dasharray: 3 2"
    case .leaving: "stroke-width: 1; stroke-dasharray: 1.5 2"
    case .disappeared: "stroke-width: 2"
    case .unloaded: "stroke-width: 2; stroke-dasharray: 1 4"
    case .transition: "stroke-width: 4; stroke-opacity: 0.75"
    case .life: "stroke-width: 1; stroke-dasharray: 2 4"
    case .head, .step, .view, .off, .sheet: "stroke-width: 1"
    case .message: "stroke-width: 1.2"
    case .own: "stroke-width: 1.2; stroke-dasharray: 4 2"
    case .backdrop: "stroke: none"
    case .bezel: "stroke-width: 2"
    case .dim: "stroke: none; fill-opacity: 0.35"
    case .glass: "stroke-width: 1; stroke-dasharray: 5 3; fill-opacity: 0.85"
    case .amiss: "stroke-width: 1; stroke-dasharray: 4 3"
    }
  }

  /// What is inside.
  func fill(_ palette: Palette) -> String {
    switch self {
    case .appeared, .view, .selected, .sheet, .glass: palette.shown
    case .moving, .leaving, .pane: palette.moving
    case .lane, .step, .bar: palette.container
    case .head, .off, .item: palette.card
    case .bezel: palette.line
    case .amiss: palette.amiss
    // A shadow is dark in any surroundings.
    case .dim: "#000000"
    case .backdrop: palette.paper
    case .boundary, .disappeared, .unloaded, .transition, .life, .message, .own: "none"
    }
  }

  /// The line around it, or the line itself.
  func stroke(_ palette: Palette) -> String {
    switch self {
    case .appeared, .moving, .leaving, .view, .selected, .sheet, .glass: palette.blue
    case .disappeared, .unloaded, .life, .boundary, .step, .off, .item, .bar, .pane, .bezel: palette.line
    case .transition: palette.purple
    case .head: palette.muted
    case .message: palette.ink
    case .own: palette.green
    case .amiss: palette.vermilion
    case .lane, .dim, .backdrop: "none"
    }
  }

  /// The style sheet of a sketch with some looks.
  static func sheet(of looks: [SketchLook], theme: DiagramStyle.Theme) -> StyleSheet {
    var sheet = StyleSheet(theme: theme, settings: [.heading])
    for face in SketchText.Face.allCases {
      sheet.add(
        "text." + face.rawValue, "font-size: \(face.size)px; font-weight: \(face.isBold ? "bold" : "normal")")
      sheet.addColors("text." + face.rawValue) { "fill: \(face.color($0))" }
    }
    for look in looks {
      sheet.add("." + look.rawValue, look.shape)
      sheet.addColors("." + look.rawValue) { "fill: \(look.fill($0)); stroke: \(look.stroke($0))" }
      // Heads of arrows are filled with what their lines are drawn in.
      sheet.addColors(".tip." + look.rawValue) { "fill: \(look.stroke($0)); stroke: \(look.stroke($0))" }
    }
    return sheet
  }
}
