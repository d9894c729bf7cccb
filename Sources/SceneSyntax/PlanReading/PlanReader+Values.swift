internal import SceneBasics
internal import ScenePlan

/// A list of a plan into which numbers point.
enum PlanTable {
  case files, names, lists, rules, templates, instances, routines, expectations

  /// One element of it, as findings call it.
  var element: String {
    switch self {
    case .files: "file"
    case .names: "name"
    case .lists: "list"
    case .rules: "rule"
    case .templates: "template"
    case .instances: "instance"
    case .routines: "routine"
    case .expectations: "expectation"
    }
  }
}

/// Values, lists and objects of JSON.
extension PlanReader {
  // MARK: Collections

  /// Reads the elements of the list here.
  mutating func list(_ body: (inout PlanReader) -> Void) {
    guard cursor.kind == .sequence else { return failToFind("a list") }
    var items = cursor.items()
    while !hasFailed, cursor.next(&items) { body(&self) }
  }

  /// Reads the elements of the list here, each in its own way; `body` takes one after the other.
  mutating func row(_ name: StaticString, _ body: (inout PlanReader) -> Void) {
    guard !hasFailed else { return }
    guard cursor.kind == .sequence else { return failToFind("\(name), a list,") }
    let outer = row
    row = Row(kind: name, node: cursor.index, items: cursor.items())
    body(&self)
    if var row, !hasFailed, cursor.next(&row.items) {
      fail(.surplusPlanOperand(in: self.name(of: row), at: cursor.span))
    }
    row = outer
  }

  /// What a row is, as findings call it: an instruction by its word.
  private func name(of row: Row) -> String {
    let first = row.node + 1
    if row.kind.description == PlanReader.instruction.description, cursor.tape.kind(at: first) == .doubleQuoted,
      let place = cursor.tape.withText(at: first, { Instruction.Opcode.vocabulary.index.find($0) })
    {
      return "'\(Instruction.Opcode.vocabulary[place].word)'"
    }
    return row.kind.description
  }

  /// What the row of an instruction is called.
  static let instruction: StaticString = "an instruction"

  /// Goes to the next element of the row; false, after a finding, where there is none.
  mutating func advance() -> Bool {
    guard !hasFailed, var row else { return false }
    let isThere = cursor.next(&row.items)
    self.row = row
    if !isThere { fail(.missingPlanOperand(in: name(of: row), at: cursor.span)) }
    return isThere
  }

  /// Reads the object here, key by key.
  mutating func object<Key: PlanRecordKey>(of keys: Key.Type, _ body: (inout PlanReader, Key) -> Void) {
    guard !hasFailed else { return }
    guard cursor.kind == .mapping else { return failToFind("an object, with the keys of \(Key.owner),") }
    let node = cursor.index
    var entries = cursor.entries()
    while !hasFailed, cursor.next(&entries) {
      guard cursor.tape.kind(at: cursor.key) == .doubleQuoted else {
        return fail(.planIsNotJSON("a key of JSON stands in double quotes", at: cursor.keySpan))
      }
      switch cursor.match(Key.self, seen: &entries.seen, entries) {
      case .word(let key): body(&self, key)
      case .repeated: return
      case .unknown: return fail(.unknownPlanKey(cursor.keyText, of: Key.owner, known: Key.words, at: cursor.keySpan))
      }
    }
    let missing = Key.requiredBits & ~entries.seen
    if missing != 0 {
      let key = Key.table.words[missing.trailingZeroBitCount]
      fail(.missingPlanKey(key.rawValue, of: Key.owner, at: cursor.tape.span(at: node)))
    }
  }

  // MARK: Values

  /// The text here.
  mutating func text() -> String {
    guard !hasFailed else { return "" }
    guard cursor.kind == .doubleQuoted else {
      failToFind("a text in double quotes")
      return ""
    }
    return cursor.string
  }

  /// The name here; it stands in texts for people, so it may hold nothing that steers a terminal or hides.
  mutating func plainName() -> String {
    let name = text()
    let isPlain = hasFailed || cursor.tape.withText(at: cursor.index) { $0.allSatisfy { 0x20 <= $0 && $0 < 0x7F } }
    if !isPlain, VisibleText.of(name) != name { failToFind("a name without control characters") }
    return name
  }

  /// The names of the list here.
  mutating func plainNames() -> [String] {
    var names: [String] = []
    list { names.append($0.plainName()) }
    return names
  }

  /// The number here of a step.
  mutating func stepNumber(from least: Int = 0, _ wanted: String = "the number of a step") -> Int {
    let number = number(least..., wanted)
    if number > PlanReader.lastStep { failToFind("the number of a step up to \(PlanReader.lastStep)") }
    return hasFailed ? 0 : number
  }

  /// No script is longer.
  private static let lastStep = Int(Int32.max)

  /// The texts of the list here.
  mutating func texts() -> [String] {
    var texts: [String] = []
    list { texts.append($0.text()) }
    return texts
  }

  /// The whole number here.
  ///
  /// - Parameter wanted: What a finding asks for. Most plans have none, so it is only put together for one.
  mutating func number(
    _ range: PartialRangeFrom<Int>, _ wanted: @autoclosure () -> String = "a whole number"
  ) -> Int {
    guard !hasFailed else { return range.lowerBound }
    if cursor.kind == .plain, let number = cursor.tape.withText(at: cursor.index, { Decimal.integer($0) }),
      range.contains(number)
    {
      return number
    }
    failToFind(wanted())
    return range.lowerBound
  }

  /// `true` or `false`.
  mutating func flagHere() -> Bool {
    guard !hasFailed else { return false }
    if cursor.kind == .plain {
      if cursor.tape.reads("true", at: cursor.index) { return true }
      if cursor.tape.reads("false", at: cursor.index) { return false }
    }
    failToFind("true or false")
    return false
  }

  /// Whether nothing is meant here.
  var isNull: Bool { cursor.kind == .plain && cursor.tape.reads("null", at: cursor.index) }

  /// The seconds here.
  mutating func timeHere() -> Ticks {
    guard !hasFailed else { return .zero }
    if cursor.kind == .plain, Decimal.number(cursor.bytes) != nil, let time = Ticks(seconds: cursor.string) {
      return time
    }
    failToFind("a number of seconds up to \(Ticks.longest.seconds)")
    return .zero
  }

  /// The word here.
  mutating func wordHere<Word: PlanWord>(_ vocabulary: Word.Type) -> Word {
    let words = Word.vocabulary
    if let place = place(in: words.index) { return words[place] }
    if !hasFailed { fail(.unknownPlanWord(cursor.string, known: Word.allCases.map(\.word), at: cursor.span)) }
    return words[0]
  }

  /// The place of the word here in a list; nil if it isn't one of them, and after a finding.
  private mutating func place(in index: WordIndex) -> Int? {
    guard !hasFailed else { return nil }
    guard cursor.kind == .doubleQuoted else {
      failToFind("a word in double quotes")
      return nil
    }
    return cursor.tape.withText(at: cursor.index) { index.find($0) }
  }

  /// The number here of an element of one of the plan's lists.
  mutating func index(_ table: PlanTable) -> Int {
    let count =
      switch table {
      case .files: counts.files
      case .names: counts.names
      case .lists: counts.lists
      case .rules: counts.rules
      case .templates: counts.templates
      case .instances: counts.instances
      case .routines: counts.routines
      case .expectations: counts.expectations
      }
    let index = number(
      0..., "the number of \(table == .instances || table == .expectations ? "an" : "a") \(table.element)")
    if index >= count { fail(.danglingPlanIndex(index, table, count: count, at: cursor.span)) }
    return hasFailed ? 0 : index
  }

  /// The place here, `[file,line]`.
  mutating func mark() -> SourceMark {
    var mark = SourceMark.none
    row("a place") { mark = $0.markOperands() }
    return mark
  }

  /// A file and a line, the next two elements of the row.
  mutating func markOperands() -> SourceMark {
    // A plan made without files has places too: those that say nothing.
    let file = advance() ? counts.files == 0 && cursor.string == "0" ? 0 : index(.files) : 0
    let line = advance() ? number(0...) : 0
    guard let short = UInt32(exactly: line), UInt16(exactly: file) != nil else {
      failToFind("the number of a line")
      return .none
    }
    return SourceMark(file: file, line: Int(short))
  }

  /// Reports that something else is wanted here.
  mutating func failToFind(_ wanted: String) {
    fail(.unexpectedPlanValue(cursor.kind, cursor.string, wanted: wanted, at: cursor.span))
  }
}
