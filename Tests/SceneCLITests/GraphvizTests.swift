import Foundation
import SceneBasics
import Testing

@testable import SceneCLI

/// The programs that the command starts.
@Suite struct GraphvizTests {
  private func shell(_ script: String, input: [UInt8] = [], seconds: Int = 10) -> ChildProcess.Outcome {
    ChildProcess(program: "/bin/bash", arguments: ["-c", script], environment: [], seconds: seconds).run(input: input)
  }

  @Test func `a child gets its input and is heard, however much it is`() {
    let input = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    guard case .exited(status: 0, let output, let errors) = shell("/bin/cat; echo done >&2", input: input) else {
      Issue.record("the child failed")
      return
    }
    #expect(output == input)
    #expect(errors == Array("done\n".utf8))
  }

  @Test func `a child that doesn't read, and one that fails, are heard too`() {
    guard case .exited(status: 3, let output, _) = shell("echo x; exit 3", input: Array(repeating: 0, count: 1_000_000))
    else {
      Issue.record("the child's status is lost")
      return
    }
    #expect(output == Array("x\n".utf8))
    guard case .exited(status: 128 + 15, _, _) = shell("kill -TERM $$") else {
      Issue.record("the child's signal is lost")
      return
    }
  }

  @Test func `a child that takes too long is ended`() {
    let start = Date()
    for script in ["/bin/sleep 30", "exec 1>&- 2>&-; /bin/sleep 30"] {
      guard case .tookTooLong = shell(script, seconds: 1) else {
        Issue.record("the child was waited for")
        return
      }
    }
    #expect(Date().timeIntervalSince(start) < 10)
  }

  @Test func `a program that isn't there is said to be missing`() {
    let process = ChildProcess(program: "/no/such/program", arguments: [], environment: [], seconds: 1)
    guard case .notStarted(let failure) = process.run(input: []) else {
      Issue.record("nothing was started and nothing was said")
      return
    }
    #expect(failure.reason == "no such file")
    #expect(Graphviz { $0 == "PATH" ? "/no/such/folder" : nil } == nil)
  }

  @Test func `real graphviz draws each kind of picture, and says what it can't read`() throws {
    let graphviz = try #require(Graphviz { ProcessInfo.processInfo.environment[$0] })
    let starts: [(Graphviz.Picture, [UInt8])] = [
      (.svg, Array("<?xml".utf8)), (.png, [0x89, 0x50, 0x4E, 0x47]), (.pdf, Array("%PDF".utf8)),
    ]
    for (picture, start) in starts {
      #expect(try graphviz.render(Array("digraph { a -> b }".utf8), as: picture).starts(with: start))
    }
    #expect {
      try graphviz.render(Array("digraph {".utf8), as: .svg)
    } throws: { error in
      let failure = error as? CommandFailure
      return failure?.exit == .notDone && failure?.message?.contains("syntax error") == true
    }
  }

  @Test func `a picture is known by the ending of the file's name`() {
    #expect(Graphviz.Picture(path: "a.b/x.SVG") == .svg)
    #expect(Graphviz.Picture(path: "x.dot") == nil)
    #expect(Graphviz.Picture(path: "svg") == nil)
  }
}
