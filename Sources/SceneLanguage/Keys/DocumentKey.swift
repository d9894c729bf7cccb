package import ScenePlan

/// The keys that may stand in one place of a scene: the decoder, "did you mean" and the JSON schema read its cases.
package protocol DocumentKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The meaning of the key, as a sentence.
  var summary: String { get }
}

/// The keys of the file.
package enum SceneKey: String, DocumentKey {
  case scene, format, partial, ios, quirks, device, initial, `import`, controllers, script, findings, note, picture
  case storyboard

  package var summary: String {
    switch self {
    case .scene: "The name shown in diagrams and reports."
    case .format: "The version of the format; 1."
    case .partial: "Whether the app's code is missing, so that its answers are unknown."
    case .ios: "The system that the run follows, a major version; the default is 17."
    case .quirks: "Behaviours that this scene turns on, or off with `no-`, whatever its system does."
    case .device: "The device: `phone`, `phoneMax`, `pad`, or a mapping with its idiom, size and size classes."
    case .initial: "The controller that is the window's root."
    case .import: "Other scene files, by alias."
    case .controllers: "The controllers, by id."
    case .script: "What happens, step by step."
    case .findings: "The level of findings, by code or name: error, warning, note or off."
    case .note: "A remark for diagrams and documents."
    case .picture: "The picture that shows the scene's subject: its view, or the step that it shows."
    case .storyboard: "The object ids and canvas positions of the controllers in Xcode's storyboard, by id."
    }
  }
}

/// The keys of a controller, of every kind.
package enum ControllerKey: String, DocumentKey {
  case id, kind, `class`, viewClass, title, storyboardIdentifier, group, note, segues, unwindActions
  case modalPresentationStyle, modalTransitionStyle, preferredTransition, definesPresentationContext
  case providesPresentationContextTransitionStyle, isModalInPresentation
  case detents, selectedDetentIdentifier, largestUndimmedDetentIdentifier
  case modalPresentationCapturesStatusBarAppearance, hidesBottomBarWhenPushed, retained, preferredContentSize
  case overrides, views, tells, instantiates
  case children, layout, containment
  case stack, isNavigationBarHidden
  case tabs, selected
  case style, primary, secondary, supplementary, compact, inspector, preferredDisplayMode, preferredSplitBehavior
  case pages, viewControllers, transitionStyle, navigationOrientation, interPageSpacing, spineLocation, isDoubleSided
  case dataSource
  case actions, preferredStyle
  case searchController, searchResultsController, isActive

  package var summary: String {
    switch self {
    case .id: "The id of a controller that is defined in a list."
    case .kind: "Its kind: a plain view controller, a custom container, or a container of UIKit."
    case .class: "Its class, as `tree --format uikit` prints it."
    case .viewClass: "Its view's class, as `tree --format uikit` prints it."
    case .title: "Its title."
    case .storyboardIdentifier: "The identifier by which code makes it from a storyboard."
    case .group: "Its group: controllers of one group share a frame in diagrams."
    case .note: "A remark for diagrams and documents."
    case .segues: "Its segues, by identifier."
    case .unwindActions: "The unwind actions that it implements."
    case .modalPresentationStyle: "How it is presented."
    case .modalTransitionStyle: "How it comes onto the screen when it is presented."
    case .preferredTransition: "`zoom`, from iOS 18 on: it grows out of a view, and gestures can take it away."
    case .definesPresentationContext: "Whether context styles present over it."
    case .providesPresentationContextTransitionStyle:
      "Whether its transition style is used when it defines the context."
    case .isModalInPresentation: "Whether a person is prevented from dragging its sheet away."
    case .detents: "The heights at which its sheet may stand, from iOS 15 on."
    case .selectedDetentIdentifier: "The height at which its sheet stands; else it is the lowest one."
    case .largestUndimmedDetentIdentifier:
      "The highest of its sheet's heights at which a person can touch what lies under it."
    case .modalPresentationCapturesStatusBarAppearance:
      "Whether it controls the status bar although it isn't full screen."
    case .hidesBottomBarWhenPushed: "Whether the tab bar disappears when it is pushed."
    case .retained: "Whether a property somewhere keeps it alive."
    case .preferredContentSize: "The size that it prefers, `[width, height]`."
    case .overrides: "Its own code: an answer for each question of UIKit, steps for each callback."
    case .views: "Its own views, for diagrams and for `into`."
    case .tells: "Messages of its own delegate protocol, by receiver."
    case .instantiates: "The controllers that its code makes by their identifiers, for diagrams."
    case .children: "The children that it adds in its viewDidLoad, in order."
    case .layout: "The positions of its children's views."
    case .containment: "The order of its calls when it adds, removes or replaces a child."
    case .stack: "The navigation stack, root first."
    case .isNavigationBarHidden: "Whether the navigation bar is hidden."
    case .tabs: "The tabs, in order."
    case .selected: "The tab that is selected first."
    case .style: "The split view's style."
    case .primary: "The primary column."
    case .secondary: "The secondary column."
    case .supplementary: "The supplementary column of a triple-column split view."
    case .inspector:
      "From iOS 26 on, the column of a column-style split view that is hidden at first; in compact width it is a sheet."
    case .compact: "What a column-style split view shows in compact width."
    case .preferredDisplayMode: "Which columns the app wants to show."
    case .preferredSplitBehavior: "Whether columns are side by side or over each other."
    case .pages: "The pages, in the data source's order."
    case .viewControllers: "The pages that are shown first."
    case .transitionStyle: "Whether pages scroll or curl."
    case .navigationOrientation: "Whether pages turn horizontally or vertically."
    case .interPageSpacing: "The space between scrolling pages."
    case .spineLocation: "The position of the spine of curling pages."
    case .isDoubleSided: "Whether curling pages have a back side."
    case .dataSource: "The source of the pages for gestures."
    case .actions: "Its actions, each with the steps of its handler, which run when the alert has gone."
    case .preferredStyle: "Whether it is an alert or an action sheet; on a pad a sheet is a popover."
    case .searchController: "The search controller whose bar it shows; it makes it in its viewDidLoad."
    case .searchResultsController: "The controller of the results, a child of the search controller."
    case .isActive: "Whether the search controller is presented; code sets it, in a step."
    }
  }
}

extension AnswerKey: DocumentKey {}
