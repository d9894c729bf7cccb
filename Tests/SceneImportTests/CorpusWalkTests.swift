import Foundation
import SceneBasics
import SceneCLI
import ScenePlan
import SceneProgram
import SceneStoryboards
import SceneTestSupport
import Testing

@testable import SceneImport

/// The walks through all real storyboards, seen from outside: what was fired, and what the tree was after each step.
@Suite struct CorpusWalkTests {
  @Test(.enabled(if: !ImportedCorpusTests.files.isEmpty, ImportedCorpusTests.missing))
  func `every segue of a controller that was on the screen is fired`() throws {
    var counts: [String: Int] = [:]
    for path in ImportedCorpusTests.files {
      guard let project = try ImportedCorpusTests.project(path) else { continue }
      let program = StoryboardImport(project, isProject: false).program()
      guard program.initial != nil else { continue }
      let reach = Reach(program)
      for template in reach.visited {
        for segue in program.templates[template].segues where segue.verb != .embed {
          let isFired = reach.fired.contains(Reach.Edge(template: template, segue: segue.id))
          let isRaised = reach.raised.contains { $0.hasSuffix("." + segue.id) }
          counts[isRaised ? "raised" : isFired ? "fired" : segue.verb == .custom ? "custom" : "missed", default: 0] += 1
        }
      }
    }
    #expect(counts["missed"] == nil && counts["raised"] == nil, "\(counts)")
    #expect(counts["fired", default: 0] > 100)
  }

  @Test(.enabled(if: !ImportedCorpusTests.files.isEmpty, ImportedCorpusTests.missing))
  func `every way back leaves the screen as it was before`() throws {
    var returnCount = 0
    for path in ImportedCorpusTests.files {
      let files = MemoryFiles(["Main.storyboard": try ImportedCorpusTests.text(path)])
      let run = CommandRun(["import", "--script", "reach", "Main.storyboard", "-o", "main.scene.yaml"], files: files)
      guard run.errors.contains("wrote ") else { continue }
      let reported = try #require(run.errors.firstMatch(of: /and (\d+) ways led back/).flatMap { Int($0.output.1) })
      var returns = 0
      for walk in files.contents.keys.sorted() where walk.hasPrefix("main.reach") {
        let trees = CommandRun(["tree", "--step", "all", walk], files: files).output
        let isFirst = walk == "main.reach.scene.yaml"
        let screens = Screens(trees)
        // A walk of its own starts where nothing leads back from: its last step of the way there may be a 'pop'.
        #expect(screens.strayCount <= (isFirst ? 0 : 1), "\(path): \(walk)")
        if isFirst { #expect(screens.depth == 1, "\(path) doesn't end where it started") }
        returns += screens.returnCount
      }
      // A way to the start of a further walk may lead over a tab and back.
      #expect(returns >= reported, "\(path)")
      returnCount += reported
    }
    #expect(returnCount == 128)
  }
}

/// The screen after each step, as `tree --step all` prints it.
private struct Screens {
  /// How often a step brought back what had been there before.
  private(set) var returnCount = 0
  /// How many steps that should lead back led to something new.
  private(set) var strayCount = 0
  private var stack: [[Substring]] = []

  /// How many different screens lead to the last one.
  var depth: Int { stack.count }

  init(_ trees: String) {
    for block in trees.components(separatedBy: "\n\n") {
      let lines = block.split(separator: "\n")
      guard let head = lines.first, head.hasPrefix("# ") else { continue }
      let screen = lines.filter { $0.hasSuffix(" appeared") }
      if let index = stack.firstIndex(of: screen) {
        if index < stack.count - 1 { returnCount += 1 }
        stack.removeLast(stack.count - index - 1)
      } else {
        if head.contains("  pop") || head.contains("  dismiss") { strayCount += 1 }
        stack.append(screen)
      }
    }
  }
}
