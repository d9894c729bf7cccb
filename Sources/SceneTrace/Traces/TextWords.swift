internal import SceneBasics
internal import ScenePlan

/// The words of a text trace: names, callbacks, and the lines that need nothing else.
struct TextWords {
  private var names: WordTable
  /// The names as they stand in parentheses, without colours; nil where names have none either.
  private var plainNames: WordTable?
  private let callbacks: EventWords
  private let palette: TracePalette

  init(_ instances: [InstanceRecord], _ palette: TracePalette) {
    self.palette = palette
    callbacks = EventWords(
      bare: { "." + palette.paint($0) + "\n" },
      animated: { "." + palette.paint($0) + ($1 ? "(true)\n" : "(false)\n") },
      open: { "." + palette.paint($0) + "(" })
    names = WordTable([])
    if !palette.controllers.isEmpty { plainNames = WordTable([]) }
    for (number, instance) in instances.enumerated() { append(instance.name, number) }
  }

  /// Takes in the name of the instance of a number.
  mutating func append(_ name: String, _ number: Int) {
    let colours = palette.controllers
    names.append(colours.isEmpty ? name : colours[number % colours.count] + name + palette.reset)
    plainNames?.append(name)
  }

  /// Writes the name of an instance.
  func write(_ id: InstanceID, into output: inout ByteWriter) { names.write(id.index, into: &output) }

  /// Writes the whole line of an event; false where it needs more than words, and nothing was written then.
  ///
  /// - Parameter width: How many blanks stand before it.
  @inline(__always)
  func writeLine(_ event: LifecycleEvent, _ id: InstanceID, indent width: Int, into output: inout ByteWriter) -> Bool {
    let argument: Argument
    switch event.argument {
    case .none, .animated, .parent, .instance: argument = event.argument
    case .name, .instances, .message: return false
    }
    output.write(atMost: width + 2 * max(names.longest, 3) + callbacks.longest + 2) { line in
      line.write(blanks: width)
      names.write(id.index, into: &line)
      switch argument {
      case .animated(let isAnimated): callbacks.write(event.callback, animated: isAnimated, into: &line)
      case .parent(let parent): write(event.callback, parent, into: &line)
      case .instance(let other): write(event.callback, other, into: &line)
      case .none, .name, .instances, .message: callbacks.write(event.callback, into: &line)
      }
    }
    return true
  }

  @inline(__always)
  private func write(_ callback: Callback, _ other: InstanceID?, into line: inout LineCursor) {
    callbacks.write(open: callback, into: &line)
    if let other {
      if let plainNames { plainNames.write(other.index, into: &line) } else { names.write(other.index, into: &line) }
    } else {
      line.write(TextWords.noInstance)
    }
    line.write(byte: 0x29)
    line.write(byte: 0x0A)
  }

  private static let noInstance = PaddedBytes("nil")
}
