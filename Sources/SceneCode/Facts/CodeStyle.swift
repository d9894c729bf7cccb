package import SceneBasics

/// How a controller is presented, and what the code that shows it sets on it.
package struct CodeStyle: Sendable, Hashable {
  package var presentation: Symbol?
  /// The parameter that has to be true for that, by its number; nil if it always holds.
  package var flag: Int?
  package var transition: Symbol?
  /// The last name of what its popover points at: `addButton` of `self.addButton`.
  package var anchor: Symbol?
  /// By property: the words of its value.
  package var settings: [CodeProperty: [Symbol]] = [:]

  /// The style where a caller hands over a value for the flag.
  package func holding(_ flag: CodeValue?) -> CodeStyle {
    var style = self
    style.flag = nil
    switch flag {
    case .member(nil, let word)? where CodeWord(word) == .`true`: break
    case .parameter(let other, _)?: style.flag = other
    default: style.presentation = nil
    }
    return style
  }
}

/// A property that code sets on a controller that it shows or makes, or on its own.
package enum CodeProperty: String, Sendable, Hashable, CaseIterable {
  case modalPresentationStyle, modalTransitionStyle, definesPresentationContext, isModalInPresentation
  case detents, selectedDetentIdentifier, largestUndimmedDetentIdentifier, hidesBottomBarWhenPushed
  case style, preferredDisplayMode, preferredSplitBehavior, selectedIndex, preferredTransition

  /// The property of a word.
  init?(_ word: CodeWord) { self.init(rawValue: word.rawValue) }

  /// Whether a sheet has it, and not the controller in it.
  var isOfSheet: Bool {
    switch self {
    case .detents, .selectedDetentIdentifier, .largestUndimmedDetentIdentifier: true
    case .modalPresentationStyle, .modalTransitionStyle, .definesPresentationContext, .isModalInPresentation,
      .hidesBottomBarWhenPushed, .style, .preferredDisplayMode, .preferredSplitBehavior, .selectedIndex,
      .preferredTransition:
      false
    }
  }

  /// Whether a container has it, whatever shows that.
  var isOfContainer: Bool {
    switch self {
    case .style, .preferredDisplayMode, .preferredSplitBehavior, .selectedIndex: true
    case .modalPresentationStyle, .modalTransitionStyle, .definesPresentationContext, .isModalInPresentation,
      .detents, .selectedDetentIdentifier, .largestUndimmedDetentIdentifier, .hidesBottomBarWhenPushed,
      .preferredTransition:
      false
    }
  }

  /// Whether a call that shows a controller may set it for itself, and others not.
  package func concerns(_ verb: CodeVerb) -> Bool {
    switch self {
    case .isModalInPresentation, .detents, .selectedDetentIdentifier, .largestUndimmedDetentIdentifier:
      verb == .present
    case .hidesBottomBarWhenPushed: verb == .push || verb == .show
    case .definesPresentationContext, .preferredTransition: true
    case .modalPresentationStyle, .modalTransitionStyle, .style, .preferredDisplayMode, .preferredSplitBehavior,
      .selectedIndex:
      false
    }
  }

  /// Whether UIKit asks for it before the view of a controller loads.
  package var isAskedEarly: Bool {
    switch self {
    case .modalPresentationStyle, .modalTransitionStyle, .hidesBottomBarWhenPushed, .style: true
    case .definesPresentationContext, .isModalInPresentation, .detents, .selectedDetentIdentifier,
      .largestUndimmedDetentIdentifier, .preferredDisplayMode, .preferredSplitBehavior, .selectedIndex,
      .preferredTransition:
      false
    }
  }
}
