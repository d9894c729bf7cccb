public import ScenePlan
public import SceneProgram
package import SceneWorld

/// UIKit's own kinds: the one list of them.
package struct UIKitKinds: ContainerKinds {
  package subscript(kind: ControllerKind) -> any ContainerKind {
    switch kind {
    case .view, .container: PlainKind()
    case .navigation: NavigationKind()
    case .tabs: TabsKind()
    case .split: SplitKind()
    case .pager: PagerKind()
    case .alert: AlertKind()
    case .search: SearchKind()
    case .hosting: HostingKind()
    }
  }
}

extension ControllerKind {
  /// Whether a step is a call of this class; gestures are, by the way they go.
  public func takes(_ action: Action) -> Bool { UIKitKinds()[self].takes(action) }
}
