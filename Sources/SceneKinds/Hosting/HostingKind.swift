internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// `UIHostingController` (V89): a controller like any other, whose views are SwiftUI's.
///
/// ```
/// profile.viewDidLayoutSubviews, profile.onAppear, profile.viewDidAppear
/// profile.viewDidDisappear, profile.onDisappear
/// ```
struct HostingKind: ContainerKind {
  var hooks: HookSet { HookSet(.viewDidLayoutSubviews) | HookSet(.viewDidAppear) | HookSet(.viewDidDisappear) }

  func act(in callback: Callback, of container: InstanceID, _ uikit: inout Simulation) {
    let hasAppeared = uikit.world.state(of: container, as: HostingState.self) != nil
    let comes = [.appearing, .appeared].contains(uikit.world[container].appearance)
    guard comes != hasAppeared, comes || callback == .viewDidDisappear else { return }
    uikit.world.containers[container] = comes ? AnyContainerState(HostingState()) : nil
    uikit.emit(comes ? .onAppear : .onDisappear, container)
  }
}

/// SwiftUI's views have appeared.
private struct HostingState: ContainerState {
  func renumbered(by numbers: Renumbering) -> Self { self }
}
