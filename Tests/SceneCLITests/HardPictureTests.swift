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

  @Test(arguments: scenes, ["tree", "segues", "timeline", "sequence", "screens"])
  func `hard scenes are drawn as clearly as others, and as wide as a column`(path: String, view: String) throws {
    let run = CommandRun(["diagram", "--view", view, "--format", "svg", path])
    let check = try #require(PictureCheck(run.output), "\(run.errors)")
    #expect(check.problems == [])
    #expect(check.width <= 840)
    #expect(check.smallestText >= 10)
  }
}
