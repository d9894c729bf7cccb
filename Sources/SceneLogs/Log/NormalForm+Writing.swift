package import SceneBasics
internal import ScenePlan

/// The one form in which a log is written, an event a line:
///
/// ```
/// @class DetailController: viewDidLoad viewWillAppear viewDidAppear
/// DetailController.viewDidLoad @0
/// <DetailController: 0x7f8a>.viewDidAppear(true) @0.531
/// UIKit.presentationInProgress("<A: 0x1>", "<B: 0x2>") @2
/// @log
/// ```
///
/// `@callbacks` says for all classes at once what they print, and `@class` for one. Behind `@log` the app runs again. A
/// name that is more than a word stands in quotes, as a string of JSON. What is read again is the same log.
package enum NormalForm {
  package static let callbacks = "@callbacks"
  package static let `class` = "@class"
  package static let log = "@log"
  /// The owner of UIKit's own sentences, and of the events of the app.
  static let uikit = "UIKit"
  static let app = "app"

  /// The most bytes of a name and of an argument. Longer ones are no names and no arguments.
  static let longestName = 200
  static let longestText = 2_000

  /// Writes a log.
  package static func write(_ log: LifecycleLog, to writer: inout ByteWriter) {
    for entry in log.classes {
      writer.write("\(Self.class) ")
      write(name: entry.name, to: &writer)
      writer.write(":")
      for callback in Callback.allCases where entry.printed.contains(callback) { writer.write(" \(callback.rawValue)") }
      writer.write("\n")
    }
    for (index, run) in log.runs.enumerated() {
      if index > 0 { writer.write("\(Self.log)\n") }
      for event in log.events[run] { write(event, of: log, to: &writer) }
    }
  }

  private static func write(_ event: LoggedEvent, of log: LifecycleLog, to writer: inout ByteWriter) {
    switch event.kind {
    case .message(let message): writer.write("\(uikit).\(message)")
    case .callback(let callback):
      if let owner = event.owner {
        if event.address > 0 { writer.write("<") }
        write(name: log.classes[Int(owner)].name, to: &writer)
        if event.address > 0 { writer.write(": 0x\(String(event.address, radix: 16))>") }
      } else {
        writer.write(app)
      }
      writer.write(".\(callback.rawValue)")
    }
    switch event.argument {
    case .none: break
    case .flag(let flag): writer.write(flag ? "(true)" : "(false)")
    case .nothing: writer.write("(nil)")
    case .text(let text):
      writer.write("(")
      if isPlain(argument: text) { writer.write(text) } else { writer.write(json: text) }
      writer.write(")")
    case .texts(let texts):
      writer.write("(")
      for (index, text) in texts.enumerated() {
        if index > 0 { writer.write(", ") }
        writer.write(json: text)
      }
      writer.write(")")
    }
    if let time = event.time {
      writer.write(" @")
      writer.write(seconds: time)
    }
    writer.write("\n")
  }

  private static func write(name: String, to writer: inout ByteWriter) {
    // With a number behind '#' it would be an instance of our own trace.
    if isPlain(name: name), ReadEvent.numbered(name) == nil { writer.write(name) } else { writer.write(json: name) }
  }

  /// Whether a name stands without quotes: letters, digits, `_`, `-` and `#`, and a letter first.
  static func isPlain(name: String) -> Bool {
    guard name != uikit, name != app, let first = name.utf8.first, first > 0x39, first != 0x5F || name.utf8.count > 1
    else { return false }
    return name.utf8.allSatisfy(isPlain)
  }

  static func isPlain(_ byte: UInt8) -> Bool { LogLine.isLetter(byte) || byte == 0x2D || byte == 0x23 }

  /// Whether an argument stands without quotes: a name, or a description with an address.
  private static func isPlain(argument: String) -> Bool {
    if ["true", "false", "nil"].contains(argument) { return false }
    if isPlain(name: argument) { return true }
    guard argument.hasPrefix("<"), argument.hasSuffix(">"),
      let found = ControllerDescription(Array(argument.utf8)[1..<(argument.utf8.count - 1)])
    else { return false }
    return isPlain(name: found.name) && found.address > 0 && found.text == argument
  }
}
