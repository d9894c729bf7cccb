import Foundation
import SamplePlans
import SceneBasics
import ScenePlan
import Testing

@Suite("The plan as JSON")
struct PlanWriterTests {
  private static let behaviours = Behaviour.allCases.filter { Behaviour.profile(ios: 17).contains($0) }
    .map { "\"\($0.rawValue)\"" }.joined(separator: ",")

  @Test("The version comes first, and every record has its line")
  func push() {
    #expect(
      json(SamplePlans.push.plan) == """
        {
          "plan": 2,
          "release": "\(RuleChange.newest)",
          "scene": "Push",
          "ios": 17,
          "behaviours": [\(PlanWriterTests.behaviours)],
          "initial": 0,
          "files": [
            "sample.scene.yaml"
          ],
          "templates": [
            {"id":"main","kind":"navigation","contents":[["stack",1]],"mark":[0,3]},
            {"id":"first","kind":"view","title":"First Scene","segues":[{"id":"next","verb":"show","destination":2}],\
        "mark":[0,4]},
            {"id":"blue","kind":"view","class":"BlueViewController","mark":[0,5]}
          ],
          "instances": [
            {"name":"main","template":0},
            {"name":"first","template":1},
            {"name":"blue","template":2}
          ],
          "routines": [
            {"name":"launch","step":0,"instructions":[
              ["make",1],
              ["make",0],
              ["setRoot",0],
              ["addChild",1,0]
            ],"marks":[[0,2,4]]},
            {"name":"end of push: blue","step":1,"instructions":[
              ["end",1],
              ["end",2],
              ["didMove",2,0],
              ["closeTransition",0]
            ],"marks":[[0,9,4]]},
            {"name":"turn of push: blue","step":1,"instructions":[
              ["begin",1,false,true],
              ["begin",2,true,true],
              ["openTransition",0,0,0.5],
              ["schedule",1,"endOf",0]
            ],"marks":[[0,9,4]]},
            {"name":"push: blue","step":1,"instructions":[
              ["hold",2],
              ["make",2],
              ["link",2,0,1],
              ["willMove",2,0],
              ["schedule",2,"nextTurn"]
            ],"marks":[[0,9,5]]},
            {"name":"blue.viewDidLoad","step":1,"instructions":[
              ["setForwardsAppearance",2,false]
            ],"marks":[[0,6,1]]},
            {"name":"expect","step":2,"instructions":[
              ["expect",0]
            ],"marks":[[0,10,1]]}
          ],
          "hooks": [
            [2,"viewDidLoad",1,4]
          ],
          "steps": [
            {"number":0,"title":"launch","routine":0,"mark":[0,0]},
            {"number":1,"id":"arrive","title":"push: blue","routine":3,"mark":[0,9]},
            {"number":2,"title":"expect","routine":5,"mark":[0,10]}
          ],
          "expectations": [
            {"step":2,"since":1,"callbacks":["didMove"],"clauses":[
              {"trace":[["first","viewDidDisappear"],["blue","didMove","main"]],"mark":[0,11]},
              {"visible":"blue","mark":[0,14]}
            ]}
          ]
        }

        """)
  }

  @Test("Fields that a plain record leaves out are there when they say something")
  func rareFields() {
    var draft = PlanDraft("Rare")
    draft.plan.note = "why"
    draft.plan.behaviours = [.staleNeighbour, .didMoveTwice]
    draft.declare("a", className: "A", group: "g", note: "n")
    draft.plan.templates[0].viewClassName = "V"
    draft.plan.templates[0].unwindActions = ["close"]
    draft.plan.templates[0].tells = [.init(template: 0, messages: ["x", "y"])]
    draft.segue("out", .unwind, from: "a", to: nil, action: "close", style: .popover, note: "m")
    draft.plan.templates[0].segues[0].sender = "button"
    draft.plan.instances = [
      InstanceRecord(
        name: "a", template: 0, isRetained: true, forwardsAppearance: false, forwardsInsideSuper: true, isPrivate: true)
    ]
    let routine = draft.routine("r", step: 0, line: 1, [])
    let times = Ticks(microseconds: 1_500_000)
    for start in [StepRecord.Start.after(times), .justBefore(times), .waited(times)] {
      draft.step("s", line: 1, start: start, routine: routine)
    }
    let text = json(draft.plan)
    #expect(text.contains(#""note": "why","#))
    #expect(text.contains(#""behaviours": ["didMoveTwice","staleNeighbour"]"#))
    #expect(
      text.contains(
        #"{"id":"a","kind":"view","class":"A","viewClass":"V","group":"g","note":"n","segues":[{"id":"out","#
          + #""verb":"unwind","action":"close","style":"popover","sender":"button","note":"m"}],"#
          + #""unwindActions":["close"],"tells":[[0,["x","y"]]],"mark":[0,3]}"#))
    #expect(
      text.contains(
        #"{"name":"a","template":0,"isRetained":true,"forwardsAppearance":false,"forwardsInsideSuper":true,"#
          + #""isPrivate":true}"#))
    #expect(text.contains(#"{"name":"r","step":0,"instructions":[],"marks":[]}"#))
    #expect(text.contains(#""title":"s","after":1.5,"#))
    #expect(text.contains(#""title":"s","justBefore":1.5,"#))
    #expect(text.contains(#""title":"s","waited":1.5,"#))
  }

  @Test("Causes stand behind the instructions, and rules in a list of their own")
  func causes() {
    var draft = PlanDraft("Causes")
    draft.plan.lists = [[InstanceID(1), InstanceID(0)]]
    var routine = Routine(name: "r", step: 1, resumption: .endOfTurn)
    routine.instructions = [.end(InstanceID(0))]
    routine.marks = [.none]
    routine.origins = [Origin(id: EffectID(9), parent: EffectID(4), rule: .c1_63)]
    let refusal = Refusal(.viewWillAppear, InstanceID(1), .notForwarded, other: InstanceID(0))
    routine.notes = [
      RoutineNote(
        position: 1, origin: Origin(id: EffectID(10), parent: EffectID(4), rule: .c1_65), content: .refusal(refusal),
        mark: SourceMark(file: 0, line: 7)),
      RoutineNote(
        position: 1, origin: .none, content: .question(.sheetsAreCards, false), mark: SourceMark(file: 0, line: 7)),
    ]
    draft.plan.routines = [routine]
    let text = json(draft.plan)
    #expect(text.contains("\"lists\": [\n    [1,0]\n  ]"))
    #expect(text.contains(#""rules": ["C1.63","C1.65"]"#))
    #expect(
      text.contains(
        #"],"marks":[[0,0,1]],"resumption":"endOfTurn","origins":[[9,4,0]],"#
          + #""notes":[[1,10,4,1,"refusal","viewWillAppear",1,"notForwarded",0],"#
          + #"[1,0,0,null,"question","sheetsAreCards",false]],"noteMarks":[[0,7],[0,7]]}"#))
  }

  @Test("Every kind of clause has the key of the format")
  func clauses() {
    var draft = PlanDraft("Clauses")
    let pattern = ScenePlan.Expectation.Pattern(controller: "app", callback: "didBecomeActive", argument: nil)
    let conditions: [ScenePlan.Expectation.Condition] = [
      .contains([pattern]), .lacks([]), .appeared(["a", "b"]), .tree(["a", "  b appeared"]), .alive(["a"]),
      .released([]), .answers(.prefersStatusBarHidden, "a"), .displayMode("allVisible"), .tabBar(.hidden),
      .warnings([.presentOffWindow]), .raises(.pushedTwice),
    ]
    draft.plan.expectations = [
      ScenePlan.Expectation(
        step: 1, since: .launch, of: ["a"], callbacks: [], clauses: conditions.map { .init($0, mark: .none) })
    ]
    let text = json(draft.plan)
    for line in [
      #""since":"launch","of":["a"],"clauses":["#, #"{"contains":[["app","didBecomeActive"]],"mark":[0,0]}"#,
      #"{"lacks":[],"#, #"{"appeared":["a","b"],"#, #"{"tree":["a","  b appeared"],"#, #"{"alive":["a"],"#,
      #"{"released":[],"#, #"{"answers":["prefersStatusBarHidden","a"],"#, #"{"displayMode":"allVisible","#,
      #"{"tabBar":"hidden","#,
      #"{"warnings":["presentOffWindow"],"#, #"{"raises":"pushedTwice","#,
    ] {
      #expect(text.contains(line))
    }
  }

  @Test(
    "Any text survives JSON, without surrogate escapes",
    arguments: [
      "quote \" backslash \\ newline \n return \r tab \t", "\u{0}\u{1F}\u{7F}\u{80}\u{85}\u{9F}", "한국어 中文 😀",
      "\u{2028}\u{2029}\u{FEFF}\u{FFFE}\u{FFFF}", "</script>", "",
    ])
  func hostileText(_ text: String) throws {
    let written = json(PlanDraft(text).plan)
    let read = try #require(
      try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String: Any])
    #expect((read["scene"] as? String).map { Array($0.utf8) } == Array(text.utf8))
    #expect(!written.contains("\\ud8") && !written.contains("\\uD8"))
    #expect(written.hasPrefix("{\n  \"plan\": 2,\n"))
  }

  @Test("Numbers are written in full", arguments: [0, 9, 10, 1_234_567, -1, -10, Int.max, Int.min])
  func numbers(_ number: Int) {
    var output = ByteWriter()
    output.write(number: number)
    #expect(String(decoding: output.take(), as: UTF8.self) == String(number))
  }

  private func json(_ plan: HierarchyPlan) -> String {
    var output = ByteWriter()
    PlanWriter.write(plan, into: &output)
    return String(decoding: output.take(), as: UTF8.self)
  }
}
