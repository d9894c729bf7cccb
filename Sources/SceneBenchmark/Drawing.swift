internal import SceneBasics
internal import SceneCompiler
internal import SceneDiagrams
internal import ScenePlan
internal import SceneWorld

/// A scene with what is drawn of it: where it stands when it has been launched.
struct Drawing {
  private let plan: HierarchyPlan
  private let moment: DiagramMoment

  /// A tree of many controllers, all of them launched.
  static func tree(controllers: Int) -> Drawing? {
    Drawing(of: GeneratedScene.yaml(controllers: controllers, hasInitial: true))
  }

  /// Scenes with three times as many segues, most of them to scenes near by.
  static func segues(scenes: Int) -> Drawing? { Drawing(of: GeneratedScene.segues(scenes: scenes)) }

  private init?(of scene: [UInt8]) {
    var loader = Checking.NoImports()
    guard let plan = Pipeline.compile(SourceFile(path: "generated.scene.yaml", bytes: scene), loader: &loader).plan
    else { return nil }
    var end = EndState()
    _ = Pipeline.run(plan, observer: &end)
    self.plan = plan
    moment = DiagramMoment(state: end.state, title: "at the end")
  }

  private struct EndState: LifecycleObserver {
    var state = HierarchyState()
    var wishes: ObserverWishes { [] }

    mutating func end(at time: Ticks, world: borrowing World) { self.state = world.picture() }
  }

  /// Draws a view in a format, both by their names.
  @discardableResult
  func write(_ view: String, as format: String) -> [UInt8] {
    var output = ByteWriter()
    if let view = DiagramViews.find(view), let format = DiagramFormats.find(format) {
      Diagram(view, as: format).write(plan, at: moment, into: &output)
    }
    return output.take()
  }
}
