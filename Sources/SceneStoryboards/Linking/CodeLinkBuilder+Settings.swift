internal import SceneBasics
internal import SceneCode

/// Properties that code sets: they are a controller's where all ways to it agree.
extension CodeLinkBuilder {
  /// The functions that run before UIKit asks for anything, and those that run when the view loads.
  private static let early: Set<String> = ["init", "awakeFromNib"]
  private static let loading: Set<String> = ["viewDidLoad", "loadView"]

  func texts(_ settings: [CodeProperty: [Symbol]]) -> [CodeProperty: [String]] {
    settings.mapValues { $0.map { CodeLinkBuilder.plain(facts.text($0)) } }
  }

  /// A flag of Objective-C as Swift has it.
  private static func plain(_ word: String) -> String { word == "YES" ? "true" : word == "NO" ? "false" : word }

  mutating func settle() {
    addOwnSettings()
    let ways = Dictionary(grouping: transitions.indices) { transitions[$0].destination }
    for (number, ways) in ways.sorted(by: { $0.key < $1.key }) {
      for property in CodeProperty.allCases { settle(property, of: number, ways) }
    }
  }

  private mutating func settle(_ property: CodeProperty, of number: Int, _ ways: [Int]) {
    let calls = ways.filter { property.concerns(transitions[$0].verb) }
    let given = calls.filter { transitions[$0].settings[property] != nil }
    guard let first = given.first, let words = transitions[first].settings[property] else { return }
    // The scenes of storyboards say what these say, and no more.
    if number >= project.count {
      let own = controllers[number - project.count].settings[property]
      if calls.allSatisfy({ (transitions[$0].settings[property] ?? own) == words }) {
        controllers[number - project.count].settings[property] = words
        return
      }
    }
    for call in given { leave(property, at: transitions[call].span) }
  }

  private mutating func leave(_ property: CodeProperty, at span: SourceSpan) {
    if left.insert(Left(property: property, span: span)).inserted { leftOut.append((property, span)) }
  }

  // MARK: Own settings

  /// Gives each class of the code what it sets on itself, and what its superclasses do.
  private mutating func addOwnSettings() {
    let settings = Dictionary(grouping: facts.settings) { classes.owners[$0.owner] }
    if settings.isEmpty { return }
    var taken: Set<SourceSpan> = []
    for (destination, number) in numbers.sorted(by: { $0.value < $1.value }) where number >= project.count {
      guard case .type(let type) = destination else { continue }
      for entity in classes.line(of: type) {
        for setting in (settings[entity] ?? []).reversed() where isInTime(setting) && isFor(setting.property, type) {
          taken.insert(setting.span)
          let words = setting.words.map { CodeLinkBuilder.plain(facts.text($0)) }
          if controllers[number - project.count].settings[setting.property] == nil {
            controllers[number - project.count].settings[setting.property] = words
          }
        }
      }
    }
    for setting in facts.settings where !taken.contains(setting.span) {
      let type = classes.owners[setting.owner]
      guard isFor(setting.property, type), classes.isOwn(type) else { continue }
      // A class that nothing shows has no scene, so nothing of it is lost.
      if isInTime(setting), !isShown(type) { continue }
      leave(setting.property, at: setting.span)
    }
  }

  private func isShown(_ type: Int) -> Bool {
    ([type] + classes.descendants(of: type)).contains {
      numbers[.type($0)] != nil || !scenes.controllers(ofType: $0).isEmpty
    }
  }

  private func isInTime(_ setting: CodeFacts.OwnSetting) -> Bool {
    guard !setting.words.isEmpty, let function = setting.function.map({ facts.text($0) }) else { return false }
    return CodeLinkBuilder.early.contains(function)
      || (!setting.property.isAskedEarly && CodeLinkBuilder.loading.contains(function))
  }

  /// Whether controllers of a type have a property.
  private func isFor(_ property: CodeProperty, _ type: Int) -> Bool {
    guard let root = classes.controllerRoot(of: type) else { return false }
    switch property {
    case .style, .preferredDisplayMode, .preferredSplitBehavior: return CodeClasses.kind(root) == .split
    case .selectedIndex: return CodeClasses.kind(root) == .tabs
    case .modalPresentationStyle, .modalTransitionStyle, .definesPresentationContext, .isModalInPresentation,
      .detents, .selectedDetentIdentifier, .largestUndimmedDetentIdentifier, .hidesBottomBarWhenPushed,
      .preferredTransition:
      return true
    }
  }

  // MARK: Classes that are left

  /// The classes of controllers that no code makes or shows, and no storyboard has; base classes are none.
  func unled() -> [(name: String, span: SourceSpan, isNamed: Bool)] {
    return classes.entities.indices.compactMap { type in
      guard let declaration = classes.entities[type].declaration, classes.controllerRoot(of: type) != nil,
        classes.entities[type].kind == .class, classes.children[type].isEmpty, numbers[.type(type)] == nil,
        !made.contains(type), classes.controllerRoot(of: type) != "UIAlertController"
      else { return nil }
      let name = classes.text(type)
      guard scenes.controllers(ofType: type).isEmpty else { return nil }
      let names = [facts.types[declaration].name.name] + [facts.types[declaration].otherName].compactMap { $0 }
      let isNamed = names.contains { facts.uses[Int($0.rawValue)] & (CodeFacts.isNamed | CodeFacts.isText) != 0 }
      return (name, facts.types[declaration].span, isNamed)
    }
  }
}
