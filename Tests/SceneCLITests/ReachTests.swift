import Foundation
import SceneTestSupport
import Testing

@testable import SceneCLI

/// `import --script reach`: scripts that fire every segue, each with the way back.
@Suite struct ReachTests {
  private func files(_ controllers: String, initial: String) -> MemoryFiles {
    let lines = controllers.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    return MemoryFiles([
      "app.scene.yaml": "scene: App\npartial: true\ninitial: \(initial)\ncontrollers:\n\(lines)\n"
    ])
  }

  private func reach(_ files: MemoryFiles) -> CommandRun {
    CommandRun(["import", "--script", "reach", "app.scene.yaml"], files: files)
  }

  private func script(_ files: MemoryFiles, _ path: String = "app.reach.scene.yaml") -> String {
    let text = files.contents[path].map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text.components(separatedBy: "script:\n").dropFirst().joined()
  }

  @Test func `a walk goes depth first and comes back by pop, dismiss, select and unwind`() {
    let files = files(
      """
      tabs: { kind: tabs, tabs: [nav, more] }
      nav: { kind: navigation, stack: [list] }
      list: { unwindActions: [cancel], segues: { open: { show: detail, sender: Row }, edit: { present: editor } } }
      detail: { segues: { share: { present: sheet, sender: Share } } }
      sheet:
      editor: { segues: { cancel: { unwind: cancel, sender: Cancel } } }
      more:
      forgotten:
      byCode: { storyboardIdentifier: By Code, segues: { go: { show: behind } } }
      behind:
      """.replacing("more", with: "extras"), initial: "tabs")
    let run = reach(files)
    #expect(run.exit == 0 && run.output == "")
    #expect(
      run.errors == """
        wrote app.reach.scene.yaml
        7 of 10 controllers were on the screen, 4 segues were fired, and 5 ways led back
        forgotten: not reached: nothing leads there
        byCode: not reached: only code can make it
        behind: not reached: it is behind controllers that weren't reached

        """)
    #expect(
      script(files) == """
          - select: walked/extras
            in: walked/tabs
          - select: walked/nav
            in: walked/tabs
          - trigger: open
            in: walked/list
          - trigger: share
            in: walked/detail
          - dismiss:
            in: walked/tabs
          - pop:
            in: walked/nav
          - perform: edit
            in: walked/list
          - trigger: cancel
            in: walked/editor
          - perform: edit
            in: walked/list
          - dismiss:
            in: walked/tabs

        """)
    let check = CommandRun(["check", "--strict", "app.reach.scene.yaml"], files: files)
    #expect(!check.output.contains("app.reach.scene.yaml:"), "\(check.output)")
    #expect(CommandRun(["run", "app.reach.scene.yaml"], files: files).exit == 0)
  }

  @Test func `what can't be come back from has a file of its own`() {
    let files = files(
      """
      home: { unwindActions: [goHome], segues: { go: { present: first } } }
      first: { segues: { next: { present: second } } }
      second: { segues: { away: { unwind: goHome } } }
      """, initial: "home")
    #expect(reach(files).errors.hasPrefix("wrote app.reach.scene.yaml\nwrote app.reach-2.scene.yaml\n3 of 3 "))
    #expect(!script(files).contains("away"))
    #expect(script(files, "app.reach-2.scene.yaml").hasSuffix("  - perform: away\n    in: walked/second\n"))
    #expect(script(files, "app.reach-2.scene.yaml").hasPrefix("  - perform: go\n"))
  }

  @Test func `a sheet on a sheet is dismissed by itself, which gets no note`() {
    let files = files(
      """
      home: { segues: { one: { present: first } } }
      first: { segues: { two: { present: second } } }
      second:
      """, initial: "home")
    _ = reach(files)
    #expect(script(files).hasSuffix("  - dismiss:\n    in: walked/second\n  - dismiss:\n    in: walked/home\n"))
    #expect(!CommandRun(["check", "app.reach.scene.yaml"], files: files).output.contains("app.reach.scene.yaml:"))
  }

  @Test func `what raises, and custom segues that nothing explains, are told`() {
    let files = files(
      """
      home: { segues: { old: { push: other }, own: { custom: third, class: Own } } }
      other:
      third:
      """, initial: "home")
    let run = reach(files)
    #expect(run.errors.contains("home.old: raises, so no script fires it\n"))
    #expect(run.errors.contains("third: not reached: only a custom segue leads there, and the scene doesn't say"))
    #expect(script(files) == "")
  }

  @Test func `without a place for the scripts nothing is written`() {
    let files = MemoryFiles(["a.storyboard": "", "b.scene.yaml": "scene: B\ncontrollers:\n  b:\n"])
    #expect(CommandRun(["import", "--script", "reach", "a.storyboard"], files: files).exit == 1)
    let library = CommandRun(["import", "--script", "reach", "b.scene.yaml"], files: files)
    #expect(library.exit == 1 && library.errors.contains("there is nothing to walk through"))
  }
}
