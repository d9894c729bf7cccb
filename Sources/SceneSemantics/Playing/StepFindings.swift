package import SceneBasics
internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// Steps that can't mean anything at their point of a run, SG22x.
extension Diagnostic {
  package static let stepFindings = FindingFamily(
    "Steps",
    [
      noInstance, severalInstances, missingInstance, releasedInstance, nobodyVisible, nothingToSwipe, firesByItself,
      opaqueSegue, keepsFixedClass, changesNothing,
    ] + containerSteps + bounds)

  // MARK: SG221

  static let noInstance = Finding(
    221, "noInstance", .error, "no controller of that name lives",
    explanation: """
      The step needs an existing controller (`in`, `popTo`, `remove` …). At this point of the script no instance \
      of that name lives: it hasn't been made yet, or it has been freed. Steps that can make a controller (`push`, \
      `present`, `add` …) make a new one; this step can't.
      """,
    wrong: steps("navigation, stack: [list]", "- popTo: detail"),
    right: steps("navigation, stack: [list]", "- push: detail"))

  static func noInstance(_ one: Reference, in moment: Moment) -> Diagnostic {
    Diagnostic(
      noInstance, "no '\(moment.text(of: one))' lives at this point", at: moment.span(of: one),
      hint: moment.world.live.instances(of: one.template).made == 0
        ? tooEarly(one, in: moment) ?? "bring it in first, with 'push', 'present' or 'add'"
        : childRemovedFirst(one, in: moment)
          ?? "it was freed before this step: two steps of the same code need 'after: 0' on the second, and "
          + "'retained: true' on the controller keeps it")
  }

  /// The advice about a message to a child that a step further down adds, and so makes; nil if it is another step.
  private static func tooEarly(_ child: Reference, in moment: Moment) -> String? {
    for step in moment.program.script ?? [] {
      if case .willMove(child, .controller(let parent)) = step.action {
        return "leave it out: 'addChild' makes '\(moment.text(of: child))', and sends "
          + "'willMove(\(moment.text(of: parent)))' by itself (C1.10)"
      }
    }
    return nil
  }

  /// The advice about the two calls of a removal in the wrong order; nil if it is another case.
  private static func childRemovedFirst(_ child: Reference, in moment: Moment) -> String? {
    let actions = (moment.program.script ?? []).map(\.action)
    let isRemoved = actions.contains { action in
      if case .removeFromParent(let one) = action { one.template == child.template } else { false }
    }
    let isTakenOff = actions.contains { action in
      if case .removeFromSuperview(child) = action { true } else { false }
    }
    guard isRemoved, isTakenOff else { return nil }
    return "'removeFromParent' has freed it: call 'removeFromSuperview' before that, or write 'after: 0' beside "
      + "'removeFromSuperview' for the same method"
  }

  // MARK: SG222

  static let severalInstances = Finding(
    222, "severalInstances", .error, "the name is ambiguous",
    explanation: """
      Several instances of one template live, and the step doesn't say which one it means. The first is `page#1`, \
      the next `page#2` and so on, in the order in which they were made.
      """,
    wrong: steps("container, children: [list, list]", "- remove: list\n    in: main"),
    right: steps("container, children: [list, list]", "- remove: list#2\n    in: main"))

  static func severalInstances(_ one: Reference, _ living: [InstanceID], in moment: Moment) -> Diagnostic {
    Diagnostic(
      severalInstances,
      "'\(moment.text(of: one))' may be any of \(moment.list(of: living))", at: moment.span(of: one),
      hint: "say which one, as in '\(moment.text(of: one))#\(living.count)'")
  }

  // MARK: SG223

  static let missingInstance = Finding(
    223, "missingInstance", .error, "no instance of that number",
    explanation: """
      The number after `#` counts the instances of a template in the order in which they are made. A step that can \
      make a controller may name the next number, and makes that instance. No instance has any other number.
      """,
    wrong: steps("navigation, stack: [list]", "- push: detail#2"),
    right: steps("navigation, stack: [list]", "- push: detail#1"))

  /// - Parameter next: The number that the next instance would have.
  static func missingInstance(_ one: Reference, next: Int, makes: Bool, in moment: Moment) -> Diagnostic {
    let name = moment.text(of: one)
    let bare = name.split(separator: "#").first.map(String.init) ?? ""
    return Diagnostic(
      missingInstance, "there is no '\(name)'", at: moment.span(of: one),
      hint: next == 1
        ? "none was made so far: write '\(bare)' for the first"
        : makes ? "the next one in turn is '\(bare)#\(next)'" : "\(next - 1) of '\(bare)' were made so far")
  }

  // MARK: SG224

  static let releasedInstance = Finding(
    224, "releasedInstance", .error, "the instance is gone",
    explanation: """
      The step names an instance that has been freed, because nothing held it any more. If the same object must \
      come back, give the controller `retained: true`: then a property keeps it. Otherwise name it without a \
      number, and the step makes a new one.
      """,
    wrong: steps("navigation, stack: [list]", "- push: detail\n  - pop\n  - push: detail#1"),
    right: steps("navigation, stack: [list]", "- push: detail\n  - pop\n  - push: detail"),
    rules: ["N2.6"])

  static func releasedInstance(_ one: Reference, in moment: Moment) -> Diagnostic {
    Diagnostic(
      releasedInstance, "'\(moment.text(of: one))' was freed before this step", at: moment.span(of: one),
      hint: "leave the number out to make a new one, or keep it with 'retained: true'")
  }

  // MARK: SG225

  static let nobodyVisible = Finding(
    225, "nobodyVisible", .error, "no visible controller",
    explanation: """
      A step without `in` is code of the visible controller, and before the launch there is none. Use `in` to name \
      the controller whose code contains the step.
      """,
    wrong: steps("navigation, stack: [list]", "- push: detail\n  - launch"),
    right: steps("navigation, stack: [list]", "- launch\n  - push: detail"))

  static func nobodyVisible(_ verb: StepVerb, in moment: Moment) -> Diagnostic {
    Diagnostic(
      nobodyVisible,
      "nothing is on the screen yet, so '\(verb.rawValue)' has no receiver",
      at: moment.place, hint: "name the acting controller with 'in', or 'launch' first")
  }

  // MARK: SG229

  static let nothingToSwipe = Finding(
    229, "nothingToSwipe", .error, "there is no sheet to drag",
    explanation: """
      `swipe: dismiss` drags a presented controller away. Neither the controller whose code contains the step nor \
      any of its ancestors is presented.
      """,
    wrong: steps("navigation, stack: [list]", "- swipe: dismiss"),
    right: steps("navigation, stack: [list]", "- present: detail\n  - swipe: dismiss"), rules: ["M6.35"])

  static func nothingToSwipe(in moment: Moment) -> Diagnostic {
    let presented = moment.world.treeLines.map(\.instance).filter { moment.world[$0].presenter != nil }
    return Diagnostic(
      nothingToSwipe, "nothing is presented that could be dragged away", at: moment.place,
      hint: presented.last.map { "leave 'in' out, or write 'in: \(moment.name(of: $0))', which is presented" }
        ?? "'present' a controller first; a pushed one goes back with 'swipe: pop'")
  }

  // MARK: SG230

  static let firesByItself = Finding(
    230, "firesByItself", .error, "embed segues fire by themselves",
    explanation: """
      An embed segue fires once, when the view of its source loads. A person can't tap it, and code can't perform \
      it. To add another child, use `add` or `transition`.
      """,
    wrong:
      "scene: Embed\ninitial: main\ncontrollers:\n  main: { segues: { side: { embed: list } } }\n  list:\nscript:\n  - perform: side\n",
    right: "scene: Embed\ninitial: main\ncontrollers:\n  main: { segues: { side: { embed: list } } }\n  list:\n",
    rules: ["G7.30", "G7.31"])

  static func firesByItself(_ segue: NamedThing, in moment: Moment) -> Diagnostic {
    Diagnostic(
      firesByItself, "'\(segue.name)' is an embed segue and fires by itself",
      at: moment.span(of: segue),
      hint: "use 'add' or 'transition' to bring a child in")
  }

  // MARK: SG231

  static let opaqueSegue = Finding(
    231, "opaqueSegue", .error, "the segue doesn't say what it does",
    explanation: """
      A custom segue without `steps` can be drawn, but it can't be fired: only its class knows what its \
      `perform()` does. Write what it does under `steps`, with the source as `self`.
      """,
    wrong:
      "scene: Custom\ninitial: front\ncontrollers:\n  front: { segues: { slide: { custom: menu, class: SlideSegue } } }\n  menu:\nscript:\n  - trigger: slide\n",
    right:
      "scene: Custom\ninitial: front\ncontrollers:\n  front: { segues: { slide: { custom: menu, class: SlideSegue, steps: [{ add: menu }] } } }\n  menu:\nscript:\n  - trigger: slide\n"
  )

  static func opaqueSegue(_ segue: NamedThing, of source: InstanceID, in moment: Moment) -> Diagnostic {
    Diagnostic(
      opaqueSegue, "the custom segue '\(segue.name)' doesn't say what it does", at: moment.span(of: segue),
      notes: moment.declaration(of: segue.name, of: source).map { [Note("declared here", at: $0)] } ?? [],
      hint: "add 'steps' to the segue")
  }

  // MARK: SG240

  static let keepsFixedClass = Finding(
    240, "keepsFixedClass", .note, "a size class that doesn't follow the turn",
    explanation: """
      The scene's `device` names a size class, so that class stays the same when the device turns or the window \
      gets another size. On a real device it would follow the size. A phone that is regular in landscape only is \
      `device: phoneMax`. Leave the class out, unless the turn isn't to change it.
      """,
    wrong: turning("{ idiom: phone, horizontal: regular }"), right: turning("phoneMax"),
    rules: ["L9.3"])

  static func keepsFixedClass(in moment: Moment) -> Diagnostic {
    Diagnostic(
      keepsFixedClass, "the device's size class is fixed, so the turn doesn't change it", at: moment.place,
      hint: "leave the class out of 'device', or use 'device: phoneMax'")
  }

  // MARK: SG243

  static let changesNothing = Finding(
    243, "changesNothing", .note, "a step that leaves all as it is",
    explanation: """
      The step asks for what is there already: the root that the window has, the orientation of the moment, \
      the app in front. UIKit then does nothing, or tells only the app. Or `transition` stands where no child goes: it \
      then adds the new one, as `add` does. A step before it is often missing.
      """,
    wrong: steps("container", "- rotate: portrait"), right: steps("container", "- rotate: landscape"),
    rules: ["L9.3", "C1.50"])

  static func changesNothing(_ idleness: Remark.Idleness, in moment: Moment) -> Diagnostic {
    let (message, hint) =
      switch idleness {
      case .isRoot(let root):
        (
          "'\(moment.name(of: root))' is the window's root already, so 'setRoot' does nothing",
          "name the new root, or leave the step out"
        )
      case .isTurned(let orientation):
        (
          "the device is held in \(orientation.rawValue) already, so nothing turns",
          "turn it to '\(orientation == .portrait ? "landscape" : "portrait")', or leave the step out"
        )
      case .isInFront: ("the app is in front already", "'background' sends it away first")
      case .isInBackground: ("the app is in the background already", "'foreground' brings it back first")
      case .noChildGoes(let container, let comes):
        (
          "'\(moment.name(of: container))' has no child that goes, so 'transition' only adds '\(moment.name(of: comes))'",
          "'add: \(moment.name(of: comes))' says that; 'transition' needs one to go, behind 'from'"
        )
      }
    return Diagnostic(changesNothing, message, at: moment.place, hint: hint)
  }

  // MARK: The small scenes

  /// A scene whose device turns.
  private static func turning(_ device: String) -> String {
    "scene: Steps\ndevice: \(device)\ninitial: main\ncontrollers:\n  main:\nscript:\n  - rotate: landscape\n"
  }

  /// A scene with a `main` of some kind, a `list` and a `detail`.
  static func steps(_ main: String, _ script: String) -> String {
    "scene: Steps\ninitial: main\ncontrollers:\n  main: { kind: \(main) }\n  list:\n  detail:\nscript:\n  \(script)\n"
  }
}
