package import SceneBasics

/// The lines of sources that were read and forgotten: each file is read again when the first of its lines is asked for.
package final class CodeLines {
  private let session: Session
  private let files: SourceFiles
  /// The lines of the file that was read last.
  private var last: (file: FileID, lines: [ArraySlice<UInt8>])?

  package init(_ session: Session, _ files: SourceFiles) {
    self.session = session
    self.files = files
  }

  /// More of a line than this isn't told.
  private static let longest = 100

  /// The text of a line, without blanks around it; nil where it can't be read any more.
  package func text(at span: SourceSpan) -> String? {
    if last?.file != span.file {
      guard let bytes = try? session.read(files[span.file].path).bytes else { return nil }
      last = (span.file, bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false))
    }
    let place = Int(span.line) - 1
    guard let lines = last?.lines, lines.indices.contains(place) else { return nil }
    let words = String(decoding: lines[place], as: UTF8.self).split { $0.isWhitespace }.joined(separator: " ")
    if words.isEmpty { return nil }
    return words.count > CodeLines.longest ? words.prefix(CodeLines.longest - 1) + "…" : words
  }
}
