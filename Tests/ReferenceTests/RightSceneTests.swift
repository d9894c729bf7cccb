import Foundation
import SceneBasics
import SceneCompiler
import SceneTestSupport
import Testing

/// Scenes that look suspicious and are right: a finding in one of them is a false alarm.
///
/// The first comment of each says which finding it might be taken for and why, and by which rule it is right.
@Suite struct RightSceneTests {
  private static let folder = "Tests/Cases/right"
  private static let paths = Repository.files(below: folder) { $0.hasSuffix(".scene.yaml") }

  /// A suspicion about a scene.
  private struct Suspect {
    var path: String
    var code: String
    var suspicion: String
    var rule: String
    var reason: String

    init?(_ path: String) throws {
      let lines = try Repository.text(path).split(separator: "\n").prefix { $0.hasPrefix("# ") }
      let comment = lines.map { $0.dropFirst(2) }.joined(separator: " ")
      guard let match = comment.wholeMatch(of: /Suspected of (SG\d{3}): (.+)\. Right by ([A-Z]\d+\.\d+|V\d+): (.+)\./)
      else {
        return nil
      }
      self.path = path
      (code, suspicion) = (String(match.1), String(match.2))
      (rule, reason) = (String(match.3), String(match.4))
    }
  }

  @Test(arguments: paths) func `what looks suspicious and is right gets no finding, and does as it expects`(
    path: String
  ) {
    let check = CommandRun(["check", path])
    #expect(check.exit == 0 && check.output == "1 file, no findings\n")
    let test = CommandRun(["test", path])
    #expect(test.exit == 0 && test.output.hasSuffix(" passed, 0 failed\n"), "\(test.output)")
  }

  @Test func `every finding about what UIKit does with a scene has a near miss`() throws {
    let covered = Set(try RightSceneTests.paths.map { try #require(try Suspect($0), "\($0)").code })
    let wanted = Set(
      DiagnosticCatalogue.items.filter(\.isAboutScenes).map(\.code).filter { $0.number >= 300 }.map(\.description))
    #expect(covered == wanted)
    #expect(RightSceneTests.paths.count >= 60)
  }

  @Test func `the list of them is as recorded, and the README has their number`() throws {
    let suspects = try RightSceneTests.paths.compactMap { try Suspect($0) }.sorted { $0.code < $1.code }
    var page = """
      # Scenes that look suspicious and are right

      \(suspects.count) scenes, each a near miss of a finding: `check` must say nothing of any of them. Made from their
      comments; the rules are those of UIKit's behaviour that the compiler is written after.

      | near | looks suspicious, since | is right, since | rule |
      | --- | --- | --- | --- |

      """
    for suspect in suspects {
      let name = suspect.path.dropFirst(RightSceneTests.folder.count + 1)
      page += "| \(suspect.code) | [\(suspect.suspicion)](\(name)) | \(suspect.reason) | \(suspect.rule) |\n"
    }
    if let problem = Golden.problem(with: page, at: RightSceneTests.folder + "/README.md") {
      Issue.record("\(problem)")
    }
    let readme = try Repository.text("README.md")
    let counted = readme.replacing(/(<!-- right scenes -->)\d*(<!-- end -->)/) { match in
      "\(match.1)\(suspects.count)\(match.2)"
    }
    #expect(counted.contains("<!-- right scenes -->\(suspects.count)<!-- end -->"))
    if let problem = Golden.problem(with: counted, at: "README.md") { Issue.record("\(problem)") }
  }
}
