internal import SceneCanvas
internal import SceneGraphs
internal import ScenePlan

/// A map of the ways: the declared controllers, in the frames of their containers, groups and files, and their segues.
struct SegueDiagram: DiagramView {
  let name = "segues"
  let summary = "the declared controllers and the segues between them, as a storyboard shows them"
  let needsMoment = false
  let standardDetails: Set<DiagramDetail> = [.titles, .notes]

  func graph(of plan: HierarchyPlan, at moment: DiagramMoment?) -> DiagramGraph {
    var heading = [DiagramText(plan.scene, .heading)]
    if let note = plan.note { heading.append(DiagramText(note, .note)) }
    if plan.templates.isEmpty { heading.append(DiagramText("no controller is declared", .detail)) }
    var drawing = SegueDrawing(plan: plan, graph: DiagramGraph(heading: heading, direction: .right))
    drawing.graph.screen = plan.screen
    drawing.draw()
    return drawing.graph
  }
}

/// The segue diagram of one plan while it is made.
private struct SegueDrawing {
  let plan: HierarchyPlan
  var graph: DiagramGraph
  /// Where each template stands.
  private var ends: [DiagramGraph.End] = []
  /// The container in whose frame each template stands.
  private var owners: [Int?] = []
  /// As what it stands there.
  private var roles: [String?] = []
  private var frames: [String: Int] = [:]
  /// The unwind actions that segues ask for.
  private let asked: Set<String>
  /// The segues that the script calls by their ids.
  private let called: Set<String>
  private let ways: WaysBack

  init(plan: HierarchyPlan, graph: DiagramGraph) {
    self.plan = plan
    ways = WaysBack(plan)
    self.graph = graph
    let trigger = StepVerb.trigger.rawValue + ": "
    called = Set(
      plan.steps.filter { $0.title.hasPrefix(trigger) }.map { step in
        String(step.title.dropFirst(trigger.count).prefix { $0 != "," })
      })
    asked = Set(plan.templates.flatMap { $0.segues.compactMap(\.action) })
  }

  mutating func draw() {
    findOwners()
    ends = Array(repeating: .node(0), count: plan.templates.count)
    if plan.initial != nil { graph.nodes.append(.init(id: "initial scene", lines: [], meaning: .entry, cluster: nil)) }
    for index in plan.templates.indices where owners[index] == nil && !plan.templates[index].isPrivate {
      draw(template: index, in: outerFrame(of: index))
    }
    if let initial = plan.initial {
      graph.edges.append(.init(from: .node(0), to: ends[initial], lines: [], meaning: .enters))
    }
    for (index, template) in plan.templates.enumerated() {
      for content in template.contents where owners[content.template] != index {
        graph.edges.append(
          .init(
            from: ends[index], to: ends[content.template], lines: [DiagramText(content.role, .detail)],
            meaning: .contains))
      }
      for segue in template.segues { draw(segue, from: index) }
      for tell in template.tells {
        graph.edges.append(
          .init(
            from: ends[index], to: ends[tell.template], lines: tell.messages.map { DiagramText($0, .detail) },
            meaning: .tells))
      }
    }
  }

  /// A controller stands in the frame of the first that lists it; further lists become edges, and so would a circle.
  private mutating func findOwners() {
    owners = Array(repeating: nil, count: plan.templates.count)
    roles = Array(repeating: nil, count: plan.templates.count)
    for (index, template) in plan.templates.enumerated() {
      for content in template.contents where owners[content.template] == nil {
        var above: Int? = index
        while let here = above, here != content.template { above = owners[here] }
        guard above == nil else { continue }
        owners[content.template] = index
        // Columns have names; children, tabs and pages have their order.
        if template.kind == .split { roles[content.template] = content.role + " column" }
      }
    }
  }

  /// The frame of a template's group, inside those of the files that it comes from.
  private mutating func outerFrame(of index: Int) -> Int? {
    let template = plan.templates[index]
    var frame: Int?
    var path = ""
    for alias in template.id.split(separator: "/").dropLast() {
      path += (path.isEmpty ? "" : "/") + alias
      var lines = [DiagramText(path, .name)]
      let file = Int(template.mark.file)
      if template.id.hasPrefix(path + "/"), !template.id.dropFirst(path.utf8.count + 1).contains("/"),
        plan.files.indices.contains(file)
      {
        lines.append(DiagramText(plan.files[file], .detail))
      }
      frame = self.frame("file " + path, lines, .file, in: frame)
    }
    guard let group = template.group else { return frame }
    return self.frame("group " + path + "/" + group, [DiagramText(group, .name)], .group, in: frame)
  }

  private mutating func frame(
    _ id: String, _ lines: [DiagramText], _ meaning: DiagramGraph.Cluster.Meaning, in parent: Int?
  ) -> Int {
    if let frame = frames[id] { return frame }
    graph.clusters.append(.init(id: id, lines: lines, meaning: meaning, parent: parent))
    graph.clusters[graph.clusters.count - 1].position = graph.nodes.count
    frames[id] = graph.clusters.count - 1
    return graph.clusters.count - 1
  }

  /// A card, or a frame with those in it that the controller contains.
  private mutating func draw(template index: Int, in cluster: Int?) {
    var open: [(template: Int, cluster: Int?)] = [(index, cluster)]
    // A frame of a group of tabs stands where its first tab does.
    var unplaced: Set<Int> = []
    while let (index, cluster) = open.popLast() {
      if let cluster, unplaced.remove(cluster) != nil { graph.clusters[cluster].position = graph.nodes.count }
      let template = plan.templates[index]
      var seen: Set<Int> = []
      let owned = template.contents.map(\.template).filter { owners[$0] == index && seen.insert($0).inserted }
      if owned.isEmpty {
        ends[index] = .node(graph.nodes.count)
        graph.nodes.append(
          .init(
            id: template.id, lines: lines(of: index), meaning: .card, cluster: cluster,
            place: plan.place(of: template)))
        continue
      }
      let frame = frame("container " + template.id, lines(of: index), .container, in: cluster)
      graph.clusters[frame].arrangement = template.kind.arrangement.inFrame
      graph.clusters[frame].place = plan.place(of: template)
      ends[index] = .cluster(frame)
      let homes = groups(of: index, in: frame)
      unplaced.formUnion(homes.values)
      open += owned.reversed().map { ($0, homes[$0] ?? frame) }
    }
  }

  /// T3.21: the frame of each tab that stands in a group. A group begins with its stack, or else with its own controller;
  /// one inside another one stands beside it, since a plan lists all of them in a row.
  private mutating func groups(of index: Int, in outer: Int) -> [Int: Int] {
    let template = plan.templates[index]
    var homes: [Int: Int] = [:]
    var (frame, before): (Int?, String) = (nil, "")
    for content in template.contents {
      if content.role == Self.stackOfGroup || content.role == "group" && before != Self.stackOfGroup {
        let id = "tabs \(template.id)/\(plan.templates[content.template].id)"
        frame = self.frame(id, [DiagramText("group of tabs", .detail)], .container, in: outer)
        graph.clusters[frame ?? outer].arrangement = .column
      } else if content.role != "group", content.role != "groupTab" {
        frame = nil
      }
      if owners[content.template] == index { homes[content.template] = frame }
      before = content.role
    }
    return homes
  }

  private static let stackOfGroup = "managingNavigationController"

  private func lines(of index: Int) -> [DiagramText] {
    let template = plan.templates[index]
    let id = template.id.split(separator: "/").last.map(String.init) ?? template.id
    var lines = [DiagramText(id, .name)]
    if let title = template.title { lines.append(DiagramText(title, .title)) }
    let words = (template.kind == .view ? [] : [template.kind.rawValue]) + (roles[index].map { [$0] } ?? [])
    if !words.isEmpty { lines.append(DiagramText(words.joined(separator: " · "), .detail)) }
    if let name = template.className { lines.append(DiagramText(name, .kind)) }
    // An arrow says the same of an action that a segue asks for.
    let unasked = template.unwindActions.filter { !asked.contains($0) }
    if !unasked.isEmpty { lines.append(DiagramText("unwinds " + unasked.joined(separator: ", "), .detail)) }
    // The verbs by which code leads back belong to the screen, as its kind does.
    if let note = template.note { lines.append(DiagramText(note, note.hasPrefix("back: ") ? .detail : .note)) }
    return lines
  }

  private mutating func draw(_ segue: TemplateRecord.Segue, from source: Int) {
    let target = segue.destination.map { plan.templates[$0] }
    let held = target.flatMap { $0.kind == .navigation ? $0.contents.first : nil }.map {
      plan.templates[$0.template].id
    }
    let words = SegueWords(
      segue, to: [target?.id, held].compactMap(\.self), title: target?.title, isCalled: called.contains(segue.id))
    var lines = [DiagramText(words.first, .name)]
    if let style = segue.style, style != .automatic { lines.append(DiagramText(style.rawValue, .kind)) }
    if let action = words.action { lines.append(DiagramText(action, .kind)) }
    if words.isSenderTold { lines += sender(of: segue) }
    if let note = segue.note { lines.append(DiagramText(note, .note)) }
    for target in targets(of: segue, from: source) {
      // An arrow can't end at the frame that it starts in, so a word says where it leads.
      var lines = lines
      if case .cluster(let frame) = target.end, isInside(ends[source], frame) {
        lines.append(DiagramText("to " + target.name, .detail))
      }
      if target.end == ends[source] { lines.append(DiagramText("to another \(target.name)", .detail)) }
      var edge = DiagramGraph.Edge(from: ends[source], to: target.end, lines: lines, meaning: segue.verb.meaning)
      edge.isOfCode = segue.isOfCode
      if !words.isSenderTold { edge.unsaid = sender(of: segue).first }
      graph.edges.append(edge)
    }
  }

  private func sender(of segue: TemplateRecord.Segue) -> [DiagramText] {
    segue.sender.map { [DiagramText("from " + $0, .detail)] } ?? []
  }

  /// Where a segue leads: its destination, or all that implement its unwind action and that a way back meets first, since
  /// only a run tells more. The source itself is never met (X17), but another instance of it may be.
  private mutating func targets(
    of segue: TemplateRecord.Segue, from source: Int
  ) -> [(end: DiagramGraph.End, name: String)] {
    if let destination = segue.destination { return [(ends[destination], plan.templates[destination].id)] }
    guard let action = segue.action else { return [] }
    let implementers = plan.templates.indices.filter { plan.templates[$0].unwindActions.contains(action) }
    let others = implementers.filter { $0 != source }
    let met = others.isEmpty ? implementers : ways.firstTakers(among: others, from: source)
    // Where many take it, an arrow to each of them from each source would hide all else.
    let areMany = implementers.count > Self.mostReceivers
    if !met.isEmpty, !areMany { return met.map { (ends[$0], plan.templates[$0].id) } }
    let id = "unwind " + action
    if let node = graph.nodes.firstIndex(where: { $0.id == id }) { return [(.node(node), action)] }
    let note = areMany ? "\(implementers.count) controllers take it" : "no controller implements it"
    let lines = [DiagramText(action, .name), DiagramText(note, areMany ? .detail : .alarm)]
    graph.nodes.append(.init(id: id, lines: lines, meaning: areMany ? .reference : .missing, cluster: nil))
    return [(.node(graph.nodes.count - 1), action)]
  }

  /// With more that take an unwind action, it is a place of its own.
  private static let mostReceivers = 3

  private func isInside(_ end: DiagramGraph.End, _ frame: Int) -> Bool {
    var here: Int? =
      switch end {
      case .node(let node): graph.nodes[node].cluster
      case .cluster(let cluster): cluster
      }
    while let cluster = here {
      if cluster == frame { return true }
      here = graph.clusters[cluster].parent
    }
    return false
  }
}

extension ControllerKind.Arrangement {
  /// How what it contains stands in its frame: deeper, further and beside go to the right, tabs below one another.
  fileprivate var inFrame: DiagramGraph.Cluster.Arrangement {
    switch self {
    case .stack, .columns, .pages: .row
    case .tabs, .free: .column
    }
  }
}

extension SegueVerb {
  fileprivate var meaning: DiagramGraph.Edge.Meaning {
    switch self {
    case .show: .show
    case .showDetail: .showDetail
    case .present: .present
    case .push: .push
    case .embed: .embed
    case .unwind: .unwind
    case .custom: .custom
    }
  }
}
