public import ScenePlan
public import SceneProgram

/// The differences between the kinds. Each kind has its own file; `Simulation+Kinds` calls the right one.
extension ControllerKind {
  /// Whether it is UIKit's own: its children come by its own methods only.
  package var isStock: Bool {
    switch self {
    case .view, .container: false
    case .navigation, .tabs, .split, .pager: true
    }
  }

  /// The roles of the children that are made together with it.
  var ownedRoles: [ContentRole] {
    switch self {
    case .view, .container: []
    case .navigation: [.stack]
    case .tabs: [.tabs]
    case .pager: [.pages]
    case .split: [.primary, .supplementary, .secondary, .compact, .inspector]
    }
  }

  /// Callbacks in which the class itself acts.
  var hooks: HookSet {
    switch self {
    case .view, .container: HookSet()
    case .navigation: HookSet([.viewIsAppearing, .viewWillLayoutSubviews, .viewDidAppear])
    case .tabs: HookSet()
    case .split: HookSet([.viewWillAppear, .viewDidAppear])
    case .pager: HookSet([.viewDidLoad])
    }
  }

  /// Whether a step is a call of this class; gestures are, by the way they go.
  public func takes(_ action: Action) -> Bool {
    switch action {
    case .push, .pop, .popToRoot, .popTo, .swipe(.pop, _, _): self == .navigation
    case .setViewControllers: self == .navigation || self == .tabs || self == .pager
    case .select, .tap, .tapMore: self == .tabs
    case .swipe(.forward, _, _), .swipe(.reverse, _, _): self == .pager
    case .showColumn, .hideColumn: self == .split
    case .swipe(.dismiss, _, _), .swipe(.medium, _, _), .swipe(.large, _, _), .trigger, .perform, .show, .showDetail,
      .present, .dismiss, .scroll, .add, .remove,
      .transition, .set, .load, .addChild, .addSubview, .constrain, .removeConstraints, .removeFromSuperview,
      .removeFromParent, .willMove, .didMove, .beginAppearanceTransition, .endAppearanceTransition, .rotate, .resize,
      .background, .foreground, .resignActive, .becomeActive, .memoryWarning, .terminate, .launch, .setRoot,
      .changed, .code, .wait, .expect:
      false
    }
  }
}
