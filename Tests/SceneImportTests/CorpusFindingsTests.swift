import Foundation
import SceneTestSupport
import Testing

/// The findings of `check` in the scenes of all real storyboards, against a table that gives the reason of each
/// finding.
///
/// The table has counts, codes and the names of files; nothing of what stands in them.
@Suite struct CorpusFindingsTests {
  private static let table = "Tests/Storyboards/findings.md"
  private static let paths = ImportedCorpusTests.files

  /// Counts by file and code, as `path code`.
  private typealias Counts = [String: Int]

  @Test(.enabled(if: !paths.isEmpty && OtherProgram.hasPython, ImportedCorpusTests.missing))
  func `the table has every finding of an imported scene, and each follows from the XML alone`() throws {
    var found: Counts = [:]
    for path in CorpusFindingsTests.paths {
      // References into the same storyboard go by its name.
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      let files = MemoryFiles([name: try ImportedCorpusTests.text(path)])
      guard CommandRun(["import", name, "-o", "main.scene.yaml"], files: files).exit == 0 else { continue }
      CorpusFindingsTests.count(CommandRun(["check", "main.scene.yaml"], files: files).output, of: path, in: &found)
    }
    try hold(found, "In the scenes")
    let input = CorpusFindingsTests.paths.joined(separator: "\n") + "\n"
    let answer = try OtherProgram.run(["python3", "Tests/Storyboards/findings.py"], input: input)
    let object = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: [String: Int]]
    var independent: Counts = [:]
    for (path, counts) in try #require(object, "\(answer.errors)") {
      for (code, count) in counts { independent["\(CorpusFindingsTests.name(of: path)) \(code)"] = count }
    }
    #expect(independent == found)
  }

  @Test(.enabled(if: !paths.isEmpty, ImportedCorpusTests.missing))
  func `the table has every finding of a walk`() throws {
    var found: Counts = [:]
    for path in CorpusFindingsTests.paths {
      let files = MemoryFiles(["Main.storyboard": try ImportedCorpusTests.text(path)])
      _ = CommandRun(["import", "--script", "reach", "Main.storyboard", "-o", "main.scene.yaml"], files: files)
      for walk in files.contents.keys.sorted() where walk.hasPrefix("main.reach") {
        let lines = CommandRun(["check", walk], files: files).output.split(separator: "\n")
        let own = lines.filter { $0.hasPrefix(walk + ":") }.joined(separator: "\n")
        CorpusFindingsTests.count(own, of: path, in: &found)
      }
    }
    try hold(found, "Along the walks")
  }

  /// Holds what was found against the rows below a heading of the table.
  private func hold(_ found: Counts, _ heading: String) throws {
    let text = try Repository.text(CorpusFindingsTests.table)
    let section = text.components(separatedBy: "\n## ").first { $0.hasPrefix(heading) } ?? ""
    var rows: Counts = [:]
    for line in section.split(separator: "\n") where line.hasPrefix("| ") && line.contains("SG") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let reason = cells.count == 4 ? cells[3] : ""
      #expect(reason.split(separator: " ").count >= 5, "no reason: \(line)")
      rows["\(cells[0]) \(cells[1])"] = Int(cells[2])
    }
    let (gone, new) = (rows.filter { found[$0.key] != $0.value }, found.filter { rows[$0.key] != $0.value })
    #expect(rows == found, "\(heading): only in the table \(gone), only found \(new)")
  }

  private static func count(_ output: String, of path: String, in counts: inout Counts) {
    for code in output.matches(of: /: (?:error|warning|note): .* \[(SG\d+)\]/).map({ String($0.output.1) }) {
      counts["\(name(of: path)) \(code)", default: 0] += 1
    }
  }

  /// A file as the table names it: the folder of its repository, and its own name.
  private static func name(of path: String) -> String {
    String(path.dropFirst(ImportedCorpusTests.folder.count + 1))
  }
}
