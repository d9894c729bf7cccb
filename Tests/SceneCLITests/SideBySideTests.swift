import Foundation
import SceneBasics
import SceneFiles
import SceneTestSupport
import Testing

@testable import SceneSession

/// Scenes that are worked on side by side come out as if one came after the other.
@Suite struct SideBySideTests {
  private static let kinds = [
    "scene: Fine\ninitial: a\ncontrollers:\n  a:\n",
    "scene:   Odd\ninitial: a\ncontrollers: {a: }\n",
    "scene: Wrong\ninitial: b\ncontrollers:\n  a:\n",
    "scene: [\n",
    "scene: Mendable\ninitial: a\ncontroler:\n  a:\n",
  ]
  // More than a thread takes at once.
  private static let scenes = Dictionary(
    uniqueKeysWithValues: (0..<400).map { ("a/\($0).scene.yaml", kinds[$0 * 7 % kinds.count]) })

  @Test(arguments: [
    ["check"], ["check", "--diff"], ["check", "--fix"], ["fmt"], ["fmt", "--check"], ["fmt", "--diff"],
  ])
  func `a folder gives the same bytes however many scenes are worked on at once`(verb: [String]) {
    func run(_ jobs: String) -> (CommandRun, [String: [UInt8]]) {
      let files = MemoryFiles(SideBySideTests.scenes)
      let run = CommandRun(verb + ["--jobs", jobs, "a"], files: FilesInTurn(files))
      return (run, files.contents)
    }
    let (one, written) = run("1")
    #expect(one.exit == 1)
    #expect(one.transcript.contains("a/39"))
    for jobs in ["2", "3", "64"] {
      let (run, files) = run(jobs)
      #expect(run.transcript == one.transcript)
      #expect(run.exit == one.exit)
      #expect(files == written)
    }
  }

  @Test func `results are taken in the order of the pieces, and few wait behind a slow one`() {
    let begun = Monitor(0)
    // Eight hands of sixteen, of which the slow piece holds one up.
    let most = 7 * 16 + 1
    var taken: [Int] = []
    SideBySide.run(Array(0..<2_000), threads: 2) { (number: Int) -> Int in
      begun.change { $0 += 1 }
      guard number == 0 else { return number }
      begun.wait { $0 >= most ? () : nil }
      // If the other thread could go on, it would now.
      for _ in 0..<20_000 { sched_yield() }
      #expect(begun.change { $0 } == most)
      return number
    } take: { number in
      taken.append(number)
    }
    #expect(taken == Array(0..<2_000))
  }
}

/// Files in memory that several threads read and write, each when no other one does.
private final class FilesInTurn: FileSystem {
  private let files: MemoryFiles
  private let turn = Monitor(0)

  init(_ files: MemoryFiles) { self.files = files }

  private func take<Result>(_ body: (MemoryFiles) -> Result) -> Result { turn.change { _ in body(files) } }

  func kind(of path: String) -> Result<FileKind, SourceFailure> { take { $0.kind(of: path) } }
  func read(_ path: String, _ rules: ReadingRules) -> Result<[UInt8], SourceFailure> { take { $0.read(path, rules) } }
  func entries(of folder: String) -> Result<[FolderEntry], SourceFailure> { take { $0.entries(of: folder) } }
  func write(_ changes: [FileChange]) -> Result<Void, FileFailure> { take { $0.write(changes) } }
  func stamp(of path: String) -> FileStamp? { take { $0.stamp(of: path) } }
  func resolved(_ path: String) -> String? { take { $0.resolved(path) } }
}
