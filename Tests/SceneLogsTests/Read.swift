import SceneBasics
import ScenePlan

@testable import SceneLogs

/// A log that was read, and what was found in it.
struct Read {
  let reading: LogReading
  let file: SourceFile
  let verdict: LogLint.Verdict

  init(_ bytes: [UInt8], printed: [String] = [], limits: Limits = Limits()) {
    file = SourceFile(path: "test.log", bytes: bytes, limits: limits)
    reading = LogReader.read(file, id: FileID(0), printed: printed.compactMap { PrintedCallbacks($0) })
    verdict = LogLint.verdict(on: reading, of: FileID(0))
  }

  init(_ text: String, printed: [String] = [], limits: Limits = Limits()) {
    self.init(Array(text.utf8), printed: printed, limits: limits)
  }

  var log: LifecycleLog { reading.log }

  /// The events in the normal form, a line each.
  var events: [String] { normal.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("@class") } }

  /// The log in the normal form.
  var normal: String {
    var writer = ByteWriter()
    NormalForm.write(log, to: &writer)
    return String(decoding: writer.take(), as: UTF8.self)
  }

  /// The lines that are no events.
  var others: [String] { reading.others.map { reading.text(of: $0, in: file) } }

  /// The codes of what was found in the file, and against UIKit, each with its line.
  var findings: [String] {
    (reading.findings + verdict.findings).map { "\($0.span.line): \($0.code.name)" }
  }

  /// The findings against UIKit.
  var contradictions: [String] { verdict.findings.map { "\($0.span.line): \($0.code.name)" } }
}
