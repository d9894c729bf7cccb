import SamplePlans
import ScenePlan
import SceneTrace
import Testing

@Suite("The filter of a trace")
struct TraceFilterTests {
  private let plan: HierarchyPlan = {
    var plan = SamplePlans.push.plan
    plan.templates[1].unwindActions = ["closeAll"]
    return plan
  }()

  @Test("Groups, callbacks, the app's events and unwind actions can be named together")
  func events() throws {
    var filter = TraceFilter()
    try filter.show(events: "moving,viewDidLoad app.didBecomeActive, closeAll", of: plan)
    #expect(filter.callbacks == [.willMove, .didMove, .viewDidLoad, .didBecomeActive])
    #expect(filter.actions == ["closeAll"])
    try filter.show(events: "all", of: plan)
    #expect(filter.callbacks == Set(Callback.allCases))
  }

  @Test("A word with a minus excludes, and as the first word it excludes from all")
  func exclusions() throws {
    var filter = TraceFilter()
    try filter.show(events: "all,-layout,-viewDidLoad", of: plan)
    let kept = Callback.allCases.filter { $0.group != .layout && $0 != .viewDidLoad }
    #expect(filter.callbacks == Set(kept))
    try filter.show(events: "-layout -viewDidLoad", of: plan)
    #expect(filter.callbacks == Set(kept) && filter.actions == ["closeAll"])
    try filter.show(events: "loading -viewDidLoad -closeAll", of: plan)
    #expect(filter.callbacks == [.`init`, .awakeFromNib, .loadView] && filter.actions.isEmpty)
  }

  @Test("Steps are numbers, ranges and ids")
  func steps() throws {
    var filter = TraceFilter()
    try filter.show(steps: "0, 1-2", of: plan)
    #expect(filter.steps == [0...0, 1...2])
    try filter.show(steps: "1-,-1,arrive", of: plan)
    #expect(filter.steps == [1...2, 0...1, 1...1])
  }

  @Test("The first instance may be written with its number")
  func controllers() throws {
    var filter = TraceFilter()
    try filter.show(controllers: "blue#1 app", of: plan)
    #expect(filter.controllers == ["blue", "app"])
  }

  @Test("An unknown word is refused, with a suggestion")
  func refusals() {
    var filter = TraceFilter()
    expect("unknown event 'viewWilAppear'", "did you mean 'viewWillAppear'?") {
      try filter.show(events: "viewWilAppear", of: plan)
    }
    expect("unknown event 'apperance'", "did you mean 'appearance'?") { try filter.show(events: "apperance", of: plan) }
    expect("unknown event 'app.viewDidLoad'", "did you mean 'viewDidLoad'?") {
      try filter.show(events: "app.viewDidLoad", of: plan)
    }
    expect("no event is named", "write one, or several with commas between them") {
      try filter.show(events: " , ", of: plan)
    }
    expect("no controller 'bleu' takes part in the run", "did you mean 'blue'?") {
      try filter.show(controllers: "bleu", of: plan)
    }
    expect("there is no step 7", "steps go from 0 to 2, and each entry of the script counts, also an 'expect'") {
      try filter.show(steps: "1-7", of: plan)
    }
    expect("the range '2-1' runs backwards", "write it as '1-2'") { try filter.show(steps: "2-1", of: plan) }
    expect("'ariive' is neither a step's number, a range such as '2-4', nor a step's id", "did you mean 'arrive'?") {
      try filter.show(steps: "ariive", of: plan)
    }
    // Where no name is near, the way out names what there is.
    expect(
      "unknown event 'qwrtzp'",
      "write a callback, or a group of them: loading, appearance, swiftUI, moving, layout, segues, calls, size, "
        + "delegates, app, memory, outcome, all; 'scenograph explain events' lists them"
    ) {
      try filter.show(events: "qwrtzp", of: plan)
    }
    let names = plan.instances.filter { !$0.isPrivate }.map(\.name) + ["app"]
    expect("no controller 'qwrtzp' takes part in the run", "the run has " + names.joined(separator: ", ")) {
      try filter.show(controllers: "qwrtzp", of: plan)
    }
    for text in ["-", "1--2", "+1", "99999999999999999999"] {
      #expect(throws: TraceFilterProblem.self) { try filter.show(steps: text, of: plan) }
    }
    #expect(filter == TraceFilter())
  }

  private func expect(_ message: String, _ hint: String?, _ parse: () throws -> Void) {
    #expect {
      try parse()
    } throws: {
      let problem = $0 as? TraceFilterProblem
      return problem?.message == message && problem?.hint == hint
    }
  }
}
