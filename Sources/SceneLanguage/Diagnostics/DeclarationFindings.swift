package import SceneBasics
internal import ScenePlan

/// Versions and systems, and definitions of controllers, among SG151 and up.
extension Diagnostic {
  static let declarations: [Finding] = [
    unknownFormat, unsupportedSystem, newerSystem, idleQuirk, missingID, definitionInEdge,
  ]

  // MARK: SG155

  package static let unknownFormat = Finding(
    155, "unknownFormat", .error, "a format that can't be read",
    explanation: """
      'format' is the version of the scene format. The version rises only when the meaning of an accepted file \
      changes. So this tool would give the file another meaning than its author did. Use a newer version of the tool, \
      or write 1.
      """,
    wrong: """
      scene: Future
      format: 2
      controllers: { home: }
      """,
    right: """
      scene: Future
      format: 1
      controllers: { home: }
      """)

  package static func unknownFormat(_ format: Located<Int>) -> Diagnostic {
    Diagnostic(
      unknownFormat, "this version can't read format \(format.value); it reads 1",
      at: format.span,
      hint: format.value > 1 ? "use a newer scenograph" : "write 'format: 1', or nothing")
  }

  // MARK: SG156

  package static let unsupportedSystem = Finding(
    156, "unsupportedSystem", .error, "a system from before containers",
    explanation: """
      Custom containers exist since iOS 5. The tool doesn't follow older systems, and nobody has read their logs. \
      Write a major version from 5 on, as a whole number. The default is 17.
      """,
    wrong: """
      scene: Old
      ios: 4
      controllers: { home: }
      """,
    right: """
      scene: Old
      ios: 5
      controllers: { home: }
      """)

  package static func unsupportedSystem(_ ios: Located<Int>) -> Diagnostic {
    Diagnostic(
      unsupportedSystem,
      "iOS \(ios.value) isn't modelled; containers exist since iOS \(Behaviour.oldest)", at: ios.span,
      hint: "write a version from \(Behaviour.oldest) on")
  }

  // MARK: SG157

  package static let newerSystem = Finding(
    157, "newerSystem", .note, "a system newer than the tool knows",
    explanation: """
      When the tool was made, nobody knew the behaviour of this system. So the tool follows the newest system that it \
      knows. That is right unless the newer system changed something that the scene touches. If the trace should stay \
      the same with a newer tool, name the version that the tool follows.
      """,
    wrong: """
      scene: Tomorrow
      ios: 99
      controllers: { home: }
      """,
    right: """
      scene: Today
      ios: 26
      controllers: { home: }
      """)

  package static func newerSystem(_ ios: Located<Int>) -> Diagnostic {
    Diagnostic(
      newerSystem,
      "iOS \(ios.value) is newer than the tool knows; the run follows iOS \(Behaviour.newest)", at: ios.span,
      hint: "write \(Behaviour.newest) to keep the scene's behaviour")
  }

  // MARK: SG160

  package static let idleQuirk = Finding(
    160, "idleQuirk", .note, "a quirk that the system has anyway",
    explanation: """
      The quirk turns on a behaviour that the profile of this system already has, or turns off one that it doesn't \
      have, so the line changes nothing. `didMoveTwice` was a quirk once; published logs show it on every system from \
      iOS 10 on. Delete the quirk.
      """,
    wrong: """
      scene: Twice
      quirks: [didMoveTwice]
      controllers: { home: }
      """,
    right: """
      scene: Twice
      controllers: { home: }
      """)

  package static func idleQuirk(_ quirk: Located<String>, turnsOn: Bool, ios: Int) -> Diagnostic {
    let fact = turnsOn ? "is what iOS \(ios) does by itself" : "turns off what iOS \(ios) doesn't do"
    return Diagnostic(
      idleQuirk, "'\(quirk.value)' \(fact)", at: quirk.span, hint: "delete the quirk")
  }

  // MARK: SG158

  package static let missingID = Finding(
    158, "missingID", .error, "a definition without an id",
    explanation: """
      A container may define a controller in its list. The controller still needs an 'id', because steps, expectations \
      and diagrams refer to it by name. Add an 'id', or declare the controller under 'controllers' and list its id.
      """,
    wrong: """
      scene: Inline
      controllers:
        main: { kind: navigation, stack: [{ title: Home }] }
      """,
    right: """
      scene: Inline
      controllers:
        main: { kind: navigation, stack: [{ id: home, title: Home }] }
      """)

  /// - Parameter id: The key of an entry that looks like those under `controllers`.
  package static func missingID(_ id: String? = nil, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      missingID, "a controller that is defined in a list needs an 'id'", at: span,
      hint: id.map { "write its id as a value, and its keys beside it: '{ id: \($0), title: … }'" }
        ?? "add 'id:' with a name, or list a controller that is declared under 'controllers'")
  }

  // MARK: SG159

  package static let definitionInEdge = Finding(
    159, "definitionInEdge", .error, "a definition where a name is wanted",
    explanation: """
      A segue or a step leads to a controller; it doesn't own it. A controller that is defined here would be in no \
      list, and a second segue could not name it. Declare the controller under 'controllers' and write its id. Only \
      containers and embed segues may define a controller in place.
      """,
    wrong: """
      scene: Edges
      controllers:
        home: { segues: { next: { show: { id: detail } } } }
      """,
    right: """
      scene: Edges
      controllers:
        home: { segues: { next: { show: detail } } }
        detail:
      """)

  /// - Parameter name: The controller that is meant, if it has got a key of its own.
  package static func definitionInEdge(_ verb: String, meaning name: String? = nil, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      definitionInEdge, "'\(verb)' leads to a controller and can't define one", at: span,
      hint: name.map { "write '\(verb): \($0)'; options stand beside '\(verb)'" }
        ?? "declare it under 'controllers', as in 'sheet: { kind: navigation, stack: [home] }', and write its id here")
  }
}
