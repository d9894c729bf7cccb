internal import SceneCanvas
internal import SceneDiagrams

/// The meaning of a shape in a sketch, which decides its look.
enum SketchLook: String, CaseIterable {
  // time
  case lane, boundary, axis, instant, appeared, moving, leaving, disappeared, unloaded, transition
  // messages
  case life, head, message, own, step, backdrop, active
  // screens
  case bezel, view, off, bar, item, selected, dim, sheet, glass, amiss, dark, shadow, placeholder, rule, island, home
  case faintBar, leader, tag, sliding, going, still, stillSheet, stillGlass, stillRow, edge
  // traces of a matrix, by their letters; after those with a whole line come those with dashes
  case traceA, traceB, traceC, traceD, traceE, traceF, traceG, traceH, traceI, traceJ, traceK, traceL

  /// The looks of traces, in the order of their letters.
  static let traces: [SketchLook] = [
    .traceA, .traceB, .traceC, .traceD, .traceE, .traceF, .traceG, .traceH, .traceI, .traceJ, .traceK, .traceL,
  ]

  /// Line styles, which no theme changes.
  var shape: String {
    switch self {
    case .lane, .boundary, .item, .placeholder, .stillRow, .edge: "stroke-width: 1"
    case .appeared: "stroke-width: 1.5"
    case .bar, .selected, .sliding, .dark, .island, .home, .faintBar, .tag: "stroke: none"
    case .shadow: "stroke: none; fill-opacity: 0.12"
    case .rule, .leader, .instant: "stroke-width: 0.8"
    case .axis: "stroke-width: 1.2"
    case .moving: "stroke-width: 1"
    case .leaving: "stroke-width: 1; stroke-dasharray: 2 2"
    case .disappeared: "stroke-width: 2"
    case .unloaded: "stroke-width: 2; stroke-dasharray: 1 4"
    case .transition: "stroke-width: 4; stroke-opacity: 0.75"
    case .life: "stroke-width: 1; stroke-dasharray: 2 4"
    case .head, .step, .sheet, .stillSheet, .active: "stroke-width: 1"
    case .view, .off, .still: "stroke: none"
    case .going: "stroke-width: 1.5"
    case .message: "stroke-width: 1.2"
    case .own: "stroke-width: 1.2; stroke-dasharray: 4 2"
    case .backdrop: "stroke: none"
    case .bezel: "stroke-width: 1.6"
    case .dim: "stroke: none; fill-opacity: 0.35"
    case .glass, .stillGlass: "stroke-width: 1; stroke-dasharray: 5 3; fill-opacity: 0.6"
    case .amiss: "stroke-width: 1; stroke-dasharray: 4 3"
    case .traceA, .traceB, .traceC, .traceD, .traceE, .traceF: "stroke-width: 1.6; fill-opacity: 0.18"
    case .traceG, .traceH, .traceI, .traceJ, .traceK, .traceL:
      "stroke-width: 1.6; stroke-dasharray: 3 2; fill-opacity: 0.06"
    }
  }

  /// The colour inside.
  func fill(_ palette: Palette) -> String {
    switch self {
    case .appeared, .view, .sheet, .glass, .active: palette.shown
    case .moving, .leaving: palette.shown
    case .sliding, .going: palette.moving
    case .lane, .step, .bar: palette.container
    case .head, .off, .still, .stillSheet, .stillGlass: palette.card
    case .selected: palette.blue
    case .item, .home, .faintBar: palette.line
    case .island: palette.ink
    case .dark: palette.night
    case .placeholder: palette.placeholder
    case .stillRow: palette.faint
    case .tag: palette.paper
    case .amiss: palette.amiss
    case .traceA, .traceG: palette.muted
    case .traceB, .traceH: palette.blue
    case .traceC, .traceI: palette.vermilion
    case .traceD, .traceJ: palette.green
    case .traceE, .traceK: palette.purple
    case .traceF, .traceL: palette.ochre
    // A shadow is dark in any surroundings.
    case .dim, .shadow: "#000000"
    case .backdrop: palette.paper
    case .boundary, .instant, .disappeared, .unloaded, .transition, .life, .message, .own, .bezel, .rule, .leader,
      .axis, .edge:
      "none"
    }
  }

  /// The line around it, or the line itself.
  func stroke(_ palette: Palette) -> String {
    switch self {
    case .appeared, .moving, .leaving, .sheet, .glass, .active: palette.blue
    case .disappeared, .unloaded, .life, .boundary, .step, .rule, .stillSheet, .stillGlass, .edge: palette.line
    case .placeholder: palette.placeholder
    case .stillRow, .instant: palette.faint
    case .going: palette.ochre
    case .transition: palette.purple
    case .head, .leader, .axis: palette.muted
    case .message, .bezel: palette.ink
    case .own: palette.green
    case .traceA, .traceG: palette.muted
    case .traceB, .traceH: palette.blue
    case .traceC, .traceI: palette.vermilion
    case .traceD, .traceJ: palette.green
    case .traceE, .traceK: palette.purple
    case .traceF, .traceL: palette.ochre
    case .amiss: palette.vermilion
    case .lane, .dim, .backdrop, .view, .off, .still, .selected, .bar, .item, .sliding, .shadow, .island, .home,
      .faintBar,
      .dark, .tag:
      "none"
    }
  }

  /// The style sheet of a sketch with some looks and faces.
  static func sheet(of looks: [SketchLook], _ faces: [SketchText.Face], theme: DiagramStyle.Theme) -> StyleSheet {
    var sheet = StyleSheet(theme: theme, settings: [.heading])
    for face in faces {
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
