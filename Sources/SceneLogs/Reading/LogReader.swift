package import SceneBasics
internal import ScenePlan

/// Reads a log in one pass: what controllers printed, what UIKit said, and all other lines.
package struct LogReader {
  private let file: SourceFile
  private let id: FileID
  private var reading = LogReading()
  private var classes = ClassTable()
  private var clock = LogClock()
  private var sink = DiagnosticSink()
  /// The events behind the bound on them.
  private var firstLeftOut: LogReading.Place?
  /// The second lines of objects that are made by two `init`s, and their classes.
  private var joined: [(owner: Int, place: LogReading.Place)] = []
  /// The first line that says a callback in other words, and how many do.
  private var loose: (line: LooseLine, place: LogReading.Place)?
  private var looseCount = 0
  /// The first callback that stands on a line without a class.
  private var withoutClass: LogReading.Place?
  /// The classes of which a line has an instance with a number. The first one has none.
  private var numbered: Set<Int> = []

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - file: Text in UTF-8 as a rule; other bytes are no error.
  ///   - id: Where findings lie.
  ///   - printed: What classes print besides what the log and its header show.
  ///   - controllers: The classes that are controllers even if they print nothing of a view.
  package static func read(
    _ file: SourceFile, id: FileID, printed: [PrintedCallbacks] = [], controllers: Set<String> = []
  ) -> LogReading {
    var reader = LogReader(file: file, id: id)
    reader.classes.declareControllers(controllers)
    for entry in printed { reader.classes.declare(entry.callbacks, of: entry.name) }
    reader.readLines()
    return reader.finish()
  }

  private init(file: SourceFile, id: FileID) {
    self.file = file
    self.id = id
  }

  // MARK: Lines

  private mutating func readLines() {
    let bytes = file.bytes
    let limit = min(bytes.count, file.limits[.logBytes])
    var start = bytes.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark.count : 0
    while start < limit {
      let end = LogLines.end(ofLineAt: start, in: bytes)
      reading.lineCount += 1
      if end > limit { break }
      read(LogLine(start..<end, of: bytes))
      start = end + (end < bytes.count ? LineBreaks.libyaml.length(at: end, in: bytes) : 0)
      if end == bytes.count { break }
    }
    if limit < bytes.count {
      sink.report(.logTooLarge(.logBytes, from: UInt32(reading.lineCount), limits: file.limits, in: id))
    }
  }

  private mutating func read(_ line: LogLine) {
    if line.isBlank { return }
    if let objects = JSONLogLine.all(on: line) {
      // A line is kept once.
      if !objects.map({ read($0, on: line) }).contains(true) { keep(line) }
      return
    }
    if let directive = NormalForm.directive(on: line) { return obey(directive) { line.place($0, line: $1) } }
    if let told = told(by: line) { return add(told.event, stamp: told.stamp, process: told.process, on: line) }
    keep(line)
    if let word = line.words.first(where: \.isCallback) {
      reading.withoutClassCount += 1
      if withoutClass == nil { withoutClass = line.place(word.range, line: reading.lineCount) }
    }
    guard let found = LooseLine(line) else { return }
    looseCount += 1
    if loose == nil { loose = (found, line.place(found.range, line: reading.lineCount)) }
  }

  /// The reading of a line that isn't JSON.
  private func told(by line: LogLine) -> (event: ReadEvent, stamp: LogClock.Stamp?, process: Int?)? {
    if let (event, time) = NormalForm.event(on: line) { return (event, time.map { .written($0) }, nil) }
    guard line.words.contains(where: { $0.meaning != nil }) else { return nil }
    let stamp = LogStamp(of: line)
    return PrintedLine(line, from: stamp.end).event().map { ($0, LogClock.Stamp(stamp), stamp.process) }
  }

  /// Reads an object of JSON: an event of our own, or a message as any other line, with the object's time.
  ///
  /// - Returns: Whether it tells something.
  private mutating func read(_ object: JSONLogLine, on line: LogLine) -> Bool {
    if let (event, time) = object.traced {
      add(event, stamp: time.map { .written($0) }, process: nil, on: line)
      return true
    }
    guard let message = object.message else { return false }
    if let directive = NormalForm.directive(on: message.line) {
      obey(directive) { line.place(message.range, line: $1) }
      return true
    }
    guard var told = told(by: message.line) else { return false }
    told.event.range = message.range
    add(told.event, stamp: told.stamp ?? object.stamp, process: object.process, on: line)
    return true
  }

  private mutating func keep(_ line: LogLine) {
    reading.others.append(
      LogReading.OtherLine(line: UInt32(reading.lineCount), start: UInt32(line.range.lowerBound)))
  }

  private mutating func add(_ event: ReadEvent, stamp: LogClock.Stamp?, process: Int?, on line: LogLine) {
    guard reading.log.events.count < file.limits[.logLines] else {
      if firstLeftOut == nil { firstLeftOut = line.place(event.range, line: reading.lineCount) }
      return keep(line)
    }
    if let cut = clock.cut(at: stamp, process: process, launch: event.kind) { begin(cut) }
    clock.note(event.kind)
    let time = stamp.map { clock.time(of: $0) }
    var logged = LoggedEvent(
      kind: event.kind, owner: nil, address: event.address, argument: event.argument, time: time)
    if let name = event.name, let callback = logged.callback {
      let owner = classes.number(of: name)
      if event.isNumbered { numbered.insert(owner) }
      logged.owner = Int32(owner)
      let selector = line.bytes[event.range.lowerBound..<event.range.upperBound]
      if classes.isSameObject(callback, address: event.address, selector: selector, owner: owner) {
        joined.append((owner, line.place(event.range, line: reading.lineCount)))
        return
      }
    }
    reading.log.events.append(logged)
    reading.places.append(line.place(event.range, line: reading.lineCount))
  }

  private mutating func begin(_ cut: LogReading.Cut) {
    clock.restart()
    let here = reading.log.events.count
    guard here > reading.log.starts[reading.log.starts.count - 1] else { return }
    reading.log.starts.append(here)
    reading.cuts.append(cut)
  }

  // MARK: Header

  private mutating func obey(
    _ directive: NormalForm.Directive, place: (Range<Int>, Int) -> LogReading.Place
  ) {
    let number = reading.lineCount
    func span(_ range: Range<Int>) -> SourceSpan {
      let place = place(range, number)
      return SourceSpan(line: place.line, column: place.column, length: place.length, file: id)
    }
    if directive.word == NormalForm.log { return begin(.written) }
    if directive.word == NormalForm.class, directive.name == nil {
      return sink.report(.classWithoutName(at: span(directive.range)))
    }
    reading.hasHeader = true
    var callbacks: Set<Callback> = []
    for (text, range) in directive.words {
      if let callback = LogWords.callback(text) {
        callbacks.insert(callback)
      } else {
        sink.report(.unknownInHeader(text, at: span(range)))
      }
    }
    classes.declare(callbacks, of: directive.name)
  }

  // MARK: The end

  /// How many cuts are told. The answer gives the number of all.
  private static let mostCuts = 20

  private consuming func finish() -> LogReading {
    if let place = firstLeftOut {
      sink.report(.logTooLarge(.logLines, from: place.line, limits: file.limits, in: id))
    }
    if let (line, place) = loose {
      let span = SourceSpan(line: place.line, column: place.column, length: place.length, file: id)
      sink.report(.wordsApart(line.callback, count: looseCount, at: span))
    }
    keepControllers()
    for (index, cut) in reading.cuts.prefix(LogReader.mostCuts).enumerated() {
      sink.report(.anotherRun(cut, at: reading.span(reading.log.starts[index + 1], in: id)))
    }
    for place in reading.placesOfRepeatedStart().prefix(LogReader.mostCuts) {
      sink.report(.anotherRun(nil, at: reading.span(place, in: id)))
    }
    if reading.log.events.isEmpty, !sink.hasErrors {
      let nearest = withoutClass.map {
        SourceSpan(line: $0.line, column: $0.column, length: $0.length, file: id)
      }
      sink.report(.noLifecycle(nearest: nearest, in: id))
    }
    reading.findings = sink.sorted
    return reading
  }

  /// Leaves the classes that aren't controllers out, and numbers the others in the order of their first events.
  private mutating func keepControllers() {
    var numbers: [Int: Int32] = [:]
    var hasTooMany: LogReading.Place?
    var kept = LifecycleLog()
    kept.events.reserveCapacity(reading.log.events.count)
    var places: [LogReading.Place] = []
    var left = joined.filter { !classes.isController($0.owner) }.map { LogReading.OtherLine($0.place) }
    reading.joinedCount = joined.count - left.count
    var next = 1
    var cuts: [LogReading.Cut] = []
    for (index, var event) in reading.log.events.enumerated() {
      while next < reading.log.starts.count, reading.log.starts[next] <= index {
        if kept.events.count > kept.starts[kept.starts.count - 1] {
          kept.starts.append(kept.events.count)
          cuts.append(reading.cuts[next - 1])
        }
        next += 1
      }
      if let owner = event.owner.map(Int.init) {
        if !classes.isController(owner) {
          left.append(LogReading.OtherLine(reading.places[index]))
          continue
        }
        if numbers[owner] == nil {
          guard numbers.count < file.limits[.logClasses] else {
            if hasTooMany == nil { hasTooMany = reading.places[index] }
            left.append(LogReading.OtherLine(reading.places[index]))
            continue
          }
          numbers[owner] = Int32(numbers.count)
          kept.classes.append(classes.logged(owner))
        }
        event.owner = numbers[owner]
        if numbered.contains(owner), event.address == 0 { event.address = 1 }
      }
      kept.events.append(event)
      places.append(reading.places[index])
    }
    if let place = hasTooMany {
      sink.report(.logTooLarge(.logClasses, from: place.line, limits: file.limits, in: id))
    }
    reading.printedByAll = classes.declaredForAll
    reading.log = kept
    reading.places = places
    reading.cuts = cuts
    if left.isEmpty { return }
    reading.others = (reading.others + left).sorted { $0.line < $1.line }
  }
}
