/// The calls of a custom container with a child.
package enum RecipeKind: String, CaseIterable, Hashable, Sendable {
  case add, remove, transition

  /// The documented calls, which hold where a container has none of its own (C1.32, C1.21, C1.55).
  package var standard: [ContainmentWord] {
    switch self {
    case .add: [.addChild, .addSubview, .constrain, .didMove]
    case .remove: [.willMove, .removeConstraints, .removeFromSuperview, .removeFromParent]
    case .transition: [.willMove, .addChild, .transition, .removeFromParent, .didMove]
    }
  }
}

/// A word of a recipe (section 5 of the format).
public enum ContainmentWord: String, CaseIterable, Sendable {
  case addChild, addSubview, constrain, didMove
  case willMove, removeConstraints, removeFromSuperview, removeFromParent
  case beginAppearanceTransition, endAppearanceTransition
  case transition

  /// Its effect, as a sentence.
  public var summary: String {
    switch self {
    case .addChild: "Makes the new controller a child."
    case .addSubview: "Puts the new child's view into the container's view."
    case .constrain: "Gives the new child's view its position."
    case .didMove: "Tells the new child that it has a parent."
    case .willMove: "Tells the old child that it will have no parent."
    case .removeConstraints: "Removes the position of the old child's view."
    case .removeFromSuperview: "Takes the old child's view out of the container's view."
    case .removeFromParent: "Removes the old child from its parent."
    case .beginAppearanceTransition: "Begins the appearance or disappearance of the child by hand."
    case .endAppearanceTransition: "Ends an appearance begun by hand."
    case .transition: "Replaces one view by the other; what follows it stands in its completion."
    }
  }
}
