internal import ScenePlan

/// The words on the arrow of a segue. Names that an import made often say one thing three times: each thing is said
/// once.
struct SegueWords {
  /// Its id and its verb, or one of them where it says the other.
  let first: String
  /// The action that it asks for; nil if its id tells that.
  let action: String?
  /// The sender; nil if its id or its target tells that.
  let sender: String?

  /// - Parameters:
  ///   - target: The id of the controller to which it leads.
  ///   - title: That controller's title.
  init(_ segue: TemplateRecord.Segue, to target: String?, title: String?) {
    let id = SegueWords.letters(segue.id)
    let target = target.map { SegueWords.letters($0.split(separator: "/").last.map(String.init) ?? $0) }
    let isToTarget = target.map { id == "to" + $0 } ?? false
    let verb = segue.verb.rawValue
    first = isToTarget || id == SegueWords.letters(verb) ? verb : segue.id + " · " + verb
    action = segue.action.flatMap { SegueWords.letters($0) == id && !id.isEmpty ? nil : $0 }
    let told = [id, target, title.map(SegueWords.letters)].compactMap(\.self)
    sender = segue.sender.flatMap { sender in
      let letters = SegueWords.letters(sender)
      let isTold = told.contains(letters) || (letters.count > 2 && id.hasPrefix(letters))
      return isTold && !letters.isEmpty ? nil : sender
    }
  }

  /// The letters and digits of a name, however it is written.
  private static func letters(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
