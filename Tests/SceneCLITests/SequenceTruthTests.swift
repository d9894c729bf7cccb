import SceneTestSupport
import Testing

/// A sequence that is too long for a picture still tells what every step did.
@Suite struct SequenceTruthTests {
  /// The texts of a picture by step: its title first.
  private func steps(of svg: String) throws -> [[String]] {
    let check = try #require(PictureCheck(svg))
    #expect(check.problems == [])
    var steps: [[String]] = []
    for text in check.texts {
      if text.contains(/^(launch|\d+ +(push|tap|present|dismiss|pop|select)\b.*)/) { steps.append([]) }
      if !steps.isEmpty { steps[steps.count - 1].append(text) }
    }
    return steps
  }

  private func tells(_ step: [String]) -> Bool {
    step.dropFirst().contains { $0.contains(/^([^ ]*\.)?view(Will|Did|Is|Will…Did)(Appear|Disappear)/) }
  }

  @Test(arguments: [4, 10, 24])
  func `each step shows what appears in it, or is like one that does`(rounds: Int) throws {
    let steps = (0..<rounds).map { round in
      "  - tap: tab\(round % 4 + 2)\n  - push: detail\n  - present: sheet\n  - dismiss\n  - pop\n  - tap: tab1\n"
    }
    let scene = """
      scene: Long
      initial: bar
      controllers:
        bar: { kind: tabs, tabs: [\((1...5).map { "tab\($0)" }.joined(separator: ", "))] }
      \((1...5).map { "  tab\($0): { kind: navigation, stack: [list\($0)] }\n  list\($0):\n" }.joined())
        detail: { kind: container, children: [part] }
        part:
        sheet: { modalPresentationStyle: fullScreen }
      script:
      \(steps.joined())
      """
    let run = CommandRun(["diagram", "--view", "sequence", "--format", "svg", "-"], input: scene)
    let blocks = try self.steps(of: run.output)
    #expect(blocks.count > 5, "\(run.errors)")
    for block in blocks {
      let likeness = block.first { $0.hasPrefix("like ") }
      if let likeness {
        let words = likeness.replacing("like step ", with: "").replacing("like the ", with: "")
        let name = words.prefix { $0 != "," }
        #expect(words.contains(/^[^,]+, [^ ]+ → [^ ]+$/), "\(likeness) names no pair")
        let model = blocks.first { $0[0] == name || $0[0].hasPrefix(name + " ") }
        #expect(model.map { tells($0) } == true, "\(block) is like \(model ?? [])")
      } else if !block.contains(where: { $0.hasPrefix("⋮") || $0.contains("no message") }) {
        #expect(tells(block), "\(block)")
      }
      #expect(!block.contains { $0.hasPrefix("folded: ") && $0.contains("Appear") }, "\(block)")
    }
  }

  @Test func `heads leave out the folder that all controllers are in`() throws {
    let run = CommandRun([
      "diagram", "--view", "sequence", "--format", "svg", "--width", "840", "examples/guide/notes/app.reach.scene.yaml",
    ])
    let check = try #require(PictureCheck(run.output), "\(run.errors)")
    #expect(check.texts.contains("noteListNav") && check.texts.contains("noteList"), "\(check.texts)")
    #expect(check.texts.joined(separator: " ").contains("all controllers are in walked/notes/"), "\(check.texts)")
  }

  @Test func `a question without an answer says none`() {
    let path = "examples/navigation/unwind-out-of-a-flow.scene.yaml"
    let text = CommandRun(["diagram", "--view", "sequence", "--format", "text", path]).output
    #expect(text.contains("allowedChildrenForUnwinding"))
    #expect(!text.split(separator: "\n").contains { $0.hasSuffix("→") || $0.hasSuffix("→ ") }, "\(text)")
  }

  /// An alert has the buttons, a card is what a finger drags, and a search is cancelled in its own bar.
  @Test(arguments: [
    ("modal/unsaved-changes", ["editor: swipe down", "question: tap discard"]),
    ("modal/map-under-a-sheet", ["search: swipe large"]),
    ("modal/sheet-that-code-raises", ["route: swipe medium"]),
    ("modal/sheet-that-stays", ["editor: swipe down", "editor: swipe down"]),
    ("questions/why-does-my-swipe-down-do-nothing", ["photo: swipe down", "info: swipe down"]),
    ("modal/alert-with-actions", ["confirm: tap delete", "confirm#2: tap cancel"]),
    ("modal/action-sheet-on-a-pad", ["share: tap save", "share#2: swipe down"]),
  ])
  func `a person's act goes to the controller on which it is done`(example: String, acts: [String]) {
    let path = "examples/\(example).scene.yaml"
    let text = CommandRun(["diagram", "--view", "sequence", "--format", "text", path]).output
    let found = text.split(separator: "\n").compactMap { line -> Substring? in
      let parts = line.split(separator: "script → ")
      guard parts.count == 2 else { return nil }
      return parts[1].contains(": tap ") || parts[1].contains(": swipe ") ? parts[1] : nil
    }
    #expect(found.map(String.init) == acts, "\(text)")
  }
}
