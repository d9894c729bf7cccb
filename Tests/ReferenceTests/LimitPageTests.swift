import SceneTestSupport
import Testing

/// The page of what a scene can't say: where it says what to write instead, a scene does so.
@Suite struct LimitPageTests {
  private static let scenes = Repository.files(below: "Tests/Cases/instead") { $0.hasSuffix(".scene.yaml") }

  /// The subjects of the page for which there is something to write.
  private static func subjects() throws -> [String] {
    try Repository.text("schema/what-a-scene-cant-say.md").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimming(" ") }
      guard cells.count == 2, !cells[0].hasPrefix("---"), cells[0] != "not in a scene" else { return nil }
      return cells[1].hasPrefix("Nothing") ? nil : cells[0]
    }
  }

  @Test func `each row that has a way out has a scene`() throws {
    let heads = try LimitPageTests.scenes.map { try Repository.text($0) }
    let subjects = try LimitPageTests.subjects()
    #expect(subjects.count == LimitPageTests.scenes.count)
    for subject in subjects { #expect(heads.contains { $0.hasPrefix("# \(subject):") }, "\(subject)") }
  }

  @Test(arguments: scenes) func `what the page says to write does what it says`(path: String) {
    let run = CommandRun(["test", path])
    #expect(run.exit == 0 && run.errors.isEmpty, "\(run.transcript)")
  }
}

extension Substring {
  /// Without spaces around it.
  fileprivate func trimming(_ character: Character) -> String {
    String(drop { $0 == character }.reversed().drop { $0 == character }.reversed())
  }
}
