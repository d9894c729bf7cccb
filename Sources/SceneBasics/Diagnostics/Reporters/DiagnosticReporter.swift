/// A form of the findings of `check`.
///
/// The findings come scene by scene; a reporter that needs a frame around them writes it in `begin` and `end`.
public protocol DiagnosticReporter: Sendable {
  /// The word after `--reporter`.
  var name: String { get }
  /// What it writes, and its readers, for the help.
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
  public var isForPeople: Bool { false }
  public mutating func begin(_ context: ReportContext, to writer: inout ByteWriter) {}
  public mutating func end(to writer: inout ByteWriter) {}
}

/// What a report says about its call of the command.
public struct ReportContext: Sendable {
  /// The version of the command.
  public var version: String
  /// The folder from which paths start; nil if it isn't known.
  public var folder: String?

  public init(version: String, folder: String?) {
    self.version = version
    self.folder = folder
  }
}

/// The reporters that there are.
public enum DiagnosticReporters {
  /// All of them; the first is the default.
  public static let all: [any DiagnosticReporter] = [
    TextReporter(), ConciseReporter(), JSONReporter(), JSONLinesReporter(), SARIFReporter(), JUnitReporter(),
    GitHubReporter(), XcodeReporter(), CheckstyleReporter(),
  ]
}

/// Findings in full, for people.
public struct TextReporter: DiagnosticReporter {
  public let name = "text"
  public let summary = "findings with their source lines, for people"
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

/// One line per finding, for editors and `grep`.
public struct ConciseReporter: DiagnosticReporter {
  public let name = "concise"
  public let summary = "one line per finding, for editors and grep"

  public init() {}

  public mutating func report(
    _ diagnostics: [Diagnostic], in files: SourceFiles, decoration: Decoration, to writer: inout ByteWriter
  ) {
    let printer = DiagnosticPrinter(files: files, decoration: decoration)
    for diagnostic in diagnostics { printer.printConcise(diagnostic, to: &writer) }
  }
}
