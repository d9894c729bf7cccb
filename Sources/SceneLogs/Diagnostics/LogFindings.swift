package import SceneBasics
package import ScenePlan

/// Logs that can't be read as they are, or that tell of an error, SG707 and up.
extension Diagnostic {
  package static let logFindings = FindingFamily(
    "Logs",
    [
      uikitComplains, noLifecycle, anotherRun, unknownInHeader, classWithoutName, logTooLarge, wordsApart,
      notSearched,
    ] + lives)

  // MARK: SG707

  static let uikitComplains = Finding(
    707, "uikitComplains", .error, "a warning or an exception of UIKit in a log",
    explanation: """
      UIKit prints a sentence in the console if code asks for something that it can't do. Each sentence that \
      Scenograph knows has a code from SG501 on, and `scenograph explain` says what causes it.
      """,
    wrong: """
      Home: viewDidLoad
      Home: viewWillAppear
      Attempt to present <App.Pay: 0x7f8> on <App.Home: 0x600> (from <App.Home: 0x600>) whose view is not in the window hierarchy.
      Home: viewDidAppear
      """,
    right: """
      Home: viewDidLoad
      Home: viewWillAppear
      Home: viewDidAppear
      Pay: viewDidLoad
      Pay: viewWillAppear
      Pay: viewDidAppear
      """, rules: ["C1.87"])

  /// - Parameter title: The sentence in a few words.
  package static func uikitComplains(_ message: UIKitMessage, _ title: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      uikitComplains, "UIKit \(message.isException ? "raises" : "warns"): \(title) (SG\(message.rawValue))", at: span,
      hint: "run 'scenograph explain SG\(message.rawValue)' for the cause and the way out")
  }

  /// A sentence of UIKit's for which no scene has a message.
  package static func uikitComplains(inWords sentence: String, isException: Bool, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      uikitComplains, (isException ? "an exception ends the app" : "UIKit warns") + ": \(Wording.quoted(sentence))",
      at: span, hint: "run 'scenograph explain' with the sentence in quotes")
  }

  // MARK: SG708

  static let noLifecycle = Finding(
    708, "noLifecycle", .error, "a log without a callback of a controller",
    explanation: """
      No line names a class and a callback of a view controller. `init` and `deinit` alone don't count, since views, \
      presenters and routers print them too. Print the class and the callback on one line, for example with \
      `print(type(of: self), #function)`.
      """,
    wrong: """
      app started
      Presenter init
      """,
    right: """
      app started
      HomeViewController viewDidLoad()
      """)

  /// - Parameter nearest: The first callback that stands beside no class; nil if there is none.
  static func noLifecycle(nearest: SourceSpan?, in file: FileID) -> Diagnostic {
    Diagnostic(
      noLifecycle,
      nearest == nil ? "no line tells a callback of a controller" : "no line tells whose callback it is, as this one",
      at: nearest ?? .start(of: file),
      hint: "print class and callback, as in 'print(type(of: self), #function)'; 'scenograph recorder' does it for you")
  }

  // MARK: SG709

  static let anotherRun = Finding(
    709, "anotherRun", .note, "a log of two runs of the app",
    explanation: """
      The times go back by more than a second, another process prints, or the app launches again. So the file \
      holds several runs of the app, and nothing is concluded from one run to the next. A line with `@log` says so \
      explicitly. If only the first events come again, a second instance may have come, and nothing is cut.
      """,
    wrong: """
      10:00:00.000 Home viewDidLoad()
      10:00:00.100 Home viewWillAppear(_:)
      09:59:00.000 Home viewDidLoad()
      09:59:00.100 Home viewWillAppear(_:)
      """,
    right: """
      10:00:00.000 Home viewDidLoad()
      10:00:00.100 Home viewWillAppear(_:)
      10:00:00.110 Home viewDidAppear(_:)
      """)

  /// - Parameter cut: Why; nil if the first events come again, which may also be a second instance.
  static func anotherRun(_ cut: LogReading.Cut?, at span: SourceSpan) -> Diagnostic {
    guard let cut else {
      return Diagnostic(
        anotherRun, "perhaps another run of the app begins here: the first events come again", at: span,
        hint: "if it does, write '@log' on a line before it")
    }
    let reason =
      switch cut {
      case .written: "the log says so"
      case .time: "the times go back"
      case .process: "another process prints"
      case .launch: "it launches again"
      }
    return Diagnostic(
      anotherRun, "another run of the app begins here: \(reason)", at: span,
      hint: "nothing is concluded from one run to the next; cut the file here to have two logs")
  }

  // MARK: SG710

  static let unknownInHeader = Finding(
    710, "unknownInHeader", .error, "a header names a callback that isn't one",
    explanation: """
      The header of a log, `@callbacks` or `@class`, says which callbacks are printed. A misspelt name would say \
      nothing, and what is missing from the log would prove nothing.
      """,
    wrong: """
      @callbacks viewDidLoad viewDidApear
      Home: viewDidLoad
      """,
    right: """
      @callbacks viewDidLoad viewDidAppear
      Home: viewDidLoad
      """)

  static func unknownInHeader(_ word: String, at span: SourceSpan) -> Diagnostic {
    let nearest = Suggestion.nearest(to: word, in: Callback.allCases.map(\.rawValue))
    return Diagnostic(
      unknownInHeader, "no callback is called '\(word)'", at: span,
      hint: nearest.map { "did you mean '\($0)'?" } ?? "run 'scenograph explain events' for the list of callbacks")
  }

  // MARK: SG711

  static let classWithoutName = Finding(
    711, "classWithoutName", .error, "a header for a class without its name",
    explanation: """
      The header `@class` says what one class prints. It needs the name of the class and a colon, then the callbacks. \
      If all classes print the same, write `@callbacks`, which has no name and no colon.
      """,
    wrong: """
      @class viewDidLoad viewDidAppear
      Home: viewDidLoad
      """,
    right: """
      @class Home: viewDidLoad viewDidAppear
      Home: viewDidLoad
      """)

  static func classWithoutName(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      classWithoutName, "'@class' names no class", at: span,
      hint: "write the class and a colon, as in '@class DetailController: viewDidLoad viewDidAppear'")
  }

  // MARK: SG712

  static let logTooLarge = Finding(
    712, "logTooLarge", .error, "too much to read",
    explanation: """
      The log has more bytes, lifecycle lines or classes than the bound allows. What stands before the bound was read \
      and looked at; what stands behind it was not. 'scenograph explain limits' lists the bounds, and '--limit' sets \
      another one for one call.
      """,
    wrong: "", right: "", exceedsLimit: true)

  static func logTooLarge(_ limit: Limit, from line: UInt32, limits: Limits, in file: FileID) -> Diagnostic {
    let span = SourceSpan(line: max(1, line), column: 1, length: 0, file: file)
    return Diagnostic(
      logTooLarge, "the log is read to here: it has more than \(limits[limit]) \(limit.summary)",
      at: span, hint: "cut the log, or allow more with '--limit \(limit.rawValue)=NUMBER'")
  }

  // MARK: SG713

  static let wordsApart = Finding(
    713, "wordsApart", .warning, "a callback in other words than its name",
    explanation: """
      The line names a class, and says a callback in words of its own, such as 'view did load'. It isn't read: only \
      the name itself counts, as UIKit spells it. What isn't read is missing from the script that is found.
      """,
    wrong: """
      [HomeController] view did load
      HomeController viewWillAppear
      """,
    right: """
      [HomeController] viewDidLoad
      HomeController viewWillAppear
      """)

  /// - Parameter count: How many lines say a callback so.
  static func wordsApart(_ callback: Callback, count: Int, at span: SourceSpan) -> Diagnostic {
    let others =
      count == 1 ? "" : count == 2 ? ", nor is one more line like it" : ", nor are \(count - 1) more lines like it"
    return Diagnostic(
      wordsApart, "this isn't read as '\(callback.rawValue)'\(others)", at: span,
      hint: "print the name itself, as in 'print(type(of: self), #function)'; 'scenograph recorder' does it for you")
  }

  // MARK: SG714

  static let notSearched = Finding(
    714, "notSearched", .error, "a search behind a log that met a bound",
    explanation: """
      The search for what was done has met a bound: its time was over, or so many steps were tried as are allowed. \
      What was found for the lines before stands in the answer. If all lines were searched, and some are left over, the \
      search for mistakes of code may meet it. `--budget` and `--limit` set other bounds for one call.
      """,
    wrong: "", right: "", exceedsLimit: true)

  /// - Parameter wasLate: Whether the time was over; else too many steps were tried.
  package static func notSearched(_ lines: ClosedRange<UInt32>, wasLate: Bool, in file: FileID) -> Diagnostic {
    let span = SourceSpan(line: max(1, lines.lowerBound), column: 1, length: 0, file: file)
    return Diagnostic(
      notSearched,
      "lines \(lines.lowerBound) to \(lines.upperBound) were not searched: "
        + (wasLate ? "the time of '--budget' was over" : "the bound of steps to try was met"),
      at: span, hint: wayToAllowMore(wasLate: wasLate))
  }

  /// The bound of a search for mistakes of code, in words.
  package static func lackOfCauses(wasLate: Bool) -> String {
    "Not all mistakes of code were looked for: "
      + (wasLate ? "the time of '--budget' was over" : "the bound of steps to try was met")
  }

  /// - Parameter wasLate: Whether the time was over; else too many steps were tried.
  package static func causesNotSearched(wasLate: Bool, in file: FileID) -> Diagnostic {
    Diagnostic(
      notSearched, lackOfCauses(wasLate: wasLate), at: .start(of: file), hint: wayToAllowMore(wasLate: wasLate))
  }

  private static func wayToAllowMore(wasLate: Bool) -> String {
    wasLate ? "allow more, as in '--budget 60s'" : "allow more with '--limit logMoves=NUMBER'"
  }
}
