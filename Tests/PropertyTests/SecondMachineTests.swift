import Foundation
import SceneKinds
import ScenePlan
import SceneProgram
import SceneTestSupport
import SceneWorld
import Testing

/// A second machine, in Python and written from the rules, plays plans and says what the engine says.
@Suite(.enabled(if: OtherProgram.hasPython, "python3 isn't there")) struct SecondMachineTests {
  private static let scenes =
    WrittenProgramTests.scenes
    + ["Tests/Cases/mistakes", "Tests/Cases/warned"].flatMap { folder in
      Repository.files(below: folder) { $0.hasSuffix(".yaml") }
    }

  @Test func `a second machine gets the same events from the same causes`() throws {
    let scenes = Thoroughness.sample(SecondMachineTests.scenes, oneIn: 8)
    let lines = scenes.compactMap { path in Shelf.package.program(path).flatMap { SecondMachineTests.line(path, $0) } }
    #expect(lines.count * 2 > scenes.count)
    let answer = try SecondMachineTests.compare(lines)
    #expect(answer.output == "")
    #expect(answer.status == 0, "\(answer.errors)")
  }

  /// A push and a pop, told otherwise: in the plan, which only the second machine sees, or by the engine.
  @Test(arguments: [
    (#"["addSubview","#, #"["constrain","#, "loadView"),
    (#"["begin",3,true,true]"#, #"["begin",3,true,false]"#, "viewWillAppear"),
    (#"["end",3]"#, #"["hold",3]"#, "viewDidAppear"),
    (#"["place",3,"#, #"["constrain",3,"#, "updateViewConstraints"),
    (#"["release",3]"#, #"["hold",3]"#, "deinit"),
    (#""endOf",0]"#, #""nextTurn"]"#, "viewDidDisappear"),
    (#""sendsViewIsAppearing","#, "", "viewIsAppearing"),
    (#""viewWillDisappear","true","#, #""viewWillDisappear","false","#, "viewWillDisappear"),
    (#""willMove","main","",0"#, #""willMove","main","",4"#, "willMove"),
    (#""viewDidAppear","true","",4,1,500000"#, #""viewDidAppear","true","",4,1,400000"#, "viewDidAppear"),
  ]) func `what is told otherwise is noticed`(old: String, new: String, event: String) throws {
    let yaml = """
      scene: A push and a pop
      initial: main
      controllers:
        main: { kind: navigation, stack: [list] }
        list: { kind: container, children: [row] }
        row:
        detail:
      script:
        - push: detail
        - pop
      """
    let program = try #require(ScenePlay.program(yaml))
    let line = try #require(SecondMachineTests.line("right", program))
    let changed = "changed" + line.replacing(old, with: new).dropFirst("right".count)
    let orphaned = try #require(SecondMachineTests.line("orphaned", program, orphan: event))
    let answer = try SecondMachineTests.compare([line, changed, orphaned])
    let told = answer.output.split(separator: "\n")
    #expect(answer.status == 1, "\(answer.errors)")
    #expect(!told.contains { $0.hasPrefix("right") })
    #expect(told.contains { $0.hasPrefix("changed") && $0.contains(event) })
    #expect(told.contains { $0.hasPrefix("orphaned") && $0.contains(event) })
  }

  private static func compare(_ lines: [String]) throws -> OtherProgram.Answer {
    try OtherProgram.run(["python3", "Tests/Second/compare.py"], input: lines.joined())
  }

  /// The line by which the second machine gets a scene: its name, its plan, and what the engine brings about; nil if it
  /// can't run. Where `orphan` is a callback, launching itself is said to cause it.
  private static func line(_ name: String, _ program: Program, orphan: String? = nil) -> String? {
    guard program.initial != nil else { return nil }
    let (simulation, plan) = Simulation.record(program, observer: EffectList())
    guard let list = simulation.observer as? EffectList, simulation.world.limit == nil else { return nil }
    let rows = list.effects.map { effect -> [Any] in
      let row = words(of: effect, in: plan)
      let isOrphan = orphan != nil && row.contains { $0 as? String == orphan }
      return [effect.id.index, isOrphan ? 1 : effect.parent.index] + row
    }
    guard let effects = try? JSONSerialization.data(withJSONObject: rows) else { return nil }
    let file = String(decoding: ScenePlay.bytes(of: plan), as: UTF8.self).replacing("\n", with: "")
    return "\(name)\t\(file)\t\(String(decoding: effects, as: UTF8.self))\n"
  }

  /// An effect in the words of both machines.
  private static func words(of effect: Effect, in plan: HierarchyPlan) -> [Any] {
    switch effect.kind {
    case .step(let number): ["step", number]
    case .resumption: ["resumption"]
    case .instruction: ["instruction"]
    case .question: ["question"]
    case .refusal: ["refusal"]
    case .event(let event):
      [
        "event", plan.controllerName(of: event) ?? "", plan.callbackName(of: event), plan.argumentText(of: event) ?? "",
        text(of: event.answer, in: plan), Int(event.flags.rawValue), event.step, Int(event.time.microseconds),
      ]
    }
  }

  private static func text(of answer: Answer, in plan: HierarchyPlan) -> String {
    switch answer {
    case .none: ""
    case .bool(let flag): flag ? "true" : "false"
    case .text(let id): plan.name(id)
    case .instances(let list): plan.text(of: list)
    }
  }
}
