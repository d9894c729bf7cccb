package import SceneBasics
package import ScenePlan

/// Expectations and events, among SG171 and up.
extension Diagnostic {
  static let expectations: [Finding] = [
    expectationNotIndented, labelInEvent, malformedEvent, foldedLines, countsNothing, untracked,
  ]

  // MARK: SG180

  static let expectationNotIndented = Finding(
    180, "expectationNotIndented", .error, "expectations beside 'expect'",
    explanation: """
      The expectations of a scene stand under 'expect', indented further than the word. Here they start in the same \
      column. So they are options of the step, and 'expect' is empty: a test that can't fail. Indent the lines by two \
      more spaces.
      """,
    wrong: """
      scene: Expect
      initial: home
      controllers: { home: }
      script:
        - expect:
          visible: home
      """,
    right: """
      scene: Expect
      initial: home
      controllers: { home: }
      script:
        - expect:
            visible: home
      """)

  package static func expectationNotIndented(_ keys: [String], at span: SourceSpan, fix: Fix?) -> Diagnostic {
    Diagnostic(
      expectationNotIndented, "the expectations stand beside 'expect', not under it", at: span,
      hint: "indent \(Wording.either(keys)) by two spaces more, so that '    \(keys[0]): …' stands below '- expect:'",
      fix: fix)
  }

  // MARK: SG181

  static let labelInEvent = Finding(
    181, "labelInEvent", .error, "an argument label in an event",
    explanation: """
      Events have no argument labels. YAML reads unquoted text with a colon and a blank as a mapping. So \
      'a.willMove(toParent: nil)' would be a key 'a.willMove(toParent' with the value 'nil)'. Write only the argument. \
      Each callback has at most one argument that is compared.
      """,
    wrong: """
      scene: Labels
      initial: home
      controllers: { home: }
      script:
        - expect:
            trace: [home.willMove(toParent: nil)]
      """,
    right: """
      scene: Labels
      initial: home
      controllers: { home: }
      script:
        - expect:
            trace: [home.willMove(nil)]
      """)

  package static func labelInEvent(_ event: String, instead: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      labelInEvent, "\(Wording.quoted(event)) has an argument label, which YAML takes for a key",
      at: span, hint: "write \(Wording.quoted(instead))",
      fix: Fix("leave the label out", [TextEdit(span, by: instead, instead: event)]))
  }

  // MARK: SG182

  static let malformedEvent = Finding(
    182, "malformedEvent", .error, "not an event",
    explanation: """
      An event is an instance, a dot and a callback, with one argument in parentheses if it matters: \
      'yellow.viewWillAppear(true)', 'app.didBecomeActive'. Behind an appearance callback flags may follow, as in \
      'yellow.viewWillAppear isMovingToParent'. This text has another form and could never occur in a \
      trace. So the expectation would always fail or, under 'lacks', always hold. Write it in the form that \
      'scenograph run' prints.
      """,
    wrong: """
      scene: Events
      initial: home
      controllers: { home: }
      script:
        - expect:
            lacks: [viewDidAppear]
      """,
    right: """
      scene: Events
      initial: home
      controllers: { home: }
      script:
        - expect:
            lacks: [home.viewDidAppear]
      """)

  /// About an event with a colon behind it.
  ///
  /// - Parameter end: The place of the colon, if it stands directly behind the event.
  package static func colonBehindEvent(_ event: String, at span: SourceSpan) -> Diagnostic {
    var colon = span.part(at: Int(span.length), length: 1)
    colon.length = 1
    return Diagnostic(
      malformedEvent, "a colon stands behind \(Wording.quoted(event)), which makes it a key", at: span,
      hint: "delete the colon", fix: Fix("delete the colon", [TextEdit(colon, by: "", instead: ":")]))
  }

  /// About an event with something behind a colon, such as a number.
  package static func valueBehindEvent(_ event: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      malformedEvent, "nothing can stand behind \(Wording.quoted(event))", at: span,
      hint: "write the event alone; in 'trace', an event that comes twice stands there twice")
  }

  /// About an argument that the callback never has.
  package static func impossibleArgument(_ argument: String, of callback: String, at span: SourceSpan) -> Diagnostic {
    if Callback(rawValue: callback)?.group != .appearance {
      let event = span.part(at: 0, length: Int(span.length) - argument.unicodeScalars.count - 2)
      return Diagnostic(
        malformedEvent, "'\(callback)' has no argument", at: span,
        hint: "write the event without '(\(argument))'",
        fix: .replacing(
          SourceSpan(
            line: span.line, column: event.column + event.length, length: span.length - event.length, file: span.file),
          by: "", "leave the argument out"))
    }
    return Diagnostic(
      malformedEvent, "the argument of '\(callback)' is true or false, not \(Wording.quoted(argument))",
      at: span, hint: "write true or false, or leave the argument out to match both")
  }

  /// - Parameters:
  ///   - example: An id of the scene, if it has one.
  ///   - callback: One that may stand there.
  package static func malformedEvent(
    _ event: String, example: String? = nil, callback: Callback = .viewWillAppear, at span: SourceSpan
  ) -> Diagnostic {
    if let bare = Wording.withoutTypographicQuotes(event) {
      return .typographicQuotes(
        event, bare, malformedEvent, "\(Wording.quoted(event)) isn't an event", at: span)
    }
    let words = event.split(separator: " ").map(String.init)
    let meant: String? =
      if let call = EventText.ofObjectiveC(event) {
        call
      } else if let told = WordLeads.appEvent(event) {
        "app.\(told.rawValue)"
      } else if event.hasSuffix("()") {
        String(event.dropLast(2))
      } else if let point = event.lastIndex(of: "."),
        case let flag = event[event.index(after: point)...], AppearanceFlags.all.contains(where: { $0.name == flag })
      {
        event[..<point] + " " + flag
      } else if words.count == 2, Callback(rawValue: words[0]) != nil, !words[1].contains(".") {
        words[1] + "." + words[0]
      } else if words.count == 2, Callback(rawValue: String(words[1].prefix { $0 != "(" })) != nil {
        words[0] + "." + words[1]
      } else if words.count == 2, ["true", "false"].contains(words[1]), words[0].contains(".") {
        "\(words[0])(\(words[1]))"
      } else if let joined = EventText.joinedOtherwise(event) {
        joined
      } else if event.contains("("), !event.contains(")"), words.count == 1 {
        event + ")"
      } else {
        nil
      }
    if let meant, case .event = EventText.read(meant) {
      return Diagnostic(
        malformedEvent, "\(Wording.quoted(event)) isn't an event", at: span, hint: "write '\(meant)'",
        fix: Int(span.length) == event.unicodeScalars.count
          ? Fix("write '\(meant)'", [TextEdit(span, by: meant, instead: event)]) : nil)
    }
    let events = words.filter { if case .event = EventText.read($0) { true } else { false } }
    if words.count > 1, events.count == words.count {
      return Diagnostic(
        malformedEvent, "\(Wording.quoted(event)) isn't an event", at: span,
        hint: "write a comma between two events: '\(events.joined(separator: ", "))'",
        fix: Int(span.length) == event.unicodeScalars.count
          ? .replacing(span, by: events.joined(separator: ", "), "write a comma between them") : nil)
    }
    return Diagnostic(
      malformedEvent, "\(Wording.quoted(event)) isn't an event", at: span,
      hint: event.hasPrefix("*")
        ? "no sign stands for all controllers: name each, as in '[\(Wording.eachEvent)]'"
        : event.hasSuffix(".*")
          ? "no sign stands for all callbacks: name each; that '\(event.dropLast(2))' gets none is "
            + "'expect: { trace: [], of: [\(event.dropLast(2))], callbacks: [appearance] }'"
          : Callback(rawValue: String(event.prefix { $0 != "(" })) != nil
            ? "put the controller and a point before it, as in 'home.\(event.prefix(40))'"
            : NameForm.read(ArraySlice(event.utf8)).isName
              ? "write a callback behind the controller, as in '\(event).\(callback.rawValue)'"
              : "write 'instance.callback' or 'instance.callback(argument)', such as "
                + "'\(example ?? "home").viewWillAppear(true)'")
  }

  // MARK: SG185

  static let foldedLines = Finding(
    185, "foldedLines", .error, "lines that YAML joins",
    explanation: """
      A tree, or a block of events, needs its lines. After '>' YAML joins them to one line with blanks, and removes \
      the indentation. Write '|' instead, which keeps the text as it is.
      """,
    wrong: """
      scene: Lines
      initial: home
      controllers: { home: }
      script:
        - expect:
            tree: >
              home appeared
      """,
    right: """
      scene: Lines
      initial: home
      controllers: { home: }
      script:
        - expect:
            tree: |
              home appeared
      """)

  package static func foldedLines(of key: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      foldedLines, "the lines of this text are joined to one", at: span,
      hint: "write '\(key): |', which keeps them",
      fix: Fix("write '|'", [TextEdit(span.part(at: 0, length: 1), by: "|", instead: ">")]))
  }

  // MARK: SG186

  package static let countsNothing = Finding(
    186, "countsNothing", .warning, "an expectation that always holds",
    explanation: """
      'trace' compares the controllers and callbacks that its list names, and those that 'of' and 'callbacks' add. An \
      empty list needs both keys; without them there is nothing to compare. The same is true for 'expect' without \
      content, for 'answers' without a question, and for an empty 'contains', 'lacks', 'alive' or 'released'. To say \
      that nothing happened, name what to compare, or use 'lacks'. An empty 'device' restricts nothing.
      """,
    wrong: """
      scene: Silence
      initial: home
      controllers: { home: }
      script:
        - wait: 1
        - expect: { of: [home], trace: [] }
      """,
    right: """
      scene: Silence
      initial: home
      controllers: { home: }
      script:
        - wait: 1
        - expect: { of: [home], callbacks: [appearance], trace: [] }
      """)

  package static func countsNothing(hint: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      countsNothing, "this expectation counts nothing and always holds", at: span, hint: hint)
  }

  /// A list of devices that is empty.
  package static func namesNoDevice(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      countsNothing, "'device' names no device, so the expectation holds on every one", at: span,
      hint: "name the devices on which it holds, or leave 'device' out")
  }

  // MARK: SG188

  static let untracked = Finding(
    188, "untracked", .error, "a callback whose reading isn't noted",
    explanation: """
      'changed' says that a model has changed, and names the callbacks that have read it. UIKit notes what the four \
      callbacks of layout read: 'updateViewConstraints', 'updateProperties', 'viewWillLayoutSubviews' and \
      'viewDidLayoutSubviews'. What 'viewDidLoad', 'viewWillAppear' or 'viewIsAppearing' reads isn't noted, so they \
      never come again for it. Read the model in one of the four.
      """,
    wrong: """
      scene: Models
      ios: 26
      initial: home
      controllers: { home: }
      script:
        - changed: [home.viewWillAppear]
      """,
    right: """
      scene: Models
      ios: 26
      initial: home
      controllers: { home: }
      script:
        - changed: [home.updateProperties]
      """, rules: ["V65"])

  package static func untracked(_ callback: String, of controller: String, at span: SourceSpan) -> Diagnostic {
    let known = Callback.tracked.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    return Diagnostic(
      untracked, "UIKit doesn't note what '\(callback)' reads", at: span,
      hint: "read the model in one of \(known), as in '\(controller).updateProperties'")
  }
}
