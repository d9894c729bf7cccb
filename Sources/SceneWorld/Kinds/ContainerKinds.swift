public import ScenePlan
public import SceneProgram

extension ControllerKind {
  /// The kind as a thing: the one place that finds it.
  var container: any ContainerKind {
    switch self {
    case .view, .container: PlainKind()
    case .navigation: NavigationKind()
    case .tabs: TabsKind()
    case .split: SplitKind()
    case .pager: PagerKind()
    case .alert: AlertKind()
    }
  }

  /// Whether a step is a call of this class; gestures are, by the way they go.
  public func takes(_ action: Action) -> Bool { container.takes(action) }
}

extension Simulation {
  /// The kind that decides for a controller.
  func container(of instance: InstanceID) -> any ContainerKind { kind(of: instance).container }
}
