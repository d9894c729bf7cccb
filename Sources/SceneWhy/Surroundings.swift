internal import ScenePlan

/// The containers around a controller, and whether it was on the screen, as the events of a run tell it.
struct Surroundings {
  private let instance: InstanceID?
  /// By controller: its parents, each from an event on.
  private var parents: [InstanceID: [(from: EffectID, parent: InstanceID?)]] = [:]
  /// Whether the controller is on the screen, each from an event on.
  private var appearances: [(from: EffectID, isShown: Bool)] = []

  init(of name: String, in explainer: Explainer) {
    instance = explainer.plan.instances.firstIndex { $0.name == name }.map { InstanceID($0) }
    for id in explainer.log.events {
      guard let effect = explainer.log[id], case .event(let event) = effect.kind, let told = event.instance else {
        continue
      }
      switch (event.callback, event.argument) {
      case (.willMove, .parent(let parent?)), (.didMove, .parent(let parent?)):
        parents[told, default: []].append((id, parent))
      case (.didMove, .parent(nil)): parents[told, default: []].append((id, nil))
      case (.viewWillAppear, _) where told == instance: appearances.append((id, true))
      case (.viewDidDisappear, _) where told == instance: appearances.append((id, false))
      default: break
      }
    }
  }

  /// All controllers that were ever around this one.
  var containers: Set<InstanceID> {
    var found: Set<InstanceID> = []
    var next = instance.map { [$0] } ?? []
    while let here = next.popLast() {
      next += (parents[here] ?? []).compactMap(\.parent).filter { found.insert($0).inserted }
    }
    return found
  }

  /// The last on the way up from the controller at a moment; the controller itself where it had no parent.
  func outermost(at moment: EffectID) -> InstanceID? {
    guard var here = instance else { return nil }
    for _ in parents {
      guard let all = parents[here] else { return here }
      let place = all.firstPlace { $0.from > moment }
      guard place > 0, let parent = all[place - 1].parent else { return here }
      here = parent
    }
    return here
  }

  /// Whether the controller was on the screen at a moment, inside another one.
  func wasShown(inside outer: InstanceID, at moment: EffectID) -> Bool {
    let place = appearances.firstPlace { $0.from >= moment }
    guard var here = instance, place > 0, appearances[place - 1].isShown else { return false }
    // A parent that comes later than its child makes no circle, since each was a parent before the moment.
    for _ in parents {
      guard let all = parents[here] else { return false }
      let place = all.firstPlace { $0.from >= moment }
      guard place > 0, let parent = all[place - 1].parent else { return false }
      if parent == outer { return true }
      here = parent
    }
    return false
  }
}
