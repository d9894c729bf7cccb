internal import SceneBasics
internal import SceneKinds
internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// Steps that a container can't carry out, among SG22x and SG23x.
extension Diagnostic {
  static let containerSteps: [Finding] = [
    noContainer, severalChildren, containsItself, noTab, underMore, noMore, onlyInSidebar, noColumn,
    transitionToItself, samePageTwice, isPresented, swipesWhileTurning, isContained,
  ]

  // MARK: SG226

  static let noContainer = Finding(
    226, "noContainer", .error, "no container carries out the step",
    explanation: """
      Only a stock container has this call. Neither the controller whose code contains the step nor any of its \
      ancestors is such a container. In UIKit `navigationController` is nil there, and the call on nil silently \
      does nothing. This error saves you from that mistake.
      """,
    wrong: steps("container, children: [list]", "- push: detail\n    in: list"),
    right: steps("navigation, stack: [list]", "- push: detail\n    in: list"), rules: ["C1.3"])

  static func noContainer(for action: Action, receiver: InstanceID, in moment: Moment) -> Diagnostic {
    let (name, verb) = (moment.name(of: receiver), action.verb)
    let carriers = moment.program.templates.filter { $0.kind.takes(action) }
    let living = Set(moment.world.treeLines.compactMap { moment.template(of: $0.instance)?.id })
    // It stands alone, and a container that is nowhere on the screen is declared around it.
    let holder = carriers.first { carrier in
      !living.contains(carrier.id)
        && carrier.contents.contains { $0.template == Int(moment.world[receiver].template) }
    }
    if let holder {
      return Diagnostic(
        noContainer, "'\(name)' is shown without '\(holder.id)', so nothing can '\(verb.rawValue)'", at: moment.place,
        hint: "show '\(holder.id)' in its place: that holds '\(name)'")
    }
    let candidates = carriers.map(\.id).filter(living.contains)
    // What is presented may have lost the container that was meant around it.
    if verb == .push, moment.presented(above: receiver) == receiver {
      let below = candidates.first.map { "'in: \($0)' pushes below it" }
      if moment.template(of: receiver)?.kind == .search {
        return Diagnostic(
          noContainer, "the search '\(name)' is in no navigation controller that could 'push'", at: moment.place,
          hint: "set 'definesPresentationContext: true' on the screen with its bar, and write 'in:' with that screen's "
            + "stack" + (below.map { ": " + $0 } ?? ""))
      }
      let wrap = "\(name)Nav"
      return Diagnostic(
        noContainer, "'\(name)' is presented alone, in no navigation controller that could 'push'", at: moment.place,
        hint: "declare '\(wrap): { kind: navigation, stack: [\(name)] }' and present '\(wrap)'"
          + (candidates.first.map { "; or write 'in: \($0)' to push below '\(name)', or 'dismiss' it first" } ?? ""))
    }
    let advice: String =
      if !candidates.isEmpty {
        if case .swipe(.pop, _, _) = action, moment.presented(above: receiver) == receiver {
          // A finger reaches nothing below what is presented.
          "'swipe: dismiss' drags '\(name)' down, if it is a sheet; 'dismiss' takes it away in code"
        } else {
          (moment.presented(above: receiver) == receiver ? "'dismiss' '\(name)' first, or " : "")
            + "say which one with " + candidates.prefix(4).map { "'in: \($0)'" }.joined(separator: " or ")
        }
      } else if case .tapThing(let thing) = action, let alert = alert(with: thing.name, in: moment) {
        "'\(thing.name)' is an action of '\(alert)', which isn't presented: write '- present: \(alert)' first"
      } else if verb == .tap {
        "'tap' touches a tab of a tab bar; for any other touch give the screen a segue, and write 'trigger'"
      } else if case .select(let tab) = action {
        "'select' chooses a tab of a tab bar; to show '\(moment.text(of: tab))', write 'push: \(moment.text(of: tab))' "
          + "or 'present: \(moment.text(of: tab))'"
      } else {
        "say with 'in' whose code this is, or put '\(name)' into a container"
          + (action.carrier.declaration.map { ", as in '\($0)'" } ?? "")
      }
    return Diagnostic(
      noContainer, "'\(name)' is in no \(action.carrier.kind) that could '\(verb.rawValue)'", at: moment.place,
      hint: advice)
  }

  /// The alert that has an action of a name; nil if none has it.
  private static func alert(with action: String, in moment: Moment) -> String? {
    moment.program.templates.first { template in
      template.kind == .alert
        && template.settings?.overrides.contains {
          if case .unwindAction(action, _) = $0.body { true } else { false }
        } == true
    }?.id
  }

  // MARK: SG227

  static let severalChildren = Finding(
    227, "severalChildren", .error, "the step doesn't say which child goes",
    explanation: """
      `transition` replaces the only child of a container. If there are several children, `from` says which of \
      them goes.
      """,
    wrong: steps("container, children: [list, { id: side }]", "- transition: detail\n    in: main"),
    right: steps(
      "container, children: [list, { id: side }]", "- transition: detail\n    in: main\n    from: side"),
    rules: ["C1.50"])

  static func severalChildren(of container: InstanceID, _ children: [InstanceID], in moment: Moment) -> Diagnostic {
    Diagnostic(
      severalChildren,
      "'\(moment.name(of: container))' has \(children.count) children: \(moment.list(of: children))",
      at: moment.place, hint: "name the child that goes with 'from'")
  }

  // MARK: SG228

  static let containsItself = Finding(
    228, "containsItself", .error, "a controller can't contain itself",
    explanation: """
      The step would make a controller its own child, or the child of a controller inside it, or of one that it \
      presents. Every walk through such a hierarchy would be endless. No source says what UIKit does then; here it \
      is an error.
      """,
    wrong: steps("container, children: [list]", "- addChild: main\n    in: list"),
    right: steps("container, children: [list]", "- add: detail\n    in: list"), rules: ["C1.1"])

  static func containsItself(_ one: Reference, in moment: Moment) -> Diagnostic {
    Diagnostic(
      containsItself, "'\(moment.text(of: one))' would contain itself", at: moment.span(of: one),
      hint: "add it to a controller that isn't inside it")
  }

  // MARK: SG232

  static let noTab = Finding(
    232, "noTab", .error, "not a tab",
    explanation: """
      `select` and `tap` take one of the tab controller's own tabs. To reach a controller deeper inside a tab, \
      select its tab. The controller is then on the screen if it is the top of its stack.
      """,
    wrong: steps("tabs, tabs: [list, { id: side }]", "- load: detail\n  - select: detail"),
    right: steps("tabs, tabs: [list, detail]", "- select: detail"), rules: ["T3.1", "T3.5"])

  static func noTab(_ one: Reference, of container: InstanceID, in moment: Moment) -> Diagnostic {
    let name = moment.text(of: one)
    let tabs = moment.template(of: container)?.contents.map { moment.program.templates[$0.template] } ?? []
    let bare = name.split(separator: "#").first.map(String.init)
    let inner = tabs.first { tab in tab.contents.contains { moment.program.templates[$0.template].id == bare } }
    return .noTab(
      name, of: moment.name(of: container), tabs: tabs.map(\.id), inside: inner?.id, at: moment.span(of: one))
  }

  /// - Parameters:
  ///   - tabs: The tabs that it has, if they are known.
  ///   - tab: The tab that the controller is inside of.
  static func noTab(
    _ name: String, of container: String, tabs: [String] = [], inside tab: String? = nil, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      noTab, "'\(name)' is no tab of '\(container)'", at: span,
      hint: tab.map { "write '\($0)': that is the tab in which '\(name)' is" }
        ?? (tabs.isEmpty
          ? "name one of its tabs" : "its tabs are " + tabs.prefix(8).map { "'\($0)'" }.joined(separator: ", ")))
  }

  // MARK: SG233

  static let underMore = Finding(
    233, "underMore", .error, "the tab is inside More",
    explanation: """
      In compact width a tab bar has room for five tabs. With more tabs, the fifth place is More, and the tab is a \
      row of its list. A person must tap More first. In code `select` reaches the tab at once. That is a choice: \
      no source says how it gets there.
      """,
    wrong: steps("tabs, tabs: [list, { id: b }, { id: c }, { id: d }, { id: e }, detail]", "- tap: detail"),
    right: steps(
      "tabs, tabs: [list, { id: b }, { id: c }, { id: d }, { id: e }, detail]", "- tap: more\n  - tap: detail"),
    rules: ["T3.8", "T3.9"])

  static func underMore(_ one: Reference, in moment: Moment) -> Diagnostic {
    Diagnostic(
      underMore, "'\(moment.text(of: one))' is inside More, which isn't open", at: moment.span(of: one),
      hint: "'tap: more' first, or 'select' it in code")
  }

  // MARK: SG234

  static let noMore = Finding(
    234, "noMore", .error, "there is no More",
    explanation: """
      `tap: more` needs a tab controller with more tabs than its bar has room for: more than five in compact \
      width. In regular width the bar has room for all tabs. That is a choice: no source says how many fit.
      """,
    wrong: steps("tabs, tabs: [list, detail]", "- tap: more"),
    right: steps("tabs, tabs: [list, detail]", "- tap: detail"), rules: ["T3.8"])

  static func noMore(of container: InstanceID, in moment: Moment) -> Diagnostic {
    Diagnostic(
      noMore, "the tab bar of '\(moment.name(of: container))' has room for all its tabs", at: moment.place,
      hint: "tap the tab itself")
  }

  // MARK: SG242

  static let onlyInSidebar = Finding(
    242, "onlyInSidebar", .error, "the tab is in a group, which the bar shows as one tab",
    explanation: """
      The tabs in a group stand in the sidebar, which a window of regular width has. A tab bar shows the group as \
      one tab. So in compact width a person can tap the group only, and the rest is reached by the group's own \
      screen. Code can choose any tab with `select`.
      """,
    wrong: tabGroup("- tap: albums"), right: tabGroup("- tap: library"), rules: ["T3.21"])

  static func onlyInSidebar(_ one: Reference, in moment: Moment) -> Diagnostic {
    Diagnostic(
      onlyInSidebar, "'\(moment.text(of: one))' is in a group, and the bar shows only the group",
      at: moment.span(of: one), hint: "tap the group, or write 'select' for a choice in code, or 'device: pad'")
  }

  private static func tabGroup(_ step: String) -> String {
    """
    scene: Groups
    ios: 18
    initial: main
    controllers:
      main: { kind: tabs, tabs: [home, { group: library, tabs: [albums], stack: shelf }] }
      home:
      library:
      albums:
      shelf: { kind: navigation }
    script:
      \(step)

    """
  }

  // MARK: SG235

  static let noColumn = Finding(
    235, "noColumn", .error, "no such column",
    explanation: """
      `showColumn` and `hideColumn` take a column that the split view has: `primary`, `supplementary` or \
      `secondary`. They don't take `compact`: UIKit shows and hides that column itself when the width changes.
      """,
    wrong: steps("split, primary: list, secondary: detail", "- showColumn: supplementary\n    in: main"),
    right: steps("split, primary: list, secondary: detail", "- showColumn: primary\n    in: main"),
    rules: ["S4.32"])

  static func noColumn(_ column: NamedThing, of container: InstanceID, in moment: Moment) -> Diagnostic {
    Diagnostic(
      noColumn, "'\(moment.name(of: container))' has no column '\(column.name)' to show or hide",
      at: moment.span(of: column), hint: "name one of its own columns")
  }

  // MARK: SG236

  static let transitionToItself = Finding(
    236, "transitionToItself", .error, "a transition to the child that is already there",
    explanation: """
      `transition` takes one child away and puts another in its place. Here both are the same instance, so there \
      is nothing to replace. No source says what UIKit does then.
      """,
    wrong: steps("container, children: [list]", "- transition: list#1\n    in: main"),
    right: steps("container, children: [list]", "- transition: detail\n    in: main"), rules: ["C1.50"])

  static func transitionToItself(_ one: Reference, in moment: Moment) -> Diagnostic {
    Diagnostic(
      transitionToItself, "'\(moment.text(of: one))' is also the child that 'transition' would remove",
      at: moment.span(of: one), hint: "name another controller, or another child that goes with 'from'")
  }

  // MARK: SG237

  static let samePageTwice = Finding(
    237, "samePageTwice", .error, "a page shown twice at once",
    explanation: """
      `setViewControllers` names one page for both sides of a spread. A view can be in one place only, so the same \
      instance can't be on the left and on the right. Make another instance.
      """,
    wrong: steps(
      "pager, spineLocation: mid, pages: [list, detail]", "- setViewControllers: [list#1, list#1]\n    in: main"),
    right: steps(
      "pager, spineLocation: mid, pages: [list, detail]", "- setViewControllers: [detail#1, list#1]\n    in: main"),
    rules: ["P5.2", "P5.20"])

  static func samePageTwice(_ one: Reference, in moment: Moment) -> Diagnostic {
    Diagnostic(
      samePageTwice, "'\(moment.text(of: one))' can't be on both sides", at: moment.span(of: one),
      hint: "name two instances")
  }

  // MARK: SG238

  static let isPresented = Finding(
    238, "isPresented", .error, "a presented controller put into a container",
    explanation: """
      The step would make a presented instance a child. A view can be in one place only. No source says what UIKit \
      does if code takes a view out of its presentation like that. Dismiss it first, or use another instance.
      """,
    wrong: steps("navigation, stack: [list]", "- present: detail\n  - push: detail#1\n    in: main"),
    right: steps(
      "navigation, stack: [list]",
      "- present: detail#1\n    completion: [{ dismiss: }]\n  - push: detail#2\n    in: main"),
    rules: ["C1.1", "M6.8"])

  static func isPresented(_ one: Reference, by presenter: InstanceID, in moment: Moment) -> Diagnostic {
    Diagnostic(
      isPresented, "'\(moment.text(of: one))' is presented by '\(moment.name(of: presenter))'",
      at: moment.span(of: one), hint: "'dismiss' it first and let that end, or make another instance")
  }

  // MARK: SG239

  static let swipesWhileTurning = Finding(
    239, "swipesWhileTurning", .note, "the pager doesn't recognise the swipe",
    explanation: """
      A page is still turning when the next swipe comes. Until it rests, the pager recognises no swipe: the step \
      does nothing, and sends no event. Leave `after` out, so that the step waits until the page rests, or give \
      the swipe a later time.
      """,
    wrong: steps("pager, pages: [list, detail]", "- swipe: forward\n  - swipe: forward\n    after: 0.1"),
    right: steps("pager, pages: [list, detail]", "- swipe: forward\n  - swipe: reverse"),
    rules: ["P5.5"])

  static func swipesWhileTurning(_ pager: InstanceID, in moment: Moment) -> Diagnostic {
    Diagnostic(
      swipesWhileTurning,
      "a page of '\(moment.name(of: pager))' is still turning, so the pager ignores this swipe",
      at: moment.place, hint: "leave 'after' out, or swipe when the page rests")
  }

  // MARK: SG241

  static let isContained = Finding(
    241, "isContained", .error, "a child made the window's root",
    explanation: """
      The step would make a controller the window's root that is in a container. A view can be in one place only. \
      No source says what UIKit does then. Remove the controller from its parent first, or use another instance.
      """,
    wrong: steps("navigation, stack: [list]", "- setRoot: list#1"),
    right: steps("navigation, stack: [list]", "- setRoot: detail"), rules: ["C1.1", "C1.16"])

  static func isContained(_ one: Reference, in parent: InstanceID, _ moment: Moment) -> Diagnostic {
    Diagnostic(
      isContained, "'\(moment.text(of: one))' is in '\(moment.name(of: parent))' and can't be the window's root",
      at: moment.span(of: one), hint: "remove it first, or name a new instance")
  }
}

extension Action {
  /// The kind of controller that can carry it out, in words, and how one is declared where only one kind can.
  fileprivate var carrier: (kind: String, declaration: String?) {
    switch self {
    case .push, .pop, .popToRoot, .popTo, .setViewControllers, .swipe(.pop, _, _):
      ("navigation controller", "nav: { kind: navigation, stack: [home] }")
    case .select, .tap: ("tabs controller", "main: { kind: tabs, tabs: [home, settings] }")
    case .tapThing(let thing):
      thing.name == "more"
        ? ("tabs controller", "main: { kind: tabs, tabs: [home, settings] }")
        : ("alert with the action '\(thing.name)'", "alert: { kind: alert, actions: { \(thing.name): } }")
    case .showColumn, .hideColumn, .swipe(.showColumn, _, _), .swipe(.hideColumn, _, _):
      ("split controller", "split: { kind: split, primary: list, secondary: detail }")
    case .swipe(.forward, _, _), .swipe(.reverse, _, _), .swipe(.dismiss, _, _), .swipe(.medium, _, _),
      .swipe(.large, _, _):
      ("pager or paging layout", nil)
    case .scroll: ("paging layout", nil)
    case .trigger, .perform, .show, .showDetail, .present, .dismiss, .add, .remove, .transition, .set, .load,
      .addChild, .addSubview, .constrain, .removeConstraints, .removeFromSuperview, .removeFromParent, .willMove,
      .didMove, .beginAppearanceTransition, .endAppearanceTransition, .rotate, .resize, .background, .foreground,
      .resignActive, .becomeActive,
      .memoryWarning, .terminate, .launch, .setRoot, .changed, .code, .wait, .expect:
      ("container", nil)
    }
  }
}
