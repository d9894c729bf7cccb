internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// `UIHostingController` (V89): a controller like any other, whose views are SwiftUI's.
///
/// ```
/// profile.viewDidLayoutSubviews, profile.onAppear; in the next turn profile.task; profile.viewDidAppear
/// profile.viewDidDisappear, profile.onDisappear; what waits in the task doesn't come
/// ```
struct HostingKind: ContainerKind {
  var hooks: HookSet { HookSet(.viewDidLayoutSubviews) | HookSet(.viewDidAppear) | HookSet(.viewDidDisappear) }

  func act(in callback: Callback, of container: InstanceID, _ uikit: inout Simulation) {
    let hasAppeared = uikit.world.state(of: container, as: HostingState.self) != nil
    let comes = [.appearing, .appeared].contains(uikit.world[container].appearance)
    guard comes != hasAppeared, comes || callback == .viewDidDisappear else { return }
    uikit.world.containers[container] = comes ? AnyContainerState(HostingState()) : nil
    uikit.emit(comes ? .onAppear : .onDisappear, container)
    if !comes {
      uikit.cancelTask(of: container)
    } else if hasTask(container, uikit) {
      uikit.schedule("task", .nextTurn, .kind(WaitingWork(HostingWork.task(of: container))))
    }
  }

  private func hasTask(_ container: InstanceID, _ uikit: Simulation) -> Bool {
    uikit.template(of: container)?.settings?.overrides.contains { override in
      if case .callback(.task, _, _) = override.body { true } else { false }
    } ?? false
  }
}

/// SwiftUI's views have appeared.
struct HostingState: ContainerState {
  func renumbered(by numbers: Renumbering) -> Self { self }
}
