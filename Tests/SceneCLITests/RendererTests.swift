import Foundation
import SceneBasics
import SceneDiagrams
import Testing

@testable import SceneSession

/// The programs that the command starts.
@Suite struct RendererTests {
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
    for renderer in Renderer.all {
      #expect(renderer.program { $0 == "PATH" ? "/no/such/folder" : nil } == nil)
      #expect {
        try renderer.render([], as: renderer.endings[0]) { _ in nil }
      } throws: { ($0 as? CommandFailure)?.exit == .notDone }
    }
  }

  private func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
  private static let starts: [String: [UInt8]] = [
    "svg": Array("<?xml".utf8), "png": [0x89, 0x50, 0x4E, 0x47], "pdf": Array("%PDF".utf8),
  ]

  private static let hasLibrsvg = Renderer.librsvg.program { ProcessInfo.processInfo.environment[$0] } != nil

  @Test func `real graphviz draws each kind of picture, and says what it can't read`() throws {
    try draw("digraph { a -> b }", with: .graphviz, not: "digraph {", "syntax error")
  }

  @Test(.enabled(if: hasLibrsvg, "rsvg-convert is not installed"))
  func `real librsvg draws each kind of picture, and says what it can't read`() throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>"#
    try draw(svg, with: .librsvg, not: "<svg", "XML parse error")
  }

  private func draw(_ good: String, with renderer: Renderer, not bad: String, _ complaint: String) throws {
    for ending in renderer.endings {
      let start = try #require(RendererTests.starts[ending])
      #expect(try renderer.render(Array(good.utf8), as: ending, environment: variable).starts(with: start))
    }
    #expect {
      try renderer.render(Array(bad.utf8), as: renderer.endings[0], environment: variable)
    } throws: { error in
      let failure = error as? CommandFailure
      return failure?.exit == .notDone && failure?.message?.contains(complaint) == true
    }
  }

  @Test func `a picture is known by the ending of the file's name`() throws {
    let svg = try #require(DiagramFormats.find("svg"))
    let dot = try #require(DiagramFormats.find("dot"))
    #expect(try DrawingTarget(path: "a.b/x.SVG", format: nil, environment: variable).format.name == "svg")
    #expect(try DrawingTarget(path: "x.png", format: nil, environment: variable).format.name == "svg")
    #expect(try DrawingTarget(path: "x.mmd", format: nil, environment: variable).format.name == "mermaid")
    #expect(try DrawingTarget(path: "x.svg", format: dot, environment: variable).isFixed)
    #expect(try !DrawingTarget(path: "x.dot", format: nil, environment: variable).isFixed)
    #expect(try !DrawingTarget(path: "svg", format: nil, environment: variable).isFixed)
    #expect(try DrawingTarget(path: "x.png", format: svg, environment: variable).isFixed)
    #expect(try !DrawingTarget(path: "x.svg", format: svg, environment: variable).isFixed)
  }
}
