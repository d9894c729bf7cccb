package import SceneBasics
package import SceneCompiler
internal import SceneSyntax

/// A replacement in a text.
package struct Replacement: Hashable, Sendable {
  package var range: Range<Int>
  package var text: String

  package init(range: Range<Int>, text: String) {
    self.range = range
    self.text = text
  }
}

extension EditingContext {
  /// The findings in the text, and in the files that it imports.
  package func check() -> Compilation {
    var loader = loader
    return Pipeline.compile(file, loader: &loader, wantsPlan: false)
  }

  /// The text as `fmt` writes it, as one replacement; nil if nothing changes, or the text can't be read.
  package func formatting() -> Replacement? {
    guard isMeantAsScene else { return nil }
    var sink = DiagnosticSink()
    guard case .formatted(let bytes) = SceneFormatter.format(file, id: FileID(0), sink: &sink) else { return nil }
    return Replacement(from: text, to: bytes)
  }

  /// The text with the fixes of findings, as one replacement; nil if there are none.
  func mending(_ findings: [Diagnostic]) -> Replacement? {
    let fixed = FixedText(file, id: FileID(0), fixing: findings)
    return fixed.count > 0 ? Replacement(from: text, to: fixed.bytes) : nil
  }

  /// The edits of one fix, if they are in this text.
  package func replacements(of fix: Fix) -> [Replacement]? {
    guard fix.edits.allSatisfy({ $0.file == FileID(0) }) else { return nil }
    let lines = file.lines
    return Replacement.safe(
      fix.edits.map { Replacement(range: lines.range(of: $0), text: $0.replacement) }, in: text)
  }

  /// A comment that keeps findings of a kind away from a line.
  ///
  /// - Parameter line: Counted from 0.
  package func ignoring(_ name: String, onLine line: Int) -> Replacement {
    let range = text.line(line)
    let blanks = text.bytes[range].prefix { $0 == 0x20 }
    let comment = String(decoding: blanks, as: UTF8.self) + "# scenograph:ignore \(name)" + text.lineBreak
    return Replacement(range: range.lowerBound..<range.lowerBound, text: comment)
  }
}

extension Replacement {
  /// Edits of a text in a form that each client can make: sorted, with the line breaks of the text.
  ///
  /// Edits that touch are one, since clients disagree on their order. One behind the last line begins at that line's
  /// end, since a client may add a line break of its own there.
  package static func safe(_ edits: [Replacement], in text: EditedText) -> [Replacement] {
    var all: [Replacement] = []
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let next = edit.withBreaks(of: text).beforeTheEnd(of: text)
      if let last = all.last, last.range.upperBound >= next.range.lowerBound {
        all[all.count - 1] = Replacement(
          range: last.range.lowerBound..<max(last.range.upperBound, next.range.upperBound), text: last.text + next.text)
      } else {
        all.append(next)
      }
    }
    return all
  }

  private func withBreaks(of text: EditedText) -> Replacement {
    guard text.lineBreak != "\n", !self.text.utf8.contains(0x0D) else { return self }
    let lines = self.text.split(separator: "\n", omittingEmptySubsequences: false)
    return Replacement(range: range, text: lines.joined(separator: text.lineBreak))
  }

  private func beforeTheEnd(of text: EditedText) -> Replacement {
    let last = text.lineCount - 1
    guard range.lowerBound == text.bytes.count, last > 0, text.line(last).isEmpty else { return self }
    let end = text.line(last - 1).upperBound
    let between = text.text(end..<text.bytes.count)
    if self.text.hasSuffix(between) {
      return Replacement(range: end..<end, text: between + self.text.dropLast(between.count))
    }
    return Replacement(range: end..<text.bytes.count, text: between + self.text)
  }

  /// The smallest replacement of whole lines that makes one text another; nil if they are the same.
  ///
  /// Nothing is put behind the last line: a client may add a line break of its own there. So the last line is replaced.
  package init?(from text: EditedText, to bytes: [UInt8]) {
    let former = text.bytes
    guard former != bytes else { return nil }
    var start = 0
    let shorter = min(former.count, bytes.count)
    while start < shorter, former[start] == bytes[start] { start += 1 }
    var end = 0
    while end < shorter - start, former[former.count - 1 - end] == bytes[bytes.count - 1 - end] { end += 1 }
    // Whole lines on both sides, and never the empty place behind the last break.
    let first = text.line(text.line(at: min(start, max(0, former.count - 1)))).lowerBound
    var last = former.count - end
    while last < former.count, last > first, former[last - 1] != 0x0A { last += 1 }
    let tail = former.count - last
    self.init(
      range: first..<last, text: String(decoding: bytes[first..<(bytes.count - tail)], as: UTF8.self))
  }
}
