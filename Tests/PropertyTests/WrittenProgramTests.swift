import Foundation
import SceneBasics
import SceneCompiler
import SceneKinds
import ScenePlan
import SceneProgram
import SceneSemantics
import SceneSyntax
import SceneTestSupport
import SceneWorld
import SceneWriting
import Testing

/// Programs as scene files: written, read again and compiled, they are the same.
@Suite struct WrittenProgramTests {
  @Test(arguments: PropertyTests.batches) func `a random scene that is written and read again is the same`(
    seeds: Range<Int>
  ) throws {
    for seed in seeds {
      let shelf = Shelf(texts: ["sketch.yaml": RandomScene.make(seed: seed).yaml])
      guard let program = shelf.program("sketch.yaml") else { continue }
      try check(program, "seed \(seed)")
    }
  }

  /// Scenes that compile, of every kind that the package has.
  static let scenes = [
    "examples", "Tests/Cases/right", "Tests/Cases/rules", "Tests/Cases/pictures", "Tests/Conformance",
  ]
  .flatMap { folder in Repository.files(below: folder) { $0.hasSuffix(".yaml") } }

  @Test(arguments: Thoroughness.sample(scenes, oneIn: 4))
  func `a scene that is written and read again is the same`(path: String) throws {
    guard let program = Shelf.package.program(path) else { return }
    try check(program, path)
  }

  @Test func `most scenes of the package can be written`() throws {
    let scenes = Thoroughness.sample(WrittenProgramTests.scenes, oneIn: 8)
    #expect(scenes.count { Shelf.package.program($0) != nil } > scenes.count / 2)
    #expect(try #require(Shelf.package.program("examples/guide/notes/Project.scene.yaml")).files.count > 2)
  }

  @Test func `what a file adds with names of its own is written into that file again`() throws {
    let main = """
      scene: Main
      partial: true
      initial: home
      controllers:
        home:
          class: Home
          unwindActions: [stay]
          segues: { fly: { custom: detail, class: FlySegue, identifier: Fly Away }, last: { show: detail } }
          overrides: { viewDidLoad: [{ load: detail }] }
        detail: { storyboardIdentifier: Detail }
        holder: { kind: container }
        pages: { kind: pager, storyboardIdentifier: The Pages }

      """
    let app = """
      scene: App
      import: { main: main.yaml }
      initial: main/home
      controllers:
        main/home:
          unwindActions: [goHome]
          instantiates: [extra, main/detail]
          tells: { extra: [changed] }
          segues: { fly: { steps: [{ present: extra }] }, more: { present: extra }, less: { present: main/detail } }
          overrides: { goHome: [{ load: extra }], viewDidDisappear: [{ load: main/detail }] }
        main/holder: { children: [extra, other], layout: { frames: { extra: [0, 0, 10, 10], other: [0, 10, 10, 10] } } }
        main/pages: { pages: [other], title: Pages }
        extra: { segues: { back: { unwind: goHome } } }
        other:
      script:
        - perform: Fly Away
        - trigger: back
        - trigger: more

      """
    let program = try #require(Shelf(texts: ["app.yaml": app, "main.yaml": main]).program("app.yaml"))
    try check(program, "additions")
    let written = try SceneWriter.write(program)
    #expect(written[0].text.contains("      fly: { steps: [{ present: extra }] }\n"), "\(written[0].text)")
    #expect(!written[1].text.contains("extra") && written[1].text.contains("fly: { custom: detail"))
    // Two files further down, and below a file that knows nothing of it.
    let top = "scene: Top\nimport: { answers: app.yaml }\ninitial: answers/main/home\ncontrollers:\n  top:\n"
    let shelf = Shelf(texts: ["top.yaml": top, "app.yaml": app, "main.yaml": main])
    try check(try #require(shelf.program("top.yaml")), "additions of an imported file")
  }

  /// Writes a program, reads what was written, and holds the two against each other.
  private func check(_ program: Program, _ name: String) throws {
    let written = try SceneWriter.write(program)
    let shelf = Shelf(texts: Dictionary(uniqueKeysWithValues: written.map { ($0.path, $0.text) }))
    let text = written[0].text
    guard let again = shelf.program(written[0].path) else {
      Issue.record("\(name): what was written doesn't compile\n\(text)")
      return
    }
    let isSameText = try SceneWriter.write(again) == written
    #expect(isSameText, "\(name)\n\(text)")
    let isSameListing = listing(again) == listing(program)
    #expect(isSameListing, "\(name)\n\(text)")
    for file in written {
      var sink = DiagnosticSink()
      let source = SourceFile(path: file.path, bytes: Array(file.text.utf8))
      guard case .formatted(let bytes) = SceneFormatter.format(source, id: FileID(0), sink: &sink) else {
        Issue.record("\(name): what was written can't be laid out\n\(file.text)")
        continue
      }
      #expect(String(decoding: bytes, as: UTF8.self) == file.text, "\(name)")
    }
  }

  /// The listing of a program without the lines on which things were written.
  private func listing(_ program: Program) -> [String] {
    var plan =
      program.initial == nil
      ? HierarchyPlan(head: program) : Simulation.record(program, observer: EventList()).plan
    plan.forgetLines()
    var writer = ByteWriter()
    PlanListing.write(plan, into: &writer)
    return String(decoding: writer.take(), as: UTF8.self).components(separatedBy: "\n")
  }

  // MARK: By hand

  @Test func `a program made by hand is a scene that a person could have written`() throws {
    var program = Program(scene: "Two screens", ios: 17)
    let list = program.declare(Template("list", title: "All: of them"))
    let detail = program.declare(Template("detail"))
    program.initial = program.declare(
      Template("main", kind: .navigation, contents: [Template.Content(.stack, list)]))
    program.update(list) { $0.segues = [Segue("next", .show, to: detail, object: "detail")] }
    program.script = [Step(.trigger(NamedThing("next"))), Step(.pop), Step(.expect(0))]
    program.script?[1].isAnimated = false
    program.expectations = [
      Expectation(
        step: 3, since: .step(2), of: [], callbacks: [],
        clauses: [Expectation.Clause(.released(["detail"]), mark: .none)])
    ]
    #expect(
      try SceneWriter.write(program)[0].text == """
        scene: Two screens
        initial: main
        controllers:
          list:
            title: "All: of them"
            segues:
              next: { show: detail }
          detail:
          main: { kind: navigation, stack: [list] }
        script:
          - trigger: next
          - pop:
            animated: false
            id: step2
          - expect: { since: step2, released: [detail] }

        """)
  }

  @Test func `what a program changes in its system is written as quirks`() throws {
    var program = Program(scene: "One screen", changes: [BehaviourChange(.sheetsAreCards, isOn: false)])
    program.initial = program.declare(Template("one"))
    program.behaviours.insert(.staleNeighbour)
    let text = try SceneWriter.write(program)[0].text
    #expect(text.contains("\nquirks: [no-sheetsAreCards, staleNeighbour]\n"))
    #expect(text.contains("ios") == false)
  }

  @Test func `what a scene can't say is refused with its reason`() throws {
    func refusal(_ change: (inout Program) -> Void) -> String? {
      var program = Program(scene: "One screen")
      program.initial = program.declare(Template("one"))
      change(&program)
      do {
        _ = try SceneWriter.write(program)
        return nil
      } catch { return error.description }
    }
    #expect(refusal { _ in } == nil)
    #expect(refusal { $0.declare(Template("on")) } == "no file of the scene can have a controller called 'on'")
    #expect(refusal { $0.declare(Template("a b")) } == "no file of the scene can have a controller called 'a b'")
    #expect(
      refusal { $0.declare(Template("other/x")) } == "no file of the scene can have a controller called 'other/x'")
    #expect(refusal { $0.declare(Template("one")) } == "the controllers would have the key 'one' twice")
    #expect(
      refusal { program in program.update(0) { $0.segues = [Segue("next", .show, to: nil, object: "")] } }
        == "the segue 'next' leads nowhere")
    #expect(
      refusal { program in program.update(0) { $0.segues = [Segue("go on", .unwind, to: nil, object: "done")] } }
        == "no segue can be called 'go on'")
    #expect(
      refusal { $0.script = [Step(.push(Reference(1)))] }
        == "'UINavigationController' is a controller that UIKit makes for itself")
    #expect(
      refusal { $0.script = [Step(.expect(0))] }
        == "a step leads to the expectation 0, which the program hasn't got")
  }

  @Test func `text is quoted where some reader of YAML would take it for something else`() throws {
    for title in [
      "Plain", "no", "12", "1:30", "a: b", "a #b", "- a", "", " a", "a ", "über", "\u{202E}abc", "a\nb", "a\nb\n",
      "a\n b", " a\nb", "\n", "\"'", "{a}", "[", "日本", "👩‍👧", "a\tb", "\\n", "~", "null", "&a", "*a", "!a", "%", "@", "`",
      "a,b", "a\n\nb\n\n", "\u{7}", "\u{FEFF}",
    ] {
      var program = Program(scene: "Texts")
      program.initial = program.declare(Template("one", title: title))
      let text = try SceneWriter.write(program)[0].text
      let again = Shelf(texts: ["t.yaml": text]).program("t.yaml")
      #expect(title.isEmpty || again?.templates[0].title == title, "\(text)")
    }
  }
}

/// Scene files by their paths.
struct Shelf: SourceLoader {
  /// Nil stands for the files of this package.
  var texts: [String: String]?

  static let package = Shelf()

  mutating func load(_ path: String) -> Result<[UInt8], SourceFailure> {
    let text = texts.map { $0[path] } ?? (try? Repository.text(path))
    return text.map { .success(Array($0.utf8)) } ?? .failure(SourceFailure("no such file"))
  }

  /// The program of a scene; nil where a finding stops the compiler.
  func program(_ path: String) -> Program? {
    var (sources, symbols, sink, loader) = (SourceFiles(), SymbolTable(), DiagnosticSink(), self)
    guard case .success(let bytes) = loader.load(path) else { return nil }
    let file = SourceFile(path: path, bytes: bytes)
    if PlanParser.isPlan(file) { return nil }
    let document = SceneParser.parse(file, id: sources.add(file), symbols: &symbols, sink: &sink)
    let program = SceneCompilation.program(document, sources: &sources, symbols: symbols, loader: &loader, sink: &sink)
    return sink.hasErrors ? nil : program
  }
}

extension HierarchyPlan {
  /// Takes away where things were written.
  fileprivate mutating func forgetLines() {
    for index in routines.indices { routines[index].marks = routines[index].marks.map { _ in .none } }
    for index in steps.indices { steps[index].mark = .none }
  }
}
