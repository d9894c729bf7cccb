package import ScenePlan

/// The form of the object behind a step's verb.
package enum StepObjectShape: Hashable, Sendable {
  case none
  case controller
  case controllers
  case segue
  /// A tab; `more` is UIKit's own.
  case tab
  /// A column of a split, by its key.
  case column
  case word([String])
  case bool
  case seconds
  case size
  case assignments
  case steps
  case expectation
  /// Callbacks that have read a model: `list.updateProperties`.
  case readers
}

extension StepVerb {
  /// The words that may stand behind a verb that stands alone, too: `launch: background` (L9.13).
  package var ownWords: [String] { self == .launch ? ["background", "withoutScene"] : [] }

  /// The form of its object.
  package var object: StepObjectShape {
    switch self {
    case .trigger, .perform: .segue
    case .show, .showDetail, .push, .popTo, .present, .scroll, .add, .remove, .transition, .load, .addChild,
      .addSubview,
      .constrain, .removeConstraints, .removeFromSuperview, .removeFromParent, .willMove, .didMove,
      .setRoot:
      .controller
    case .pop, .popToRoot, .dismiss, .endAppearanceTransition, .background, .foreground, .resignActive, .becomeActive,
      .memoryWarning, .terminate, .launch:
      .none
    case .setViewControllers: .controllers
    case .select, .tap: .tab
    case .showColumn, .hideColumn: .column
    case .swipe: .word(["pop", "dismiss"] + StepKey.directions + Detent.allCases.map(\.rawValue) + StepKey.columnWays)
    case .set: .assignments
    case .beginAppearanceTransition: .bool
    case .rotate: .word(["portrait", "landscape"])
    case .resize: .size
    case .code: .steps
    case .wait: .seconds
    case .expect: .expectation
    case .changed: .readers
    }
  }

  /// Whether an option may stand beside it.
  package func takes(_ option: StepKey) -> Bool {
    switch option {
    case .in, .animated, .after, .id, .note: true
    case .duration: self != .add && self != .remove && self != .setRoot
    case .completion: self == .present || self == .dismiss || self == .transition || self == .setViewControllers
    case .modalPresentationStyle, .modalTransitionStyle, .anchor: self == .present
    case .direction: self == .setViewControllers
    case .cancelled: self == .swipe || self == .dismiss || self == .transition
    case .decelerates: self == .swipe
    case .continuous: self == .resize
    case .from: self == .transition
    case .frame: self == .add || self == .remove
    case .into: self == .addSubview
    case .toParent: self == .willMove || self == .didMove
    case .of: self == .beginAppearanceTransition || self == .endAppearanceTransition
    }
  }

  /// Whether it happens to the app or looks at it, so that no controller's code can do it.
  package var isOutsideCode: Bool {
    switch self {
    case .rotate, .resize, .background, .foreground, .resignActive, .becomeActive, .memoryWarning, .terminate, .launch,
      .expect:
      true
    case .trigger, .perform, .show, .showDetail, .push, .pop, .popToRoot, .popTo, .setViewControllers, .present,
      .dismiss, .select, .tap, .showColumn, .hideColumn, .swipe, .scroll, .add, .remove, .transition, .set, .load,
      .addChild, .addSubview, .constrain, .removeConstraints, .removeFromSuperview, .removeFromParent, .willMove,
      .didMove, .beginAppearanceTransition, .endAppearanceTransition, .setRoot, .changed, .code, .wait:
      false
    }
  }
}

extension StepKey {
  /// The verbs beside which the option may stand.
  package var verbs: [StepVerb] { StepVerb.allCases.filter { $0.takes(self) } }
}

extension StepObjectShape {
  /// The value that is wanted there, for findings.
  package var wanted: String {
    switch self {
    case .none: "nothing"
    case .controller: "a controller"
    case .controllers: "a list of controllers"
    case .segue: "a segue"
    case .tab: "a tab"
    case .column: "a column"
    case .word(let words): words.map { "'\($0)'" }.joined(separator: ", ")
    case .bool: "true or false"
    case .seconds: "seconds"
    case .size: "[width, height]"
    case .assignments: "a mapping of properties to values"
    case .steps: "a list of steps"
    case .expectation: "a mapping of what must hold"
    case .readers: "a list of callbacks, such as 'list.updateProperties'"
    }
  }
}
