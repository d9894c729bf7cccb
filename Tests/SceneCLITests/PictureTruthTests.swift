import Foundation
import SceneTestSupport
import Testing

/// Pictures say what happened: their captions, legends and marks go with what is drawn.
@Suite struct PictureTruthTests {
  private func draw(_ arguments: [String], _ files: [String: String] = [:]) -> CommandRun {
    files.isEmpty
      ? CommandRun(["diagram"] + arguments) : CommandRun(["diagram"] + arguments, files: MemoryFiles(files))
  }

  private func texts(_ arguments: [String], _ files: [String: String] = [:]) throws -> [String] {
    let run = draw(arguments, files)
    let check = try #require(PictureCheck(run.output), "\(run.errors)")
    #expect(check.problems == [])
    return check.texts
  }

  // MARK: Screens

  /// The last name of each caption's path, and the names that its panel shows, the one in front last.
  private func panels(of path: String) throws -> [(caption: String, end: String, drawn: [String])] {
    let text = draw(["--view", "screens", "--format", "text", path]).output
    let svg = draw(["--view", "screens", "--format", "svg", path]).output
    let words = try #require(svg.firstMatch(of: /<desc[^>]*>([^<]*)<\/desc>/)).output.1
      .replacing("&amp;", with: "&").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
    return text.components(separatedBy: "\n\n").dropFirst().compactMap { panel in
      let lines = panel.split(separator: "\n").map(String.init)
      let caption = lines[0].components(separatedBy: " · ").dropLast().joined(separator: " · ")
      let start = "After “\(caption.replacing("  ", with: " "))”: "
      // A caption that comes twice doesn't tell which panel is meant.
      guard words.components(separatedBy: start).count == 2, let place = words.firstRange(of: start)?.upperBound,
        let end = words[place...].range(of: #"\.( |$)"#, options: .regularExpression)?.lowerBound,
        let way = lines.dropFirst().first(where: { $0.contains(/^ {2}[^ :]+( [›»] [^ :]+)*( \(going\))?$/) })
      else { return nil }
      let drawn = words[place..<end].components(separatedBy: "; ")[0].components(separatedBy: ", ")
      let name = way.components(separatedBy: " » ").last?.components(separatedBy: " › ").last ?? ""
      return (caption, name.trimmingCharacters(in: .whitespaces).replacing(" (going)", with: ""), drawn)
    }
  }

  @Test func `the last name of a panel's path is what is drawn in front, in all examples`() throws {
    var count = 0
    // A view that code puts over another one is in front of it, and has no place in the path.
    for path in ChromeTraceTests.scenes where path != "examples/loading/view-only.scene.yaml" {
      let source = try Repository.text(path)
      let moves = CommandRun(["run", "--events", "moving", path]).output
      for (caption, end, drawn) in try panels(of: path) where !drawn.contains("nothing is on the screen") {
        count += 1
        if drawn.contains(end) {
          #expect(drawn.last == end, "\(path), \(caption): \(drawn)")
        } else {
          // A container that lets several be seen, or that is all covered by what is in it.
          let isSplit = source.contains("\(end): { kind: split") || source.contains("\(end):\n    kind: split")
          #expect(isSplit || moves.contains("(\(end))"), "\(path), \(caption): \(end) isn't drawn, but \(drawn)")
        }
      }
    }
    #expect(count > 300)
  }

  @Test func `what is presented next isn't in the path before it is seen, and what still goes is`() {
    let letGo = "examples/navigation/swipe-back-let-go.scene.yaml"
    let back = draw(["--view", "screens", "--format", "text", letGo]).output
    #expect(back.contains("\n  main › detail (going)\n"), "\(back)")
    let completion = draw(["--view", "screens", "--format", "text", "examples/modal/completion.scene.yaml"]).output
    #expect(completion.contains("2  dismiss · 0.5 → 1 s\n  home\n"), "\(completion)")
    let card = draw(["--view", "screens", "--format", "text", "examples/modal/card-let-go.scene.yaml"]).output
    #expect(card.contains("half way · 0.5 → 1 s\n  list » editor (going)\n"), "\(card)")
  }

  @Test func `a film strip says what its colours mean, those that occur`() throws {
    let still = try texts(["--view", "screens", "--format", "svg", "examples/modal/completion.scene.yaml"])
    #expect(still.contains("appeared in this step") && !still.contains("is going"), "\(still)")
    let card = try texts(["--view", "screens", "--format", "svg", "examples/modal/card-let-go.scene.yaml"])
    #expect(card.contains("appeared in this step") && card.contains("is going"), "\(card)")
  }

  @Test func `a tab shows the title of its stack's root, as UIKit does`() throws {
    let scene = """
      scene: Tabs
      initial: bar
      controllers:
        bar: { kind: tabs, tabs: [homeNav, other] }
        homeNav: { kind: navigation, stack: [home] }
        home: { title: Today }
        other: { kind: navigation, title: Own, stack: [root] }
        root: { title: Not this }
      script: [tap: other, tap: homeNav]
      """
    let svg = draw(["--view", "screens", "--format", "svg", "a.yaml"], ["a.yaml": scene]).output
    // Names on screens are small and black; below a screen stands what appeared on it, in a colour.
    let names = svg.matches(of: /<text class="small(?:Name)?"[^>]*>([^<]*)</).map { String($0.output.1) }
    #expect(names.count { $0 == "Own" } == 3 && !names.contains("homeNav") && !names.contains("other"), "\(names)")
    // Each of three screens has a tab of this name, and on two of them it is the title in the bar too.
    #expect(names.count { $0 == "Today" } == 5, "\(names)")
    #expect(try #require(PictureCheck(svg)).texts.contains("2 tap Today"), "\(svg)")
  }

  @Test func `where no controller is alive, the picture of a scene says why`() {
    let svg = draw(["--view", "scene", "--format", "svg", "examples/app/no-scenes-on-ios-27.scene.yaml"]).output
    #expect(svg.contains("Application failed to launch") && svg.contains("nothing yet"))
  }

  @Test func `the buttons of an alert have their words`() throws {
    let svg = draw(["--view", "screens", "--format", "svg", "examples/modal/alert-with-actions.scene.yaml"]).output
    let check = try #require(PictureCheck(svg))
    #expect(check.texts.filter { $0 == "delete" }.count == 2 && check.texts.filter { $0 == "cancel" }.count == 2)
  }

  @Test func `where something was presented and is gone, the picture of a scene is a film strip`() {
    let svg = draw(["--view", "scene", "--format", "svg", "examples/modal/alert-with-actions.scene.yaml"]).output
    #expect(svg.contains("the screen after each step"))
  }

  // MARK: Moments of a tree

  @Test func `the legend of all steps has a box for each look that occurs, and no other`() throws {
    let path = "examples/modal/photo-frame-card.scene.yaml"
    let options = ["--step", "all", "--format", "svg", path]
    let (svg, texts) = (draw(options).output, try texts(options))
    #expect(texts.contains("new since the panel before") && texts.contains("removed"), "\(texts)")
    #expect(texts.contains("as before; a grey name isn't on the screen"))
    #expect(!texts.contains("went off the screen"), "on a phone with cards nothing does")
    #expect(svg.matches(of: /<rect class="ghost" [^>]*width="22"/).count == 1)
    #expect(svg.matches(of: /<rect class="n \w+ stays" [^>]*width="22"/).count == 1)
  }

  @Test(arguments: [["--step", "all"], ["--view", "screens"], ["--view", "timeline"], ["--view", "sequence"]])
  func `pictures of several steps may be as wide as they like`(options: [String]) throws {
    let run = draw(options + ["--width", "0", "--format", "svg", "examples/modal/completion.scene.yaml"])
    #expect(run.exit == 0 && run.errors == "", "\(run.errors)")
    #expect(try #require(PictureCheck(run.output)).problems == [])
  }

  @Test func `steps that change nothing are named where they would stand`() throws {
    let scene = """
      scene: Quiet
      initial: nav
      controllers: { nav: { kind: navigation, stack: [a] }, a: , b: }
      script: [push: b, background, foreground, pop, memoryWarning]
      """
    let all = try texts(["--step", "all", "--format", "svg", "a.yaml"], ["a.yaml": scene]).joined(separator: " ")
    #expect(all.contains("no change before it: step 2, background; step 3, foreground"), "\(all)")
    #expect(all.contains("no change after it: step 5, memoryWarning"), "\(all)")
  }

  // MARK: Comparisons

  @Test func `a compared drawing of segues has a mark for each difference, also for what changed`() throws {
    func scene(_ title: String, _ more: String) -> String {
      "scene: S\ninitial: a\ncontrollers:\n  a: { segues: { go: { show: b }\(more) } }\n  b: { title: \(title) }\n  c:\n"
        + "script: [trigger: go]\n"
    }
    let files = ["old.yaml": scene("One", ""), "new.yaml": scene("Two", ", more: { show: c }")]
    let texts = try texts(["--compare", "--view", "segues", "--format", "svg", "old.yaml", "new.yaml"], files)
    #expect(texts.contains("~ b"), "\(texts)")
    #expect(texts.contains { $0.contains("+ came, blue; − has gone, red and dotted; ~ changed") }, "\(texts)")
  }

  @Test func `a step that was put in makes none of the later steps different`() {
    func scene(_ more: String) -> String {
      "scene: S\ninitial: nav\ncontrollers:\n  nav: { kind: navigation, stack: [a] }\n  a:\n  b:\n  c:\nscript:\n"
        + "  - push: b\n\(more)  - present: c\n  - dismiss\n  - pop\n"
    }
    let files = ["old.yaml": scene(""), "new.yaml": scene("  - rotate: landscape\n")]
    let run = CommandRun(["run", "--compare", "old.yaml", "new.yaml"], files: MemoryFiles(files))
    let changed = run.output.split(separator: "\n").filter { $0.hasPrefix("- ") || $0.hasPrefix("+ ") }
    #expect(!changed.isEmpty && changed.allSatisfy { $0.hasPrefix("+ ") }, "\(run.output)")
    #expect(!changed.contains { $0.contains("# 3") || $0.contains("pop") }, "\(run.output)")
    let tree = draw(["--compare", "--format", "svg", "old.yaml", "new.yaml"], files).output
    #expect(tree.contains("; 1 step more"), "\(tree)")
  }

  // MARK: Matrix

  @Test func `a matrix draws lines of each cause, and says where causes overlap or there is none`() throws {
    let run = CommandRun([
      "run", "--matrix", "ios=5..27", "--matrix", "device=phone,phoneMax,pad", "--format", "svg",
      "examples/modal/photo-frame-card.scene.yaml",
    ])
    let check = try #require(PictureCheck(run.output), "\(run.errors)")
    #expect(check.problems == [])
    #expect(check.texts.contains("phone, phoneMax"), "\(check.texts)")
    #expect(check.texts.contains { $0.contains("as above): ") }, "\(check.texts)")
    #expect(check.texts.contains { $0.hasPrefix("phoneMax and pad make this difference") }, "\(check.texts)")
    #expect(check.texts.contains { $0.contains("+ first.view") || $0.contains("- first.view") }, "\(check.texts)")
    let cells = run.output.matches(of: /<rect class="(trace[A-L])"[^>]*>\n?<text[^>]*>([A-Z])</)
    let looks = Dictionary(grouping: cells.map { ($0.output.2, $0.output.1) }) { $0.0 }
    #expect(Set(looks.values.map { $0[0].1 }).count == looks.count && looks.count > 3, "\(looks)")
  }
}
