import Foundation
import SamplePlans
import SceneBasics
import ScenePlan
import Testing

@testable import SceneSyntax

@Suite("Plan files")
struct PlanParserTests {
  private static let samples = [
    SamplePlans.push, SamplePlans.tabs, SamplePlans.auction, SamplePlans.hostile, SamplePlans.imports,
    SamplePlans.strays, SamplePlans.covered,
  ].map(\.plan)

  private func json(_ plan: HierarchyPlan) -> String {
    var output = ByteWriter()
    PlanWriter.write(plan, into: &output)
    return String(decoding: output.take(), as: UTF8.self)
  }

  private func parse(_ text: String) -> (plan: HierarchyPlan?, findings: [Diagnostic]) {
    var sink = DiagnosticSink()
    let plan = PlanParser.parse(
      SourceFile(path: "x.plan.json", bytes: Array(text.utf8)), id: FileID(0), sink: &sink)
    return (plan, sink.diagnostics)
  }

  /// Replaces the first place where something stands in a good plan, and gives `line:column code message`.
  private func finding(_ old: String, _ new: String, sourceLocation: SourceLocation = #_sourceLocation) -> String {
    var text = json(SamplePlans.push.plan)
    guard let place = text.range(of: old) else {
      Issue.record("the plan has no '\(old)'", sourceLocation: sourceLocation)
      return ""
    }
    text.replaceSubrange(place, with: new)
    let parsed = parse(text)
    #expect(parsed.plan == nil, sourceLocation: sourceLocation)
    #expect(parsed.findings.count == 1, sourceLocation: sourceLocation)
    return parsed.findings.map { "\($0.span.line):\($0.span.column) \($0.code) \($0.message)" }.joined(separator: "\n")
  }

  @Test("What was written is read", arguments: samples)
  func roundTrip(_ plan: HierarchyPlan) {
    let parsed = parse(json(plan))
    #expect(parsed.findings.map(\.message) == [])
    #expect(parsed.plan == plan)
  }

  @Test("Whatever a record can say is read")
  func rareFields() {
    var plan = HierarchyPlan(
      scene: "quote \" 한국어 \u{FFFD}\u{FFFF}\u{85}\u{2028}\n", ios: 12, behaviours: [.didMoveTwice])
    plan.note = ""
    plan.initial = 1
    plan.files = ["a.yaml", "b/c.yaml"]
    plan.names = ["next", "two words"]
    plan.lists = [[], [InstanceID(1), InstanceID(0)]]
    var template = TemplateRecord(id: "b/a", kind: .tabs, mark: SourceMark(file: 1, line: 70_000))
    template.className = "A"
    template.viewClassName = "V"
    template.title = "t"
    template.group = "g"
    template.note = "n"
    template.contents = [.init(role: "tabs", template: 1)]
    template.segues = [
      .init(id: "s", verb: .unwind, destination: nil, action: "x", style: .popover, sender: "button", note: "m"),
      .init(id: "e", verb: .embed, destination: 0),
    ]
    template.unwindActions = ["x"]
    template.tells = [.init(template: 0, messages: ["p", "q"]), .init(template: 1, messages: [])]
    template.isPrivate = true
    plan.templates = [template, TemplateRecord(id: "c", kind: .view, mark: .none)]
    plan.instances = [
      InstanceRecord(
        name: "b/a", template: 0, isRetained: true, forwardsAppearance: false, forwardsInsideSuper: true,
        isPrivate: true), InstanceRecord(name: "c#2", template: 1),
    ]
    var routine = Routine(name: "r", step: 0)
    routine.instructions = [
      .schedule(RoutineID(0), .timer(.longest)), .schedule(RoutineID(0), .closeOf(TransitionID(7))),
      .openTransition(TransitionID(4_294_967_294), on: InstanceID(1), duration: Ticks(microseconds: 1)),
      .emit(.unwindAction, nil, .name(NameID(0)), .instances(ListID(1))), .didMove(InstanceID(1), to: nil),
      .raise(Message(.poppedStranger, InstanceID(0), nil, InstanceID(1), name: NameID(1))),
      .link(InstanceID(0), to: InstanceID(1), at: -1), .delegate(InstanceID(0), .prefersStatusBarHidden, to: .current),
    ]
    routine.marks = (0..<8).map { SourceMark(file: $0 / 4, line: $0 / 2) }
    routine.resumption = .endOfSwipe
    routine.origins = [
      Origin(id: EffectID(7), parent: EffectID(2), rule: .n2_34), Origin(id: EffectID(9), parent: .none, rule: nil),
    ]
    let refusal = Refusal(.viewWillAppear, InstanceID(1), .notForwarded, other: InstanceID(0))
    routine.notes = [
      RoutineNote(
        position: 2, origin: Origin(id: EffectID(8), parent: EffectID(7), rule: .v1),
        content: .question(.sheetsAreCards, true), mark: SourceMark(file: 1, line: 3)),
      RoutineNote(position: 8, origin: .none, content: .refusal(refusal), mark: .none),
    ]
    plan.routines = [routine]
    plan.hooks = [Hook(instance: InstanceID(1), callback: .delegateDidShow, occurrence: 3, routine: RoutineID(0))]
    let time = Ticks(microseconds: 1_500_001)
    let starts = [StepRecord.Start.settled, .nextTurn, .after(time), .justBefore(.zero), .waited(.longest)]
    for (number, start) in starts.enumerated() {
      plan.steps.append(
        StepRecord(
          number: number * 2, id: "i\(number)", title: "t", note: "n", start: start, routine: RoutineID(0),
          mark: .none))
    }
    var event = ScenePlan.Expectation.Pattern(controller: "a", callback: "b", argument: "c")
    event.has = [.isBeingPresented, .isMovingToParent]
    event.hasNot = .isMovingFromParent
    let conditions: [ScenePlan.Expectation.Condition] = [
      .trace([event]), .contains([.init(controller: "a", callback: "b", argument: nil)]), .lacks([]), .visible("a"),
      .appeared(["a", "b"]), .tree(["a", "  + b"]), .alive([]), .released(["a"]),
      .answers(.supportedOrientations, "a"), .displayMode("m"), .tabBar(.shown), .warnings([.presentOffWindow]),
      .raises(.pushedTwice),
    ]
    for since in [ScenePlan.Expectation.Since.lastLook, .launch, .step(2)] {
      plan.expectations.append(
        ScenePlan.Expectation(
          step: 1, since: since, of: ["a"], callbacks: ["b"], clauses: conditions.map { .init($0, mark: .none) }))
    }
    let parsed = parse(json(plan))
    #expect(parsed.findings.map(\.message) == [])
    #expect(parsed.plan == plan)
  }

  @Test("The first key makes a plan")
  func firstKey() {
    func isPlan(_ text: String) -> Bool { PlanParser.isPlan(SourceFile(path: "x", bytes: Array(text.utf8))) }
    #expect(isPlan(json(SamplePlans.push.plan)))
    #expect(isPlan("\u{FEFF} \n{\"plan\":1"))
    #expect(isPlan("plan: 1\nscene: A\n"))
    #expect(!isPlan("scene: A\nplan: 1\n"))
    #expect(!isPlan("{\"scene\": 1, \"plan\": 1}"))
    #expect(!isPlan(""))
    #expect(!isPlan("[plan]"))
    // However long the first texts are, and wherever the start that is looked at first ends.
    let long = String(repeating: "한", count: 4_000)
    #expect(isPlan("{\"plan\": 1, \"scene\": \"" + long + "\"}"))
    #expect(!isPlan("{\"scene\": \"" + long + "\"}"))
    #expect(isPlan("# " + long + "\nplan: 1\n"))
    // Half a key is no key: one stands across each place at which the start may end.
    for end in [256, 4_096] {
      for blanks in (end - 12)...end {
        #expect(!isPlan("{" + String(repeating: " ", count: blanks) + "planet: 1, b: 2 }\n"), "\(blanks) blanks")
        #expect(isPlan("{" + String(repeating: " ", count: blanks) + "plan: 1, b: 2 }\n"), "\(blanks) blanks")
      }
    }
  }

  @Test("What is wrong gets one finding at its place")
  func findings() {
    #expect(
      finding(#""plan": 2"#, #""plan": 1"#)
        == "2:11 SG191 this version can't read plan version 1; it reads 2")
    #expect(
      finding(#""plan": 2"#, #""plan": "1""#) == "2:11 SG193 the text '1' stands where a whole number is expected")
    #expect(finding("{\n", "# x\n{\n") == "1:1 SG192 a plan is JSON and starts with '{'")
    #expect(finding(#""scene""#, "scene") == "4:3 SG192 a key of JSON stands in double quotes")
    #expect(finding(#""ios": 17"#, #""ios": -1"#) == "5:10 SG193 '-1' stands where a whole number is expected")
    #expect(finding(#""ios": 17"#, #""ios": 17, "ios": 17"#) == "5:14 SG112 the key 'ios' is a duplicate")
    #expect(finding(#""ios": 17,"#, "") == "1:1 SG195 the key 'ios' of a plan is missing")
    #expect(finding(#""ios": 17"#, #""io": 17"#) == "5:3 SG194 a plan has no key 'io'")
    #expect(finding(#""initial": 0"#, #""initial": 3"#) == "7:14 SG197 there is no template 3; they end with 2")
    #expect(finding(#""kind":"view""#, #""kind":"vieww""#) == "13:26 SG196 'vieww' is an unknown word here")
    #expect(finding(#""destination":2"#, #""destination":9"#) == "13:106 SG197 there is no template 9; they end with 2")
    #expect(
      finding(#""mark":[0,4]"#, #""mark":[1,4]"#) == "13:118 SG197 there is no file 1; the plan has number 0 only")
    #expect(finding(#""mark":[0,4]"#, #""mark":[0]"#) == "13:117 SG198 an element of a place is missing")
    #expect(
      finding(#""mark":[0,4]"#, #""mark":[0,4294967296]"#)
        == "13:120 SG193 '4294967296' stands where the number of a line is expected")
    #expect(finding(#""template":1"#, #""template":3"#) == "18:32 SG197 there is no template 3; they end with 2")
    #expect(finding(#"["make",1]"#, #"["make",3]"#) == "23:15 SG197 there is no instance 3; they end with 2")
    #expect(finding(#"["make",1]"#, #"["make"]"#) == "23:7 SG198 an element of 'make' is missing")
    #expect(finding(#"["make",1]"#, #"["make",1,1]"#) == "23:17 SG198 'make' has one element too many")
    #expect(finding(#"["make",1]"#, "[]") == "23:7 SG198 an element of an instruction is missing")
    #expect(finding(#"["make",1]"#, "7") == "23:7 SG193 '7' stands where an instruction, a list, is expected")
    #expect(
      finding(#"["make",1]"#, #"["make",null]"#)
        == "23:15 SG193 'null' stands where the number of an instance is expected")
    #expect(
      finding("[0,2,4]", "[0,2,5]")
        == "27:15 SG199 there are more positions here than 4 instructions")
    #expect(finding("[0,2,4]", "[0,2,3]") == "27:15 SG199 there are positions here for only 3 of 4 instructions")
    #expect(
      finding("[0,2,4]", "[0,2,9223372036854775807],[0,2,9223372036854775807]")
        == "27:15 SG199 there are more positions here than 4 instructions")
    #expect(
      finding(#"["openTransition",0,0,0.5]"#, #"["openTransition",0,0,1000000001]"#)
        == "37:29 SG193 '1000000001' stands where a number of seconds up to 1000000000 is expected")
    #expect(
      finding(#""endOf",0"#, #""endOf",4294967296"#)
        == "38:29 SG193 '4294967296' stands where the number of a transition is expected")
    #expect(finding(#""schedule",1"#, #""schedule",6"#) == "38:19 SG197 there is no routine 6; they end with 5")
    #expect(
      finding(#"[2,"viewDidLoad",1,4]"#, #"[2,"viewDidLoad",0,4]"#)
        == "55:22 SG193 '0' stands where a count from 1 is expected")
    #expect(
      finding(#"[2,"viewDidLoad",1,4]"#, #"[2,"viewDidLoad",1,6]"#)
        == "55:24 SG197 there is no routine 6; they end with 5")
    #expect(
      finding(#""number":1"#, #""number":0"#) == "59:15 SG193 '0' stands where a number of a step from 1 on is expected"
    )
    #expect(
      finding(#""id":"arrive","#, #""after":1,"waited":1,"#)
        == "59:27 SG194 a step can't have 'waited' beside another key of that kind")
    #expect(
      finding(#"["expect",0]"#, #"["expect",1]"#) == "51:17 SG197 there is no expectation 1; the plan has number 0 only"
    )
    #expect(
      finding(#"{"visible":"blue","#, "{")
        == "65:7 SG195 the key 'trace' of a clause, or another one that says what is expected, is missing")
    #expect(
      finding(#"["first","viewDidDisappear"]"#, #"["first","viewDidDisappear",null]"#)
        == "64:45 SG193 'null' stands where a text in double quotes is expected")
  }

  @Test("A plan that ends too early is one that isn't closed")
  func truncated() {
    let bytes = Array(json(SamplePlans.push.plan).utf8)
    for length in 9..<bytes.count - 2 {
      var sink = DiagnosticSink()
      let plan = PlanParser.parse(
        SourceFile(path: "x.plan.json", bytes: Array(bytes[..<length])), id: FileID(0), sink: &sink)
      #expect(plan == nil)
      #expect(sink.diagnostics.count == 1)
    }
  }
}
