internal import SceneBasics
internal import ScenePlan
internal import SceneWorld

/// The words of JSON lines, and the lines that need nothing else.
struct JSONLinesWords {
  /// `,"controller":"app","event":"`, the same with `null`, and from 2 on with the name of each instance in quotes.
  private var controllers = WordTable([])
  private var scratch = ByteWriter()
  private let callbacks = EventWords { name, form in
    switch form {
    case .bare: name + "\""
    case .still: name + "\",\"animated\":false"
    case .animated: name + "\",\"animated\":true"
    case .orphan: name + "\",\"parent\":null"
    case .parent: name + "\",\"parent\":"
    case .open: name + "\",\"argument\":"
    }
  }
  /// The fields of each set of flags.
  private let flags = WordTable(
    (0..<1 << AppearanceFlags.all.count).map { set in
      AppearanceFlags.all.map { flag, name in
        ",\"\(name)\":\(AppearanceFlags(rawValue: UInt8(set)).contains(flag))"
      }.joined()
    })

  init(_ instances: [InstanceRecord]) {
    append("app")
    controllers.append(",\"controller\":null,\"event\":\"")
    for instance in instances { append(instance.name) }
  }

  /// Takes in the name of the next instance.
  mutating func append(_ name: String) {
    scratch.clear()
    scratch.write(json: name)
    scratch.kept.withUnsafeBufferPointer { name in
      controllers.append(atMost: name.count + JSONLinesWords.before + JSONLinesWords.after) { line in
        line.write(JSONLinesWords.key)
        line.write(name)
        line.write(JSONLinesWords.next)
      }
    }
  }

  private static let key = PaddedBytes(",\"controller\":")
  private static let next = PaddedBytes(",\"event\":\"")

  // MARK: Whole lines

  /// Writes the lines of events that need nothing but words.
  ///
  /// - Parameters:
  ///   - start: What stands before, with the number of the last event.
  ///   - place: Where the script is; it goes along with the events.
  ///   - choice: Which events have a line.
  /// - Returns: The place of the first event that needs more.
  func writeLines(
    of events: UnsafeBufferPointer<TracedEvent>, from first: Int, after start: inout NumberedStart,
    at place: inout JSONLinesPlace, _ choice: LineChoice, into output: inout ByteWriter
  ) -> Int {
    let most = start.longest + place.longest + controllers.longest * 2 + callbacks.longest + flags.longest
    var next = first
    var last = first
    repeat {
      controllers.open { controllers in
        callbacks.open { callbacks in
          flags.open { flags in
            let words = Words(controllers: controllers, callbacks: callbacks, flags: flags)
            output.writeLines(events.count - next, atMost: most) { line, count in
              last = next + count
              next = JSONLinesWords.write(events, next..<last, &start, &place, choice, words, into: &line)
            }
          }
        }
      }
    } while next == last && next < events.count
    return next
  }

  /// All words while lines are written.
  private struct Words {
    let controllers: OpenWords
    let callbacks: OpenWords
    let flags: OpenWords
  }

  @inline(__always)
  private static func write(
    _ events: UnsafeBufferPointer<TracedEvent>, _ range: Range<Int>, _ start: inout NumberedStart,
    _ place: inout JSONLinesPlace, _ choice: borrowing LineChoice, _ words: Words, into line: inout LineCursor
  ) -> Int {
    var next = range.lowerBound
    while next < range.upperBound, write(events[next], &start, &place, choice, words, into: &line) { next &+= 1 }
    return next
  }

  /// Writes a line; false where it needs more than words, and nothing was written then.
  @inline(__always)
  private static func write(
    _ traced: borrowing TracedEvent, _ start: inout NumberedStart, _ place: inout JSONLinesPlace,
    _ choice: borrowing LineChoice, _ words: Words, into line: inout LineCursor
  ) -> Bool {
    let callback = traced.event.callback
    let kind = choice.kinds[callback]
    guard kind != .special, let id = traced.event.instance else { return false }
    let presence = choice.presences[id.index]
    if kind == .hidden || presence != .shown {
      if presence != .isPrivate { start.increment() }
      return true
    }
    guard case .none = traced.event.answer else { return false }
    guard let (form, other) = EventWords.form(of: traced.event.argument) else { return false }
    if !place.isThat(of: traced), !place.turn(to: traced, choice) { return false }
    start.increment()
    start.write(into: &line)
    place.moment.write(into: &line)
    words.controllers.write(id.index &+ 2, into: &line)
    words.callbacks.write(EventWords.place(callback, form), into: &line)
    if let other { words.controllers.write(other.index &+ 2, without: before, and: after, into: &line) }
    if kind == .flagged { words.flags.write(Int(traced.event.flags.rawValue), into: &line) }
    place.writeEnd(into: &line)
    return true
  }

  // MARK: Parts of lines

  /// Writes the controller of a line, up to the quote before the event.
  func writeController(of event: LifecycleEvent, into output: inout ByteWriter) {
    controllers.write(event.callback.group == .app ? 0 : JSONLinesWords.place(of: event.instance), into: &output)
  }

  /// Writes the event and its argument, where these are words.
  ///
  /// - Returns: False where the argument is still to be written, behind its key.
  func writeEvent(_ event: LifecycleEvent, into output: inout ByteWriter) -> Bool {
    switch event.argument {
    case .none: callbacks.write(event.callback, .bare, into: &output)
    case .animated(let isAnimated): callbacks.write(event.callback, isAnimated ? .animated : .still, into: &output)
    case .parent(let parent):
      callbacks.write(event.callback, .parent, into: &output)
      write(parent, into: &output)
    case .instance(let id):
      callbacks.write(event.callback, .open, into: &output)
      write(id, into: &output)
    case .name, .instances, .message:
      callbacks.write(event.callback, .open, into: &output)
      return false
    }
    return true
  }

  /// Writes the flags of an event, if its callback has them.
  func writeFlags(of event: LifecycleEvent, into output: inout ByteWriter) {
    if event.callback.hasFlags { flags.write(Int(event.flags.rawValue), into: &output) }
  }

  /// Writes the name of an instance in quotes, or `null`.
  func write(_ instance: InstanceID?, into output: inout ByteWriter) {
    controllers.write(
      JSONLinesWords.place(of: instance), without: JSONLinesWords.before, and: JSONLinesWords.after, into: &output)
  }

  private static func place(of instance: InstanceID?) -> Int { instance.map { $0.index + 2 } ?? 1 }

  /// How many bytes stand before and behind the name in a word of `controllers`.
  private static let before = key.count
  private static let after = next.count
}
