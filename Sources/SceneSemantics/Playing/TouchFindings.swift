package import SceneBasics
internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// Steps of a person that nothing on the screen heeds, SG54x.
extension Diagnostic {
  package static let touchFindings = FindingFamily(
    "What a person can't touch",
    [
      touchesCovered, touchesUnselectedTab, touchesBelowTop, touchesHiddenColumn, touchesOffScreen, dragsNoCard,
      swipesWithoutBar, touchesInMotion,
    ])

  static func cantTouch(
    _ instance: InstanceID, _ obstacle: Obstacle, _ action: Action, in moment: Moment
  ) -> Diagnostic {
    let touch = Touch(instance: instance, action: action, moment: moment)
    return switch obstacle {
    case .covered(let presented): touchesCovered(touch, by: presented)
    case .unselected(let tab, let container): touchesUnselectedTab(touch, in: tab, of: container)
    case .belowTop(let member, let stack): touchesBelowTop(touch, member, of: stack)
    case .hiddenColumn(let column, let split): touchesHiddenColumn(touch, column, of: split)
    case .offScreen: touchesOffScreen(touch)
    case .noTabBar(let hider, let tabs): touchesOffScreen(touch, noTabBarOf: tabs, since: hider)
    case .inMotion(let stack): touchesInMotion(touch, in: stack)
    case .frozen(let stack, let inMotion): touchesInMotion(touch, frozen: stack, inMotion: inMotion)
    case .presenting: touchesInMotion(touch)
    case .noCard(let style): dragsNoCard(touch, style)
    case .filled(let style): dragsNoCard(touch, filling: style)
    case .endsByActions: dragsNoAlert(touch)
    case .noDetent(let sheet): dragsNoCard(touch, withoutHeight: sheet)
    case .changing, .noDataSource, .comesOrGoes, .atRoot, .columnsStay, .refuses, .locked: takesNoGesture(touch)
    case .ownAnimations: swipesWithoutBar(touch, because: ", as its delegate has animations")
    case .noBar: swipesWithoutBar(touch)
    }
  }

  // MARK: SG541

  static let touchesCovered = Finding(
    541, "touchesCovered", .warning, "a touch on what is covered",
    explanation: """
      The step is a person's tap or swipe on a controller that lies under a presentation. A sheet and a popover \
      take all touches too, although one still sees what is under them. So nothing happens. Dismiss the \
      presentation first, or write what code would do: `perform` for a segue, `select` for a tab, `pop` for a swipe.
      """,
    wrong: stack("- present: sheet\n  - trigger: next\n    in: list"),
    right: stack("- present: sheet\n  - dismiss\n  - trigger: next\n    in: list"), rules: ["V32"])

  private static func touchesCovered(_ touch: Touch, by presented: InstanceID) -> Diagnostic {
    let cover = touch.moment.name(of: presented)
    return Diagnostic(
      touchesCovered, "'\(cover)' covers '\(touch.name)', so a person can't touch it", at: touch.moment.place,
      hint: "dismiss '\(cover)' first, or \(touch.codeInstead)")
  }

  // MARK: SG542

  static let touchesUnselectedTab = Finding(
    542, "touchesUnselectedTab", .warning, "a touch in a tab that isn't selected",
    explanation: """
      The step is a person's tap or swipe in a tab that isn't on the screen. So nothing happens. Tap that tab \
      first. Code can reach the controller all the same: it performs a segue with `perform`.
      """,
    wrong: tabs("- trigger: next\n    in: second"),
    right: tabs("- tap: second\n  - trigger: next\n    in: second"), rules: ["V32"])

  private static func touchesUnselectedTab(_ touch: Touch, in tab: InstanceID, of tabs: InstanceID) -> Diagnostic {
    let (name, tab) = (touch.name, touch.moment.name(of: tab))
    return Diagnostic(
      touchesUnselectedTab,
      "'\(name)' is \(name == tab ? "a tab" : "in the tab '\(tab)'") of '\(touch.moment.name(of: tabs))', which isn't selected",
      at: touch.moment.place, hint: "'tap: \(tab)' first, or \(touch.codeInstead)")
  }

  // MARK: SG543

  static let touchesBelowTop = Finding(
    543, "touchesBelowTop", .warning, "a touch below the top of a stack",
    explanation: """
      The step is a person's tap or swipe on a member of a stack that isn't its top. Only the top is on the \
      screen, so nothing happens. Go back first, or write what code would do: `perform` for a segue.
      """,
    wrong: stack("- push: detail\n  - trigger: next\n    in: list"),
    right: stack("- push: detail\n  - pop\n  - trigger: next\n    in: list"), rules: ["V32"])

  private static func touchesBelowTop(_ touch: Touch, _ member: InstanceID, of stack: InstanceID) -> Diagnostic {
    Diagnostic(
      touchesBelowTop,
      "'\(touch.moment.name(of: member))' isn't the top of '\(touch.moment.name(of: stack))', so a person can't touch it",
      at: touch.moment.place, hint: "go back to it first, or \(touch.codeInstead)")
  }

  // MARK: SG544

  static let touchesHiddenColumn = Finding(
    544, "touchesHiddenColumn", .warning, "a touch in a column that isn't shown",
    explanation: """
      The step is a person's tap or swipe in a column of a split view that isn't on the screen. So nothing \
      happens. Show the column first.
      """,
    wrong: split("- trigger: next\n    in: list"),
    right: split("- showColumn: primary\n    in: main\n  - trigger: next\n    in: list"), rules: ["V32"])

  private static func touchesHiddenColumn(_ touch: Touch, _ column: InstanceID, of split: InstanceID) -> Diagnostic {
    Diagnostic(
      touchesHiddenColumn,
      "'\(touch.moment.name(of: split))' doesn't show the column of '\(touch.moment.name(of: column))'",
      at: touch.moment.place, hint: "'showColumn' first, or \(touch.codeInstead)")
  }

  // MARK: SG545

  static let touchesOffScreen = Finding(
    545, "touchesOffScreen", .warning, "a touch on what isn't on the screen",
    explanation: """
      The step is a person's tap or swipe on a controller whose view isn't in the window. It was made or loaded, \
      but nothing has put it there, or it has left. So nothing happens. Bring it onto the screen first. A tab bar is \
      off the screen too, as long as a pushed controller has `hidesBottomBarWhenPushed: true`.
      """,
    wrong: stack("- load: detail\n  - trigger: back\n    in: detail"),
    right: stack("- push: detail\n  - trigger: back\n    in: detail"), rules: ["V32"])

  private static func touchesOffScreen(_ touch: Touch) -> Diagnostic {
    Diagnostic(
      touchesOffScreen, "the view of '\(touch.name)' isn't on the screen, so a person can't touch it",
      at: touch.moment.place, hint: "bring it onto the screen first, or \(touch.codeInstead)")
  }

  private static func touchesOffScreen(_ touch: Touch, noTabBarOf tabs: InstanceID, since hider: InstanceID)
    -> Diagnostic
  {
    let hider = touch.moment.name(of: hider)
    return Diagnostic(
      touchesOffScreen,
      "'\(hider)' hides the tab bar of '\(touch.moment.name(of: tabs))', so a person can't touch a tab",
      at: touch.moment.place, hint: "go back from '\(hider)' first, or \(touch.codeInstead)")
  }

  /// The trace says what runs, and what refuses; no finding comes of it.
  private static func takesNoGesture(_ touch: Touch) -> Diagnostic {
    Diagnostic(
      touchesOffScreen, "'\(touch.name)' takes no gesture now", at: touch.moment.place, hint: touch.codeInstead)
  }

  // MARK: SG546

  static let dragsNoCard = Finding(
    546, "dragsNoCard", .warning, "a swipe on a presentation that can't be dragged",
    explanation: """
      Only cards can be dragged away: page sheets and form sheets, from iOS 13 on, while they are cards; and what has \
      come by a zoom, from iOS 18 on. On a phone on its side a sheet fills the screen, and can't be dragged until the \
      phone is upright again. An alert ends by its actions. Any other full-screen, over-full-screen, context or custom \
      presentation has no such gesture, and its delegate is never asked. So nothing happens. A button ends such a \
      presentation: use `dismiss`.
      """,
    wrong: stack("- present: sheet\n    modalPresentationStyle: fullScreen\n  - swipe: dismiss"),
    right: stack("- present: sheet\n    modalPresentationStyle: fullScreen\n  - dismiss"),
    rules: ["V24", "V32", "V60", "M6.48"])

  private static func dragsNoCard(_ touch: Touch, filling style: PresentationStyle) -> Diagnostic {
    Diagnostic(
      dragsNoCard, "'\(touch.name)' fills the screen of a phone on its side, and can't be dragged away there",
      at: touch.moment.place, hint: "write '- rotate: portrait' before, or use 'dismiss'")
  }

  private static func dragsNoAlert(_ touch: Touch) -> Diagnostic {
    Diagnostic(
      dragsNoCard, "'\(touch.name)' is an alert, and can't be dragged away", at: touch.moment.place,
      hint: "tap one of its 'actions', as in '- tap: ok', or use 'dismiss'")
  }

  private static func dragsNoCard(_ touch: Touch, _ style: PresentationStyle) -> Diagnostic {
    let message = "'\(touch.name)' is presented in the style '\(style.rawValue)', and can't be dragged away"
    let moment = touch.moment
    guard moment.template(of: touch.instance)?.kind == .search else {
      return Diagnostic(
        dragsNoCard, message, at: moment.place,
        hint: "use 'dismiss', with 'cancelled: true' where a gesture of the app is given up")
    }
    // A search is shown by a screen, and that may stand in a sheet.
    let sheet = moment.world[touch.instance].presenter.flatMap(moment.presented).map(moment.name)
    return Diagnostic(
      dragsNoCard, message, at: moment.place,
      hint: "a search ends by '- tap: cancel'"
        + (sheet.map { "; '\($0)' is dragged away by '- { swipe: dismiss, in: \($0) }'" } ?? ""))
  }

  private static func dragsNoCard(_ touch: Touch, withoutHeight sheet: InstanceID) -> Diagnostic {
    Diagnostic(
      dragsNoCard, "'\(touch.moment.name(of: sheet))' doesn't stand at such a height", at: touch.moment.place,
      hint: "present it as a sheet, and list the height under 'detents'")
  }

  // MARK: SG547

  static let swipesWithoutBar = Finding(
    547, "swipesWithoutBar", .warning, "a swipe back that is off",
    explanation: """
      With its navigation bar hidden a navigation controller doesn't recognise the swipe back, unless code turns it \
      on. Nor does one whose delegate gives animations. So nothing happens. If the app's code turns the gesture on, say so with \
      `gestureRecognizerShouldBegin: true` under `overrides` of the navigation controller. Otherwise use `pop`. The \
      answer `false` turns the gesture off.
      """,
    wrong: bare("- swipe: pop"),
    right: bare("- set: { gestureRecognizerShouldBegin: true }\n    in: main\n  - swipe: pop"),
    rules: ["V32"])

  private static func swipesWithoutBar(_ touch: Touch, because reason: String = "") -> Diagnostic {
    Diagnostic(
      swipesWithoutBar, "the swipe back of '\(touch.name)' is off\(reason)", at: touch.moment.place,
      hint: "use 'pop', or let the code of '\(touch.name)' answer 'gestureRecognizerShouldBegin: true'")
  }

  // MARK: SG548

  static let touchesInMotion = Finding(
    548, "touchesInMotion", .warning, "a touch inside a stack that pushes or pops",
    explanation: """
      The step is a person's tap or swipe on a controller in a stack whose push or pop still runs. From iOS 8 to 25 \
      nothing happens then. From iOS 26 on the new top takes touches during the transition. From iOS 8 to 12 no touch \
      counts while a presentation or a dismissal runs, either. Let the transition end first, or write what code would \
      do: `perform` for a segue. A swipe back does nothing, either. One that the app lets begin then, or at the root, \
      freezes the stack for good.
      """,
    wrong: stack("- push: detail\n  - trigger: back\n    in: detail\n    after: 0.1"),
    right: stack("- push: detail\n  - trigger: back\n    in: detail"), rules: ["V62", "V74", "N2.45"])

  private static func touchesInMotion(_ touch: Touch, in stack: InstanceID) -> Diagnostic {
    Diagnostic(
      touchesInMotion,
      touch.instance == stack
        ? "'\(touch.name)' still pushes or pops, so a swipe back does nothing"
        : "'\(touch.moment.name(of: stack))' pushes or pops, so a person can't touch '\(touch.name)'",
      at: touch.moment.place, hint: "let it end first, or \(touch.codeInstead)")
  }

  private static func touchesInMotion(_ touch: Touch, frozen stack: InstanceID, inMotion: Bool) -> Diagnostic {
    let name = touch.moment.name(of: stack)
    if inMotion {
      let message =
        touch.instance == stack
        ? "a swipe back that begins during a push or pop freezes '\(name)', as people saw"
        : "a swipe back during a push or pop has frozen '\(name)', so a person can't touch '\(touch.name)'"
      return Diagnostic(
        touchesInMotion, message, at: touch.moment.place,
        hint: "let 'gestureRecognizerShouldBegin' of '\(name)' say no while a push or pop runs")
    }
    return Diagnostic(
      touchesInMotion, "a swipe at its root has frozen '\(name)', so a person can't touch '\(touch.name)'",
      at: touch.moment.place, hint: "let 'gestureRecognizerShouldBegin' of '\(name)' say no at the root")
  }

  private static func touchesInMotion(_ touch: Touch) -> Diagnostic {
    Diagnostic(
      touchesInMotion, "a presentation or a dismissal runs, so a person can't touch '\(touch.name)'",
      at: touch.moment.place, hint: "let it end first, or \(touch.codeInstead)")
  }

  // MARK: The small scenes

  private static func stack(_ script: String) -> String {
    """
    scene: Touch
    initial: main
    controllers:
      main: { kind: navigation, stack: [list] }
      list: { segues: { next: { show: detail } } }
      detail: { segues: { back: { present: sheet } } }
      sheet:
    script:
      \(script)

    """
  }

  private static func tabs(_ script: String) -> String {
    """
    scene: Touch
    initial: main
    controllers:
      main: { kind: tabs, tabs: [first, second] }
      first:
      second: { segues: { next: { present: sheet } } }
      sheet:
    script:
      \(script)

    """
  }

  private static func split(_ script: String) -> String {
    """
    scene: Touch
    device: pad
    initial: main
    controllers:
      main: { kind: split, style: doubleColumn, preferredDisplayMode: secondaryOnly, primary: list, secondary: page }
      list: { segues: { next: { present: sheet } } }
      page:
      sheet:
    script:
      \(script)

    """
  }

  private static func bare(_ script: String) -> String {
    """
    scene: Touch
    initial: main
    controllers:
      main: { kind: navigation, stack: [list, detail], isNavigationBarHidden: true }
      list:
      detail:
    script:
      \(script)

    """
  }
}

/// A step of a person that can't be done: the instance that it would touch, and its action.
private struct Touch {
  let instance: InstanceID
  let action: Action
  let moment: Moment

  var name: String { moment.name(of: instance) }
  /// Whether a pager turns its pages, and not a hand-made container.
  private var isPager: Bool { moment.program.kind(of: Int(moment.world[instance].template)) == .pager }

  /// The step of code that would do the same.
  var codeInstead: String {
    switch action {
    case .trigger: "use 'perform', which is what code does"
    case .tap, .tapThing: "use 'select', which is what code does"
    case .swipe(.pop, _, _): "use 'pop', which is what code does"
    case .swipe(.dismiss, _, _): "use 'dismiss', which is what code does"
    case .swipe(.medium, _, _), .swipe(.large, _, _): "set 'selectedDetentIdentifier', which is what code does"
    case .swipe(.showColumn, _, _): "use 'showColumn: primary', which is what code does"
    case .swipe(.hideColumn, _, _): "use 'hideColumn: primary', which is what code does"
    case .swipe(.forward, _, _), .swipe(.reverse, _, _):
      "use '\(isPager ? "setViewControllers" : "scroll")', which is what code does"
    case .perform, .show, .showDetail, .push, .pop, .popToRoot, .popTo, .setViewControllers, .present, .dismiss,
      .select, .showColumn, .hideColumn, .scroll, .add, .remove, .transition, .set, .load, .addChild, .addSubview,
      .constrain, .removeConstraints, .removeFromSuperview, .removeFromParent, .willMove, .didMove,
      .beginAppearanceTransition, .endAppearanceTransition, .rotate, .resize, .background, .foreground, .resignActive,
      .becomeActive,
      .memoryWarning, .terminate, .launch, .setRoot, .changed, .code, .wait, .expect:
      "let code do it"
    }
  }
}
