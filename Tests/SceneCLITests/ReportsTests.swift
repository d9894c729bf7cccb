import SceneBasics
import SceneFiles
import SceneTestSupport
import Testing

@testable import SceneSession

/// Reports that go on from file to file.
@Suite struct ReportsTests {
  @Test func `a reporter is held once while it writes, so that its lists aren't copied for each file`() throws {
    struct Keeper: Sendable {
      final class Mark: Sendable {}
      var mark = Mark()
      var heldOnce: [Bool] = []
    }
    let console = Console(
      input: { _ in .success([]) }, output: { _ in nil }, error: { _ in nil }, files: MemoryFiles([:]))
    var reports = try Reports<Keeper>([], standard: Keeper(), in: console.files)
    for _ in 0..<3 {
      reports.write(in: Session(console: console)) { keeper, _, _ in
        keeper.heldOnce.append(isKnownUniquelyReferenced(&keeper.mark))
      }
    }
    #expect(reports.shown?.heldOnce == [true, true, true])
  }
}
