/// What the meanings of a graph look like in a picture.
enum GraphLook {
  /// The sheet of a picture of graphs; it speaks of nothing that isn't in one of them.
  static func sheet(of graphs: [DiagramGraph], theme: DiagramStyle.Theme) -> StyleSheet {
    var sheet = StyleSheet(theme: theme, settings: [.heading, .node, .card, .arrow])
    sheet.add(".n, .f", "stroke-width: 1")
    sheet.add(".e, .t", "fill: none; stroke-width: 1.2")
    if graphs.contains(where: { $0.nodes.contains(where: \.isLoose) }) {
      sheet.add(".rule", "stroke-dasharray: 2 4")
      sheet.addColors(".rule") { "stroke: \($0.line)" }
    }
    if graphs.count > 1 {
      sheet.add(".ghost", "fill: none; stroke-dasharray: 1 4")
      sheet.addColors(".ghost") { "stroke: \($0.line)" }
      sheet.addColors(".came") { "fill: \($0.blue)" }
    }
    if graphs.contains(where: { $0.edges.contains { $0.meaning == .presents } }) {
      sheet.addColors(".lift") { "fill: \($0.faint)" }
    }
    sheet.addColors(".out .name, .out .title") { "fill: \($0.muted)" }
    let nodes = different(graphs.lazy.flatMap { $0.nodes.lazy.map(\.meaning) })
    for meaning in DiagramGraph.Node.Meaning.allCases where nodes.contains(meaning) { add(meaning, to: &sheet) }
    if graphs.count > 1 { sheet.add(".n.changed", "stroke-width: 3.4") }
    let frames = Set(graphs.flatMap { $0.clusters.map(\.meaning) })
    for meaning in DiagramGraph.Cluster.Meaning.allCases where frames.contains(meaning) { add(meaning, to: &sheet) }
    let arrows = different(graphs.lazy.flatMap { $0.edges.lazy.map(\.meaning) })
    for meaning in DiagramGraph.Edge.Meaning.allCases where arrows.contains(meaning) { add(meaning, to: &sheet) }
    return sheet
  }

  /// The meanings that there are; many follow others of the same kind.
  private static func different<Meaning: Hashable>(_ meanings: some Sequence<Meaning>) -> Set<Meaning> {
    var different: Set<Meaning> = []
    var last: Meaning?
    for meaning in meanings where meaning != last {
      different.insert(meaning)
      last = meaning
    }
    return different
  }

  private static func add(_ meaning: DiagramGraph.Node.Meaning, to sheet: inout StyleSheet) {
    let selector = ".n.\(meaning.rawValue)"
    switch meaning {
    case .onScreen: sheet.add(selector, "stroke-width: 2")
    case .notLoaded, .stray, .missing: sheet.add(selector, "stroke-dasharray: 5 3")
    case .reference: sheet.add(selector, "stroke-dasharray: 2 3")
    case .untold: sheet.add(selector, "stroke-width: 2; stroke-dasharray: 2 3")
    case .moving, .offScreen, .card, .entry: break
    }
    sheet.addColors(selector) { "fill: \($0.fill(of: meaning)); stroke: \($0.stroke(of: meaning))" }
  }

  private static func add(_ meaning: DiagramGraph.Cluster.Meaning, to sheet: inout StyleSheet) {
    let selector = ".f.\(meaning.rawValue)"
    if meaning == .group { sheet.add(selector, "stroke-dasharray: 5 4") }
    sheet.addColors(selector) { "fill: \($0.fill(of: meaning)); stroke: \($0.stroke(of: meaning))" }
  }

  private static func add(_ meaning: DiagramGraph.Edge.Meaning, to sheet: inout StyleSheet) {
    let name = meaning.rawValue
    switch meaning {
    case .shows: sheet.add(".e.\(name)", "stroke-width: 2.2")
    case .presents, .present, .unwind: sheet.add(".e.\(name)", "stroke-dasharray: 6 4; stroke-width: 1.5")
    case .hangsIn, .leaves, .tells: sheet.add(".e.\(name)", "stroke-dasharray: 2 3; stroke-width: 1.6")
    case .contains, .enters, .show, .showDetail, .push, .embed, .custom: break
    }
    let isHollow = meaning.hasHollowHead
    sheet.addColors(".e.\(name), .t.\(name)") { "stroke: \($0.color(of: meaning))" }
    sheet.addColors(".h.\(name)") {
      let color = $0.color(of: meaning)
      return "fill: \(isHollow ? $0.paper : color); stroke: \(color)"
    }
  }
}

extension DiagramGraph.Edge.Meaning {
  /// What an arrow's front looks like.
  var head: ArrowPath.End {
    switch self {
    case .contains, .shows, .hangsIn, .leaves, .embed: .none
    case .presents, .enters, .show, .showDetail, .present: .full
    case .push, .unwind, .tells: .open
    case .custom: .hollow
    }
  }

  /// What an arrow's back looks like.
  var tail: ArrowPath.End {
    switch self {
    case .embed: .diamond
    case .contains, .shows, .presents, .hangsIn, .leaves, .enters, .show, .showDetail, .push, .present, .unwind,
      .custom,
      .tells:
      .none
    }
  }

  fileprivate var hasHollowHead: Bool { head == .hollow || tail == .diamond }
}
