internal import ScenePlan
package import SceneRuns
internal import SceneWorld

extension ProgramChange {
  /// The innocent change in words.
  package var words: String {
    if !kept.isEmpty {
      return kept.joined(separator: ", ") + " kept while it isn't on the screen: write 'retained: true'"
    }
    guard let child else { return "'addChild' before 'willMove(toParent: nil)' where \(controller) exchanges children" }
    return brings == .viewDidAppear
      ? "\(child) presented in \(controller)'s viewDidAppear" : "\(child) added in \(controller)'s viewDidLoad"
  }
}

extension Slip {
  /// The mistake in words.
  package var words: String {
    switch self {
    case .noAddChild: "a view is added without 'addChild'"
    case .noDidMove: "a child is added without 'didMove(toParent:)'"
    case .addSubviewFirst: "the view is added before 'addChild'"
    case .noView: "a child is added without its view"
    case .noWillMove: "a child is removed without 'willMove(toParent: nil)'"
    case .viewOnly: "only the view of a child is removed"
    case .noEnd: "an appearance is begun and never ended"
    case .noBegin: "an appearance is ended that was never begun"
    case .covered: "a controller presents that presents already"
    case .dismissAndPresent: "'dismiss' and 'present' stand in one turn"
    case .presentTwice: "two presentations stand in one turn"
    case .presentDuring: "a controller is presented before another presentation has ended"
    case .presentInViewWillAppear: "a controller presents in 'viewWillAppear', before it has appeared"
    case .viewInViewDidLoad: "a view is added in 'viewDidLoad' without 'addChild'"
    case .presentInViewDidLoad: "a controller presents in 'viewDidLoad', before it is in a window"
    case .wrongParent: "a child's view comes into another controller's view"
    case .pushTwice: "two pushes stand in one turn"
    case .popTwice: "two pops stand in one turn"
    case .notForwarded: "a container forwards no appearance, and calls nothing itself"
    }
  }

  /// The way out.
  package var advice: String {
    switch self {
    case .noAddChild: "call 'addChild' first, then 'addSubview', then 'didMove(toParent: self)'"
    case .noDidMove: "call 'didMove(toParent: self)' behind 'addSubview'"
    case .addSubviewFirst: "call 'addChild' before 'addSubview'"
    case .noView: "call 'addSubview' with the child's view"
    case .noWillMove: "call 'willMove(toParent: nil)' first"
    case .viewOnly: "call 'willMove(toParent: nil)' before, and 'removeFromParent' behind"
    case .noEnd: "call 'endAppearanceTransition' once for each begin"
    case .noBegin: "call 'beginAppearanceTransition' before"
    case .covered: "present from the controller on top, or dismiss that first"
    case .presentTwice, .presentDuring: "present the second one in the completion of the first, or from the first"
    case .presentInViewWillAppear: "present in 'viewDidAppear'"
    case .dismissAndPresent: "wait for the completion of 'dismiss'"
    case .viewInViewDidLoad: "call 'addChild' before 'addSubview', and 'didMove(toParent: self)' behind"
    case .presentInViewDidLoad: "present in 'viewDidAppear'"
    case .wrongParent: "put the view into its parent's view, and take it out of another one before 'addChild'"
    case .pushTwice, .popTwice: "call the second one when the first has ended"
    case .notForwarded:
      "let 'shouldAutomaticallyForwardAppearanceMethods' be true, or begin and end each transition by hand"
    }
  }
}
