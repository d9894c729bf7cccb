import ScenePlan
import SceneWorld

/// V33: the four flags are true for those that move, and for no other. What moves is known from the calls and from the
/// moves that controllers were told of.
struct FlagWatch {
  /// The controllers that were told of a new parent, and not yet that they are there.
  private var arriving: Set<InstanceID> = []
  /// The controllers that code has told to be where they were, since they were told to leave.
  private var staying: Set<InstanceID> = []
  /// The controllers for which `present` was called, and which haven't appeared since.
  private var presented: Set<InstanceID> = []
  /// The flags of the will of the change that is under way.
  private var begun: [InstanceID: AppearanceFlags] = [:]

  /// Follows calls and moves.
  mutating func hear(_ event: LifecycleEvent) {
    guard let instance = event.instance else { return }
    switch (event.callback, event.argument) {
    case (.present, .instance(let coming)): presented.insert(coming)
    case (.willMove, .parent(_?)): arriving.insert(instance)
    case (.willMove, .parent(nil)):
      arriving.remove(instance)
      staying.remove(instance)
    case (.didMove, .parent(_?)):
      arriving.remove(instance)
      staying.insert(instance)
    case (.didMove, _): arriving.remove(instance)
    default: break
    }
  }

  /// The problems in the flags of a callback of appearance.
  mutating func problems(
    of event: LifecycleEvent, _ instance: InstanceID, isLeaving: Bool, _ world: World
  ) -> [String] {
    guard event.callback.hasFlags else { return [] }
    var problems: [String] = []
    func mustBe(_ flag: AppearanceFlags, _ isTrue: Bool, _ name: String) {
      if event.flags.contains(flag) != isTrue { problems.append("\(name) isn't \(isTrue)") }
    }
    // Under the finger a top has left its stack, and hasn't been told.
    let isUnderFinger = event.flags.contains(.isMovingFromParent) && world[instance].parent == nil
    let isMovingAway = isLeaving && !staying.contains(instance)
    mustBe(.isMovingFromParent, isMovingAway || isUnderFinger, "isMovingFromParent")
    mustBe(.isMovingToParent, arriving.contains(instance) && !isUnderFinger, "isMovingToParent")
    let will = begun[instance] ?? []
    switch event.callback {
    case .viewWillAppear:
      let comes = presented.contains(instance) && world[instance].presenter != nil
      mustBe(.isBeingPresented, comes, "isBeingPresented")
      mustBe(.isBeingDismissed, false, "isBeingDismissed")
      begun[instance] = event.flags
    case .viewDidAppear:
      mustBe(.isBeingPresented, will.contains(.isBeingPresented), "isBeingPresented")
      mustBe(.isBeingDismissed, false, "isBeingDismissed")
      presented.remove(instance)
    case .viewWillDisappear:
      // What goes along with the upper one of a chain isn't dismissed by itself. An upper one that was on its way out
      // already goes by itself (M6.44).
      let hasUpper = world[instance].presented.map { !world[$0].isBeingDismissed } ?? false
      let isTop = world[instance].presenter != nil && !hasUpper
      let goes = isTop && world[instance].isBeingDismissed
      mustBe(.isBeingDismissed, goes, "isBeingDismissed")
      mustBe(.isBeingPresented, false, "isBeingPresented")
      begun[instance] = event.flags
    default:
      mustBe(.isBeingDismissed, will.contains(.isBeingDismissed), "isBeingDismissed")
      mustBe(.isBeingPresented, false, "isBeingPresented")
    }
    return problems
  }
}
