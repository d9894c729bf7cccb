internal import SceneBasics
internal import ScenePlan

/// The texts of a scene as regular expressions that JSON Schema and its validators understand.
///
/// The decoder reads the same texts by hand; a test keeps the two together.
package enum TextPattern {
  private static let word = "[A-Za-z][A-Za-z0-9_-]*"
  private static let path = "\(word)(?:/\(word))*"
  private static let number = "(?:#[1-9][0-9]{0,8})?"
  private static let flags =
    "(?: (?:not )?(?:" + AppearanceFlags.all.map(\.name).joined(separator: "|") + "))*"
  /// The properties whose object is asked or told; one that leads to another stands in front of it.
  private static let property: String = {
    let all = Callback.properties
    let last = all.filter { path in !all.contains { path.hasSuffix("." + $0) } }
    let words = last.map { name in
      let owners = all.filter { $0.hasSuffix("." + name) }.map { $0.dropLast(name.count + 1) }
      return (owners.isEmpty ? "" : "(?:\(owners.joined(separator: "|"))\\.)?") + name
    }
    return "(?:" + words.joined(separator: "|") + ")"
  }()
  private static let plainEvent =
    "\(path)\(number)\\.(?:\(property)\\.)?\(word)(?:\\([^():\\s]+(?: [^():\\s]+)*\\))?\(flags)"
  private static let eventLine = "[ \\t]*(?:\(plainEvent)|#[^\\n]*)?[ \\t\\r]*"

  /// The name of a segue, an unwind action, a view or a step.
  package static let label = "^(?!x-)\(word)$"
  /// The id of a controller or of an import.
  package static let id =
    "^(?!x-)(?!(?:" + ReservedIDs.all.joined(separator: "|") + ")$)\(word)$"
  /// The name of a template: `yellow`, `other/add`.
  package static let template = "^\(path)$"
  /// The name of a template of another file: `other/add`.
  package static let imported = "^\(word)(?:/\(word))+$"
  /// The name of an instance: `yellow`, `yellow#2`, `other/add#2`.
  package static let instance = "^\(path)\(number)$"
  /// An event: `yellow.viewWillAppear(false)`, `main.delegate.willShow`.
  package static let event = "^\(plainEvent)$"
  /// A callback of layout, in which UIKit notes what is read: `yellow.updateProperties`.
  package static let reader =
    "^\(path)\(number)\\.(?:" + Callback.tracked.map(\.rawValue).joined(separator: "|") + ")$"
  /// Events, one a line, with comments between them.
  package static let events = "^(?:\(eventLine)\\n)*\(eventLine)$"
  /// The path of an imported file.
  package static let importPath = "^(?!/)(?!.*://)(?!.*/$)[^\\\\\\u0000-\\u001F\\u007F]+$"
  /// A key that every tool but its author's passes over.
  package static let extensionKey = "^x-"
}
