internal import SceneBasics
internal import ScenePlan

/// The words of JSON lines, and the lines that need nothing else.
struct JSONLinesWords {
  /// `,"controller":"app","event":"`, the same with `null`, and from 2 on with the name of each instance in quotes.
  private var controllers = WordTable([])
  private var scratch = ByteWriter()
  private let callbacks = EventWords(
    bare: { $0 + "\"" }, animated: { $0 + ($1 ? "\",\"animated\":true" : "\",\"animated\":false") },
    open: { $0 + "\",\"argument\":" })
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
    scratch.write(JSONLinesWords.key)
    scratch.write(json: name)
    scratch.write(JSONLinesWords.next)
    controllers.append(scratch.kept)
  }

  private static let key: StaticString = ",\"controller\":"
  private static let next: StaticString = ",\"event\":\""

  /// Writes a whole line; false where it needs more than words, and nothing was written then.
  ///
  /// - Parameters:
  ///   - start: What stands before the controller.
  ///   - place: What stands behind the flags.
  @inline(__always)
  func writeLine(
    _ event: LifecycleEvent, start: NumberedStart, place: PaddedBytes,
    into output: inout ByteWriter
  ) -> Bool {
    guard event.answer == .none else { return false }
    switch event.argument {
    case .none, .animated, .parent: break
    case .instance, .name, .instances, .message: return false
    }
    let most =
      start.count + controllers.longest + callbacks.longest + JSONLinesWords.parent.count
      + controllers.longest + flags.longest + place.count
    output.write(atMost: most) { line in
      start.write(into: &line)
      controllers.write(JSONLinesWords.place(ofControllerOf: event), into: &line)
      switch event.argument {
      case .animated(let isAnimated): callbacks.write(event.callback, animated: isAnimated, into: &line)
      case .parent(let parent):
        callbacks.write(event.callback, into: &line)
        line.write(JSONLinesWords.parent)
        controllers.write(
          JSONLinesWords.place(of: parent), without: JSONLinesWords.before, and: JSONLinesWords.after, into: &line)
      case .none, .instance, .name, .instances, .message: callbacks.write(event.callback, into: &line)
      }
      if event.callback.hasFlags { flags.write(Int(event.flags.rawValue), into: &line) }
      line.write(place)
    }
    return true
  }

  /// Writes the controller of a line, up to the quote before the event.
  func writeController(of event: LifecycleEvent, into output: inout ByteWriter) {
    controllers.write(JSONLinesWords.place(ofControllerOf: event), into: &output)
  }

  /// Writes the event and its argument, where these are words.
  ///
  /// - Returns: False where the argument is still to be written, behind its key.
  func writeEvent(_ event: LifecycleEvent, into output: inout ByteWriter) -> Bool {
    switch event.argument {
    case .none: callbacks.write(event.callback, into: &output)
    case .animated(let isAnimated): callbacks.write(event.callback, animated: isAnimated, into: &output)
    case .parent(let parent):
      callbacks.write(event.callback, into: &output)
      output.write(bytes: JSONLinesWords.parent.used)
      write(parent, into: &output)
    case .instance(let id):
      callbacks.write(open: event.callback, into: &output)
      write(id, into: &output)
    case .name, .instances, .message:
      callbacks.write(open: event.callback, into: &output)
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

  @inline(__always) private static func place(of instance: InstanceID?) -> Int { instance.map { $0.index + 2 } ?? 1 }

  @inline(__always) private static func place(ofControllerOf event: LifecycleEvent) -> Int {
    event.callback.group == .app ? 0 : place(of: event.instance)
  }

  /// How many bytes stand before and behind the name in a word of `controllers`.
  private static let (before, after) = (key.utf8CodeUnitCount, next.utf8CodeUnitCount)

  private static let parent = PaddedBytes(",\"parent\":")
}
