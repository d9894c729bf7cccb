internal import SceneBasics
internal import ScenePlan
internal import SceneWorld

/// The words of a text trace: names, callbacks, and the lines that need nothing else.
struct TextWords {
  /// The names, each with `closing` behind it.
  private var names = WordTable([])
  /// The same without colours, as names stand in parentheses; empty where names have no colours.
  private var plainNames = WordTable([])
  private let callbacks: EventWords
  private let palette: TracePalette

  /// What stands behind a name in parentheses.
  private static let closing = PaddedBytes(")\n")

  init(_ instances: [InstanceRecord], _ palette: TracePalette) {
    self.palette = palette
    callbacks = EventWords { name, form in
      let painted = "." + palette.paint(name)
      return switch form {
      case .bare: painted + "\n"
      case .still: painted + "(false)\n"
      case .animated: painted + "(true)\n"
      case .orphan: painted + "(nil)\n"
      case .parent, .open: painted + "("
      }
    }
    names.reserve(instances.count)
    for number in instances.indices { append(instances[number].name, number) }
  }

  /// Takes in the name of the instance of a number.
  mutating func append(_ name: String, _ number: Int) {
    let colours = palette.controllers
    if colours.isEmpty { return TextWords.append(name, to: &names) }
    TextWords.append(colours[number % colours.count] + name + palette.reset, to: &names)
    TextWords.append(name, to: &plainNames)
  }

  private static func append(_ name: String, to names: inout WordTable) {
    var name = name
    name.withUTF8 { name in
      names.append(atMost: name.count + closing.count) {
        $0.write(name)
        $0.write(closing)
      }
    }
  }

  /// Writes the name of an instance.
  func write(_ id: InstanceID, into output: inout ByteWriter) {
    names.write(id.index, without: 0, and: TextWords.closing.count, into: &output)
  }

  /// The most bytes of a line that needs nothing but words.
  private var longestLine: Int { TextTrace.widestIndent + names.longest * 2 + callbacks.longest }

  /// Writes the lines of events that need nothing but words.
  ///
  /// - Parameters:
  ///   - place: Where the script is; its time goes along with the events.
  ///   - choice: Which events have a line.
  /// - Returns: The place of the first event that needs more.
  func writeLines(
    of events: UnsafeBufferPointer<TracedEvent>, from first: Int, at place: inout TextPlace, _ choice: LineChoice,
    into output: inout ByteWriter
  ) -> Int {
    var next = first
    var last = first
    repeat {
      names.open { names in
        plainNames.open { plainNames in
          callbacks.open { callbacks in
            let words = Words(
              names: names, plainNames: palette.controllers.isEmpty ? names : plainNames, callbacks: callbacks)
            output.writeLines(events.count - next, atMost: longestLine + place.longest) { line, count in
              last = next + count
              next = TextWords.write(events, next..<last, &place, choice, words, into: &line)
            }
          }
        }
      }
    } while next == last && next < events.count
    return next
  }

  /// All words while lines are written.
  private struct Words {
    let names: OpenWords
    let plainNames: OpenWords
    let callbacks: OpenWords
  }

  @inline(__always)
  private static func write(
    _ events: UnsafeBufferPointer<TracedEvent>, _ range: Range<Int>, _ place: inout TextPlace,
    _ choice: borrowing LineChoice, _ words: Words, into line: inout LineCursor
  ) -> Int {
    var next = range.lowerBound
    while next < range.upperBound, write(events[next], &place, choice, words, into: &line) { next &+= 1 }
    return next
  }

  /// Writes a line; false where it needs more than words: then the time alone may have been written.
  @inline(__always)
  private static func write(
    _ traced: borrowing TracedEvent, _ place: inout TextPlace, _ choice: borrowing LineChoice, _ words: Words,
    into line: inout LineCursor
  ) -> Bool {
    let callback = traced.event.callback
    switch choice.kinds[callback] {
    case .hidden: return true
    case .special: return false
    case .plain, .flagged: break
    }
    guard let id = traced.event.instance, case .none = traced.event.answer, traced.event.step == place.step else {
      return false
    }
    if choice.presences[id.index] != .shown { return true }
    // Before the argument is looked at, so that nothing of that has to be kept over the call.
    if traced.event.time != place.time { line = place.writeTime(traced.event.time, behind: line) }
    guard let (form, other) = EventWords.form(of: traced.event.argument) else { return false }
    line.write(indent: min(traced.depth &* 2 &+ 2, TextTrace.widestIndent))
    words.names.write(id.index, without: 0, and: 2, into: &line)
    words.callbacks.write(EventWords.place(callback, form), into: &line)
    if let other { words.plainNames.write(other.index, into: &line) }
    return true
  }
}
