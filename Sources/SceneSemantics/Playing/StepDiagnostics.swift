package import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// SG22x and SG29x: steps that can't mean anything, and scenes that are too much.
package enum PlayDiagnostic: Int, DiagnosticFamily {
  case noInstance = 221
  case severalInstances
  case missingInstance
  case releasedInstance
  case nobodyVisible
  case noContainer
  case severalChildren
  case containsItself
  case nothingToSwipe
  case firesByItself
  case opaqueSegue
  case noTab
  case underMore
  case noMore
  case noColumn
  case transitionToItself
  case samePageTwice
  case isPresented
  case swipesWhileTurning
  case keepsFixedClass
  case isContained
  case tooManyImports = 291
  case tooManyInstances
  case tooDeep
  case runsForEver

  package static let title = "Steps"

  package var entry: CatalogueEntry {
    switch self {
    case .noInstance:
      CatalogueEntry(
        .error, "no controller of that name lives",
        explanation: """
          The step needs an existing controller (`in`, `popTo`, `remove` …). At this point of the script no instance \
          of that name lives: it hasn't been made yet, or it has been freed. Steps that can make a controller (`push`, \
          `present`, `add` …) make a new one; this step can't.
          """,
        wrong: Self.scene("navigation, stack: [list]", "- popTo: detail"),
        right: Self.scene("navigation, stack: [list]", "- push: detail"))
    case .severalInstances:
      CatalogueEntry(
        .error, "the name is ambiguous",
        explanation: """
          Several instances of one template live, and the step doesn't say which one it means. The first is `page#1`, \
          the next `page#2` and so on, in the order in which they were made.
          """,
        wrong: Self.scene("container, children: [list, list]", "- remove: list\n    in: main"),
        right: Self.scene("container, children: [list, list]", "- remove: list#2\n    in: main"))
    case .missingInstance:
      CatalogueEntry(
        .error, "no instance of that number",
        explanation: """
          The number after `#` counts the instances of a template in the order in which they are made. A step that can \
          make a controller may name the next number, and makes that instance. No instance has any other number.
          """,
        wrong: Self.scene("navigation, stack: [list]", "- push: detail#2"),
        right: Self.scene("navigation, stack: [list]", "- push: detail#1"))
    case .releasedInstance:
      CatalogueEntry(
        .error, "the instance is gone",
        explanation: """
          The step names an instance that has been freed, because nothing held it any more. If the same object must \
          come back, give the controller `retained: true`: then a property keeps it. Otherwise name it without a \
          number, and the step makes a new one.
          """,
        wrong: Self.scene("navigation, stack: [list]", "- push: detail\n  - pop\n  - push: detail#1"),
        right: Self.scene("navigation, stack: [list]", "- push: detail\n  - pop\n  - push: detail"),
        rules: ["N2.6"])
    case .nobodyVisible:
      CatalogueEntry(
        .error, "no visible controller",
        explanation: """
          A step without `in` is code of the visible controller, and before the launch there is none. Use `in` to name \
          the controller whose code contains the step.
          """,
        wrong: Self.scene("navigation, stack: [list]", "- push: detail\n  - launch"),
        right: Self.scene("navigation, stack: [list]", "- launch\n  - push: detail"))
    case .noContainer:
      CatalogueEntry(
        .error, "no container carries out the step",
        explanation: """
          Only a stock container has this call. Neither the controller whose code contains the step nor any of its \
          ancestors is such a container. In UIKit `navigationController` is nil there, and the call on nil silently \
          does nothing. This error saves you from that mistake.
          """,
        wrong: Self.scene("container, children: [list]", "- push: detail\n    in: list"),
        right: Self.scene("navigation, stack: [list]", "- push: detail\n    in: list"), rules: ["C1.3"])
    case .severalChildren:
      CatalogueEntry(
        .error, "the step doesn't say which child goes",
        explanation: """
          `transition` replaces the only child of a container. If there are several children, `from` says which of \
          them goes.
          """,
        wrong: Self.scene("container, children: [list, { id: side }]", "- transition: detail\n    in: main"),
        right: Self.scene(
          "container, children: [list, { id: side }]", "- transition: detail\n    in: main\n    from: side"),
        rules: ["C1.50"])
    case .containsItself:
      CatalogueEntry(
        .error, "a controller can't contain itself",
        explanation: """
          The step would make a controller its own child, or the child of a controller inside it, or of one that it \
          presents. Every walk through such a hierarchy would be endless. No source says what UIKit does then; here it \
          is an error.
          """,
        wrong: Self.scene("container, children: [list]", "- addChild: main\n    in: list"),
        right: Self.scene("container, children: [list]", "- add: detail\n    in: list"), rules: ["C1.1"])
    case .transitionToItself:
      CatalogueEntry(
        .error, "a transition to the child that is already there",
        explanation: """
          `transition` takes one child away and puts another in its place. Here both are the same instance, so there \
          is nothing to replace. No source says what UIKit does then.
          """,
        wrong: Self.scene("container, children: [list]", "- transition: list#1\n    in: main"),
        right: Self.scene("container, children: [list]", "- transition: detail\n    in: main"), rules: ["C1.50"])
    case .samePageTwice:
      CatalogueEntry(
        .error, "a page shown twice at once",
        explanation: """
          `setViewControllers` names one page for both sides of a spread. A view can be in one place only, so the same \
          instance can't be on the left and on the right. Make another instance.
          """,
        wrong: Self.scene(
          "pager, spineLocation: mid, pages: [list, detail]", "- setViewControllers: [list#1, list#1]\n    in: main"),
        right: Self.scene(
          "pager, spineLocation: mid, pages: [list, detail]", "- setViewControllers: [detail#1, list#1]\n    in: main"),
        rules: ["P5.2", "P5.20"])
    case .isPresented:
      CatalogueEntry(
        .error, "a presented controller put into a container",
        explanation: """
          The step would make a presented instance a child. A view can be in one place only. No source says what UIKit \
          does if code takes a view out of its presentation like that. Dismiss it first, or use another instance.
          """,
        wrong: Self.scene("navigation, stack: [list]", "- present: detail\n  - push: detail#1\n    in: main"),
        right: Self.scene(
          "navigation, stack: [list]",
          "- present: detail#1\n    completion: [{ dismiss: }]\n  - push: detail#2\n    in: main"),
        rules: ["C1.1", "M6.8"])
    case .swipesWhileTurning:
      CatalogueEntry(
        .note, "the pager doesn't recognise the swipe",
        explanation: """
          A page is still turning when the next swipe comes. Until it rests, the pager recognises no swipe: the step \
          does nothing, and sends no event. Leave `after` out, so that the step waits until the page rests, or give \
          the swipe a later time.
          """,
        wrong: Self.scene("pager, pages: [list, detail]", "- swipe: forward\n  - swipe: forward\n    after: 0.1"),
        right: Self.scene("pager, pages: [list, detail]", "- swipe: forward\n  - swipe: reverse"),
        rules: ["P5.5"])
    case .keepsFixedClass:
      CatalogueEntry(
        .note, "a size class that doesn't follow the turn",
        explanation: """
          The scene's `device` names a size class, so that class stays the same when the device turns or the window \
          gets another size. On a real device it would follow the size. A phone that is regular in landscape only is \
          `device: phoneMax`. Leave the class out, unless the turn isn't to change it.
          """,
        wrong: Self.turning("{ idiom: phone, horizontal: regular }"), right: Self.turning("phoneMax"),
        rules: ["L9.3"])
    case .isContained:
      CatalogueEntry(
        .error, "a child made the window's root",
        explanation: """
          The step would make a controller the window's root that is in a container. A view can be in one place only. \
          No source says what UIKit does then. Remove the controller from its parent first, or use another instance.
          """,
        wrong: Self.scene("navigation, stack: [list]", "- setRoot: list#1"),
        right: Self.scene("navigation, stack: [list]", "- setRoot: detail"), rules: ["C1.1", "C1.16"])
    case .nothingToSwipe:
      CatalogueEntry(
        .error, "there is no sheet to drag",
        explanation: """
          `swipe: dismiss` drags a presented controller away. Neither the controller whose code contains the step nor \
          any of its ancestors is presented.
          """,
        wrong: Self.scene("navigation, stack: [list]", "- swipe: dismiss"),
        right: Self.scene("navigation, stack: [list]", "- present: detail\n  - swipe: dismiss"), rules: ["M6.35"])
    case .firesByItself:
      CatalogueEntry(
        .error, "embed segues fire by themselves",
        explanation: """
          An embed segue fires once, when the view of its source loads. A person can't tap it, and code can't perform \
          it. To add another child, use `add` or `transition`.
          """,
        wrong:
          "scene: Embed\ninitial: main\ncontrollers:\n  main: { segues: { side: { embed: list } } }\n  list:\nscript:\n  - perform: side\n",
        right: "scene: Embed\ninitial: main\ncontrollers:\n  main: { segues: { side: { embed: list } } }\n  list:\n",
        rules: ["G7.30", "G7.31"])
    case .opaqueSegue:
      CatalogueEntry(
        .error, "the segue doesn't say what it does",
        explanation: """
          A custom segue without `steps` can be drawn, but it can't be fired: only its class knows what its \
          `perform()` does. Write what it does under `steps`, with the source as `self`.
          """,
        wrong:
          "scene: Custom\ninitial: front\ncontrollers:\n  front: { segues: { slide: { custom: menu, class: SlideSegue } } }\n  menu:\nscript:\n  - trigger: slide\n",
        right:
          "scene: Custom\ninitial: front\ncontrollers:\n  front: { segues: { slide: { custom: menu, class: SlideSegue, steps: [{ add: menu }] } } }\n  menu:\nscript:\n  - trigger: slide\n"
      )
    case .noTab:
      CatalogueEntry(
        .error, "not a tab",
        explanation: """
          `select` and `tap` take one of the tab controller's own tabs. To reach a controller deeper inside a tab, \
          select its tab. The controller is then on the screen if it is the top of its stack.
          """,
        wrong: Self.scene("tabs, tabs: [list, { id: side }]", "- load: detail\n  - select: detail"),
        right: Self.scene("tabs, tabs: [list, detail]", "- select: detail"), rules: ["T3.1", "T3.5"])
    case .underMore:
      CatalogueEntry(
        .error, "the tab is inside More",
        explanation: """
          In compact width a tab bar has room for five tabs. With more tabs, the fifth place is More, and the tab is a \
          row of its list. A person must tap More first. In code `select` reaches the tab at once. That is a choice: \
          no source says how it gets there.
          """,
        wrong: Self.scene("tabs, tabs: [list, { id: b }, { id: c }, { id: d }, { id: e }, detail]", "- tap: detail"),
        right: Self.scene(
          "tabs, tabs: [list, { id: b }, { id: c }, { id: d }, { id: e }, detail]", "- tap: more\n  - tap: detail"),
        rules: ["T3.8", "T3.9"])
    case .noMore:
      CatalogueEntry(
        .error, "there is no More",
        explanation: """
          `tap: more` needs a tab controller with more tabs than its bar has room for: more than five in compact \
          width. In regular width the bar has room for all tabs. That is a choice: no source says how many fit.
          """,
        wrong: Self.scene("tabs, tabs: [list, detail]", "- tap: more"),
        right: Self.scene("tabs, tabs: [list, detail]", "- tap: detail"), rules: ["T3.8"])
    case .noColumn:
      CatalogueEntry(
        .error, "no such column",
        explanation: """
          `showColumn` and `hideColumn` take a column that the split view has: `primary`, `supplementary` or \
          `secondary`. They don't take `compact`: UIKit shows and hides that column itself when the width changes.
          """,
        wrong: Self.scene("split, primary: list, secondary: detail", "- showColumn: supplementary\n    in: main"),
        right: Self.scene("split, primary: list, secondary: detail", "- showColumn: primary\n    in: main"),
        rules: ["S4.32"])
    case .tooManyImports:
      limit("more files than a scene may have", "A scene may consist of \(Limit.files.words) files.")
    case .tooManyInstances:
      limit(
        "more controllers than a run may make",
        "At most \(Limit.controllers.words) controllers may be alive at once. Templates that list each other several times multiply quickly."
      )
    case .tooDeep:
      limit(
        "containers nest too deep",
        "Containers may be nested \(Limit.containers.words) deep; a real hierarchy is seldom deeper than ten.")
    case .runsForEver:
      limit(
        "the run doesn't end",
        """
        An override fires a step that makes the override fire again. A run stops where overrides fire more than \
        \(Limit.overrides.words) deep in each other, or controllers hang more than \(Limit.depth.words) deep in each \
        other, and when a step takes more than \(Limit.turns.words) turns of the main queue. It also stops when a step \
        takes UIKit more than \(Limit.work.words) calls and callbacks, each controller that it comes by counted, and \
        \(Limit.workForEach) more for each controller that is alive.
        """
      )
    }
  }

  private func limit(_ summary: String, _ explanation: String) -> CatalogueEntry {
    CatalogueEntry(
      .error, summary,
      explanation: explanation
        + " The bound stops a scene that a mistake or a program has made too large; the command ends with exit code 2. "
        + "'--limit' sets another bound, and 'scenograph explain limits' lists all bounds.",
      wrong: "", right: "", exceedsLimit: true)
  }

  /// A scene whose device turns.
  private static func turning(_ device: String) -> String {
    "scene: Steps\ndevice: \(device)\ninitial: main\ncontrollers:\n  main:\nscript:\n  - rotate: landscape\n"
  }

  /// A scene with a `main` of some kind, a `list` and a `detail`.
  private static func scene(_ main: String, _ script: String) -> String {
    "scene: Steps\ninitial: main\ncontrollers:\n  main: { kind: \(main) }\n  list:\n  detail:\nscript:\n  \(script)\n"
  }
}
