package import SceneBasics
internal import ScenePlan
internal import SceneProgram

/// Parts of a scene that its system doesn't have, or not without a key, SG56x.
extension Diagnostic {
  package static let systemFindings = FindingFamily(
    "What a system doesn't have or do",
    [
      observesNothing, observesByKey, lacksInspector, appHasEnded, lacksDetents, lacksTabGroups, lacksZoom,
      resizesAtOnce,
    ])

  // MARK: SG561

  static let observesNothing = Finding(
    561, "observesNothing", .warning, "the system doesn't note what a callback reads",
    explanation: """
      The step `changed` says that a model has changed, and that a callback has read it. From iOS 26 on UIKit notes \
      that, and calls it again; from iOS 18 on, if the app asks for it. Before, nothing comes, so code has to call \
      `setNeedsLayout` when its model changes. `updateProperties` itself is new in iOS 26.
      """,
    wrong: scene(17, "- changed: [home.viewWillLayoutSubviews]"),
    right: scene(26, "- changed: [home.viewWillLayoutSubviews]"), rules: ["V65"])

  static func observesNothing(_ reader: InstanceID, _ callback: Callback, in moment: Moment) -> Diagnostic {
    let (name, ios) = (moment.name(of: reader), moment.program.ios)
    let isMissing = callback == .updateProperties
    return Diagnostic(
      observesNothing,
      isMissing
        ? "iOS \(ios) has no 'updateProperties', so '\(name)' isn't told of the model"
        : "iOS \(ios) doesn't note what '\(callback.rawValue)' of '\(name)' reads, so it doesn't come again",
      at: moment.place, hint: "it does from iOS 26 on; before, code calls 'setNeedsLayout'")
  }

  // MARK: SG568

  static let resizesAtOnce = Finding(
    568, "resizesAtOnce", .warning, "a window that gets its last size alone",
    explanation: """
      The step has `continuous`: sizes on the way, while a person drags the window's edge. They are new in iOS 27, and \
      an app with `UIRequiresFullScreen` doesn't get them there either. The window then changes once, to its last size. \
      Leave the option out, or choose a newer `ios`.
      """,
    wrong: scene(26, "- { resize: [500, 900], continuous: 3 }"),
    right: scene(27, "- { resize: [500, 900], continuous: 3 }"), rules: ["D8.19"])

  static func resizesAtOnce(in moment: Moment) -> Diagnostic {
    let isOld = moment.program.ios < 27
    return Diagnostic(
      resizesAtOnce,
      isOld
        ? "on iOS \(moment.program.ios) the window gets its last size alone"
        : "an app that requires the full screen gets the last size alone",
      at: moment.place,
      hint: "leave 'continuous' out, or " + (isOld ? "write 'ios: 27'" : "leave 'requiresFullScreen' out"))
  }

  // MARK: SG562

  static let observesByKey = Finding(
    562, "observesByKey", .note, "the app needs a key for that",
    explanation: """
      On iOS 18 UIKit notes what a callback of layout reads, if the app's Info.plist has the key \
      `UIObservationTrackingEnabled`. The scene is played as if it had. From iOS 26 on no key is needed.
      """,
    wrong: scene(18, "- changed: [home.viewWillLayoutSubviews]"),
    right: scene(26, "- changed: [home.viewWillLayoutSubviews]"), rules: ["V65"])

  static func observesByKey(_ reader: InstanceID, _ callback: Callback, in moment: Moment) -> Diagnostic {
    Diagnostic(
      observesByKey,
      "on iOS \(moment.program.ios) '\(callback.rawValue)' of '\(moment.name(of: reader))' comes again only with the key "
        + "'UIObservationTrackingEnabled'",
      at: moment.place, hint: "put the key into Info.plist")
  }

  // MARK: SG563

  static let lacksInspector = Finding(
    563, "lacksInspector", .warning, "a split without an inspector",
    explanation: """
      The split view has an `inspector`, and its system or its style doesn't. The column is new in iOS 26, for the \
      styles `doubleColumn` and `tripleColumn`. Elsewhere it never comes, and `showColumn: inspector` does nothing. \
      Choose the style, or present the controller.
      """,
    wrong: split(18, "doubleColumn"), right: split(26, "doubleColumn"), rules: ["S4.36"])

  static func lacksInspector(_ name: String, isColumnStyle: Bool, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      lacksInspector,
      isColumnStyle ? "'\(name)' has no inspector before iOS 26" : "'\(name)' has no inspector in the classic style",
      at: span,
      hint: isColumnStyle
        ? "present the controller" : "write 'style: doubleColumn', or present the controller")
  }

  // MARK: SG564

  static let appHasEnded = Finding(
    564, "appHasEnded", .error, "a step after the app's end",
    explanation: """
      `terminate` ends the app. Its process is gone, with all controllers, so no step can do anything. Only `expect` \
      and `wait` may follow. Write another scene for the next start of the app.
      """,
    wrong: scene(18, "- terminate\n  - foreground"), right: scene(18, "- background\n  - foreground"),
    rules: ["L9.12"])

  static func appHasEnded(_ verb: StepVerb, in moment: Moment) -> Diagnostic {
    Diagnostic(
      appHasEnded, "the app has ended, so '\(verb.rawValue)' does nothing", at: moment.place,
      hint: "write 'background' in place of 'terminate', or a scene of its own for the next start")
  }

  // MARK: SG565

  static let lacksDetents = Finding(
    565, "lacksDetents", .warning, "a sheet with one height only",
    explanation: """
      The controller has detents, and its system doesn't: they are new in iOS 15. Before, a sheet has one height, \
      and takes all touches. Leave the key out, or choose a newer `ios`.
      """,
    wrong: sheet(14), right: sheet(15), rules: ["M6.47"])

  static func lacksDetents(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      lacksDetents, "before iOS 15 the sheet of '\(name)' has one height", at: span,
      hint: "leave it out, or write 'ios: 15' or newer")
  }

  // MARK: SG566

  static let lacksTabGroups = Finding(
    566, "lacksTabGroups", .warning, "a tab bar controller without groups",
    explanation: """
      A tab stands in a group, and the system has no groups: they are new in iOS 18. Before, the group's own \
      controller is a tab like others, and nothing shows the tabs in it. List them one by one, or choose a newer `ios`.
      """,
    wrong: groups(17), right: groups(18), rules: ["T3.21"])

  static func lacksTabGroups(_ group: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      lacksTabGroups, "before iOS 18 '\(group)' is a tab by itself, without the tabs of its group", at: span,
      hint: "list the tabs one by one, or write 'ios: 18' or newer")
  }

  // MARK: SG567

  static let lacksZoom = Finding(
    567, "lacksZoom", .warning, "a zoom on a system that has none",
    explanation: """
      The controller has `preferredTransition: zoom`, which is new in iOS 18. Before, it comes by the usual \
      transition, and the gestures of a zoom don't take it away. Leave the key out, or choose a newer `ios`.
      """,
    wrong: zoom(17), right: zoom(18), rules: ["V66"])

  static func lacksZoom(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      lacksZoom, "before iOS 18 '\(name)' comes without a zoom", at: span,
      hint: "leave it out, or write 'ios: 18' or newer")
  }

  // MARK: The small scenes

  private static func zoom(_ ios: Int) -> String {
    """
    scene: Systems
    ios: \(ios)
    initial: home
    controllers:
      home:
      photo: { preferredTransition: zoom }
    script:
      - present: photo

    """
  }

  private static func groups(_ ios: Int) -> String {
    """
    scene: Systems
    ios: \(ios)
    initial: main
    controllers:
      main: { kind: tabs, tabs: [home, { group: library, tabs: [albums], stack: shelf }] }
      home:
      library:
      albums:
      shelf: { kind: navigation }
    script:
      - select: library
        in: main

    """
  }

  private static func sheet(_ ios: Int) -> String {
    """
    scene: Systems
    ios: \(ios)
    initial: home
    controllers:
      home:
      filter: { detents: [medium, large] }
    script:
      - present: filter

    """
  }

  private static func split(_ ios: Int, _ style: String) -> String {
    """
    scene: Systems
    ios: \(ios)
    device: pad
    initial: main
    controllers:
      main: { kind: split, style: \(style), primary: list, secondary: page, inspector: details }
      list:
      page:
      details:
    script:
      - showColumn: inspector
        in: main

    """
  }

  private static func scene(_ ios: Int, _ script: String) -> String {
    """
    scene: Systems
    ios: \(ios)
    initial: home
    controllers:
      home:
    script:
      \(script)

    """
  }
}
