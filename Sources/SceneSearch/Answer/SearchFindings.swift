package import SceneBasics
package import SceneLogs
package import ScenePlan
internal import SceneRuns
internal import SceneWorld

/// Answers of the search for the steps behind a log, SG715 and up.
extension Diagnostic {
  package static let searchFindings = FindingFamily("Steps behind logs", [leftOver, slipFound])

  // MARK: SG715

  static let leftOver = Finding(
    715, "leftOver", .error, "a line of a log that no step explains",
    explanation: """
      No steps were found after which UIKit calls what the log has, in its order. The cheapest script leaves this \
      line over, or expects one that the log lacks. A line may be lost, or printed before `super` in one class and \
      behind it in another; or code does what no scene says. `log --scene` also looks for mistakes of code.
      """,
    wrong: """
      Home: viewDidLoad
      Home: viewWillAppear
      Home: viewDidAppear
      Pay: viewDidAppear
      Pay: viewDidLoad
      Pay: viewWillAppear
      """,
    right: """
      Home: viewDidLoad
      Home: viewWillAppear
      Home: viewDidAppear
      Pay: viewDidLoad
      Pay: viewWillAppear
      Pay: viewDidAppear
      """)

  fileprivate static func leftOver(_ rest: FoundScript.Rest, in reading: LogReading) -> Diagnostic {
    let place = rest.event < reading.places.count ? " before this line" : " behind this line"
    return Diagnostic(
      leftOver, rest.words(in: reading.log, missing: place), at: reading.span(nearest: rest.event),
      hint: "run 'scenograph log' without '--reporter' for the steps around it")
  }

  // MARK: SG716

  package static let slipFound = Finding(
    716, "slipFound", .error, "a mistake of code that explains a log",
    explanation: """
      The scene that was given beside the log has no script that explains all lines. With one mistake of code nothing \
      is left over. It is named at the first line of its step. Only one mistake is looked for, and only if at least two \
      lines or a sentence of UIKit's are left over without it. In the example `Home` is a container with a `Banner`.
      """,
    wrong: """
      @callbacks viewDidLoad viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear
      Home: viewDidLoad
      Banner: viewDidLoad
      Home: viewWillAppear
      Home: viewDidAppear
      Pay: viewDidLoad
      Home: viewWillDisappear
      Pay: viewWillAppear
      Pay: viewDidAppear
      Home: viewDidDisappear
      """,
    right: """
      @callbacks viewDidLoad viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear
      Home: viewDidLoad
      Banner: viewDidLoad
      Home: viewWillAppear
      Banner: viewWillAppear
      Home: viewDidAppear
      Banner: viewDidAppear
      Pay: viewDidLoad
      Home: viewWillDisappear
      Banner: viewWillDisappear
      Pay: viewWillAppear
      Pay: viewDidAppear
      Home: viewDidDisappear
      Banner: viewDidDisappear
      """, rules: ["C1.80"])

  fileprivate static func slipFound(_ cause: FoundScript, in reading: LogReading) -> Diagnostic? {
    guard let slip = cause.slip, let words = cause.causeWords else { return nil }
    let event = cause.moves.lazy.compactMap { $0.slip == nil ? nil : $0.events?.lowerBound }.first ?? 0
    return Diagnostic(
      slipFound, "\(words); with it nothing is left over (\(slip.rule.rawValue))", at: reading.span(nearest: event),
      hint: slip.advice)
  }
}

extension LogSearch.Answer {
  /// The answer as findings: the mistake that explains the log, or else each line that is left over.
  ///
  /// - Parameter lines: Those about which something else is known.
  package func findings(in reading: LogReading, without lines: Set<UInt32> = []) -> [Diagnostic] {
    if let cause, let finding = Diagnostic.slipFound(cause, in: reading) { return [finding] }
    return best.rest.map { Diagnostic.leftOver($0, in: reading) }.filter { !lines.contains($0.span.line) }
  }
}

extension LogReading {
  /// The place of an event; of the last one if it stands behind it.
  fileprivate func span(nearest event: Int) -> SourceSpan { span(min(event, places.count - 1), in: FileID(0)) }
}

extension FoundScript {
  /// The mistake that it has, in words, with the step or the controller that makes it; nil for an innocent script.
  package var causeWords: String? {
    guard let slip else { return nil }
    var text = "\(slip.words): "
    if let move = moves.first(where: { $0.slip != nil }) {
      text += "'\(VisibleText.of(move.title))'"
    } else if let change {
      if let child = change.child { text += "'\(VisibleText.of(child))' " }
      text += "in '\(VisibleText.of(change.controller))'"
    }
    return text
  }
}

extension FoundScript.Rest {
  /// Whether the log lacks what UIKit would have called or printed.
  package var isMissing: Bool {
    switch self {
    case .missing, .silent: true
    case .unexplained, .exchanged: false
    }
  }

  /// The event that is left over, or before which one is missing; behind the last one at the log's end.
  package var event: Int {
    switch self {
    case .missing(_, _, let event), .silent(_, let event), .unexplained(let event), .exchanged(let event): event
    }
  }

  /// The event's class and callback.
  package func name(in log: LifecycleLog) -> String {
    guard event < log.events.count else { return "the end" }
    switch log.events[event].kind {
    case .message(let message): return "UIKit's SG\(message.rawValue)"
    case .callback(let callback):
      return log.events[event].owner.map { VisibleText.of(log.classes[Int($0)].name) + ".\(callback.rawValue)" }
        ?? callback.nameWithoutClass
    }
  }

  /// In words, without its line.
  ///
  /// - Parameter place: Where something is missing, in words.
  package func words(in log: LifecycleLog, missing place: String) -> String {
    switch self {
    case .missing(let owner, let callback, _):
      let leak = callback == .`deinit` ? ": something still holds it, unless the line was lost" : ""
      let name =
        owner < 0 ? callback.nameWithoutClass : VisibleText.of(log.classes[owner].name) + ".\(callback.rawValue)"
      return "\(name) is missing" + place + leak
    case .silent(let message, _): return "UIKit's SG\(message.rawValue) is missing" + place
    case .unexplained: return "\(name(in: log)): no step explains it"
    case .exchanged: return "\(name(in: log)): it comes before the one that it follows"
    }
  }
}

extension Callback {
  /// Its name where no class is told it: an event of the app, or a message to any delegate.
  package var nameWithoutClass: String { (group == .app ? "app." : "") + rawValue }
}
