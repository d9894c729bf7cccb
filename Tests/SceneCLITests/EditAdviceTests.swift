import SceneTestSupport
import Testing

/// The lines that `why` offers: pasted into the file, each brings the event.
@Suite struct EditAdviceTests {
  /// The file with the lines pasted that `why` offers, one at a time.
  private func pasted(_ scene: String, _ event: String) -> [(line: String, text: String)] {
    let answer = CommandRun(["why", "--not", "a.yaml", event], files: MemoryFiles(["a.yaml": scene])).output
    return answer.split(separator: "\n").compactMap { row in
      guard let match = row.firstMatch(of: #/^\ +(\d+):\ \ (.+?)\ {4,}(as\ a\ new\ line,\ )?at\ step/#),
        let number = Int(match.output.1)
      else { return nil }
      var lines = scene.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let isNew = match.output.3 != nil
      let neighbour = lines[max(0, number - (isNew ? 2 : 1))]
      // A new entry of a step stands below its verb.
      var indentation = String(neighbour.prefix { $0 == " " })
      if isNew, neighbour == "script:" { indentation += "  " }
      if isNew, neighbour.drop(while: { $0 == " " }).hasPrefix("- "), !match.output.2.hasPrefix("- ") {
        indentation += "  "
      }
      // A new step stands where the next one does.
      if isNew, match.output.2.hasPrefix("- "), number <= lines.count, lines[number - 1].contains("- ") {
        indentation = String(lines[number - 1].prefix { $0 == " " })
      }
      let text = indentation + match.output.2
      if isNew { lines.insert(text, at: number - 1) } else { lines[number - 1] = text }
      return (String(match.output.2), lines.joined(separator: "\n"))
    }
  }

  private func brings(_ scene: String, _ event: String) -> Bool {
    let run = CommandRun(
      ["run", "--events", "all", "--format", "jsonl", "a.yaml"], files: MemoryFiles(["a.yaml": scene]))
    let parts = event.split(separator: ".", maxSplits: 1)
    return run.output.contains("\"controller\":\"\(parts[0])\",\"event\":\"\(parts[1])\"")
  }

  /// Scenes, the event that is missing, and a line that must be among those that are offered.
  static let cases: [(scene: String, event: String, line: String)] = [
    (
      """
      scene: A sheet
      initial: home
      controllers: { home: , menu: }
      script:
        - present: menu
      """, "home.viewDidDisappear", "modalPresentationStyle: fullScreen"
    ),
    (
      """
      scene: A segue
      initial: home
      controllers:
        home: { segues: { more: { present: menu } } }
        menu:
      script: [ { trigger: more } ]
      """, "home.viewDidDisappear",
      "home: { segues: { more: { present: menu, modalPresentationStyle: fullScreen } } }"
    ),
    (
      """
      scene: No forwarding
      initial: frame
      controllers:
        frame:
          kind: container
          children: [picture]
          overrides:
            shouldAutomaticallyForwardAppearanceMethods: false
        picture:
      """, "picture.viewDidAppear", "shouldAutomaticallyForwardAppearanceMethods: true"
    ),
    (
      """
      scene: A recipe without didMove
      initial: frame
      controllers:
        frame:
          kind: container
          containment: { add: [addChild, addSubview] }
        picture:
      script:
        - add: picture
          in: frame
      """, "picture.didMove", "containment: { add: [addChild, addSubview, didMove] }"
    ),
    (
      """
      scene: There and not back
      initial: main
      controllers:
        main: { kind: navigation, stack: [list] }
        list:
        detail:
      script:
        - push: detail
      """, "detail.deinit", "- swipe: pop"
    ),
    (
      """
      scene: An old system
      ios: 12
      initial: home
      controllers: { home: }
      """, "home.viewIsAppearing", "ios: 13"
    ),
    (
      """
      scene: A step in between
      initial: main
      controllers:
        main: { kind: navigation, stack: [list] }
        list: { segues: { second: { show: two } } }
        two:
        last:
      script:
        # Said of the wait.
        - wait: 1
        - setRoot: last
      """, "two.viewDidLoad", "- trigger: second"
    ),
    (
      """
      scene: Too early
      initial: box
      controllers:
        box: { kind: container, children: [map] }
        map:
        list:
      script:
        - transition: list
          from: map
          in: box
        - remove: list
          in: box
          after: 0.1
      """, "list.viewDidAppear", "after: 1"
    ),
  ]

  @Test(arguments: cases.indices) func `each line that is offered brings the event`(_ index: Int) {
    let (scene, event, line) = EditAdviceTests.cases[index]
    #expect(!brings(scene, event), "\(event) is missing")
    let changed = pasted(scene, event)
    #expect(changed.contains { $0.line == line }, "\(changed.map(\.line))")
    #expect(changed.count <= 3)
    for change in changed { #expect(brings(change.text, event), "\(change.line)") }
  }

  @Test func `an edit that breaks something else comes last, and says so`() {
    let scene = """
      scene: Twice
      initial: main
      controllers:
        main: { kind: navigation, stack: [list] }
        list:
        detail: { retained: true }
      script:
        - push: detail
      """
    let answer = CommandRun(["why", "a.yaml", "detail.exception"], files: MemoryFiles(["a.yaml": scene])).output
    #expect(answer.hasPrefix("detail.exception never came."))
    #expect(answer.hasSuffix("  9:  - push: detail    as a new line, at step 2; but UIKit raises 'pushedTwice' then\n"))
  }

  @Test func `an edit that takes a later step its meaning is not offered`() {
    let scene = """
      scene: Two ways
      initial: main
      controllers:
        main: { kind: navigation, stack: [list] }
        list: { segues: { first: { show: one }, second: { show: two } } }
        one:
        two:
        last:
      script:
        - trigger: first
        - setRoot: last
      """
    // With 'two' on the screen the file's 'first' would be a name that leads nowhere.
    let answer = CommandRun(["why", "a.yaml", "two.viewDidLoad"], files: MemoryFiles(["a.yaml": scene])).output
    #expect(answer == "two.viewDidLoad never came.\n  'two' was never made: no step of this script leads to it\n")
  }

  @Test func `a step in between stands above what is said of the next one`() {
    let scene = EditAdviceTests.cases[6].scene
    let answer = CommandRun(["why", "a.yaml", "two.viewDidLoad"], files: MemoryFiles(["a.yaml": scene])).output
    #expect(answer.hasSuffix("It would come with\n  9:  - trigger: second    as a new line, at step 1\n"))
  }

  @Test func `a line of an imported file is offered with its file`() {
    let files = MemoryFiles([
      "a.yaml": """
      scene: A
      initial: other/box
      import: { other: b.yaml }
      """,
      "b.yaml": """
      scene: B
      controllers:
        box: { children: [inner], overrides: { shouldAutomaticallyForwardAppearanceMethods: false } }
        inner:
      """,
    ])
    let answer = CommandRun(["why", "--not", "a.yaml", "other/inner.viewDidAppear"], files: files).output
    let line =
      "  b.yaml:3:  box: { children: [inner], overrides: { shouldAutomaticallyForwardAppearanceMethods: true } }"
    #expect(answer.contains(line), "\(answer)")
  }

  @Test func `another system is offered also where an option names one, which wins over the line`() {
    let files = MemoryFiles(["a.yaml": EditAdviceTests.cases[5].scene.replacing("12", with: "17")])
    let arguments = ["why", "a.yaml", "home.viewIsAppearing", "--ios", "12"]
    let answer = CommandRun(arguments, files: files).output
    #expect(answer.hasSuffix("It would come with\n  2:  ios: 13    at step 0, without '--ios'\n"))
    let object = CommandRun(arguments + ["--format", "json"], files: files).output
    #expect(object.contains(#"{"edit":"ios: 13","line":2,"new":false,"step":0,"without":"--ios"}"#))
  }

  @Test func `lines of DOS stay lines of DOS`() {
    let scene = EditAdviceTests.cases[0].scene.replacing("\n", with: "\r\n")
    let answer = CommandRun(["why", "a.yaml", "home.viewDidDisappear"], files: MemoryFiles(["a.yaml": scene])).output
    #expect(answer.contains("  6:  modalPresentationStyle: fullScreen    as a new line, at step 1\n"))
  }
}
