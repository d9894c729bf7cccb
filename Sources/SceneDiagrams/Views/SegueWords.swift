internal import ScenePlan

/// The words on the arrow of a segue. Names that an import made often say one thing three times: each thing is said
/// once.
struct SegueWords {
  /// Its id and its verb, or one of them where it says the other.
  let first: String
  /// The action that it asks for; nil if its id tells that.
  let action: String?
  /// Whether it says its sender: not if its id or its target tells that.
  let isSenderTold: Bool

  /// - Parameters:
  ///   - targets: The ids of the controller to which it leads, and of what this one holds first.
  ///   - title: That controller's title.
  ///   - isCalled: Whether a script calls it by its id.
  init(_ segue: TemplateRecord.Segue, to targets: [String], title: String?, isCalled: Bool) {
    let id = SegueWords.letters(segue.id)
    let names = targets.map { SegueWords.letters($0.split(separator: "/").last.map(String.init) ?? $0) }
    let target = names.first
    let verb = segue.verb.rawValue
    let mayBeMade = (segue.isImported || segue.isOfCode) && !isCalled
    let isMade = mayBeMade && names.contains { SegueWords.isMade(id, to: $0, verb) }
    first = isMade || id == SegueWords.letters(verb) ? verb : segue.id + " · " + verb
    action = segue.action.flatMap { SegueWords.letters($0) == id && !id.isEmpty ? nil : $0 }
    let told = [id, target, title.map(SegueWords.letters)].compactMap(\.self)
    let sender = segue.sender.map(SegueWords.letters) ?? ""
    isSenderTold = sender.isEmpty || !told.contains(sender) && !(sender.count > 2 && id.hasPrefix(sender))
  }

  /// Whether an id is one that an import makes: of the target, and of the verb, the style or a number if several lead there.
  private static func isMade(_ id: String, to target: String, _ verb: String) -> Bool {
    guard id.hasPrefix("to" + target) else { return false }
    let rest = id.dropFirst(2 + target.count)
    return rest.allSatisfy(\.isNumber) || rest == "by" + letters(verb)
      || PresentationStyle.allCases.contains { rest == "as" + letters($0.rawValue) }
  }

  /// The letters and digits of a name, however it is written.
  private static func letters(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
