package import ScenePlan

/// The keys of a segue beside its verb.
package enum SegueKey: String, DocumentKey {
  case identifier, modalPresentationStyle, modalTransitionStyle, animated, anchor, `class`, sender, note, steps

  package var summary: String {
    switch self {
    case .identifier: "The identifier by which code performs it, where that isn't its id."
    case .modalPresentationStyle: "How the destination is presented; overrides the destination's own style."
    case .modalTransitionStyle: "How the destination comes onto the screen; overrides the destination's own style."
    case .animated: "Whether it is animated; the default is `true`."
    case .anchor: "What a popover points at; required in regular width."
    case .class: "The segue's class; a `custom` segue needs one."
    case .sender: "The button or cell that fires it, for diagrams."
    case .note: "A remark for diagrams and documents."
    case .steps: "What the `perform()` of a `custom` segue does."
    }
  }
}

/// The keys of a step beside its verb.
package enum StepKey: String, DocumentKey {
  case `in`, animated, duration, after, completion, id, note
  case modalPresentationStyle, modalTransitionStyle, anchor, direction, cancelled, decelerates, continuous, from, frame,
    into
  case toParent, of

  /// The keys that every step takes.
  static let common = allCases.filter { key in StepVerb.allCases.allSatisfy { $0.takes(key) } }

  /// The ways in which a pager can turn.
  package static let directions = ["forward", "reverse"]

  /// The most sizes on a window's way.
  package static let mostSizes = 100
  package static let countOfSizes = "a number of sizes from 1 to \(mostSizes)"

  /// A person's ways to show and to hide a column.
  package static let columnWays = ["showColumn", "hideColumn"]

  package var summary: String {
    switch self {
    case .in: "The controller whose code the step is, or that a person touches."
    case .animated: "Whether it is animated."
    case .duration: "How long its transition takes, in seconds."
    case .after:
      "Seconds after the start of the step before, or in `overrides` after the callback. `0` is the same turn, and `turn` the next one. By default, a step waits until all is settled."
    case .completion: "Steps that run from its completion block."
    case .id: "A name for `since` and `--step`."
    case .note: "A remark for diagrams and documents."
    case .modalPresentationStyle: "How the controller is presented; overrides the controller's own style."
    case .modalTransitionStyle: "How the controller comes onto the screen; overrides the controller's own style."
    case .anchor: "What a popover points at."
    case .direction: "Which way a pager turns: `forward` or `reverse`."
    case .cancelled:
      "Whether the finger lifts half-way, so that the gesture fails; beside `dismiss` and `transition` it is the app's."
    case .decelerates: "Whether the scroll view still moves when the finger lifts."
    case .continuous: "From iOS 27 on, how many sizes the window has on its way while a person drags its edge."
    case .from: "The child that is replaced."
    case .frame: "The child's frame, `[x, y, width, height]`, instead of a place in the layout."
    case .into: "The view of the container, or the controller, that takes the child's view."
    case .toParent: "The parent in the message to the child, or `nil`."
    case .of: "The controller that appears or disappears: a child, any controller, or `self`."
    }
  }
}

/// The keys of an `expect`.
package enum ExpectationKey: String, DocumentKey {
  case trace, contains, lacks, of, callbacks, since, visible, appeared, tree, alive, released, answers, displayMode
  case tabBar, warnings, raises, ios, device, note

  /// The keys of most expectations.
  static let common = [trace, contains, lacks, visible, alive, released].map(\.rawValue)

  package var summary: String {
    switch self {
    case .trace: "Exactly these events, in this order. Controllers and callbacks that it doesn't name are ignored."
    case .contains: "These events in this order; others may stand between."
    case .lacks: "None of these events."
    case .of: "More controllers with events that count."
    case .callbacks: "More callbacks, or groups of them, that count."
    case .since: "Where counting starts: `launch`, `last`, which is the step before, or a step's number or `id`."
    case .visible: "The visible controller."
    case .appeared: "Exactly the controllers that have appeared."
    case .tree: "The hierarchy, one controller per line."
    case .alive: "Instances that are alive."
    case .released: "Instances that are freed."
    case .answers: "The controller that has the deciding answer, by question."
    case .displayMode: "The display mode of the split."
    case .tabBar: "Whether the tab bar is `shown` or `hidden`, by a pushed screen that hides it."
    case .warnings: "Exactly the UIKit warnings since the expectation before this one."
    case .raises: "The exception that has ended the run."
    case .ios: "The versions of iOS on which it holds: `13...`, `8...12`, `12`; on others it isn't judged."
    case .device: "The device on which it holds, or a list of devices; on others it isn't judged."
    case .note: "A remark for documents."
    }
  }
}

/// The keys of a `device` that is more than a word.
package enum DeviceKey: String, DocumentKey {
  case idiom, size, horizontal, vertical, requiresFullScreen

  package var summary: String {
    switch self {
    case .idiom: "`phone`, `phoneMax`, which is regular in landscape, or `pad`."
    case .size: "The window's size in points, `[width, height]`."
    case .horizontal: "The horizontal size class, instead of the one that follows from the size."
    case .vertical: "The vertical size class, instead of the one that follows from the size."
    case .requiresFullScreen: "Whether the app has `UIRequiresFullScreen`, so that a pad asks it how it may be turned."
    }
  }
}

/// The keys of a `picture`.
package enum PictureKey: String, DocumentKey {
  case view, step

  package var summary: String {
    switch self {
    case .view: "Its view: `tree`, `segues`, `timeline`, `sequence` or `screens`; the default is `tree`."
    case .step:
      "The step after which a tree is drawn: a step's `id`, `launch`, or `all` for each; the default is the end."
    }
  }
}

/// The keys of a `layout` that is more than a word.
package enum LayoutKey: String, DocumentKey {
  case center, frames, paging, preload

  package var summary: String {
    switch self {
    case .center: "One size for every child, in the middle."
    case .frames: "A frame for each child, `[x, y, width, height]`."
    case .paging: "A paging scroll view, `horizontal` or `vertical`."
    case .preload: "How many pages on each side of the current one are added."
    }
  }
}

/// The keys of a group among `tabs`.
package enum TabGroupKey: String, DocumentKey {
  case group, tabs, stack

  package var summary: String {
    switch self {
    case .group: "The group's own controller."
    case .tabs: "The tabs in the group."
    case .stack: "The navigation controller that shows what is chosen in the group, with the group's own one below."
    }
  }
}

/// The keys of an entry of `storyboard`.
package enum StoryboardKey: String, DocumentKey {
  case id, at, segues

  package var summary: String {
    switch self {
    case .id: "Its object id."
    case .at: "The position of its scene on the canvas, `[x, y]`."
    case .segues: "The object ids of its segues."
    }
  }
}

/// The keys of `containment`: the recipes.
package enum ContainmentKey: String, DocumentKey {
  case add, remove, transition

  package var summary: String {
    switch self {
    case .add: "The calls that add a child, in order."
    case .remove: "The calls that remove a child, in order."
    case .transition: "The calls that replace a child by another, in order."
    }
  }

  /// The recipe that it is.
  package var recipe: RecipeKind {
    switch self {
    case .add: .add
    case .remove: .remove
    case .transition: .transition
    }
  }
}

/// The keys of a callback under `overrides` that says more than its steps.
package enum OverrideKey: String, DocumentKey {
  case `super`, steps

  package var summary: String {
    switch self {
    case .super: "Whether `super` is called first; the default is `true`."
    case .steps: "What the override does."
    }
  }
}
