internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan
internal import SceneSession

/// JUnit's XML, which build servers read: a suite a file, a case an expectation.
///
/// There are no times in it: the same scenes give the same bytes.
struct JUnitTestReporter: TestReporter {
  let name = "junit"
  let summary = "JUnit's XML, one suite per file and one case per expectation, for build servers"
  let holdsCounts = false
  let printsReasons = false

  /// How many cases there are, and how they ended.
  private struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    static func += (counts: inout Counts, more: Counts) {
      counts.tests += more.tests
      counts.failures += more.failures
      counts.errors += more.errors
      counts.skipped += more.skipped
    }
  }

  private var suites: [UInt8] = []
  private var total = Counts()

  mutating func report(_ scene: TestedScene, decoration: Decoration, to writer: inout ByteWriter) {
    var counts = Counts()
    var cases = ByteWriter()
    switch scene.result {
    case .hasNothingToRun: break
    case .stopped(let failure):
      counts.tests += 1
      counts.errors += 1
      JUnitTestReporter.write(scene.stop(failure), of: scene, to: &cases)
    case .ran(let compiled, _):
      for verdict in scene.verdicts {
        counts.tests += 1
        switch verdict.kind {
        case .passed: break
        case .elsewhere: counts.skipped += 1
        case .failed, .unreached: counts.failures += 1
        }
        JUnitTestReporter.write(verdict, of: compiled, in: scene, to: &cases)
      }
      for trouble in scene.troubles {
        counts.tests += 1
        counts.errors += 1
        JUnitTestReporter.writeStart(name: "run to the end", of: scene, to: &cases)
        JUnitTestReporter.writePlace(compiled.path(of: trouble.mark), Int(trouble.mark.line), to: &cases)
        cases.write(">\n")
        JUnitTestReporter.write("error", type: "run", trouble.text, lines: [], to: &cases)
        cases.write("    </testcase>\n")
      }
    }
    total += counts
    var suite = ByteWriter()
    suite.write("  <testsuite")
    suite.write(attribute: "name", scene.path)
    JUnitTestReporter.write(counts, to: &suite)
    suite.write(">\n")
    suite.write(bytes: cases.take())
    suite.write("  </testsuite>\n")
    suites += suite.take()
  }

  mutating func end(_ tally: TestTally, decoration: Decoration, to writer: inout ByteWriter) {
    writer.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"scenograph\"")
    JUnitTestReporter.write(total, to: &writer)
    writer.write(">\n")
    writer.write(bytes: suites)
    writer.write("</testsuites>\n")
  }

  private static func write(_ counts: Counts, to writer: inout ByteWriter) {
    writer.write(attribute: "tests", "\(counts.tests)")
    writer.write(attribute: "failures", "\(counts.failures)")
    writer.write(attribute: "errors", "\(counts.errors)")
    writer.write(attribute: "skipped", "\(counts.skipped)")
  }

  private static func write(
    _ verdict: TestedScene.Verdict, of compiled: CompiledScene, in scene: TestedScene, to writer: inout ByteWriter
  ) {
    let listing = verdict.clause.condition.listing
    // One short line says which of several it is; a list stands under its key.
    let object = listing.lines.count == 1 ? ": " + listing.lines[0] : ""
    writeStart(name: "step \(verdict.step): \(listing.key)\(object)", of: scene, to: &writer)
    writePlace(compiled.path(of: verdict.clause.mark), Int(verdict.clause.mark.line), to: &writer)
    switch verdict.kind {
    case .passed:
      writer.write("/>\n")
      return
    case .elsewhere:
      writer.write(">\n      <skipped")
      writer.write(attribute: "message", "it isn't judged on this system")
      writer.write("/>\n")
    case .unreached:
      writer.write(">\n")
      write("failure", type: "expectation", "never reached: the run ended before", lines: [], to: &writer)
    case .failed(let failure):
      writer.write(">\n")
      write("failure", type: "expectation", failure.message, lines: failure.difference, to: &writer)
    }
    writer.write("    </testcase>\n")
  }

  private static func write(
    _ stop: (text: String, place: (path: String, line: Int), lines: [String]), of scene: TestedScene,
    to writer: inout ByteWriter
  ) {
    writeStart(name: "compile", of: scene, to: &writer)
    writePlace(stop.place.path, stop.place.line, to: &writer)
    writer.write(">\n")
    write("error", type: "compile", stop.text, lines: stop.lines, to: &writer)
    writer.write("    </testcase>\n")
  }

  private static func writeStart(name: String, of scene: TestedScene, to writer: inout ByteWriter) {
    writer.write("    <testcase")
    writer.write(attribute: "name", name)
    writer.write(attribute: "classname", scene.path)
  }

  private static func writePlace(_ path: String, _ line: Int, to writer: inout ByteWriter) {
    writer.write(attribute: "file", path)
    if line > 0 { writer.write(attribute: "line", "\(line)") }
  }

  private static func write(
    _ element: StaticString, type: String, _ message: String, lines: [String], to writer: inout ByteWriter
  ) {
    writer.write("      <")
    writer.write(element)
    writer.write(attribute: "message", message)
    writer.write(attribute: "type", type)
    if lines.isEmpty {
      writer.write("/>\n")
      return
    }
    writer.write(">")
    for (index, line) in lines.enumerated() {
      if index > 0 { writer.write("\n") }
      writer.write(xml: line)
    }
    writer.write("</")
    writer.write(element)
    writer.write(">\n")
  }
}
