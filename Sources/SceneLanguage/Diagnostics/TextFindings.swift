package import SceneBasics
package import SceneYAML

/// Texts that YAML takes for something else, among SG131 and up.
extension Diagnostic {
  package static let texts: [Finding] = [
    ambiguousBoolean, ambiguousNull, ambiguousNumber, ambiguousTime, ambiguousDate, ambiguousIndicator, numberIsComment,
    emptyValue, quotesAreLetters,
  ]

  // MARK: SG131

  static let ambiguousBoolean = Finding(
    131, "ambiguousBoolean", .error, "unquoted text that reads as true or false",
    explanation: """
      YAML 1.1 reads 'yes', 'no', 'on', 'off', 'y', 'n' and similar words as true or false, and YAML 1.2 reads them as \
      text. A title 'No' would be a text here and a boolean in the next tool, which then fails or drops it. Quote \
      text, so that it is text in every tool.
      """,
    wrong: """
      scene: Answers
      controllers:
        home: { title: No }
      """,
    right: """
      scene: Answers
      controllers:
        home: { title: "No" }
      """)

  /// The finding about unquoted text that some reader of YAML takes for something else.
  package static func ambiguousText(_ text: String, taken reading: OtherReading, at span: SourceSpan) -> Diagnostic {
    let (kind, taken): (Finding, String) =
      switch reading {
      case .boolean: (ambiguousBoolean, "true or false")
      case .null: (ambiguousNull, "nothing")
      case .number: (ambiguousNumber, "a number")
      case .time: (ambiguousTime, "a number of base sixty")
      case .date: (ambiguousDate, "a date")
      case .indicator: (ambiguousIndicator, "a sign of its own")
      }
    return Diagnostic(
      kind, "\(Wording.quoted(text)) without quotes is \(taken) to some readers of YAML", at: span,
      hint: "write it in quotes: \"\(text)\"",
      // An author of `null` may mean that there is no value.
      fix: reading == .null || Int(span.length) != text.unicodeScalars.count
        ? nil : .replacing(span, by: "\"\(text)\"", "put quotes around it"))
  }

  // MARK: SG132

  static let ambiguousNull = Finding(
    132, "ambiguousNull", .error, "unquoted text that reads as nothing",
    explanation: """
      Readers of YAML take '~', 'Null' and 'NULL' for null, so a title with that text would be no title. To leave a \
      value out, leave its key out or write 'null'. If you mean the text, quote it.
      """,
    wrong: """
      scene: Nothing
      controllers:
        home: { title: ~ }
      """,
    right: """
      scene: Nothing
      controllers:
        home: { title: "~" }
      """)

  // MARK: SG133

  static let ambiguousNumber = Finding(
    133, "ambiguousNumber", .error, "unquoted text that reads as a number",
    explanation: """
      Some or all readers of YAML take '2024', '0x1F', '1_000', '.inf' and '1e3' for numbers. Such a title may come \
      back as '2024.0', as 31 or as 1000. If you mean text, quote it.
      """,
    wrong: """
      scene: Numbers
      controllers:
        year: { title: 2024 }
      """,
    right: """
      scene: Numbers
      controllers:
        year: { title: "2024" }
      """)

  // MARK: SG134

  static let ambiguousTime = Finding(
    134, "ambiguousTime", .error, "unquoted text that reads as a number of base sixty",
    explanation: """
      YAML 1.1 takes '1:30' for a number of base sixty: ninety. YAML 1.2 takes it for text. So the file has two \
      meanings. Quote the text.
      """,
    wrong: """
      scene: Times
      controllers:
        clock: { title: 1:30 }
      """,
    right: """
      scene: Times
      controllers:
        clock: { title: "1:30" }
      """)

  // MARK: SG135

  static let ambiguousDate = Finding(
    135, "ambiguousDate", .error, "unquoted text that reads as a date",
    explanation: """
      YAML 1.1 makes a date of '2024-05-17'. Other tools then print it in another form, or refuse it. If you mean \
      text, quote it.
      """,
    wrong: """
      scene: Dates
      controllers:
        today: { title: 2024-05-17 }
      """,
    right: """
      scene: Dates
      controllers:
        today: { title: "2024-05-17" }
      """)

  // MARK: SG136

  static let ambiguousIndicator = Finding(
    136, "ambiguousIndicator", .error, "unquoted text that is a sign of YAML 1.1",
    explanation: """
      '=' and '<<' alone have a special meaning in YAML 1.1, and common readers of YAML stop at them. If you mean the \
      text, put it in quotes.
      """,
    wrong: """
      scene: Signs
      controllers:
        sum: { title: = }
      """,
    right: """
      scene: Signs
      controllers:
        sum: { title: "=" }
      """)

  // MARK: SG137

  package static let numberIsComment = Finding(
    137, "numberIsComment", .warning, "a number or a word that YAML takes for a comment",
    explanation: """
      A '#' after a blank starts a comment. 'yellow #2' is 'yellow' with a comment, not the second instance. So the \
      number is silently lost, and the step names another controller. Write the number without a blank before it. In \
      the same way 'title: Order #5' is the title 'Order'. Put quotes around such a text. If you mean a comment, put a \
      blank after the '#'.
      """,
    wrong: """
      scene: Instances
      initial: home
      controllers: { home: , page: }
      script:
        - present: page
        - load: page #2
      """,
    right: """
      scene: Instances
      initial: home
      controllers: { home: , page: }
      script:
        - present: page
        - load: page#2
      """)

  package static func numberIsComment(_ name: String, number: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      numberIsComment, "'#\(number)' is a comment here, since a blank stands before it", at: span,
      hint: "write '\(name)#\(number)' for the instance, or '# \(number)' for a comment")
  }

  /// About a title or another text.
  ///
  /// - Parameters:
  ///   - text: What is left of it.
  ///   - comment: The comment, from its `#` on.
  ///   - word: The first word of the comment.
  package static func textIsComment(
    _ text: String, cutOff comment: String, word: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      numberIsComment,
      "'#' begins a comment here, since a blank stands before it: the text is \(Wording.quoted(text))", at: span,
      hint: "put quotes around the whole text\(quotes(text + " " + comment)), or write '# \(word)' for a comment")
  }

  /// An example of a text in quotes, if nothing in it means anything there.
  private static func quotes(_ text: String) -> String {
    let isPlain = text.count <= 60 && !text.contains { "\"\\{}[],".contains($0) }
    return isPlain ? ": \"\(text.split(separator: " ").joined(separator: " "))\"" : ""
  }

  // MARK: SG138

  package static let emptyValue = Finding(
    138, "emptyValue", .error, "a key without a value",
    explanation: """
      The key has no value after the colon, and YAML reads that as null. Two places allow this: a controller that has \
      only defaults, and a verb that needs no object. Elsewhere the value was forgotten, or its lines aren't indented. \
      Write the value, or delete the key.
      """,
    wrong: """
      scene: Empty
      controllers:
        home: { title: }
      """,
    right: """
      scene: Empty
      controllers:
        home: { title: Home }
      """)

  /// - Parameter comment: What stands where the value should, from its `#` on, if it looks like a text.
  package static func emptyValue(
    of key: String, wanted: String, cutOff comment: String? = nil, at span: SourceSpan
  ) -> Diagnostic {
    let subject = key.isEmpty ? "this" : Wording.quoted(key)
    if let comment {
      return Diagnostic(
        emptyValue, "'#' begins a comment here, so \(subject) has no value", at: span,
        hint: "put quotes around the text\(quotes(comment))")
    }
    return Diagnostic(
      emptyValue, "\(subject) has no value; \(wanted) is expected", at: span,
      hint: key == ControllerKey.kind.rawValue
        ? "write a word such as 'kind: navigation' or 'kind: tabs'; a plain screen has no 'kind'"
        : "write \(Wording.forms[wanted] ?? "a value"), or delete the key")
  }

  /// About a key whose children stand in its own column.
  package static func childrenBeside(_ key: String, _ children: [String], fix: Fix?, at span: SourceSpan) -> Diagnostic
  {
    let names = children.prefix(3).map { "'\($0)'" }.joined(separator: ", ") + (children.count > 3 ? " …" : "")
    return Diagnostic(
      emptyValue, "\(names) \(children.count == 1 ? "stands" : "stand") beside '\(key)', not under it", at: span,
      hint: "indent \(names) by two more, so that '  \(children[0]): …' stands below '\(key):'", fix: fix)
  }

  /// About an entry of a list.
  package static func emptyItem(of key: String, wanted: String, at span: SourceSpan) -> Diagnostic {
    let (subject, example) =
      wanted == "a step"
      ? ("step", "write a step, as in '- push: detail'")
      : ("entry" + (key.isEmpty ? "" : " of \(Wording.quoted(key))"), "write \(Wording.forms[wanted] ?? wanted)")
    return Diagnostic(
      emptyValue, "this \(subject) is empty", at: span, hint: "\(example), or delete the dash")
  }

  // MARK: SG150

  static let quotesAreLetters = Finding(
    150, "quotesAreLetters", .warning, "typographic quotes around a text",
    explanation: """
      Only '"' and "'" are quotes to YAML. A text processor or a chat may have turned them into typographic ones, which \
      are letters, so they are part of the text. If you mean quotes of YAML, write '"'. If the text itself has \
      typographic quotes, put '"' around all of it.
      """,
    wrong: """
      scene: “Photos”
      controllers:
        home: { title: Home }
      """,
    right: """
      scene: "Photos"
      controllers:
        home: { title: "“Best of”" }
      """)

  /// - Parameter bare: The text without them.
  package static func quotesAreLetters(_ text: String, _ bare: String, at span: SourceSpan) -> Diagnostic {
    let isPlain = !bare.contains { "\"\\".contains($0) }
    return Diagnostic(
      quotesAreLetters, "the quotes of \(text) are letters to YAML, and part of the text", at: span,
      hint: isPlain ? "write \"\(bare)\", or \"\(text)\" if the text has these quotes" : "put '\"' around the text",
      fix: isPlain && Int(span.length) == text.unicodeScalars.count
        ? .replacing(span, by: "\"\(bare)\"", "write '\"' instead") : nil)
  }
}
