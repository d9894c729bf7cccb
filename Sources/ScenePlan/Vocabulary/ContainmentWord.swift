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

  /// What it does, as a sentence.
  public var summary: String {
    switch self {
    case .addChild: "Makes the one that comes a child."
    case .addSubview: "Puts the view of the one that comes into the container's."
    case .constrain: "Gives the view of the one that comes its place."
    case .didMove: "Tells the one that comes that it has a parent."
    case .willMove: "Tells the one that goes that it will have none."
    case .removeConstraints: "Takes away the place of the view of the one that goes."
    case .removeFromSuperview: "Takes the view of the one that goes out."
    case .removeFromParent: "Ends the childhood of the one that goes."
    case .beginAppearanceTransition: "Begins an appearance by hand, of whichever the recipe is for."
    case .endAppearanceTransition: "Ends an appearance begun by hand."
    case .transition: "Replaces one view by the other; what follows it stands in its completion."
    }
  }
}
