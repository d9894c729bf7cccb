internal import ScenePlan

/// Plans and states that several suites look at.
package enum SamplePlans {
  /// A navigation controller with one screen, onto which a second one is pushed.
  package static let push: PlanDraft = {
    var draft = PlanDraft("Push")
    draft.declare("main", .navigation)
    draft.declare("first", title: "First Scene")
    draft.declare("blue", className: "BlueViewController")
    draft.hold("first", in: "main", as: "stack")
    draft.segue("next", .show, from: "first", to: "blue")
    let main = draft.root("main")
    let first = draft.add("first", to: "main", .disappeared)
    let blue = draft.add("blue", to: "main", isCurrent: true)
    let transition = TransitionID(0)

    let launch = draft.routine(
      "launch", step: 0, line: 2, [.make(first), .make(main), .setRoot(main), .addChild(first, to: main)])
    draft.step("launch", line: 0, routine: launch)
    let end = draft.routine(
      "end of push: blue", step: 1, line: 9,
      [.end(first), .end(blue), .didMove(blue, to: main), .closeTransition(transition)])
    let turn = draft.routine(
      "turn of push: blue", step: 1, line: 9,
      [
        .begin(first, appearing: false, animated: true), .begin(blue, appearing: true, animated: true),
        .openTransition(transition, on: main, duration: Ticks(microseconds: 500_000)),
        .schedule(end, .endOf(transition)),
      ])
    let push = draft.routine(
      "push: blue", step: 1, line: 9,
      [.hold(blue), .make(blue), .link(blue, to: main, at: 1), .willMove(blue, to: main), .schedule(turn, .nextTurn)])
    draft.step("push: blue", line: 9, id: "arrive", routine: push)
    let loaded = draft.routine("blue.viewDidLoad", step: 1, line: 6, [.setForwardsAppearance(blue, false)])
    draft.plan.hooks = [Hook(instance: blue, callback: .viewDidLoad, occurrence: 1, routine: loaded)]
    draft.plan.expectations = [
      Expectation(
        step: 2, since: .step(1), of: [], callbacks: ["didMove"],
        clauses: [
          .init(
            .trace([
              .init(controller: "first", callback: "viewDidDisappear", argument: nil),
              .init(controller: "blue", callback: "didMove", argument: "main"),
            ]), mark: SourceMark(file: 0, line: 11)),
          .init(.visible("blue"), mark: SourceMark(file: 0, line: 14)),
        ])
    ]
    let look = draft.routine("expect", step: 2, line: 10, [.expect(ExpectationID(0))])
    draft.step("expect", line: 10, routine: look)
    draft.plan.initial = 0
    return draft
  }()

  /// Tabs of two navigation controllers, the second one never shown, with a sheet over it all.
  package static let tabs: PlanDraft = {
    var draft = PlanDraft("Tabs")
    draft.declare("shell", .tabs)
    draft.declare("homeNav", .navigation)
    draft.declare("home", title: "Home", className: "HomeViewController")
    draft.declare("detail")
    draft.declare("searchNav", .navigation)
    draft.declare("search", title: "Search")
    draft.declare("settings", className: "SettingsViewController")
    for (child, parent, role) in [
      ("homeNav", "shell", "tabs"), ("searchNav", "shell", "tabs"), ("home", "homeNav", "stack"),
      ("search", "searchNav", "stack"),
    ] {
      draft.hold(child, in: parent, as: role)
    }
    draft.segue("open", .show, from: "home", to: "detail")
    draft.segue("settings", .present, from: "home", to: "settings", style: .pageSheet)
    draft.root("shell")
    draft.add("homeNav", to: "shell", isCurrent: true)
    draft.add("home", to: "homeNav", .disappeared)
    draft.add("detail", to: "homeNav", isCurrent: true)
    draft.add("searchNav", to: "shell", nil)
    draft.add("search", to: "searchNav", nil)
    draft.present("settings", by: "shell", .pageSheet)
    draft.plan.initial = 0
    return draft
  }()
}
