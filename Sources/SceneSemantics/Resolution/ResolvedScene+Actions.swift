internal import SceneBasics
internal import SceneSyntax

extension ResolvedScene {
  /// Whether a tap may mean an action of an alert: of the one that `in` names, or of any.
  func hasAction(_ name: Symbol, of receiver: Name?, in file: Int) -> Bool {
    if let receiver = receiver.flatMap({ reference($0.value, in: file)?.template }) {
      return settings(of: receiver)?.actions.contains { $0.value == name } ?? false
    }
    return reference(name, in: file) == nil
      && files.entries.contains { $0.document.settings.contains { $0.actions.contains { $0.value == name } } }
  }
}
