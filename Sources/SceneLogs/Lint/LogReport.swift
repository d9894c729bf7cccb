internal import SceneBasics
internal import ScenePlan

/// The findings of a log. Of one sort and class it tells the first ten, and counts the others.
struct LogReport {
  private struct Sort: Hashable {
    let code: Int
    let name: String
  }

  /// A sentence of UIKit in a few words.
  let title: (UIKitMessage) -> String
  private(set) var findings: [Diagnostic] = []
  private var counts: [Sort: (count: Int, last: Int)] = [:]

  private static let most = 10

  init(title: @escaping (UIKitMessage) -> String) { self.title = title }

  private mutating func add(_ name: String, _ finding: @autoclosure () -> Diagnostic, code: Finding) {
    let sort = Sort(code: code.code.number, name: name)
    var (count, last) = counts[sort] ?? (0, 0)
    count += 1
    if count <= LogReport.most {
      last = findings.count
      findings.append(finding())
    } else {
      let words = "\(count - LogReport.most) more of the same follow"
      findings[last].notes = findings[last].notes.filter { $0.span != findings[last].span }
      findings[last].notes.append(Diagnostic.Note(words, at: findings[last].span))
    }
    counts[sort] = (count, last)
  }

  /// A contradiction in the life of a controller.
  mutating func add(
    _ fault: InstanceTrack.Fault, of entry: LifecycleLog.LoggedClass, _ callback: Callback, after last: Callback?,
    at span: SourceSpan, _ lastSpan: SourceSpan?
  ) {
    let notes =
      last.flatMap { last in lastSpan.map { [Diagnostic.Note("the last was \(last.rawValue)", at: $0)] } } ?? []
    switch fault {
    case .appearsTwice:
      add(entry.name, .appearsTwice(entry.name, callback, at: span, notes), code: Diagnostic.appearsTwice)
    case .disappearsUnseen:
      add(entry.name, .disappearsUnseen(entry.name, callback, at: span, notes), code: Diagnostic.disappearsUnseen)
    case .didWithoutWill:
      add(entry.name, .didWithoutWill(entry.name, callback, at: span, notes), code: Diagnostic.didWithoutWill)
    case .freedOnScreen: add(entry.name, .freedOnScreen(entry.name, at: span, notes), code: Diagnostic.freedOnScreen)
    case .freedBetween:
      add(
        entry.name, .unfinished(entry.name, .viewDidDisappear, byFreeing: true, at: span, notes),
        code: Diagnostic.unfinished)
    }
  }

  /// A `will` at the end of a log, whose `did` never came.
  mutating func addUnfinished(
    _ entry: LifecycleLog.LoggedClass, _ awaited: Callback, _ last: Callback?, at span: SourceSpan
  ) {
    add(entry.name, .unfinished(entry.name, awaited, byFreeing: false, at: span, []), code: Diagnostic.unfinished)
  }

  /// A class that is told where it goes, and never that it has arrived.
  mutating func addMissingDidMove(_ entry: LifecycleLog.LoggedClass, at span: SourceSpan) {
    add(entry.name, .didMoveUnprinted(entry.name, at: span), code: Diagnostic.didMoveUnprinted)
  }

  /// A sentence of UIKit.
  mutating func add(_ message: UIKitMessage, at span: SourceSpan) {
    let title = title(message)
    add("\(message)", .uikitComplains(message, title, at: span), code: Diagnostic.uikitComplains)
  }
}
