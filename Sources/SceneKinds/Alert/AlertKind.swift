internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// `UIAlertController` (M6.48): it stands over its presenter, which stays on the screen, and goes by one of its actions.
///
/// A person chooses `delete` of the alert `confirm`, which `list` has presented:
///
/// ```
/// next turn      confirm.viewWillDisappear
/// 0.5 s later    confirm.viewDidDisappear; then the steps of the action, as code of `list`
/// ```
struct AlertKind: ContainerKind {
  func takes(_ action: Action) -> Bool {
    guard case .tapThing(let thing) = action else { return false }
    return thing.name != "more"
  }

  /// An action sheet is a popover where there is room for one, and then it needs an anchor (M6.33).
  func style(of presented: InstanceID, _ uikit: Simulation) -> PresentationStyle? {
    uikit.word(.preferredStyle, of: presented) == "actionSheet" && !uikit.world.device.isCompactWidth
      ? .popover : .custom
  }

  func perform(_ step: Step, on container: InstanceID, _ uikit: inout Simulation) {
    guard case .tapThing(let action) = step.action else { return }
    uikit.choose(action, of: container, step)
  }
}

extension Simulation {
  /// A person chooses an action of an alert: the alert goes, and then the action's steps run.
  ///
  /// They are code of the controller that has presented the alert, as a handler is that calls `self`.
  fileprivate mutating func choose(_ action: NamedThing, of alert: InstanceID, _ step: Step) {
    guard let steps = handler(of: action.name, in: alert), let presenter = world[alert].presenter else {
      return fail(.noContainer(step.action, receiver: alert))
    }
    guard world.presentations[presenter] == nil else { return ignore(.tap, at: alert, .comesOrGoes(alert)) }
    frame.receiver = world.extras(of: alert).presentingReceiver ?? presenter
    var change = change(of: step)
    let handler = steps + (step.completion ?? [])
    change.completion = handler.isEmpty ? nil : .steps(handler)
    let dismissal = dismissal(of: alert, presenter: presenter, change)
    if asks(.presentsInTheCall) { return startDismissal(dismissal) }
    schedule("start of \(change.title)", .nextTurn, .presentation(.startDismissal(dismissal)))
  }

  /// The steps of an alert's action; nil if it has no such action.
  private func handler(of action: String, in alert: InstanceID) -> [Step]? {
    for override in settings(of: alert)?.overrides ?? [] {
      if case .unwindAction(action, let steps) = override.body { return steps }
    }
    return nil
  }
}
