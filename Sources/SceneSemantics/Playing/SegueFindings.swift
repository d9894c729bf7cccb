package import SceneBasics
internal import ScenePlan
internal import SceneProgram
internal import SceneSyntax

/// Segues and presentation, SG4xx: steps that do little, or other things than they seem to.
extension Diagnostic {
  package static let segueFindings = FindingFamily(
    "Segues and presentation",
    [
      unwindsNowhere, dismissesNothing, dismissesAbove, presenterNotTold, contextUndefined, switchesWhilePresenting,
      presentsWithoutStyle, replacesRootWhilePresenting, popsNothing, callsNothing, dismissesForAnother, hasNoExits,
      searchesElsewhere, dismissalUntold, leavesWhileSearching, passesContext,
    ])

  // MARK: SG401

  static let unwindsNowhere = Finding(
    401, "unwindsNowhere", .warning, "no controller takes the unwind action",
    explanation: """
      An unwind segue fired, but no controller between the source and the root took its action. A controller that \
      implements the action isn't in this hierarchy, or refuses it, or is the source itself, which UIKit leaves \
      out. The tap then does nothing, and the console says nothing.
      """,
    wrong: """
      scene: Unwind
      initial: list
      controllers:
        list:
        detail:
          unwindActions: [close]
          segues: { done: { unwind: close } }
      script:
        - present: detail
        - trigger: done
      """,
    right: """
      scene: Unwind
      initial: list
      controllers:
        list: { unwindActions: [close] }
        detail:
          segues: { done: { unwind: close } }
      script:
        - present: detail
        - trigger: done
      """,
    rules: ["G7.43", "G7.45"])

  /// - Parameter refusing: A controller that implements the action and refuses it.
  static func unwindsNowhere(
    _ id: String, from source: InstanceID, refusedBy refusing: InstanceID?, in moment: Moment
  ) -> Diagnostic {
    let action = moment.segue(id, of: source)?.object ?? id
    if let primary = moment.endOfUnwinding(from: source) {
      return Diagnostic(
        unwindsNowhere, "by 'unwindEndsInPrimary' the search for '\(action)' ends in '\(moment.name(of: primary))'",
        at: moment.place, hint: "let the code of '\(moment.name(of: source))' call 'dismiss'")
    }
    return Diagnostic(
      unwindsNowhere, "no controller between '\(moment.name(of: source))' and the root takes '\(action)'",
      at: moment.place,
      notes: moment.declaration(of: id, of: source).map { [Note("the segue is declared here", at: $0)] } ?? [],
      hint: refusing.map {
        "'\(moment.name(of: $0))' implements it and answers false: change its 'canPerformUnwindSegueAction'"
      } ?? "add 'unwindActions: [\(action)]' to the controller it should lead back to")
  }

  // MARK: SG402

  static let dismissesNothing = Finding(
    402, "dismissesNothing", .warning, "dismiss has no effect",
    explanation: """
      `dismiss` was called on a controller that presents nothing and isn't presented, and no container around it \
      presents anything or is presented. UIKit silently does nothing. A pushed screen goes back with `pop`, not \
      with `dismiss`.
      """,
    wrong: "scene: Presentation\ninitial: main\ncontrollers:\n  main:\nscript:\n  - dismiss\n",
    right:
      "scene: Presentation\ninitial: main\ncontrollers:\n  main:\n  sheet:\nscript:\n  - present: sheet\n  - dismiss\n",
    rules: ["M6.40", "M6.43", "V80"])

  static func dismissesNothing(_ receiver: InstanceID, in moment: Moment) -> Diagnostic {
    Diagnostic(
      dismissesNothing,
      "'\(moment.name(of: receiver))' presents nothing and isn't presented, so 'dismiss' does nothing",
      at: moment.place, hint: "name the presented controller with 'in', or 'pop' a pushed controller")
  }

  // MARK: SG403

  static let dismissesAbove = Finding(
    403, "dismissesAbove", .note, "dismiss removes the presented controller, not the receiver",
    explanation: """
      `dismiss` was called on a presented controller that itself presents another one. UIKit then dismisses the \
      other one, and the receiver stays. A second `dismiss` while the other one goes takes the receiver itself. To close \
      both, call `dismiss` on the receiver's presenter.
      """,
    wrong: scene("- present: sheet\n  - present: other\n  - dismiss:\n    in: sheet"),
    right: scene("- present: sheet\n  - present: other\n  - dismiss:\n    in: main"),
    rules: ["M6.42", "M6.43"])

  static func dismissesAbove(_ receiver: InstanceID, other: InstanceID, in moment: Moment) -> Diagnostic {
    let name = moment.name(of: receiver)
    return Diagnostic(
      dismissesAbove, "'dismiss' on '\(name)' dismisses '\(moment.name(of: other))', not '\(name)'", at: moment.place,
      hint: "call it on the presenter of '\(name)' to close both")
  }

  /// About a second call, whose receiver goes as well.
  static func dismissesItself(_ receiver: InstanceID, after other: InstanceID, in moment: Moment) -> Diagnostic {
    let (name, gone) = (moment.name(of: receiver), moment.name(of: other))
    return Diagnostic(
      dismissesAbove, "'\(gone)' is going already, so this 'dismiss' on '\(name)' takes '\(name)' itself",
      at: moment.place,
      hint: "one 'dismiss' on the presenter of '\(name)' closes both; leave one out to keep '\(name)'")
  }

  // MARK: SG404

  static let presenterNotTold = Finding(
    404, "presenterNotTold", .warning, "the presenter gets no callback",
    explanation: """
      A controller has steps in `viewWillAppear`, `viewWillDisappear` or their did-callbacks. It presents in a \
      style that leaves it on the screen. So it gets no callback when the other screen comes or goes, and those \
      steps don't run. Up to iOS 12 the default style covered the presenter; from iOS 13 on it is a card. Present \
      full screen, or let the sheet tell its presenter itself.
      """,
    wrong: scene("- present: sheet", main: "{ overrides: { viewWillAppear: [{ load: other }] } }"),
    right: scene(
      "- present: sheet\n    modalPresentationStyle: fullScreen",
      main: "{ overrides: { viewWillAppear: [{ load: other }] } }"),
    rules: ["M6.20", "M6.31"])

  static func presenterNotTold(
    _ presenter: InstanceID, _ callback: Callback, by presented: InstanceID, override: Place, in moment: Moment
  ) -> Diagnostic {
    let (name, sheet) = (moment.name(of: presenter), moment.name(of: presented))
    return Diagnostic(
      presenterNotTold, "'\(name)' stays on the screen under '\(sheet)' and gets no callback", at: moment.place,
      notes: moment.span(of: override).map { [Note("'\(name)' has steps in '\(callback.rawValue)'", at: $0)] } ?? [],
      hint: "present 'fullScreen', or let '\(sheet)' tell '\(name)' when it goes")
  }

  // MARK: SG405

  static let contextUndefined = Finding(
    405, "contextUndefined", .warning, "no controller defines the context",
    explanation: """
      A context style searches for the nearest ancestor that defines a presentation context, but there is none. \
      The presentation then covers the whole screen, like `fullScreen` or `overFullScreen`. Set \
      `definesPresentationContext: true` on the controller that should be covered.
      """,
    wrong: scene("- present: sheet\n    modalPresentationStyle: currentContext"),
    right: scene(
      "- present: sheet\n    modalPresentationStyle: currentContext", main: "{ definesPresentationContext: true }"),
    rules: ["M6.2", "M6.5"])

  static func contextUndefined(_ receiver: InstanceID, in moment: Moment) -> Diagnostic {
    Diagnostic(
      contextUndefined, "no controller above '\(moment.name(of: receiver))' defines a presentation context",
      at: moment.place, hint: "set 'definesPresentationContext: true' on the controller to be covered")
  }

  // MARK: SG416

  static let passesContext = Finding(
    416, "passesContext", .note, "a custom presentation looks for no context",
    explanation: """
      `present` was called on a controller that defines a presentation context, or inside one, in the style `custom`. \
      Only `currentContext` and `overCurrentContext` look for a context. For any other style the controller presents \
      that covers the screen, so the new one covers all of it, also where another tab is chosen. Name a context style, \
      or leave `definesPresentationContext` out.
      """,
    wrong: scene("- present: sheet\n    modalPresentationStyle: custom\n    in: inner", main: contextInside),
    right: scene(
      "- present: sheet\n    modalPresentationStyle: overCurrentContext\n    in: inner", main: contextInside),
    rules: ["M6.3", "M6.2"])

  private static let contextInside = "{ children: [inner] }\n  inner: { definesPresentationContext: true }"

  static func passesContext(
    _ context: InstanceID, presented: InstanceID, presenter: InstanceID, in moment: Moment
  ) -> Diagnostic {
    let (defining, name) = (moment.name(of: context), moment.name(of: presenter))
    return Diagnostic(
      passesContext,
      "'\(defining)' defines a context, which the style custom doesn't look for, so '\(name)' presents "
        + "'\(moment.name(of: presented))'", at: moment.place,
      hint: "write 'modalPresentationStyle: overCurrentContext' if it is to cover '\(defining)' alone")
  }

  // MARK: SG406

  static let switchesWhilePresenting = Finding(
    406, "switchesWhilePresenting", .warning, "the tab is switched while its content presents",
    explanation: """
      The step selects another tab while a controller inside the selected tab presents in its own context. People \
      saw a black screen on iOS 8 to 13 when they came back to the tab after such a presentation was dismissed. \
      Which callbacks came then isn't known, so the trace has those of any dismissal. Dismiss first, or refuse the \
      selection while a presentation is open.
      """,
    wrong: tabs(
      "- present: sheet\n    in: page\n    modalPresentationStyle: currentContext\n  - select: other\n    in: main"),
    right: tabs(
      "- present: sheet\n    in: page\n    modalPresentationStyle: currentContext\n  - dismiss\n  - select: other\n    in: main"
    ),
    rules: ["T3.17"])

  static func switchesWhilePresenting(
    _ container: InstanceID, presented: InstanceID, in moment: Moment
  ) -> Diagnostic {
    let guest = moment.name(of: presented)
    return Diagnostic(
      switchesWhilePresenting, "'\(moment.name(of: container))' switches tabs while its content presents '\(guest)'",
      at: moment.place, hint: "dismiss '\(guest)' first")
  }

  // MARK: SG407

  static let presentsWithoutStyle = Finding(
    407, "presentsWithoutStyle", .warning, "`none` is not a presentation style",
    explanation: """
      The step presents a controller in the style `none`. A delegate answers `none` to stop a presentation from \
      adapting; it isn't a way to present. No source says what UIKit does with it. Here it means `automatic`. Name \
      another style, or leave the style out.
      """,
    wrong: scene("- present: sheet\n    modalPresentationStyle: none"),
    right: scene("- present: sheet\n    modalPresentationStyle: formSheet"), rules: ["M6.20"])

  static func presentsWithoutStyle(_ presented: InstanceID, in moment: Moment) -> Diagnostic {
    Diagnostic(
      presentsWithoutStyle, "'\(moment.name(of: presented))' can't be presented in the style 'none'", at: moment.place,
      hint: "name another 'modalPresentationStyle', or leave it out")
  }

  // MARK: SG408

  static let replacesRootWhilePresenting = Finding(
    408, "replacesRootWhilePresenting", .warning, "the window's root is replaced while it presents",
    explanation: """
      The step gives the window another root while the old one, or a controller in it, presents. UIKit doesn't \
      dismiss the presentation: no delegate is told, and no completion runs. The presented view stays in the \
      window, behind the new root's. The old root and the presented controller stay in memory until a dismissal. \
      Dismiss first, and set the root in the completion.
      """,
    wrong: scene("- present: sheet\n  - setRoot: other"),
    right: scene("- present: sheet\n  - dismiss:\n    in: main\n    completion: [{ setRoot: other }]"),
    rules: ["M6.45"])

  static func replacesRootWhilePresenting(_ root: InstanceID, presented: InstanceID, in moment: Moment) -> Diagnostic {
    let guest = moment.name(of: presented)
    return Diagnostic(
      replacesRootWhilePresenting, "'\(moment.name(of: root))' still presents '\(guest)', which isn't dismissed",
      at: moment.place, hint: "dismiss '\(guest)' first, and set the root in its 'completion'")
  }

  // MARK: SG409

  static let popsNothing = Finding(
    409, "popsNothing", .warning, "pop has no effect",
    explanation: """
      `pop` or `swipe: pop` was written for a navigation controller that shows its root. There is nothing below \
      the root, so UIKit silently does nothing. A screen that was presented goes with `dismiss`, not with `pop`. \
      If another stack is meant, name it with `in`. A delegate that lets the swipe begin at the root is worse off: the \
      gesture begins, and people saw the stack freeze at the next push.
      """,
    wrong: stack("- pop"), right: stack("- push: detail\n  - pop"), rules: ["N2.8"])

  static func popsNothing(stack: InstanceID, root: InstanceID, _ verb: StepVerb, in moment: Moment) -> Diagnostic {
    let overrides = moment.template(of: stack)?.settings?.overrides ?? []
    if verb == .swipe, overrides.contains(where: { $0.body == .answer(.gestureRecognizerShouldBegin, .bool(true)) }) {
      return Diagnostic(
        popsNothing,
        "the swipe of '\(moment.name(of: stack))' begins at its root, after which people saw the stack freeze",
        at: moment.place,
        hint: "answer 'gestureRecognizerShouldBegin' with true only where the stack has two controllers")
    }
    return Diagnostic(
      popsNothing,
      "'\(moment.name(of: root))' is the root of '\(moment.name(of: stack))', so "
        + "'\(verb == .swipe ? "swipe: pop" : "pop")' does nothing", at: moment.place,
      hint: "'push' a controller first, name another stack with 'in', or 'dismiss' a presented controller")
  }

  // MARK: SG410

  static let callsNothing = Finding(
    410, "callsNothing", .warning, "the controller is in no container",
    explanation: """
      Code of a controller runs while the controller is in no container, for example in a timer after a pop. In UIKit \
      `navigationController`, `tabBarController` or `splitViewController` is nil then, and a call on nil \
      silently does nothing. Name the container with `in` if the code has kept it, or stop the timer when the \
      controller goes.
      """,
    wrong: stack("- push: detail\n  - pop\n  - wait: 3", detail: timer("")),
    right: stack("- push: detail\n  - pop\n  - wait: 3", detail: timer(", in: main")), rules: ["C1.3"])

  /// - Parameter gone: The receiver, or the outermost controller around it: the one that is in no container.
  static func callsNothing(
    _ action: Action, receiver: InstanceID, gone: InstanceID, in moment: Moment
  ) -> Diagnostic {
    let (name, outer) = (moment.name(of: receiver), moment.name(of: gone))
    return Diagnostic(
      callsNothing,
      "'\(outer)' is in no container then, so '\(action.verb.rawValue)'\(outer == name ? "" : " of '\(name)'") does nothing",
      at: moment.place, hint: "the code calls nil here; name the container with 'in' if the code has kept it")
  }

  // MARK: SG411

  static let dismissesForAnother = Finding(
    411, "dismissesForAnother", .note, "dismiss takes what a container presents",
    explanation: """
      `dismiss` was called on a controller that presents nothing itself. UIKit asks the containers around it, one \
      after the other. The first one that presents something dismisses that, whichever controller has asked for \
      the presentation. That `dismiss` climbs in this way is a choice: `quirks: [no-dismissClimbs]` turns it off.
      """,
    wrong: stack("- present: detail\n    in: main\n  - dismiss:\n    in: list"),
    right: stack("- present: detail\n    in: main\n  - dismiss:\n    in: main"), rules: ["V80"])

  static func dismissesForAnother(
    _ receiver: InstanceID, presenter: InstanceID, presented: InstanceID, in moment: Moment
  ) -> Diagnostic {
    let name = moment.name(of: presenter)
    return Diagnostic(
      dismissesForAnother,
      "'\(moment.name(of: receiver))' presents nothing, so 'dismiss' takes '\(moment.name(of: presented))', "
        + "which '\(name)' presents", at: moment.place,
      hint: "write 'in: \(name)' if that is meant")
  }

  // MARK: SG412

  static let hasNoExits = Finding(
    412, "hasNoExits", .warning, "a system without unwind segues",
    explanation: """
      An unwind segue fired on iOS 5. Exits came with iOS 6, so here it does nothing. Name a newer system with \
      `ios`, or go back with `dismiss` or `pop`.
      """,
    wrong: exit(on: 5), right: exit(on: 6), rules: ["V83"])

  static func hasNoExits(_ segue: String, from source: InstanceID, in moment: Moment) -> Diagnostic {
    Diagnostic(
      hasNoExits, "iOS \(moment.program.ios) has no unwind segues, so '\(segue)' does nothing", at: moment.place,
      notes: moment.declaration(of: segue, of: source).map { [Note("the segue is declared here", at: $0)] } ?? [],
      hint: "write 'ios: 6' or newer, or go back with 'dismiss' or 'pop'")
  }

  // MARK: The small scenes

  private static func scene(_ script: String, main: String = "") -> String {
    "scene: Presentation\ninitial: main\ncontrollers:\n  main:\(main.isEmpty ? "" : " " + main)\n  sheet:\n  other: { retained: true }\nscript:\n  - load: other\n  \(script)\n"
  }

  private static func stack(_ script: String, detail: String = "") -> String {
    "scene: Stack\ninitial: main\ncontrollers:\n  main: { kind: navigation, stack: [list] }\n  list:\n  detail:\(detail)\nscript:\n  \(script)\n"
  }

  private static func exit(on ios: Int) -> String {
    """
    scene: Exit
    ios: \(ios)
    initial: list
    controllers:
      list: { unwindActions: [close] }
      detail: { segues: { done: { unwind: close } } }
    script:
      - present: detail
      - trigger: done

    """
  }

  private static func timer(_ receiver: String) -> String {
    " { overrides: { viewDidAppear: [{ push: detail, after: 2\(receiver) }] } }"
  }

  private static func tabs(_ script: String) -> String {
    """
    scene: Context in a tab
    initial: main
    controllers:
      main: { kind: tabs, tabs: [page, other] }
      page: { definesPresentationContext: true }
      other:
      sheet:
    script:
      \(script)

    """
  }
}
