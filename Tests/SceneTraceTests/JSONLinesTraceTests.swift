import Foundation
import SamplePlans
import SceneBasics
import ScenePlan
import SceneRuns
import SceneTrace
import SceneWorld
import Testing

@Suite("The trace as JSON lines")
struct JSONLinesTraceTests {
  /// V33: the fields of the four appearance callbacks.
  private let flags = [
    #""isBeingPresented":false"#, #""isBeingDismissed":false"#, #""isMovingToParent":false"#,
    #""isMovingFromParent":false"#,
  ].joined(separator: ",")

  @Test("Every group is there, the app without its prefix")
  func push() throws {
    #expect(
      try write("jsonl", TraceOptions(), SamplePlans.push) { SampleRun.push(&$0) } == """
        {"seq":1,"step":0,"time":0,"controller":"app","event":"didBecomeActive","line":5}
        {"seq":2,"step":0,"time":0,"controller":"main","event":"viewDidLoad","line":5}
        {"seq":3,"step":1,"time":0,"controller":"blue","event":"willMove","parent":"main","line":9}
        {"seq":4,"step":1,"time":0,"controller":"blue","event":"viewWillAppear","animated":true,\(flags),"line":9}
        {"seq":5,"step":1,"time":0.5,"controller":"blue","event":"viewDidAppear","animated":true,\(flags),"line":9}
        {"seq":6,"step":1,"time":0.5,"controller":"main","event":"delegate.didShow","argument":"blue","line":9}
        {"seq":7,"step":1,"time":0.5,"controller":"blue","event":"didMove","parent":"main","line":9}

        """)
  }

  @Test("A filter leaves out lines but not their numbers")
  func numbersStay() throws {
    var options = TraceOptions()
    try options.filter.show(events: "delegates", of: SamplePlans.push.plan)
    #expect(
      try write("jsonl", options, SamplePlans.push) { SampleRun.push(&$0) } == """
        {"seq":6,"step":1,"time":0.5,"controller":"main","event":"delegate.didShow","argument":"blue","line":9}

        """)
  }

  @Test("Arguments and answers come in every form")
  func forms() throws {
    var draft = SamplePlans.push
    draft.plan.files = ["a \"b\".yaml", "other.yaml"]
    let (next, action) = (draft.name("next"), draft.name("closeAll"))
    let several = ListID(0)
    draft.plan.lists = [[InstanceID(0), InstanceID(1)]]
    let message = Message(.unbalancedTransition, InstanceID(2))
    let text = try write("jsonl", TraceOptions(), draft) { [draft] trace in
      func send(_ callback: Callback, _ instance: Int?, _ argument: Argument, _ answer: Answer = .none, line: Int = 0) {
        var event = event(callback, instance, argument, step: 2)
        event.answer = answer
        event.mark = SourceMark(file: 1, line: line)
        trace.handle(event, world: draft.world)
      }
      send(.willMove, 2, .parent(nil), line: 4)
      send(.shouldPerformSegue, 1, .name(next), .bool(false))
      send(.allowedChildrenForUnwinding, 0, .none, .instances(several))
      send(.delegateWillTransitionTo, 0, .instances(several))
      send(.delegateTopColumnForCollapsing, 0, .none, .text(next))
      send(.unwindAction, 1, .name(action))
      send(.warning, 2, .message(message))
      send(.completion, nil, .none)
    }
    #expect(
      text == """
        {"seq":1,"step":2,"time":0,"controller":"blue","event":"willMove","parent":null,"file":"other.yaml","line":4}
        {"seq":2,"step":2,"time":0,"controller":"first","event":"shouldPerformSegue","argument":"next","answer":false}
        {"seq":3,"step":2,"time":0,"controller":"main","event":"allowedChildrenForUnwinding","answer":["main","first"]}
        {"seq":4,"step":2,"time":0,"controller":"main","event":"delegate.willTransitionTo","argument":["main","first"]}
        {"seq":5,"step":2,"time":0,"controller":"main","event":"delegate.topColumnForCollapsing","answer":"next"}
        {"seq":6,"step":2,"time":0,"controller":"first","event":"closeAll"}
        {"seq":7,"step":2,"time":0,"controller":"blue","event":"warning","argument":"unbalancedTransition",\
        "code":"SG509","message":"Unbalanced calls to begin/end appearance transitions for <BlueViewController: blue>."}
        {"seq":8,"step":2,"time":0,"controller":null,"event":"completion"}

        """)
    for line in text.split(separator: "\n") {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
  }

  @Test("Private instances have no lines and no numbers")
  func privateInstances() throws {
    var draft = SamplePlans.push
    draft.plan.instances[0].isPrivate = true
    let text = try write("jsonl", TraceOptions(), draft) { [draft] trace in
      trace.handle(event(.viewDidLoad, 0, step: 0), world: draft.world)
      trace.handle(event(.viewDidLoad, 2, step: 0), world: draft.world)
    }
    #expect(text == "{\"seq\":1,\"step\":0,\"time\":0,\"controller\":\"blue\",\"event\":\"viewDidLoad\",\"line\":5}\n")
  }
}
