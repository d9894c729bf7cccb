/// Collects findings as stages report them.
package struct DiagnosticSink: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []

  package init() {}

  package mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// With how many names slips are compared in all, besides those of the last one. Each slip with each name would be the
  /// square of a large scene.
  package static let mostComparisons = 200_000
  private var comparisons = 0
  /// Whether a slip was compared with no name, as those before it had used all comparisons up.
  package private(set) var hasUncomparedSlips = false

  /// The names that a slip may stand for; none if the slips before it were compared with enough of them. A finding says
  /// then only how to declare it.
  package mutating func names(_ known: () -> [String]) -> [String] {
    guard comparisons < DiagnosticSink.mostComparisons else {
      hasUncomparedSlips = true
      return []
    }
    let known = known()
    comparisons += known.count
    return known
  }

  /// Reports all that another one has.
  package mutating func report(all other: DiagnosticSink) {
    diagnostics += other.diagnostics
    hasUncomparedSlips = hasUncomparedSlips || other.hasUncomparedSlips
  }

  /// How many findings there are.
  package var count: Int { diagnostics.count }

  /// Takes back the findings that were reported last, until so many are left.
  package mutating func takeBack(to count: Int) { diagnostics.removeLast(max(0, diagnostics.count - count)) }

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether a finding was reported that stops the pipeline before the plan: a broken file or a name that leads nowhere
  /// (SG1xx and SG2xx). What UIKit will do with a scene stops nothing.
  package var stopsCompilation: Bool {
    diagnostics.contains { $0.severity == .error && $0.code.number < DiagnosticSink.firstHarmlessCode }
  }

  /// The first code of the findings that stop no compilation.
  static let firstHarmlessCode = 300

  /// Whether a file can't be read to its end (SG101 to SG120).
  package var hasBrokenYAML: Bool {
    diagnostics.contains { $0.severity == .error && (101...120).contains($0.code.number) }
  }

  /// The findings as people want them: in the order of the source, each once.
  package var sorted: [Diagnostic] {
    var seen: Set<Diagnostic.Identity> = []
    return diagnostics.enumerated()
      .sorted {
        ($0.element.span, $0.element.code.number, $0.offset) < ($1.element.span, $1.element.code.number, $1.offset)
      }
      .map(\.element)
      .filter { seen.insert($0.identity).inserted }
  }
}
