import SceneBasics
import SceneCompiler
import SceneEditing
import SceneTestSupport
import Testing

/// Files of which one line is half written, as they are at each key that a person presses: an editor's view of them.
struct TypingTests {
  /// Twenty examples, one for each sort of scene.
  static let paths = [
    "app/memory-warning", "containment/flip", "embedding/container-views", "guide/app-on-a-phone",
    "loading/loading-child", "modal/chain-on-ios-8", "modal/popover-on-the-phone", "modal/unwind-nobody-answers",
    "modal/who-presents", "navigation/double-tap", "navigation/photo-frame", "pager/who-asks-when",
    "paging/card-carousel", "segues/other-storyboard", "size/turned-on-the-pad", "split/display-modes",
    "split/show-detail-on-a-phone", "tabs/more-on-the-pad", "tabs/switch-by-tap-on-ios-18", "timing/timers",
  ].map { "examples/\($0).scene.yaml" }

  /// The states of one file, or of several.
  struct Count {
    var states = 0
    /// States that aren't YAML; the others count for nothing else.
    var broken = 0
    /// Broken states of which an editor knows nothing.
    var blind = 0
    /// Names that other lines of a broken state declare, and those of them that are known.
    var names = 0
    var known = 0
    /// Broken states that lack one of these names or more.
    var nameless = 0
    /// Broken states with a finding on another line that the whole file hasn't.
    var different = 0
    /// Broken states that lack a finding of another line.
    var lost = 0
    /// Those of them that lack one which the file has also without this line: nothing that is being typed can change it.
    var owed = 0

    var row: String {
      "\(states) | \(broken) | \(blind) | \(known) of \(names) | \(nameless) | \(different) | \(lost) | \(owed)"
    }

    static func += (one: inout Count, other: Count) {
      one.states += other.states
      one.broken += other.broken
      one.blind += other.blind
      one.names += other.names
      one.known += other.known
      one.nameless += other.nameless
      one.different += other.different
      one.lost += other.lost
      one.owed += other.owed
    }
  }

  private static func context(_ bytes: [UInt8], _ path: String, _ grammar: Grammar) -> EditingContext {
    EditingContext(
      grammar: grammar, path: path, text: EditedText(bytes), limits: Limits(),
      read: { path in (try? Repository.text(path)).map { Array($0.utf8) } })
  }

  private static func declared(_ context: EditingContext, but line: Int) -> Set<String> {
    guard let index = context.index else { return [] }
    let names = Mention.Thing.allCases.flatMap { index.declarations(of: $0) }.filter { mention in
      context.ownPlace(of: mention, in: index).map { context.text.line(at: $0.lowerBound) != line } ?? false
    }
    return Set(names.map { "\($0.thing) \($0.name)" })
  }

  /// The findings that aren't on a line, which is counted from 0; the reason why YAML ends may stand further down.
  private static func findings(_ found: [Diagnostic], but line: Int) -> Set<String> {
    Set(
      found.filter { !isOfYAML($0) && ($0.span.file != FileID(0) || Int($0.span.line) != line + 1) }.map {
        "\($0.code) \($0.span.line) \($0.message)"
      })
  }

  /// Whether a finding is about YAML, or says that the file is no scene: then nothing else is told.
  private static func isOfYAML(_ finding: Diagnostic) -> Bool { (101...120).contains(finding.code.number) }

  /// A file as it is when so many bytes of one line have been written.
  private struct State {
    var path: String
    var line: Int
    var end: Int
  }

  private static func states(of path: String) throws -> [State] {
    let text = EditedText(Array(try Repository.text(path).utf8))
    return (0..<text.lineCount).flatMap { line in
      text.line(line).dropFirst(text.margin(ofLine: line) + 1).filter { text.bytes[$0] & 0xC0 != 0x80 }.map {
        State(path: path, line: line, end: $0)
      }
    }
  }

  private static func count(_ state: State, _ grammar: Grammar) throws -> Count {
    let bytes = Array(try Repository.text(state.path).utf8)
    let whole = context(bytes, state.path, grammar)
    let rest = bytes[whole.text.line(state.line).upperBound...]
    let half = context(Array(bytes[..<state.end] + rest), state.path, grammar)
    let told = half.check().diagnostics
    var count = Count(states: 1)
    guard told.contains(where: isOfYAML) else { return count }
    let (names, found) = (
      declared(whole, but: state.line), findings(whole.check().diagnostics, but: state.line)
    )
    count.broken = 1
    count.blind = half.index == nil || told.contains { $0.code.number == 120 } ? 1 : 0
    count.names = names.count
    count.known = names.intersection(declared(half, but: state.line)).count
    count.nameless = count.known < count.names ? 1 : 0
    let others = findings(told, but: state.line)
    count.different = others.isSubset(of: found) ? 0 : 1
    let missing = found.subtracting(others)
    guard !missing.isEmpty else { return count }
    count.lost = 1
    let without = context(Array(bytes[..<whole.text.line(state.line).lowerBound] + rest), state.path, grammar)
    let left = without.check().diagnostics
    let isOwed = !left.contains(where: isOfYAML) && !missing.isDisjoint(with: findings(left, but: state.line))
    count.owed = isOwed ? 1 : 0
    return count
  }

  @Test func `there are twenty examples`() {
    let files = Repository.files(below: "examples")
    #expect(TypingTests.paths.count == 20 && TypingTests.paths.allSatisfy(files.contains))
  }

  @Test(arguments: [
    ("  - present: {\n", ["SG501", "SG107"]), ("  - present: [\n    in: a\n", ["SG501", "SG107"]),
    ("  - { present: b, \n", ["SG501", "SG107"]), ("  - pus\n    in: a\n", ["SG501", "SG110"]),
  ])
  func `what the steps above a half-written one bring is known`(half: String, codes: [String]) {
    let head = "scene: A\ninitial: n\ncontrollers:\n  n: { kind: navigation, stack: [a] }\n  a:\n  b:\nscript:\n"
    let step = "  - push: b\n  - push: b\n"
    let found = ActionTests.context(head + step + half).check().diagnostics
    #expect(Set(found.map { "\($0.code)" }) == Set(codes))
    #expect(found.allSatisfy { $0.fix == nil || $0.code.number < 120 })
    // A step below it stands in another world, and so do all steps where a controller is half written.
    let below = ActionTests.context(head + half + step).check().diagnostics
    #expect(below.map { "\($0.code)" } == [codes[1]])
    let declared = ActionTests.context(head.replacing("  b:\n", with: "  b: {\n") + step).check().diagnostics
    #expect(declared.map { "\($0.code)" } == ["SG107"])
  }

  /// `THOROUGH=1` tries every state, and compares the counts with the record.
  @Test func `a half-written line leaves the rest of the file known`() throws {
    let states = try TypingTests.paths.flatMap(TypingTests.states)
    let grammar = Grammar()
    var counts: [String: Count] = [:]
    for state in Thoroughness.sample(states, oneIn: 31) {
      counts[state.path, default: Count()] += try TypingTests.count(state, grammar)
    }
    var all = Count()
    var table = "| example | states | broken | blind | names known | lacking some | a finding elsewhere | one lost |"
    table += " without need |\n"
    table += "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n"
    for path in TypingTests.paths {
      let count = counts[path, default: Count()]
      all += count
      table += "| \(path) | \(count.row) |\n"
    }
    table += "| all | \(all.row) |\n"
    #expect(all.broken * 20 > all.states)
    #expect(all.blind * 200 <= all.broken, "\(table)")
    #expect(all.known * 100 >= all.names * 99, "\(table)")
    #expect(all.nameless * 100 <= all.broken, "\(table)")
    #expect(all.different * 100 <= 3 * all.broken, "\(table)")
    #expect((all.different + all.owed) * 100 <= 3 * all.broken, "\(table)")
    guard Thoroughness.isFull else { return }
    #expect(Golden.problem(with: "# Half-written lines\n\n" + table, at: "Tests/Cases/typing.md") == nil)
  }
}
