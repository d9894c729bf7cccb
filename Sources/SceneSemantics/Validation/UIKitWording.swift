internal import SceneBasics
internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// The words of SG5xx.
extension Diagnostic {
  /// A warning or an exception of UIKit, at the step that caused it.
  static func uikit(
    _ message: Message, at span: SourceSpan, causes: [Diagnostic.Note], program: Program, world: World
  ) -> Diagnostic {
    let subject = message.first.map { "'\(world.name(of: $0, in: program))': " } ?? ""
    let verb = message.kind.isException ? "UIKit raises" : "UIKit warns"
    var text = world.text(of: message, in: program)
    if text.hasPrefix("Warning: ") { text.removeFirst("Warning: ".count) }
    return Diagnostic(
      message.kind, "\(subject)\(message.kind.entry.summary)", at: span,
      notes: [Diagnostic.Note("\(verb): \(text)", at: span)] + causes.filter { $0.span != span },
      hint: wayOut(of: message, program, world) + another(than: message, program, world))
  }

  /// A presenter that something covers isn't on the screen, and what covers it is.
  private static func wayOut(of message: Message, _ program: Program, _ world: borrowing World) -> String {
    guard message.kind == .presentOffWindow, let cover = message.fourth else { return message.kind.wayOut }
    let name = world.name(of: cover, in: program)
    return "present from '\(name)', which is on the screen, or 'dismiss' it first"
  }

  /// How a new instance is written, where an old one is what stands in the way.
  private static func another(than message: Message, _ program: Program, _ world: borrowing World) -> String {
    let isTaken: Bool =
      switch message.kind {
      case .pushedTwice, .presentedTwice, .presentedChild, .wrongParentRequested: true
      case .presentOffWindow, .alreadyPresenting, .presentationInProgress, .dismissInProgress, .detachedPresenter,
        .unbalancedTransition, .pushedNavigation, .poppedStranger, .noCommonParent, .transitionWithManualForwarding,
        .wrongParentInWindow, .addedRoot, .pushOutsideNavigation, .pageCountMismatch, .popoverWithoutAnchor,
        .pushedSplit, .presentedOnItself, .pagesSetWhileScrolling, .viewInsideItself,
        .missesScenes, .needsScenesSoon, .needsScenes:
        false
      }
    guard isTaken, let first = message.first else { return "" }
    let parts = world.name(of: first, in: program).split(separator: "#")
    let next = parts.count > 1 ? (Int(parts[1]) ?? 1) + 1 : 2
    return "; a new one is written '\(parts[0])#\(next)'"
  }
}

extension UIKitMessage {
  /// The way out, as an imperative.
  fileprivate var wayOut: String {
    switch self {
    case .pushedTwice: "push a new instance, or block the second tap until the first push has ended"
    case .presentOffWindow: "present in 'viewDidAppear', or from the controller that is on the screen"
    case .alreadyPresenting: "present from the presented controller, or 'dismiss' it first"
    case .presentationInProgress: "present in the 'completion' of what is running"
    case .dismissInProgress: "dismiss in the 'completion' of what is running"
    case .presentedTwice: "present a new instance, or 'dismiss' this one first"
    case .presentedChild: "remove it from its parent first, or present a new instance"
    case .detachedPresenter: "make the presenter a child of the controller that has its view"
    case .unbalancedTransition:
      "send one begin and one end to the same controller, 'true' only to one that is off the screen"
    case .pushedNavigation: "push its root instead, or 'present' the navigation controller"
    case .poppedStranger: "pop to a controller that is on this stack"
    case .noCommonParent: "call 'addChild' before 'transition'"
    case .transitionWithManualForwarding: "animate the views and send begin and end by hand"
    case .wrongParentInWindow: "put the view into its parent's view, or make the host its parent"
    case .wrongParentRequested: "take the view out of the old container before 'addChild'"
    case .addedRoot: "make another controller the window's root"
    case .pushOutsideNavigation: "use 'show', or put the source into a navigation controller"
    case .pageCountMismatch: "give as many pages as the style, the spine and the sides need"
    case .popoverWithoutAnchor:
      "write 'anchor:' beside 'present', with the button that it points at, as in 'anchor: share'"
    case .pushedSplit: "present it, or make it the window's root"
    case .presentedOnItself: "present another controller, or name the presenter with 'in'"
    case .viewInsideItself: "take the inner view out first, or put the view elsewhere"
    case .missesScenes, .needsScenesSoon: "add a scene manifest and a scene delegate"
    case .needsScenes:
      "add a scene manifest and a scene delegate, or write 'no-needsScenes' under 'quirks' if the app has an older SDK"
    case .pagesSetWhileScrolling: "wait until the page rests, or set the pages without animation"
    }
  }
}
