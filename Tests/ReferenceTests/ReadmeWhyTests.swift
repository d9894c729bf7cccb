import SceneTestSupport
import Testing

/// Each line of a trace in the README can be asked for, and each line of the comparison of two systems.
@Suite struct ReadmeWhyTests {
  /// The traces in a document: the scene, and the lines that are events.
  private static func traces(in path: String) throws -> [(scene: String, events: [String])] {
    var traces: [(scene: String, events: [String])] = []
    var scene: String?
    for line in try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("$ scenograph run "), !line.contains("--format"), !line.contains("--compare"),
        let file = line.split(separator: " ").last(where: { $0.hasSuffix(".yaml") })
      {
        scene = String(file)
        traces.append((String(file), []))
      } else if line.hasPrefix("```") {
        scene = nil
      } else if scene != nil, line.hasPrefix("  "), !line.contains("#"), line.contains(".") {
        traces[traces.count - 1].events.append(line.split(separator: " ").joined(separator: " "))
      }
    }
    return traces
  }

  @Test func `why answers for each line of the README's traces, and why --not for its opposite`() throws {
    let traces = try ReadmeWhyTests.traces(in: "README.md").filter { !$0.events.isEmpty }
    #expect(!traces.isEmpty)
    for (scene, events) in traces {
      for event in events {
        let run = CommandRun(["why", scene, event])
        #expect(run.exit == 0)
        #expect(run.output.hasPrefix(event), "\(scene) \(event): \(run.output)")
        let last = run.output.split(separator: "\n").last { $0.hasPrefix("  because ") } ?? ""
        #expect(last.contains(".yaml:"), "\(scene) \(event): \(run.output)")
      }
      let absent = events[0].split(separator: ".")[0] + ".didReceiveMemoryWarning"
      let run = CommandRun(["why", scene, "--not", String(absent)])
      #expect(run.exit == 0 && run.output.contains("never came"), "\(scene) \(absent)")
    }
  }

  /// An event that one system has and the other one hasn't.
  private struct Lone {
    var event: String
    /// The system that has it, and the other one.
    var has: String
    var lacks: String
  }

  /// The two columns of the comparison in the language reference: its scene, and the events of either side.
  private static func comparison() throws -> (scene: String, lone: [Lone], both: [String], systems: [String]) {
    let lines = try Repository.text("schema/README.md").split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("$ scenograph run ") && $0.contains("--compare") })
    let words = lines[start].split(separator: " ").map(String.init)
    let scene = try #require(words.last)
    let option = try #require(words.firstIndex(of: "--ios"))
    let systems = words[option + 1].split(separator: ",").map(String.init)
    // Where the second column begins, the heading names the scene once more.
    let heading = lines[start + 1]
    let second = try #require(heading.firstRange(of: "   " + scene)).lowerBound
    let width = heading.distance(from: heading.startIndex, to: second) + 3
    var (lone, both): ([Lone], [String]) = ([], [])
    for line in lines[(start + 2)...].prefix(while: { !$0.hasPrefix("```") }) where !line.hasPrefix("#") {
      let cells = [String(line.prefix(width - 2)), String(line.dropFirst(width))].map { cell in
        cell.split(separator: " ").filter { $0 != "<" && $0 != ">" && !$0.hasPrefix("#") }.joined(separator: " ")
      }
      switch (cells[0].contains("."), cells[1].contains(".")) {
      case (true, true): both.append(cells[0])
      case (true, false): lone.append(Lone(event: cells[0], has: systems[0], lacks: systems[1]))
      case (false, true): lone.append(Lone(event: cells[1], has: systems[1], lacks: systems[0]))
      case (false, false): break
      }
    }
    return (scene, lone, both, systems)
  }

  @Test func `why answers on either side of the comparison, and why --not for the lines of the other`() throws {
    let (scene, lone, both, systems) = try ReadmeWhyTests.comparison()
    #expect(lone.count == 6 && both.count == 6)
    let present = lone.map { ($0.event, $0.has) } + both.flatMap { event in systems.map { (event, $0) } }
    for (event, system) in present {
      let run = CommandRun(["why", "--ios", system, scene, event])
      #expect(run.exit == 0 && run.output.hasPrefix(event), "\(system) \(event): \(run.output)")
      // The last reason has the line of the step, or of the launch.
      let last = run.output.split(separator: "\n").last { $0.hasPrefix("  because ") } ?? ""
      #expect(last.contains(".scene.yaml:"), "\(system) \(event): \(run.output)")
    }
    for line in lone {
      let run = CommandRun(["why", "--ios", line.lacks, "--not", scene, line.event])
      #expect(run.exit == 0 && run.output.hasPrefix("\(line.event) never came.\n  step "), "\(run.output)")
      #expect(run.output.contains(", line ") && !run.output.contains("nothing in this script"), "\(run.output)")
    }
  }
}
