internal import SceneBasics
internal import ScenePlan

/// The words about logs.
extension Diagnostic {
  /// A finding of `LogDiagnostic.appearsTwice`.
  static func appearsTwice(_ name: String, _ callback: Callback, at span: SourceSpan, _ notes: [Note]) -> Diagnostic {
    Diagnostic(
      LogDiagnostic.appearsTwice, "'\(name)' gets '\(callback.rawValue)' again without having disappeared", at: span,
      notes: notes, hint: "look for 'beginAppearanceTransition' in a container, or for a line that is printed twice")
  }

  /// A finding of `LogDiagnostic.disappearsUnseen`.
  static func disappearsUnseen(
    _ name: String, _ callback: Callback, at span: SourceSpan, _ notes: [Note]
  ) -> Diagnostic {
    Diagnostic(
      LogDiagnostic.disappearsUnseen, "'\(name)' gets '\(callback.rawValue)' without having appeared", at: span,
      notes: notes, hint: "look for a container that sends 'false' to a child off the screen")
  }

  /// A finding of `LogDiagnostic.didWithoutWill`.
  static func didWithoutWill(_ name: String, _ callback: Callback, at span: SourceSpan, _ notes: [Note]) -> Diagnostic {
    let will = callback == .viewDidAppear ? Callback.viewWillAppear : .viewWillDisappear
    return Diagnostic(
      LogDiagnostic.didWithoutWill, "'\(name)' gets '\(callback.rawValue)' without '\(will.rawValue)'", at: span,
      notes: notes, hint: "look for an override without 'super', or for a line that is missing from the log")
  }

  /// A finding of `LogDiagnostic.freedOnScreen`.
  static func freedOnScreen(_ name: String, at span: SourceSpan, _ notes: [Note]) -> Diagnostic {
    Diagnostic(
      LogDiagnostic.freedOnScreen, "'\(name)' is freed while it is on the screen", at: span, notes: notes,
      hint: "look for 'addSubview' without 'addChild': then only the view is kept, and it is told of nothing")
  }

  /// A finding of `LogDiagnostic.unfinished`.
  static func unfinished(
    _ name: String, _ awaited: Callback, byFreeing: Bool, at span: SourceSpan, _ notes: [Note]
  ) -> Diagnostic {
    let message =
      byFreeing
      ? "'\(name)' is freed before '\(awaited.rawValue)'"
      : "'\(name)' never gets '\(awaited.rawValue)', although later transitions come to their end"
    return Diagnostic(
      LogDiagnostic.unfinished, message, at: span, notes: notes,
      hint: "look for 'beginAppearanceTransition' without 'endAppearanceTransition'")
  }

  /// A finding of `LogDiagnostic.didMoveUnprinted`.
  static func didMoveUnprinted(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      LogDiagnostic.didMoveUnprinted, "'\(name)' prints 'willMove', and 'didMove' never", at: span,
      hint: "print 'didMove(toParent:)' too; if it doesn't come, the container has to call it behind 'addChild'")
  }

  /// A finding of `LogDiagnostic.uikitComplains`.
  static func uikitComplains(_ message: UIKitMessage, _ texts: [String], at span: SourceSpan) -> Diagnostic {
    let about = texts.isEmpty ? "" : " of " + texts.joined(separator: ", ")
    return Diagnostic(
      LogDiagnostic.uikitComplains,
      "UIKit \(message.isException ? "raises" : "warns")\(about): '\(message)' (SG\(message.rawValue))", at: span,
      hint: "run 'scenograph explain SG\(message.rawValue)' for the cause and the way out")
  }

  /// A finding of `LogDiagnostic.noLifecycle`.
  static func noLifecycle(in file: FileID) -> Diagnostic {
    Diagnostic(
      LogDiagnostic.noLifecycle, "no line tells a callback of a controller", at: .start(of: file),
      hint: "print class and callback, as in 'print(type(of: self), #function)'; 'scenograph recorder' does it for you")
  }

  /// A finding of `LogDiagnostic.wordsApart`.
  ///
  /// - Parameter count: How many lines say a callback so.
  static func wordsApart(_ callback: Callback, count: Int, at span: SourceSpan) -> Diagnostic {
    let others =
      count == 1 ? "" : count == 2 ? ", nor is one more line like it" : ", nor are \(count - 1) more lines like it"
    return Diagnostic(
      LogDiagnostic.wordsApart, "this isn't read as '\(callback.rawValue)'\(others)", at: span,
      hint: "print the name itself, as in 'print(type(of: self), #function)'; 'scenograph recorder' does it for you")
  }

  /// A finding of `LogDiagnostic.anotherRun`.
  ///
  /// - Parameter cut: Why; nil if the first events come again, which may also be a second instance.
  static func anotherRun(_ cut: LogReading.Cut?, at span: SourceSpan) -> Diagnostic {
    guard let cut else {
      return Diagnostic(
        LogDiagnostic.anotherRun, "perhaps another run of the app begins here: the first events come again", at: span,
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
      LogDiagnostic.anotherRun, "another run of the app begins here: \(reason)", at: span,
      hint: "nothing is concluded from one run to the next; cut the file here to have two logs")
  }

  /// A finding of `LogDiagnostic.unknownInHeader`.
  static func unknownInHeader(_ word: String, at span: SourceSpan) -> Diagnostic {
    let nearest = Suggestion.nearest(to: word, in: Callback.allCases.map(\.rawValue))
    return Diagnostic(
      LogDiagnostic.unknownInHeader, "no callback is called '\(word)'", at: span,
      hint: nearest.map { "did you mean '\($0)'?" } ?? "run 'scenograph explain events' for the list of callbacks")
  }

  /// A finding of `LogDiagnostic.classWithoutName`.
  static func classWithoutName(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      LogDiagnostic.classWithoutName, "'@class' names no class", at: span,
      hint: "write the class and a colon, as in '@class DetailController: viewDidLoad viewDidAppear'")
  }

  /// A finding of `LogDiagnostic.logTooLarge`.
  static func logTooLarge(_ limit: Limit, from line: UInt32, limits: Limits, in file: FileID) -> Diagnostic {
    let span = SourceSpan(line: max(1, line), column: 1, length: 0, file: file)
    return Diagnostic(
      LogDiagnostic.logTooLarge, "the log is read to here: it has more than \(limits[limit]) \(limit.summary)",
      at: span, hint: "cut the log, or allow more with '--limit \(limit.rawValue)=NUMBER'")
  }
}
