internal import SceneBasics
internal import SceneCompiler
internal import SceneDiagrams
internal import SceneGraphs
internal import ScenePlan
internal import SceneWorld

/// A small picture beside an explanation.
package struct HoverPicture: Hashable, Sendable {
  /// A few words for those that don't see it.
  package var title: String
  package var svg: String
}

extension EditingContext {
  /// A controller with what leads to it and where it leads; nil if nothing does, or the scene has faults.
  func picture(of controller: String) -> HoverPicture? {
    var loader = loader
    guard let program = Pipeline.program(of: file, loader: &loader).program,
      let view = DiagramViews.find(PictureView.segues.rawValue)
    else { return nil }
    let graph = view.graph(of: HierarchyPlan(head: program), at: nil).showing(view.standardDetails)
    guard let part = graph.focused(on: controller, depth: nil), !part.edges.isEmpty else { return nil }
    return HoverPicture(title: "What leads to \(controller), and where it leads", svg: EditingContext.svg(of: part))
  }

  /// The hierarchy as a step has left it.
  static func picture(of plan: HierarchyPlan, after step: StepRecord, _ state: HierarchyState) -> HoverPicture? {
    guard let view = DiagramViews.find(PictureView.tree.rawValue) else { return nil }
    let title = step.number == 0 ? "after launch" : "after step \(step.number), \(step.title)"
    let graph = view.graph(of: plan, at: DiagramMoment(state: state, title: title))
    return HoverPicture(
      title: "The hierarchy " + title, svg: svg(of: graph.showing(view.standardDetails)))
  }

  private static func svg(of graph: DiagramGraph) -> String {
    var style = DiagramStyle()
    // An explanation is about as wide as this.
    style.width = 480
    var output = ByteWriter()
    DrawingFormat.svg.format.write(graph, style: style, into: &output)
    return String(decoding: output.take(), as: UTF8.self)
  }
}

/// Keeps where everything stands when a step is over.
struct StepState: LifecycleObserver {
  /// The line of the step, counted from 1; nil keeps nothing.
  let line: Int?
  private(set) var state: HierarchyState?
  private var isRunning = false

  init(ofLine line: Int?) { self.line = line }

  var wishes: ObserverWishes { [] }

  mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    keep(world)
    isRunning = step.mark.file == 0 && Int(step.mark.line) == line
  }

  mutating func end(at time: Ticks, world: borrowing World) { keep(world) }

  private mutating func keep(_ world: borrowing World) {
    if isRunning, state == nil { state = world.picture() }
  }
}
