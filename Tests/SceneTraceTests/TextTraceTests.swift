import SamplePlans
import SceneBasics
import ScenePlan
import SceneRuns
import SceneTrace
import SceneWorld
import Testing

@Suite("The text trace")
struct TextTraceTests {
  @Test("Events stand under their step, as deep as their controllers")
  func push() throws {
    let text = try trace(TraceOptions())
    #expect(
      text == """
        # 0  launch
          main.viewDidLoad
        # 1  push: blue   (line 9)
            blue.willMove(main)
            blue.viewWillAppear(true)
        #    at 0.5 s
            blue.viewDidAppear(true)
            blue.didMove(main)

        """)
  }

  @Test("Calls, delegates and the app are shown when they are asked for")
  func otherGroups() throws {
    var options = TraceOptions()
    try options.filter.show(events: "delegates, app", of: SamplePlans.push.plan)
    #expect(
      try trace(options) == """
        # 0  launch
          app.didBecomeActive
        # 1  push: blue   (line 9)
        #    at 0.5 s
          main.delegate.didShow(blue)

        """)
  }

  @Test("Instructions stand between the events as comments, without what the events tell already")
  func instructions() throws {
    var options = TraceOptions(showsInstructions: true)
    try options.filter.show(steps: "1", of: SamplePlans.push.plan)
    #expect(
      try trace(options) == """
        # 1  push: blue   (line 9)
            # link(blue, to: main, at: 1)
            blue.willMove(main)
            blue.viewWillAppear(true)
        #    at 0.5 s
            blue.viewDidAppear(true)
            blue.didMove(main)

        """)
  }

  @Test("UIKit's words stand under a warning")
  func warning() throws {
    let draft = SamplePlans.push
    let message = Message(.unbalancedTransition, InstanceID(2))
    let text = try write("text", TraceOptions(), draft) { trace in
      trace.handle(
        LifecycleEvent(
          .warning, InstanceID(2), .message(message), step: 1, time: .zero, mark: SourceMark(file: 0, line: 9)),
        world: draft.world)
    }
    #expect(
      text == """
        # 1  push: blue, continued
            blue.warning(unbalancedTransition)
              # Unbalanced calls to begin/end appearance transitions for <BlueViewController: blue>.

        """)
  }

  @Test("An event that comes late stands under its own step")
  func lateEvent() throws {
    let draft = SamplePlans.push
    let text = try write("text", TraceOptions(), draft) { trace in
      trace.begin(step: draft.plan.steps[1], at: .zero, world: draft.world)
      trace.handle(event(.viewDidLoad, 0, step: 0), world: draft.world)
      trace.handle(event(.viewDidLoad, 2, step: 1), world: draft.world)
    }
    #expect(
      text == """
        # 1  push: blue   (line 9)
        # 0  launch, continued
          main.viewDidLoad
        # 1  push: blue, continued
            blue.viewDidLoad

        """)
  }

  @Test("Answers are comments")
  func answers() throws {
    var draft = SamplePlans.push
    let name = draft.name("next")
    let text = try write("text", TraceOptions(), draft) { [draft] trace in
      var asked = event(.shouldPerformSegue, 1, step: 0)
      asked.argument = .name(name)
      asked.answer = .bool(false)
      trace.handle(asked, world: draft.world)
    }
    #expect(
      text == """
        # 0  launch, continued
            first.shouldPerformSegue(next)
              # answers false

        """)
  }

  @Test("Controllers that UIKit makes for itself are left out, and don't add to the depth of others")
  func privateInstances() throws {
    var draft = SamplePlans.push
    draft.plan.instances[0].isPrivate = true
    draft.state.nodes[0].isPrivate = true
    let text = try write("text", TraceOptions(), draft) { [draft] trace in
      trace.handle(event(.viewDidLoad, 0, step: 0), world: draft.world)
      trace.handle(event(.viewDidLoad, 2, step: 0), world: draft.world)
    }
    #expect(text == "# 0  launch, continued\n  blue.viewDidLoad\n")
  }

  @Test("Colours are put around names and comments, and end on their line")
  func colours() throws {
    let text = try trace(TraceOptions(palette: .ansi))
    for line in text.split(separator: "\n") {
      let codes = line.split(separator: "\u{1B}").dropFirst(line.hasPrefix("\u{1B}") ? 0 : 1)
      #expect(codes.last?.hasPrefix("[0m") == true, "\(line)")
    }
    // What is about to happen and what has happened look different.
    #expect(text.contains("\u{1B}[38;5;36mblue\u{1B}[0m.\u{1B}[38;5;67mviewWillAppear\u{1B}[0m(true)\n"))
    #expect(text.contains("\u{1B}[38;5;36mblue\u{1B}[0m.\u{1B}[1mviewDidAppear\u{1B}[0m(true)\n"))
    #expect(text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == (try trace(TraceOptions())))
  }

  private func trace(_ options: TraceOptions) throws -> String {
    try write("text", options, SamplePlans.push) { SampleRun.push(&$0) }
  }
}
