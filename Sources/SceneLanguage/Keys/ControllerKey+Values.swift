package import ScenePlan

/// The form of a property's or an answer's value.
package enum ValueShape: Hashable, Sendable {
  case bool
  case number
  /// `[width, height]`.
  case size
  /// One of these words.
  case word([String])
  /// A list of these words.
  case words([String])
  /// A controller that is named.
  case controller
  /// True, or the word `nil`.
  case trueOrNil
  /// True or false by segue, by action or by tab.
  case choices
}

extension ControllerKey {
  /// Whether controllers of a kind take the key.
  package func isTaken(by kind: ControllerKind) -> Bool {
    switch self {
    case .id, .kind, .class, .viewClass, .title, .storyboardIdentifier, .group, .note, .segues, .unwindActions,
      .modalPresentationStyle, .modalTransitionStyle, .preferredTransition, .definesPresentationContext,
      .providesPresentationContextTransitionStyle,
      .isModalInPresentation, .detents, .selectedDetentIdentifier, .largestUndimmedDetentIdentifier,
      .modalPresentationCapturesStatusBarAppearance, .hidesBottomBarWhenPushed, .retained,
      .preferredContentSize, .overrides, .views, .tells, .instantiates:
      true
    case .children, .layout, .containment: kind == .view || kind == .container
    case .stack, .isNavigationBarHidden: kind == .navigation
    case .tabs, .selected: kind == .tabs
    case .style, .primary, .secondary, .supplementary, .compact, .inspector, .preferredDisplayMode,
      .preferredSplitBehavior:
      kind == .split
    case .pages, .viewControllers, .transitionStyle, .navigationOrientation, .interPageSpacing, .spineLocation,
      .isDoubleSided, .dataSource:
      kind == .pager
    case .actions, .preferredStyle: kind == .alert
    case .searchController: kind == .view || kind == .container
    case .searchResultsController, .isActive: kind == .search
    }
  }

  /// Whether it belongs to a custom controller, not to one of UIKit's.
  package var isOfPlainControllers: Bool { self == .children || self == .layout || self == .containment }

  /// The kinds whose controllers take the key.
  package var kinds: [ControllerKind] { ControllerKind.allCases.filter { isTaken(by: $0) } }

  /// The value, where the key is a property that can be set once and again; nil for the others.
  package var property: ValueShape? {
    switch self {
    case .id, .kind, .class, .viewClass, .title, .storyboardIdentifier, .group, .note, .segues, .unwindActions,
      .overrides, .views, .tells, .instantiates, .children, .layout, .containment, .stack, .tabs, .primary, .secondary,
      .supplementary,
      .compact, .inspector, .pages,
      .viewControllers, .actions, .searchController, .searchResultsController:
      nil
    case .definesPresentationContext, .providesPresentationContextTransitionStyle, .isModalInPresentation,
      .modalPresentationCapturesStatusBarAppearance, .hidesBottomBarWhenPushed, .retained, .isNavigationBarHidden,
      .isDoubleSided, .isActive:
      .bool
    case .modalPresentationStyle: .word(PresentationStyle.allCases.map(\.rawValue))
    case .modalTransitionStyle: .word(TransitionStyle.allCases.map(\.rawValue))
    case .preferredTransition: .word(["zoom"])
    case .detents: .words(Detent.allCases.map(\.rawValue))
    case .selectedDetentIdentifier, .largestUndimmedDetentIdentifier: .word(Detent.allCases.map(\.rawValue))
    case .preferredContentSize: .size
    case .selected: .controller
    case .style: .word(["classic", "doubleColumn", "tripleColumn"])
    case .preferredDisplayMode: .word(ControllerKey.displayModes)
    case .preferredSplitBehavior: .word(["automatic", "tile", "overlay", "displace"])
    case .transitionStyle: .word(["pageCurl", "scroll"])
    case .navigationOrientation: .word(LayoutDeclaration.axes)
    case .interPageSpacing: .number
    case .spineLocation: .word(["min", "mid", "max"])
    case .dataSource: .word(["pages", "cycle", "none"])
    case .preferredStyle: .word(["alert", "actionSheet"])
    }
  }

  /// The display modes of a split, UIKit's older names of three of them included.
  package static let displayModes = [
    "automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary", "twoBesideSecondary", "twoOverSecondary",
    "twoDisplaceSecondary", "primaryHidden", "allVisible", "primaryOverlay",
  ]

  /// The columns of a split, by which `topColumnForCollapsing` knows them.
  package static let columns: [ControllerKey] = [.primary, .secondary, .supplementary, .compact]

  /// The columns that code can show and hide; UIKit alone does so with `compact`.
  package static let movableColumns: [ControllerKey] = [.primary, .secondary, .supplementary, .inspector]
}

extension AnswerKey {
  /// The form of the answer.
  package var shape: ValueShape {
    switch self {
    case .shouldAutomaticallyForwardAppearanceMethods, .prefersStatusBarHidden, .prefersHomeIndicatorAutoHidden,
      .shouldRemovePresentersView, .presentationControllerShouldDismiss, .gestureRecognizerShouldBegin,
      .prefersInterfaceOrientationLocked:
      .bool
    case .animationController: .trueOrNil
    case .adaptivePresentationStyle: .word(["none", "fullScreen", "overFullScreen", "formSheet", "pageSheet"])
    case .preferredStatusBarStyle: .word(["default", "lightContent", "darkContent"])
    case .supportedInterfaceOrientations: .words(["portrait", "landscape"])
    case .childForStatusBarStyle, .childForStatusBarHidden, .childForHomeIndicatorAutoHidden, .childForScreenEdges,
      .childForInterfaceOrientationLock, .viewControllerForUnwindSegueAction:
      .controller
    case .shouldPerformSegue, .canPerformUnwindSegueAction, .shouldSelect, .displayedViewControllersFor: .choices
    case .collapseSecondary: .word(["handled", "default"])
    case .topColumnForCollapsing: .word(ControllerKey.columns.map(\.rawValue))
    }
  }
}

extension ControllerKind {
  /// The key that lists the controllers of a container of UIKit; nil if it has none, or several.
  package var list: ControllerKey? {
    [ControllerKey.stack, .tabs, .pages].first { $0.kinds == [self] }
  }
}
