/// A form of the findings of `check`.
///
/// The findings come scene by scene; a reporter that needs a frame around them writes it in `begin` and `end`.
package protocol DiagnosticReporter: Sendable {
  /// The word after `--reporter`.
  var name: String { get }
  /// Its output and readers, for the help.
  var summary: String { get }
  /// Whether people read it, so that colour and a closing line of counts make sense.
  var isForPeople: Bool { get }

  /// Writes what stands before all findings.
  mutating func begin(_ context: ReportContext, to writer: inout ByteWriter)
  /// Writes the findings of one scene, which may lie in several files; the scene is the first of them.
  mutating func report(
    _ diagnostics: [Diagnostic], in files: SourceFiles, decoration: Decoration, to writer: inout ByteWriter)
  /// Writes what stands behind all findings.
  mutating func end(to writer: inout ByteWriter)
}

extension DiagnosticReporter {
  package var isForPeople: Bool { false }
  package mutating func begin(_ context: ReportContext, to writer: inout ByteWriter) {}
  package mutating func end(to writer: inout ByteWriter) {}
}

/// The facts that a report tells about its call of the command.
package struct ReportContext: Sendable {
  /// The version of the command.
  package var version: String
  /// The folder from which paths start; nil if it isn't known.
  package var folder: String?

  package init(version: String, folder: String?) {
    self.version = version
    self.folder = folder
  }
}

/// The reporters that there are.
package enum DiagnosticReporters {
  /// All of them; the first is the default.
  package static let all: [any DiagnosticReporter] = [
    TextReporter(), ConciseReporter(), JSONReporter(), JSONLinesReporter(), SARIFReporter(), JUnitReporter(),
    GitHubReporter(), XcodeReporter(), CheckstyleReporter(),
  ]
}

/// Findings in full, for people.
package struct TextReporter: DiagnosticReporter {
  package let name = "text"
  package let summary = "findings with their source lines, for people"
  package let isForPeople = true

  package init() {}

  package mutating func report(
    _ diagnostics: [Diagnostic], in files: SourceFiles, decoration: Decoration, to writer: inout ByteWriter
  ) {
    var printer = DiagnosticPrinter(files: files, decoration: decoration)
    for diagnostic in diagnostics {
      printer.print(diagnostic, to: &writer)
      writer.write("\n")
    }
  }
}

/// One line per finding, for editors and `grep`.
package struct ConciseReporter: DiagnosticReporter {
  package let name = "concise"
  package let summary = "one line per finding, for editors and grep"

  package init() {}

  package mutating func report(
    _ diagnostics: [Diagnostic], in files: SourceFiles, decoration: Decoration, to writer: inout ByteWriter
  ) {
    let printer = DiagnosticPrinter(files: files, decoration: decoration)
    for diagnostic in diagnostics { printer.printConcise(diagnostic, to: &writer) }
  }
}
