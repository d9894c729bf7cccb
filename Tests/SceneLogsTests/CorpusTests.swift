import Foundation
import SceneBasics
import ScenePlan
import SceneTestSupport
import Testing

@testable import SceneLogs

/// Real logs, where they lie beside the package. Nothing of them is ever committed but counts.
@Suite struct CorpusTests {
  private static let folder = "../shared/corpus"
  private static let pastes = Repository.files(below: folder + "/logs") { $0.hasSuffix(".log") }
  private static let cases = Repository.files(below: folder + "/lifecycle") {
    $0.hasPrefix(folder + "/lifecycle/cases")
  }
  static let missing: Comment = "shared/corpus is not there"

  /// The lifecycle lines, the classes and the other lines of each paste, counted by hand.
  private static let counts: [String: (lines: Int, classes: Int, others: Int)] = [
    "r01": (27, 3, 7), "r02": (28, 2, 8), "r03": (10, 1, 3), "r04": (10, 2, 3), "r06": (11, 3, 3), "r07": (5, 1, 2),
    "r08": (23, 2, 7), "r10": (12, 1, 3), "r12": (17, 2, 0), "r13": (5, 1, 11),
  ]

  @Test(.enabled(if: !pastes.isEmpty, missing), arguments: pastes) func `every lifecycle line of a paste is read`(
    path: String
  ) throws {
    let text = try Repository.text(path)
    let count = try #require(CorpusTests.counts[String(path.split(separator: "/").last?.prefix(3) ?? "")])
    let plain = Read(text)
    #expect(plain.reading.lifecycleCount == count.lines && plain.log.classes.count == count.classes)
    #expect(plain.others.count == count.others, "\(plain.others)")
    #expect(plain.findings == [])
    #expect(Read(plain.normal).log == plain.log)
    // The same under other line breaks, in colours, with a stamp, among foreign lines, and shorter by its end.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let stamp = text.contains(/\d\d:\d\d:\d\d/) ? "" : "2024-01-02 03:04:05.678 App[1:2] "
    for (other, isTimed) in [
      (lines.joined(separator: "\r\n"), true), (lines.map { "\u{1B}[32m\($0)\u{1B}[0m" }.joined(separator: "\n"), true),
      (lines.map { "\($0)\n{\"json\": 1}" }.joined(separator: "\n"), true),
      (lines.map { $0.isEmpty ? "" : stamp + $0 }.joined(separator: "\n"), stamp.isEmpty),
    ] {
      let read = Read(other)
      #expect(read.reading.lifecycleCount == count.lines && read.findings == [], "\(read.findings)")
      if isTimed { #expect(read.log == plain.log) }
    }
    for end in lines.indices { #expect(Read(lines[..<end].joined(separator: "\n")).contradictions == []) }
  }

  /// Published logs that contradict UIKit, each with its oddity: a bug of iOS 6 lost a will.
  private static let odd = ["cc-radar12": "4: didWithoutWill"]

  @Test(.enabled(if: !cases.isEmpty, missing)) func `of all published logs only the odd ones are flagged`() throws {
    var count = 0
    for path in CorpusTests.cases {
      for entry in try CorpusTests.observations(in: path) {
        count += 1
        // Once as it stands, and once where its header says what the author printed.
        let events = entry.events.map { $0 + "\n" }.joined()
        let header = "@callbacks " + entry.printed.joined(separator: " ") + "\n"
        let told = Read(header + events).contradictions.filter { !$0.contains("didMoveUnprinted") }
        #expect(
          Read(events).contradictions.allSatisfy { $0.contains("didMoveUnprinted") }
            || CorpusTests.odd[entry.id] != nil,
          "\(entry.id)")
        #expect(told.first == CorpusTests.odd[entry.id], "\(entry.id): \(told)")
      }
    }
    #expect(count > 200)
  }

  private struct Observation {
    var id = ""
    var printed: [String] = []
    var events: [String] = []
  }

  /// The observations of a file, of which only lists of words are read.
  private static func observations(in path: String) throws -> [Observation] {
    var all: [Observation] = []
    var key = ""
    for line in try Repository.text(path).split(separator: "\n") {
      if line.hasPrefix("- id: ") {
        all.append(Observation(id: String(line.dropFirst(6))))
      } else if line.hasPrefix("  - "), !all.isEmpty {
        let item = line.dropFirst(4).filter { $0 != "'" }
        if key == "logged_callbacks", let callback = LogWords.callback(String(item.prefix { $0.isLetter })) {
          all[all.count - 1].printed.append(callback.rawValue)
        }
        if key == "events", !item.hasPrefix("--") { all[all.count - 1].events.append(String(item)) }
      } else if line.hasPrefix("  "), let colon = line.firstIndex(of: ":") {
        key = String(line[..<colon].dropFirst(2))
      }
    }
    return all
  }
}
