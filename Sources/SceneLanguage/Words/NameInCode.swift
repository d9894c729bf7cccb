internal import ScenePlan

/// Code where the name of a controller belongs: `self.detail`, `$detail`, `UINavigationController(list)`.
enum NameInCode {
  /// The controller that is meant.
  case name(String)
  /// A stack that is made on the spot, around a controller.
  case stack(around: String)
  /// An object of a class that is made on the spot.
  case object(of: String)

  /// Nil if the text is no code, or names nothing that the scene declares.
  init?(_ text: String, in names: DeclaredNames) {
    if let open = text.firstIndex(of: "("), text[..<open].last.map(NameInCode.isPart) == true {
      let made = text[..<open].split { !NameInCode.isPart($0) }.last.map(String.init) ?? ""
      let arguments = text[open...].split { !NameInCode.isPart($0) }.map(String.init)
      // What is made is a class, which has a capital.
      if made.first?.isUppercase == true {
        let isStack = WordLeads.leads(of: made).contains { $0.target == .kind(.navigation) }
        let root = arguments.last(where: names.has)
        self = isStack ? root.map { .stack(around: $0) } ?? .object(of: made) : .object(of: made)
        return
      }
      // `nav(list)`: a stack that isn't declared, in the form of a call.
      if !names.has(made), WordLeads.leads(of: made).contains(where: { $0.target == .kind(.navigation) }),
        let root = arguments.last(where: names.has)
      {
        self = .stack(around: root)
        return
      }
    }
    let words = text.split { !NameInCode.isPart($0) && $0 != "#" }.map(String.init)
    guard let meant = words.last(where: { names.has($0.prefix { $0 != "#" }) }) else { return nil }
    // Blanks alone join what may be two names, unless each word but one is of the language.
    let isCode = text.contains { !NameInCode.isPart($0) && !" ,;#/".contains($0) }
    guard isCode || words.allSatisfy({ $0 == meant || NameInCode.language.contains($0) || $0.hasPrefix("UI") }),
      words.count > 1 || words[0] != text
    else { return nil }
    // `home.content`: what follows belongs to a controller.
    guard words.last == meant || NameInCode.language.contains(words.last ?? "") || words.last?.hasPrefix("UI") == true
    else { return nil }
    self = .name(meant)
  }

  /// The advice.
  var hint: String {
    switch self {
    case .name(let id): "write the controller alone: '\(id)'"
    case .stack(let root):
      "declare it under 'controllers', as in '\(root)Nav: { kind: navigation, stack: [\(root)] }', and write "
        + "'\(root)Nav' here"
    case .object(let name):
      "write the id of a controller; its class stands under 'controllers', as in 'detail: { class: \(name) }'"
    }
  }

  /// Words of Swift, and properties that lead to the controller before them.
  private static let language: Set<String> = [
    "self", "let", "var", "as", "try", "await", "weak", "new", "view", "viewController", "rootViewController",
    "controller",
  ]

  private static func isPart(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber) || character == "_" || character == "-"
  }
}
