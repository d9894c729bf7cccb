/// The style sheet of a picture: shapes and faces once, colours a theme.
///
/// Every rule begins with the class of the outermost element, so that a page which takes the picture in keeps its own
/// looks. Colours stand in rules and not in variables, which many programs that draw SVG don't know.
struct StyleSheet {
  /// The class of the outermost element.
  static let scope = "scenograph"

  private let theme: DiagramStyle.Theme
  private let graph: DiagramGraph

  init(_ graph: DiagramGraph, theme: DiagramStyle.Theme) {
    self.graph = graph
    self.theme = theme
  }

  /// The rules.
  var text: String {
    switch theme {
    case .light: shapes + colors(.light)
    case .dark: shapes + colors(.dark)
    case .both: shapes + colors(.light) + "@media (prefers-color-scheme: dark) {\n" + colors(.dark) + "}\n"
    }
  }

  private var shapes: String {
    var rules = rule("text", "font-family: Helvetica, Arial, 'Liberation Sans', sans-serif")
    rules += rule(".n, .f", "stroke-width: 1") + rule(".e, .t", "fill: none; stroke-width: 1.2")
    for role in DiagramText.Role.allCases {
      rules += rule("." + role.name, face(of: role, in: .node) + (role == .note ? "; font-style: italic" : ""))
      for setting in [TextBlock.Setting.heading, .arrow] where face(of: role, in: setting) != face(of: role, in: .node)
      {
        rules += rule(setting.prefix + "." + role.name, face(of: role, in: setting))
      }
    }
    for meaning in nodes {
      switch meaning {
      case .onScreen: rules += rule(".n.\(meaning)", "stroke-width: 2")
      case .notLoaded, .stray, .missing: rules += rule(".n.\(meaning)", "stroke-dasharray: 5 3")
      case .moving, .offScreen, .card, .entry: break
      }
    }
    for meaning in frames where meaning == .group { rules += rule(".f.\(meaning)", "stroke-dasharray: 5 4") }
    for meaning in edges {
      switch meaning {
      case .shows: rules += rule(".e.\(meaning)", "stroke-width: 2.2")
      case .presents, .present, .unwind: rules += rule(".e.\(meaning)", "stroke-dasharray: 6 4; stroke-width: 1.5")
      case .hangsIn, .tells: rules += rule(".e.\(meaning)", "stroke-dasharray: 2 3; stroke-width: 1.6")
      case .contains, .enters, .show, .showDetail, .push, .embed, .custom: break
      }
    }
    return rules
  }

  private func face(of role: DiagramText.Role, in setting: TextBlock.Setting) -> String {
    "font-size: \(role.size(in: setting))px; font-weight: \(role.isBold(in: setting) ? "bold" : "normal")"
  }

  private func colors(_ palette: Palette) -> String {
    var rules = rule(".paper", "fill: \(palette.paper)")
    for role in DiagramText.Role.allCases { rules += rule(".\(role.name)", "fill: \(palette.color(of: role))") }
    rules += rule(".out .name, .out .title", "fill: \(palette.muted)")
    for meaning in nodes {
      rules += rule(".n.\(meaning)", "fill: \(palette.fill(of: meaning)); stroke: \(palette.stroke(of: meaning))")
    }
    for meaning in frames {
      rules += rule(
        ".f.\(meaning)",
        "fill: \(palette.fill(of: meaning)); stroke: \(meaning == .container ? palette.muted : palette.line)")
    }
    for meaning in edges {
      let color = palette.color(of: meaning)
      rules += rule(".e.\(meaning), .t.\(meaning)", "stroke: \(color)")
      rules += rule(".h.\(meaning)", "fill: \(meaning.hasHollowHead ? palette.paper : color); stroke: \(color)")
    }
    return rules
  }

  private var nodes: [DiagramGraph.Node.Meaning] {
    let used = Set(graph.nodes.map(\.meaning))
    return DiagramGraph.Node.Meaning.allCases.filter { used.contains($0) }
  }
  private var frames: [DiagramGraph.Cluster.Meaning] {
    let used = Set(graph.clusters.map(\.meaning))
    return DiagramGraph.Cluster.Meaning.allCases.filter { used.contains($0) }
  }
  private var edges: [DiagramGraph.Edge.Meaning] {
    let used = Set(graph.edges.map(\.meaning))
    return DiagramGraph.Edge.Meaning.allCases.filter { used.contains($0) }
  }

  private func rule(_ selectors: String, _ declarations: String) -> String {
    StyleSheet.rule(selectors, declarations)
  }

  /// A rule for elements of the picture alone.
  static func rule(_ selectors: String, _ declarations: String) -> String {
    let scoped = selectors.split(separator: ",").map { ".\(scope) " + $0.drop { $0 == " " } }
    return scoped.joined(separator: ", ") + " { \(declarations) }\n"
  }
}

extension TextBlock.Setting {
  /// The selector before a role's, where a role has other sizes than in boxes.
  fileprivate var prefix: String {
    switch self {
    case .heading: ".heads "
    case .node: ""
    case .arrow: ".label "
    }
  }
}

extension DiagramText.Role {
  /// Its class.
  var name: String {
    switch self {
    case .heading: "heading"
    case .name: "name"
    case .title: "title"
    case .detail: "detail"
    case .note: "note"
    case .alarm: "alarm"
    }
  }
}

extension DiagramGraph.Edge.Meaning {
  /// Whether the arrow's head is an outline.
  var hasHollowHead: Bool {
    switch self {
    case .embed, .custom: true
    case .contains, .shows, .presents, .hangsIn, .enters, .show, .showDetail, .push, .present, .unwind, .tells: false
    }
  }
}
