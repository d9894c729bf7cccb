public import ScenePlan

/// The keys of a segue beside its verb.
public enum SegueKey: String, DocumentKey {
  case modalPresentationStyle, modalTransitionStyle, animated, anchor, `class`, sender, note, steps

  public var summary: String {
    switch self {
    case .modalPresentationStyle: "How the destination is presented, whatever it says itself."
    case .modalTransitionStyle: "How the destination comes onto the screen, whatever it says itself."
    case .animated: "Whether it is animated; it is, unless told otherwise."
    case .anchor: "What a popover points at; in regular width it needs something."
    case .class: "The segue's class; a `custom` segue needs one."
    case .sender: "The button or cell that fires it, for diagrams."
    case .note: "A remark for diagrams and documents."
    case .steps: "What the `perform()` of a `custom` segue does."
    }
  }
}

/// The keys of a step beside its verb.
public enum StepKey: String, DocumentKey {
  case `in`, animated, duration, after, completion, id, note
  case modalPresentationStyle, modalTransitionStyle, anchor, direction, cancelled, decelerates, from, frame, into
  case toParent, of

  /// The ways in which a pager can turn.
  public static let directions = ["forward", "reverse"]

  public var summary: String {
    switch self {
    case .in: "The controller whose code the step is a line of."
    case .animated: "Whether it is animated."
    case .duration: "How long its transition takes, in seconds."
    case .after: "Seconds after the step before started; without it the step waits until all is settled."
    case .completion: "Steps that run from its completion block."
    case .id: "A name for `since` and `--step`."
    case .note: "A remark for diagrams and documents."
    case .modalPresentationStyle: "How the controller is presented, whatever it says itself."
    case .modalTransitionStyle: "How the controller comes onto the screen, whatever it says itself."
    case .anchor: "What a popover points at."
    case .direction: "Which way a pager turns: `forward` or `reverse`."
    case .cancelled: "Whether the finger lets go half-way."
    case .decelerates: "Whether the scroll view still moves when the finger lifts."
    case .from: "The child that is replaced."
    case .frame: "The child's frame, `[x, y, width, height]`, instead of a place in the layout."
    case .into: "The view of the container, or the controller, that takes the child's view."
    case .toParent: "The parent that the child is told of, or `nil`."
    case .of: "Whose appearance it is: a child, any controller, or `self`."
    }
  }
}

/// The keys of an `expect`.
public enum ExpectationKey: String, DocumentKey {
  case trace, contains, lacks, of, callbacks, since, visible, appeared, tree, alive, released, answers, displayMode
  case warnings, raises, note

  public var summary: String {
    switch self {
    case .trace: "Exactly these events, in this order. Controllers and callbacks that it doesn't name aren't looked at."
    case .contains: "These events in this order; others may stand between."
    case .lacks: "None of these events."
    case .of: "More controllers whose events count."
    case .callbacks: "More callbacks, or groups of them, that count."
    case .since: "Where counting starts: `launch` or a step's `id`."
    case .visible: "The visible controller."
    case .appeared: "Exactly the controllers that have appeared."
    case .tree: "The hierarchy, one controller a line."
    case .alive: "Instances that live."
    case .released: "Instances that are gone."
    case .answers: "Whose answer counts, by question."
    case .displayMode: "The display mode of the split."
    case .warnings: "Exactly the UIKit warnings since the expectation before."
    case .raises: "The exception that has ended the run."
    case .note: "A remark for documents."
    }
  }
}

/// The keys of a `device` that is more than a word.
public enum DeviceKey: String, DocumentKey {
  case idiom, size, horizontal, vertical

  public var summary: String {
    switch self {
    case .idiom: "`phone` or `pad`."
    case .size: "The window's size in points, `[width, height]`."
    case .horizontal: "The horizontal size class, instead of the one that follows from the size."
    case .vertical: "The vertical size class, instead of the one that follows from the size."
    }
  }
}

/// The keys of a `layout` that is more than a word.
public enum LayoutKey: String, DocumentKey {
  case center, frames, paging, preload

  public var summary: String {
    switch self {
    case .center: "One size for every child, in the middle."
    case .frames: "A frame by child, `[x, y, width, height]`."
    case .paging: "A paging scroll view, `horizontal` or `vertical`."
    case .preload: "How far from the current page pages are added."
    }
  }
}

/// The keys of `containment`: the recipes.
public enum ContainmentKey: String, DocumentKey {
  case add, remove, transition

  public var summary: String {
    switch self {
    case .add: "The calls that add a child, in order."
    case .remove: "The calls that remove a child, in order."
    case .transition: "The calls that replace a child by another, in order."
    }
  }

  /// The recipe that it is.
  public var recipe: RecipeKind {
    switch self {
    case .add: .add
    case .remove: .remove
    case .transition: .transition
    }
  }
}

/// The keys of a callback under `overrides` that says more than its steps.
public enum OverrideKey: String, DocumentKey {
  case `super`, steps

  public var summary: String {
    switch self {
    case .super: "Whether `super` is called first; it is, unless told otherwise."
    case .steps: "What the override does."
    }
  }
}
