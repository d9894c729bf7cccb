internal import SceneBasics
internal import SceneLogs
internal import ScenePlan
internal import SceneProgram

/// The classes that a sentence of UIKit names: the one that is presented, and the one on which. They tell one script
/// from another where neither prints a line.
enum NamedClasses {
  /// The names in a line, without modules and addresses; none in a sentence that isn't about a presentation.
  static func names(in event: LoggedEvent) -> [String] {
    guard case .message(let message) = event.kind, isOnPresenting(message), case .texts(let texts) = event.argument
    else { return [] }
    return texts.prefix(2).map { text in
      let inner = text.drop { $0 == "<" }.prefix { $0 != ":" && $0 != ">" && $0 != ";" }
      return Evidence.bare(String(inner.split(separator: ".").last ?? ""))
    }
  }

  /// The controllers of a message in the order of those names.
  static func instances(in message: Message) -> [InstanceID?] {
    isOnPresenting(message.kind) ? [message.first, message.second] : []
  }

  /// The names that a sentence may have for a controller: its class's, its id, and that of the kind.
  static func names(of template: Template) -> Set<String> {
    let names = [template.settings?.className, template.id, template.kind.className].compactMap(\.self)
    return Set(names.map { Evidence.bare($0) })
  }

  private static func isOnPresenting(_ message: UIKitMessage) -> Bool {
    [.presentOffWindow, .alreadyPresenting, .presentationInProgress].contains(message)
  }
}
