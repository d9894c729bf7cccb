import SceneBasics
import SceneCompiler
import SceneTestSupport
import Testing

@testable import SceneSyntax

/// While a line is being typed the rest of the file stays known: each line of twenty examples, character by character.
@Suite struct HalfTypedTests {
  private static let examples = [
    "app/background-and-foreground", "containment/change-of-mind", "containment/equal-heights",
    "containment/forwarding-automatic", "guide/app-on-a-pad", "guide/tour", "loading/no-parent",
    "modal/context-in-a-tab", "modal/unwind-nobody-answers", "modal/what-dismiss-dismisses", "navigation/double-tap",
    "navigation/photo-frame", "pager/scroll", "segues/other-storyboard", "segues/push-outside-navigation",
    "size/mask-of-a-child", "split/three-columns", "split/wrapped-columns", "tabs/more-than-five", "timing/overlaps",
  ].map { "examples/\($0).scene.yaml" }

  /// A file of which one line ends early.
  private struct State {
    var path: String
    var lines: [Substring]
    var line: Int
    var end: Int

    var text: String {
      var lines = lines
      lines[line] = lines[line].prefix(end)
      return lines.joined(separator: "\n")
    }
  }

  @Test func `a half-typed line leaves the rest of its file known`() throws {
    var count = (states: 0, broken: 0, blind: 0, nameless: 0, different: 0)
    let states = try HalfTypedTests.examples.flatMap(HalfTypedTests.states)
    for state in Thoroughness.sample(states, oneIn: 40) {
      count.states += 1
      let (names, findings) = HalfTypedTests.read(state.text, at: state.path)
      guard findings.contains(where: { (101...120).contains($0.code.number) }) else { continue }
      count.broken += 1
      let whole = HalfTypedTests.read(state.lines.joined(separator: "\n"), at: state.path)
      let (document, _) = HalfTypedTests.document(state.text, at: state.path)
      // A file that is taken for no scene at all is blind, too.
      if document.mendedLines.isEmpty || findings.contains(where: { $0.code.number == 120 }) { count.blind += 1 }
      let isElsewhere = { (declared: (String, Int)) in declared.1 != state.line + 1 }
      if !Set(names.map(\.0)).isSuperset(of: whole.names.filter(isElsewhere).map(\.0)) { count.nameless += 1 }
      // The file's own reason may stand further down, where the fault is noticed.
      let others = findings.filter { $0.span.line != state.line + 1 && !(101...119).contains($0.code.number) }
      let expected = whole.findings.filter { $0.span.line != state.line + 1 }
      if !Set(others.map(\.identity)).isSubset(of: expected.map(\.identity)) { count.different += 1 }
    }
    #expect(count.broken * 10 > count.states, "\(count)")
    #expect(count.blind * 200 <= count.broken, "at most 0.5 % are blind: \(count)")
    #expect(count.nameless * 100 <= count.broken, "names are known in 99 %: \(count)")
    #expect(count.different * 100 <= 3 * count.broken, "nothing new is found on other lines in 97 %: \(count)")
    if Thoroughness.isFull { print("half-typed: \(count)") }
  }

  private static func states(of path: String) throws -> [State] {
    let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.flatMap { line in
      let margin = lines[line].prefix { $0 == " " }.count
      return (margin + 1..<max(margin + 1, lines[line].count)).map {
        State(path: path, lines: lines, line: line, end: $0)
      }
    }
  }

  private static func read(_ text: String, at path: String) -> (names: [(String, Int)], findings: [Diagnostic]) {
    let (document, symbols) = document(text, at: path)
    let names = document.controllers.map { (symbols.text($0.id.value), Int($0.id.span.line)) }
    var loader = Shelf.package
    let file = SourceFile(path: path, bytes: Array(text.utf8))
    return (names, Pipeline.compile(file, loader: &loader, wantsPlan: false).diagnostics)
  }

  private static func document(_ text: String, at path: String) -> (SceneDocument, SymbolTable) {
    var symbols = SymbolTable()
    var sink = DiagnosticSink()
    let file = SourceFile(path: path, bytes: Array(text.utf8))
    return (SceneParser.parse(file, id: FileID(0), symbols: &symbols, sink: &sink), symbols)
  }
}
