import SceneBasics
import SceneCode
import Testing

@testable import SceneStoryboards

/// The facts of an app's code about its storyboards.
@Suite struct CodeTests {
  private static func facts(_ text: String, _ path: String = "Code.swift") -> CodeFacts {
    CodeFacts(SourceFile(path: path, bytes: Array(text.utf8)), id: FileID(7))
  }

  /// The mentions of a text, as `text in type at line:column`; nil for an identifier that is computed.
  private static func mentions(_ text: String, _ path: String = "Code.swift") -> [String] {
    let facts = facts(text, path)
    return facts.mentions.map { mention in
      let type = mention.owner.map { facts.text(facts.types[$0].name.name) } ?? "nothing"
      let place = "in \(type) at \(mention.span.line):\(mention.span.column)"
      switch mention.kind {
      case .segue(let identifier): return "segue \(written(identifier, facts)) \(place)"
      case .scene(.scene(let identifier, let board)):
        return "scene \(written(identifier, facts)) of \(name(of: board, facts)) \(place)"
      case .scene(.initial(let board)): return "initial scene of \(name(of: board, facts)) \(place)"
      case .scene, .setting: return "something else"
      }
    }
  }

  private static func written(_ identifier: CodeIdentifier, _ facts: CodeFacts) -> String {
    switch identifier {
    case .text(let text): facts.text(text)
    case .constant(let parts): parts.map { facts.text($0) }.joined(separator: ".")
    case .ofClass(let name): "class " + (name.map { facts.text($0.name) } ?? "of its own")
    case .parameter(let number): "parameter \(number)"
    case .computed: "computed"
    }
  }

  private static func name(of board: CodeBoard, _ facts: CodeFacts) -> String {
    switch board {
    case .named(let name): facts.text(name)
    case .own: "its own"
    case .parameter(let number): "parameter \(number)"
    case .unknown: "any"
    }
  }

  @Test func `Swift names segues, controllers and storyboards where it calls UIKit`() {
    let code = """
      class ListViewController: BaseViewController {
        func open() {
          performSegue(withIdentifier: "openNote", sender: nil)
          let next = storyboard?.instantiateViewController(withIdentifier: "detail")
          let about = UIStoryboard(name: "About", bundle: nil).instantiateInitialViewController()
          UIStoryboard(name: "Other", bundle: nil)
            .instantiateViewController(identifier: "other")
        }
        class func make() {}
      }
      performSegue(withIdentifier: "top", sender: nil)
      """
    #expect(
      CodeTests.mentions(code) == [
        "segue openNote in ListViewController at 3:34",
        "scene detail of its own in ListViewController at 4:70",
        "initial scene of About in ListViewController at 5:58",
        "scene other of Other in ListViewController at 7:46",
        "segue top in nothing at 11:30",
      ])
    let facts = CodeTests.facts(code)
    #expect(facts.types.map { facts.text($0.name.name) } == ["ListViewController"])
    #expect(facts.types[0].parents.map { facts.text($0.name) } == ["BaseViewController"])
  }

  @Test func `Objective-C names them in its way`() {
    let code = """
      @implementation MapController
      - (void)go {
        [self performSegueWithIdentifier:@"zoom" sender:self];
        id a = [self.storyboard instantiateViewControllerWithIdentifier:@"pin"];
        char quote = '"'; /* not @"this" */
      }
      - (IBAction)backToMap:(UIStoryboardSegue *)segue {}
      @end
      """
    #expect(
      CodeTests.mentions(code, "Map.m") == [
        "segue zoom in MapController at 3:37", "scene pin of its own in MapController at 4:68",
      ])
    let facts = CodeTests.facts(code, "Map.m")
    #expect(facts.unwindActions.map(\.selector) == ["backToMap:"])
    #expect(facts.names.find("this") == nil)
  }

  @Test(arguments: [
    "// performSegue(withIdentifier: \"x\", sender: nil)", "/* a /* nested */ performSegue(withIdentifier: \"x\") */",
    "let s = \"performSegue(withIdentifier: \\\"x\\\")\"", "let s = #\"performSegue(withIdentifier: \"x\")\"#",
    "let s = \"\"\"\n performSegue(withIdentifier: \"x\", sender: nil)\n \"\"\"",
  ])
  func `what stands in comments and texts names nothing`(code: String) {
    #expect(CodeTests.mentions(code).isEmpty)
  }

  @Test(arguments: [
    ("\"\\(kind)x\"", "computed"), ("\"Hei\" + suffix", "computed"), ("suffix + \"x\"", "computed"),
    ("kind ?? \"x\"", "computed"), ("Segue.x.rawValue", "Segue.x"), (".x", "x"),
    ("String(describing: Detail.self)", "class Detail"), ("String(describing: self)", "class of its own"),
    ("(\"x\")", "x"),
  ])
  func `an identifier is a text, a constant or a class, or else computed`(written: String, read: String) {
    let code = "performSegue(withIdentifier: \(written), sender: nil)"
    #expect(CodeTests.mentions(code) == ["segue \(read) in nothing at 1:30"])
  }

  @Test func `texts in raw strings, and code behind odd texts, are read`() {
    #expect(CodeTests.mentions("performSegue(withIdentifier: #\"x\"#, sender: nil)") == ["segue x in nothing at 1:30"])
    let odd = "let a = \"\\(f(\"b\"))\" // é \"\nlet ö = 1; performSegue(withIdentifier: \"x\")"
    #expect(CodeTests.mentions(odd) == ["segue x in nothing at 2:41"])
    #expect(
      CodeTests.mentions("let broken = \"no end\nperformSegue(withIdentifier: \"x\")") == ["segue x in nothing at 2:30"]
    )
  }

  @Test(arguments: [
    ("func back(_ segue: UIStoryboardSegue) {}", "back:"),
    ("func unwind(segue: UIStoryboardSegue) {}", "unwindWithSegue:"),
    ("func unwind(for segue: UIStoryboardSegue) {}", "unwindFor:"),
    ("func unwind(withSegue: UIStoryboardSegue) {}", "unwindWithSegue:"),
    ("func back(_ segue: UIStoryboardSegue, sender: Any?) {}", "back:sender:"),
    ("private func save(segue _: UIStoryboardSegue) {}", "saveWithSegue:"),
    ("func back(_: UIStoryboardSegue) {}", "back:"),
    ("@objc(goBack:) func back(_ segue: UIStoryboardSegue) {}", "goBack:"),
  ])
  func `a method that takes a segue is an unwind action`(code: String, selector: String) {
    #expect(CodeTests.facts("extension A {\n\(code)\n}").unwindActions.map(\.selector) == [selector])
  }

  @Test func `another method of a segue isn't`() {
    let code = """
      class A {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
        func log(_ text: String) {}
        @IBSegueAction func make(_ coder: NSCoder) -> B? { nil }
      }
      """
    // `prepare` has the form of one, and a selector that no unwind segue has.
    #expect(CodeTests.facts(code).unwindActions.map(\.selector) == ["prepareFor:sender:"])
  }

  private static let board = Sample.document(
    initial: "lst",
    Sample.scene(
      "lst", "viewController", "customClass=\"ListViewController\"",
      inside: Sample.connections(
        Sample.segue("show", to: "det", id: "1", "identifier=\"openNote\""),
        Sample.segue("show", to: "det", id: "2", "identifier=\"forgotten\""),
        Sample.segue("presentation", to: "edt", id: "3"))),
    Sample.scene("det", "viewController", "storyboardIdentifier=\"detail\""),
    Sample.scene(
      "edt", "viewController", "",
      inside: Sample.connections(Sample.segue("unwind", to: "x", id: "4", "unwindAction=\"done:\"")),
      beside: "<exit id=\"x\"/>"),
    Sample.scene("hlp", "viewController", "storyboardIdentifier=\"Help Page\""),
    Sample.scene("old", "viewController", "storyboardIdentifier=\"old\""), Sample.scene("dead"))

  private static let code = """
    class BaseViewController: UIViewController {
      @IBAction func done(_ segue: UIStoryboardSegue) {}
    }
    class ListViewController: BaseViewController {
      func go() {
        performSegue(withIdentifier: "openNote", sender: nil)
        performSegue(withIdentifier: "misspelt", sender: nil)
        storyboard?.instantiateViewController(withIdentifier: "detail")
        storyboard?.instantiateViewController(withIdentifier: "gone")
        show(StoryboardScene.Main.helpPage.instantiate(), sender: nil)
      }
    }
    """

  @Test func `code adds edges, binds unwinds, and shows unnamed scenes and missing identifiers`() throws {
    let board = try #require(Reading(CodeTests.board).storyboard)
    let project = StoryboardProject([board])
    let links = CodeLinks(project, CodeTests.facts(CodeTests.code))
    #expect(links.edges.map(\.sources) == [[0]] && links.edges.map(\.destination) == [1])
    // The list shows it.
    #expect(links.transitions.map(\.source) == [0] && links.transitions.map(\.destination) == [3])
    // The list's class has the action from the class above it.
    #expect(links.implementers == [3: [0]])
    #expect(links.dangling.map(\.text) == ["misspelt", "gone"])
    #expect(links.unnamed.map { project[$0].id } == ["old", "dead"])
    #expect(links.unperformed.map { project[project.edges[$0]].id } == ["2"])
  }

  @Test func `a report tells what the code adds, and what it doesn't fit`() throws {
    var files = SourceFiles()
    var sink = DiagnosticSink()
    let source = SourceFile(path: "Main.storyboard", bytes: Array(CodeTests.board.utf8))
    let board = try #require(StoryboardParser.parse(source, id: files.add(source), sink: &sink))
    let code = SourceFile(path: "Code.swift", bytes: Array(CodeTests.code.utf8))
    let project = StoryboardProject([board])
    let links = CodeLinks(project, CodeFacts(code, id: files.add(code)))
    var writer = ByteWriter()
    ImportReport(project, code: links).writeText(in: files, to: &writer)
    let lines = String(decoding: writer.take(), as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(
      lines.dropLast().map { String($0.split(separator: " ", maxSplits: 1)[1]) } == [
        "left open: no code performs the segue 'forgotten', and no control fires it",
        "resolved: 'done:' is implemented in the code of 'ListViewController' (lst)",
        "left open: nothing leads to 'old' (old): no segue, and no code",
        "left open: nothing leads to a controller (dead): no segue, and no code",
        "left open: no storyboard has a segue with the identifier 'misspelt'",
        "resolved: the code of 'ListViewController' (lst) makes 'detail' (det)",
        "left open: no storyboard has a controller with the identifier 'gone'",
        "resolved: the code of 'ListViewController' (lst) shows 'Help Page' (hlp)",
      ])
    #expect(lines.dropLast().suffix(4).allSatisfy { $0.hasPrefix("Code.swift:") })
  }

  @Test func `of two controllers with one identifier, the one beside the source is meant, else none`() throws {
    func board(_ path: String, _ className: String) throws -> Storyboard {
      try #require(
        Reading(
          Sample.document(
            Sample.scene("a", "viewController", "customClass=\"\(className)\""),
            Sample.scene("b", "viewController", "storyboardIdentifier=\"detail\"")), path: path
        ).storyboard)
    }
    let project = StoryboardProject([try board("One.storyboard", "A"), try board("Two.storyboard", "B")])
    func edges(_ code: String) -> [Int] { CodeLinks(project, CodeTests.facts(code)).edges.map(\.destination) }
    let call = "x.instantiateViewController(withIdentifier: \"detail\")"
    #expect(edges("class B: C { func f() { \(call) } }") == [3])
    #expect(edges("class Other { func f() { \(call) } }") == [])
    #expect(
      edges("let a = UIStoryboard(name: \"One\", bundle: nil).instantiateViewController(withIdentifier: \"detail\")")
        == [1])
  }

  @Test func `code that is hurt or cut off is read as far as it goes`() {
    var random = Lehmer(seed: 3)
    let whole = Array((CodeTests.code + "/* \"\"\" */ #\"a\"# \"\"\"\nb\n\"\"\"").utf8)
    for round in 0..<600 {
      var bytes = Array(whole[..<(round % 2 == 0 ? whole.count : random.below(whole.count))])
      for _ in 0..<2 where !bytes.isEmpty { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
      for path in ["a.swift", "a.m"] {
        let facts = CodeFacts(SourceFile(path: path, bytes: bytes), id: FileID(0))
        let lineCount = bytes.count { $0 == 0x0A } + 1
        let spans = facts.mentions.map(\.span) + facts.transitions.map(\.span) + facts.types.map(\.span)
        if !spans.allSatisfy({ (1...lineCount).contains(Int($0.line)) }) { Issue.record("\(spans)") }
      }
    }
  }
}
