import SceneTestSupport
import Testing

/// Each line of a trace in the README can be asked for.
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
        #expect(run.output.hasPrefix(event) && run.output.contains("\n  because "), "\(scene) \(event): \(run.output)")
      }
      let absent = events[0].split(separator: ".")[0] + ".didReceiveMemoryWarning"
      let run = CommandRun(["why", scene, "--not", String(absent)])
      #expect(run.exit == 0 && run.output.contains("never came"), "\(scene) \(absent)")
    }
  }
}
