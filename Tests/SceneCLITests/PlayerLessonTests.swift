import Foundation
import SceneTestSupport
import Testing

/// Several scenes in one page, in a real browser.
@Suite struct PlayerLessonTests {
  private static let scenes = [
    "examples/navigation/swipe-back.scene.yaml", "examples/modal/photo-frame-card.scene.yaml",
    "examples/loading/view-only.scene.yaml",
  ]

  private static let tree = """
    [...document.querySelectorAll('#tree li > .line > button')].map((button) => button.textContent).join()
    """

  @Test(.enabled(if: Browser.program != nil, "needs Chromium (the Debian package chromium) and python3"))
  func `a lesson begins with a table of contents that leads to each scene`() throws {
    let page = CommandRun(["run", "--format", "html"] + PlayerLessonTests.scenes)
    #expect(page.exit == 0 && page.errors.contains("[SG301]"))
    let contents = "[...document.querySelectorAll('#scenes li')].map((item) => item.textContent).join('|')"
    let isPlaying = "getComputedStyle(document.querySelector('main')).display !== 'none'"
    let title = "document.getElementById('title').textContent"
    let visit = try Browser.visit(
      ["page": page.output],
      [
        ["open": "page"], ["eval": contents], ["eval": isPlaying], ["click": "#scenes li:nth-child(2) a"],
        ["eval": "new Promise((done) => setTimeout(done, 50))"], ["eval": isPlaying], ["eval": title],
        ["key": "ArrowRight"], ["eval": "location.hash"], ["eval": PlayerLessonTests.tree],
        ["click": "#scenes li:nth-child(1) a"], ["eval": "new Promise((done) => setTimeout(done, 50))"],
        ["key": "ArrowRight"], ["eval": "location.hash"], ["click": "#overview"],
        ["eval": "new Promise((done) => setTimeout(done, 50))"], ["eval": isPlaying], ["key": "ArrowRight"],
        ["eval": "location.hash"], ["open": "page", "hash": "#scene-3-step-1"], ["eval": title],
        ["eval": "document.querySelector('#scenes [aria-current]').textContent"],
        ["open": "page", "hash": "#scene-9-step-1"], ["eval": isPlaying], ["eval": "document.title"],
      ])
    #expect(visit.problems == [])
    #expect(visit.text(1).split(separator: "|").count == 3)
    #expect(visit.text(1).hasPrefix("1  Swipe back3 steps|"), "\(visit.text(1))")
    #expect(visit.text(1).hasSuffix("1 finding"), "\(visit.text(1))")
    #expect(visit.results[2] as? Bool == false)
    #expect(visit.results[5] as? Bool == true)
    #expect(visit.text(6) == "PhotoFrame as cards")
    #expect(visit.text(8) == "#scene-2-step-1")
    #expect(visit.text(9) == "first,yellow")
    #expect(visit.text(13) == "#scene-1-step-1", "one key is one step, also in the second scene that is played")
    #expect(visit.results[16] as? Bool == false)
    #expect(visit.text(18) == "#contents")
    #expect(visit.text(20) == "View only")
    #expect(visit.text(21).hasPrefix("3  "))
    #expect(visit.results[23] as? Bool == false, "a scene that isn't there is the table of contents")
    #expect(visit.text(24).hasSuffix(" and 2 more scenes"))
  }

  @Test(.enabled(if: Browser.program != nil, "needs Chromium (the Debian package chromium) and python3"))
  func `a step can be asked for before it is shown`() throws {
    let page = CommandRun(["run", "--format", "html", "examples/modal/photo-frame-card.scene.yaml"]).output
    let seen = """
      [...document.querySelectorAll('#trace .party')].filter((row) => getComputedStyle(row).visibility === 'visible')
        .map((row) => row.textContent).filter((name, index, all) => all.indexOf(name) === index).join()
      """
    let source = """
      [...document.querySelectorAll('#source li')].filter((row) => getComputedStyle(row).visibility === 'visible')
        .filter((row) => row.textContent.includes('trigger')).length
      """
    let asked = "(document.querySelector('#trace .question') || {}).textContent || ''"
    let visit = try Browser.visit(
      ["page": page],
      [
        ["open": "page"], ["click": "#guess"], ["eval": seen], ["eval": source], ["key": "ArrowRight"],
        ["eval": PlayerLessonTests.tree], ["eval": asked], ["eval": seen], ["eval": source], ["eval": "location.hash"],
        ["eval": "document.querySelector('#steps .asked').textContent"], ["click": "#trace .question button"],
        ["eval": PlayerLessonTests.tree], ["eval": asked], ["eval": seen], ["eval": "location.hash"],
        ["key": "ArrowRight"], ["key": "ArrowRight"], ["eval": "location.hash"], ["key": "End"], ["eval": seen],
        ["click": "#guess"], ["key": "Home"], ["key": "ArrowRight"], ["key": "ArrowRight"], ["eval": "location.hash"],
      ])
    #expect(visit.problems == [])
    #expect(visit.text(2) == "first")
    #expect(visit.results[3] as? Int == 0)
    #expect(visit.text(5) == "first", "the tree is still that before the step")
    #expect(visit.text(6).hasPrefix("What happens now?"))
    #expect(visit.text(7) == "first")
    #expect(visit.results[8] as? Int == 1, "the step that is asked for can be read")
    #expect(visit.text(9) == "#step-0")
    #expect(visit.text(10) == "1  trigger next")
    #expect(visit.text(12) == "first,yellow")
    #expect(visit.text(13) == "")
    #expect(visit.text(14) == "first,yellow")
    #expect(visit.text(15) == "#step-1")
    #expect(visit.text(18) == "#step-3", "a step that only looks has nothing to ask")
    #expect(visit.text(20) == "first,yellow,blue")
    #expect(visit.text(25) == "#step-1")
  }

  @Test func `only a page takes several scenes`() {
    let scenes = Array(PlayerLessonTests.scenes.prefix(2))
    let trace = CommandRun(["run"] + scenes)
    #expect(trace.exit == 64 && trace.output.isEmpty)
    #expect(trace.errors.contains("'run' takes one <file>, but got '\(scenes[1])' too"))
    #expect(trace.errors.contains("'--format html'"))
    #expect(CommandRun(["run", "--format", "html", "-", "-"]).exit == 64)
    #expect(CommandRun(["run", "--format", "html", "--diagram", "x.svg"] + scenes).exit == 64)
    #expect(CommandRun(["run", "--compare"] + PlayerLessonTests.scenes).exit == 64)
  }

  @Test func `a scene that can't be read makes no page`() {
    let files = MemoryFiles(["a.yaml": "scene: A\ninitial: a\ncontrollers: { a: }\n", "b.yaml": "scene: B\nwrong"])
    let run = CommandRun(["run", "--format", "html", "-o", "lesson.html", "a.yaml", "b.yaml"], files: files)
    #expect(run.exit == 1 && run.output.isEmpty)
    #expect(files.contents["lesson.html"] == nil)
  }
}
