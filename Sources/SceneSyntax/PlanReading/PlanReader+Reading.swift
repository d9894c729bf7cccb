internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneYAML

/// Values, lists and objects of JSON.
extension PlanReader {
  // MARK: Collections

  /// Reads the elements of the list here.
  mutating func list(_ body: (inout Self) -> Void) {
    guard cursor.kind == .sequence else { return failToFind("a list") }
    var items = cursor.items()
    while !hasFailed, cursor.next(&items) { body(&self) }
  }

  /// Reads the elements of the list here, each in its own way; `body` takes one after the other.
  mutating func row<Value>(_ kind: PlanRow, _ body: (inout Self) -> Value) -> Value {
    if !hasFailed, cursor.kind != .sequence { failToFind("\(kind.rawValue), a list,") }
    guard !hasFailed else { return body(&self) }
    let outer = row
    let count = cursor.count
    row = Row(kind: kind, node: cursor.index, items: cursor.items(), left: count)
    let value = body(&self)
    if var row, !hasFailed, cursor.next(&row.items) {
      fail(.surplusPlanOperand(in: self.name(of: row), at: cursor.span))
    }
    row = outer
    return value
  }

  /// The name of a row in findings: an instruction by its word.
  private func name(of row: Row) -> String {
    let first = row.node + 1
    if row.kind == .instruction, cursor.tape.kind(at: first) == .doubleQuoted,
      let place = Instruction.Opcode.vocabulary.index.find(cursor.tape.text(at: first))
    {
      return "'\(Instruction.Opcode.vocabulary[place].word)'"
    }
    return row.kind.rawValue
  }

  /// Goes to the next element of the row; false, after a finding, where there is none.
  mutating func advance() -> Bool {
    guard !hasFailed, var row else { return false }
    let isThere = cursor.next(&row.items)
    row.left -= 1
    self.row = row
    if !isThere { fail(.missingPlanOperand(in: name(of: row), at: cursor.span)) }
    return isThere
  }

  /// Whether the row has one more element.
  func hasMore() -> Bool { !hasFailed && row.map { $0.left > 0 } == true }

  /// Starts with the keys of the object here.
  mutating func object<Key: PlanRecordKey>(of keys: Key.Type) -> PlanObject<Key> {
    var object = PlanObject<Key>()
    if !hasFailed, cursor.kind != .mapping { failToFind("an object, with the keys of \(Key.owner),") }
    if !hasFailed { object.entries = cursor.entries() }
    return object
  }

  /// Goes to the value of the next key; nil at the end of the object, and after a finding.
  mutating func next<Key: PlanRecordKey>(in object: inout PlanObject<Key>) -> Key? {
    guard !hasFailed, var entries = object.entries else { return nil }
    guard cursor.next(&entries) else {
      if let key = object.missing {
        fail(.missingPlanKey(key.rawValue, of: Key.owner, at: cursor.tape.span(at: entries.mapping)))
      }
      return nil
    }
    guard cursor.tape.kind(at: cursor.key) == .doubleQuoted else {
      fail(.planIsNotJSON("a key of JSON stands in double quotes", at: cursor.keySpan))
      return nil
    }
    switch cursor.match(Key.self, seen: &object.seen, entries) {
    case .word(let key):
      object.entries = entries
      return key
    case .repeated: return nil
    case .unknown:
      fail(.unknownPlanKey(cursor.keyText, of: Key.owner, known: Key.words, at: cursor.keySpan))
      return nil
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
    let isPlain = hasFailed || cursor.bytes.allSatisfy { 0x20 <= $0 && $0 < 0x7F }
    if !isPlain, VisibleText.of(name) != name { failToFind("a name without control characters") }
    return name
  }

  /// Whether the text here is a certain one.
  func takes(_ text: String) -> Bool { cursor.kind == .doubleQuoted && cursor.string == text }

  /// Whether nothing is meant here.
  func takesNull() -> Bool { cursor.kind == .plain && cursor.tape.reads("null", at: cursor.index) }

  /// The whole number here.
  ///
  /// - Parameter wanted: What a finding asks for. Most plans have none, so it is only put together for one.
  mutating func number(_ range: PartialRangeFrom<Int>, _ wanted: @autoclosure () -> String) -> Int {
    guard !hasFailed else { return range.lowerBound }
    if cursor.kind == .plain, let number = Decimal.integer(cursor.bytes),
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
    // After a finding any word will do.
    return words[0]
  }

  /// The place of the word here in a list; nil if it isn't one of them, and after a finding.
  private mutating func place(in index: WordIndex) -> Int? {
    guard !hasFailed else { return nil }
    guard cursor.kind == .doubleQuoted else {
      failToFind("a word in double quotes")
      return nil
    }
    return index.find(cursor.bytes)
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
    // A plan made without files has places too: those that say nothing.
    if table == .files, count == 0, cursor.string == "0" { return 0 }
    let index = number(
      0..., "the number of \(table == .instances || table == .expectations ? "an" : "a") \(table.element)")
    if index >= count { fail(.danglingPlanIndex(index, table, count: count, at: cursor.span)) }
    return hasFailed ? 0 : index
  }
}
