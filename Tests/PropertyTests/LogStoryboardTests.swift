import SceneBasics
import SceneKinds
import ScenePlan
import SceneProgram
import SceneTestSupport
import SceneWorld
import Testing

/// Random walks through real storyboards, of which the classes print their callbacks. They lie beside the package.
@Suite struct LogStoryboardTests {
  private static let files = Repository.files(below: "../shared/corpus/storyboards/files") {
    $0.hasSuffix(".storyboard")
  }
  private static let missing: Comment = "shared/corpus/storyboards is not there"

  @Test(.enabled(if: !files.isEmpty, missing), .timeLimit(.minutes(20)))
  func `a walk through a storyboard is explained without rest, and what was found prints the log`() throws {
    var walks = 0
    for path in Thoroughness.sample(LogStoryboardTests.files, oneIn: 6) {
      let files = MemoryFiles(["Main.storyboard": try Repository.text(path)])
      let run = CommandRun(["import", "Main.storyboard", "-o", "main.scene.yaml"], files: files)
      guard run.exit == 0 else { continue }
      guard let program = ScenePlay.program(String(decoding: files.contents["main.scene.yaml"] ?? [], as: UTF8.self)),
        program.initial != nil
      else { continue }
      let lines = LogStoryboardTests.walk(in: program, path.utf8.reduce(7) { $0 &* 31 &+ Int($1) })
      if lines.isEmpty { continue }
      walks += 1
      let answer = CommandRun(
        ["log", "--scene", "main.scene.yaml", "-", "--write", "found.scene.yaml"],
        input: lines.joined(separator: "\n") + "\n", files: files)
      #expect(answer.exit == 0 && answer.output.contains("all explained"), "\(path): \(answer.transcript)")
      // Steps may differ only where they print the same. A class that the log never names prints nothing, for all it says.
      let found = ScenePlay.program(String(decoding: files.contents["found.scene.yaml"] ?? [], as: UTF8.self))
      let classes = Set(lines.map(LogStoryboardTests.owner))
      let printed = found.map {
        LogStoryboardTests.lines(of: $0).filter { classes.contains(LogStoryboardTests.owner($0)) }
      }
      #expect(printed == lines, "\(path): \(answer.output)")
    }
    #expect(walks > (Thoroughness.isFull ? 30 : 1))
  }

  /// The class of a line.
  private static func owner(_ line: String) -> Substring { line.prefix { $0 != "." } }

  /// The log of a walk of twenty steps, or of as many as there are.
  private static func walk(in program: Program, _ seed: Int) -> [String] {
    var chances = SeededRandom(seed: seed)
    var play = LoggedPlay(program, isByClass: true)
    for _ in 0..<Thoroughness.rounds(20, orElse: 8) {
      guard let step = chances.any(play.steps(bringing: [])) else { break }
      var next = play
      if next.perform(step) { play = next }
    }
    return play.lines
  }

  /// The log of a scene's own script. A step that a scene writes in one mapping is one step.
  private static func lines(of program: Program) -> [String] {
    var play = LoggedPlay(program, isByClass: true)
    for step in program.script ?? [] {
      if case .expect = step.action { continue }
      _ = play.perform(step)
    }
    return play.lines
  }
}
