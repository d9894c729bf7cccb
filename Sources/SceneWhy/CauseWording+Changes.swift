internal import ScenePlan

/// The sentences for waiting work that goes on, with the change on the screen that it belongs to.
extension CauseWording {
  mutating func text(of resumption: Resumption, at place: Int) -> String {
    let change = change(at: place)
    switch resumption {
    case .endOfAppearance: return "UIKit ends an appearance in the next turn"
    case .timer: return "the time of a timer had come"
    case .task: return "a task of SwiftUI's views went on"
    case .waitingCall: return "the call had to wait for the end of a change"
    case .firstFrame: return "the app showed its first frame"
    case .secondSnapshot: return "the system took its second picture of the app"
    case .nextSize: return "the window's edge was dragged further"
    case .endOfResize: return "the change of the window's size had ended"
    case .endOfRootChange: return "the change of the window's root had ended"
    case .adaptation: return "the presentation had adapted to the new size"
    case .endOfTransition, .endOfTurn, .endOfTab, .endOfColumns, .endOfPages, .endOfPresentation, .endOfDismissal:
      return lasted(change, at: place)
    case .cancelledTransition: return "the gesture was given up"
    case .endOfDrag: return "the drag had ended"
    case .endOfScroll: return "the scroll view had come to rest"
    case .startOfTurn: return "a stack starts a \(change) in the next turn"
    case .endOfSwipe: return "the finger was lifted"
    case .layoutOfBar: return "the tab bar went or came with the change"
    case .layoutOfPresenter: return "UIKit lays out the presenter of a card behind the card"
    case .startOfTab: return "a tab bar controller finishes a switch in the next turn"
    case .startOfPresentation: return "UIKit starts a presentation in the next turn"
    case .startOfDismissal: return "UIKit starts a dismissal in the next turn"
    case .cancelledDismissal: return "the sheet was let go"
    }
  }

  /// When something was, where it belongs to the end of a change: `at the end of the push`.
  mutating func moment(_ place: Int) -> String? {
    guard place > 0, case .instruction(.end)? = chain[place]?.kind,
      case .resumption(let resumption)? = above(place)?.kind,
      resumption.endsChange
    else { return nil }
    return "at the end of the \(change(at: place + 1))"
  }

  private mutating func lasted(_ change: String, at place: Int) -> String {
    guard let start = above(place)?.time, let end = chain[place]?.time, start < end else {
      return "the \(change) was over at once"
    }
    return "the \(change) had lasted its \(Ticks(microseconds: end.microseconds - start.microseconds).seconds) s"
  }

  /// The change that a resumption belongs to, as people call it.
  private mutating func change(at place: Int) -> String {
    guard case .resumption(let resumption)? = chain[place]?.kind else { return "change" }
    switch resumption {
    case .endOfTransition: return "transition"
    case .endOfTab: return "switch"
    case .endOfColumns: return "move of the columns"
    case .endOfPages: return "turn of the pages"
    case .endOfPresentation: return "presentation"
    case .endOfDismissal: return "dismissal"
    case .startOfTurn, .endOfTurn: break
    default: return "change"
    }
    var next = place
    while let effect = chain[next] {
      next += 1
      guard case .event(let event) = effect.kind, event.callback.group == .calls else { continue }
      switch event.callback {
      case .pushViewController: return "push"
      case .popViewController, .popToViewController, .popToRootViewController: return "pop"
      default: return "change of the stack"
      }
    }
    return "change of the stack"
  }
}

extension Resumption {
  fileprivate var endsChange: Bool {
    switch self {
    case .endOfTransition, .endOfTurn, .endOfTab, .endOfColumns, .endOfPages, .endOfPresentation, .endOfDismissal: true
    default: false
    }
  }
}
