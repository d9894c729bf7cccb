/// A form in which `check` gives out its findings.
///
/// The findings come file by file; a reporter that needs a frame around them writes it in `begin` and `end`.
public protocol DiagnosticReporter: Sendable {
  /// The word after `--reporter`.
  var name: String { get }
  /// What it writes and for whom, for the help.
  var summary: String { get }
  /// Whether people read it, so that colour and a closing line of counts make sense.
  var isForPeople: Bool { get }

  /// Writes what stands before all findings.
  mutating func begin(to writer: inout ByteWriter)
  /// Writes the findings of one scene, which may lie in several files.
  mutating func report(
    _ diagnostics: [Diagnostic], in files: SourceFiles, decoration: Decoration, to writer: inout ByteWriter)
  /// Writes what stands behind all findings.
  mutating func end(to writer: inout ByteWriter)
}

extension DiagnosticReporter {
  public mutating func begin(to writer: inout ByteWriter) {}
  public mutating func end(to writer: inout ByteWriter) {}
}

/// The reporters that there are.
public enum DiagnosticReporters {
  /// All of them; the first is the default.
  public static let all: [any DiagnosticReporter] = [TextReporter(), ConciseReporter(), JSONLinesReporter()]
}

/// Findings in full, for people.
public struct TextReporter: DiagnosticReporter {
  public let name = "text"
  public let summary = "findings with the source they are about, for people"
  public let isForPeople = true

  public init() {}

  public mutating func report(
    _ diagnostics: [Diagnostic], in files: SourceFiles, decoration: Decoration, to writer: inout ByteWriter
  ) {
    var printer = DiagnosticPrinter(files: files, decoration: decoration)
    for diagnostic in diagnostics {
      printer.print(diagnostic, to: &writer)
      writer.write("\n")
    }
  }
}

/// A line a finding, for editors and `grep`.
public struct ConciseReporter: DiagnosticReporter {
  public let name = "concise"
  public let summary = "one line a finding, for editors and grep"
  public let isForPeople = false

  public init() {}

  public mutating func report(
    _ diagnostics: [Diagnostic], in files: SourceFiles, decoration: Decoration, to writer: inout ByteWriter
  ) {
    let printer = DiagnosticPrinter(files: files, decoration: decoration)
    for diagnostic in diagnostics { printer.printConcise(diagnostic, to: &writer) }
  }
}

/// A JSON object a finding, each on a line of its own, for programs.
public struct JSONLinesReporter: DiagnosticReporter {
  public let name = "jsonl"
  public let summary = "one JSON object a line and finding, for programs"
  public let isForPeople = false

  public init() {}

  public mutating func report(
    _ diagnostics: [Diagnostic], in files: SourceFiles, decoration: Decoration, to writer: inout ByteWriter
  ) {
    for diagnostic in diagnostics {
      diagnostic.writeJSON(in: files, to: &writer)
      writer.write("\n")
    }
  }
}
