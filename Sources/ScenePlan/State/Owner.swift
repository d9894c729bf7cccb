/// An owner of a controller: something that keeps it alive (C1.17).
public enum Owner: Hashable, Sendable {
  /// The window has it as its root.
  case window
  /// It is a child.
  case parent(InstanceID)
  /// It is presented.
  case presenter(InstanceID)
  /// A property of another controller.
  case property(of: InstanceID)
  /// A timer, or a block for the next turn, whose closure holds `self`; written there.
  case timer(SourceMark)
  /// A completion block that holds `self`; the call that it belongs to is written there.
  case completion(SourceMark)
  /// Its own change on the screen, which goes on.
  case transition(TransitionID)
  /// An appearance that was begun and not ended.
  case appearance
  /// UIKit, or code that runs, for as long as a change takes.
  case code
  /// A reference in code that the scene tells of: `retained: true`.
  case reference
  /// The step that made it; nothing has taken it in yet.
  case maker
}

extension HierarchyPlan {
  /// An owner in words, as they stand behind a controller's name: `the timer of line 6`, `a property of list`.
  package func phrase(for owner: Owner) -> String {
    switch owner {
    case .window: "the window's root"
    case .parent(let parent): "a child of \(name(parent))"
    case .presenter(let presenter): "presented by \(name(presenter))"
    case .property(let keeper): "a property of \(name(keeper))"
    case .timer(let mark): "the timer of line \(mark.line)"
    case .completion(let mark): "the completion of line \(mark.line)"
    case .transition, .code: "a transition that runs"
    case .appearance: "an appearance that was begun and not ended"
    case .reference: "a property"
    case .maker: "the code that made it"
    }
  }
}
