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
    let former = uikit.world.state(of: container, as: HostingState.self)
    let hasAppeared = former?.isShown ?? false
    let comes = [.appearing, .appeared].contains(uikit.world[container].appearance)
    guard comes != hasAppeared, comes || callback == .viewDidDisappear else { return }
    uikit.world.containers[container] = AnyContainerState(HostingState(isShown: comes))
    if comes, former != nil, isTab(container, uikit), uikit.asks(.appearsOnce) {
      uikit.refuse(Refusal(.onAppear, container, .appearedOnce))
    } else {
      uikit.emit(comes ? .onAppear : .onDisappear, container)
    }
    if !comes {
      uikit.cancelTask(of: container)
    } else if hasTask(container, uikit) {
      uikit.schedule("task", .nextTurn, .kind(WaitingWork(HostingWork.task(of: container))))
    }
  }

  private func isTab(_ container: InstanceID, _ uikit: Simulation) -> Bool {
    uikit.world[container].parent.map { uikit.kind(of: $0) == .tabs } ?? false
  }

  private func hasTask(_ container: InstanceID, _ uikit: Simulation) -> Bool {
    uikit.template(of: container)?.settings?.overrides.contains { override in
      if case .callback(.task, _, _) = override.body { true } else { false }
    } ?? false
  }
}

/// Whether SwiftUI's views are shown now; they have been at least once.
struct HostingState: ContainerState {
  var isShown: Bool

  func renumbered(by numbers: Renumbering) -> Self { self }
}
