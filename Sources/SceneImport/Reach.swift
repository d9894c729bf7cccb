package import SceneBasics
internal import SceneKinds
internal import ScenePlan
package import SceneProgram
internal import SceneRuns
internal import SceneWorld

/// Scripts that fire every segue that a run can reach, each with the way back.
///
/// A walk goes depth first: a segue, all that follows from it, and the way back. A screen without a way back starts a
/// walk of its own.
package struct Reach {
  /// A segue, a tab that is selected, or else the way back in a stack that starts with several controllers.
  package struct Edge: Hashable, Sendable {
    var template: Int
    var segue: String?
    /// The template of the tab.
    var tab: Int?

    var isPop: Bool { segue == nil && tab == nil }
  }

  /// Why a controller was never on the screen.
  package enum Reason: Hashable, Sendable {
    /// Only custom segues lead there, and the scene doesn't say what they do.
    case custom
    /// Only code can make it: it has an identifier, or its storyboard starts with it.
    case code
    /// Nothing leads there.
    case dead
    /// Only controllers lead there that weren't reached themselves.
    case behind
    /// Something leads there, and it didn't come onto the screen.
    case hidden
  }

  /// The scripts; the first starts at launch and comes back to where it started.
  package private(set) var walks: [[Step]] = []
  /// The templates that were on the screen.
  package private(set) var visited: Set<Int> = []
  /// The ways that were fired or selected.
  private(set) var fired: Set<Edge> = []
  /// The ways that made UIKit raise; no script has them.
  package private(set) var raised: [String] = []
  /// How often a way back was taken.
  package private(set) var backCount = 0
  let program: Program
  private let limits: Limits
  /// Ways to screens without a way back.
  private var open: [[Edge]] = []

  /// The longest way that is walked.
  private static let deepest = 60

  /// Walks through a program; its script, if it has one, is left out.
  package init(_ program: Program, limits: Limits = Limits()) {
    self.program = program
    self.limits = limits
    guard program.initial != nil else { return }
    open = [[]]
    while let way = open.popLast(), walks.count < limits[.files] { walk(way) }
  }

  /// The number of segues that were fired.
  package var segueCount: Int { fired.count { $0.segue != nil } }

  // MARK: Walks

  /// Starts at launch, goes a way, and explores from its end.
  private mutating func walk(_ way: [Edge]) {
    var plain = program
    plain.script = nil
    var here = Simulation(plain, limits: limits, observer: NoObserver())
    here.performNext()
    here.settle()
    var script: [Step] = []
    for edge in way {
      guard !here.world.isOver, let step = step(for: edge, in: here) else { return }
      script.append(step)
      here.perform(extra: step)
      here.settle()
    }
    if here.world.isOver { return }
    explore(&here, way: way, above: [], script: &script)
    if !script.isEmpty || walks.isEmpty { walks.append(script) }
  }

  /// Fires all that hasn't been fired, and comes back to the same tree each time.
  ///
  /// - Parameters:
  ///   - way: What leads from launch to here.
  ///   - above: The trees on the way that this walk comes back to, and the edge that leads on from each.
  private mutating func explore(
    _ here: inout Simulation, way: [Edge], above: [(tree: [Line], edge: Edge)], script: inout [Step]
  ) {
    note(here)
    guard way.count < Reach.deepest else { return }
    var tree = Reach.tree(of: here)
    let isStart = above.last.map { $0.edge.tab != nil } ?? true
    while let edge = nextEdge(in: here, isStart: isStart), let step = step(for: edge, in: here) {
      fired.insert(edge)
      var there = here
      there.perform(extra: step)
      there.settle()
      if there.world.isOver {
        raised.append(text(of: edge))
        continue
      }
      note(there)
      let other = Reach.tree(of: there)
      if other == tree {
        // The tab that is selected already, or an unwind that no controller takes.
        if edge.tab == nil {
          script.append(step)
          here = there
        }
      } else if let last = above.last, other == last.tree, let again = self.step(for: last.edge, in: there) {
        // An unwind to the presenter is itself the way back; what is left to explore here comes again.
        script += [step, again]
        there.perform(extra: again)
        there.settle()
        backCount += 1
        here = there
        tree = Reach.tree(of: here)
      } else if wayBack(from: there, to: tree, of: edge) != nil {
        script.append(step)
        explore(&there, way: way + [edge], above: above + [(tree, edge)], script: &script)
        guard let back = wayBack(from: there, to: tree, of: edge) else {
          here = there
          return
        }
        script.append(back)
        there.perform(extra: back)
        there.settle()
        backCount += 1
        here = there
        // A tab that was shown for the first time has its view from then on.
        if edge.tab != nil { tree = Reach.tree(of: here) }
      } else {
        open.append(way + [edge])
      }
    }
  }

  /// Takes down what is on the screen.
  private mutating func note(_ simulation: Simulation) {
    for member in simulation.world.members where simulation.world[member].appearance == .appeared {
      let template = Int(simulation.world[member].template)
      if !program.isPrivate(template) { visited.insert(template) }
    }
  }

  // MARK: Edges

  /// The first edge on the screen that hasn't been fired: tabs first, so that each shows its own.
  ///
  /// - Parameter isStart: Whether what stands on a stack has been there from the start, such as a collapsed split's.
  private func nextEdge(in simulation: Simulation, isStart: Bool) -> Edge? {
    let edges = simulation.possibleSteps.flatMap { self.edges(of: $0) }.filter {
      !fired.contains($0) && (isStart || !$0.isPop)
    }
    return edges.first { $0.tab != nil } ?? edges.first
  }

  private func edges(of step: Step) -> [Edge] {
    guard let receiver = step.receiver else { return [] }
    switch step.action {
    case .trigger(let thing): return [Edge(template: receiver.template, segue: thing.name)]
    case .swipe(.pop, _, _): return [Edge(template: receiver.template)]
    case .tap(let tab): return [Edge(template: receiver.template, tab: tab.template)]
    case .tapThing:
      let tabs = program.templates[receiver.template].contents.filter { $0.role == .tabs }
      return tabs.map { Edge(template: receiver.template, tab: $0.template) }
    default: return []
    }
  }

  /// The step that fires an edge now: a person's, or that of code where no control fires it.
  private func step(for edge: Edge, in simulation: Simulation) -> Step? {
    let steps = simulation.possibleSteps.filter { edges(of: $0).contains(edge) }
    guard let found = steps.last, let receiver = found.receiver else { return nil }
    if edge.isPop { return Step(.pop, in: receiver) }
    if let tab = edge.tab {
      if case .tap(let reference) = found.action { return Step(.select(reference), in: receiver) }
      return Step(.select(Reference(tab)), in: receiver)
    }
    let segue = edge.segue.flatMap { program.templates[edge.template].segue($0) }
    guard case .trigger(let thing) = found.action, segue?.sender == nil else { return found }
    return Step(.perform(thing), in: receiver)
  }

  private func text(of edge: Edge) -> String {
    "\(program.name(of: edge.template)).\(edge.segue ?? edge.tab.map { program.name(of: $0) } ?? "")"
  }

  // MARK: The way back

  /// The step that makes the tree what it was; nil if none does.
  private func wayBack(from there: Simulation, to tree: [Line], of edge: Edge) -> Step? {
    // What another tab has loaded stays loaded; what is on the screen is what it was.
    func kept(_ lines: [Line]) -> [Line] { edge.tab == nil ? lines : lines.filter { $0.appearance == .appeared } }
    for step in steps(backFrom: there) {
      var back = there
      back.perform(extra: step)
      back.settle()
      if !back.world.isOver, kept(Reach.tree(of: back)) == kept(tree) { return step }
    }
    return nil
  }

  /// The steps that may lead back: dismiss, pop and select, the innermost first.
  private func steps(backFrom simulation: Simulation) -> [Step] {
    let world = simulation.world
    var steps: [Step] = []
    for line in world.treeLines.reversed() {
      let instance = line.instance
      guard let reference = simulation.reference(to: instance) else { continue }
      if let presented = world.presentedOnScreen(from: instance) {
        // Sent to a presented controller that presents, 'dismiss' looks like a mistake; sent to what goes, it doesn't.
        let receiver = world[instance].presenter == nil ? reference : simulation.reference(to: presented) ?? reference
        steps.append(Step(.dismiss, in: receiver))
      }
      let kind = program.kind(of: reference.template)
      if kind == .navigation, world[instance].childCount > 1 { steps.append(Step(.pop, in: reference)) }
      if kind == .tabs {
        for tab in simulation.possibleSteps where tab.receiver == reference {
          if case .tap(let tab) = tab.action { steps.append(Step(.select(tab), in: reference)) }
        }
      }
    }
    return steps
  }

  /// A line of the tree: what stands there, and whether it is on the screen.
  private struct Line: Equatable {
    var template: Int32
    var ordinal: Int32
    var depth: Int
    var isPresented: Bool
    var appearance: AppearanceState
  }

  private static func tree(of simulation: Simulation) -> [Line] {
    let world = simulation.world
    return world.treeLines.map { line in
      let node = world[line.instance]
      return Line(
        template: node.template, ordinal: node.ordinal, depth: line.depth, isPresented: line.isPresented,
        appearance: node.appearance)
    }
  }
}
