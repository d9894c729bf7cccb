internal import SceneLogs
internal import ScenePlan
internal import SceneProgram
internal import SceneRuns
internal import SceneWorld

extension FoundScript {
  /// Whether right code may have done what its slip does, so that the slip isn't named.
  ///
  /// A controller that comes below another one in a stack is told of its parent, and its view stays away. So is one that
  /// is taken away again before it is shown.
  func isHarmless(in log: LifecycleLog) -> Bool {
    guard let place = moves.firstIndex(where: { $0.slip == .noView }) else { return false }
    let slip = moves[place]
    guard case .code(let steps) = slip.step.action, case .addChild(let child)? = steps.first?.action else {
      return false
    }
    let isTakenAway = moves[place...].contains { move in
      if case .remove(let other) = move.step.action { other.template == child.template } else { false }
    }
    if isTakenAway { return true }
    guard program.templates.contains(where: { $0.kind == .navigation || $0.kind == .tabs }) else { return false }
    // A parent that a line names is no stack.
    return !(slip.events.map(Array.init) ?? []).contains { event in
      if case .text = log.events[event].argument { log.events[event].callback?.group == .moving } else { false }
    }
  }

  /// A given script with the steps that print what its steps print, as a search found them.
  func joined(by other: FoundScript?) -> FoundScript {
    guard let other, other.rest.isEmpty, other.moves.map(\.events) == moves.map(\.events) else { return self }
    var joined = self
    for index in moves.indices {
      let title = other.moves[index].title
      // The other one may say in which controller.
      if title.hasPrefix(joined.moves[index].title + " in ") { joined.moves[index].title = title }
      let all = [title] + other.moves[index].others
      joined.moves[index].others = all.filter { $0 != joined.moves[index].title }
    }
    return joined
  }
}
