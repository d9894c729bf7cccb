import Foundation
import SceneTestSupport
import Testing

/// `log` on what people published: sessions that are joined from observations, and pastes of consoles. The pastes lie beside
/// the package, and nothing of them is committed.
@Suite struct LogSessionTests {
  private static let folder = "../shared/corpus"
  private static let sessions = (try? PublishedSession.all()) ?? []
  private static let collected = (try? PublishedSession.collected(below: folder)) ?? []
  private static let missing: Comment = "shared/corpus is not there"

  /// Sessions whose slip an innocent script prints, too: the answer names the slip, and what would tell them apart.
  private static let unclear = [
    "cat26-noadd": "a view is added without 'addChild'", "so486": "a child is added without 'didMove(toParent:)'",
  ]

  @Test func `with a scene, all but two sessions are found`() {
    #expect(LogSessionTests.sessions.count == 26)
    for session in LogSessionTests.sessions {
      let run = LogSessionTests.answer(session.lines, to: session)
      if let slip = LogSessionTests.unclear[session.name] {
        #expect(run.exit == 0 && run.output.contains("from the mistake that \(slip)"), "\(run.output)")
      } else {
        #expect(session.isRight(run.output), "\(session.name): \(run.output)")
        #expect((run.exit == 1) == (session.name == "til16-fault"), "\(session.name): \(run.output)")
      }
    }
  }

  @Test(.enabled(if: !collected.isEmpty, missing)) func `the sessions are those of the collection`() throws {
    #expect(LogSessionTests.collected.count == LogSessionTests.sessions.count)
    for session in LogSessionTests.collected {
      let here = try #require(LogSessionTests.sessions.first { $0.name == session.name })
      let normal = CommandRun(
        ["log", "-", "--normal", "--scene", "t.scene.yaml"], input: session.lines.joined(separator: "\n") + "\n",
        files: MemoryFiles(["t.scene.yaml": session.scene]))
      let lines = normal.output.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("@") }
      #expect(lines == here.lines && session.done == here.done && session.cases == here.cases, "\(session.name)")
    }
  }

  @Test func `without a scene, three in four are found`() {
    // An excerpt of three lines holds no answer.
    let sessions = LogSessionTests.sessions.filter { $0.lines.count > 3 }
    let right = sessions.filter {
      $0.isRight(CommandRun(["log", "-"], input: $0.lines.joined(separator: "\n")).output)
    }
    #expect(right.count * 4 >= sessions.count * 3, "\(right.map(\.name))")
  }

  @Test func `no right app is accused, even if its log lost a line`() {
    for session in LogSessionTests.sessions where !session.done.contains(where: { $0.hasPrefix("FAULT") }) {
      for place in Thoroughness.sample(Array(session.lines.indices), oneIn: 80) {
        var (lost, doubled, exchanged) = (session.lines, session.lines, session.lines)
        lost.remove(at: place)
        doubled.insert(doubled[place], at: place)
        if place > 0 { exchanged.swapAt(place, place - 1) }
        for (index, lines) in [lost, doubled, exchanged].enumerated()
        where Thoroughness.draws("\(session.name) \(index)", oneIn: 3) {
          let run = LogSessionTests.answer(lines, to: session)
          #expect(run.exit < 2 && !run.output.contains("Cause:"), "\(session.name), \(place): \(run.output)")
        }
      }
    }
  }

  private static func answer(_ lines: [String], to session: PublishedSession) -> CommandRun {
    CommandRun(
      ["log", "-", "--scene", "t.scene.yaml"], input: lines.joined(separator: "\n") + "\n",
      files: MemoryFiles(["t.scene.yaml": session.scene]))
  }

  // MARK: Pastes

  /// The lines with the time of each in front, unless they have one: half a second lies between a will and its did.
  private static func stamped(_ lines: [Substring]) -> String {
    if lines.contains(where: { $0.contains(/\d\d:\d\d:\d\d/) }) { return lines.joined(separator: "\n") }
    var (time, isDid) = (10.0, false)
    return lines.map { line in
      if line.isEmpty { return "" }
      let comesLate = line.contains(/viewDid(Disa|A)ppear|didMove/)
      time += comesLate && !isDid ? 0.5 : 0.001
      isDid = comesLate
      return String(format: "2021-03-04 10:00:%06.3f App[1:2] ", time) + line
    }.joined(separator: "\n")
  }

  /// The acts in each paste, by its remarks. Where only one class prints, a presentation is as likely as a push.
  private static let done = [
    "r01": ["push", "push", "pop", "pop"], "r02": ["push", "push", "pop", "pop", "push", "push", "pop", "pop"],
    "r03": ["push", "pop"], "r04": ["present", "dismiss"], "r06": ["tap"], "r07": ["push", "pop"],
    "r08": ["push", "pop"], "r10": ["rotate"], "r12": ["present"], "r13": ["push", "pop"],
  ]
  private static let pastes = Repository.files(below: folder + "/logs") { $0.hasSuffix(".log") }

  @Test(.enabled(if: !pastes.isEmpty, missing), arguments: pastes)
  func `a paste is explained without a scene, whatever its lines went through`(path: String) throws {
    let text = try Repository.text(path)
    let done = try #require(LogSessionTests.done[String(path.split(separator: "/").last?.prefix(3) ?? "")])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let variants = [
      text, lines.joined(separator: "\r\n"), lines.map { "\u{1B}[32m\($0)\u{1B}[0m" }.joined(separator: "\n"),
      lines.map { "\($0)\n{\"json\": 1}" }.joined(separator: "\n"), LogSessionTests.stamped(lines),
    ]
    for variant in [text] + Thoroughness.sample(variants, oneIn: 5) {
      let run = CommandRun(["log", "-"], input: variant)
      #expect(run.exit == 0 && run.output.contains("all explained"), "\(run.output)")
      #expect(PublishedSession.steps(run.output).map { $0.split(separator: ":")[0] } == done.map { $0[...] })
    }
  }
}
