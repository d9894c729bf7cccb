internal import SceneBasics
internal import ScenePlan

/// The words of a text trace in bytes: names, and what stands behind them in most lines.
struct TextWords {
  /// The names of the instances, in colour.
  let names: [[UInt8]]
  /// The names without colours, as they stand in parentheses.
  private let plainNames: [[UInt8]]
  private let callbacks: [Callback: Ends]

  /// The ends of lines of one callback: `.viewDidAppear(true)` and the line break.
  private struct Ends {
    let bare: [UInt8]
    let still: [UInt8]
    let animated: [UInt8]
    let orphan: [UInt8]
    /// Up to the parenthesis before a name.
    let open: [UInt8]

    init(_ name: String) {
      bare = Array(".\(name)\n".utf8)
      still = Array(".\(name)(false)\n".utf8)
      animated = Array(".\(name)(true)\n".utf8)
      orphan = Array(".\(name)(nil)\n".utf8)
      open = Array(".\(name)(".utf8)
    }
  }

  init(_ instances: [InstanceRecord], _ palette: TracePalette) {
    let colours = palette.controllers
    let plain = instances.map { Array($0.name.utf8) }
    plainNames = plain
    names =
      colours.isEmpty
      ? plain
      : instances.enumerated().map { Array((colours[$0 % colours.count] + $1.name + palette.reset).utf8) }
    callbacks = Dictionary(uniqueKeysWithValues: Callback.allCases.map { ($0, Ends(palette.paint($0.rawValue))) })
  }

  /// Writes the callback of an event, its argument and the line break.
  ///
  /// - Returns: False where the argument isn't among the words; nothing was written then.
  func write(_ event: LifecycleEvent, into output: inout ByteWriter) -> Bool {
    guard let ends = callbacks[event.callback] else { return false }
    switch event.argument {
    case .none: output.write(bytes: ends.bare)
    case .animated(let isAnimated): output.write(bytes: isAnimated ? ends.animated : ends.still)
    case .parent(nil): output.write(bytes: ends.orphan)
    case .parent(let instance?), .instance(let instance):
      output.write(bytes: ends.open)
      output.write(bytes: plainNames[instance.index])
      output.write(")\n" as StaticString)
    case .name, .instances, .message: return false
    }
    return true
  }
}
