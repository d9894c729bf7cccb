internal import SceneBasics
internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// The ways out of UIKit's warnings and exceptions.
extension Diagnostic {
  /// The way out, as the help of a finding says it.
  static func hint(about message: Message, _ program: Program, _ world: borrowing World) -> String {
    let way = wayOut(of: message, program, world)
    guard let another = another(than: message, program, world) else { return way }
    if message.kind == .wrongParentRequested, let parent = message.third, isOfUIKit(parent, program, world) {
      return "write '\(another)' for an instance of its own; else \(way)"
    }
    return way + "; a new one is written '\(another)'"
  }

  /// Whether a controller is one of UIKit's own containers.
  private static func isOfUIKit(_ id: InstanceID, _ program: Program, _ world: borrowing World) -> Bool {
    ![.container, .view].contains(program.kind(of: Int(world[id].template)))
  }

  /// A presenter that something covers isn't on the screen, and what covers it is.
  private static func wayOut(of message: Message, _ program: Program, _ world: borrowing World) -> String {
    if message.kind == .presentOffWindow, let going = message.second, world[going].isBeingDismissed {
      return "present from a controller that stays, in the 'completion' of the 'dismiss'"
    }
    if message.kind == .unbalancedTransition, message.name != nil {
      return "present a turn later, with 'after: turn', or in 'viewDidAppear' of the root"
    }
    guard message.kind == .presentOffWindow, let cover = message.fourth else { return message.kind.wayOut }
    let name = world.name(of: cover, in: program)
    return "present from '\(name)', which is on the screen, or 'dismiss' it first"
  }

  /// The name of a new instance, where an old one is what stands in the way.
  private static func another(than message: Message, _ program: Program, _ world: borrowing World) -> String? {
    let isTaken: Bool =
      switch message.kind {
      case .pushedTwice, .presentedTwice, .presentedChild, .wrongParentRequested, .repeatedMember: true
      case .presentOffWindow, .alreadyPresenting, .presentationInProgress, .dismissInProgress, .detachedPresenter,
        .unbalancedTransition, .pushedNavigation, .poppedStranger, .noCommonParent, .transitionWithManualForwarding,
        .wrongParentInWindow, .addedRoot, .pushOutsideNavigation, .pageCountMismatch, .popoverWithoutAnchor,
        .pushedSplit, .presentedOnItself, .pagesSetWhileScrolling, .viewInsideItself,
        .missesScenes, .needsScenesSoon, .needsScenes, .stackInMotion, .nestedChange, .modalTransitionRuns,
        .unexpectedSubviews, .presentedSplit:
        false
      }
    guard isTaken, let first = message.first else { return nil }
    let parts = world.name(of: first, in: program).split(separator: "#")
    let next = parts.count > 1 ? (Int(parts[1]) ?? 1) + 1 : 2
    return "\(parts[0])#\(next)"
  }
}
