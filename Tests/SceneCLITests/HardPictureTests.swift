import Foundation
import SceneTestSupport
import Testing

/// Scenes that are hard to draw: forty screens, sixty siblings, long titles, stacked presentations, a hundred seconds.
@Suite struct HardPictureTests {
  private static let folder = "Tests/Cases/pictures"
  static let scenes: [String] = {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: folder).path)) ?? []
    return names.filter { $0.hasSuffix(".scene.yaml") }.sorted().map { folder + "/" + $0 }
  }()

  @Test func `there are such scenes`() { #expect(HardPictureTests.scenes.count > 12) }

  @Test func `for each scene's own picture it is written which question it answers`() throws {
    let text = try String(contentsOf: Repository.url("Tests/Pictures/questions.txt"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let asked = lines.compactMap { $0.wholeMatch(of: /([^:]+): [A-Z].*\?/).map { String($0.output.1) } }
    #expect(asked.count == lines.count, "a line is the scene, a colon and a question")
    let examples = ChromeTraceTests.scenes.map { path in
      path.replacing("examples/", with: "").replacing(".scene.yaml", with: "")
    }
    #expect(Set(asked) == Set(examples))
    for path in HardPictureTests.scenes {
      let first = try String(contentsOf: Repository.url(path), encoding: .utf8).prefix { $0 != "\n" }
      #expect(first.hasPrefix("# ") && first.hasSuffix("?"), "\(path)")
    }
  }

  @Test(
    arguments: scenes + Thoroughness.sample(ChromeTraceTests.scenes, oneIn: 12),
    ["scene", "tree", "segues", "timeline", "sequence", "screens"])
  func `scenes are drawn clearly and as wide as a column, and hard ones no worse than examples`(
    path: String, view: String
  ) throws {
    let run = CommandRun(["diagram", "--view", view, "--format", "svg", path])
    let check = try #require(PictureCheck(run.output), "\(run.errors)")
    #expect(check.problems == [])
    #expect(check.width <= 840)
    #expect(check.smallestText >= 10)
    // A listener gets the answer first, and no more than ten sentences.
    let words = try #require(run.output.firstMatch(of: /<desc[^>]*>([^<]*)<\/desc>/)).output.1
    #expect(words.count <= 1_000 && !words.contains("  ") && words.matches(of: /\.\s/).count < 10, "\(words)")
    #expect(!words.contains(/\b1 (?:controller|container|message|sentence)s\b/), "\(words)")
  }
}
