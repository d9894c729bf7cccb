internal import SceneBasics
internal import ScenePlan

/// Reads the records of a plan while it reads the JSON, in one pass.
///
/// A plan is made by a program and may be large, and nearly all plans are what `PlanWriter` writes. Whatever else stands
/// in a file, an error too, is left to `TapePlanReader`: then this reader gives up, and nothing is reported here.
struct JSONPlanReader: PlanReader {
  /// The highest number that points into each list.
  private struct Highest {
    var files = -1
    var names = -1
    var lists = -1
    var templates = -1
    var instances = -1
    var routines = -1
    var expectations = -1
  }

  private var input: JSONInput
  /// Where the first element of the row stands.
  private var rowStart = 0
  private var highest = Highest()
  private(set) var hasFailed = false
  var plan = HierarchyPlan(scene: "", ios: 0, behaviours: [])
  var rules: [RuleNumber] = []

  /// How deep the lists of a plan's records stand in each other, with a level for the whole: an event of an expectation.
  private static let levels = 8

  /// Reads a file to its end.
  ///
  /// - Returns: What `TapePlanReader` would make of it; nil if that has to read it.
  static func read(_ file: SourceFile) -> HierarchyPlan? {
    guard file.bytes.count <= file.limits[.bytes], levels <= file.limits[.levels] else { return nil }
    return file.bytes.withUnsafeBytes { bytes in
      guard let input = JSONInput(bytes) else { return nil }
      var reader = JSONPlanReader(input)
      reader.readFile()
      return reader.hasFailed ? nil : reader.plan
    }
  }

  private init(_ input: JSONInput) { self.input = input }

  private mutating func readFile() {
    input.skipBlanks()
    var object = object(of: PlanKey.self)
    while let key = next(in: &object) { read(key) }
    input.skipBlanks()
    if !input.isAtEnd || !pointsToWhatIsThere { giveUp() }
  }

  /// Records point to lists that may stand behind them, so numbers are compared at the end.
  private var pointsToWhatIsThere: Bool {
    // A plan made without files has places too: those that say nothing.
    highest.files < max(plan.files.count, 1) && highest.names < plan.names.count && highest.lists < plan.lists.count
      && highest.templates < plan.templates.count && highest.instances < plan.instances.count
      && highest.routines < plan.routines.count && highest.expectations < plan.expectations.count
  }

  // MARK: What is wrong

  /// Ends the input, so that no value is found and no list goes on.
  private mutating func giveUp() {
    hasFailed = true
    input.close()
  }

  var span: SourceSpan { .start(of: FileID(0)) }

  var keySpan: SourceSpan { span }

  mutating func fail(_ diagnostic: Diagnostic) { giveUp() }

  mutating func failToFind(_ wanted: String) { giveUp() }

  // MARK: Collections

  @inline(__always) mutating func list(_ body: (inout Self) -> Void) {
    guard input.takes(0x5B) else { return giveUp() }
    input.skipBlanks()
    if input.takes(0x5D) { return }
    repeat { body(&self) } while goesOn(until: 0x5D)
  }

  /// Goes past a comma, or past the end of a list or an object; false at its end.
  private mutating func goesOn(until close: UInt8) -> Bool {
    input.skipBlanks()
    if input.takes(0x2C) {
      input.skipBlanks()
      return true
    }
    if !input.takes(close) { giveUp() }
    return false
  }

  @inline(__always) mutating func row<Value>(_ kind: PlanRow, _ body: (inout Self) -> Value) -> Value {
    if !input.takes(0x5B) { giveUp() }
    input.skipBlanks()
    let outer = rowStart
    rowStart = input.position
    let value = body(&self)
    rowStart = outer
    input.skipBlanks()
    if !input.takes(0x5D) { giveUp() }
    return value
  }

  @inline(__always) mutating func advance() -> Bool {
    if input.position == rowStart { return true }
    input.skipBlanks()
    guard input.takes(0x2C) else {
      giveUp()
      return false
    }
    input.skipBlanks()
    return true
  }

  mutating func hasMore() -> Bool {
    input.skipBlanks()
    return !hasFailed && input.byte != 0x5D
  }

  @inline(__always) mutating func object<Key: PlanRecordKey>(of keys: Key.Type) -> PlanObject<Key> {
    if !input.takes(0x7B) { giveUp() }
    input.skipBlanks()
    return PlanObject()
  }

  @inline(__always) mutating func next<Key: PlanRecordKey>(in object: inout PlanObject<Key>) -> Key? {
    if object.seen != 0, !goesOn(until: 0x7D) {
      if Key.requiredBits & ~object.seen != 0 { giveUp() }
      return nil
    }
    guard let word = input.word(), let place = object.table.find(word), object.seen & 1 << UInt64(place) == 0,
      input.takes(0x3A)
    else {
      giveUp()
      return nil
    }
    object.seen |= 1 << UInt64(place)
    input.skipBlanks()
    return object.table.words[place]
  }

  // MARK: Values

  mutating func text() -> String {
    guard let text = input.plainText() else {
      giveUp()
      return ""
    }
    return String(decoding: text, as: UTF8.self)
  }

  mutating func plainName() -> String { text() }

  mutating func takes(_ text: String) -> Bool {
    let start = input
    if let found = input.plainText(), found.elementsEqual(text.utf8) { return true }
    input = start
    return false
  }

  mutating func takesNull() -> Bool { input.takes("null") }

  mutating func number(_ range: PartialRangeFrom<Int>, _ wanted: @autoclosure () -> String) -> Int {
    guard let number = input.integer(), range.contains(number) else {
      giveUp()
      return range.lowerBound
    }
    return number
  }

  mutating func flagHere() -> Bool {
    if input.takes("true") { return true }
    if !input.takes("false") { giveUp() }
    return false
  }

  mutating func timeHere() -> Ticks {
    guard let time = input.microseconds().map({ Ticks(microseconds: $0) }), time <= .longest else {
      giveUp()
      return .zero
    }
    return time
  }

  mutating func wordHere<Word: PlanWord>(_ vocabulary: Word.Type) -> Word {
    let words = Word.vocabulary
    guard let word = input.word(), let place = words.index.find(word) else {
      giveUp()
      return words[0]
    }
    return words[place]
  }

  @inline(__always) mutating func index(_ table: PlanTable) -> Int {
    guard let number = input.integer(), 0...Int(Int32.max) ~= number else {
      giveUp()
      return 0
    }
    switch table {
    case .files: highest.files = max(highest.files, number)
    case .names: highest.names = max(highest.names, number)
    case .lists: highest.lists = max(highest.lists, number)
    case .rules: if number >= rules.count { giveUp() }
    case .templates: highest.templates = max(highest.templates, number)
    case .instances: highest.instances = max(highest.instances, number)
    case .routines: highest.routines = max(highest.routines, number)
    case .expectations: highest.expectations = max(highest.expectations, number)
    }
    return number
  }
}
