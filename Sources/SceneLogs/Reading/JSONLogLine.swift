internal import SceneBasics
internal import ScenePlan

/// An object of JSON on a line: of `log show --style ndjson`, of a logger that writes JSON, or of our own trace.
///
/// ```
/// {"timestamp": "2021-03-04 10:00:20.000300+0800", "eventMessage": "-[DetailController viewDidLoad]", "processID": 41}
/// {"time": 0.5, "controller": "detail", "event": "viewDidAppear", "animated": true}
/// ```
struct JSONLogLine {
  /// A value without quotes and escapes, and where it stands in the line.
  struct Value {
    var bytes: [UInt8]
    var range: Range<Int>
    var isText: Bool

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The value as a line of its own.
    var line: LogLine { LogLine(bytes.indices, of: bytes) }
  }

  /// By key; collections are left out.
  private var values: [String: Value] = [:]

  /// The objects of a line: one, or those of a list, whose other objects may stand on the lines around it. Nil for any
  /// other line.
  static func all(on line: LogLine) -> [JSONLogLine]? {
    var index = line.skippingBlanks(from: line.range.lowerBound)
    if line[index] == 0x5B { index = line.skippingBlanks(from: index + 1) }
    guard line[index] == 0x7B else { return nil }
    var objects: [JSONLogLine] = []
    while line[index] == 0x7B {
      guard let object = JSONLogLine(line, &index) else { return nil }
      objects.append(object)
      index = line.skippingBlanks(from: index)
      if line[index] == 0x2C { index = line.skippingBlanks(from: index + 1) }
    }
    if line[index] == 0x5D { index = line.skippingBlanks(from: index + 1) }
    if line[index] == 0x2C { index = line.skippingBlanks(from: index + 1) }
    return index == line.range.upperBound ? objects : nil
  }

  /// Reads an object to behind its end; nil if there is no whole one.
  private init?(_ line: LogLine, _ index: inout Int) {
    index = line.skippingBlanks(from: index + 1)
    while line[index] != 0x7D {
      guard let key = line.text(ofJSONAt: &index) else { return nil }
      index = line.skippingBlanks(from: index)
      guard line[index] == 0x3A else { return nil }
      index = line.skippingBlanks(from: index + 1)
      guard let value = JSONLogLine.value(line, &index) else { return nil }
      // If a key is repeated, its last value counts.
      if let value { values[String(decoding: key, as: UTF8.self)] = value }
      index = line.skippingBlanks(from: index)
      if line[index] == 0x2C { index = line.skippingBlanks(from: index + 1) } else if line[index] != 0x7D { return nil }
    }
    index += 1
  }

  /// A value, which is nil for a collection; nil if there is none.
  private static func value(_ line: LogLine, _ index: inout Int) -> Value?? {
    let start = index
    switch line[index] {
    case 0x22:
      guard let bytes = line.text(ofJSONAt: &index) else { return nil }
      return Value(bytes: bytes, range: (start + 1)..<(index - 1), isText: true)
    case 0x7B, 0x5B:
      var depth = 0
      repeat {
        switch line[index] {
        case 0: return nil
        case 0x22: guard line.text(ofJSONAt: &index) != nil else { return nil }
        case 0x7B, 0x5B: (depth, index) = (depth + 1, index + 1)
        case 0x7D, 0x5D: (depth, index) = (depth - 1, index + 1)
        default: index += 1
        }
      } while depth > 0
      return .some(nil)
    default:
      while LogLine.isLetter(line[index]) || [0x2B, 0x2D, 0x2E].contains(line[index]) { index += 1 }
      return index == start ? nil : Value(bytes: Array(line.bytes[start..<index]), range: start..<index, isText: false)
    }
  }

  // MARK: What it says

  /// The printed message; nil if the object has none.
  var message: Value? {
    ["eventMessage", "message", "msg"].lazy.compactMap { values[$0] }.first { $0.isText }
  }

  var stamp: LogClock.Stamp? {
    guard let time = values["timestamp"] ?? values["time"], time.isText else { return nil }
    return LogClock.Stamp(LogStamp(of: time.line))
  }

  var process: Int? { (values["processID"] ?? values["pid"]).flatMap { Int($0.text) } }

  /// The event of a line of our own trace, and its time; nil for any other object.
  var traced: (event: ReadEvent, time: Ticks?)? {
    guard let word = values["event"], let callback = Callback(rawValue: word.text),
      let controller = values["controller"]
    else { return nil }
    let isOfApp = callback.group == .app
    guard isOfApp || controller.isText, controller.bytes.count <= NormalForm.longestName else { return nil }
    var event = ReadEvent(
      kind: .callback(callback), name: isOfApp ? nil : controller.text, argument: argument, range: word.range)
    event.separateNumber()
    return (event, values["time"].flatMap { Ticks(seconds: $0.text) })
  }

  private var argument: LoggedArgument {
    if let flag = values["animated"] { return .flag(flag.text == "true") }
    guard let parent = values["parent"] else { return .none }
    return parent.isText ? .text(parent.text) : .nothing
  }
}

extension LogLine {
  /// Reads a text of JSON, from a quotation mark to behind the next one; nil if it isn't one.
  func text(ofJSONAt index: inout Int) -> [UInt8]? { JSONText.read(bytes[range], &index, isStrict: true) }
}
