internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

extension ResolvedScene {
  /// Whether a tap may mean an action of an alert, or the button of a search: of the one that `in` names, or of any.
  func hasAction(_ name: Symbol, of receiver: Name?, in file: Int) -> Bool {
    if endsSearch(name, of: receiver, in: file) { return true }
    if let receiver = receiver.flatMap({ reference($0.value, in: file)?.template }) {
      return settings(of: receiver)?.actions.contains { $0.value == name } ?? false
    }
    return reference(name, in: file) == nil
      && files.entries.contains { $0.document.settings.contains { $0.actions.contains { $0.value == name } } }
  }

  /// Whether a tap means the button by which a person ends a search: that of the one that `in` names, or of any.
  func endsSearch(_ name: Symbol, of receiver: Name?, in file: Int) -> Bool {
    guard text(name) == "cancel" else { return false }
    if let receiver = receiver.flatMap({ reference($0.value, in: file)?.template }) {
      return ownDeclaration(of: receiver).kind == .search
    }
    return reference(name, in: file) == nil
      && (0..<templateCount).contains { ownDeclaration(of: $0).kind == .search }
  }

  /// The actions that alerts declare, in the order of the files.
  var actionsOfAlerts: [String] {
    files.entries.flatMap { $0.document.settings.flatMap { $0.actions.map { text($0.value) } } }
  }

  /// The alert that a tap must be meant for: there is no other one, and no tab bar.
  var onlyAlert: Int? {
    let templates = (0..<templateCount).filter { [.alert, .tabs].contains(ownDeclaration(of: $0).kind) }
    guard templates.count == 1, ownDeclaration(of: templates[0]).kind == .alert else { return nil }
    return templates[0]
  }
}
