package import SceneBasics
package import SceneFiles

/// A form of report, and where the report goes.
package struct ReportTarget<Reporter: Sendable>: Sendable {
  package let reporter: Reporter
  /// A file; nil is standard output.
  package let path: String?
}

extension CommandOption {
  /// An option that names a form of report, and behind a colon, if one likes, the file that it goes to. It may stand
  /// there several times.
  package init<Reporter: Sendable>(
    reporters: @autoclosure @escaping @Sendable () -> [(name: String, summary: String, reporter: Reporter)],
    summary: @autoclosure @escaping @Sendable () -> String
  ) where Value == ReportTarget<Reporter> {
    self.init(
      "reporter", placeholder: "form[:file]", standard: reporters().first?.name,
      choices: reporters().map { Choice(word: $0.name, summary: $0.summary) }, summary: summary()
    ) { text in
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let found = reporters().first(where: { $0.name == parts[0] }), parts.last?.isEmpty == false else {
        return nil
      }
      return ReportTarget(reporter: found.reporter, path: parts.count == 1 || parts[1] == "-" ? nil : parts[1])
    }
    self = repeated(as: .each)
  }
}

/// The reports that one call makes: one on standard output, which people read unless another is asked for, and any
/// number in files.
package struct Reports<Reporter: Sendable> {
  private struct Report {
    var reporter: Reporter
    let path: String
    var writer = ByteWriter()

    mutating func write(_ body: (inout Reporter, Decoration, inout ByteWriter) -> Void) {
      body(&reporter, .plain, &writer)
    }
  }

  /// The report on standard output.
  package private(set) var shown: Reporter?
  private var kept: [Report] = []

  /// The reporters of all reports.
  package var all: [Reporter] { (shown.map { [$0] } ?? []) + kept.map(\.reporter) }

  /// - Parameters:
  ///   - targets: What was asked for.
  ///   - standard: What standard output gets if none of it goes there.
  ///   - isSilent: Whether standard output is for something else.
  ///   - files: Where the files lie.
  package init(
    _ targets: [ReportTarget<Reporter>], standard: Reporter, isSilent: Bool = false, in files: any FileSystem
  ) throws(CommandFailure) {
    var names = PathNames(files)
    let shown = targets.filter { $0.path == nil }
    if shown.count > 1 {
      throw .usage(
        "two reports can't both go to standard output",
        hint: "give one of them a file, as in '--reporter NAME:report.out'")
    }
    if isSilent, !shown.isEmpty {
      throw .usage(
        "a report and a difference can't both go to standard output",
        hint: "give the report a file, as in '--reporter NAME:report.out'")
    }
    self.shown = isSilent ? nil : shown.first?.reporter ?? standard
    for target in targets {
      guard let path = target.path else { continue }
      if kept.contains(where: { names.name(of: $0.path) == names.name(of: path) }) {
        throw .usage("two reports can't both go to '\(path)'", hint: "give each report a file of its own")
      }
      kept.append(Report(reporter: target.reporter, path: path))
    }
  }

  /// Has every reporter write.
  package mutating func write(
    in session: Session, _ body: (inout Reporter, Decoration, inout ByteWriter) -> Void
  ) {
    if var reporter = shown {
      // Held once: a second holder would make each report copy the lists that the reporter keeps of all before it.
      shown = nil
      body(&reporter, session.outputDecoration, &session.console.out)
      shown = reporter
    }
    for index in kept.indices { kept[index].write(body) }
  }

  /// Puts the files in their places; says of each that can't be written why.
  package func deliver(in session: Session) -> ExitCode {
    var exit = ExitCode.done
    for var report in kept {
      do throws(CommandFailure) {
        try session.deliver(report.writer.take(), to: report.path)
      } catch {
        session.report(error)
        exit = exit.and(error.exit)
      }
    }
    return exit
  }
}
