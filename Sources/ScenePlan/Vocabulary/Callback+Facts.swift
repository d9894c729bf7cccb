/// The columns of the rows in `Callback.swift`, and what follows from them.
extension Callback {
  /// The facts of a callback, in one row.
  struct Facts {
    let group: Group
    let rule: RuleNumber?
    let kinds: [ControllerKind]?
    let hookBit: UInt32
    let sender: Sender
    let log: LogName
    let summary: String

    @inline(__always) init(
      _ group: Group, _ rule: RuleNumber?, of kinds: [ControllerKind]? = nil, hook: UInt32 = 31,
      by sender: Sender = .uikit, log: LogName = .never, _ summary: String
    ) {
      (self.group, self.rule, self.kinds, self.hookBit) = (group, rule, kinds, hook)
      (self.sender, self.log, self.summary) = (sender, log, summary)
    }

    /// The row of what a stock controller asks or tells its delegate or data source.
    @inline(__always) static func told(
      _ rule: RuleNumber?, of kinds: [ControllerKind]? = nil, by sender: Sender = .uikit, log: LogName = .never,
      _ summary: String
    ) -> Facts {
      Facts(.delegates, rule, of: kinds, by: sender, log: log, summary)
    }
  }

  /// The kinds of cause by which a callback is sent. `SceneWhy` has a sentence for each.
  package enum Sender {
    /// UIKit's own order of events, of which no single cause can be named.
    case uikit
    /// A storyboard that makes the controller.
    case storyboard
    case segue, unwindSearch
    /// A call in code, of the method that has its name.
    case call
    /// Another `preferredContentSize` of a child, or of what is presented.
    case preferredSize
    /// Another controller on top of a stack.
    case changeOfTop
    /// A person's tap on a tab, or the choice of a tab in a group.
    case tapOnTab, choiceInGroup
    /// A person's turn of a page, or a page that the pager has yet to get.
    case turnOfPage, needOfPage
    case displayMode, columnComes, columnGoes
    /// A person's drag of a sheet.
    case dragAway, dragInVain, dragToDetent
    /// A presentation in another size class.
    case adaptation
    case beginningOfSearch, endOfSearch
    case dragOfPages, scrollInCode
    case lowMemory, completion
    /// UIKit's objection to a call.
    case objection
    /// A gesture without effect.
    case vainGesture
  }

  /// How the logs of apps name a callback.
  enum LogName {
    /// Only our own traces have it; those say it by the raw value.
    case never
    /// By its name, without `delegate.`.
    case name
    /// By its name, or with a capital letter in front, as Xamarin has it.
    case eitherCase
    /// By its name, or by the start of its selector in Objective-C.
    case nameOr(String)
    /// By one of these words, with blanks between them.
    case words(String)
    /// By the method of the scene's delegate, or of the app's.
    case sceneOrApp
  }

  /// The group by which `callbacks` and `--events` name it.
  public var group: Group { facts.group }

  /// The rule that says when it comes.
  public var rule: RuleNumber? { facts.rule }

  /// The kinds of controllers that an event of it can name; nil for every kind.
  ///
  /// Those of the group `app` name no controller at all: they are events of `app`.
  public var kinds: [ControllerKind]? { facts.kinds }

  /// The bit, below 32, by which a controller's hooks in it are found; 31 is shared by all in which few controllers act.
  package var hookBit: UInt32 { facts.hookBit }

  /// The kind of cause by which it is sent.
  package var sender: Sender { facts.sender }

  /// Its meaning, as a sentence.
  public var summary: String { facts.summary }

  /// The words by which apps print it: the start of its selector in Swift and in Objective-C; none if they don't.
  package var namesInLogs: [String] {
    switch facts.log {
    case .never: []
    case .name: [overrideWord]
    case .eitherCase: [rawValue, capitalized]
    case .nameOr(let other): [rawValue, other]
    case .words(let words): words.split(separator: " ").map(String.init)
    case .sceneOrApp: ["scene" + capitalized, "application" + capitalized]
    }
  }

  /// The methods by which the app's delegate, or with scenes the scene's, is told; nil where both are told, or one alone.
  public var methodsOfDelegates: (app: String, scene: String)? {
    switch facts.log {
    case .sceneOrApp: ("application" + capitalized, "scene" + capitalized)
    case .never, .name, .eitherCase, .nameOr, .words: nil
    }
  }

  private var capitalized: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The properties whose object is asked or told, as they stand before the names of callbacks: `delegate`.
  public static let properties: [String] = allCases.reduce(into: []) { properties, callback in
    guard let end = callback.rawValue.lastIndex(of: ".") else { return }
    let property = String(callback.rawValue[..<end])
    if !properties.contains(property) { properties.append(property) }
  }
}

extension Callback {
  /// The groups by which `callbacks` and `--events` name several at once.
  public enum Group: String, CaseIterable, Hashable, Sendable {
    case loading, appearance, swiftUI, moving, layout, segues, calls, size, delegates, app, memory, outcome

    /// The contents of the group, for people.
    public var summary: String {
      switch self {
      case .loading: "an instance is made and its view loads"
      case .appearance: "views come onto the screen and leave it; the argument says whether it is animated"
      case .swiftUI: "what the views inside a hosting controller are told"
      case .moving: "a controller gets or loses a parent; the argument is the parent or `nil`"
      case .layout: "a controller's own view is laid out"
      case .segues: "segues fire and unwind; the argument is the segue, the action or where it leads"
      case .calls: "what UIKit asks a stock class to do, where code can override it"
      case .size: "the window, the traits or a preferred size change"
      case .delegates: "what a stock controller asks or tells its delegate or data source"
      case .app: "the application and its scene; written with `app.` in front"
      case .memory: "an instance is freed, or memory is short"
      case .outcome:
        "the result of a step: its completion, a UIKit warning, an exception, a touch without effect, a turn of the screen"
      }
    }
  }

  /// The groups that the text trace shows by default.
  public static let shownByDefault = Group.allCases.filter { ![.layout, .calls, .delegates, .app].contains($0) }

  /// The callbacks of which UIKit notes what models they read, so that they come again when one changes (V65).
  public static let tracked: [Callback] = [
    .updateViewConstraints, .updateProperties, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
  ]

  /// The messages of a search controller when the system presents it, and when it dismisses it (M6.49).
  package static let beginningOfSearch: [Callback] = [.delegateWillPresentSearch, .delegateDidPresentSearch]
  package static let endOfSearch: [Callback] = [.delegateWillDismissSearch, .delegateDidDismissSearch]

  /// The callbacks of a controller under which `overrides` takes steps. The unwind actions have names of their own.
  public static let overridableCallbacks: [Callback] = [
    .awakeFromNib, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .updateProperties, .viewDidLayoutSubviews,
    .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .onAppear, .onDisappear, .task, .willMove, .didMove,
    .willTransition, .viewWillTransition, .preferredContentSizeDidChange, .prepare,
  ]

  /// The messages under which `overrides` takes steps, as code of the delegate (V99). One that asks takes an answer.
  public static let delegateMessages: [Callback] = [
    .delegateWillShow, .delegateDidShow, .delegateDidSelect, .delegateDidSelectTab, .delegateWillTransitionTo,
    .delegateDidFinishAnimating, .delegateWillChangeTo, .delegateWillShowColumn, .delegateDidShowColumn,
    .delegateWillHideColumn, .delegateDidHideColumn, .delegateDidCollapse, .delegateDidExpand, .delegateWillDismiss,
    .delegateDidDismiss, .delegateDidAttemptToDismiss, .delegateDidChangeDetent, .delegateWillPresentSearch,
    .delegateDidPresentSearch, .delegateWillDismissSearch, .delegateDidDismissSearch, .delegateDidEndDragging,
    .delegateDidEndDecelerating, .delegateDidEndScrollingAnimation,
  ]

  /// All under which `overrides` takes steps.
  public static let overridable = overridableCallbacks + delegateMessages

  /// Its word under `overrides`, where a delegate's message stands by its own name.
  public var overrideWord: String {
    let prefix = "delegate."
    return group == .delegates && rawValue.hasPrefix(prefix) ? String(rawValue.dropFirst(prefix.count)) : rawValue
  }
}
