internal import SceneCanvas
internal import SceneGraphs

/// The look of a graph's meanings in a picture.
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
    let news = different(graphs.lazy.flatMap { $0.nodes.lazy.compactMap(\.news) })
    if graphs.count > 1 {
      sheet.add(".ghost", "fill: none; stroke-dasharray: 1 4; stroke-width: 1.4")
      sheet.addColors(".ghost") { "stroke: \($0.ochre)" }
    }
    if news.contains(.came) { sheet.addColors(".came") { "fill: \($0.blue)" } }
    if graphs.contains(where: { $0.edges.contains { $0.meaning == .presents } }) {
      sheet.addColors(".lift") { "fill: \($0.faint)" }
    }
    sheet.addColors(".out .name, .out .title") { "fill: \($0.muted)" }
    let nodes = different(graphs.lazy.flatMap { $0.nodes.lazy.map(\.meaning) })
    for meaning in DiagramGraph.Node.Meaning.allCases where nodes.contains(meaning) { add(meaning, to: &sheet) }
    add(news, to: &sheet)
    // In a comparison of trees, what changed is black, be it on the screen or not.
    let isComparedTree = graphs.count == 1 && graphs.allSatisfy { $0.direction == .down }
    if isComparedTree, news.contains(.changed) { sheet.addColors(".n.changed:not(.left)") { "stroke: \($0.ink)" } }
    let isMap = graphs.contains { $0.direction == .right }
    if isMap, news.contains(.came) {
      sheet.add(".n.came", "stroke-width: 2")
      sheet.addColors(".n.came") { "fill: \($0.shown); stroke: \($0.blue)" }
    }
    let frames = Set(graphs.flatMap { $0.clusters.map(\.meaning) })
    let hasChangedFrames = graphs.contains { $0.clusters.contains { $0.news == .changed } }
    for meaning in DiagramGraph.Cluster.Meaning.allCases where frames.contains(meaning) { add(meaning, to: &sheet) }
    add(frameNews: Set(graphs.flatMap { $0.clusters.compactMap(\.news) }), to: &sheet)
    if isMap, news.contains(.changed) || hasChangedFrames {
      sheet.addColors(".n.changed, .f.changed") { "stroke: \($0.ochre)" }
    }
    let arrows = different(graphs.lazy.flatMap { $0.edges.lazy.map(\.meaning) })
    for meaning in DiagramGraph.Edge.Meaning.allCases where arrows.contains(meaning) { add(meaning, to: &sheet) }
    if graphs.contains(where: { $0.edges.contains(where: \.isOfCode) }) {
      sheet.add(".e.code", "stroke-dasharray: 2 3; stroke-width: 1.6")
    }
    let arrowNews = different(graphs.lazy.flatMap { $0.edges.lazy.compactMap(\.news) })
    add(arrowNews, of: arrows, to: &sheet, isMap: isMap)
    return sheet
  }

  /// Adds the classes of an arrow's news.
  private static func add(
    _ news: Set<DiagramGraph.News>, of arrows: Set<DiagramGraph.Edge.Meaning>, to sheet: inout StyleSheet, isMap: Bool
  ) {
    if news.contains(.came) || news.contains(.changed) { sheet.add(".e.came, .e.changed", "stroke-width: 2.6") }
    // A dot is filled, and no line.
    if news.contains(.came) { sheet.add(".e.came, .t.came", "fill: none") }
    if news.contains(.changed) { sheet.add(".e.changed, .t.changed", "fill: none") }
    func color(_ news: String, _ color: @escaping @Sendable (Palette) -> String) {
      sheet.addColors(".e.\(news), .t.\(news)") { "stroke: \(color($0))" }
      sheet.addColors(".h.\(news)") { "fill: \(color($0)); stroke: \(color($0))" }
      for meaning in DiagramGraph.Edge.Meaning.allCases where arrows.contains(meaning) && meaning.hasHollowHead {
        sheet.addColors(".h.\(meaning.rawValue).\(news)") { "fill: \($0.paper); stroke: \(color($0))" }
      }
    }
    if news.contains(.came) { color("came", \.blue) }
    // Unwinds, whose colour it is elsewhere, are grey or have their sign here. In a tree it tells what went off the screen.
    if news.contains(.changed) { color("changed", isMap ? \.ochre : \.ink) }
    if news.contains(.stays) { color("stays", \.line) }
    if news.contains(.gone) {
      sheet.add(".e.gone", "stroke-dasharray: 1 4; stroke-width: 1.8")
      color("gone", \.vermilion)
    }
  }

  /// Adds the classes of news: everything that stays is grey, so that colours tell the news.
  private static func add(_ all: Set<DiagramGraph.News>, to sheet: inout StyleSheet) {
    if all.contains(.changed) || all.contains(.left) { sheet.add(".n.changed", "stroke-width: 3.4") }
    for news in DiagramGraph.News.allCases where all.contains(news) {
      switch news {
      case .came, .changed: break
      case .left: sheet.addColors(".n.left") { "stroke: \($0.ochre)" }
      case .gone:
        sheet.add(".n.gone", "stroke-dasharray: 1 4; stroke-width: 1.4")
        sheet.addColors(".n.gone") { "fill: none; stroke: \($0.vermilion)" }
      case .stays:
        sheet.add(".n.stays", "stroke-width: 1")
        sheet.addColors(".n.stays") { "fill: \($0.container); stroke: \($0.line)" }
      }
    }
  }

  /// Adds the classes of a frame's news.
  private static func add(frameNews all: Set<DiagramGraph.News>, to sheet: inout StyleSheet) {
    for news in DiagramGraph.News.allCases where all.contains(news) {
      let selector = ".f.\(news.rawValue)"
      switch news {
      case .came:
        sheet.add(selector, "stroke-width: 2")
        sheet.addColors(selector) { "stroke: \($0.blue)" }
      case .changed, .left: sheet.add(selector, "stroke-width: 3.4")
      case .gone:
        sheet.add(selector, "stroke-dasharray: 1 4; stroke-width: 1.4")
        sheet.addColors(selector) { "stroke: \($0.vermilion)" }
      case .stays: sheet.addColors(selector) { "stroke: \($0.line)" }
      }
    }
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

extension DiagramGraph.Edge {
  /// After how many pixels its dashes or dots are as before; nil for a line without gaps.
  var dashPeriod: Int? { isOfCode ? Meaning.hangsIn.dashPeriod : meaning.dashPeriod }
}

extension DiagramGraph.Edge.Meaning {
  /// After how many pixels its dashes are as before; nil for a line without gaps.
  var dashPeriod: Int? {
    switch self {
    case .presents, .present, .unwind: 10
    case .hangsIn, .leaves, .tells: 5
    case .contains, .shows, .enters, .show, .showDetail, .push, .embed, .custom: nil
    }
  }

  /// The look of an arrow's front.
  var head: ArrowPath.End {
    switch self {
    case .contains, .shows, .hangsIn, .leaves, .embed: .none
    case .presents, .enters, .show, .showDetail, .present: .full
    case .push, .unwind, .tells: .open
    case .custom: .hollow
    }
  }

  /// The look of an arrow's back.
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
