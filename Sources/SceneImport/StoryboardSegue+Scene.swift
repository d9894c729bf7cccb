internal import ScenePlan
internal import SceneProgram
internal import SceneStoryboards

extension StoryboardSegue {
  /// Its verb in a scene.
  var verb: SegueVerb {
    switch kind {
    case .relationship, .embed: return .embed
    case .unwind: return .unwind
    case .action(let written):
      switch actionKind ?? written {
      case .show: return .show
      // The old segue that replaced the detail of a split.
      case .showDetail, .replace: return .showDetail
      case .presentation, .popoverPresentation, .modal, .popover: return .present
      case .custom: return .custom
      case .push: return .push
      }
    }
  }

  fileprivate var isPopover: Bool { actionKind == .popoverPresentation }
}

extension Segue {
  /// Takes over what a storyboard says of a segue besides where it leads.
  mutating func set(_ written: StoryboardSegue) {
    modalPresentationStyle =
      written.isPopover ? .popover : written.presentationStyle.flatMap { PresentationStyle(rawValue: $0) }
    modalTransitionStyle = written.transitionStyle.flatMap { TransitionStyle(rawValue: $0) }
    if !written.isAnimated { isAnimated = false }
    if written.isPopover { anchor = written.anchor.map { $0.object.wording } ?? written.sender?.wording }
    className = written.customClass?.name ?? (verb == .custom ? "UIStoryboardSegue" : nil)
    if verb != .embed { sender = written.sender?.wording }
  }
}

extension StoryboardObject {
  /// The text that people see on it; else what it is: `bar button item`.
  fileprivate var wording: String {
    if let label, !label.isEmpty { return label }
    var words = ""
    for character in element {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
    return words
  }
}
